"""Two or three ways to see the same thing, of which one is pressed."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from reviewer_app.ui.widgets.key_button import Face, KeyButton
from reviewer_app.ui.widgets.look import Look


class _Segment(KeyButton):
    """One of the ways."""

    def face(self) -> Face:
        if self.isChecked():
            return Face(ground="select", edge="accent", words="select_text", icon="select_text")
        return Face(ground="hover" if self.is_under_pointer() else "button", edge="line_strong")

    def word_font(self) -> str:
        return "body_strong" if self.isChecked() else "body"

    def widest_font(self) -> str:
        return "body_strong"


class Segments(QWidget):
    """Buttons side by side, exactly one of which is on."""

    chosen = Signal(int)

    def __init__(
        self, look: Look, ways: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons: list[KeyButton] = []
        for number, (icon, words) in enumerate(ways):
            button = _Segment(look, words, icon=icon, parent=self)
            button.setCheckable(True)
            button.setChecked(number == 0)
            self._group.addButton(button, number)
            row.addWidget(button)
            self.buttons.append(button)
        self._group.idClicked.connect(self.chosen)
