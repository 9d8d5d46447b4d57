"""Styles: how the sheets of an exported workbook look, and what of them may be changed."""

import re
import unicodedata
from collections.abc import Sequence

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from reviewer_app.formats.xlsx_columns import SheetColumn

_ROW_HEIGHT = 45.0
"""Points: three lines. Excel would make a row as high as its longest text, up to a screen."""

_HEADER_HEIGHT = 22.0
_GREY_GROUND, _GREY_TEXT, _LINE = "#F1F3F4", "#4C5860", "#C9D0D4"
_TEXT = {"num_format": 49, "valign": "top"}
"""As text: a spreadsheet would make 7 of a 007 that is typed in, and a date of 1-2."""

_MAY_BE_RTL = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ALLOWED = {
    "format_columns": True,
    "format_rows": True,
    "insert_rows": True,
    "sort": True,
    "autofilter": True,
}


class Styles:
    """The styles of one workbook, made once; a cell only points to its style."""

    def __init__(self, workbook: Workbook, columns: Sequence[SheetColumn]) -> None:
        edge = {"bottom": 1, "bottom_color": _LINE, "border_color": _LINE}
        self.title = workbook.add_format({"bold": True, "font_size": 13})
        self.header = workbook.add_format(
            {"bold": True, "valign": "vcenter", "bg_color": _GREY_GROUND, **edge}
        )
        self.note = workbook.add_format({"text_wrap": True, **_TEXT})
        self._columns = columns
        grey = {"bg_color": _GREY_GROUND, "font_color": _GREY_TEXT, **_TEXT}
        white = {"locked": False, "text_wrap": True, **_TEXT}
        pairs = {
            is_locked: tuple(
                workbook.add_format({**look, "reading_order": order}) for order in (1, 2)
            )
            for is_locked, look in ((True, grey), (False, white))
        }
        self._pairs = [pairs[column.is_locked] for column in columns]

    def find(self, column: int, text: str) -> Format:
        """The style of a cell: its column's, in the direction of its first strong letter."""
        ltr, rtl = self._pairs[column]
        return rtl if is_rtl(text) else ltr

    def lay_out(self, sheet: Worksheet, rows: int) -> None:
        """Widths, heights, the frozen header, and the choices of `rows` rows."""
        sheet.freeze_panes(1, 0)
        sheet.set_default_row(_ROW_HEIGHT)
        sheet.set_row(0, _HEADER_HEIGHT)
        for number, column in enumerate(self._columns):
            # The style of a whole column is that of the rows which are still to come.
            check(sheet.set_column(number, number, column.width, self._pairs[number][0]))
            if column.choices:
                chosen = {"validate": "list", "source": list(column.choices)}
                check(sheet.data_validation(1, number, rows, number, chosen))


def protect(sheet: Worksheet) -> None:
    """Lock what is locked, without a password: it guards against slips, not against people."""
    sheet.protect("", _ALLOWED)


def is_rtl(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left (Unicode, rule P2)."""
    if text.isascii() or not _MAY_BE_RTL.search(text):
        return False
    kinds = map(unicodedata.bidirectional, text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


def check(code: int) -> None:
    """0: written; -1: beyond the sheet; -2: too long and silently cut off by the library."""
    if code:
        raise ValueError(f"a cell was not written whole ({code})")
