"""JSON Lines: one JSON object per line, each value kept as it is spelled."""

import json as standard
from collections.abc import Iterator
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json, JsonError, Number
from reviewer_app.formats.sources import Cell, Record, TextSource
from reviewer_app.formats.texts import TextFile

_KINDS = {"[": "a list", '"': "a text", "t": "true", "f": "false", "n": "null"}


class JsonlSource(TextSource):
    """A JSON Lines file. Its columns are the keys of all its objects, in order of appearance."""

    format = "JSONL"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        keys: dict[str, None] = {}
        for line in file.read_lines():
            keys.update(dict.fromkeys(_keys(line)))
        self.columns = tuple(keys)

    def records(self) -> Iterator[Record | Refusal]:
        """Read the lines; one that is no JSON object, or has a key twice, is refused."""
        for number, line in enumerate(self.text.read_lines(), start=1):
            if not line.isspace():
                yield read_line(line.rstrip("\r\n"), f"line {number}")


def read_line(line: str, place: str) -> Record | Refusal:
    """One line as a record, or why it is none. Two equal keys refuse it: one would be lost."""
    try:
        members = json.members(line)
        cells = {key: cell_of(text) for key, text in members}
    except JsonError as error:
        return Refusal(place=place, reason=_describe(line, error))
    if len(cells) == len(members):
        return Record(place, cells)
    keys = [key for key, _ in members]
    twice = next(key for key in keys if keys.count(key) > 1)
    return Refusal(place=place, reason=f"The key {json.quote(twice)} stands twice")


def cell_of(text: str) -> Cell:
    """A JSON value as a cell: text decoded, numbers as spelled, lists and objects as written."""
    if text[0] in "{[":
        return Json(text)
    return cast(str | Number | bool | None, json.parse(text))


def _describe(line: str, error: JsonError) -> str:
    kind = _KINDS.get(line.lstrip()[:1])
    if kind is not None and _is_json(line):
        return f"The line holds {kind}, not an object"
    return f"The line is no JSON object: {error.reason} (character {error.position + 1})"


def _is_json(line: str) -> bool:
    try:
        json.parse(line)
    except JsonError:
        return False
    return True


def _keys(line: str) -> Iterator[str]:
    """The keys of a line by the fast reader; a line that it cannot read has none."""
    try:
        value: Any = standard.loads(line)
    except (ValueError, RecursionError):
        return
    if isinstance(value, dict):
        yield from cast(dict[str, Any], value)
