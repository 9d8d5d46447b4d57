"""Delimiters: which character parts the cells of a CSV file.

Scored by how many rows get as many cells as the header; guessing by frequency takes blanks and
commas of plain text for delimiters.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from reviewer_app.formats.layouts import Line, find_named
from reviewer_app.formats.rows import split

NO_DELIMITER = "\x1f"
"""For a file with one column, whose lines may hold commas that part nothing."""

CANDIDATES = (",", ";", "\t", "|")
_ROWS = 200
_TABLE_SHARE = 0.9


@dataclass(frozen=True, slots=True, order=True)
class _Score:
    """How well a delimiter fits: the share of fitting rows first, then the number of columns."""

    share: float
    columns: int


def find_delimiter(lines: Sequence[str], header_row: int | None = None) -> str:
    """The delimiter of a file by its first lines; NO_DELIMITER when its header has one cell.

    header_row: the line where the header starts, from 1, as somebody chose it.
    """
    mark, score = _find_best(lines, header_row)
    return mark if score.columns > 1 else NO_DELIMITER


def is_table(lines: Sequence[str]) -> bool:
    """Whether text that nobody called CSV has columns: nearly all lines have as many cells."""
    _, score = _find_best(lines)
    return len(lines) > 1 and score.columns > 1 and score.share >= _TABLE_SHARE


def _find_best(lines: Sequence[str], header_row: int | None = None) -> tuple[str, _Score]:
    scores = [(mark, _score(lines, mark, header_row)) for mark in CANDIDATES]
    # max keeps the first of equals: the comma, where nothing speaks for another.
    return max(scores, key=lambda scored: scored[1])


def _score(lines: Iterable[str], delimiter: str, header_row: int | None) -> _Score:
    rows = [row for row in islice(_readable(lines, delimiter), _ROWS) if row.cells]
    if header_row:
        rows = [row for row in rows if row.number >= header_row]
    elif header_row is None:
        # The rows above a header further down are titles, and have other numbers of cells.
        rows = rows[find_named(rows) or 0 :]
    if not rows or len(rows[0].cells) == 1:
        return _Score(0.0, 1)
    width = len(rows[0].cells)
    fitting = sum(len(row.cells) == width for row in rows)
    return _Score(fitting / len(rows), width)


def _readable(lines: Iterable[str], delimiter: str) -> Iterator[Line]:
    """The rows up to one that cannot be read; whoever reads the file says what is wrong with it."""
    reader = split(lines, delimiter)
    with suppress(csv.Error):
        start = 1
        for cells in reader:
            yield Line(start, cells)
            start = reader.line_num + 1
