"""Writing XLSX: rows of texts into a workbook, one text per cell and never a formula."""

import errno
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import UnsupportedOperation
from tempfile import TemporaryDirectory
from typing import BinaryIO, TypeVar

from xlsxwriter import Workbook
from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.worksheet import Worksheet

from reviewer_app.formats.xlsx_texts import NOTES_HEADER, NOTES_SHEET, escape, fit, is_cut_off

_T = TypeVar("_T")

SHEET_ROWS = 250_000
"""Rows of one sheet. Excel takes four times as many, reading them back takes too much memory."""

_SHEET = "Cases"


@dataclass(frozen=True, slots=True)
class _Note:
    """A text that did not fit into its cell."""

    place: str
    column: str
    characters: int


class _Sheet(Worksheet):
    """A sheet that escapes texts by our rules: the library's own lose some on the way back."""

    @staticmethod
    def _escape_control_characters(data: str) -> str:
        return escape(data)


class _Outlet:
    """Hands bytes on until that fails; what the packer still writes after that goes nowhere.

    It tidies up when nobody looks, and would then complain once more.
    """

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._is_broken = False
        self._written = 0

    def write(self, data: bytes) -> int:
        self._written += len(data)
        return self._try(lambda: self._out.write(data), len(data))

    def tell(self) -> int:
        return self._try(self._out.tell, self._written)  # never before what it was told

    def seek(self, offset: int, whence: int = 0) -> int:
        return self._try(lambda: self._out.seek(offset, whence), offset)  # it writes what waits

    def flush(self) -> None:
        self._try(self._out.flush, None)

    def _try(self, action: Callable[[], _T], otherwise: _T) -> _T:
        if self._is_broken:
            return otherwise
        try:
            return action()
        except UnsupportedOperation:
            raise  # a pipe cannot seek, and the packer does without
        except OSError as error:
            self._is_broken = error.errno != errno.ESPIPE
            raise


class WorkbookWriter:
    """Writes rows behind those that it wrote before; what is too long is cut, marked and listed.

    Memory stays flat: rows wait in a temporary folder until `finish` packs them into `out`.
    """

    def __init__(self, out: BinaryIO, columns: Sequence[str]) -> None:
        self._columns = columns
        self._folder = TemporaryDirectory(prefix="reviewer-")
        options = {"constant_memory": True, "tmpdir": self._folder.name}
        self._workbook = Workbook(_Outlet(out), options)
        self._workbook.use_zip64()
        self._sheets: list[_Sheet] = []
        self._notes: list[_Note] = []
        self._row = 0
        self._begin_sheet()

    def add(self, rows: Iterable[Sequence[str]]) -> None:
        """Write these rows; empty texts leave their cells out."""
        for row in rows:
            if self._row > SHEET_ROWS:
                self._begin_sheet()
            for number, text in enumerate(row):
                if text:
                    self._write(number, text)
            self._row += 1

    def finish(self) -> None:
        """Write the notes and pack everything; raises OSError."""
        if self._notes:
            self._write_notes()
        try:
            self._workbook.close()
        except FileCreateError as error:
            raise OSError(*_system_error(error)) from error

    def close(self) -> None:
        """Let go of everything, also in the middle of it."""
        for sheet in self._workbook.worksheets():
            sheet.row_data_fh.close()
        self._folder.cleanup()

    def _begin_sheet(self) -> None:
        number = len(self._sheets) + 1
        name = _SHEET if number == 1 else f"{_SHEET} {number}"
        sheet = self._workbook.add_worksheet(name, _Sheet)
        sheet.freeze_panes(1, 0)
        self._sheets.append(sheet)
        for column, text in enumerate(self._columns):
            _check(sheet.write_string(0, column, text))
        self._row = 1

    def _write(self, column: int, text: str) -> None:
        sheet, fitting = self._sheets[-1], fit(text)
        _check(sheet.write_string(self._row, column, fitting))
        if len(fitting) != len(text) and is_cut_off(fitting):
            place = f"{sheet.name}!row {self._row + 1}"
            self._notes.append(_Note(place, self._columns[column], len(text)))

    def _write_notes(self) -> None:
        sheet = self._workbook.add_worksheet(NOTES_SHEET, _Sheet)
        what = "Too long for a cell of a workbook. CSV and JSONL hold it whole."
        rows = ((note.place, note.column, str(note.characters), what) for note in self._notes)
        for number, row in enumerate([NOTES_HEADER, *rows]):
            for column, text in enumerate(row):
                _check(sheet.write_string(number, column, text))


def _check(code: int) -> None:
    """0: written; -1: beyond the sheet; -2: too long and silently cut off by the library."""
    if code:
        raise ValueError(f"a cell was not written whole ({code})")


def _system_error(error: FileCreateError) -> tuple[object, ...]:
    cause = error.args[0] if error.args else error
    return cause.args if isinstance(cause, OSError) else (None, str(cause))
