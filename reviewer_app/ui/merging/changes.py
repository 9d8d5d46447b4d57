"""What came of a field that was merged without a question, in a few bits: old, new, and whose."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import cast

from reviewer_app.domain.cases import LIST_FIELDS
from reviewer_app.domain.differences import as_text
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.merging import FieldMerge
from reviewer_app.domain.resolving import side_pieces
from reviewer_app.domain.sequences import Tools
from reviewer_app.domain.spans import State
from reviewer_app.domain.structures import Part, compare_json
from reviewer_app.ui.i18n import language_name
from reviewer_app.ui.widgets.painting import single_line

MOST = 3
"""Changes told of one field; the others are counted."""

MOST_ITEMS = 6
LETTERS = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Bit:
    """Some words of a line. kind: "item", "path", "old", "arrow" or "new".

    side: whose it is: "mine", "theirs", "both" or "". is_code: in the fixed font.
    """

    kind: str
    text: str = ""
    side: str = ""
    is_code: bool = False


def bits_of(field: FieldMerge, value: object, tools: Tools) -> tuple[list[Bit], int]:
    """What changed in a field, and how many changes are left out. value: the result."""
    if field.name in LIST_FIELDS:
        return _items(field, cast("tuple[str, ...]", value or ()))
    if isinstance(field.base, Json) and isinstance(value, Json):
        try:
            return _paths(field, value, tools)
        except JsonError:
            pass
    if isinstance(field.base, str) and isinstance(value, str) and " " in field.base:
        return _words(field, tools)
    side = {"mine": "mine", "theirs": "theirs"}.get(field.origin, "both")
    return list(_change(_shown(field.name, field.base), _shown(field.name, value), side)), 0


def _items(field: FieldMerge, items: tuple[str, ...]) -> tuple[list[Bit], int]:
    base, mine, theirs = (
        cast("tuple[str, ...]", side or ()) for side in (field.base, field.mine, field.theirs)
    )

    def side_of(item: str) -> str:
        if item in base:
            return ""
        return "both" if item in mine and item in theirs else "mine" if item in mine else "theirs"

    gone = [item for item in base if item not in items]
    bits = [Bit(kind="item", text=_cut(item), side=side_of(item), is_code=True) for item in items]
    bits += [Bit(kind="old", text=_cut(item), is_code=True) for item in gone]
    return bits[:MOST_ITEMS], max(0, len(bits) - MOST_ITEMS)


def _paths(field: FieldMerge, value: Json, tools: Tools) -> tuple[list[Bit], int]:
    parts = _changed_parts(field.base, value, tools)
    mine = {(part.place, part.b) for part in _changed_parts(field.base, field.mine, tools)}
    theirs = {(part.place, part.b) for part in _changed_parts(field.base, field.theirs, tools)}
    bits: list[Bit] = []
    for part in parts[:MOST]:
        has = ((part.place, part.b) in mine, (part.place, part.b) in theirs)
        side = {(True, False): "mine", (False, True): "theirs"}.get(has, "both")
        if part.place:
            bits.append(Bit(kind="path", text=_cut(part.place), is_code=True))
        bits += _change(part.a or "", part.b or "", side, is_code=True)
    return bits, max(0, len(parts) - MOST)


def _changed_parts(base: object, value: object, tools: Tools) -> list[Part]:
    if not isinstance(base, Json) or not isinstance(value, Json):
        return []
    found = compare_json(base.text, value.text, tools)
    return [part for part in found.parts if part.state is State.CHANGED]


def _words(field: FieldMerge, tools: Tools) -> tuple[list[Bit], int]:
    pieces = [piece for piece in side_pieces(field, tools) if piece.origin != "base"]
    bits: list[Bit] = []
    for piece in islice(pieces, MOST):
        side = {"mine": "mine", "theirs": "theirs"}.get(piece.origin, "both")
        bits += _change("".join(piece.base), "".join(piece.merged), side)
    return bits, max(0, len(pieces) - MOST)


def _change(old: str, new: str, side: str, *, is_code: bool = False) -> Iterator[Bit]:
    if old.strip():
        yield Bit(kind="old", text=_cut(old), is_code=is_code)
        yield Bit(kind="arrow")
    yield Bit(kind="new", text=_cut(new), side=side, is_code=is_code)


def _shown(name: str, value: object) -> str:
    text = as_text(value)
    return language_name(text) if name == "language" and text else text


def _cut(text: str) -> str:
    line = single_line(text)
    return line if len(line) <= LETTERS else f"{line[: LETTERS - 1]}…"
