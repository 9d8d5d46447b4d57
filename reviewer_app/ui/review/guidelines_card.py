"""The guidelines among the cards of a scenario: their beginning, with the whole a click away."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from reviewer_app.services.guiding import Guide
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_view import MarkdownView
from reviewer_app.ui.widgets.quiet_button import IconButton

MOST_LINES = 9
"""Lines of text that are shown without scrolling."""


class GuidelinesCard(Card):
    """Shows what counts for the dataset of the case. opened: the whole is wanted beside it."""

    opened = Signal()
    link_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Guidelines"))
        self.dataset_id = ""
        self._has_text = False
        self.text = _Excerpt(look, tr("Guidelines"))
        self.text.link_asked.connect(self.link_asked)
        open_ = IconButton(look, tr("Open the guidelines beside the case"), icon="book-open-text")
        open_.follow("guidelines")
        open_.clicked.connect(self.opened)
        self.add_button(open_)
        self.body_layout.addWidget(self.text)
        self.hide()

    def show_guide(self, guide: Guide) -> None:
        """Fill the card; without guidelines there is none."""
        self.dataset_id, current = guide.dataset_id, guide.current
        self._has_text = current is not None
        if current is not None:
            self.set_summary(tr("version {n}").format(n=format_number(current.number)))
            self.text.show_text(current.text)

    def show_for(self, dataset_id: str, *, is_wanted: bool) -> None:
        """Stand among the cards of a case, as far as the guidelines of its dataset are known."""
        self.setVisible(is_wanted and self._has_text and self.dataset_id == dataset_id)


class _Excerpt(MarkdownView):
    """As high as its text, up to some lines; the rest is scrolled."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, arg__1: int) -> int:
        most = MOST_LINES * self._look.theme.case_line_height(self._look.theme.font("case"))
        return round(min(self.height_for(arg__1), most))

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 0)
