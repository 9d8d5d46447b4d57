"""Workbooks of texts, for tests that read them."""

import io
from collections.abc import Mapping, Sequence

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

Rows = Sequence[Sequence[str]]


def pack(sheets: Mapping[str, Rows]) -> bytes:
    """A workbook with these texts; empty ones are no cells."""
    out = io.BytesIO()
    book = Workbook(out, {})
    for name, rows in sheets.items():
        sheet = book.add_worksheet(name, Worksheet)
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                if text:
                    assert sheet.write_string(number, column, text) == 0
    book.close()
    return out.getvalue()
