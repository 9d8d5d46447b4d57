"""Building: records become cases, or are refused with the field and the reason."""

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as ByKey
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.files import ImportedCase, KnownOutput, Note, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import KNOWN_OUTPUT, ColumnUse, Mapping
from reviewer_app.domain.sayings import say
from reviewer_app.formats.cells import CellError, Convert, to_text, to_text_or_json
from reviewer_app.formats.forms import FILLED, PROMPT, TOOL_CALLS, find_form
from reviewer_app.formats.grouping import ANSWER, TURNS, Grouper
from reviewer_app.formats.names import OWN_MARKS, fold
from reviewer_app.formats.prompts import Filler, find_prompts
from reviewer_app.formats.recognizing import Recognizer
from reviewer_app.formats.reconciling import Reconciler, find_hash_column
from reviewer_app.formats.sources import Cell, Record, Source

_NOISE = say("The background noise needs both a profile and a level")
_NO_INPUT = say("The input is empty")
_NO_PERSONA = say("The user persona is empty")
_NO_GOAL = say("The goal is empty")


def read_cases(source: Source, mapping: Mapping) -> Iterator[ImportedCase | Refusal]:
    """The whole source as cases, in the file's order; raises FileProblem like its `records`."""
    return Builder(source, mapping).build_all(source.records())


@dataclass(frozen=True, slots=True)
class _Column:
    """A mapped column: whose field its values are, and how they are turned into it."""

    name: str
    field: str
    owner: int
    convert: Convert


class Builder:
    """Makes cases of the records of one source by one mapping.

    Raises ValueError when the mapping has a form that its field does not have, or a column that
    the file does not have. A plain column → field is a mapping without forms.
    """

    def __init__(self, source: Source, mapping: Mapping | ByKey[str, str]) -> None:
        mapping = mapping if isinstance(mapping, Mapping) else _without_forms(mapping)
        # What says nothing: null, and in CSV, where everything is text, an empty cell.
        self._nothing = None if source.has_types else ""
        self._columns = _find_columns(source, mapping)
        self._outputs = _Outputs(mapping, source.has_types)
        self._fillers = _find_fillers(source, mapping)
        kept = [use.column for use in mapping.uses]
        self._grouper = Grouper(mapping.grouping, kept) if mapping.grouping else None
        _require_columns(source, mapping)
        hashes = find_hash_column(source)
        self._reconciler = Reconciler(hashes) if hashes else None
        is_ours = set(OWN_MARKS) <= set(map(fold, source.columns))
        self._recognizer = Recognizer(source.columns, is_suite=source.is_suite) if is_ours else None
        self._takes_blank = source.is_suite or is_ours
        self._given = mapping.fields - {KNOWN_OUTPUT}
        self._asks_for_scenario = {"goal", "user_persona"} <= self._given
        self._fields = {column.name: column.field for column in self._columns}

    def build_all(self, records: Iterable[Record | Refusal]) -> Iterator[ImportedCase | Refusal]:
        """A case for each record, or for each group of them; refusals are handed on."""
        for row in self.group(records):
            yield self.build(row) if isinstance(row, Record) else row

    def group(self, records: Iterable[Record | Refusal]) -> Iterator[Record | Refusal]:
        """The records that `build` takes: those of the file, or conversations made of them."""
        return self._grouper.group(records) if self._grouper else iter(records)

    def build(self, record: Record) -> ImportedCase | Refusal:
        """One case; a refusal when a value does not suit its field or something is missing.

        A case needs an input with something in it, or a goal and a persona (Galtea: scenario
        rows need only these). In a suite (Nous.Eval's rule), and so in our own exports, a blank
        input is one too.
        """
        for filler in self._fillers:
            record = filler.fill(record)
        content, labels, rest = values = _Values({}, {}, {})
        cells, nothing = record.cells, self._nothing
        for column in self._columns:
            cell = cells.get(column.name)
            if cell is None or cell == nothing:
                continue
            try:
                values[column.owner][column.field] = column.convert(cell)
            except CellError as error:
                reason = say("{column}: {why}", column=column.name, why=error.reason)
                return Refusal(place=record.place, reason=reason, field=column.field)
        case = ImportedCase(
            place=record.place,
            content=Content(**content),
            labels=Labels(**labels),
            given=self._given,
            **rest,
        )
        if self._reconciler:
            case = self._reconciler.settle(case, record)
        if fault := self._find_fault(case.content, case.labels):
            return Refusal(place=record.place, reason=fault[1], field=fault[0])
        return self._complete(case, record)

    def _complete(self, case: ImportedCase, record: Record) -> ImportedCase | Refusal:
        """The case with what the row says beside it."""
        if record.remarks:
            case = replace(case, notes=self._notes(record))
        if self._recognizer:
            case = replace(case, known_as=self._recognizer.recognize(case, record))
        if not self._outputs.columns:
            return case
        try:
            return replace(case, outputs=self._outputs.read(record))
        except CellError as error:
            return Refusal(place=record.place, reason=error.reason, field=KNOWN_OUTPUT)

    def _notes(self, record: Record) -> tuple[Note, ...]:
        """The remarks on columns that are read; what nobody takes needs no word."""
        fields = self._fields
        found: list[Note] = []
        for column, reason in record.remarks:
            field = fields.get(column, "")
            if field:
                told = (
                    reason
                    if column in reason
                    else say("{column}: {why}", column=column, why=reason)
                )
                found.append(Note(place=record.place, reason=told, field=field))
            elif self._is_told(column):
                found.append(Note(place=record.place, reason=reason))
        return tuple(found)

    def _is_told(self, column: str) -> bool:
        """Whether a remark is about the row, or a part of one that a mapped column holds."""
        return not column or self._takes_blank or column in self._outputs.columns

    def _find_fault(self, content: Content, labels: Labels) -> tuple[str, str] | None:
        """The field that keeps a case from being one, and why."""
        if (labels.background_noise_profile is None) != (labels.background_noise_level is None):
            return "background_noise_level", _NOISE
        if _has_something(content.input) or (self._takes_blank and content.input is not None):
            return None
        goal, persona = bool(content.goal), bool(content.user_persona)
        if goal and persona:
            return None
        if not self._asks_for_scenario or not (goal or persona):
            return "input", _NO_INPUT
        if goal:
            return "user_persona", _NO_PERSONA
        return "goal", _NO_GOAL


class _Values(NamedTuple):
    """Given values by field, by whom they belong to."""

    content: dict[str, Any]
    labels: dict[str, Any]
    rest: dict[str, Any]


class _Outputs:
    """Reads the columns with a model's answers."""

    def __init__(self, mapping: Mapping, has_types: bool) -> None:
        uses = [use for use in mapping.uses if use.field == KNOWN_OUTPUT]
        self.columns = [use.column for use in uses]
        self._texts = [use.column for use in uses if use.form != TOOL_CALLS]
        calls = [use for use in uses if use.form == TOOL_CALLS]
        self._calls = [
            (each.column, find_form(KNOWN_OUTPUT, TOOL_CALLS, has_types)) for each in calls
        ]

    def read(self, record: Record) -> tuple[KnownOutput, ...]:
        """An output for each column with something in it; raises CellError.

        Tool calls belong to the only answer; where there are several, or none, they are one of
        their own.
        """
        cells = record.cells
        found = [
            KnownOutput(label=column, text=to_text(cells[column]))
            for column in self._texts
            if cells.get(column) not in (None, "")
        ]
        for column, convert in self._calls:
            cell = cells.get(column)
            calls = None if cell in (None, "") else _to_calls(column, convert, cell)
            if calls is None:
                continue
            if len(found) == 1 and found[0].tool_calls is None:
                found[0] = replace(found[0], tool_calls=calls)
            else:
                found.append(KnownOutput(label=column, text="", tool_calls=calls))
        return tuple(found)


def _to_calls(column: str, convert: Convert, cell: Cell) -> Json | None:
    try:
        found = convert(cell)
    except CellError as error:
        raise CellError(say("{column}: {why}", column=column, why=error.reason)) from None
    return found if isinstance(found, Json) else None


def _find_columns(source: Source, mapping: Mapping) -> list[_Column]:
    columns = [
        _Column(use.column, use.field, _owner(use.field), _converter(use, source.has_types))
        for use in mapping.uses
        if use.field != KNOWN_OUTPUT
    ]
    grouping = mapping.grouping
    if grouping:
        columns.append(_Column(TURNS, grouping.field, _owner(grouping.field), _as_it_is))
    if grouping and grouping.has_answer:
        columns.append(_Column(ANSWER, "expected_output", _owner("expected_output"), _as_it_is))
    return columns


def _converter(use: ColumnUse, has_types: bool) -> Convert:
    # A filled prompt is text, whatever it looks like, unless a value is all of it.
    if use.form == FILLED or use.form.startswith(PROMPT):
        return to_text_or_json if use.field == "input" else to_text
    return find_form(use.field, use.form, has_types)


def _find_fillers(source: Source, mapping: Mapping) -> list[Filler]:
    prompts = find_prompts(source)
    forms = (FILLED, PROMPT)
    return [
        Filler(use.column, use.form, prompts) for use in mapping.uses if use.form.startswith(forms)
    ]


def _require_columns(source: Source, mapping: Mapping) -> None:
    """Raise ValueError when the mapping reads columns that the file does not have."""
    wanted = [use.column for use in mapping.uses]
    wanted += mapping.grouping.columns if mapping.grouping else ()
    known = set(source.columns)
    missing = next((column for column in wanted if column not in known), None)
    if missing is not None:
        raise ValueError(f"the file has no column {missing!r}")


def _without_forms(mapping: ByKey[str, str]) -> Mapping:
    uses = (ColumnUse(column=column, field=field) for column, field in mapping.items())
    return Mapping(uses=tuple(uses))


def _as_it_is(cell: Cell) -> object:
    return cell


def _owner(field: str) -> int:
    """The place in _Values of what has the field."""
    return 0 if field in CONTENT_FIELDS else 1 if field in LABEL_FIELDS else 2


def _has_something(value: str | Json | None) -> bool:
    return isinstance(value, Json) or bool(value and not value.isspace())
