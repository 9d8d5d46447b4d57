"""Guards: what keeps a spreadsheet from running a text as a formula, put on and taken off again.

A text that a spreadsheet would run gets an apostrophe in front. So does one that already looks
guarded, or taking the guard off would eat a person's own apostrophe. No other text changes.
"""

import re
from collections.abc import Sequence

from reviewer_app.formats.names import OWN_MARKS, fold

GUARD_COLUMN = "guarded_for_excel"
"""The column, empty in every row, by which an export says that its texts are guarded."""

_RUN = r"[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]"  # the last four: the same in full width
_WOULD_RUN = re.compile(rf"'*{_RUN}")
_IS_GUARDED = re.compile(rf"'+{_RUN}")


def guard(text: str) -> str:
    """The text as no spreadsheet runs it (OWASP, CSV injection); `unguard` gives it back."""
    return f"'{text}" if _WOULD_RUN.match(text) else text


def is_guarded(columns: Sequence[str]) -> bool:
    """Whether these columns are those of an export of ours whose texts are guarded."""
    is_ours = set(OWN_MARKS) <= set(map(fold, columns))
    return is_ours and GUARD_COLUMN in columns


def unguard(text: str) -> str:
    """What `guard` had before; a text that it never made stays as it is."""
    return text[1:] if text.startswith("'") and _IS_GUARDED.match(text) else text
