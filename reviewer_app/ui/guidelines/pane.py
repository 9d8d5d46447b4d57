"""The guidelines beside the case: they stay open while one case follows the other."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from reviewer_app.services.guiding import Guide, Guideline
from reviewer_app.ui.i18n import format_moment, format_number, tr
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_view import MarkdownView
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton
from reviewer_app.ui.widgets.rule import Rule

WIDTH, LEAST, PART = 360, 240, 0.4
SIDE = 12


class GuidelinesPane(QWidget):
    """Shows the version that counts, and on request what is new in it.

    difference: the widget that shows what changed. closed: not wanted any more; left: back to
    the case. link_asked: an address was clicked. edit_asked: they are to be written anew.
    changes_asked: what changed is to be shown.
    """

    closed = Signal()
    left = Signal()
    link_asked = Signal(str)
    edit_asked = Signal()
    changes_asked = Signal()

    def __init__(self, look: Look, difference: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._difference = look, difference
        self.guide: Guide | None = None
        self._shows_news = False
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.version = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self.close_button = IconButton(look, tr("Close the guidelines"), icon="x")
        self.close_button.clicked.connect(self.closed)
        self.news = PlainLabel(look, font="body_strong", is_wrapped=True)
        self.turn = LinkButton(look, tr("Show what changed"))
        self.turn.clicked.connect(self._turn)
        self.text = MarkdownView(look, tr("Guidelines"), self)
        self.text.link_asked.connect(self.link_asked)
        self.empty = EmptyState(look)
        self.empty.acted.connect(self.edit_asked)
        self.edit = IconButton(look, tr("Edit the guidelines…"), icon="pencil")
        self.edit.clicked.connect(self.edit_asked)
        self._lay_out()
        self.setFocusProxy(self.text)
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 6, 0, 0)
        head.setSpacing(0)
        # Spacers rather than margins: margins do not change sides with the window.
        head.addSpacing(SIDE)
        head.addWidget(PlainLabel(self._look, tr("Guidelines"), font="pane_title"), 1)
        head.addWidget(self.edit)
        head.addWidget(self.close_button)
        head.addSpacing(6)
        under = QVBoxLayout()
        under.setContentsMargins(SIDE, 0, SIDE, 8)
        under.setSpacing(4)
        under.addWidget(self.version)
        under.addWidget(self._make_news())
        self._pages = QStackedWidget()
        for page in (self._framed(), self._difference, self.empty):
            self._pages.addWidget(page)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(under)
        column.addWidget(Rule(self))
        column.addWidget(self._pages, 1)
        edge = QFrame(self)
        edge.setObjectName("upright")
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(edge)
        whole.addLayout(column, 1)

    def _make_news(self) -> QWidget:
        self._news_row = QWidget()
        row = QVBoxLayout(self._news_row)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.news)
        row.addWidget(self.turn)
        return self._news_row

    def _framed(self) -> QWidget:
        """The text with its margins, which are no part of what scrolls sideways."""
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(0)
        row.addSpacing(SIDE)
        row.addWidget(self.text)
        row.addSpacing(4)
        return page

    def fit(self, room: int) -> None:
        """Take a part of the width that case and pane have together."""
        scale = self._look.theme.sizes.scale
        width = min(WIDTH * scale, max(LEAST, PART * room))
        self.setFixedWidth(round(width))

    def show_guide(self, guide: Guide) -> None:
        """Show the guidelines of a dataset; the note about what is new stays until another comes.

        The same version again stays where it was read.
        """
        current, before = guide.current, self.guide
        is_same = before is not None and before.current == current and before.current is not None
        self.edit.setVisible(current is not None)
        if current is None:
            self._show_none(guide)
        elif not is_same:
            self.version.setText(version_words(current))
            self.text.show_text(current.text)
            self._show_news(guide)
            self._show_page(0)
        self.guide = guide

    def _show_none(self, guide: Guide) -> None:
        self.version.setText("")
        self._news_row.hide()
        words = tr("No guidelines for {dataset} yet.").format(dataset=guide.dataset)
        self.empty.show_words(words, tr("Write guidelines…"))
        self._show_page(2)

    def _show_news(self, guide: Guide) -> None:
        has_known = bool(guide.known)
        self._news_row.setVisible(guide.is_new and has_known)
        self.news.setText(tr("New since you last looked"))

    def _turn(self) -> None:
        if self._pages.currentIndex() == 1:
            self._show_page(0)
        else:
            self.changes_asked.emit()

    def show_changes(self) -> None:
        """Show what changed; whoever was asked has filled it in."""
        self._show_page(1)

    def _show_page(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        words = tr("Show the whole text") if page == 1 else tr("Show what changed")
        self.turn.set_words(words)

    @property
    def shows_changes(self) -> bool:
        """Whether the difference is on screen."""
        return self._pages.currentIndex() == 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def version_words(version: Guideline) -> str:
    """Which version it is, by whom and of which day."""
    number = format_number(version.number)
    day = format_moment(version.written_at)
    if not version.author:
        return tr("Version {n}, {day}").format(n=number, day=day)
    return tr("Version {n}, {author}, {day}").format(n=number, author=version.author, day=day)
