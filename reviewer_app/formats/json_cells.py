"""JSON cells: the members of an object cut apart in one go, since files have millions of them.

Values are what `json_shapes.cell_of` makes of them: text decoded, numbers as they are spelled,
lists and objects as they are written.
"""

import json as standard
from collections.abc import Callable
from json import decoder
from typing import Any, NoReturn, cast

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError, Number
from reviewer_app.formats.sources import Cell

_BLANKS = " \t\n\r"


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
    found: list[tuple[str, Cell]] = []
    position = _skip(text, 0)
    if text[position] != "{":
        raise _Odd
    position = _skip(text, position + 1)
    while True:
        if text[position] != '"':
            raise _Odd
        key, position = _scanstring(text, position + 1)
        position = _skip(text, position)
        if text[position] != ":":
            raise _Odd
        start = _skip(text, position + 1)
        mark = text[start]
        if mark == '"':
            cell, position = _scanstring(text, start + 1)
        else:
            cell, position = _scan(text, start)
            cell = Json(text[start:position]) if mark in "{[" else cell
        found.append((key, cell))
        position = _skip(text, position)
        mark = text[position]
        position += 1
        if mark == "}":
            break
        if mark != ",":
            raise _Odd
        position = _skip(text, position)
    if text[position:].strip(_BLANKS):
        raise _Odd
    return found


def _skip(text: str, position: int) -> int:
    while text[position] in _BLANKS:
        position += 1
    return position


def _to_cell(text: str) -> Cell:
    if text[0] in "{[":
        return Json(text)
    return cast(Cell, json.parse(text))


def find_twice(members: list[tuple[str, Cell]]) -> str:
    """The first key that stands twice; raises JsonError where none does."""
    names = [name for name, _ in members]
    for name in names:
        if names.count(name) > 1:
            return name
    raise JsonError("no key stands twice")
