"""A JSON text with its escapes read, for looking for words in it, and the way back."""

import re
from bisect import bisect_right

_ESCAPE = re.compile(
    r"\\(?:u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|(.))",
    re.DOTALL,
)
_SHORT = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


class ReadJson:
    """The text with the letters that its escapes stand for; `source` tells where they are."""

    def __init__(self, written: str) -> None:
        self._starts = [0]
        self._shifts = [0]
        self.text = self._read(written) if "\\" in written else written

    def source(self, place: int) -> int:
        """Where a place of the text is in the text as it was written."""
        found = bisect_right(self._starts, place) - 1
        return place + self._shifts[found]

    def _read(self, written: str) -> str:
        parts: list[str] = []
        at = length = 0
        for found in _ESCAPE.finditer(written):
            parts += [written[at : found.start()], letter := _letter(found)]
            length += found.start() - at + len(letter)
            at = found.end()
            self._starts.append(length)
            self._shifts.append(at - length)
        parts.append(written[at:])
        return "".join(parts)


def _letter(found: re.Match[str]) -> str:
    if found[1]:
        high, low = int(found[1], 16), int(found[2], 16)
        return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    if found[3]:
        return chr(int(found[3], 16))
    return _SHORT.get(found[4], found[4])
