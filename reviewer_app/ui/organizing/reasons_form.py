"""The reasons for a downvote that a dataset has: nine rows, a word and what it means."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.domain.reasons import (
    LONGEST_MEANING,
    LONGEST_WORD,
    MOST_REASONS,
    Reason,
    ReasonFault,
    Reasons,
    reason_faults,
    tidied,
)
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_cap import KeyCap
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton
from reviewer_app.ui.widgets.text_field import TextField

_WORD_PART, _MEANING_PART = 2, 3


class ReasonsForm(QWidget):
    """Reads and shows the reasons of one dataset. program: what holds where it has none.

    edited: something changed. submitted: Enter in a field. left: Esc in one.
    """

    edited = Signal()
    submitted = Signal()
    left = Signal()

    def __init__(self, look: Look, program: Reasons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._program = look, program
        self.words = [self._field(n, LONGEST_WORD, is_word=True) for n in range(1, 10)]
        self.meanings = [self._field(n, LONGEST_MEANING, is_word=False) for n in range(1, 10)]
        self.reset = LinkButton(look, tr("Use the default reasons"))
        self.reset.clicked.connect(self._reset)
        self._lay_out()
        self.show_reasons(())

    def _field(self, digit: int, longest: int, *, is_word: bool) -> TextField:
        field = TextField(self._look, is_tall=False)
        field.setMaxLength(longest)
        name = tr("Reason {n}") if is_word else tr("What reason {n} means")
        field.setAccessibleName(name.format(n=digit))
        field.text_changed.connect(self._changed)
        field.submitted.connect(self.submitted)
        field.left.connect(self.left)
        return field

    def _lay_out(self) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        set_margins(grid, 0, 0, 8, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, _WORD_PART)
        grid.setColumnStretch(2, _MEANING_PART)
        for place, words in ((1, tr("Word")), (2, tr("What it means"))):
            grid.addWidget(
                PlainLabel(self._look, words, font="label", colour="text_soft"), 0, place
            )
        for row in range(MOST_REASONS):
            grid.addWidget(KeyCap(self._look, str(row + 1)), row + 1, 0)
            grid.addWidget(self.words[row], row + 1, 1)
            grid.addWidget(self.meanings[row], row + 1, 2)
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        about = tr("The word becomes part of the vote. Votes that were cast keep their words.")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(
            PlainLabel(self._look, about, font="label", colour="text_soft", is_wrapped=True)
        )
        column.addWidget(area, 1)
        column.addWidget(self.reset)

    def show_reasons(self, own: Reasons) -> None:
        """Fill in what a dataset has; without reasons of its own, those of the program."""
        for row in range(MOST_REASONS):
            reasons = own or self._program
            reason = reasons[row] if row < len(reasons) else Reason()
            self.words[row].set_words(reason.word)
            self.meanings[row].set_words(reason.meaning)
        self.reset.setEnabled(self._typed() != self._program)

    @property
    def reasons(self) -> Reasons:
        """What is filled in; none where that is what the program has, or nothing."""
        typed = self._typed()
        return () if typed == self._program else typed

    def faults(self) -> tuple[ReasonFault, ...]:
        """What of it cannot be kept."""
        return reason_faults(self._typed())

    def _typed(self) -> Reasons:
        rows = zip(self.words, self.meanings, strict=True)
        return tidied([Reason(word=word.text(), meaning=said.text()) for word, said in rows])

    def _reset(self) -> None:
        self.show_reasons(())
        self._changed()
        self.words[0].setFocus()

    def _changed(self) -> None:
        self.reset.setEnabled(self._typed() != self._program)
        wrong = {fault.digit for fault in self.faults()}
        for digit, field in enumerate(self.words, start=1):
            if field.property("faulty") != (digit in wrong):
                field.setProperty("faulty", digit in wrong)
                field.style().polish(field)
        self.edited.emit()


def fault_words(fault: ReasonFault) -> str:
    """What is wrong with a reason, and where."""
    said = {
        "no word": tr("Reason {n} has no word."),
        "twice": tr("Reasons {other} and {n} have the same word."),
        "sign": tr("Reason {n} has a colon or a sign that cannot be shown."),
        "long": tr("Reason {n} is too long."),
    }[fault.why]
    return said.format(n=fault.digit, other=fault.other)
