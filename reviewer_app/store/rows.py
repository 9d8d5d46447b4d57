"""Between facts and rows of test cases: one place that knows how each field is kept."""

import json as stdlib_json
from collections.abc import Mapping
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import (
    CONTENT_FIELDS,
    JSON_FIELDS,
    LABEL_FIELDS,
    LIST_FIELDS,
    TEXT_OR_JSON_FIELDS,
    Content,
    Labels,
    TestCase,
)
from reviewer_app.domain.json import Json, Number

_PLAIN = ("max_iterations", "timeout")
_IDENTITY = (
    "id",
    "family_id",
    "dataset_id",
    "parent_id",
    "external_id",
    "content_hash",
    "created_at",
    "created_by",
    "legacy_at",
    "deleted_at",
    "is_augmented",
)


def to_columns(case: TestCase) -> dict[str, Any]:
    """The columns of a row that hold the case itself (not what is derived from votes)."""
    columns: dict[str, Any] = {name: getattr(case, name) for name in _IDENTITY}
    for name in CONTENT_FIELDS:
        columns[name] = _kept(getattr(case.content, name))
    for name in TEXT_OR_JSON_FIELDS:
        columns[f"{name}_is_json"] = isinstance(getattr(case.content, name), Json)
    for name in LABEL_FIELDS:
        columns[name] = _kept(getattr(case.labels, name))
    return columns


def _kept(value: object) -> object:
    if isinstance(value, Json):
        return value.text
    if isinstance(value, tuple):
        return json.dump(cast(tuple[str, ...], value))
    return value


def to_case(row: Mapping[str, Any]) -> TestCase:
    """The case that a row (by column names) holds."""
    return TestCase(
        content=Content(**{name: _fact(row, name) for name in CONTENT_FIELDS}),
        labels=Labels(**{name: _fact(row, name) for name in LABEL_FIELDS}),
        **{name: row[name] for name in _IDENTITY},
    )


def _fact(row: Mapping[str, Any], name: str) -> Any:
    value = row[name]
    if value is None or name in _PLAIN:
        return value
    if name in JSON_FIELDS or (name in TEXT_OR_JSON_FIELDS and row[f"{name}_is_json"]):
        return Json(value)
    if name in LIST_FIELDS:
        return tuple(cast(list[str], stdlib_json.loads(value)))
    return Number(value) if name == "confidence" else value
