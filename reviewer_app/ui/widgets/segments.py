"""Two or three ways to see the same thing, of which one is pressed."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from reviewer_app.ui.widgets.joined import JoinedButton, join
from reviewer_app.ui.widgets.key_button import Face, KeyButton
from reviewer_app.ui.widgets.look import Look


class _Segment(JoinedButton):
    """One of the ways."""

    def face(self) -> Face:
        if self.isChecked():
            return Face(ground="select", edge="accent", words="select_text", icon="select_text")
        return super().face()

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
        buttons: list[_Segment] = []
        for number, (icon, words) in enumerate(ways):
            button = _Segment(look, words, icon=icon, parent=self)
            button.setCheckable(True)
            button.setChecked(number == 0)
            self._group.addButton(button, number)
            row.addWidget(button)
            buttons.append(button)
        self.buttons: list[KeyButton] = [*buttons]
        join(buttons)
        self._group.idClicked.connect(self.chosen)
