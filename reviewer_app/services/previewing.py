"""Previewing: a file's rows as they will be, before any of them is read in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import cast

from reviewer_app.domain import json
from reviewer_app.domain.files import ImportedCase, Note, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import FILE_FIELDS, KNOWN_OUTPUT
from reviewer_app.domain.mappings import Mapping as FileMapping
from reviewer_app.formats.building import Builder
from reviewer_app.formats.cells import to_text
from reviewer_app.formats.detection import open_unproven
from reviewer_app.formats.sources import FORMULA, Cell, Record, Source
from reviewer_app.services.looks import Look

_SHOWN = 2_000
"""Characters of a value that a preview shows; the case itself gets all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewRow:
    """One row: a case as it will be, or what the file has where it cannot be one.

    values: by field; lists one item a line, several outputs each as "known_output:column".
    problem: why it is not taken, and problem_field the field at fault ("" for none).
    formula_fields: those whose text a spreadsheet would calculate.
    """

    place: str
    values: Mapping[str, str]
    problem: Refusal | None = None
    problem_field: str = ""
    notes: tuple[Note, ...] = ()
    formula_fields: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """Some rows of a file. columns: the keys of the rows' values in the order of fields.

    first: the number of the first row, from 0. is_last: no row comes after these.
    """

    columns: tuple[str, ...]
    rows: tuple[PreviewRow, ...]
    first: int
    is_last: bool


def make_preview(look: Look, mapping: FileMapping, first: int, limit: int) -> Preview:
    """The rows from `first` on, counted from 0, at most `limit`.

    A large file is read only as far as that. Raises FileProblem, and ValueError for a mapping
    that does not fit the file.
    """
    found = _rows(look.source, mapping, first, limit + 1)
    if len(found) <= limit and look.source.is_cut:
        source = open_unproven(look.origin, look.reading)
        found = _rows(source, mapping, first, limit + 1)
    return Preview(
        columns=tuple(_columns(mapping)),
        rows=tuple(found[:limit]),
        first=first,
        is_last=len(found) <= limit,
    )


def _rows(source: Source, mapping: FileMapping, first: int, limit: int) -> list[PreviewRow]:
    builder = Builder(source, mapping)
    rows = islice(builder.group(source.records()), first, first + limit)
    return [show_row(builder, mapping, row) for row in rows]


def show_row(builder: Builder, mapping: FileMapping, row: Record | Refusal) -> PreviewRow:
    """A row as a case, or as the file has it where it cannot be one."""
    built = builder.build(row) if isinstance(row, Record) else row
    if isinstance(built, ImportedCase):
        return _show(built, mapping)
    cells: Mapping[str, Cell] = row.cells if isinstance(row, Record) else {}
    values = {
        _key(mapping, use.field, use.column): to_text(cell)[:_SHOWN]
        for use in mapping.uses
        if (cell := cells.get(use.column)) is not None
    }
    return PreviewRow(place=built.place, values=values, problem=built, problem_field=built.field)


def _show(case: ImportedCase, mapping: FileMapping) -> PreviewRow:
    values = {field: _text(_value(case, field)) for field in mapping.fields - {KNOWN_OUTPUT}}
    values |= {
        _key(mapping, KNOWN_OUTPUT, output.label): output.text[:_SHOWN] for output in case.outputs
    }
    formulas = frozenset(note.field for note in case.notes if note.reason.endswith(FORMULA))
    return PreviewRow(
        place=case.place,
        values={key: text for key, text in values.items() if text},
        notes=case.notes,
        formula_fields=formulas,
    )


def _value(case: ImportedCase, field: str) -> object:
    owner = next((part for part in (case.content, case.labels) if hasattr(part, field)), case)
    return getattr(owner, field)


def _text(value: object) -> str:
    match value:
        case None:
            return ""
        case str():
            return value[:_SHOWN]
        case Json(text):
            return text[:_SHOWN]
        case tuple():
            return "\n".join(cast(tuple[str, ...], value))[:_SHOWN]
        case _:
            return json.dump(value)


def _columns(mapping: FileMapping) -> Iterator[str]:
    fields = mapping.fields
    yield from (field for field in FILE_FIELDS if field in fields and field != KNOWN_OUTPUT)
    yield from (_key(mapping, KNOWN_OUTPUT, column) for column in mapping.output_columns)


def _key(mapping: FileMapping, field: str, column: str) -> str:
    """The field, or, for one of several outputs, the field with its column."""
    is_one_of = field == KNOWN_OUTPUT and len(mapping.output_columns) > 1
    return f"{field}:{column}" if is_one_of else field
