"""Texts to compare, and what a difference gives back."""

from math import inf

import regex
from hypothesis import strategies as st

from reviewer_app.domain.spans import Span
from reviewer_app.domain.texts import Row, TextDifference
from reviewer_app.services.differing import DiffTools

TOOLS = DiffTools(inf)

_SIGNS = (
    " \n\r\tab.,'1"
    "\u0301\u200d\U0001f3fb\U0001f469\u2139\u0600\U0001f1e9\u0915\u094d\u0937"
    "\u0e01\u0e33\u1100\u1161\uac00\u6f22\u5b57\ufe0f\u0645\u0651\u30c6\uff9e\xe9\x00\ud800"
)
_WORDS = ("the ", "café ", "cafe\u0301 ", "漢字", "مرحبا ", "ไทย", "16:00 ", "\r\n", "\n", "  ")

texts = st.lists(st.sampled_from(_WORDS) | st.text(_SIGNS, max_size=4), max_size=12).map("".join)
"""Texts of words and of what is hard to cut: marks, joiners, flags, jamo, line ends."""


def patched(difference: TextDifference) -> tuple[str, str]:
    """Both texts put together again from what is the same and what is not."""
    a = b = ""
    for row in difference.rows:
        for span in row.spans or (row,):
            a += difference.a[span.a_start : span.a_end]
            b += difference.b[span.b_start : span.b_end]
    return a, b


def cuts(difference: TextDifference) -> tuple[set[int], set[int]]:
    """All places where rows and spans begin or end, in A and in B."""
    parts: list[Row | Span] = [span for row in difference.rows for span in (row, *row.spans)]
    a = {place for part in parts for place in (part.a_start, part.a_end)}
    return a, {place for part in parts for place in (part.b_start, part.b_end)}


def characters(text: str) -> set[int]:
    """The places between what is seen as one character."""
    ends = [match.end() for match in regex.compile(r"\X").finditer(text)]
    return {0, *ends}


def marked(difference: TextDifference) -> list[tuple[str, str, str]]:
    """State, removed and added text of each span that is not the same."""
    return [
        (
            span.state.name.lower(),
            difference.a[span.a_start : span.a_end],
            difference.b[span.b_start : span.b_end],
        )
        for row in difference.rows
        for span in row.spans
        if span.state
    ]
