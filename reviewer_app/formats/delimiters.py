"""Delimiters: which character parts the cells of a CSV file.

Scored by how many rows get as many cells as the header; guessing by frequency takes blanks and
commas of plain text for delimiters.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from reviewer_app.formats.rows import split

NO_DELIMITER = "\x1f"
"""For a file with one column, whose lines may hold commas that part nothing."""

_CANDIDATES = ",;\t|"
_ROWS = 200
_TABLE_SHARE = 0.9


@dataclass(frozen=True, slots=True, order=True)
class _Score:
    """How well a delimiter fits: the share of fitting rows first, then the number of columns."""

    share: float
    columns: int


def find_delimiter(lines: Sequence[str]) -> str:
    """The delimiter of a file by its first lines; NO_DELIMITER when its header has one cell."""
    mark, score = _find_best(lines)
    return mark if score.columns > 1 else NO_DELIMITER


def is_table(lines: Sequence[str]) -> bool:
    """Whether text that nobody called CSV has columns: nearly all lines have as many cells."""
    _, score = _find_best(lines)
    return len(lines) > 1 and score.columns > 1 and score.share >= _TABLE_SHARE


def _find_best(lines: Sequence[str]) -> tuple[str, _Score]:
    scores = [(mark, _score(lines, mark)) for mark in _CANDIDATES]
    # max keeps the first of equals: the comma, where nothing speaks for another.
    return max(scores, key=lambda scored: scored[1])


def _score(lines: Iterable[str], delimiter: str) -> _Score:
    rows = [row for row in islice(_readable(lines, delimiter), _ROWS) if row]
    if not rows or len(rows[0]) == 1:
        return _Score(0.0, 1)
    fitting = sum(len(row) == len(rows[0]) for row in rows)
    return _Score(fitting / len(rows), len(rows[0]))


def _readable(lines: Iterable[str], delimiter: str) -> Iterator[list[str]]:
    """The rows up to one that cannot be read; whoever reads the file says what is wrong with it."""
    with suppress(csv.Error):
        yield from split(lines, delimiter)
