"""XLSX: the rows of all sheets of an Excel workbook, each cell as the text that it shows."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Note, Pasted, Refusal
from reviewer_app.domain.mappings import FOUND_OUT, Reading
from reviewer_app.domain.sayings import list_up, say, say_n
from reviewer_app.formats.layouts import (
    HEADER_ROWS,
    Line,
    find_named,
    list_choices,
    name_columns,
    number_columns,
)
from reviewer_app.formats.names import NAMES, OWN_MARKS, fold
from reviewer_app.formats.origins import find_origin
from reviewer_app.formats.sources import HeaderChoice, Record, Source, remark_on
from reviewer_app.formats.workbooks import DAMAGED, WorkbookFile, survey_workbook
from reviewer_app.formats.xlsx_texts import NOTES_SHEET, NOTES_TITLE, is_cut_off, read_halves

if TYPE_CHECKING:
    from python_calamine import CalamineSheet

Value = int | float | str | bool | time | date | datetime | timedelta
"""What a cell may hold."""

_INPUTS = frozenset(NAMES["input"])


@dataclass(frozen=True, slots=True)
class _Table:
    """A sheet with its header: the row where that stands, from 1, and the names in it.

    header 0: there is none. choices: the first rows, one of which may be the header.
    """

    sheet: "CalamineSheet"
    header: int
    columns: tuple[str, ...]
    choices: tuple[HeaderChoice, ...]

    @property
    def is_ours(self) -> bool:
        return set(OWN_MARKS) <= set(map(fold, self.columns))


class XlsxSource(Source):
    """An Excel workbook, read from one sheet or from several with the same columns.

    Of sheets with other columns only those are read that hold the most rows with an input, or
    the one that somebody chose. All cells are text.
    """

    format = "XLSX"

    def __init__(self, file: WorkbookFile, reading: Reading = FOUND_OUT) -> None:
        super().__init__(file)
        self._workbook, self._reading = file, reading
        tables = self._open()
        self.sheets = tuple(table.sheet.name for table in tables)
        self._tables: list[_Table] | None = _choose(tables, reading.sheet)
        if not self._tables:
            raise FileProblem(file.path, _describe_none(self.sheets, reading.sheet))
        first = self._tables[0]
        self.columns = first.columns
        self.header_row = first.header
        self.header_choices = first.choices
        self.place = _list_sheets([table.sheet.name for table in self._tables])
        self.notes = tuple(_notes(file, tables, self._tables, reading.sheet))

    def records(self) -> Iterator[Record | Refusal]:
        """Read the rows under the headers, sheet by sheet; `place` is "sheet!row N"."""
        # Kept until all rows were read once: laying the sheets out takes long, and memory.
        tables = self._tables = self._tables or _choose(self._open(), self._reading.sheet)
        for table in tables:
            yield from _read(table, self.columns, is_first=table is tables[0])
        self._tables = None

    def _open(self) -> list[_Table]:
        row = self._reading.header_row
        with self._workbook.open() as file, _translated(self.file.path):
            tables = [table for sheet in _sheets(file) if (table := _find_table(sheet, row))]
        return _without_notes(tables)


def open_workbook(path: Path, data: bytes | None = None) -> XlsxSource:
    """Survey a workbook on the disk, or of these bytes; raises FileProblem."""
    file = path if data is None else Pasted(data=data, name=path.name)
    return XlsxSource(survey_workbook(find_origin(file)))


def to_text(value: Value) -> str:
    """A cell as it is shown: whole numbers without ".0", dates as ISO 8601, texts untouched.

    A number shows all the digits that it needs to be the same number again.
    """
    match value:
        case str():
            return value
        case bool():
            return "TRUE" if value else "FALSE"
        case int() | float():
            return _number(float(value))
        case timedelta():
            minutes, seconds = divmod(round(value.total_seconds()), 60)
            return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
        case _:
            return value.isoformat()


def _number(value: float) -> str:
    shortest = repr(value)
    if not value.is_integer() or abs(value) >= 1e21:  # from there on JSON spells with exponents
        return shortest
    return format(Decimal(shortest), "f").removesuffix(".0")


def _sheets(file: BinaryIO) -> "Iterator[CalamineSheet]":
    # The library takes memory that a window would spend at its start.
    from python_calamine import CalamineWorkbook, SheetTypeEnum

    workbook = CalamineWorkbook.from_filelike(file)
    for number, about in enumerate(workbook.sheets_metadata):
        if about.typ == SheetTypeEnum.WorkSheet:
            yield workbook.get_sheet_by_index(number)


def _rows(sheet: "CalamineSheet") -> Iterator[tuple[int, Sequence[Value]]]:
    """The rows that hold something, with their numbers from 1."""
    for number, row in enumerate(sheet.iter_rows(), start=1):
        if any(value not in ("", None) for value in row):
            yield number, row


def _find_table(sheet: "CalamineSheet", header_row: int | None) -> _Table | None:
    """The sheet with its header; None for a sheet without rows, and for our own notes.

    The header is the first row that names an input column, else the first one with texts in at
    least half as many cells as any other: above it there may be titles and remarks.
    """
    rows = list(islice(_rows(sheet), HEADER_ROWS))
    if len(rows) < 2 and header_row != 0:
        return None
    lines = [Line(number, list(map(to_text, cells))) for number, cells in rows]
    if lines and lines[0].cells[0] == NOTES_TITLE:
        return None
    choices = list_choices(lines)
    if header_row == 0 and lines:
        return _Table(sheet, 0, number_columns(len(lines[0].cells)), choices)
    place = _find_header(rows, lines, header_row)
    if place is None:
        return None
    return _Table(sheet, lines[place].number, name_columns(lines[place].cells), choices)


def _find_header(
    rows: Sequence[tuple[int, Sequence[Value]]], lines: Sequence[Line], chosen: int | None
) -> int | None:
    if chosen is not None:
        return next((n for n, line in enumerate(lines) if line.number == chosen), None)
    width = max(map(_count_texts, rows))
    likely = (n for n, row in enumerate(rows) if _count_texts(row) >= max(min(2, width), width / 2))
    found = find_named(lines)
    return next(likely, None) if found is None else found


def _count_texts(row: tuple[int, Sequence[Value]]) -> int:
    return sum(isinstance(value, str) and value != "" for value in row[1])


def _without_notes(tables: list[_Table]) -> list[_Table]:
    """Without the notes of our own exports, whose first cell is in a person's language."""
    if not any(table.is_ours for table in tables):
        return tables
    return [table for table in tables if table.is_ours or table.sheet.name != NOTES_SHEET]


def _choose(tables: Sequence[_Table], name: str | None) -> list[_Table]:
    """The sheet of this name, else those whose columns agree and that hold most to ask."""
    if name is not None:
        return [table for table in tables if table.sheet.name == name]
    alike: dict[tuple[str, ...], list[_Table]] = {}
    for table in tables:
        alike.setdefault(tuple(map(fold, table.columns)), []).append(table)
    return max(alike.values(), key=_weigh) if alike else []


def _weigh(tables: Sequence[_Table]) -> tuple[bool, int]:
    asks = any(fold(name) in _INPUTS for name in tables[0].columns)
    return asks, sum(table.sheet.total_height - table.header for table in tables)


def _notes(
    file: WorkbookFile, found: list[_Table], read: list[_Table], chosen: str | None
) -> Iterator[Note]:
    left = [table.sheet.name for table in found if table not in read]
    if left:
        yield Note(place="file", reason=_describe_left(list_up(left), is_chosen=bool(chosen)))
    if file.formulas:
        reason = say_n(
            "1 cell has a formula: the last calculated value is read",
            "{n} cells have formulas: the last calculated values are read",
            file.formulas,
        )
        yield Note(place="file", reason=reason)


def _describe_left(sheets: str, *, is_chosen: bool) -> str:
    if is_chosen:
        return say("Not read, for another sheet was chosen: {sheets}", sheets=sheets)
    return say("Not read, for they have other columns: {sheets}", sheets=sheets)


def _list_sheets(names: Sequence[str]) -> str:
    if len(names) == 1:
        return say("the sheet {name}", name=names[0])
    return say("the sheets {names}", names=list_up(names))


def _describe_none(sheets: Sequence[str], chosen: str | None) -> str:
    if chosen is None:
        return say("The workbook has no sheet with rows under a header.")
    return say(
        "It has no sheet {chosen} with rows under a header; its sheets are {sheets}.",
        chosen=chosen,
        sheets=", ".join(sheets),
    )


def _read(table: _Table, columns: Sequence[str], *, is_first: bool) -> Iterator[Record | Refusal]:
    name, is_ours, before = table.sheet.name, table.is_ours, table.header if is_first else -1
    for number, row in _rows(table.sheet):
        if number > table.header:
            place = f"{name}!row {number}"
            cells = dict(zip(columns, map(to_text, row), strict=False))
            is_apart = number > before + 1
            yield _settle(cells, place) if is_ours else _record(place, cells, is_apart)
            before = number


def _record(place: str, cells: dict[str, str], is_apart: bool) -> Record:
    return Record(place, cells, remark_on(cells), is_apart)


def _settle(cells: dict[str, str], place: str) -> Record | Refusal:
    """A row of our own exports: refused where a text was too long for its cell."""
    cut = next((column for column, text in cells.items() if is_cut_off(text)), None)
    if cut is not None:
        reason = say("{column}: the text was cut off when it was exported", column=cut)
        return Refusal(place=place, reason=reason)
    cells = {column: read_halves(text) for column, text in cells.items()}
    return Record(place, cells, remark_on(cells))


@contextmanager
def _translated(path: Path) -> Generator[None]:
    from python_calamine import CalamineError

    try:
        yield
    except (CalamineError, OSError, ValueError) as error:
        raise FileProblem(path, DAMAGED) from error
    except BaseException as error:
        # The reader's own slips arrive as a class that is no Exception and has no public name.
        if type(error).__name__ != "PanicException":
            raise
        raise FileProblem(path, DAMAGED) from error
