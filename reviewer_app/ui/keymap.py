"""The person's keys: the table's own, or those they chose; what a press means, what a cap says."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from reviewer_app.ui import commands
from reviewer_app.ui.commands import COMMANDS, Command
from reviewer_app.ui.i18n import is_right_to_left, tr
from reviewer_app.ui.key_positions import (
    Lettering,
    digit_of,
    place_of,
    script_of,
    types_by_alt_gr,
)

_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_MIRRORED = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}
_MODIFIER_KEYS = frozenset(
    {
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta),
        *(Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock),
        *(Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_Hyper_L, Qt.Key.Key_Hyper_R),
        *(Qt.Key.Key_unknown, Qt.Key.Key_Multi_key, Qt.Key.Key_Mode_switch),
    }
)

_KEPT = tuple("123456789") + tuple(
    "Esc Tab Shift+Tab Space Return Enter Backspace Del Up Down PgUp PgDown Home End F6 F10 "
    "Ctrl+A Ctrl+C Ctrl+X Shift+F10".split()
)
"""Keys that lists, fields and buttons live on; no command takes them."""

_DIGITS = frozenset("123456789")


def combined(key: str) -> int:
    """A key as the table writes it, as the number that an event of it has; 0 for no such key."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        return 0
    first = cast(QKeyCombination, sequence[0])  # pyright: ignore[reportIndexIssue, reportUnknownMemberType]
    return 0 if first.key() == Qt.Key.Key_unknown else first.toCombined()


_KEPT_NUMBERS = {combined(key): key for key in _KEPT}


class Keymap(QObject):
    """Knows for every command its keys of today. changed: some cap has to say something else."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._own: dict[str, tuple[str, ...]] = {}
        self._lettering = Lettering()
        self._commands: dict[int, Command] = {}
        self._index()

    # What a press means

    def command_of(self, event: QKeyEvent) -> Command | None:
        """The command of a press: by letter, or by place in a script without Latin letters."""
        if types_by_alt_gr(event):
            return None
        self._hear(event)
        for number in self._meanings(event):
            if command := self._commands.get(number):
                return command
        return None

    def key_of(self, event: QKeyEvent) -> str:
        """A press as the table would write it; "" where it is no whole key, or types by AltGr."""
        if event.key() in _MODIFIER_KEYS or not event.key() or types_by_alt_gr(event):
            return ""
        self._hear(event)
        number = self._meanings(event)[0]
        return QKeySequence(number).toString(QKeySequence.SequenceFormat.PortableText)

    def _hear(self, event: QKeyEvent) -> None:
        if self._lettering.hear(event):
            self.changed.emit()

    def _meanings(self, event: QKeyEvent) -> list[int]:
        """What a press can mean, the likeliest first."""
        modifiers = event.modifiers() & ~_IGNORED
        key, place = event.key(), place_of(event)
        typed = _number(modifiers & ~_SHIFT if _is_sign(event) else modifiers, _mirrored(key))
        if digit := digit_of(event):
            return [combined(digit), typed]
        if not place:
            return [typed]
        script, placed = script_of(key), _number(modifiers, ord(place))
        if place.isdigit():  # such as Ctrl+À for Ctrl+0 on AZERTY
            return [placed, typed] if modifiers & ~_SHIFT else [typed]
        if script and script != "LATIN":
            return [placed]
        is_sure = script or self._lettering.is_latin or not place.isalpha()
        return [typed] if is_sure else [typed, placed]

    # What a command has

    def keys(self, command: Command) -> tuple[str, ...]:
        """The keys of a command, the one that is printed first."""
        return self._own.get(command.name, command.keys)

    def is_own(self, command: Command) -> bool:
        """Whether the person has changed its keys."""
        return command.name in self._own

    def words(self, name: str) -> str:
        """The first key as a cap shows it: "U", "Ctrl+Z", on a Mac "⌘Z"; empty without one."""
        keys = self.keys(commands.find(name))
        return self.cap(keys[0]) if keys else ""

    def all_words(self, name: str) -> tuple[str, ...]:
        """All keys of a command as caps show them, each once."""
        caps = (self.cap(key) for key in self.keys(commands.find(name)))
        return tuple(dict.fromkeys(caps))

    def cap(self, key: str) -> str:
        """A key in the letters of this keyboard and the words of this system."""
        start = key.rfind("+", 0, len(key) - 1) + 1
        before, last = key[:start], key[start:]
        if is_right_to_left():
            last = {"Left": "Right", "Right": "Left"}.get(last, last)
        if last in {"Return", "Enter"}:
            shown = tr("Enter")
        else:
            shown = _ARROWS.get(last) or self._lettering.letter_at(last)
        held = _native(f"{before}A").removesuffix("A") if before else ""
        return held + (shown if shown != last else _native(last))

    # Changing them

    def refusal(self, name: str, key: str) -> str:
        """Why a key cannot be one of this command's, in words; empty where it can."""
        number = combined(key)
        if number in _KEPT_NUMBERS:
            return _kept_words(key, self.cap(key))
        if _has_control_alt(number):
            return tr("Ctrl and Alt together type letters on many keyboards. Choose another key.")
        other = self._commands.get(number)
        if other and other.name != name:
            return tr("{key} is already the key of “{command}”. Choose another key.").format(
                key=self.cap(key), command=commands.words(other)
            )
        return ""

    def set_keys(self, name: str, keys: Sequence[str]) -> None:
        """Give a command these keys and no others; its own of the table are no change."""
        command = commands.find(name)
        chosen = tuple(dict.fromkeys(keys))
        if chosen == command.keys:
            self._own.pop(name, None)
        else:
            self._own[name] = chosen
        self._index()
        self.changed.emit()

    def reset(self) -> None:
        """All keys as the table has them."""
        self._own.clear()
        self._index()
        self.changed.emit()

    @property
    def own(self) -> dict[str, list[str]]:
        """What the person has changed, to be kept."""
        return {name: list(keys) for name, keys in self._own.items()}

    def load(self, kept: Mapping[str, Any]) -> None:
        """Take over what was kept; what no longer fits (a gone command, a clash) is left out."""
        self._own.clear()
        for command in COMMANDS:
            keys: object = kept.get(command.name)
            if isinstance(keys, list):
                texts = cast("list[object]", keys)
                known = {combined(key): key for key in texts if isinstance(key, str)}
                own = tuple(key for number, key in known.items() if _is_free(number))
                if own or not texts:  # where nothing of it is a key, the table's own stay
                    self._own[command.name] = own
        self._drop_clashes()
        self._index()
        self.changed.emit()

    def _drop_clashes(self) -> None:
        """A key that two commands claim stays with the one whose own choice it is, else the first.

        A new version of the table may claim a key that the person had given away before.
        """
        owners: dict[int, str] = {}
        for command in sorted(COMMANDS, key=lambda command: command.name not in self._own):
            keys = self.keys(command)
            free = tuple(
                key
                for key in keys
                if owners.setdefault(combined(key), command.name) == command.name
            )
            if free != keys:
                self._own[command.name] = free

    def _index(self) -> None:
        self._commands = {
            combined(key): command for command in COMMANDS for key in self.keys(command)
        }


def _is_free(number: int) -> bool:
    """Whether a command may have this key, as far as no other has it."""
    return bool(number) and number not in _KEPT_NUMBERS and not _has_control_alt(number)


def _has_control_alt(number: int) -> bool:
    held = QKeyCombination.fromCombined(number).keyboardModifiers()
    return held & _CONTROL_ALT == _CONTROL_ALT


_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def _native(key: str) -> str:
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def _number(modifiers: Qt.KeyboardModifier, key: int) -> int:
    return int(modifiers.value) | key


def _is_sign(event: QKeyEvent) -> bool:
    """Whether a sign such as / or ? was typed; on some keyboards it takes Shift, on others not."""
    text = event.text()
    if not text.isprintable() or not text:  # with Ctrl a press types nothing, or a control letter
        text = chr(event.key()) if 0x20 < event.key() < 0x7F else ""
    return len(text) == 1 and not text.isalnum() and text != " "


def _mirrored(key: int) -> int:
    """In a window from right to left the next case is on the left."""
    return _MIRRORED.get(Qt.Key(key), key) if is_right_to_left() and key in _MIRRORED else key


def _kept_words(key: str, cap: str) -> str:
    if key in _DIGITS:
        return tr("The digits 1 to 9 choose a reason. Choose another key.")
    return tr("{key} is needed in lists, fields and buttons. Choose another key.").format(key=cap)
