"""Sequences: which parts of two lists of tokens are the same, found by a difference of letters.

Each different token becomes one letter, so that any difference of two texts compares lines,
words, items and turns alike. The algorithm itself is handed in: domain stays plain Python.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress, count, pairwise, repeat
from operator import ne, sub
from typing import Literal, NamedTuple, Protocol

Edit = tuple[Literal["=", "-", "+"], int]
"""What happens to the next letters, and to how many: kept, removed or added."""

FIRST_CODE = 0x10000
"""Above the surrogates, which some algorithms refuse."""

MOST_CODES = 0x110000 - FIRST_CODE
SLICE = 10_000
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


class Run(NamedTuple):
    """Tokens a_start:a_end beside b_start:b_end: the same, or one in place of the other.

    A named tuple like rows and spans: a long text has ten thousands, and each is made in a third
    of the time that a frozen data class takes.
    """

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
    in_a, in_b = _shared(a[start : len(a) - end], b[start : len(b) - end], tools)
    found = tools.difference(in_a.letters, in_b.letters)
    matches = chain(
        [(0, 0, start)],
        _matches(found.edits, in_a.places, in_b.places, start),
        [(len(a) - end, len(b) - end, end)],
    )
    return Alignment(runs=tuple(_runs(matches, len(a), len(b))), is_complete=found.is_complete)


def _common_start(a: Sequence[str], b: Sequence[str]) -> int:
    length, at = min(len(a), len(b)), 0
    while at < length and a[at : at + SLICE] == b[at : at + SLICE]:
        at += SLICE
    return next((n for n in range(at, length) if a[n] != b[n]), length)


def _common_end(a: Sequence[str], b: Sequence[str], start: int) -> int:
    length, at = min(len(a), len(b)) - start, 0
    end_a, end_b = len(a), len(b)
    while at + SLICE <= length and (
        a[end_a - at - SLICE : end_a - at] == b[end_b - at - SLICE : end_b - at]
    ):
        at += SLICE
    return next((n for n in range(at, length) if a[-1 - n] != b[-1 - n]), length)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lettered:
    """The tokens of one side that both have: their places in order, and a letter for each."""

    places: list[int]
    letters: str


def _shared(a: Sequence[str], b: Sequence[str], tools: Tools) -> tuple[_Lettered, _Lettered]:
    """What both sides have of each; equal tokens have the same letter."""
    letters = map(chr, range(FIRST_CODE, FIRST_CODE + MOST_CODES))
    codes: dict[str, str] = {}
    found_a: list[str | None] = []
    if len(a) <= MOST_CODES:
        for part in _slices(a, tools):
            found_a += map(codes.setdefault, part, letters)
    else:
        codes.update(zip(_in_both(a, b, tools), letters, strict=False))
        found_a += _found(a, codes, tools)
    found_b = _found(b, codes, tools)
    in_b = set(filter(None, found_b))
    found_a = [letter if letter in in_b else None for letter in found_a]
    return _lettered(found_a), _lettered(found_b)


def _in_both(a: Sequence[str], b: Sequence[str], tools: Tools) -> list[str]:
    """The different tokens of a that b has, too: the letters may do for these alone."""
    in_b: set[str] = set()
    for part in _slices(b, tools):
        in_b.update(part)
    found: dict[str, None] = {}
    for part in _slices(a, tools):
        found.update(dict.fromkeys(filter(in_b.__contains__, part)))
    return list(found)


def _found(tokens: Sequence[str], codes: dict[str, str], tools: Tools) -> list[str | None]:
    found: list[str | None] = []
    for part in _slices(tokens, tools):
        found += map(codes.get, part)
    return found


def _lettered(found: list[str | None]) -> _Lettered:
    return _Lettered(places=list(compress(count(), found)), letters="".join(filter(None, found)))


def _slices(tokens: Sequence[str], tools: Tools) -> Iterator[Sequence[str]]:
    """The tokens a slice at a time; raises when nobody waits for the result any more."""
    for at in range(0, len(tokens), SLICE):
        tools.has_time()
        yield tokens[at : at + SLICE]


Stretch = tuple[int, int, int]
"""Where equal tokens begin in a and in b, and how many there are."""


def _matches(
    edits: Sequence[Edit], kept_a: list[int], kept_b: list[int], start: int
) -> Iterator[Stretch]:
    """The stretches of equal tokens, in order."""
    at_a = at_b = 0
    for kind, length in edits:
        if kind == "=":
            places_a = kept_a[at_a : at_a + length]
            places_b = kept_b[at_b : at_b + length]
            for first, last in _unbroken(places_a, places_b):
                yield start + places_a[first], start + places_b[first], last - first
        at_a += length if kind != "+" else 0
        at_b += length if kind != "-" else 0


def _unbroken(places_a: list[int], places_b: list[int]) -> Iterable[tuple[int, int]]:
    """The parts of two lists of places in which both go on one by one."""
    last = len(places_a)
    if places_a[-1] - places_a[0] == places_b[-1] - places_b[0] == last - 1:
        return [(0, last)]
    steps_a = map(sub, places_a[1:], places_a)
    steps_b = map(sub, places_b[1:], places_b)
    is_break = map(ne, zip(steps_a, steps_b, strict=True), repeat((1, 1)))
    return pairwise([0, *compress(count(1), is_break), last])


def _runs(matches: Iterable[Stretch], length_a: int, length_b: int) -> Iterator[Run]:
    """Same and changed runs in turn: neighbouring matches joined, the gaps filled."""
    at_a = at_b = same_a = same_b = 0
    for start_a, start_b, length in chain(matches, [(length_a, length_b, 0)]):
        if start_a != at_a or start_b != at_b:
            if at_a > same_a:
                yield Run(True, same_a, at_a, same_b, at_b)
            yield Run(False, at_a, start_a, at_b, start_b)
            same_a, same_b = start_a, start_b
        at_a, at_b = start_a + length, start_b + length
    if at_a > same_a:
        yield Run(True, same_a, at_a, same_b, at_b)
