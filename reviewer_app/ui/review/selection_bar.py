"""Below the list while several rows are selected: how many they are, and what to do with them."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, LinkButton


class SelectionBar(QFrame):
    """Offers to review what is selected, and to select everything.

    review_asked: exactly the selected rows. decide_asked: one act on all of them. compare_asked:
    the two of them beside each other. all_asked: select every row. dropped: none.
    """

    review_asked = Signal()
    decide_asked = Signal()
    compare_asked = Signal()
    all_asked = Signal()
    dropped = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._words = PlainLabel(look, font="label_strong")
        self._told = ""
        self.review = EdgedButton(look, tr("Review these"))
        self.review.follow("review_selected")
        self.decide = EdgedButton(look, tr("Decide…"))
        self.decide.follow("decide_selected")
        self.compare = EdgedButton(look, tr("Compare"), icon="columns-2")
        self.compare.setAccessibleName(tr("Compare the two"))
        self.everything = LinkButton(look, "")
        self.drop = LinkButton(look, tr("None"), colour="text_soft")
        flow = FlowLayout(self, gap=12, line_gap=4)
        flow.setContentsMargins(12, 6, 12, 6)
        buttons = (self.review, self.decide, self.compare, self.everything, self.drop)
        for part in (self._words, *buttons):
            flow.addWidget(part)
        self.review.clicked.connect(self.review_asked)
        self.decide.clicked.connect(self.decide_asked)
        self.compare.clicked.connect(self.compare_asked)
        self.everything.clicked.connect(self.all_asked)
        self.drop.clicked.connect(self.dropped)
        self.hide()

    def show_menu(self, place: QPoint) -> None:
        """Offer the same at a place of the screen."""
        if self.isHidden():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in (self.decide, self.review, self.compare, self.drop):
            if not button.isHidden():
                menu.addAction(button.text()).triggered.connect(button.click)
        menu.popup(place)

    def show_count(self, selected: int, count: int, decided: int | None = None) -> None:
        """Show that so many of the rows are selected; none hides the bar.

        decided: how many of all rows are, where that is known.
        """
        self.setVisible(selected > 0)
        if not selected:
            self._told = ""
            return
        more = tr_n("{n} of them decided", "{n} of them decided", decided) if decided else ""
        words = tr_n("{n} selected", "{n} selected", selected)
        every = tr("Select all {n}").format(n=format_number(count))
        is_news = words != self._told
        self._told = words
        self._words.setText(_with(words, more if selected == count else ""))
        self.compare.setVisible(selected == 2)
        self.everything.set_words(_with(every, more))
        self.everything.setVisible(selected < count)
        if is_news:
            announce(self, self._words.text())


def _with(words: str, more: str) -> str:
    return tr(", ").join(filter(None, (words, more)))
