"""The row of reasons below the votes: a digit and a word each, of the dataset on screen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.reasons import MOST_REASONS, Reasons
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.reason_chip import ReasonChip

_GAP = 6


class ReasonRow(QWidget):
    """Wraps where there is no room. picked: the word of the reason that was clicked."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, gap=_GAP)
        self.chips = [ReasonChip(look, str(digit), "") for digit in range(1, MOST_REASONS + 1)]
        for chip in self.chips:
            chip.clicked.connect(lambda _=False, chip=chip: self.picked.emit(chip.text()))
            flow.addWidget(chip)

    def show_reasons(self, reasons: Reasons) -> None:
        """Show other reasons; a digit that is free has no chip."""
        for place, chip in enumerate(self.chips):
            word = reasons[place].word if place < len(reasons) else ""
            if word != chip.text():
                chip.show_reason(word)

    def show_chosen(self, word: str) -> None:
        """Mark the chosen reason."""
        for chip in self.chips:
            chip.setChecked(bool(word) and chip.text() == word)

    def width_of_all(self) -> int:
        """How wide the row is in one line."""
        widths = [chip.sizeHint().width() for chip in self.chips if chip.text()]
        return sum(widths) + _GAP * max(0, len(widths) - 1)
