"""The line between two parts of a pane, a card or a dialog."""

from PySide6.QtWidgets import QFrame, QWidget


class Rule(QFrame):
    """A separator, one pixel high, in the colour that the theme has for lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("line")
