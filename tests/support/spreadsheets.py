"""A spreadsheet program: opens a workbook, changes cells, and saves it in its own way."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from python_calamine import CalamineWorkbook
from xlsxwriter import Workbook


def fill_in(
    path: Path, changes: Mapping[str, str], *, added: Mapping[str, str] | None = None
) -> None:
    """Put other texts where these stand, and below the last row of the first sheet one more.

    added: texts by the names of their columns. Every cell is written anew, shared texts and all,
    as programs do, so that nothing of how we wrote it is left.
    """
    sheets = _read(path)
    _, rows = sheets[0]
    if added:
        rows.append([added.get(str(name), "") for name in rows[0]])
    with path.open("wb") as out:
        book: Any = Workbook(out, {})
        for name, lines in sheets:
            sheet = book.add_worksheet(name)
            for number, line in enumerate(lines):
                for column, value in enumerate(line):
                    text = changes.get(str(value), str(value))
                    if text:
                        assert sheet.write_string(number, column, text) == 0
        book.close()


def _read(path: Path) -> list[tuple[str, list[list[Any]]]]:
    with path.open("rb") as file:
        book = CalamineWorkbook.from_filelike(file)
        return [(name, book.get_sheet_by_name(name).to_python()) for name in book.sheet_names]
