"""Key presses as keyboards of several layouts send them: the typed letter and the place."""

import sys

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from reviewer_app.ui.key_positions import _MAC, _PLACES

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def press(
    place: str,
    text: str,
    modifiers: Qt.KeyboardModifier = NONE,
    *,
    key: int | None = None,
    native_modifiers: int = 0,
    is_repeated: bool = False,
) -> QKeyEvent:
    """A press of the key at `place` of a US keyboard, which types `text` in the layout at hand."""
    number = key if key is not None else ord(text.upper())
    scan, virtual = _codes(place)
    return QKeyEvent(
        QEvent.Type.KeyPress,
        number,
        modifiers,
        scan,
        virtual,
        native_modifiers,
        text,
        is_repeated,
    )


def _codes(place: str) -> tuple[int, int]:
    """Scan code and virtual key as this system would tell them."""
    if sys.platform == "darwin":
        return 1, next(code for code, letter in _MAC.items() if letter == place)
    code = next(code for code, letter in _PLACES.items() if letter == place)
    return code + (0 if sys.platform == "win32" else 8), 0
