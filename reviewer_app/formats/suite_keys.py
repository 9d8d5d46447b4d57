"""Suite keys: where a suite's case keeps what the framework has no key for, both ways.

Everything of ours stands under one key of the case, `reviewer`, which the framework ignores: the
case's ids and hash, its review, and the platform's fields. Beside them,

- `not_given` names what the case does not have although the framework asks for it: it then has
  an empty `input`, and our `case_id` for its `id`;
- `as_written` holds JSON text that YAML cannot: with a key twice, or nested too deep.
"""

from collections.abc import Mapping
from typing import cast

from reviewer_app.domain import json
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json, Members, Number, Value
from reviewer_app.domain.suites import CASE_FIELDS
from reviewer_app.formats.exported import KEYS, describe
from reviewer_app.formats.json_shapes import cell_of
from reviewer_app.formats.sources import Cell
from reviewer_app.formats.yaml_texts import MAX_DEPTH

OWN_KEY = "reviewer"
CASE_ID = "case_id"
"""Our id of the revision, since `id` is the suite's own."""

_MARKS = frozenset({CASE_ID, "family_id", "content_hash"})
_NOT_GIVEN = "not_given"
_AS_WRITTEN = "as_written"
_LEVELS = MAX_DEPTH - 4
"""What is left of them inside document, list, case and our own key."""

_ASKED = {"id": "external_id", "input": "input"}
"""The keys that the framework asks for, and their fields."""

_OWN_FIELDS = tuple(
    key for key in KEYS if key not in (*CASE_FIELDS.values(), "id", "dataset", "external_id")
)
"""What the framework has no key for; the dataset is the suite itself."""


def fold_case(exported: ExportedCase) -> Members:
    """The case as a map of a suite, as `spell` takes it."""
    facts = dict(describe(exported))
    absent = [key for key, field in _ASKED.items() if facts[field] is None]
    case_id = exported.case.id
    given = {key: facts[field] for key, field in CASE_FIELDS.items()}
    given |= {key: "" if key == "input" else case_id for key in absent}
    own = {CASE_ID: case_id} | {key: facts[key] for key in _OWN_FIELDS}
    as_written = {
        key: value.text
        for key, value in (given | own).items()
        if isinstance(value, Json) and not is_held(json.parse(value.text))
    }
    pairs = [(key, _to_value(value)) for key, value in given.items() if value is not None]
    inner = [(key, _to_value(value)) for key, value in own.items() if value is not None]
    if absent:
        inner.append((_NOT_GIVEN, list(absent)))
    if as_written:
        inner.append((_AS_WRITTEN, Members(tuple(as_written.items()))))
    kept = [pair for pair in pairs if pair[0] not in as_written]
    mine = [pair for pair in inner if pair[0] not in as_written]
    return Members((*kept, (OWN_KEY, Members(tuple(mine)))))


def unfold_case(cells: Mapping[str, Cell]) -> Mapping[str, Cell]:
    """The cells of a suite's case with those under `reviewer` beside them, where these are ours.

    Our id stands in CASE_ID. A placeholder that was filled in since is what it was filled with.
    """
    own = cells.get(OWN_KEY)
    if not isinstance(own, Json) or not own.text.startswith("{"):
        return cells
    inner = {key: cell_of(text) for key, text in json.members(own.text)}
    if not inner.keys() >= _MARKS:
        return cells
    absent = _texts_in(inner.pop(_NOT_GIVEN, None))
    as_written = _entries_in(inner.pop(_AS_WRITTEN, None))
    found = {key: cell for key, cell in cells.items() if key != OWN_KEY}
    for key in absent:
        if found.get(key) in ("", inner[CASE_ID]):
            found[key] = None
    return as_written | found | inner


def _to_value(value: object) -> Value:
    match value:
        case Json(text):
            return json.parse(text)
        case tuple():
            return [str(item) for item in cast(tuple[str, ...], value)]
        case bool() | str():
            return value
        case _:
            return Number(value)


def is_held(value: Value, levels: int = _LEVELS) -> bool:
    """Whether YAML holds the value: each key once, and not more levels than these."""
    if not isinstance(value, list | Members):
        return True
    if levels == 0:
        return False
    if isinstance(value, list):
        return all(is_held(item, levels - 1) for item in value)
    keys = [key for key, _ in value.pairs]
    return len(set(keys)) == len(keys) and all(is_held(v, levels - 1) for _, v in value.pairs)


def _texts_in(cell: Cell) -> list[str]:
    found = json.parse(cell.text) if isinstance(cell, Json) else None
    return [item for item in found if isinstance(item, str)] if isinstance(found, list) else []


def _entries_in(cell: Cell) -> dict[str, Cell]:
    if not isinstance(cell, Json) or not cell.text.startswith("{"):
        return {}
    texts = {key: json.parse(text) for key, text in json.members(cell.text)}
    return {key: Json(text) for key, text in texts.items() if isinstance(text, str)}
