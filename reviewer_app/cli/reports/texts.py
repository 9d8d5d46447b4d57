"""Texts on a screen of 80 columns: cut, wrapped and counted by the columns that they take."""

import re
from collections.abc import Iterator
from itertools import accumulate
from unicodedata import combining, east_asian_width

from reviewer_app.cli.words import on_one_line
from reviewer_app.domain.evaluations import Plain
from reviewer_app.running.records import encode

WIDTH = 80
_HIDDEN = re.compile("[\ud800-\udfff\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]")
_LONGEST = 4000
"""Characters of a text that are looked at, however long it is."""


def columns_of(text: str) -> int:
    """How many columns a text takes; Chinese, Japanese and Korean characters take two."""
    return len(text) if text.isascii() else sum(map(_width, text))


def cut(text: str, columns: int) -> str:
    """As much of a text as there is room for, with … where something is left out."""
    text = text[:_LONGEST]
    if columns_of(text) <= columns:
        return text
    widths = accumulate(map(_width, text))
    return text[: sum(width < columns for width in widths)] + "…"


def wrap(text: str, columns: int, most: int) -> Iterator[str]:
    """A text on at most so many lines, broken at blanks where there are any."""
    text = text[:_LONGEST]
    for _ in range(most - 1):
        if columns_of(text) <= columns:
            break
        room = len(cut(text, columns + 1)) - 1
        at = text.rfind(" ", room // 2, room + 1)
        at = room if at < 0 else at
        yield text[:at]
        text = text[at:].lstrip(" ")
    yield cut(text, columns)


def shown(value: Plain) -> str:
    """A value on one line: a text as it is, anything else as JSON.

    Half characters, and marks that turn the direction of writing, come out as escapes.
    """
    text = value if isinstance(value, str) else encode(value).decode("utf-8")
    return _HIDDEN.sub(_escape, on_one_line(text[:_LONGEST])) or '""'


def percent(share: float) -> str:
    """A share from 0 to 1 as a percentage with one decimal."""
    return f"{share * 100:.1f} %"


def _width(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _escape(found: "re.Match[str]") -> str:
    return f"\\u{ord(found[0]):04x}"
