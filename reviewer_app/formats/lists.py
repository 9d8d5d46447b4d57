"""Lists in one cell: how CSV carries several texts, both ways."""

import re
from collections.abc import Mapping, Sequence

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError

SEPARATORS: Mapping[str, re.Pattern[str]] = {
    ";": re.compile(r"(?<!\\);"),
    "; ": re.compile(r"(?<!\\);(?:\s+|\Z)"),
    "|": re.compile(r"(?<!\\)\|"),
    ",": re.compile(r"(?<!\\),"),
    "lines": re.compile(r"\r\n|\r|\n"),
}
"""Ways to part a cell into items. A backslash before the mark keeps it, as promptfoo writes it."""

_ESCAPED = re.compile(r"\\([;|,])")
_OWN = re.compile(r"[;|]")
_SHORT = 40


def split_list(text: str) -> tuple[str, ...]:
    """The items of a cell: split at ";" and "|" without blanks around them (Galtea's rule).

    A JSON list is read as one; its items that are no text are taken as they are written.
    """
    if text.lstrip().startswith("["):
        try:
            return tuple(_json_items(text))
        except JsonError:
            pass  # A text such as "[sic]; [x]" is no JSON, and a list of texts all the same.
    items = (item.strip() for item in _OWN.split(text))
    return tuple(item for item in items if item)


def split_at(text: str, form: str) -> tuple[str, ...]:
    """The items of a cell that are parted as SEPARATORS says, without blanks around them."""
    items = (_ESCAPED.sub(r"\1", item).strip() for item in SEPARATORS[form].split(text))
    return tuple(item for item in items if item)


def choose_form(texts: Sequence[str]) -> str:
    """How these cells are parted; "" where `split_list` does it or nothing tells.

    Only what is plain in most cells is chosen: one item a line, "; " between items that hold
    "|" or ";" themselves, and commas between short words.
    """
    lists = [text for text in texts if not text.lstrip().startswith("[")]
    if any("\n" in text.strip() for text in lists):
        return "lines"
    marked = [text for text in lists if ";" in text or "|" in text]
    if marked:
        has_both = any("|" in text for text in marked) and any("; " in text for text in marked)
        return "; " if has_both else ""
    commas = [text for text in lists if "," in text]
    items = [item for text in commas for item in split_at(text, ",")]
    is_plain = len(commas) * 2 > len(lists) and all(len(item) <= _SHORT for item in items)
    return "," if commas and is_plain else ""


def join_list(items: Sequence[str]) -> str:
    """One cell that `split_list` reads back as the same items: joined with ";" where that does.

    Items with ";", "|", blanks at their ends or nothing in them need a JSON list.
    """
    joined = ";".join(items)
    return joined if items and split_list(joined) == tuple(items) else json.dump(list(items))


def _json_items(text: str) -> list[str]:
    values = json.parse(text)
    if not isinstance(values, list):
        raise JsonError("this is no list")
    return [str(item) if isinstance(item, str) else json.dump(item) for item in values]
