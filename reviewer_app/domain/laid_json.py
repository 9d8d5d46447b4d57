"""JSON laid out in lines, token by token as it was written: nothing is respelled."""

import re
from collections.abc import Iterator

LONGEST = 1_000_000
"""Letters up to which JSON is laid out; longer text is shown as it is written."""

ONE_LINE = 72
"""Letters of a list or object that stay on one line."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
_OPEN, _CLOSE = "{[", "}]"


def laid_out(text: str) -> str:
    """The same JSON with a line for each member; text of several lines stays as it is.

    Only white space between tokens is another: numbers, escapes, keys and their order stay.
    """
    if "\n" in text.strip() or len(text) <= ONE_LINE or len(text) > LONGEST:
        return text
    return "".join(_lines(_TOKEN.findall(text)))


def _lines(tokens: list[str]) -> Iterator[str]:
    ends = _ends(tokens)
    depth, flat_until = 0, -1
    for place, token in enumerate(tokens):
        is_flat = place <= flat_until
        if token in _OPEN and token:
            if not is_flat and _fits(tokens, place, ends.get(place)):
                flat_until, is_flat = ends[place], True
            depth += 1
            yield token if is_flat else f"{token}\n{'  ' * depth}"
        elif token in _CLOSE:
            depth -= 1
            yield token if is_flat else f"\n{'  ' * depth}{token}"
        elif token == ",":
            yield ", " if is_flat else f",\n{'  ' * depth}"
        else:
            yield ": " if token == ":" else token


def _ends(tokens: list[str]) -> dict[int, int]:
    """Where the list or object that begins at a token ends."""
    ends: dict[int, int] = {}
    begun: list[int] = []
    for place, token in enumerate(tokens):
        if token in {"{", "["}:
            begun.append(place)
        elif token in {"}", "]"} and begun:
            ends[begun.pop()] = place
    return ends


def _fits(tokens: list[str], start: int, end: int | None) -> bool:
    if end is None or end - start > ONE_LINE:
        return False
    return sum(len(token) + (token in ",:") for token in tokens[start : end + 1]) <= ONE_LINE
