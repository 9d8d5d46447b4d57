"""Lists in one cell: how CSV carries several texts, both ways."""

import re
from collections.abc import Sequence

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError

_SEPARATORS = re.compile(r"[;|]")


def split_list(text: str) -> tuple[str, ...]:
    """The items of a cell: split at ";" and "|" without blanks around them (Galtea's rule).

    A JSON list is read as one; its items that are no text are taken as they are written.
    """
    if text.lstrip().startswith("["):
        try:
            return tuple(_json_items(text))
        except JsonError:
            pass  # A text such as "[sic]; [x]" is no JSON, and a list of texts all the same.
    items = (item.strip() for item in _SEPARATORS.split(text))
    return tuple(item for item in items if item)


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
