"""Proposing: the mapping that a file gets before anybody looked at it."""

from collections.abc import Sequence

from reviewer_app.domain import json
from reviewer_app.domain.cases import LIST_FIELDS
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.mappings import (
    FOUND_OUT,
    KNOWN_OUTPUT,
    ColumnUse,
    Form,
    Grouping,
    Mapping,
    Reading,
)
from reviewer_app.formats import conversations, lists
from reviewer_app.formats.cells import is_given, to_text
from reviewer_app.formats.forms import FILLED, PROMPT, TOOL_CALLS
from reviewer_app.formats.mapping import propose
from reviewer_app.formats.names import OWN_MARKS, fold
from reviewer_app.formats.output_columns import find_calls, find_outputs
from reviewer_app.formats.prompts import find_prompts, has_places
from reviewer_app.formats.sources import Cell, Record, Source
from reviewer_app.formats.turn_columns import propose_grouping

_GALTEAS_LISTS = frozenset({"expectedtools", "stoppingcriterias"})


def propose_mapping(
    source: Source, samples: Sequence[Record], reading: Reading = FOUND_OUT
) -> Mapping:
    """What the format says, and for the other columns what their names and values say.

    samples: some first records.
    """
    # A suite's keys are known, and so is how our own exports spell every field.
    is_known = bool(source.known_fields) or _is_ours(source)
    grouping = None if is_known else propose_grouping(source.columns, samples)
    fields = _propose_fields(source, samples, grouping)
    forms = _Forms(source, samples)
    uses = {
        column: ColumnUse(column=column, field=field, form=forms.choose(column, field))
        for column, field in fields.items()
    }
    if not is_known:
        uses |= {use.column: use for use in _propose_outputs(source, samples, fields, grouping)}
    in_order = tuple(uses[column] for column in source.columns if column in uses)
    return Mapping(uses=in_order, reading=reading, grouping=grouping)


def _propose_fields(
    source: Source, samples: Sequence[Record], grouping: Grouping | None
) -> dict[str, str]:
    """Column → field; the columns of turns are left to the grouping."""
    known = source.known_fields
    turns = set(grouping.columns) if grouping else set[str]()
    columns = [column for column in source.columns if column not in turns]
    proposed = propose(columns, samples, has_types=source.has_types)
    taken = {*known.values(), *((grouping.field, "expected_output") if grouping else ())}
    free = {column: field for column, field in proposed.items() if field not in taken}
    if grouping and grouping.conversation and "external_id" not in free.values():
        free[grouping.conversation] = "external_id"
    both = {**free, **known}
    return {column: both[column] for column in source.columns if column in both}


def _propose_outputs(
    source: Source, samples: Sequence[Record], fields: dict[str, str], grouping: Grouping | None
) -> list[ColumnUse]:
    found = set(fields.values())
    if "input" not in found and grouping is None:
        return []
    turns = grouping.columns if grouping else ()
    free = [column for column in source.columns if column not in fields and column not in turns]
    has_expected = bool(found & {"expected_output", "expected"})
    has_types = source.has_types
    outputs = find_outputs(free, samples, has_types=has_types, has_expected=has_expected)
    uses = [ColumnUse(column=column, field=KNOWN_OUTPUT) for column in outputs]
    calls = find_calls(free, samples, has_types=has_types) if uses else None
    if calls is not None:
        uses.append(ColumnUse(column=calls, field=KNOWN_OUTPUT, form=TOOL_CALLS))
    return uses


class _Forms:
    """Chooses how the cells of each column are read, by the sampled ones."""

    def __init__(self, source: Source, samples: Sequence[Record]) -> None:
        self._source = source
        self._samples = samples

    def choose(self, column: str, field: str) -> Form:
        """The form for a column that holds this field."""
        if self._source.is_suite or _is_ours(self._source):
            return ""
        cells = [sample.cells.get(column) for sample in self._samples]
        values = [cell for cell in cells if is_given(cell, self._source.has_types)]
        if not values:
            return ""
        if field in LIST_FIELDS:
            return self._choose_list(column, values)
        if field in ("input", "conversation_history"):
            return self._choose_conversation(column, field, values)
        return ""

    def _choose_list(self, column: str, values: Sequence[Cell]) -> Form:
        texts = [each for each in values if isinstance(each, str)]
        is_galteas = fold(column) in _GALTEAS_LISTS
        return "" if is_galteas or len(texts) < len(values) else lists.choose_form(texts)

    def _choose_conversation(self, column: str, field: str, values: Sequence[Cell]) -> Form:
        is_vars = field == "input" and fold(column) == "vars"
        if is_vars and all(map(_is_object, values)) and find_prompts(self._source):
            return PROMPT
        if all(map(_is_conversation, values)):
            is_plain = all(isinstance(each, Json) and _are_messages(each) for each in values)
            return (
                "" if is_plain or (field != "input" and all(map(_are_plain, values))) else "turns"
            )
        if field == "input" and all(isinstance(each, str) for each in values):
            names = [other for other in self._source.columns if other != column]
            names += [other.removeprefix("vars.") for other in names]
            texts = map(to_text, values)
            return FILLED if any(has_places(text, names) for text in texts) else ""
        return ""


def _is_ours(source: Source) -> bool:
    return set(OWN_MARKS) <= set(map(fold, source.columns))


def _is_object(cell: Cell) -> bool:
    return cell is not None and to_text(cell).lstrip().startswith("{")


def _is_conversation(cell: Cell) -> bool:
    try:
        conversations.convert(to_text(cell))
    except ValueError:
        return False
    return True


def _are_messages(cell: Json) -> bool:
    return conversations.are_messages(json.parse(cell.text))


def _are_plain(cell: Cell) -> bool:
    try:
        return conversations.are_messages(json.parse(to_text(cell)))
    except JsonError:
        return False
