"""Building: records become cases, or are refused with the field and the reason."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.formats.cells import CellError, Convert, find_converter, is_given
from reviewer_app.formats.reconciling import Reconciler, find_hash_column
from reviewer_app.formats.sources import Record, Source

_CONTENT = frozenset(CONTENT_FIELDS)
_LABELS = frozenset(LABEL_FIELDS)
_NOISE = ("background_noise_profile", "background_noise_level")


@dataclass(frozen=True, slots=True)
class _Column:
    """A mapped column: where its values go and how they are turned."""

    name: str
    field: str
    convert: Convert


class Builder:
    """Makes cases of the records of one source by one mapping (column → field)."""

    def __init__(self, source: Source, mapping: Mapping[str, str]) -> None:
        self._has_types = source.has_types
        self._columns = [
            _Column(name, field, find_converter(field, source.has_types))
            for name, field in mapping.items()
        ]
        hashes = find_hash_column(source)
        self._reconciler = Reconciler(hashes) if hashes else None
        self._asks_for_scenario = {"goal", "user_persona"} <= set(mapping.values())

    def build(self, record: Record) -> ImportedCase | Refusal:
        """One case; a refusal when a value does not suit its field or something is missing.

        A case needs an input with something in it, or a goal and a persona (Galtea: scenario
        rows need only these).
        """
        values: dict[str, Any] = {}
        for column in self._columns:
            cell = record.cells.get(column.name)
            if not is_given(cell, self._has_types):
                continue
            try:
                values[column.field] = column.convert(cell)
            except CellError as error:
                return Refusal(place=record.place, reason=f"{column.name}: {error}")
        if reason := self._find_fault(values):
            return Refusal(place=record.place, reason=reason)
        case = _assemble(record.place, values)
        return self._reconciler.settle(case, record) if self._reconciler else case

    def _find_fault(self, values: dict[str, Any]) -> str | None:
        if (values.get(_NOISE[0]) is None) != (values.get(_NOISE[1]) is None):
            return "The background noise needs both a profile and a level"
        if _has_something(values.get("input")):
            return None
        goal, persona = (bool(values.get(field)) for field in ("goal", "user_persona"))
        if goal and persona:
            return None
        if not self._asks_for_scenario or not (goal or persona):
            return "The input is empty"
        return "The user persona is empty" if goal else "The goal is empty"


def _has_something(value: str | Json | None) -> bool:
    return isinstance(value, Json) or bool(value and not value.isspace())


def _assemble(place: str, values: dict[str, Any]) -> ImportedCase:
    content = {field: value for field, value in values.items() if field in _CONTENT}
    labels = {field: value for field, value in values.items() if field in _LABELS}
    rest = {field: values[field] for field in values.keys() - _CONTENT - _LABELS}
    return ImportedCase(place=place, content=Content(**content), labels=Labels(**labels), **rest)
