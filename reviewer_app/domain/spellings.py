"""Spellings: content and labels as plain JSON values inside a change, with nothing respelled.

JSON stands there as {"json": its text}, so that it is told from text; a number as its text.
"""

from collections.abc import Mapping
from typing import Any, cast

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, LIST_FIELDS, Content, Labels
from reviewer_app.domain.json import Json, Number


def spelled(value: object) -> object:
    """The value of one field."""
    if isinstance(value, Json):
        return {"json": value.text}
    if isinstance(value, Number):
        return str(value)
    return list(cast("tuple[str, ...]", value)) if isinstance(value, tuple) else value


def spelled_fields(facts: Content | Labels) -> dict[str, object]:
    """The fields that are given."""
    names = CONTENT_FIELDS if isinstance(facts, Content) else LABEL_FIELDS
    found = {name: getattr(facts, name) for name in names}
    return {name: spelled(value) for name, value in found.items() if value is not None}


def read_value(name: str, value: Any) -> Any:
    """What `spelled` made a value of; raises ValueError or KeyError for anything else."""
    if name not in CONTENT_FIELDS and name not in LABEL_FIELDS:
        raise KeyError(name)
    if isinstance(value, dict):
        return Json(cast("dict[str, str]", value)["json"])
    if value is not None and name == "confidence":
        return Number(value)
    return tuple(value) if value is not None and name in LIST_FIELDS else value


def read_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of some fields, by field."""
    return {name: read_value(name, value) for name, value in values.items()}


def read_content(values: Mapping[str, Any] | None) -> Content | None:
    """What `spelled_fields` made of a content."""
    return None if values is None else Content(**read_values(values))


def read_labels(values: Mapping[str, Any]) -> Labels:
    """What `spelled_fields` made of labels."""
    return Labels(**read_values(values))
