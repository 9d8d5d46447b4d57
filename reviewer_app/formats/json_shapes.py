"""Shapes: which columns the objects of a JSON file have, nested ones by their path."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import JSON_FIELDS, LIST_FIELDS, TEXT_OR_JSON_FIELDS
from reviewer_app.domain.json import Json, JsonError, Number
from reviewer_app.formats.json_walking import read_loosely
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.sources import Cell, Remark

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
    """A key of the objects: the keys inside its values, and whether these are all objects.

    has_others: it is parted for good, and some of its values are no objects all the same.
    """

    inside: "dict[str, _Key]" = field(default_factory=dict[str, "_Key"])
    is_whole: bool = False
    has_others: bool = False

    @property
    def is_parted(self) -> bool:
        return bool(self.inside) and not self.is_whole


class Shape:
    """What is learnt of all objects of a file, to part them into columns."""

    def __init__(self) -> None:
        self._keys: dict[str, _Key] = {}
        self._is_settled = False

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns in order of appearance."""
        return tuple(dict.fromkeys(_paths(self._keys, "")))

    def learn(self, text: str) -> None:
        """Take an object into account; one that cannot be read has no keys."""
        value = read_loosely(text)
        if not isinstance(value, dict):
            return
        if self._is_settled:
            _learn_more(self._keys, cast(dict[str, Any], value))
        else:
            _learn(self._keys, cast(dict[str, Any], value), 1)

    def settle(self) -> None:
        """From now on columns are only added: a mapping may speak of those there are."""
        self._is_settled = True
        _settle(self._keys)

    def cells(self, text: str) -> tuple[dict[str, Cell], tuple[Remark, ...]]:
        """The cells of one object by column, and the keys that stand in it twice.

        Of two equal keys the last one counts, as for every reader; inside of what is kept as
        JSON both stay. Raises JsonError when the text is no object.
        """
        found: dict[str, Cell] = {}
        twice: list[str] = []
        _collect(found, twice, text, self._keys, "")
        return found, tuple(map(_remark, dict.fromkeys(twice)))


def cell_of(text: str) -> Cell:
    """A JSON value as a cell: text decoded, numbers as spelled, lists and objects as written."""
    if text[0] in "{[":
        return Json(text)
    return cast(str | Number | bool | None, json.parse(text))


def flat_cells(text: str) -> dict[str, Cell]:
    """The members of an object by key; raises JsonError when it is none or has a key twice."""
    members = json.members(text)
    found = {key: cell_of(value) for key, value in members}
    if len(found) < len(members):
        raise JsonError(f"the key {json.quote(_find_twice(members))} stands twice")
    return found


def _find_twice(members: list[tuple[str, str]]) -> str:
    names = [name for name, _ in members]
    return next(name for name in names if names.count(name) > 1)


def _remark(path: str) -> Remark:
    return Remark(path, f"The key {json.quote(path)} stands twice; its last value is taken")


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


def _learn_more(keys: dict[str, _Key], value: dict[str, Any]) -> None:
    for name, inner in value.items():
        key = keys.get(name)
        if key is None:
            keys[name] = _Key(is_whole=True)
        elif key.is_parted and isinstance(inner, dict):
            _learn_more(key.inside, cast(dict[str, Any], inner))
        elif key.is_parted and inner is not None:
            key.has_others = True


def _settle(keys: dict[str, _Key]) -> None:
    for key in keys.values():
        key.is_whole = not key.is_parted
        _settle(key.inside)


def _paths(keys: dict[str, _Key], before: str) -> Iterator[str]:
    for name, key in keys.items():
        if key.is_parted:
            yield from _paths(key.inside, f"{before}{name}.")
        if key.has_others or not key.is_parted:
            yield f"{before}{name}"


def _collect(
    found: dict[str, Cell], twice: list[str], text: str, keys: dict[str, _Key], before: str
) -> None:
    members = json.members(text)
    for name, value in members:
        key, path = keys.get(name), f"{before}{name}"
        if key and key.is_parted and value[0] == "{":
            _collect(found, twice, value, key.inside, f"{path}.")
            continue
        if path in found:
            twice.append(path)
        if key is None or not key.is_parted or value != "null":
            found[path] = cell_of(value)
    if len(members) > len(dict(members)):  # what has parts may stand twice as well
        twice.append(f"{before}{_find_twice(members)}")
