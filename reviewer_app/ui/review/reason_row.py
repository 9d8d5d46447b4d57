"""The row of reasons below the votes: a digit and a word each, of the dataset on screen."""

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QLayoutItem, QWidget

from reviewer_app.domain.reasons import MOST_REASONS, Reasons
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.reason_chip import CLOSE, ROOMY, SMALL, Density, ReasonChip

_GAPS = {ROOMY: 6, CLOSE: 5, SMALL: 4}


class ReasonRow(QWidget):
    """One line of chips: closer and smaller where there is little room, else even lines.

    picked: the word of the reason that was clicked.
    """

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = [ReasonChip(look, str(digit), "") for digit in range(1, MOST_REASONS + 1)]
        flow = _ReasonFlow(self, self.chips)
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

    def width_of_all(self, density: Density = ROOMY) -> int:
        """How wide the row is in one line."""
        return _width_of(self.chips, density)


class _ReasonFlow(FlowLayout):
    """The widest density in which all chips stand in one line."""

    def __init__(self, parent: QWidget, chips: list[ReasonChip]) -> None:
        super().__init__(parent, line_gap=6, is_even=True)
        self._chips = chips

    def _density_at(self, width: int) -> Density:
        fitting = (each for each in _GAPS if _width_of(self._chips, each) <= width)
        return next(fitting, ROOMY)

    def gap_at(self, width: int) -> int:
        return _GAPS[self._density_at(width)]

    def hint_at(self, item: QLayoutItem, width: int) -> QSize:
        chip = item.widget()
        assert isinstance(chip, ReasonChip)
        return QSize(chip.width_at(self._density_at(width)), chip.height_needed())

    def setGeometry(self, arg__1: QRect) -> None:
        density = self._density_at(arg__1.width())
        for chip in self._chips:
            chip.set_density(density)
        super().setGeometry(arg__1)


def _width_of(chips: list[ReasonChip], density: Density) -> int:
    widths = [chip.width_at(density) for chip in chips if chip.text()]
    return sum(widths) + _GAPS[density] * max(0, len(widths) - 1)
