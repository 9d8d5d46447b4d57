"""Layouts: which row of a table names its columns, and the rows that a person may choose from."""

from collections.abc import Sequence
from typing import NamedTuple

from reviewer_app.domain.sayings import say
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.sources import HeaderChoice

HEADER_ROWS = 10
"""How many of the first rows may hold the columns' names."""

_INPUTS = frozenset(NAMES["input"])
_KNOWN = frozenset(name for names in NAMES.values() for name in names)
_SHOWN_CELLS, _SHOWN = 12, 40


class Line(NamedTuple):
    """A row with the number that places call it by."""

    number: int
    cells: Sequence[str]


def find_named(rows: Sequence[Line]) -> int | None:
    """Which of the first rows names an input column beside another one; above it are titles.

    A word such as "user" may be a value as well. So below the first row a header has more cells
    than all rows above it, or names two fields; and no row above it names any.
    """
    most = 0
    for place, row in enumerate(rows[:HEADER_ROWS]):
        filled = sum(map(bool, row.cells))
        known = {fold(cell) for cell in row.cells} & _KNOWN if filled > 1 else set[str]()
        if known & _INPUTS and (filled > most or len(known) > 1):
            return place
        if known:
            return None
        most = max(most, filled)
    return None


def name_columns(header: Sequence[str]) -> tuple[str, ...]:
    """A name for each column: its own, else one that says where it stands.

    Columns without a name, and the second of two equal names, are shown and never mapped. A name
    that is ours is a saying, as in `number_columns`.
    """
    names: list[str] = []
    for number, name in enumerate(header, start=1):
        if not name.strip():
            names.append(say("(column {number})", number=number))
        elif name in names:
            names.append(say("{name} (column {number})", name=name, number=number))
        else:
            names.append(name)
    return tuple(names)


def number_columns(count: int) -> tuple[str, ...]:
    """The columns of a table without a header: "column 1", "column 2" and so on.

    They are known by these names wherever a mapping is kept; as sayings they are shown in the
    language of the window.
    """
    return tuple(say("column {number}", number=number) for number in range(1, count + 1))


def list_choices(rows: Sequence[Line]) -> tuple[HeaderChoice, ...]:
    """The first rows, as a person is shown them to say which one is the header."""
    return tuple(
        HeaderChoice(number=row.number, cells=tuple(map(_shorten, row.cells[:_SHOWN_CELLS])))
        for row in rows[:HEADER_ROWS]
    )


def _shorten(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
