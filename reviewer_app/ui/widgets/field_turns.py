"""Undo and redo in the field that is being typed in, as its own keys do them."""

from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from reviewer_app.ui.keys import is_typing

Turn = Literal["undo", "redo"]

_CONTROL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_HELD = {"undo": _CONTROL, "redo": _CONTROL | _SHIFT}
"""What is held down with Z; every system's fields know both."""


def field_in(window: QMainWindow) -> QWidget | None:
    """The field that is being typed in, also while the keyboard is in the menu bar."""
    focused, page = window.focusWidget(), window.centralWidget()
    if isinstance(focused, QMenuBar):
        focused = page.focusWidget() if page else None
    return focused if is_typing(focused) else None


def can_turn(field: QWidget | None, turn: Turn) -> bool:
    """Whether a field has something to undo, or to redo."""
    if isinstance(field, QComboBox):
        field = field.lineEdit()
    if isinstance(field, QLineEdit):
        return field.isUndoAvailable() if turn == "undo" else field.isRedoAvailable()
    if isinstance(field, QTextEdit | QPlainTextEdit):
        document = field.document()
        return document.isUndoAvailable() if turn == "undo" else document.isRedoAvailable()
    return False


def turn_in(field: QWidget, turn: Turn) -> None:
    """Undo or redo in a field: by its own key, for which some fields do more than the text."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(field, QKeyEvent(kind, Qt.Key.Key_Z, _HELD[turn]))
