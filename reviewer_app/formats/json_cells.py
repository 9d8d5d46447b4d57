"""JSON cells: the members of an object cut apart in one go, since files have millions of them.

Values are what `json_shapes.cell_of` makes of them: text decoded, numbers as they are spelled,
lists and objects as they are written.
"""

import json as standard
import re
from collections.abc import Callable
from json import decoder
from typing import Any, NoReturn, cast

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.sources import Cell

_OPENING = re.compile(r"[ \t\n\r]*+\{[ \t\n\r]*+")
_KEY = re.compile(r'"([^"\\\x00-\x1f]*+)"[ \t\n\r]*+:[ \t\n\r]*+')
"""A key without escapes, which nearly all are; the careful reader takes the others."""

_AFTER = re.compile(r"[ \t\n\r]*+([,}])[ \t\n\r]*+")


class _Odd(Exception):
    """Something that the careful reader in domain.json is to look at."""


def _refuse(_: str) -> NoReturn:
    raise _Odd


_DECODER = standard.JSONDecoder(parse_int=Number, parse_float=Number, parse_constant=_refuse)
_scan = cast(Callable[[str, int], tuple[Any, int]], _DECODER.scan_once)  # type: ignore[attr-defined]
_scanstring = cast(Callable[[str, int], tuple[str, int]], cast(Any, decoder).scanstring)


def read_members(text: str) -> list[tuple[str, Cell]]:
    """The members of an object in their order, equal keys included.

    Raises JsonError, as `json.members` does, where the text is no object.
    """
    try:
        return _cut(text)
    except (_Odd, IndexError, StopIteration, ValueError, RecursionError):
        return [(key, _to_cell(value)) for key, value in json.members(text)]


def _cut(text: str) -> list[tuple[str, Cell]]:
    # Fewer brackets than levels are allowed cannot be nested too deep.
    if text.count("[") + text.count("{") > json.MAX_DEPTH:
        raise _Odd
    members: list[tuple[str, Cell]] = []
    opening = _OPENING.match(text)
    position, mark = (opening.end(), ",") if opening else (0, "")
    while mark == ",":
        found = _KEY.match(text, position)
        if found is None:
            raise _Odd
        cell, position = _cut_value(text, found.end())
        members.append((found[1], cell))
        after = _AFTER.match(text, position)
        if after is None:
            raise _Odd
        position, mark = after.end(), after[1]
    if mark != "}" or position != len(text):
        raise _Odd
    return members


def _cut_value(text: str, start: int) -> tuple[Cell, int]:
    mark = text[start]
    if mark == '"':
        return _scanstring(text, start + 1)
    value, end = _scan(text, start)
    return (Json(text[start:end]) if mark in "{[" else cast(Cell, value)), end


def _to_cell(text: str) -> Cell:
    if text[0] in "{[":
        return Json(text)
    return cast(Cell, json.parse(text))


def find_twice(members: list[tuple[str, Cell]]) -> str:
    """The first key that stands twice; raises ValueError where none does."""
    names = [name for name, _ in members]
    for name in names:
        if names.count(name) > 1:
            return name
    raise ValueError("no key stands twice")
