"""Cuts content into pieces that Qt lays out quickly, each with its place in the original."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.ui.i18n import direction_of

PIECE = 8_000
"""Letters in one paragraph at most: one line of 1 MB costs 195 ms at every key press."""

BREAK_WINDOW = 200
"""How far back from the end of a piece a blank is looked for."""

SIGNS: dict[int, str] = {
    **{code: chr(0x2400 + code) for code in range(0x20) if code not in {0x09, 0x0A}},
    0x7F: "␡",
    **dict.fromkeys(range(0x80, 0xA0), "␦"),
    # Qt would break lines and frames at these, or take them for objects of its own.
    0x2028: "↵",
    0x2029: "¶",
    0xFDD0: "�",
    0xFDD1: "�",
    0xFFFC: "�",
    # Overrides would show words in another order than they are stored in; nothing needs them.
    0x202D: "▶",
    0x202E: "◀",
    **dict.fromkeys(range(0xD800, 0xE000), "�"),
}
"""What is shown for letters that cannot be seen or would do something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One paragraph on the screen.

    shown: the letters to show, one for each letter of the original.
    start: where it begins in the original.
    is_soft: whether it goes on in the line of the piece before it.
    is_rtl: the direction of its line.
    """

    shown: str
    start: int
    is_soft: bool
    is_rtl: bool


def pieces(text: str) -> Iterator[Piece]:
    """The paragraphs of the text, one after the other as they are asked for.

    A line without letters runs like the line before it, the first ones like the first with some.
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
            yield Piece(shown=_shown(text, start, end), start=start, is_soft=is_soft, is_rtl=is_rtl)
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

    def __len__(self) -> int:
        return len(self._starts)
