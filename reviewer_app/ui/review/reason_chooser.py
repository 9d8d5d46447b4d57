"""The open question after a downvote: the reasons with their meaning, the field, two ways on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.reasons import MOST_REASONS, Reason, Reasons
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton, QuietButton
from reviewer_app.ui.widgets.reason_chip import ReasonChip
from reviewer_app.ui.widgets.text_field import TextField

_COLUMNS = 3


class ReasonChooser(QFrame):
    """Inline in the bar, never a window over the case; the vote counts already."""

    reason_picked = Signal(str)
    submitted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self._look = look
        self._earlier = PlainLabel(look, font="label", colour="text_soft")
        self._chips = [self._make(digit) for digit in range(1, MOST_REASONS + 1)]
        self._go_on = PrimaryButton(look, tr("Save and go on"), key=tr("Enter"), is_tall=True)
        self._go_on.clicked.connect(self.submitted)
        self._without = QuietButton(look, tr("No reason"), key=tr("Esc"))
        self._without.clicked.connect(self.left)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(PlainLabel(self._look, tr("Why?"), font="body_strong"))
        hint = tr("Press a digit, type, or both")
        head.addWidget(PlainLabel(self._look, hint, font="body", colour="text_soft"))
        head.addStretch(1)
        head.addWidget(self._earlier)
        column.addLayout(head)
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, chip in enumerate(self._chips):
            grid.setColumnStretch(place % _COLUMNS, 1)
            grid.addWidget(chip, place // _COLUMNS, place % _COLUMNS)
        column.addLayout(grid)
        self._line = QHBoxLayout()
        self._line.setSpacing(8)
        self._line.addWidget(self._go_on)
        self._line.addWidget(self._without)
        column.addLayout(self._line)

    def show_reasons(self, reasons: Reasons) -> None:
        """Show other reasons with their meaning; a digit that is free has no chip."""
        for place, chip in enumerate(self._chips):
            one = reasons[place] if place < len(reasons) else Reason()
            chip.show_reason(one.word, one.meaning)

    def _make(self, digit: int) -> ReasonChip:
        chip = ReasonChip(self._look, str(digit), "")
        chip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        chip.clicked.connect(lambda _=False: self.reason_picked.emit(chip.text()))
        return chip

    def take_field(self, field: TextField) -> None:
        """Show the reason field here; it is the same one, with its text and its composing."""
        self._line.insertWidget(0, field, 1)

    def show_earlier(self, words: str) -> None:
        """What I had voted before, and that its reason was not taken over."""
        self._earlier.setText(words)
        self._earlier.setVisible(bool(words))

    def show_chosen(self, word: str) -> None:
        """Mark the chosen reason."""
        for chip in self._chips:
            chip.setChecked(bool(word) and chip.text() == word)
