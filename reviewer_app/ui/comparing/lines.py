"""What one line of the comparison shows: cells of both sides, heads, paths and folds."""

from dataclasses import dataclass
from typing import Literal

from reviewer_app.domain.spans import Reason

Sign = Literal["", "−", "+"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Letters start:end of a cell that differ. reason: why it is muted; None: it is not.

    stop: the number of the difference within its field.
    """

    start: int
    end: int
    stop: int
    reason: Reason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One side of a line. sign: "" for text that did not change."""

    text: str
    sign: Sign = ""
    marks: tuple[Mark, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLine:
    """Two cells beside each other; None: nothing there. is_code: in the fixed font."""

    a: Cell | None
    b: Cell | None
    is_code: bool = False
    is_last: bool = False
    absent: str = ""
    stops: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadLine:
    """The head of a field's card."""

    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PathLine:
    """A path of JSON, or who speaks in a turn, above its cells. is_code: in the fixed font."""

    text: str
    is_code: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldLine:
    """Equal parts that are not shown; pressing the line shows those behind `key`."""

    words: str
    key: int


Chip = tuple[str, Sign, int]
"""An item of a list: its text, its sign, and the number of the difference or -1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsLine:
    """The items of two lists as chips."""

    a: tuple[Chip, ...]
    b: tuple[Chip, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GapLine:
    """The ground between two cards."""


Line = TextLine | HeadLine | PathLine | FoldLine | ChipsLine | GapLine
