"""The rail of revisions: a click makes one B, a click with Shift makes it A."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton
from reviewer_app.ui.widgets.revision_list import RevisionList
from reviewer_app.ui.widgets.rule import Rule
from reviewer_app.ui.widgets.sides import Side

SIDE = 12


class RevisionRail(QWidget):
    """Chooses the two sides of the comparison out of the revisions of a case."""

    chosen = Signal(str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._a = self._b = ""
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = PlainLabel(look, tr("Revisions"), font="pane_title")
        self._count = PlainLabel(look, font="body", colour="text_soft")
        self._swap = IconButton(look, tr("Exchange A and B"), icon="arrow-left-right")
        self._swap.clicked.connect(lambda: self._choose(self._b, self._a))
        self.list = RevisionList(look, self.letter, self)
        self.list.chosen.connect(self._row_chosen)
        self._hint = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(SIDE, 0, SIDE, 0)
        head.addWidget(self._title)
        head.addSpacing(8)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self._swap)
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 8, SIDE, 8)  # a label forgets its own with another style
        foot.addWidget(self._hint)
        rules = [Rule(self) for _ in range(2)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addSpacing(6)
        column.addLayout(head)
        column.addSpacing(7)
        column.addWidget(rules[0])
        column.addWidget(self.list, 1)
        column.addWidget(rules[1])
        column.addLayout(foot)

    def show_sides(self, sides: Sequence[Side], a: str, b: str) -> None:
        """Show the revisions, the latest first, and which of them are compared."""
        self._title.setText(tr("Revisions"))
        self._hint.setText(self._hint_words())
        self.list.is_chain = True
        self.list.show_sides(sides)
        self._count.setText(format_number(len(sides)))
        self._mark(a, b)

    def show_cases(self, sides: Sequence[Side]) -> None:
        """Show two cases: the first is A."""
        self._title.setText(tr("Cases"))
        self._hint.setText("")
        self.list.is_chain = False
        self.list.show_sides(sides)
        self._count.setText(format_number(len(sides)))
        self._mark(sides[0].case_id, sides[1].case_id)

    def show_extent(self, case_id: str, words: str) -> None:
        """Say how much a revision changed, once it is known."""
        self.list.show_extent(case_id, words)

    def _hint_words(self) -> str:
        return tr("Click a revision to make it B.\nHold Shift to make it A.")

    def _mark(self, a: str, b: str) -> None:
        self._a, self._b = a, b
        self.list.viewport().update()

    def letter(self, case_id: str) -> str:
        """A, B or nothing."""
        return "B" if case_id == self._b else "A" if case_id == self._a else ""

    def _row_chosen(self, case_id: str, is_a: bool) -> None:
        a, b = (case_id, self._b) if is_a else (self._a, case_id)
        # Choosing the other side's revision exchanges the two.
        if a == b:
            a, b = self._b, self._a
        self._choose(a, b)

    def _choose(self, a: str, b: str) -> None:
        self._mark(a, b)
        self.chosen.emit(a, b)
