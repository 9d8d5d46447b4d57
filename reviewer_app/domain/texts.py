"""Two texts compared: lines first, then the words inside of changed lines.

Rows and spans carry places in the whole texts and cover both of them once and in order, so
that the difference alone is enough to make one text of the other.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from reviewer_app.domain.pairing import pairs
from reviewer_app.domain.sequences import SLICE, Run, Tools, align
from reviewer_app.domain.spans import (
    Span,
    State,
    compare_words,
    count_roughly,
    count_words,
    whole_span,
)

WINDOW = 1_000_000
"""Letters cut into lines by one call, which other threads have to wait for."""

_OTHER_ENDS = "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""What Python's own cutting would take for the end of a line, too."""


class Row(NamedTuple):
    """Text that stands side by side: a_start:a_end of one text beside b_start:b_end of the other.

    An unchanged row holds `lines` whole lines and no spans. A changed one holds a line, or none,
    of either side, and where time ran out up to `lines` of them; its spans cover it.
    """

    state: State
    a_start: int
    a_end: int
    b_start: int
    b_end: int
    lines: int = 1
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDifference:
    """How text b differs from text a.

    looked_into: words removed and added in rows that were looked into. blocks: the numbers of the
    others; their words are counted, by their blanks, when somebody asks. is_coarse: time ran out,
    so that some rows are marked as a whole or less of them is the same than could be.
    """

    a: str
    b: str
    rows: tuple[Row, ...]
    looked_into: tuple[int, int] = (0, 0)
    blocks: tuple[int, ...] = ()
    is_coarse: bool = False

    @property
    def removed(self) -> int:
        """Words that only a has; roughly where time ran out, and then it takes a while."""
        blocks = map(self.rows.__getitem__, self.blocks)
        rough = sum(count_roughly(self.a[row.a_start : row.a_end]) for row in blocks)
        return self.looked_into[0] + rough

    @property
    def added(self) -> int:
        """Words that only b has; roughly where time ran out, and then it takes a while."""
        blocks = map(self.rows.__getitem__, self.blocks)
        rough = sum(count_roughly(self.b[row.b_start : row.b_end]) for row in blocks)
        return self.looked_into[1] + rough

    @property
    def state(self) -> State:
        """The most that any row has to tell."""
        return max((row.state for row in self.rows), default=State.SAME)


def compare_texts(a: str, b: str, tools: Tools) -> TextDifference:
    """Compare two texts by lines and words, as closely as the tools have time for."""
    comparison = _Comparison(tools)
    comparison.compare(cut_lines(a), cut_lines(b))
    return TextDifference(
        a=a,
        b=b,
        rows=tuple(comparison.rows),
        looked_into=(comparison.removed, comparison.added),
        blocks=tuple(comparison.blocks),
        is_coarse=comparison.is_coarse,
    )


def cut_lines(text: str) -> list[str]:
    """The lines with their ends; only the line feed ends one, as in the stored text."""
    cut = _cut_at_line_feeds if any(end in text for end in _OTHER_ENDS) else _cut_quickly
    lines: list[str] = []
    at = 0
    while at < len(text):
        end = text.find("\n", at + WINDOW) + 1 or len(text)
        lines += cut(text[at:end])
        at = end
    return lines


def _cut_quickly(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _cut_at_line_feeds(text: str) -> list[str]:
    lines = [f"{line}\n" for line in text.split("\n")]
    last = lines.pop()[:-1]
    return [*lines, last] if last else lines


class _Comparison:
    """The rows found so far, and where in both texts they end."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._a_at = 0
        self._b_at = 0
        self.rows: list[Row] = []
        self.blocks: list[int] = []
        self.removed = 0
        self.added = 0
        self.is_coarse = False

    def compare(self, a: Sequence[str], b: Sequence[str]) -> None:
        for is_same, a_start, a_end, b_start, b_end in self._aligned(a, b):
            lines_a, lines_b = a[a_start:a_end], b[b_start:b_end]
            if is_same:
                self._add_same(lines_a)
            elif self._tools.has_time():
                self._add_changed(lines_a, lines_b)
            else:
                self._add_block(lines_a, lines_b)

    def _aligned(self, a: Sequence[str], b: Sequence[str]) -> tuple[Run, ...]:
        found = align(a, b, self._tools)
        self.is_coarse |= not found.is_complete
        return found.runs

    def _add_same(self, lines: Sequence[str]) -> None:
        length = sum(map(len, lines))
        self._add(State.SAME, length, length, len(lines))

    def _add_changed(self, a: Sequence[str], b: Sequence[str]) -> None:
        """Lines that differ in earnest, and between them those that differ only in their form."""
        keys_a, keys_b = _keys(a, self._tools), _keys(b, self._tools)
        if keys_a is None or keys_b is None:
            self._add_block(a, b)
            return
        for run in self._aligned(keys_a, keys_b):
            lines_a, lines_b = a[run.a_start : run.a_end], b[run.b_start : run.b_end]
            if run.is_same:
                self._add_alike(lines_a, lines_b)
            else:
                self._add_pairs(lines_a, lines_b)

    def _add_alike(self, a: Sequence[str], b: Sequence[str]) -> None:
        both = zip(a, b, strict=True)
        for is_equal, group in groupby(both, lambda pair: pair[0] == pair[1]):
            found = list(group)
            if is_equal:
                self._add_same([line for line, _ in found])
            else:
                for line_a, line_b in found:
                    self._add_pair(line_a, line_b)

    def _add_pairs(self, a: Sequence[str], b: Sequence[str]) -> None:
        """Lines beside the lines that stand for them; the others by themselves, removed first."""
        at_a = at_b = 0
        found = pairs(a, b, self._tools)
        if len(a) + len(b) > SLICE and not self._tools.has_time():
            self._add_block(a, b)
            return
        for place_a, place_b in found:
            self._add_alone(a[at_a:place_a], b[at_b:place_b])
            self._add_pair(a[place_a], b[place_b])
            at_a, at_b = place_a + 1, place_b + 1
        self._add_alone(a[at_a:], b[at_b:])

    def _add_alone(self, a: Sequence[str], b: Sequence[str]) -> None:
        for line in a:
            self._add_whole(line, "")
        for line in b:
            self._add_whole("", line)

    def _add_block(self, a: Sequence[str], b: Sequence[str]) -> None:
        """Many lines as one row, where there is no time for each."""
        self.is_coarse = True
        text_a, text_b = "".join(a), "".join(b)
        span = whole_span(text_a, text_b, self._a_at, self._b_at)
        self.blocks.append(len(self.rows))
        self._add(span.state, len(text_a), len(text_b), max(len(a), len(b)), (span,))

    def _add_pair(self, a: str, b: str) -> None:
        if not self._tools.has_time():
            self.is_coarse = True
            self._add_whole(a, b)
            return
        found = compare_words(a, b, self._a_at, self._b_at, self._tools)
        self.removed += found.removed
        self.added += found.added
        self.is_coarse |= not found.is_complete
        self._add(found.state, len(a), len(b), 1, found.spans)

    def _add_whole(self, a: str, b: str) -> None:
        span = whole_span(a, b, self._a_at, self._b_at)
        self.removed += count_words(a, self._tools)
        self.added += count_words(b, self._tools)
        self._add(span.state, len(a), len(b), 1, (span,))

    def _add(
        self, state: State, a_length: int, b_length: int, lines: int, spans: tuple[Span, ...] = ()
    ) -> None:
        """Put a row behind the others."""
        a_at, b_at = self._a_at, self._b_at
        self._a_at, self._b_at = a_at + a_length, b_at + b_length
        self.rows.append(Row(state, a_at, self._a_at, b_at, self._b_at, lines, spans))


def _keys(lines: Sequence[str], tools: Tools) -> list[str] | None:
    """What is equal for lines that differ only in white space, line ends or the Unicode form.

    None where time runs out.
    """
    keys: list[str] = []
    for at in range(0, len(lines), SLICE):
        if at and not tools.has_time():
            return None
        keys += [" ".join(_composed(line).split()) for line in lines[at : at + SLICE]]
    return keys


def _composed(line: str) -> str:
    return line if line.isascii() else unicodedata.normalize("NFC", line)
