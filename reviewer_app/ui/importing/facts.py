"""Facts in rows: what each is in soft words, and beside it what it is, to read or to choose."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

_LABEL_WIDTH = 168


class Facts(QGridLayout):
    """A row for each fact; a row can be away while it does not apply."""

    def __init__(self, look: Look, *, width: int = _LABEL_WIDTH) -> None:
        """width: of the words at the start, at a base of 10 pt."""
        super().__init__()
        self._look = look
        self._labels: dict[QWidget, PlainLabel] = {}
        self.setHorizontalSpacing(16)
        self.setVerticalSpacing(8)
        self.setColumnMinimumWidth(0, round(width * look.theme.sizes.scale))
        self.setColumnStretch(1, 1)

    def add(self, words: str, value: QWidget, *, is_wide: bool = False) -> None:
        """A row more. is_wide: the value takes all of the width."""
        row = self.rowCount()
        label = PlainLabel(self._look, words, colour="text_soft")
        label.setBuddy(value)
        if not value.accessibleName():
            value.setAccessibleName(words)
        self.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        if is_wide:
            self.addWidget(value, row, 1)
        else:
            self.addWidget(value, row, 1, Qt.AlignmentFlag.AlignLeading)
        self._labels[value] = label

    def set_shown(self, value: QWidget, *, is_shown: bool) -> None:
        """Show a row or take it away."""
        value.setVisible(is_shown)
        self._labels[value].setVisible(is_shown)
