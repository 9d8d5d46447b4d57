"""Walking through a JSON document by positions: nothing is copied, and items are read one by one.

Numbers that JSON does not know (NaN) and nesting that is too deep are stepped over here, so that
they cost their own item and not the file; whoever reads an item refuses them.
"""

import json as standard
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, cast

from reviewer_app.domain.json import (
    COLON_MISSING,
    KEY_MISSING,
    MORE_TEXT,
    VALUE_MISSING,
    JsonError,
    decoder_words,
)
from reviewer_app.domain.sayings import say
from reviewer_app.formats.names import NAMES, fold

MAX_LIST_DEPTH = 3
"""How many objects deep the list of cases is looked for."""

_BLANKS = re.compile(r"[ \t\n\r]*")
_MARKS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"|[\[\]{}]', re.DOTALL)
_ASKS = frozenset(NAMES["input"]) | frozenset(NAMES["goal"])
_SPEAKERS = frozenset({"role", "speaker", "from"})
# Numbers stay texts: Python refuses to convert integers of more than 4,300 digits.
_DECODER = standard.JSONDecoder(parse_int=str, parse_float=str, parse_constant=str)
_scan = cast(Callable[[str, int], tuple[Any, int]], _DECODER.scan_once)  # type: ignore[attr-defined]

Span = tuple[int, int]
"""Where a value starts and where it ends."""


@dataclass(frozen=True, slots=True)
class _List:
    """A list found in a document: where, how many objects are in it, what they look like."""

    start: int
    objects: int
    asks: bool
    is_turns: bool


def find_items(text: str) -> int:
    """Where the cases stand: at a list of objects or texts, or at an object that is one case.

    A list at the top counts, unless it holds a single object around another list. Inside
    objects, down to MAX_LIST_DEPTH, the longest list whose objects have something to ask wins;
    then the object itself if it asks something; then the longest list of objects.
    Raises JsonError with the position when the whole text is no JSON document.
    """
    start = skip_blanks(text, 0)
    explorer = _Explorer(text)
    end = explorer.explore(start, 0)
    if skip_blanks(text, end) != len(text):
        raise JsonError(MORE_TEXT, end)
    if text[start] == "[":
        return _inside_single(text, start) or start
    if text[start] != "{":
        raise JsonError(say("it holds neither a list nor an object"), start)
    return explorer.find_asking() or (start if explorer.asks else explorer.find_longest() or start)


def items_at(text: str, start: int) -> Iterator[Span]:
    """The items of the list at `start`; an object there is the only item."""
    if text[start] == "{":
        yield start, end_of(text, start)
        return
    position = skip_blanks(text, start + 1)
    while text[position : position + 1] != "]":
        end = end_of(text, position)
        yield position, end
        position = _next(text, end, "]")


def members_at(text: str, start: int) -> list[tuple[str, Span]]:
    """The keys of the object at `start` in their order, and where their values stand."""
    found: list[tuple[str, Span]] = []

    def step(key: str, value: int) -> int:
        end = end_of(text, value)
        found.append((key, (value, end)))
        return end

    _read_members(text, start, step)
    return found


def end_of(text: str, start: int) -> int:
    """Where the value ends that starts at `start`; raises JsonError where there is none."""
    try:
        return _scan(text, start)[1]
    except StopIteration as error:
        raise JsonError(VALUE_MISSING, cast(int, error.value)) from None
    except standard.JSONDecodeError as error:
        raise JsonError(decoder_words(error), error.pos) from None
    except RecursionError:
        return _end_of_deep(text, start)


def read_loosely(text: str) -> Any:
    """A JSON value for a look at its shape; None where it cannot be read."""
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError):
        return None


def skip_blanks(text: str, position: int) -> int:
    """Where the next token starts."""
    found = _BLANKS.match(text, position)
    return found.end() if found else position


class _Explorer:
    """Notes the lists of objects in a value. asks: an outermost key says what is asked."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lists: list[_List] = []
        self.asks = False

    def explore(self, start: int, depth: int, *, outermost: int = 0) -> int:
        """Look through the value at `start`, and say where it ends."""
        mark = self._text[start : start + 1]
        if mark == "[":
            return self._examine(start)
        if mark != "{" or depth >= MAX_LIST_DEPTH:
            return end_of(self._text, start)

        def step(key: str, value: int) -> int:
            self.asks = self.asks or (depth == outermost and fold(key) in _ASKS)
            return self.explore(value, depth + 1, outermost=outermost)

        return _read_members(self._text, start, step)

    def find_asking(self, at_least: int = 1) -> int | None:
        """The longest list whose objects have something to ask."""
        fitting = [found for found in self._lists if found.asks and found.objects >= at_least]
        return _longest(fitting)

    def find_longest(self) -> int | None:
        """The longest list of objects."""
        return _longest(self._lists)

    def _examine(self, start: int) -> int:
        objects, first, end = 0, -1, start + 1
        for item, after in items_at(self._text, start):
            end = after
            if self._text[item] == "{":
                objects += 1
                first = item if first < 0 else first
        if objects:
            keys = _keys(self._text, first)
            found = _List(start, objects, bool(keys & _ASKS), bool(keys & _SPEAKERS))
            self._lists.append(found)
        return _close(self._text, end, "]")


def _inside_single(text: str, start: int) -> int | None:
    """The list inside the only item of a list, when that item itself asks nothing."""
    items = list(islice(items_at(text, start), 2))
    if len(items) != 1 or text[items[0][0]] != "{":
        return None
    explorer = _Explorer(text)
    explorer.explore(items[0][0], 1, outermost=1)
    return None if explorer.asks else explorer.find_asking(at_least=2)


def _longest(lists: list[_List]) -> int | None:
    rest = [found for found in lists if not found.is_turns]
    return max(rest, key=lambda found: found.objects).start if rest else None


def _keys(text: str, start: int) -> set[str]:
    """The folded keys of the object at `start`."""
    return {fold(key) for key, _ in members_at(text, start)}


def _read_members(text: str, start: int, step: Callable[[str, int], int]) -> int:
    """Go through the object at `start`; `step` takes key and value and says where that ends."""
    position = skip_blanks(text, start + 1)
    while text[position : position + 1] != "}":
        if text[position : position + 1] != '"':
            raise JsonError(KEY_MISSING, position)
        key, position = _scan_key(text, position)
        position = skip_blanks(text, position)
        if text[position : position + 1] != ":":
            raise JsonError(COLON_MISSING, position)
        end = step(key, skip_blanks(text, position + 1))
        position = _next(text, end, "}")
    return position + 1


def _scan_key(text: str, position: int) -> tuple[str, int]:
    end = end_of(text, position)
    return cast(str, _scan(text, position)[0]), end


def _next(text: str, end: int, closing: str) -> int:
    """Where the next item starts, or where the closing bracket stands."""
    position = skip_blanks(text, end)
    mark = text[position : position + 1]
    if mark == closing:
        return position
    if mark != ",":
        raise JsonError(say('a comma or "{mark}" is missing', mark=closing), position)
    position = skip_blanks(text, position + 1)
    if text[position : position + 1] == closing:
        raise JsonError(say("a value is missing after the comma"), position)
    return position


def _close(text: str, end: int, closing: str) -> int:
    position = skip_blanks(text, end)
    if text[position : position + 1] != closing:
        raise JsonError(say('"{mark}" is missing', mark=closing), position)
    return position + 1


def _end_of_deep(text: str, start: int) -> int:
    """The end of a list or object by counting brackets: as deep as you like."""
    depth = 0
    for mark in _MARKS.finditer(text, start):
        depth += 1 if mark[0] in "[{" else -1 if mark[0] in "]}" else 0
        if depth == 0:
            return mark.end()
    raise JsonError(say("the nesting never ends"), start)
