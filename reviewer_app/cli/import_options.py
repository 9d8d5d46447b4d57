"""How a file is read, as the options of a command say: which column is which field, and more."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.mappings import (
    FILE_FIELDS,
    FOUND_OUT,
    KNOWN_OUTPUT,
    ColumnUse,
    Mapping,
    Reading,
    decode_mapping,
)
from reviewer_app.services.naming import readable

if TYPE_CHECKING:
    from reviewer_app.services.surveying import Look

_TAB = {"tab": "\t", "\\t": "\t"}
_SHOWN = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingOptions:
    """What a person says of all files of one command. maps: COLUMN=FIELD as they were typed."""

    reading: Reading = FOUND_OUT
    maps: tuple[str, ...] = ()
    mapping: Mapping | None = None


def reading_options(
    maps: list[str] | None,
    mapping_file: Path | None,
    encoding: str | None,
    delimiter: str | None,
    sheet: str | None,
    header_row: int | None,
) -> ReadingOptions:
    """The options as facts; raises BadParameter for what makes no sense by itself."""
    for given in maps or []:
        _split(given)
    mapping = _read_mapping(mapping_file) if mapping_file else None
    kept = mapping.reading if mapping else FOUND_OUT
    reading = Reading(
        encoding=_checked_encoding(encoding) if encoding else kept.encoding,
        delimiter=_checked_delimiter(delimiter) if delimiter is not None else kept.delimiter,
        sheet=readable(sheet) if sheet else kept.sheet,
        header_row=kept.header_row if header_row is None else header_row,
    )
    return ReadingOptions(
        reading=reading, maps=tuple(readable(given) for given in maps or []), mapping=mapping
    )


def _checked_encoding(encoding: str) -> str:
    try:
        "".encode(encoding)
    except (LookupError, UnicodeError, ValueError):
        raise typer.BadParameter(
            "there is no such encoding; try utf-8, cp1252 or shift_jis", param_hint="--encoding"
        ) from None
    return encoding


def _checked_delimiter(delimiter: str) -> str:
    delimiter = _TAB.get(delimiter.lower(), delimiter)
    if len(delimiter) != 1:
        raise typer.BadParameter('it is one character, or "tab"', param_hint="--delimiter")
    return delimiter


def _read_mapping(path: Path) -> Mapping:
    try:
        return decode_mapping(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        why = cause_of(error)
        raise typer.BadParameter(f"{path} cannot be read: {why}", param_hint="--mapping") from None
    except ValueError as error:
        raise typer.BadParameter(f"{path}: {error}", param_hint="--mapping") from None


def _split(given: str) -> tuple[str, str, str]:
    """Column, field and form of COLUMN=FIELD or COLUMN=FIELD:FORM; no field leaves it out."""
    column, sign, field = given.rpartition("=")
    field, _, form = field.partition(":")
    if not sign or not column or (field and field not in FILE_FIELDS):
        raise typer.BadParameter(
            f"{given!r} is not COLUMN=FIELD; the fields are {', '.join(FILE_FIELDS)}",
            param_hint="--map",
        )
    return column, field, form


def mapping_for(look: "Look", options: ReadingOptions) -> Mapping:
    """The mapping of one file: the one that is given, else proposed, with what --map says.

    Raises FileProblem where the file has no such column.
    """
    mapping = replace(options.mapping or look.proposed, reading=look.proposed.reading)
    columns = [column.name for column in look.columns]
    for use in mapping.uses:
        _require(use.column, columns, look)
    for given in options.maps:
        column, field, form = _split(given)
        _require(column, columns, look)
        mapping = replace(mapping, uses=_with_use(mapping.uses, column, field, form))
    return mapping


def _require(column: str, columns: list[str], look: "Look") -> None:
    if column not in columns:
        names = ", ".join(columns[:_SHOWN])
        raise FileProblem(look.origin.path, f"There is no column {column}. The columns: {names}.")


def _with_use(
    uses: tuple[ColumnUse, ...], column: str, field: str, form: str
) -> tuple[ColumnUse, ...]:
    """The uses with another one for a column; a field moves to it from the column it had."""
    others = [
        use
        for use in uses
        if use.column != column and (use.field != field or field == KNOWN_OUTPUT)
    ]
    return (*others, ColumnUse(column=column, field=field, form=form)) if field else tuple(others)
