"""Prompts: templates such as "Translate {{text}}", filled from a row's values (promptfoo's form).

Only plain names are filled in; anything else between the braces stays as it is written, and
that is told.
"""

import re
from collections.abc import Mapping, Sequence

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.mappings import Form
from reviewer_app.domain.sayings import say
from reviewer_app.formats.cells import to_text
from reviewer_app.formats.json_shapes import cell_of
from reviewer_app.formats.sources import Cell, Record, Remark, Source

_PLACE = re.compile(r"\{\{-?\s*(.*?)\s*-?\}\}", re.DOTALL)
PROMPT_KEYS = ("prompts", "prompt")
"""What a file's templates are called."""


def find_prompts(source: Source) -> tuple[str, ...]:
    """The templates that stand beside a file's cases; references to other files are none."""
    given = next((source.extras[key] for key in PROMPT_KEYS if source.extras.get(key)), None)
    items = _items(given)
    texts = [text for text in map(_template, items) if text and not text.startswith("file://")]
    return tuple(texts) if len(texts) == len(items) else ()


def has_places(text: str, names: Sequence[str]) -> bool:
    """Whether a text has one of these names in braces."""
    return any(found in names for found in _PLACE.findall(text))


class Filler:
    """Fills one column's texts before they are read as a field."""

    def __init__(self, column: str, form: Form, prompts: Sequence[str]) -> None:
        """form: "prompt", "prompt N" or "filled"; raises ValueError where N is none."""
        self._column = column
        number = int(form.partition(" ")[2] or 1)
        self._template = None
        if form.startswith("prompt"):
            if not 1 <= number <= len(prompts):
                raise ValueError(f"the file has no prompt {number}")
            self._template = prompts[number - 1]

    def fill(self, record: Record) -> Record:
        """The record with the column's text as it is put to the product."""
        cell = record.cells.get(self._column)
        if cell is None or cell == "":
            return record
        values = dict(record.cells) if self._template is None else {}
        values.update(_members(record.cells.get("vars") if self._template is None else cell))
        filled, left = _fill(self._template or to_text(cell), values)
        remarks = tuple(Remark(self._column, _left_words(name)) for name in left)
        cells = {**record.cells, self._column: filled}
        return record._replace(cells=cells, remarks=(*record.remarks, *remarks))


def _left_words(name: str) -> str:
    return say("{name} is left as it is", name=f"{{{{{name}}}}}")


def _fill(template: str, values: Mapping[str, Cell]) -> tuple[str | Json, list[str]]:
    """The text, and the names that have no value; a value that is the whole text stays JSON."""
    alone = _PLACE.fullmatch(template.strip())
    whole = values.get(alone[1]) if alone else None
    if isinstance(whole, Json):
        return whole, []
    left: list[str] = []

    def put(found: re.Match[str]) -> str:
        cell = values.get(found[1])
        if cell is None:
            left.append(found[1])
            return found[0]
        return to_text(cell)

    return _PLACE.sub(put, template), left


def _members(cell: Cell) -> dict[str, Cell]:
    try:
        return {key: cell_of(text) for key, text in json.members(to_text(cell))}
    except JsonError:
        return {}


def _items(cell: Cell) -> list[Cell]:
    if isinstance(cell, Json) and cell.text.startswith("["):
        values = json.parse(cell.text)
        items = values if isinstance(values, list) else []
        return [
            Json(json.dump(each)) if isinstance(each, json.Members) else _plain(each)
            for each in items
        ]
    return [] if cell is None else [cell]


def _plain(value: object) -> Cell:
    return str(value) if isinstance(value, str) else None


def _template(cell: Cell) -> str | None:
    """A prompt's text: the prompt itself, or what its object calls "raw"."""
    if isinstance(cell, Json):
        raw = _members(cell).get("raw")
        return to_text(raw) if raw is not None else None
    return cell if isinstance(cell, str) else None
