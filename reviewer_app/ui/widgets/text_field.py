"""The single-line field for reasons and searches; knows input methods and offers keys."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from reviewer_app.ui.key_positions import digit_of
from reviewer_app.ui.widgets.look import Look

BACKSPACE = "backspace"

_OWN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape})

Offer = Callable[[str], bool]
"""Takes a key pressed in the empty field, "1" to "9" or BACKSPACE; True if it was used."""


def _refuse(_key: str) -> bool:
    return False


class TextField(QLineEdit):
    """A line of text. Enter submits, Esc leaves; neither while an input method is composing."""

    text_changed = Signal(str)
    submitted = Signal()
    left = Signal()

    def __init__(
        self,
        look: Look,
        placeholder: str = "",
        *,
        offer: Offer = _refuse,
        is_tall: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._preedit = ""
        self.offer = offer
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        # The sheet gives the height of reason fields to those that say so.
        self.setProperty("tall", is_tall)
        # Dragging text out would run a loop of its own and stop all other work.
        self.setDragEnabled(False)
        self.textChanged.connect(self.text_changed)
        look.changed.connect(self._apply)
        self._apply()

    @property
    def composing(self) -> bool:
        """Whether an input method holds letters that are not text yet."""
        return bool(self._preedit)

    @property
    def is_untouched(self) -> bool:
        """Whether there is neither text nor anything being composed."""
        return not self.text() and not self.composing

    def set_words(self, text: str) -> None:
        """Put a text in without telling it as typed, and the caret to its end."""
        was_blocked = self.blockSignals(True)
        self.setText(text)
        self.blockSignals(was_blocked)

    def _apply(self) -> None:
        self.setFont(self._look.theme.font("body"))

    def _takes(self, event: QKeyEvent) -> bool:
        """Whether the key was for the field as a whole rather than for its text."""
        if self.composing:
            return False
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():  # a key that is held down submits once
                self.submitted.emit()
            return True
        if is_plain and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        return self.is_untouched and not event.isAutoRepeat() and self._offers(event)

    def _offers(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Backspace:
            return self.offer(BACKSPACE)
        digit = digit_of(event)
        return digit not in {"", "0"} and self.offer(digit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._takes(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def event(self, arg__1: QEvent) -> bool:
        # The window may use the same keys as shortcuts; here they are the field's.
        if arg__1.type() == QEvent.Type.ShortcutOverride and isinstance(arg__1, QKeyEvent):
            is_plain = not arg__1.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if is_plain and arg__1.key() in _OWN_KEYS:
                arg__1.accept()
                return True
        return super().event(arg__1)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._preedit = event.preeditString()
        super().inputMethodEvent(event)
