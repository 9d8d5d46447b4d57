"""Texts in XLSX cells: what XML cannot carry is escaped, what is too long is cut and marked.

Excel itself spells control characters as `_x0001_` and a text that looks so as `_x005F_x0001_`.
Readers give them back, but not halves of characters (lone surrogates) and the two that Unicode
never assigns (U+FFFE, U+FFFF). Our exports spell these in the same way, one level below.
"""

import re

from reviewer_app.domain.sayings import say

MAX_UNITS = 32_767
"""UTF-16 units in one cell: Excel's own limit."""

CUT_MARK = "… [cut off here: too long for a cell of a workbook]"
"""Stands at the end of a text that did not fit. A row with it is not read again."""

NOTES_SHEET = "Notes"
NOTES_TITLE = say("Notes on this export")
"""The sheet behind the cases, and its first cell in English."""

_HALF = re.compile("[\ud800-\udfff\ufffe\uffff]")
_LIKE_HALF = re.compile(r"_(?=x(?:005F|D[89A-F][0-9A-F]{2}|FFF[EF])_)", re.IGNORECASE)
_SPELLED_HALF = re.compile(r"_x(005F|D[89A-F][0-9A-F]{2}|FFF[EF])_", re.IGNORECASE)
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f]")
_LIKE_CONTROL = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")


def fit(text: str) -> str:
    """The text as a cell can hold it; see `is_cut_off`."""
    spelled = spell_halves(text)
    if len(spelled) * 2 <= MAX_UNITS or count_units(spelled) <= MAX_UNITS:
        return spelled
    room = MAX_UNITS - len(CUT_MARK)
    return spelled.encode("utf-16-le")[: room * 2].decode("utf-16-le", "ignore") + CUT_MARK


def is_cut_off(text: str) -> bool:
    """Whether this is the beginning of a text that did not fit into its cell."""
    return text.endswith(CUT_MARK) and count_units(text) >= MAX_UNITS - 1


def count_units(text: str) -> int:
    """The length of a text as Excel counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def spell_halves(text: str) -> str:
    """Half characters and the like as text that XML can carry."""
    # Nearly all texts need neither, and looking for that takes no time.
    text = _LIKE_HALF.sub("_x005F_", text) if "_" in text else text
    if text.isascii():
        return text
    return _HALF.sub(lambda found: f"_x{ord(found[0]):04X}_", text)


def read_halves(text: str) -> str:
    """What `spell_halves` had before."""
    return _SPELLED_HALF.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


def escape(text: str) -> str:
    """The text as it stands in the XML, before its markup is escaped.

    A text in `<r>` would be taken for formatted text and written as it is.
    """
    text = _LIKE_CONTROL.sub("_x005F_", text) if "_" in text else text
    text = _CONTROL.sub(lambda found: f"_x{ord(found[0]):04X}_", text)
    return f"_x003C_{text[1:]}" if text.startswith("<r>") else text
