"""The lines of a text as they are shown: those that are too long are cut in pieces."""

import unicodedata
from collections.abc import Iterator
from itertools import accumulate

from reviewer_app.domain.texts import cut_lines

PIECE = 2_000
"""Letters of a line that are laid out at once; a longer one goes on in the next line."""

BREAK_WINDOW = 200
"""How far back from the end of a piece a blank is looked for."""


class Pieces:
    """The lines of a text with their ends and places, long ones cut."""

    def __init__(self, text: str) -> None:
        lines = cut_lines(text)
        is_short = max(map(len, lines), default=0) <= PIECE
        self._texts = lines if is_short else [part for line in lines for part in _cut(line)]
        self._starts = list(accumulate(map(len, self._texts), initial=0))

    def __len__(self) -> int:
        return len(self._texts)

    def piece(self, number: int) -> tuple[str, int]:
        """A piece and where it begins; an empty one behind the last."""
        return (self._texts[number], self._starts[number]) if number < len(self) else ("", 0)


def _cut(line: str) -> Iterator[str]:
    at = 0
    while len(line) - at > PIECE:
        end = line.rfind(" ", at + PIECE - BREAK_WINDOW, at + PIECE) + 1 or at + PIECE
        while end > at + 1 and (unicodedata.combining(line[end]) or line[end - 1] == "\u200d"):
            end -= 1
        yield line[at:end]
        at = end
    yield line[at:]
