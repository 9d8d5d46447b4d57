"""Pairing: which of the changed lines, items or turns of one side stand for which of the other."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

from reviewer_app.domain.sequences import Tools

LEAST_ALIKE = 0.35
"""Share of common words from which two lines are the same line in two versions."""

MOST_PRODUCT = 2_500
"""Lines times lines of a gap that is paired by likeness; a larger one is cut at its rare words."""

LOOKED_AT = 2_000
"""Letters of a line that are looked at for its likeness to others."""

MANY = 1_000
"""Lines after which it is asked whether there is still time."""

Pair = tuple[int, int]


def pairs(a: Sequence[str], b: Sequence[str], tools: Tools) -> list[Pair]:
    """Places in a and b that belong together, in order on both sides; each occurs once at most.

    Equally many lines on both sides that share no word are paired one by one: somebody wrote
    each of them anew.
    """
    if not a or not b:
        return []
    if _is_one_by_one(a, b) or not tools.has_time():
        return _in_order(a, b)
    found = _alike(a, b, tools)
    return found if found or len(a) != len(b) else _in_order(a, b)


def _in_order(a: Sequence[str], b: Sequence[str]) -> list[Pair]:
    return [(place, place) for place in range(min(len(a), len(b)))]


def _is_one_by_one(a: Sequence[str], b: Sequence[str]) -> bool:
    """Whether each line is plainly the one opposite; by far the most common, so asked first."""
    if len(a) != len(b):
        return False
    if len(a) == 1:
        return True
    return all(_likeness(Counter(_words(p)), Counter(_words(q))) for p, q in zip(a, b, strict=True))


def _alike(a: Sequence[str], b: Sequence[str], tools: Tools) -> list[Pair]:
    if len(a) * len(b) <= MOST_PRODUCT:
        return list(_best(a, b))
    found: list[Pair] = []
    at_a = at_b = 0
    for place_a, place_b in [*_anchors(a, b, tools), (len(a), len(b))]:
        gap_a, gap_b = a[at_a:place_a], b[at_b:place_b]
        found += ((at_a + p, at_b + q) for p, q in _in_gap(gap_a, gap_b))
        if place_a < len(a):
            found.append((place_a, place_b))
        at_a, at_b = place_a + 1, place_b + 1
    return found


def _in_gap(a: Sequence[str], b: Sequence[str]) -> list[Pair]:
    """The pairs between two anchors; a large gap without any is paired one by one."""
    if len(a) * len(b) <= MOST_PRODUCT:
        return list(_best(a, b))
    return _in_order(a, b)


def _words(line: str) -> list[str]:
    start = line[:LOOKED_AT]
    found = start.split()
    if start.isascii() or (len(found) > 2 and len(found) * 12 > len(start)):
        return found
    # Languages without blanks have no words to split at; two letters each do as well.
    return [start[place : place + 2] for place in range(len(start))]


def _best(a: Sequence[str], b: Sequence[str]) -> Iterator[Pair]:
    """The pairs with the greatest likeness in all, by dynamic programming from the end."""
    words_a = [Counter(_words(line)) for line in a]
    words_b = [Counter(_words(line)) for line in b]
    alike = [[_likeness(p, q) for q in words_b] for p in words_a]
    best = [[0.0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for p in reversed(range(len(a))):
        for q in reversed(range(len(b))):
            joined = alike[p][q] + best[p + 1][q + 1] if alike[p][q] else 0.0
            best[p][q] = max(joined, best[p + 1][q], best[p][q + 1])
    p = q = 0
    while p < len(a) and q < len(b):
        if alike[p][q] and best[p][q] == alike[p][q] + best[p + 1][q + 1]:
            yield p, q
            p, q = p + 1, q + 1
        elif best[p][q] == best[p + 1][q]:
            p += 1
        else:
            q += 1


def _likeness(a: Counter[str], b: Counter[str]) -> float:
    """Common words by all words, 0..1; 0 for less than makes a pair."""
    total = a.total() + b.total()
    share = 2 * (a & b).total() / total if total else 0.0
    return share if share >= LEAST_ALIKE else 0.0


def _anchors(a: Sequence[str], b: Sequence[str], tools: Tools) -> list[Pair]:
    """Lines that share a word found once on each side, as many as go together in order."""
    once_a, once_b = _once(a, tools), _once(b, tools)
    found = sorted({(place, once_b[word]) for word, place in once_a.items() if word in once_b})
    return longest_rising(found)


def _once(lines: Sequence[str], tools: Tools) -> dict[str, int]:
    """Words that occur once, with the place of their line; none where time runs out."""
    places: dict[str, int] = {}
    often: set[str] = set()
    for place, line in enumerate(lines):
        if place % MANY == MANY - 1 and not tools.has_time():
            return {}
        for word in _words(line):
            if word in places:
                often.add(word)
            places[word] = place
    return {word: place for word, place in places.items() if word not in often}


def longest_rising(found: list[Pair]) -> list[Pair]:
    """The longest part in which both places rise (patience sorting)."""
    ends: list[int] = []  # the last b of the best chain of each length
    tops: list[int] = []  # which pair that is
    before: list[int] = []
    for number, (_, place_b) in enumerate(found):
        length = bisect_left(ends, place_b)
        before.append(tops[length - 1] if length else -1)
        ends[length : length + 1] = [place_b]
        tops[length : length + 1] = [number]
    chosen: list[Pair] = []
    number = tops[-1] if tops else -1
    while number >= 0:
        chosen.append(found[number])
        number = before[number]
    return _strictly(reversed(chosen))


def _strictly(rising: Iterator[Pair]) -> list[Pair]:
    """Without the pairs that name a line again."""
    kept: list[Pair] = []
    for pair in rising:
        if not kept or (pair[0] > kept[-1][0] and pair[1] > kept[-1][1]):
            kept.append(pair)
    return kept
