"""Writing XLSX: rows of texts into a workbook, one text per cell and never a formula.

The sheets are made to be filled in and read again: what says which case a row is, and how it was
reviewed, is locked; the rest may be changed, and rows may be added below the last one.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from tempfile import TemporaryDirectory
from typing import BinaryIO

from xlsxwriter import Workbook
from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.worksheet import Worksheet

from reviewer_app.domain.files import Note
from reviewer_app.formats.xlsx_columns import SheetColumn
from reviewer_app.formats.xlsx_notes import CutText, Words, write_notes
from reviewer_app.formats.xlsx_outlets import Outlet
from reviewer_app.formats.xlsx_styles import Styles, check, protect
from reviewer_app.formats.xlsx_texts import escape, fit, is_cut_off

SHEET_ROWS = 250_000
"""Rows of one sheet. Excel takes four times as many, reading them back takes too much memory."""

_SHEET = "Cases"


class _Sheet(Worksheet):
    """A sheet that escapes texts by our rules: the library's own lose some on the way back."""

    @staticmethod
    def _escape_control_characters(data: str) -> str:
        return escape(data)


class WorkbookWriter:
    """Writes rows behind those that it wrote before; what is too long is cut, marked and listed.

    Memory stays flat: rows wait in a temporary folder until `finish` packs them into `out`.
    """

    def __init__(self, out: BinaryIO, columns: Sequence[SheetColumn], words: Words = str) -> None:
        """words: puts what explains the sheets into the language of the person."""
        self._columns, self._words = tuple(columns), words
        self._folder = TemporaryDirectory(prefix="reviewer-")
        options = {"constant_memory": True, "tmpdir": self._folder.name}
        self._workbook = Workbook(Outlet(out), options)
        self._workbook.use_zip64()
        self._styles = Styles(self._workbook, self._columns)
        self._sheets: list[_Sheet] = []
        self._cut: list[CutText] = []
        self._row = 0
        self._begin_sheet()

    @property
    def notes(self) -> tuple[Note, ...]:
        """The texts that were cut."""
        return tuple(cut.to_note() for cut in self._cut)

    def add(self, rows: Iterable[Sequence[str]]) -> None:
        """Write these rows; empty texts leave their cells out."""
        for row in rows:
            if self._row > SHEET_ROWS:
                self._end_sheet()
                self._begin_sheet()
            for number, text in enumerate(row):
                if text:
                    self._write(number, text)
            self._row += 1

    def finish(self) -> None:
        """Write the notes and pack everything; raises OSError."""
        self._end_sheet()
        write_notes(self._workbook, _Sheet, self._styles, self._columns, self._cut, self._words)
        try:
            self._workbook.close()
        except FileCreateError as error:
            raise OSError(*_system_error(error)) from error

    def close(self) -> None:
        """Let go of everything, also in the middle of it."""
        for sheet in self._workbook.worksheets():
            with suppress(OSError):  # what it still holds finds no room, and nobody wants it
                sheet.row_data_fh.close()
        self._folder.cleanup()

    def _begin_sheet(self) -> None:
        number = len(self._sheets) + 1
        name = _SHEET if number == 1 else f"{_SHEET} {number}"
        sheet = self._workbook.add_worksheet(name, _Sheet)
        self._sheets.append(sheet)
        self._styles.lay_out(sheet, SHEET_ROWS)
        for column, about in enumerate(self._columns):
            check(sheet.write_string(0, column, about.name, self._styles.header))
        self._row = 1

    def _end_sheet(self) -> None:
        sheet = self._sheets[-1]
        sheet.autofilter(0, 0, max(1, self._row - 1), len(self._columns) - 1)
        protect(sheet)

    def _write(self, column: int, text: str) -> None:
        sheet, fitting = self._sheets[-1], fit(text)
        style = self._styles.find(column, fitting)
        check(sheet.write_string(self._row, column, fitting, style))
        if len(fitting) != len(text) and is_cut_off(fitting):
            place = f"{sheet.name}!row {self._row + 1}"
            self._cut.append(CutText(place, self._columns[column].name, len(text)))


def _system_error(error: FileCreateError) -> tuple[object, ...]:
    cause = error.args[0] if error.args else error
    return cause.args if isinstance(cause, OSError) else (None, str(cause))
