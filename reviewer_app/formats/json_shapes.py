"""Shapes: which columns the objects of a JSON file have, nested ones by their path."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import JSON_FIELDS, LIST_FIELDS, TEXT_OR_JSON_FIELDS
from reviewer_app.domain.json import Json, JsonError, Number
from reviewer_app.domain.sayings import say
from reviewer_app.formats.json_cells import find_twice, read_members
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
    parted: the keys inside that are parted for good.
    """

    inside: "dict[str, _Key]" = field(default_factory=dict[str, "_Key"])
    is_whole: bool = False
    has_others: bool = False
    parted: tuple[str, ...] = ()

    @property
    def is_parted(self) -> bool:
        return bool(self.inside) and not self.is_whole


class Shape:
    """What is learnt of all objects of a file, to part them into columns."""

    def __init__(self) -> None:
        self._root = _Key()
        self._keys = self._root.inside
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
            _learn_more(self._root, cast(dict[str, Any], value))
        else:
            _learn(self._keys, cast(dict[str, Any], value), 1)

    def settle(self) -> None:
        """From now on columns are only added: a mapping may speak of those there are."""
        self._is_settled = True
        _settle(self._root)

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
    members = read_members(text)
    found = dict(members)
    if len(found) < len(members):
        raise JsonError(say("the key {key} stands twice", key=json.quote(find_twice(members))))
    return found


def _remark(path: str) -> Remark:
    reason = say("The key {key} stands twice; its last value is taken", key=json.quote(path))
    return Remark(path, reason)


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


def _learn_more(owner: _Key, value: dict[str, Any]) -> None:
    keys = owner.inside
    if value.keys() - keys.keys():
        for name in value:
            keys.setdefault(name, _Key(is_whole=True))
    for name in owner.parted:
        key, inner = keys[name], value.get(name)
        if isinstance(inner, dict):
            _learn_more(key, cast(dict[str, Any], inner))
        elif inner is not None:
            key.has_others = True


def _settle(owner: _Key) -> None:
    for key in owner.inside.values():
        key.is_whole = not key.is_parted
        _settle(key)
    owner.parted = tuple(name for name, key in owner.inside.items() if key.is_parted)


def _paths(keys: dict[str, _Key], before: str) -> Iterator[str]:
    for name, key in keys.items():
        if key.is_parted:
            yield from _paths(key.inside, f"{before}{name}.")
        if key.has_others or not key.is_parted:
            yield f"{before}{name}"


def _collect(
    found: dict[str, Cell], twice: list[str], text: str, keys: dict[str, _Key], before: str
) -> None:
    members = read_members(text)
    for name, cell in members:
        key, path = keys.get(name), f"{before}{name}" if before else name
        if key is not None and key.is_parted:
            if isinstance(cell, Json) and cell.text[0] == "{":
                _collect(found, twice, cell.text, key.inside, f"{path}.")
                continue
            if cell is None:
                continue
        if path in found:
            twice.append(path)
        found[path] = cell
    if len(members) > len(dict(members)):  # what has parts may stand twice as well
        twice.append(f"{before}{find_twice(members)}")
