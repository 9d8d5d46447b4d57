"""The outline of a JSON text: which value stands where, found part by part without parsing it.

A window shows the first rows of 5 MB at once and has the rest counted in spare moments, and a
change of one value leaves the spelling of all others alone: both need places in the text.
"""

import re
from array import array
from collections.abc import Iterator
from typing import cast

from reviewer_app.domain.json import (
    MAX_DEPTH,
    MORE_TEXT,
    VALUE_MISSING,
    JsonError,
    dump,
    is_number,
    parse,
)
from reviewer_app.domain.sayings import say

_STRING = r'"[^"\\\x00-\x1f]*(?:\\.[^"\\\x00-\x1f]*)*"'
_BLANK = r"[ \t\n\r]*"
_ROW = re.compile(
    rf'{_BLANK}(?:({_STRING}){_BLANK}:{_BLANK})?(?:({_STRING})|([^\s\[\]{{}},:"]+)|([\[{{]))'
    rf"{_BLANK}([,\]}}]?)"
)
_AFTER = re.compile(rf"{_BLANK}([,\]}}]?)")
_CLOSER = {"[": "]", "{": "}"}
_PLAIN_KEY = re.compile(r"[^\W\d][\w-]*\Z")
_WORDS = frozenset({"true", "false", "null"})

STEP = 500
"""Rows found between two looks at the clock."""

MOST_SIBLINGS = 1000
"""Values looked at for one with the same key; paths further down go without the number."""


class Outline:
    """The values of a JSON text as rows in their order, each after the one that holds it.

    Of row n: `starts[n]:ends[n]` is its text (ends is -1 while it is not found), `parents[n]`
    the row that holds it (-1 for the outermost), `places[n]` which of its values it is,
    `counts[n]` how many values it holds itself, `lasts[n]` the row behind all inside it (0 while
    not found), `depths[n]` how deep it lies. Keys: `key_starts[n]:key_ends[n]`, -1 in lists.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts, self.ends = array("q"), array("q")
        self.key_starts, self.key_ends = array("q"), array("q")
        self.parents, self.places = array("q"), array("q")
        self.counts, self.lasts = array("q"), array("q")
        self.depths = array("B")
        self.is_complete = False
        self._steps = self._walk()

    def __len__(self) -> int:
        """How many rows are found by now."""
        return len(self.starts)

    def advance(self) -> bool:
        """Find up to STEP more rows; whether there are more. Raises JsonError at a fault."""
        return next(self._steps, None) is not None

    def complete(self) -> "Outline":
        """Find all rows. Raises JsonError."""
        while self.advance():
            pass
        return self

    # One row

    def source(self, row: int) -> str:
        """The text of a value as it is written; of one not found whole, what there is of it."""
        end = self.ends[row]
        return self.text[self.starts[row] : len(self.text) if end < 0 else end]

    def mark(self, row: int) -> str:
        """The first letter of a value, which tells its kind: { [ " or of another."""
        return self.text[self.starts[row]]

    def is_holder(self, row: int) -> bool:
        """Whether the value is an object or a list."""
        return self.mark(row) in _CLOSER

    def key(self, row: int) -> str | None:
        """The key of a value in an object; None in a list."""
        start = self.key_starts[row]
        return None if start < 0 else cast(str, parse(self.text[start : self.key_ends[row]]))

    def path(self, row: int) -> str:
        """Where a value is: `slots[2].day`; of equal keys the second is `day (2)`."""
        parts: list[int] = []
        while row > 0:
            parts.append(row)
            row = self.parents[row]
        path = ""
        for part in reversed(parts):
            key = self.key(part)
            path = f"{path}[{self.places[part]}]" if key is None else below(path, key)
            path += self._number(part, key)
        return path

    def children(self, row: int) -> Iterator[int]:
        """The rows that a value holds itself, as far as they are found."""
        child = row + 1
        while child < len(self) and self.parents[child] == row:
            yield child
            after = self.lasts[child]
            if not after:
                return
            child = after

    def _number(self, row: int, key: str | None) -> str:
        """What tells a value from those with the same key before it."""
        if key is None:
            return ""
        before = 0
        for other in self.children(self.parents[row]):
            if other >= row or self.places[other] >= MOST_SIBLINGS:
                break
            before += self.key(other) == key
        return f" ({before + 1})" if before else ""

    # Finding them

    def _walk(self) -> Iterator[int]:
        position, parent, in_object = 0, -1, False
        while True:
            found = _ROW.match(self.text, position)
            if found is None or (found.start(1) >= 0) != in_object:
                raise JsonError(VALUE_MISSING, position)
            row = self._add(found, parent)
            position, after = found.end(), found[5]
            if found[4] and not after:
                parent, in_object = row, found[4] == "{"
            elif after != "," or found[4]:
                if found[4]:
                    position, after = self._close(row, found.start(5), after)
                position, after, parent = self._close_all(position, after, parent)
                if parent < 0:
                    self._end(position, after)
                    return
                in_object = self.mark(parent) == "{"
            elif parent < 0:
                self._end(position, after)
            if row % STEP == STEP - 1:
                yield row

    def _add(self, found: re.Match[str], parent: int) -> int:
        """Take note of a row; this is where all the time goes, so spans are asked for at once."""
        _, key, text, scalar, holder, _ = found.regs
        row = len(self.starts)
        if scalar[0] >= 0:
            self._check(found[3], scalar[0])
        depth = self.depths[parent] + 1 if parent >= 0 else 0
        if depth > MAX_DEPTH:
            raise JsonError(say("the nesting is too deep"), found.start())
        is_holder = holder[0] >= 0
        start, end = text if text[0] >= 0 else scalar if scalar[0] >= 0 else holder
        self.starts.append(start)
        self.ends.append(-1 if is_holder else end)
        self.key_starts.append(key[0])
        self.key_ends.append(key[1])
        self.parents.append(parent)
        self.counts.append(0)
        self.lasts.append(0 if is_holder else row + 1)
        self.depths.append(depth)
        if parent < 0:
            self.places.append(0)
            return row
        place = self.counts[parent]
        self.places.append(place)
        self.counts[parent] = place + 1
        return row

    def _check(self, scalar: str, position: int) -> None:
        if scalar not in _WORDS and not is_number(scalar):
            raise JsonError(say("{value} is no JSON value", value=scalar[:20]), position)

    def _close(self, row: int, position: int, mark: str) -> tuple[int, str]:
        """End an object or list at its closing mark; what comes after it."""
        if mark != _CLOSER[self.mark(row)]:
            raise JsonError(say("a comma or a closing bracket is missing"), position)
        self.ends[row] = position + 1
        self.lasts[row] = len(self)
        found = cast("re.Match[str]", _AFTER.match(self.text, position + 1))
        return found.end(), found[1]

    def _close_all(self, position: int, mark: str, parent: int) -> tuple[int, str, int]:
        """After a value: end what ends here, up to the comma before the next value."""
        while parent >= 0 and mark != ",":
            if not mark:
                raise JsonError(say("a comma or a closing bracket is missing"), position)
            position, mark = self._close(parent, position - 1, mark)
            parent = self.parents[parent]
        return position, mark, parent

    def _end(self, position: int, mark: str) -> None:
        if mark or position != len(self.text):
            raise JsonError(MORE_TEXT, position)
        self.is_complete = True


def below(path: str, key: str) -> str:
    """The path of a key in the object at a path; keys that are no plain word stand in quotes."""
    if not _PLAIN_KEY.match(key):
        return f"{path}[{dump(key)}]"
    return f"{path}.{key}" if path else key
