"""Merging: two changes of the same revision become one, field by field and word by word.

What does not collide is merged without a question. A collision is an open place with the texts
of all three; it is answered by choices, and the result stays editable. Nothing is ever dropped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from reviewer_app.domain.cases import (
    CONTENT_FIELDS,
    LABEL_FIELDS,
    LIST_FIELDS,
    Content,
    Labels,
    TestCase,
)
from reviewer_app.domain.differences import FIELDS, as_text, value_of
from reviewer_app.domain.json import Json, JsonError, Members, Number, Value, dump, parse
from reviewer_app.domain.revisions import is_same
from reviewer_app.domain.sequences import Tools
from reviewer_app.domain.threeway import Origin, Piece, Tokens, merge_sequences

NOISE = ("background_noise_profile", "background_noise_level")

Choices = Mapping[int, str]
"""Open places of a field by number, and the text that is to stand there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPlace:
    """Where both sides changed the same words, value or items. place: the path of JSON, or ""."""

    place: str
    base: str | None
    mine: str | None
    theirs: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldMerge:
    """One field merged. origin: whose value it is; "both" when the two were put together.

    value: the result with mine in each open place. pieces: of text and lists, for painting.
    """

    name: str
    origin: Origin
    base: object
    mine: object
    theirs: object
    value: object
    places: tuple[OpenPlace, ...] = ()
    pieces: tuple[Piece, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether somebody has to decide."""
        return bool(self.places)


def merge_cases(
    base: TestCase, mine: TestCase, theirs: TestCase, tools: Tools
) -> tuple[FieldMerge, ...]:
    """Merge all fields that any of the three has, in their order."""
    found: list[FieldMerge] = []
    for name in FIELDS:
        values = [value_of(case, name) for case in (base, mine, theirs)]
        if any(value is not None for value in values):
            found.append(merge_field(name, *values, tools=tools))
    return tuple(_noise_together(found))


def merge_field(
    name: str, base: object, mine: object, theirs: object, *, tools: Tools
) -> FieldMerge:
    """Merge three values of a field."""
    whole = _whole(name, base, mine, theirs)
    if whole.origin != "open":
        return whole
    if name in LIST_FIELDS:
        return _merge_lists(whole, tools)
    if all(isinstance(value, Json) for value in (base, mine, theirs)):
        return _merge_json_field(whole, tools)
    if all(type(value) is str for value in (base, mine, theirs)) and name not in _WORDS:
        return _merge_texts(whole, tools)
    return whole


_WORDS = frozenset({"language", "gender", "eval_type", "confidence", *NOISE})
"""Fields whose value is one word, of which no half can be merged."""


def _whole(name: str, base: object, mine: object, theirs: object) -> FieldMerge:
    """The field without looking into its values."""
    origin: Origin = "open"
    if is_same(mine, theirs):
        origin = "base" if is_same(mine, base) else "both"
    elif is_same(mine, base):
        origin = "theirs"
    elif is_same(theirs, base):
        origin = "mine"
    places: tuple[OpenPlace, ...] = ()
    if origin == "open":
        texts = [None if value is None else as_text(value) for value in (base, mine, theirs)]
        places = (OpenPlace(place="", base=texts[0], mine=texts[1], theirs=texts[2]),)
    value = theirs if origin == "theirs" else base if origin == "base" else mine
    return FieldMerge(
        name=name, origin=origin, base=base, mine=mine, theirs=theirs, value=value, places=places
    )


def _noise_together(found: list[FieldMerge]) -> Iterator[FieldMerge]:
    """Profile and level are one choice: where both sides made one, half of each is neither's."""
    noise = [field for field in found if field.name in NOISE]
    origins = {field.origin for field in noise}
    for field in found:
        if field in noise and {"mine", "theirs"} <= origins:
            texts = [
                None if value is None else as_text(value)
                for value in (field.base, field.mine, field.theirs)
            ]
            place = OpenPlace(place="", base=texts[0], mine=texts[1], theirs=texts[2])
            yield replace(field, origin="open", value=field.mine, places=(place,))
        else:
            yield field


def _merge_texts(whole: FieldMerge, tools: Tools) -> FieldMerge:
    words = [
        tools.words(cast(str, value)).tokens for value in (whole.base, whole.mine, whole.theirs)
    ]
    pieces = merge_sequences(words[0], words[1], words[2], tools)
    return _of_pieces(whole, pieces, "".join, lambda tokens: tokens)


def _merge_lists(whole: FieldMerge, tools: Tools) -> FieldMerge:
    values = [cast("Tokens", value or ()) for value in (whole.base, whole.mine, whole.theirs)]
    found = merge_sequences(values[0], values[1], values[2], tools)
    pieces = tuple(_both_added(piece) for piece in found)
    return _of_pieces(whole, pieces, "\n".join, tuple)


def _both_added(piece: Piece) -> Piece:
    """Items that both sides put at the same place are all wanted, in an order of their own."""
    if piece.origin != "open" or piece.base:
        return piece
    first, second = sorted((piece.mine, piece.theirs))
    items = tuple(dict.fromkeys((*first, *second)))
    return replace(piece, origin="both", mine=items, theirs=items)


def _of_pieces(
    whole: FieldMerge,
    pieces: tuple[Piece, ...],
    told: Callable[[Tokens], str],
    made: Callable[[Tokens], object],
) -> FieldMerge:
    places = tuple(
        OpenPlace(place="", base=told(piece.base), mine=told(piece.mine), theirs=told(piece.theirs))
        for piece in pieces
        if piece.origin == "open"
    )
    tokens = tuple(token for piece in pieces for token in piece.merged)
    value = made(tokens)
    return replace(
        whole,
        origin="open" if places else "both",
        value="".join(tokens) if isinstance(whole.mine, str) else value,
        places=places,
        pieces=pieces,
    )


def resolve(field: FieldMerge, choices: Choices, tools: Tools) -> object:
    """The value of a field with the open places answered; those without an answer have mine.

    An answer is text: words, items one in a line, or JSON. Raises JsonError for JSON that is none.
    """
    if not field.places:
        return field.value
    if field.pieces:
        return _resolved_pieces(field, choices)
    if isinstance(field.value, Json) and all(
        isinstance(value, Json) for value in (field.base, field.theirs)
    ):
        return _json_merge(field, tools, choices)[0]
    return _resolved_whole(field, choices.get(0))


def _resolved_pieces(field: FieldMerge, choices: Choices) -> object:
    is_text = isinstance(field.mine, str)
    tokens: list[str] = []
    number = 0
    for piece in field.pieces:
        answer = choices.get(number) if piece.origin == "open" else None
        number += piece.origin == "open"
        if answer is None:
            tokens += piece.merged
        elif is_text:
            tokens.append(answer)
        else:
            tokens += _answered_items(piece, answer)
    return "".join(tokens) if is_text else tuple(tokens)


def _answered_items(piece: Piece, answer: str) -> Tokens:
    """The items of the side that reads like the answer, for an item may have lines of its own."""
    for items in (piece.mine, piece.theirs, piece.base):
        if "\n".join(items) == answer:
            return items
    return tuple(answer.split("\n")) if answer else ()


def _resolved_whole(field: FieldMerge, answer: str | None) -> object:
    """One of the three values, by its text, or the text itself."""
    for value in (field.mine, field.theirs, field.base):
        if answer is None or (value is not None and as_text(value) == answer):
            return value
    if isinstance(field.mine, int):
        return int(answer)
    return Json(answer) if isinstance(field.mine, Json) else answer


def _merge_json_field(whole: FieldMerge, tools: Tools) -> FieldMerge:
    try:
        value, places = _json_merge(whole, tools, {})
    except JsonError:
        return whole
    return replace(whole, origin="open" if places else "both", value=value, places=tuple(places))


def _json_merge(field: FieldMerge, tools: Tools, choices: Choices) -> tuple[Json, list[OpenPlace]]:
    texts = [cast(Json, value).text for value in (field.base, field.mine, field.theirs)]
    merger = _JsonMerger(tools, choices)
    values = [parse(text) for text in texts]
    merged = merger.merge(values[0], values[1], values[2], "")
    return Json(dump(merged)), merger.places


class _Missing:
    """Stands for a key that one side does not have."""


_MISSING = _Missing()
_Side = Value | _Missing


class _JsonMerger:
    """Merges JSON by path and notes the open places as it meets them."""

    def __init__(self, tools: Tools, choices: Choices) -> None:
        self._tools = tools
        self._choices = choices
        self.places: list[OpenPlace] = []

    def merge(self, base: _Side, mine: _Side, theirs: _Side, path: str) -> _Side:
        """The merged value; missing where the key is gone."""
        if _equal(mine, theirs) or _equal(theirs, base):
            return mine
        if _equal(mine, base):
            return theirs
        sides = (base, mine, theirs)
        if all(isinstance(side, Members) and _has_single_keys(side) for side in sides):
            return self._members(*cast("tuple[Members, Members, Members]", sides), path)
        if all(isinstance(side, list) for side in sides):
            return self._lists(*cast("tuple[list[Value], list[Value], list[Value]]", sides), path)
        if all(type(side) is str for side in sides):
            return self._texts(*cast("tuple[str, str, str]", sides), path)
        return self._open(base, mine, theirs, path)

    def _members(self, base: Members, mine: Members, theirs: Members, path: str) -> Members:
        """All keys: in the order of the base, then the new ones by name."""
        sides = [dict(side.pairs) for side in (base, mine, theirs)]
        new = sorted((sides[1].keys() | sides[2].keys()) - sides[0].keys())
        pairs: list[tuple[str, Value]] = []
        for key in [*sides[0], *new]:
            below = f"{path}.{key}" if path else key
            found = [cast(_Side, side.get(key, cast(Value, _MISSING))) for side in sides]
            value = self.merge(found[0], found[1], found[2], below)
            if not isinstance(value, _Missing):
                pairs.append((key, value))
        return Members(tuple(pairs))

    def _lists(
        self, base: list[Value], mine: list[Value], theirs: list[Value], path: str
    ) -> list[Value]:
        written = [[dump(value) for value in side] for side in (base, mine, theirs)]
        merged: list[Value] = []
        for piece in merge_sequences(written[0], written[1], written[2], self._tools):
            if piece.origin != "open":
                merged += map(parse, piece.merged)
            elif len(piece.base) == len(piece.mine) == len(piece.theirs):
                merged += self._one_by_one(piece, path, len(merged))
            else:
                merged += self._open_items(_both_added(piece), path, len(merged))
        return merged

    def _one_by_one(self, piece: Piece, path: str, at: int) -> Iterator[Value]:
        """Each item with its counterparts; both sides changed them and none came or went."""
        for number, texts in enumerate(zip(piece.base, piece.mine, piece.theirs, strict=True)):
            values = [parse(text) for text in texts]
            here = f"{path}[{at + number}]"
            value = self.merge(values[0], values[1], values[2], here)
            if not isinstance(value, _Missing):
                yield value

    def _open_items(self, piece: Piece, path: str, at: int) -> list[Value]:
        if piece.origin != "open":
            return [parse(text) for text in piece.merged]
        sides = [list(map(parse, side)) for side in (piece.base, piece.mine, piece.theirs)]
        answer = self._open(sides[0], sides[1], sides[2], f"{path}[{at}…]")
        return answer if isinstance(answer, list) else [cast(Value, answer)]

    def _texts(self, base: str, mine: str, theirs: str, path: str) -> _Side:
        """Words of a string value, where they do not collide; else the whole value is open."""
        words = [self._tools.words(text).tokens for text in (base, mine, theirs)]
        pieces = merge_sequences(words[0], words[1], words[2], self._tools)
        is_number = any(isinstance(side, Number) for side in (base, mine, theirs))
        if is_number or any(piece.origin == "open" for piece in pieces):
            return self._open(base, mine, theirs, path)
        return "".join(token for piece in pieces for token in piece.merged)

    def _open(self, base: _Side, mine: _Side, theirs: _Side, path: str) -> _Side:
        number = len(self.places)
        texts = [
            None if isinstance(side, _Missing) else dump(side) for side in (base, mine, theirs)
        ]
        place = OpenPlace(place=path, base=texts[0], mine=texts[1], theirs=texts[2])
        self.places.append(place)
        answer = self._choices.get(number)
        if answer is None:
            return mine
        return parse(answer) if answer else _MISSING


def _equal(a: _Side, b: _Side) -> bool:
    if isinstance(a, _Missing) or isinstance(b, _Missing):
        return a is b
    return is_same(Json(dump(a)), Json(dump(b)))


def _has_single_keys(members: Members) -> bool:
    return len({key for key, _ in members.pairs}) == len(members.pairs)


def merged_case(
    head: TestCase, fields: Sequence[FieldMerge], choices: Mapping[str, Choices], tools: Tools
) -> tuple[Content, Labels]:
    """The content and labels that come of a merge, on top of the present head.

    choices: by field. Raises JsonError for an answer that is no JSON where JSON is needed.
    """
    values: dict[str, Any] = {
        field.name: resolve(field, choices.get(field.name, {}), tools) for field in fields
    }
    content = {name: values[name] for name in CONTENT_FIELDS if name in values}
    labels = {name: values[name] for name in LABEL_FIELDS if name in values}
    return replace(head.content, **content), replace(head.labels, **labels)
