"""Anchoring: cuts two long sequences where they surely go together, so that each part is short.

The time of a difference grows with its length times its changes. What stands once on either
side, in the same order, cuts it into parts whose times add up to little. (patience sorting)
"""

from collections.abc import Iterator

from reviewer_app.domain.pairing import Pair, longest_rising

SHINGLE = 7
"""Tokens that make a place unique: some four words with the blanks between them."""


def cut_at_anchors(a: str, b: str) -> Iterator[tuple[str, str]]:
    """Parts of both, in order, that are to be compared by themselves; together they are all."""
    at_a = at_b = 0
    for place_a, place_b in _anchors(a, b):
        if place_a < at_a or place_b < at_b:
            continue
        length = _common(a, b, place_a, place_b)
        yield a[at_a:place_a], b[at_b:place_b]
        yield a[place_a : place_a + length], b[place_b : place_b + length]
        at_a, at_b = place_a + length, place_b + length
    yield a[at_a:], b[at_b:]


def _anchors(a: str, b: str) -> list[Pair]:
    once_a, once_b = _once(a), _once(b)
    return longest_rising(
        [(place, once_b[part]) for part, place in once_a.items() if part in once_b]
    )


def _once(text: str) -> dict[str, int]:
    """The shingles that occur once, by their places, in order."""
    places: dict[str, int] = {}
    often: set[str] = set()
    for place in range(len(text) - SHINGLE + 1):
        part = text[place : place + SHINGLE]
        if part in places:
            often.add(part)
        else:
            places[part] = place
    return {part: place for part, place in places.items() if part not in often}


def _common(a: str, b: str, place_a: int, place_b: int) -> int:
    """How many letters are the same from two places on."""
    length, most = SHINGLE, min(len(a) - place_a, len(b) - place_b)
    while length < most and a[place_a + length] == b[place_b + length]:
        length += 1
    return length
