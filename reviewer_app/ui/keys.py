"""Keys of the window: each press becomes a command, waits, or belongs to the text being typed.

Qt's own shortcuts fire whatever is on screen; ours must wait for the case that they act on, and
be off in text fields. So the window's key presses come through here first.
"""

import time
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from reviewer_app.ui.commands import Command
from reviewer_app.ui.held_keys import HeldKeys
from reviewer_app.ui.keymap import Keymap

_EDITING = {"undo", "redo", "go_next", "go_previous", "paste_cases"}
"""Commands whose keys edit text where text is being typed."""

_MODIFIERS = frozenset(
    {
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr),
        *(Qt.Key.Key_Meta, Qt.Key.Key_CapsLock),
    }
)
"""Keys that mean something only together with others."""

_TURNING_AWAY = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.Drop, QEvent.Type.WindowBlocked}
)
"""What a person does at the window, or a dialog over it, that leaves waiting keys behind."""

MOST_HELD = 500
"""Key presses that wait; a cat on the keyboard gets no further."""


def is_typing(widget: QWidget | None) -> bool:
    """Whether keys are text for this widget."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, QLineEdit) and not widget.isReadOnly()


@runtime_checkable
class Composing(Protocol):
    """A field that knows whether an input method holds letters that are not text yet."""

    @property
    def composing(self) -> bool:
        """Whether it does, so that all keys are the input method's."""
        ...


@runtime_checkable
class Claiming(Protocol):
    """A widget with keys of its own, such as a tree that arrows open and close."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a press is meant for it, whatever command the window has for the key."""
        ...


class Keys(QObject):
    """Hears the key presses of one window before its widgets do.

    keymap: what a press means. run: does a command by name. is_live: whether a command may run
    now. is_waiting: whether a case is on its way, so that presses are kept and handed out, in
    order, once it is painted. is_opening: whether a page is on its way that a command asked for,
    to which every press goes that comes after that command; `settle` tells what became of it.
    is_late: whether a press of that moment has waited too long to be meant for what is painted
    now. dropped: the presses that waited are forgotten.
    """

    dropped = Signal()

    def __init__(
        self,
        window: QWidget,
        keymap: Keymap,
        run: Callable[[str], None],
        is_live: Callable[[Command], bool],
        is_waiting: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._keymap = keymap
        self._run = run
        self._is_live = is_live
        self._is_waiting = is_waiting
        self.is_opening: Callable[[], bool] = lambda: False
        self.is_late: Callable[[float], bool] = lambda _since: False
        self._held: list[tuple[QKeyEvent, float]] = []
        self._acted: tuple[int, Command] | None = None
        window.winId()  # brings the native window into being, to which key presses come first
        window.windowHandle().installEventFilter(self)
        HeldKeys(window.windowHandle(), self)  # it hears them first

    def release(self) -> None:
        """Hand out the presses that waited, until one of them makes the rest wait again."""
        while self._held and not self._is_waiting() and not self.is_opening():
            event, since = self._held.pop(0)
            if self.is_late(since):
                self.drop()  # those behind it, too: without it they would mean something else
            elif not self._take(event):
                self._give(event)

    def settle(self, has_come: bool) -> None:
        """Nothing is on its way any more: presses go to what came, else to nothing."""
        if has_come:
            now = time.monotonic()
            self._held = [(event, now) for event, _ in self._held]  # a page may take its time
            self.release()
        else:
            self.drop()

    def drop(self) -> None:
        """Forget the presses that waited: what they were meant for did not come."""
        self._held.clear()
        self.dropped.emit()

    def turn_away(self) -> None:
        """The person turned to something else: keys for a case not seen yet are not for it."""
        if not self.is_opening():
            self.drop()

    def _take(self, event: QKeyEvent) -> bool:
        """Whether the press was ours: a command, or one that has to wait."""
        if event.isAutoRepeat() and self._acted and self._acted[0] == event.key():
            return self._repeat(self._acted[1])
        self._acted = None
        focused = self._window.focusWidget()
        if isinstance(focused, Composing) and focused.composing:
            return False
        if self.is_opening() and event.key() not in _MODIFIERS:
            self._hold(event)
            return True
        if isinstance(focused, Claiming) and focused.claims(event):
            return False
        typing = is_typing(focused)
        command = self._keymap.command_of(event)
        if typing and (command is None or not _works_while_typing(command, event)):
            return False
        if self._must_wait(command, event):
            self._hold(event)
            return True
        if command is None or not self._is_live(command):
            return False
        if not event.isAutoRepeat() or command.repeats:
            self._acted = event.key(), command
            self._run(command.name)
        return True

    def _repeat(self, command: Command) -> bool:
        """The key of a command is still held down: it is no text for the field that has come."""
        if command.repeats and self._is_live(command) and not self._is_waiting():
            self._run(command.name)
        return True

    def _must_wait(self, command: Command | None, event: QKeyEvent) -> bool:
        if not self._is_waiting():
            return False
        if command is None:
            return bool(event.text())
        return command.where == "review" or command.is_decision

    def _hold(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and len(self._held) < MOST_HELD:
            self._held.append((event.clone(), time.monotonic()))

    def _give(self, event: QKeyEvent) -> None:
        """Let the widget with the focus have a press that waited."""
        if widget := self._window.focusWidget():
            QCoreApplication.sendEvent(widget, event)

    def _calls_off(self) -> bool:
        """Esc: whether there were presses that it took back."""
        were_held = bool(self._held) and not self.is_opening()
        self.turn_away()
        return were_held

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TURNING_AWAY:
            self.turn_away()
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        self.release()
        if event.key() == Qt.Key.Key_Escape and self._calls_off():
            return True
        if self._held:  # strictly one after the other, whatever has the focus by now
            self._hold(event)
            return True
        return self._take(event)


def _works_while_typing(command: Command, event: QKeyEvent) -> bool:
    """Only combinations that no text field uses: letters and editing keys are the field's own."""
    has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    if command.where == "page" and event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return True
    is_function_key = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return (has_control or is_function_key) and command.name not in _EDITING
