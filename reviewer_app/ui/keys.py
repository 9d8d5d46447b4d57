"""Keys of the window: each press becomes a command, waits, or belongs to the text being typed.

Qt's own shortcuts fire whatever is on screen; ours must wait for the case that they act on, and
be off in text fields. So the window's key presses come through here first.
"""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from reviewer_app.ui.commands import COMMANDS, Command

_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
_EDITING = {"undo", "redo", "go_next", "go_previous", "paste_cases"}
"""Commands whose keys edit text where text is being typed."""

MOST_HELD = 500
"""Key presses that wait; a cat on the keyboard gets no further."""


def combination(event: QKeyEvent) -> int:
    """The key with its modifiers as one number; the keypad's keys count as the others."""
    modifiers = event.modifiers() & ~_IGNORED
    return QKeyCombination(modifiers, Qt.Key(event.key())).toCombined()


def combined(key: str) -> int:
    """A key as the table writes it, as the number that an event of it has."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    return cast(QKeyCombination, sequence[0]).toCombined()  # pyright: ignore[reportIndexIssue, reportUnknownMemberType]


def is_typing(widget: QWidget | None) -> bool:
    """Whether keys are text for this widget."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, QLineEdit) and not widget.isReadOnly()


class Keys(QObject):
    """Hears the key presses of one window before its widgets do.

    run: does a command by name. is_live: whether a command may run now. is_waiting: whether a
    case is on its way, so that presses are kept and handed out, in order, once it is painted.
    """

    def __init__(
        self,
        window: QWidget,
        run: Callable[[str], None],
        is_live: Callable[[Command], bool],
        is_waiting: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._run = run
        self._is_live = is_live
        self._is_waiting = is_waiting
        self._held: list[QKeyEvent] = []
        self._commands = {combined(key): command for command in COMMANDS for key in command.keys}
        window.winId()  # brings the native window into being, to which key presses come first
        window.windowHandle().installEventFilter(self)

    def release(self) -> None:
        """Hand out the presses that waited, until one of them makes the rest wait again."""
        while self._held and not self._is_waiting():
            event = self._held.pop(0)
            if not self._take(event):
                self._give(event)

    def drop(self) -> None:
        """Forget the presses that waited: what they were meant for did not come."""
        self._held.clear()

    def _take(self, event: QKeyEvent) -> bool:
        """Whether the press was ours: a command, or one that has to wait."""
        typing = is_typing(self._window.focusWidget())
        command = self._commands.get(combination(event))
        if typing and (command is None or not _works_while_typing(command, event)):
            return False
        if self._must_wait(command, event):
            self._hold(event)
            return True
        if command is None or not self._is_live(command):
            return False
        if not event.isAutoRepeat() or command.repeats:
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
            self._held.append(event.clone())

    def _give(self, event: QKeyEvent) -> None:
        """Let the widget with the focus have a press that waited."""
        if widget := self._window.focusWidget():
            QCoreApplication.sendEvent(widget, event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        self.release()
        if self._held:  # strictly one after the other, whatever has the focus by now
            self._hold(event)
            return True
        return self._take(event)


def _works_while_typing(command: Command, event: QKeyEvent) -> bool:
    """Only combinations that no text field uses: letters and editing keys are the field's own."""
    has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    is_function_key = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return (has_control or is_function_key) and command.name not in _EDITING
