"""Building: records become cases, or are refused with the field and the reason."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.formats.cells import CellError, Convert, find_converter
from reviewer_app.formats.names import OWN_MARKS, fold
from reviewer_app.formats.reconciling import Reconciler, find_hash_column
from reviewer_app.formats.sources import Record, Source


@dataclass(frozen=True, slots=True)
class _Column:
    """A mapped column: whose field its values are, and how they are turned into it."""

    name: str
    field: str
    owner: int
    convert: Convert


class Builder:
    """Makes cases of the records of one source by one mapping (column → field)."""

    def __init__(self, source: Source, mapping: Mapping[str, str]) -> None:
        # What says nothing: null, and in CSV, where everything is text, an empty cell.
        self._nothing = None if source.has_types else ""
        self._columns = [
            _Column(name, field, _owner(field), find_converter(field, source.has_types))
            for name, field in mapping.items()
        ]
        hashes = find_hash_column(source)
        self._reconciler = Reconciler(hashes) if hashes else None
        is_ours = set(OWN_MARKS) <= set(map(fold, source.columns))
        self._takes_blank = source.is_suite or is_ours
        self._asks_for_scenario = {"goal", "user_persona"} <= set(mapping.values())

    def build(self, record: Record) -> ImportedCase | Refusal:
        """One case; a refusal when a value does not suit its field or something is missing.

        A case needs an input with something in it, or a goal and a persona (Galtea: scenario
        rows need only these). In a suite (Nous.Eval's rule), and so in our own exports, a blank
        input is one too.
        """
        content, labels, rest = values = _Values({}, {}, {})
        cells, nothing = record.cells, self._nothing
        for column in self._columns:
            cell = cells.get(column.name)
            if cell is None or cell == nothing:
                continue
            try:
                values[column.owner][column.field] = column.convert(cell)
            except CellError as error:
                return Refusal(place=record.place, reason=f"{column.name}: {error}")
        case = ImportedCase(
            place=record.place, content=Content(**content), labels=Labels(**labels), **rest
        )
        if self._reconciler:
            case = self._reconciler.settle(case, record)
        if reason := self._find_fault(case.content, case.labels):
            return Refusal(place=record.place, reason=reason)
        return case

    def _find_fault(self, content: Content, labels: Labels) -> str | None:
        if (labels.background_noise_profile is None) != (labels.background_noise_level is None):
            return "The background noise needs both a profile and a level"
        if _has_something(content.input) or (self._takes_blank and content.input is not None):
            return None
        goal, persona = bool(content.goal), bool(content.user_persona)
        if goal and persona:
            return None
        if not self._asks_for_scenario or not (goal or persona):
            return "The input is empty"
        return "The user persona is empty" if goal else "The goal is empty"


class _Values(NamedTuple):
    """Given values by field, by whom they belong to."""

    content: dict[str, Any]
    labels: dict[str, Any]
    rest: dict[str, Any]


def _owner(field: str) -> int:
    """The place in _Values of what has the field."""
    return 0 if field in CONTENT_FIELDS else 1 if field in LABEL_FIELDS else 2


def _has_something(value: str | Json | None) -> bool:
    return isinstance(value, Json) or bool(value and not value.isspace())
