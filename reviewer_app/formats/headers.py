"""Headers: whether the first row of a table names its columns or is data already.

Only one shape is taken without a header unasked: two columns, a text to answer and a short answer.
With more columns nobody could tell what they hold, so a person says that there is none.
"""

import re
from collections.abc import Sequence

from reviewer_app.formats.layouts import number_columns
from reviewer_app.formats.names import NAMES, fold

NUMBERED = number_columns(2)
"""The columns of such a table."""

_FEWEST_ROWS = 4
_PROSE = 20
_TEXT = 40
_PROSE_SHARE = 0.8
_NUMBER = re.compile(r"[+-]?[0-9][0-9.,  ]*%?")
_KNOWN = frozenset(name for names in NAMES.values() for name in names)


def is_data(first: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first row is data: one cell a text, the other an answer like those below it.

    An answer is a number over numbers, or a word that stands in its column again; no header is
    either of these.
    """
    pairs = [row for row in rows if len(row) == len(NUMBERED)]
    if len(first) != len(NUMBERED) or len(pairs) < _FEWEST_ROWS or len(pairs) < len(rows):
        return False
    if any(fold(name) in _KNOWN for name in first):
        return False
    left, right = ([row[n] for row in pairs] for n in (0, 1))
    return (_are_texts(first[0], left) and _is_answer(first[1], right)) or (
        _are_texts(first[1], right) and _is_answer(first[0], left)
    )


def looks_like_data(columns: Sequence[str]) -> bool:
    """Whether a name is a number or a long text, so that a header is probably missing."""
    return any(_NUMBER.fullmatch(name) or len(name) >= _TEXT for name in columns)


def _are_texts(first: str, others: Sequence[str]) -> bool:
    texts = sum(len(text) >= _PROSE for text in others)
    return len(first) >= _PROSE and texts >= _PROSE_SHARE * len(others)


def _is_answer(first: str, others: Sequence[str]) -> bool:
    if _NUMBER.fullmatch(first):
        return all(map(_NUMBER.fullmatch, others))
    return 0 < len(first) < _PROSE and first in others
