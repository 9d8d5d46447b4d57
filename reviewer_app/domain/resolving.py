"""Resolving: the result of a merged field as a text to look over, and the value of that text.

The text is made of parts: words with whose they are, and choices where somebody has to decide. An
answer takes the place of its choice; what is typed beside that is an edit like any other.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import JSON_FIELDS, LIST_FIELDS
from reviewer_app.domain.differences import as_text
from reviewer_app.domain.entries import as_text as as_entry
from reviewer_app.domain.entries import from_text
from reviewer_app.domain.json import Json, JsonError, Members, Value
from reviewer_app.domain.json_layouts import indented
from reviewer_app.domain.merging import FieldMerge, OpenPlace, resolve
from reviewer_app.domain.sequences import Tools, align
from reviewer_app.domain.threeway import Origin, Piece, merge_sequences

Side = Literal["base", "mine", "theirs"]
SIDES: tuple[Side, ...] = ("mine", "theirs", "base")

GONE = "\ue000"
"""Stands in JSON for a value that an answer takes out; the reading of the text drops it."""

_MARKS = ("\ue001", "\ue011", "\ue021", "\ue031")
"""Letters of which one, that no value has, marks the places of choices in JSON."""

_STAND_IN = re.compile(rf'("([{"".join(_MARKS)}])\d+\2")')

_INNER = "…]"
"""How the place of list items ends: an answer is spliced into the list around it."""


@dataclass(frozen=True, slots=True)
class Words:
    """A stretch of the result, and whose it is: "base" is what nobody changed."""

    text: str
    origin: Origin


@dataclass(frozen=True, slots=True)
class Choice:
    """An open place of the field by its number, with the texts to choose from."""

    number: int
    place: OpenPlace

    def text(self, side: Side) -> str:
        """What an answer puts into the text; GONE where that side has nothing there."""
        value: str | None = getattr(self.place, side)
        if value is None:
            return GONE
        return (value[1:-1].strip() or GONE) if self.place.place.endswith(_INNER) else value


ResultPart = Words | Choice


def result_parts(field: FieldMerge, tools: Tools) -> tuple[ResultPart, ...]:
    """The result of a field from its start to its end."""
    if field.pieces:
        return tuple(_of_pieces(field))
    if field.origin == "open" and not _is_merged_json(field):
        return (Choice(0, field.places[0]),)
    if isinstance(field.value, Json):
        return tuple(_of_json(field, tools))
    return tuple(_told_apart(field, shown(field.name, field.value), tools))


def shown(name: str, value: object) -> str:
    """A value as it stands in the result: JSON with a line for each member."""
    return indented(value.text) if isinstance(value, Json) else as_entry(name, value)


def side_pieces(field: FieldMerge, tools: Tools) -> tuple[Piece, ...]:
    """What each side did to the texts of a field, for looking at them side by side."""
    if field.pieces and isinstance(field.mine, str):
        return field.pieces
    texts = [shown(field.name, value) for value in (field.base, field.mine, field.theirs)]
    base, mine, theirs = (_cut(field, text, tools) for text in texts)
    return merge_sequences(base, mine, theirs, tools)


def _cut(field: FieldMerge, text: str, tools: Tools) -> Sequence[str]:
    if field.name in LIST_FIELDS:
        return text.splitlines(keepends=True)
    return tools.words(text).tokens


def _is_merged_json(field: FieldMerge) -> bool:
    return all(isinstance(value, Json) for value in (field.base, field.mine, field.theirs)) and (
        field.places[0].place != "" or len(field.places) > 1 or not _is_whole(field)
    )


def _is_whole(field: FieldMerge) -> bool:
    return field.places[0].mine == as_text(field.mine)


def _of_pieces(field: FieldMerge) -> Iterator[ResultPart]:
    is_text = isinstance(field.mine, str)
    number = 0
    for place, piece in enumerate(field.pieces):
        if place and not is_text:
            yield Words("\n", "base")
        if piece.origin == "open":
            yield Choice(number, _as_lines(field, piece, number))
            number += 1
        else:
            merged = piece.merged
            yield Words("".join(merged) if is_text else as_entry(field.name, merged), piece.origin)


def _as_lines(field: FieldMerge, piece: Piece, number: int) -> OpenPlace:
    """The place of items with a line for each, written as the field is."""
    if isinstance(field.mine, str):
        return field.places[number]
    texts = (as_entry(field.name, items) for items in (piece.base, piece.mine, piece.theirs))
    base, mine, theirs = texts
    return OpenPlace(place="", base=base, mine=mine, theirs=theirs)


def _of_json(field: FieldMerge, tools: Tools) -> Iterator[ResultPart]:
    """Merged JSON: its open places are found again by a text that stands for each."""
    mark = _mark(field)
    stand_ins = {number: json.quote(f"{mark}{number}{mark}") for number in range(len(field.places))}
    value = cast(Json, resolve(field, stand_ins, tools))
    between = re.compile(rf'"{mark}(\d+){mark}"')
    for part in _told_apart(field, indented(value.text), tools):
        yield from _cut_at_choices(field, part, between)


def _cut_at_choices(
    field: FieldMerge, part: Words, between: re.Pattern[str]
) -> Iterator[ResultPart]:
    start = 0
    for found in between.finditer(part.text):
        if found.start() > start:
            yield Words(part.text[start : found.start()], part.origin)
        number = int(found[1])
        yield Choice(number, field.places[number])
        start = found.end()
    if start < len(part.text):
        yield Words(part.text[start:], part.origin)


def _mark(field: FieldMerge) -> str:
    whole = "".join(as_text(value) for value in (field.base, field.mine, field.theirs))
    return next((mark for mark in _MARKS if mark not in whole), _MARKS[-1])


def _told_apart(field: FieldMerge, text: str, tools: Tools) -> Iterator[Words]:
    """A result by whose words it has: those that the base lacks, on one side or on both."""
    words = _tokens(text, tools)
    lacks: dict[Side, list[bool]] = {
        side: _changed(shown(field.name, getattr(field, side)), words, tools) for side in SIDES
    }
    start = 0
    for place in range(1, len(words) + 1):
        here = _origin_at(lacks, start)
        if place == len(words) or _origin_at(lacks, place) != here:
            yield Words("".join(words[start:place]), here)
            start = place


def _tokens(text: str, tools: Tools) -> list[str]:
    """The words of a result; what stands for a choice is one of them."""
    cut = _STAND_IN.split(text)
    # Three to a stand-in: what is before it, all of it, and its mark.
    return [
        token
        for place, part in enumerate(cut)
        for token in ((part,) if place % 3 == 1 else tools.words(part).tokens)
        if place % 3 != 2
    ]


def _changed(text: str, words: Sequence[str], tools: Tools) -> list[bool]:
    """For each word of the result, whether a text lacks it."""
    lacks = [False] * len(words)
    for run in align(tools.words(text).tokens, words, tools).runs:
        if not run.is_same:
            lacks[run.b_start : run.b_end] = [True] * (run.b_end - run.b_start)
    return lacks


def _origin_at(lacks: Mapping[Side, list[bool]], place: int) -> Origin:
    if not lacks["base"][place]:
        return "base"
    if lacks["mine"][place] == lacks["theirs"][place]:
        return "both"
    return "theirs" if lacks["mine"][place] else "mine"


def expected_text(parts: Sequence[ResultPart], answers: Mapping[int, Side]) -> str:
    """The text of the result once these answers are given and nothing else is typed."""
    return "".join(
        part.text if isinstance(part, Words) else part.text(answers.get(part.number, "mine"))
        for part in parts
    )


def value_of_text(
    field: FieldMerge,
    parts: Sequence[ResultPart],
    text: str,
    answers: Mapping[int, Side],
    tools: Tools,
) -> object:
    """The value of a result without open places. parts: what it began with; answers: those given.

    As long as nothing was typed beside them, it is the very value that was merged or chosen, in
    its own spelling. Raises EntryError for a typed text that is no value of the field.
    """
    choices = [part for part in parts if isinstance(part, Choice)]
    is_all_chosen = all(choice.number in answers for choice in choices)
    if is_all_chosen and text == expected_text(parts, answers):
        return _chosen(field, answers, tools)
    before = _nearest(field, text)
    if GONE in text and (field.name in JSON_FIELDS or isinstance(field.mine, Json)):
        text = _without_gone(text)
    return from_text(field.name, text.replace(GONE, ""), before)


def _chosen(field: FieldMerge, answers: Mapping[int, Side], tools: Tools) -> object:
    if not field.places:
        return field.value
    if field.pieces or _is_merged_json(field):
        texts = {number: _answer(field.places[number], side) for number, side in answers.items()}
        return resolve(field, texts, tools)
    return getattr(field, answers[0])


def _answer(place: OpenPlace, side: Side) -> str:
    value: str | None = getattr(place, side)
    return value or ""


def _nearest(field: FieldMerge, text: str) -> object:
    """The value whose kind a typed text keeps: of a side that says the same, else mine."""
    for side in SIDES:
        value = getattr(field, side)
        if value is not None and shown(field.name, value) == text:
            return value
    return field.mine if field.mine is not None else field.theirs


def _without_gone(text: str) -> str:
    """The JSON without the members and items that stand for nothing; as it is if it is none."""
    written = re.sub(rf"{GONE}", json.quote(GONE), text)
    try:
        return json.dump(_dropped(json.parse(written)))
    except JsonError:
        return text


def _dropped(value: Value) -> Value:
    if isinstance(value, Members):
        kept = ((key, _dropped(inner)) for key, inner in value.pairs if inner != GONE)
        return Members(tuple(kept))
    if isinstance(value, list):
        return [_dropped(inner) for inner in value if inner != GONE]
    return value
