"""The row of reasons below the votes: a digit and a word each, of the dataset on screen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.reasons import Reasons
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.reason_chip import ReasonChip

_GAP = 6


class ReasonRow(QWidget):
    """Wraps where there is no room. picked: the word of the reason that was clicked."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reasons: Reasons = ()
        self.chips: list[ReasonChip] = []
        self._flow = FlowLayout(self, gap=_GAP)

    def show_reasons(self, reasons: Reasons) -> None:
        """Show other reasons; a digit that is free has no chip."""
        if reasons == self._reasons:
            return
        self._reasons = reasons
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        told = [(digit, one.word) for digit, one in enumerate(reasons, start=1) if one.word]
        self.chips = [self._make(digit, word) for digit, word in told]
        self.updateGeometry()

    def _make(self, digit: int, word: str) -> ReasonChip:
        chip = ReasonChip(self._look, str(digit), word)
        chip.clicked.connect(lambda _=False: self.picked.emit(word))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def show_chosen(self, word: str) -> None:
        """Mark the chosen reason."""
        for chip in self.chips:
            chip.setChecked(chip.text() == word)

    def width_of_all(self) -> int:
        """How wide the row is in one line."""
        widths = [chip.sizeHint().width() for chip in self.chips]
        return sum(widths) + _GAP * max(0, len(widths) - 1)
