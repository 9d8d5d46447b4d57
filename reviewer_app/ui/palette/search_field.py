"""The field above a list: letters search, arrows move in the list below."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.widgets.command_list import CommandList
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.text_field import TextField


class SearchField(TextField):
    """Keeps the caret while the list moves."""

    moved = Signal()

    def __init__(
        self, look: Look, placeholder: str, rows: CommandList, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, placeholder, is_tall=False, parent=parent)
        self._rows = rows

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: self._rows.page,
            Qt.Key.Key_PageUp: -self._rows.page,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or self.composing:
            super().keyPressEvent(event)
            return
        event.accept()
        self._rows.step(step)
        self.moved.emit()
