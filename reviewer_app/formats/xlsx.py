"""XLSX: the rows of all sheets of an Excel workbook, each cell as the text that it shows."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, SheetTypeEnum

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.formats.csv import name_columns
from reviewer_app.formats.names import NAMES, OWN_MARKS, fold
from reviewer_app.formats.sources import Record, Source
from reviewer_app.formats.workbooks import DAMAGED, WorkbookFile, survey_workbook
from reviewer_app.formats.xlsx_texts import NOTES_HEADER, is_cut_off, read_halves

Value = int | float | str | bool | time | date | datetime | timedelta
"""What a cell may hold."""

_HEADER_ROWS = 10
_INPUTS = frozenset(NAMES["input"])


@dataclass(frozen=True, slots=True)
class _Table:
    """A sheet with its header: the row where that stands, from 1, and the names in it."""

    sheet: CalamineSheet
    header: int
    columns: tuple[str, ...]

    @property
    def is_ours(self) -> bool:
        return set(OWN_MARKS) <= set(map(fold, self.columns))


class XlsxSource(Source):
    """An Excel workbook. Its columns are those of all its sheets; all cells are text."""

    format = "XLSX"

    def __init__(self, file: WorkbookFile) -> None:
        super().__init__(file)
        self._workbook = file
        self._tables: list[_Table] | None = self._open()
        names = (name for table in self._tables for name in table.columns)
        self.columns = tuple(dict.fromkeys(names))
        if not self._tables:
            raise FileProblem(file.path, "The workbook has no sheet with rows under a header.")

    def records(self) -> Iterator[Record | Refusal]:
        """Read the rows under the headers, sheet by sheet; `place` is "sheet!row N"."""
        # Kept until all rows were read once: laying the sheets out takes long, and memory.
        tables = self._tables = self._tables or self._open()
        for table in tables:
            yield from _read(table)
        self._tables = None

    def _open(self) -> list[_Table]:
        with self._workbook.open() as file, _translated(self.file.path):
            return [table for sheet in _sheets(file) if (table := _find_table(sheet))]


def open_workbook(path: Path, data: bytes | None = None) -> XlsxSource:
    """Survey a workbook on the disk, or of these bytes; raises FileProblem."""
    return XlsxSource(survey_workbook(path, data))


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


def _sheets(file: BinaryIO) -> Iterator[CalamineSheet]:
    workbook = CalamineWorkbook.from_filelike(file)
    for number, about in enumerate(workbook.sheets_metadata):
        if about.typ == SheetTypeEnum.WorkSheet:
            yield workbook.get_sheet_by_index(number)


def _rows(sheet: CalamineSheet) -> Iterator[tuple[int, Sequence[Value]]]:
    """The rows that hold something, with their numbers from 1."""
    for number, row in enumerate(sheet.iter_rows(), start=1):
        if any(value not in ("", None) for value in row):
            yield number, row


def _find_table(sheet: CalamineSheet) -> _Table | None:
    """The sheet with its header; None for a sheet without rows, and for our own notes.

    The header is the first row that names an input column, else the first one with texts in at
    least half as many cells as any other: above it there may be titles and remarks.
    """
    rows = list(islice(_rows(sheet), _HEADER_ROWS))
    if len(rows) < 2:
        return None
    width = max(map(_count_texts, rows))
    known = (row for row in rows if any(fold(str(value)) in _INPUTS for value in row[1]))
    likely = (row for row in rows if _count_texts(row) >= max(min(2, width), width / 2))
    found = next(known, None) or next(likely, None)
    if found is None:
        return None
    names = [to_text(value) for value in found[1]]
    if tuple(names[: len(NOTES_HEADER)]) == NOTES_HEADER:
        return None
    return _Table(sheet, found[0], name_columns(names))


def _count_texts(row: tuple[int, Sequence[Value]]) -> int:
    return sum(isinstance(value, str) and value != "" for value in row[1])


def _read(table: _Table) -> Iterator[Record | Refusal]:
    name = table.sheet.name
    is_ours = table.is_ours
    for number, row in _rows(table.sheet):
        if number > table.header:
            place = f"{name}!row {number}"
            cells = dict(zip(table.columns, map(to_text, row), strict=False))
            yield _settle(cells, place) if is_ours else Record(place, cells)


def _settle(cells: dict[str, str], place: str) -> Record | Refusal:
    """A row of our own exports: refused where a text was too long for its cell."""
    cut = next((column for column, text in cells.items() if is_cut_off(text)), None)
    if cut is not None:
        return Refusal(place=place, reason=f"{cut}: the text was cut off when it was exported")
    return Record(place, {column: read_halves(text) for column, text in cells.items()})


@contextmanager
def _translated(path: Path) -> Generator[None]:
    try:
        yield
    except (CalamineError, OSError, ValueError) as error:
        raise FileProblem(path, DAMAGED) from error
    except BaseException as error:
        # The reader's own slips arrive as a class that is no Exception and has no public name.
        if type(error).__name__ != "PanicException":
            raise
        raise FileProblem(path, DAMAGED) from error
