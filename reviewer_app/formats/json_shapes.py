"""Shapes: which columns the objects of a JSON file have, nested ones by their path."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import JSON_FIELDS, LIST_FIELDS, TEXT_OR_JSON_FIELDS
from reviewer_app.domain.json import Json, JsonError, Number
from reviewer_app.formats.json_walking import read_loosely
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.sources import Cell

MAX_PATH = 3
"""How many keys a column's path may have."""

_MAX_KEYS = 40
"""An object with more different keys than this is a table of something, not a record."""

_WHOLE = frozenset(
    name
    for taking in (*JSON_FIELDS, *TEXT_OR_JSON_FIELDS, *LIST_FIELDS, "expected_output")
    for name in NAMES.get(taking, ())
)
"""Names of fields that take an object as it is."""


@dataclass(slots=True)
class _Key:
    """A key of the objects: the keys inside its values, and whether these are all objects."""

    inside: "dict[str, _Key]" = field(default_factory=dict[str, "_Key"])
    is_whole: bool = False

    @property
    def is_parted(self) -> bool:
        return bool(self.inside) and not self.is_whole


class StandsTwice(JsonError):
    """A column would have two values, and one of them would be lost. key: as JSON spells it."""

    def __init__(self, key: str) -> None:
        self.key = json.quote(key)
        super().__init__(f"the key {self.key} stands twice")


class Shape:
    """What is learnt of all objects of a file, to part them into columns."""

    def __init__(self) -> None:
        self._keys: dict[str, _Key] = {}

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns in order of appearance."""
        return tuple(dict.fromkeys(_paths(self._keys, "")))

    def learn(self, text: str) -> None:
        """Take an object into account; one that cannot be read has no keys."""
        value = read_loosely(text)
        if isinstance(value, dict):
            _learn(self._keys, cast(dict[str, Any], value), 1)

    def cells(self, text: str) -> dict[str, Cell]:
        """The cells of one object by column.

        Raises JsonError when the text is no object, StandsTwice when a key is in one twice.
        """
        found: dict[str, Cell] = {}
        _collect(found, text, self._keys, "")
        return found


def cell_of(text: str) -> Cell:
    """A JSON value as a cell: text decoded, numbers as spelled, lists and objects as written."""
    if text[0] in "{[":
        return Json(text)
    return cast(str | Number | bool | None, json.parse(text))


def _learn(keys: dict[str, _Key], value: dict[str, Any], depth: int) -> None:
    for name, inner in value.items():
        key = keys.get(name)
        if key is None:
            key = keys[name] = _Key(is_whole=depth >= MAX_PATH or fold(name) in _WHOLE)
        if key.is_whole or inner is None:
            continue
        if isinstance(inner, dict):
            _learn(key.inside, cast(dict[str, Any], inner), depth + 1)
            key.is_whole = len(key.inside) > _MAX_KEYS
        else:
            key.is_whole = True


def _paths(keys: dict[str, _Key], before: str) -> Iterator[str]:
    for name, key in keys.items():
        if key.is_parted:
            yield from _paths(key.inside, f"{before}{name}.")
        else:
            yield f"{before}{name}"


def _collect(found: dict[str, Cell], text: str, keys: dict[str, _Key], before: str) -> None:
    members = json.members(text)
    for name, value in members:
        key, path = keys.get(name), f"{before}{name}"
        if key and key.is_parted and value[0] == "{":
            _collect(found, value, key.inside, f"{path}.")
        elif path in found:
            raise StandsTwice(path)
        elif key is None or not key.is_parted:
            found[path] = cell_of(value)
    if len(members) > len(dict(members)):  # what has parts may stand twice as well
        names = [name for name, _ in members]
        twice = next(name for name in names if names.count(name) > 1)
        raise StandsTwice(twice)
