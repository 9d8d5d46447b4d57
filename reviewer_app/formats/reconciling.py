"""Reconciling: what a CSV cell cannot say is settled by the content hash of our own exports.

A CSV file does not tell a text from JSON that looks alike, nor an empty text from none. Our
exports carry the hash of each case's content, so the reading that fits it is the right one. A
row that was edited since fits none, and is read like any other.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, product
from typing import Any

from reviewer_app.domain import json
from reviewer_app.domain.cases import TEXT_OR_JSON_FIELDS, Content
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.revisions import content_hash
from reviewer_app.formats.names import OWN_MARKS, fold
from reviewer_app.formats.sources import Record, Source

_TEXT_FIELDS = (
    "input",
    "expected_output",
    "context",
    "goal",
    "user_persona",
    "scenario",
    "language",
    "eval_type",
)
_MAX_EMPTY = 2
"""Empty texts looked for in one row; each more multiplies the readings to try."""


def find_hash_column(source: Source) -> str | None:
    """The column with the content hash, in a CSV file that is an export of ours."""
    by_name = {fold(column): column for column in source.columns}
    is_ours = not source.has_types and all(mark in by_name for mark in OWN_MARKS)
    return by_name["contenthash"] if is_ours else None


class Reconciler:
    """Finds the reading of a row that its hash confirms; the last one that did is tried first."""

    def __init__(self, hash_column: str) -> None:
        self._hash_column = hash_column
        self._empty: tuple[str, ...] = ()

    def settle(self, case: ImportedCase, record: Record) -> ImportedCase:
        """The case as it was exported, or unchanged when no reading fits the hash."""
        wanted = record.cells.get(self._hash_column)
        if content_hash(case.content) == wanted:
            return case
        for empty, content in self._readings(case.content):
            if content_hash(content) == wanted:
                self._empty = empty
                return replace(case, content=content)
        return case

    def _readings(self, content: Content) -> Iterator[tuple[tuple[str, ...], Content]]:
        absent = tuple(name for name in _TEXT_FIELDS if getattr(content, name) is None)
        choices = [self._empty] if set(self._empty) <= set(absent) else []
        choices += [c for count in range(_MAX_EMPTY + 1) for c in combinations(absent, count)]
        choices.append(absent)
        for types in _other_types(content):
            for empty in choices:
                values: Mapping[str, Any] = {**types, **dict.fromkeys(empty, "")}
                yield empty, replace(content, **values)


def _other_types(content: Content) -> Iterator[dict[str, str | Json]]:
    """The fields that may be text or JSON, in each way that their cells can be read."""
    ways = [_ways(getattr(content, name)) for name in TEXT_OR_JSON_FIELDS]
    for values in product(*ways):
        pairs = zip(TEXT_OR_JSON_FIELDS, values, strict=True)
        yield {name: value for name, value in pairs if value is not None}


def _ways(value: str | Json | None) -> list[str | Json | None]:
    if value is None:
        return [None]
    text = value.text if isinstance(value, Json) else value
    return [text, Json(text)] if _is_structure(text) else [text]


def _is_structure(text: str) -> bool:
    if not text.lstrip().startswith(("{", "[")):
        return False
    try:
        json.parse(text)
    except JsonError:
        return False
    return True
