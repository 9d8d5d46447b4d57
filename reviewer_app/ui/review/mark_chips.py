"""The marks of the case on screen as chips with a cross, in the head of the case."""

from datetime import UTC, datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from reviewer_app.domain.marks import MARK_KINDS, CaseMarks, MarkKind
from reviewer_app.ui.i18n import is_right_to_left, tr
from reviewer_app.ui.review.mark_words import MARK_ICONS, deferred_words, mark_title
from reviewer_app.ui.widgets.chip import FilterChip
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

_QUESTION = 60
"""Letters of a question that a chip shows; all of it is in the tool tip."""


class MarkChips(QWidget):
    """off_asked: the cross of a mark was clicked, by its kind."""

    off_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: dict[MarkKind, FilterChip] = {
            kind: self._make(look, kind) for kind in MARK_KINDS
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for chip in self.chips.values():
            row.addWidget(chip)
        self.hide()

    def _make(self, look: Look, kind: MarkKind) -> FilterChip:
        chip = FilterChip(look, mark_title(kind), is_on=True)
        chip.set_icon(MARK_ICONS[kind])
        chip.clicked.connect(lambda _=False: self.off_asked.emit(kind))
        chip.hide()
        return chip

    def show_marks(self, marks: CaseMarks) -> None:
        """Show the marks that are set; none of them takes the row away."""
        for kind, chip in self.chips.items():
            chip.setVisible(kind in marks.kinds)
            words = _words(kind, marks)
            chip.set_words(words)
            chip.setAccessibleName(tr("{mark}, take it off").format(mark=words))
            set_plain_tool_tip(chip, _whole(kind, marks) or tr("Take it off"))
        self.setVisible(bool(marks.kinds))


def _words(kind: MarkKind, marks: CaseMarks) -> str:
    if kind == "defer" and marks.deferred_until:
        return tr("Deferred {until}").format(
            until=deferred_words(marks.deferred_until, datetime.now(UTC))
        )
    question = single_line(marks.question)
    if kind == "ask" and question:
        short = question if len(question) <= _QUESTION else f"{question[:_QUESTION]}…"
        return tr("Asked: “{question}”").format(question=_isolated(short))
    return mark_title(kind)


def _isolated(question: str) -> str:
    """In a window that runs the other way a question of plain letters needs the marks, too."""
    if question.isascii() and not is_right_to_left():
        return question
    return f"\u2068{question}\u2069"


def _whole(kind: MarkKind, marks: CaseMarks) -> str:
    return single_line(marks.question) if kind == "ask" else ""
