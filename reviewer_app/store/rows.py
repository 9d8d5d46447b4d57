"""Between facts and rows of test cases: one place that knows how each field is kept."""

import json as stdlib_json
from collections.abc import Mapping
from operator import attrgetter
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


CASE_COLUMNS = (
    *_IDENTITY,
    *CONTENT_FIELDS,
    *(f"{name}_is_json" for name in TEXT_OR_JSON_FIELDS),
    *LABEL_FIELDS,
)
"""The columns of a row that hold the case itself (not what is derived from votes)."""

_identity = attrgetter(*_IDENTITY)
_content = attrgetter(*CONTENT_FIELDS)
_text_or_json = attrgetter(*TEXT_OR_JSON_FIELDS)
_labels = attrgetter(*LABEL_FIELDS)


def to_values(case: TestCase) -> list[Any]:
    """What a row keeps of a case, in the order of CASE_COLUMNS."""
    return [
        *_identity(case),
        *[None if value is None else _kept(value) for value in _content(case.content)],
        *[isinstance(value, Json) for value in _text_or_json(case.content)],
        *[None if value is None else _kept(value) for value in _labels(case.labels)],
    ]


def _kept(value: object) -> object:
    if isinstance(value, str):
        return value
    if isinstance(value, Json):
        return value.text
    if isinstance(value, tuple):
        return json.dump(cast(tuple[str, ...], value))
    return value


def to_case(row: Mapping[str, Any]) -> TestCase:
    """The case that a row (by column names) holds."""
    return TestCase(
        content=Content(**{name: _fact(row, name) for name in CONTENT_FIELDS}),
        labels=to_labels(row),
        **{name: row[name] for name in _IDENTITY},
    )


def to_labels(row: Mapping[str, Any]) -> Labels:
    """What of a case is changed in place, as a row (by column names) holds it."""
    return Labels(**{name: _fact(row, name) for name in LABEL_FIELDS})


def label_columns(labels: Labels) -> dict[str, Any]:
    """What a row keeps of labels, by column."""
    kept = [None if value is None else _kept(value) for value in _labels(labels)]
    return dict(zip(LABEL_FIELDS, kept, strict=True))


def _fact(row: Mapping[str, Any], name: str) -> Any:
    value = row[name]
    if value is None or name in _PLAIN:
        return value
    if name in JSON_FIELDS or (name in TEXT_OR_JSON_FIELDS and row[f"{name}_is_json"]):
        return Json(value)
    if name in LIST_FIELDS:
        return tuple(cast(list[str], stdlib_json.loads(value)))
    return Number(value) if name == "confidence" else value
