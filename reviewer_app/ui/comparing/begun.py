"""A long field before it is compared: how both values begin, so that they can be read at once."""

from reviewer_app.domain.differences import FieldDifference, as_text
from reviewer_app.ui.comparing.lines import Cell, Line, TextLine
from reviewer_app.ui.comparing.pieces import Pieces

LETTERS = 50_000
"""Letters of each value that are shown; by the time they are read, the whole is compared."""


class BegunSection:
    """The first lines of both values beside each other, without a mark."""

    stops = 0

    def __init__(self, field: FieldDifference) -> None:
        self._a, self._b = (Pieces(as_text(value)[:LETTERS]) for value in (field.a, field.b))

    def __len__(self) -> int:
        return max(len(self._a), len(self._b))

    def line(self, number: int) -> Line:
        """One line by its number."""
        a, b = (pieces.piece(number)[0] for pieces in (self._a, self._b))
        cell = _cell(a)
        return TextLine(a=cell, b=cell if a == b else _cell(b))

    def unfold(self, key: int) -> None:
        """Nothing is folded."""

    def line_of(self, stop: int) -> int:
        """No difference is known, so the first line."""
        return 0


def _cell(text: str) -> Cell | None:
    return Cell(text=text) if text else None
