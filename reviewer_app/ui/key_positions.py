"""Where keys are on the keyboard: the same place does the same in scripts without Latin letters."""

import sys
import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_X_OFFSET = 8
"""X11 and Wayland count from 8 above the numbers of Linux's input/event-codes.h."""

_ROWS = {2: "1234567890-=", 16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'", 44: "ZXCVBNM,./"}
_PLACES = {
    start + step: letter for start, letters in _ROWS.items() for step, letter in enumerate(letters)
}
"""Numbers of Linux's event codes; the scan codes of Windows (set 1) are the same here."""

_MAC_LETTERS = {
    **dict(zip("1234567890", (18, 19, 20, 21, 23, 22, 26, 28, 25, 29), strict=True)),
    **dict(zip("QWERTYUIOP", (12, 13, 14, 15, 17, 16, 32, 34, 31, 35), strict=True)),
    **dict(zip("ASDFGHJKL", (0, 1, 2, 3, 5, 4, 38, 40, 37), strict=True)),
    **dict(zip("ZXCVBNM", (6, 7, 8, 9, 11, 45, 46), strict=True)),
    **dict(zip("-=[];',./", (27, 24, 33, 30, 41, 39, 43, 47, 44), strict=True)),
}
_MAC: dict[int, str] = {number: letter for letter, number in _MAC_LETTERS.items()}
"""kVK_ANSI_… of Carbon's HIToolbox/Events.h; macOS tells no scan codes.

Number 0 is the A, and also what a press has that came from no keyboard; that has no scan code."""

_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
_SCRIPTS = {
    "CYRILLIC": "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "GREEK": ";ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ",
    "HEBREW": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "ARABIC": "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
}
"""The letters of the commonest layout of a script in the order of _LATIN, until keys tell more."""

_MOST_PLANES = 0x110000
_LEVEL_3 = 0x80
"""Mod5 of X11 and Wayland: AltGr is held."""


def place_of(event: QKeyEvent, platform: str = sys.platform) -> str:
    """What stands at the pressed place of a US keyboard: a digit, letter or sign; "" for others."""
    if platform == "darwin":
        number = event.nativeVirtualKey()
        return _MAC.get(number, "") if number or event.nativeScanCode() else ""
    code = event.nativeScanCode()
    return _PLACES.get(code if platform == "win32" else code - _X_OFFSET, "")


def script_of(key: int) -> str:
    """The script of the letter that a key types, as Unicode names it; "" where it is no letter."""
    if not 0 < key < _MOST_PLANES or not chr(key).isalpha():
        return ""
    return unicodedata.name(chr(key), "").split(" ")[0]


def digit_of(event: QKeyEvent) -> str:
    """The digit that a press means: a typed one, or the one at this place, such as É on AZERTY."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return ""
    if len(event.text()) == 1 and event.text() in "0123456789":
        return event.text()
    place = "" if modifiers or types_by_alt_gr(event) else place_of(event)
    return place if place.isdigit() else ""


def types_by_alt_gr(event: QKeyEvent) -> bool:
    """Whether AltGr is held to type a sign; Windows tells it as Ctrl and Alt together."""
    if not event.text().isprintable() or not event.text():
        return False
    modifiers = event.modifiers()
    if modifiers & Qt.KeyboardModifier.GroupSwitchModifier:
        return True
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    if modifiers & both == both:
        return True
    return sys.platform.startswith("linux") and bool(event.nativeModifiers() & _LEVEL_3)


class Lettering:
    """What is printed on this keyboard, as far as its presses have told."""

    def __init__(self) -> None:
        self._script = "LATIN"
        self._heard: dict[str, str] = {}

    @property
    def is_latin(self) -> bool:
        """Whether keys are meant by their letter."""
        return self._script == "LATIN"

    def hear(self, event: QKeyEvent) -> bool:
        """Learn from a press; whether another letter is to be shown for a key from now on."""
        script, place = script_of(event.key()), place_of(event)
        if not script or not place or place.isdigit():
            return False
        before = (self._script, self.letter_at(place))
        if script != self._script:
            self._script, self._heard = script, {}
        if script != "LATIN":
            self._heard[place] = chr(event.key())
        return before != (self._script, self.letter_at(place))

    def letter_at(self, place: str) -> str:
        """The letter that is typed at the place of a Latin one, for the eye."""
        if self._script == "LATIN" or place in self._heard:
            return self._heard.get(place, place)
        if len(place) != 1 or place not in _LATIN:
            return place
        return _SCRIPTS.get(self._script, _LATIN)[_LATIN.index(place)]
