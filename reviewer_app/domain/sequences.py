"""Sequences: which parts of two lists of tokens are the same, found by a difference of letters.

Each different token becomes one letter, so that any difference of two texts compares lines,
words, items and turns alike. The algorithm itself is handed in: domain stays plain Python.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Literal, Protocol

Edit = tuple[Literal["=", "-", "+"], int]
"""What happens to the next letters, and to how many: kept, removed or added."""

FIRST_CODE = 0x10000
"""Above the surrogates, which some algorithms refuse."""

MOST_CODES = 0x110000 - FIRST_CODE
SLICE = 20_000
"""Tokens handled by one call, which other threads have to wait for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edits:
    """The way from one text to another. is_complete: False if time ran out underway."""

    edits: Sequence[Edit]
    is_complete: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A text cut up. is_complete: False if the pieces are larger than words, to save time."""

    tokens: Sequence[str]
    is_complete: bool = True


class Tools(Protocol):
    """What comparing needs from outside: an algorithm, the cutting of words, and a clock."""

    def difference(self, a: str, b: str) -> Edits:
        """The edits that make b of a, letter by letter."""
        ...

    def words(self, text: str) -> Words:
        """The text in words, blanks and signs; no cut within what is seen as one character."""
        ...

    def has_time(self) -> bool:
        """Whether to look closer; raises when nobody waits for the result any more."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Tokens a_start:a_end beside b_start:b_end: the same, or one in place of the other."""

    is_same: bool
    a_start: int
    a_end: int
    b_start: int
    b_end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Alignment:
    """Runs that cover both sequences once and in order, same and changed in turn."""

    runs: tuple[Run, ...]
    is_complete: bool = True


def align(a: Sequence[str], b: Sequence[str], tools: Tools) -> Alignment:
    """Lay two sequences of tokens side by side.

    Tokens that stand on one side only cannot match and are set aside first; that changes no
    result, and makes wholly different texts as quick as equal ones.
    """
    start = _common_start(a, b)
    end = _common_end(a, b, start)
    kept_a, kept_b, letters_a, letters_b = _shared(
        a[start : len(a) - end], b[start : len(b) - end], tools
    )
    found = tools.difference(letters_a, letters_b)
    matches = chain(
        [(0, 0, start)],
        _matches(found.edits, kept_a, kept_b, start),
        [(len(a) - end, len(b) - end, end)],
    )
    return Alignment(runs=tuple(_runs(matches, len(a), len(b))), is_complete=found.is_complete)


def _common_start(a: Sequence[str], b: Sequence[str]) -> int:
    length = min(len(a), len(b))
    return next((n for n in range(length) if a[n] != b[n]), length)


def _common_end(a: Sequence[str], b: Sequence[str], start: int) -> int:
    length = min(len(a), len(b)) - start
    return next((n for n in range(length) if a[-1 - n] != b[-1 - n]), length)


def _shared(
    a: Sequence[str], b: Sequence[str], tools: Tools
) -> tuple[list[int], list[int], str, str]:
    """Places and letters of the tokens that both sides have."""
    in_a = _distinct(a, tools)
    codes: dict[str, str] = {}
    for token in _distinct(b, tools):
        if token in in_a and len(codes) < MOST_CODES:
            codes[token] = chr(FIRST_CODE + len(codes))
    kept_a = [place for place, token in enumerate(a) if token in codes]
    kept_b = [place for place, token in enumerate(b) if token in codes]
    letters_a = "".join([codes[a[place]] for place in kept_a])
    letters_b = "".join([codes[b[place]] for place in kept_b])
    return kept_a, kept_b, letters_a, letters_b


def _distinct(tokens: Sequence[str], tools: Tools) -> dict[str, None]:
    found: dict[str, None] = {}
    rest = iter(tokens)
    while part := list(islice(rest, SLICE)):
        tools.has_time()
        found.update(dict.fromkeys(part))
    return found


def _matches(
    edits: Sequence[Edit], kept_a: list[int], kept_b: list[int], start: int
) -> Iterator[tuple[int, int, int]]:
    """Each stretch of equal tokens: where it begins on both sides, and its length."""
    at_a = at_b = 0
    for kind, count in edits:
        if kind == "=":
            places_a = kept_a[at_a : at_a + count]
            places_b = kept_b[at_b : at_b + count]
            if places_a[-1] - places_a[0] == places_b[-1] - places_b[0] == count - 1:
                yield start + places_a[0], start + places_b[0], count
            else:
                yield from (
                    (start + p, start + q, 1) for p, q in zip(places_a, places_b, strict=True)
                )
        at_a += count if kind != "+" else 0
        at_b += count if kind != "-" else 0


def _runs(matches: Iterator[tuple[int, int, int]], length_a: int, length_b: int) -> Iterator[Run]:
    """Same and changed runs in turn: neighbouring matches joined, the gaps filled."""
    at_a = at_b = same_a = same_b = 0
    for start_a, start_b, count in chain(matches, [(length_a, length_b, 0)]):
        if (start_a, start_b) != (at_a, at_b):
            if at_a > same_a:
                yield Run(is_same=True, a_start=same_a, a_end=at_a, b_start=same_b, b_end=at_b)
            yield Run(is_same=False, a_start=at_a, a_end=start_a, b_start=at_b, b_end=start_b)
            same_a, same_b = start_a, start_b
        at_a, at_b = start_a + count, start_b + count
    if at_a > same_a:
        yield Run(is_same=True, a_start=same_a, a_end=at_a, b_start=same_b, b_end=at_b)
