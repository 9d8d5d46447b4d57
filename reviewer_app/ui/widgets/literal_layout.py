"""Cuts content into pieces that Qt lays out quickly, each with its place in the original."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.widgets.literal_signs import ALL_SIGNS, SIGNS

PIECE = 8_000
"""Letters in one paragraph at most: one line of 1 MB costs 195 ms at every key press."""

BREAK_WINDOW = 200
"""How far back from the end of a piece a blank is looked for."""

_SHOWN = {code: sign for code, sign in ALL_SIGNS.items() if code not in {0x20, 0x09}}
"""Qt draws the signs of blanks and tabs itself, and lines break where they broke before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One paragraph on the screen.

    shown: the letters to show, one for each letter of the original; with invisible letters,
    also those of the line's end.
    start: where it begins in the original.
    is_soft: whether it goes on in the line of the piece before it.
    is_rtl: the direction of its line.
    """

    shown: str
    start: int
    is_soft: bool
    is_rtl: bool


def pieces(text: str, *, shows_invisible: bool = False) -> Iterator[Piece]:
    """The paragraphs of the text, one after the other as they are asked for.

    A line without letters runs like the line before it, the first ones like the first with some.
    shows_invisible: with signs for white space, line ends and letters without a shape.
    """
    is_rtl = direction_of(text) == "rtl"
    position = 0
    while position <= len(text):
        line_end = text.find("\n", position)
        line_end = len(text) if line_end < 0 else line_end
        direction = direction_of(text[position : min(line_end, position + PIECE)])
        is_rtl = direction == "rtl" if direction else is_rtl
        for start, end in _cuts(text, position, line_end):
            is_soft = start != position
            shown = _all_shown(text, start, end) if shows_invisible else _shown(text, start, end)
            yield Piece(shown=shown, start=start, is_soft=is_soft, is_rtl=is_rtl)
        position = line_end + 1


def _cuts(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    position = start
    while end - position > PIECE:
        cut = _cut_before(text, position + PIECE)
        yield position, cut
        position = cut
    yield position, end


def _cut_before(text: str, limit: int) -> int:
    """A place to break at or shortly before the limit: after a blank, else not before a mark."""
    for place in range(limit, limit - BREAK_WINDOW, -1):
        if text[place - 1] == " ":
            return place
    place = limit
    while place > limit - BREAK_WINDOW and _joins(text, place):
        place -= 1
    return place


def _joins(text: str, place: int) -> bool:
    """Whether the letter at a place belongs to the one before it."""
    joiner = "\u200d"
    return (
        unicodedata.combining(text[place]) > 0
        or unicodedata.category(text[place]) in {"Mn", "Me", "Mc", "Cf"}
        or text[place - 1] == joiner
    )


def _shown(text: str, start: int, end: int) -> str:
    """The letters with signs for what cannot be seen; the CR of a line end is left out."""
    if end > start and text[end - 1 : end + 1] == "\r\n":
        end -= 1
    return text[start:end].translate(SIGNS)


def _all_shown(text: str, start: int, end: int) -> str:
    """The letters with a sign for each that cannot be seen, the end of the line among them."""
    return text[start : end + (text[end : end + 1] == "\n")].translate(_SHOWN)


class Places:
    """Where each paragraph on the screen begins in the original."""

    def __init__(self) -> None:
        self._starts: list[int] = []

    def clear(self) -> None:
        """Begin with another text."""
        self._starts.clear()

    def add(self, piece: Piece) -> None:
        """Take note of the next paragraph."""
        self._starts.append(piece.start)

    def place(self, block: int, shown: str, offset: int) -> int:
        """The place in the original of a UTF-16 offset in the letters of a paragraph."""
        before = shown.encode("utf-16-le", "surrogatepass")[: 2 * offset]
        return self._starts[block] + len(before.decode("utf-16-le", "replace"))

    def find(self, place: int) -> tuple[int, int]:
        """The paragraph of a place in the original, and how many letters into it."""
        block = max(0, bisect_right(self._starts, place) - 1)
        return block, place - self._starts[block]

    def start(self, block: int) -> int:
        """Where a paragraph begins in the original."""
        return self._starts[block]

    def __len__(self) -> int:
        return len(self._starts)


def utf16_length(text: str) -> int:
    """How long Qt takes a text to be: letters beyond the basic plane count for two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
