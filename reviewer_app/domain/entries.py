"""What a person types into a field of a case: the text of a value, and the value of a text.

A text that was not changed gives back the very value, so that opening a field never edits it. An
emptied field is "not given"; an empty text or list that was there before stays one.
"""

import re
from dataclasses import dataclass

from reviewer_app.domain import json
from reviewer_app.domain.cases import (
    GENDERS,
    INTEGER_FIELDS,
    JSON_FIELDS,
    LIST_FIELDS,
    TEXT_OR_JSON_FIELDS,
)
from reviewer_app.domain.json import Json, JsonError, Members, Number
from reviewer_app.domain.revisions import is_same
from reviewer_app.domain.sayings import Saying, list_up, say

LARGEST = 2_147_483_647
"""The largest whole number of a field; what a database column of a server takes."""

_WHOLE = re.compile(r"[0-9]+")
_BELOW = re.compile(r"[-\u2212][0-9]+")
_QUOTE = '"'
_JSON_STARTS = ("{", "[")


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where in a text something is wrong; line and column count from 1, in characters."""

    line: int
    column: int


class EntryError(ValueError):
    """What is typed is no value of the field.

    reason: a sentence for the person. place: where in the text, None for all of it.
    """

    def __init__(self, field: str, reason: str, place: Place | None = None) -> None:
        super().__init__(field, reason)
        self.field, self.reason, self.place = field, reason, place

    def __str__(self) -> str:
        return self.reason


def as_text(field: str, value: object) -> str:
    """A value of Content or Labels as it is shown in its field; empty for None.

    A list has a line for each item; an item that would not read back the same is written as a
    JSON string. JSON is shown as it was written. No two values of a kind look alike, but for
    None, an empty text and an empty list.
    """
    match value:
        case None:
            return ""
        case Json():
            return value.text
        case tuple() | list():
            items: list[str] = [str(item) for item in value]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
            return "\n".join(_as_line(item) for item in items)
        case _:
            assert field
            return str(value)


def from_text(field: str, text: str, before: object = None) -> object:
    """The value of a typed text, of the type that Content or Labels has for the field.

    before: the value that the text was made of; where nothing else is meant, it is given back,
    so that white space in JSON is no edit. Raises EntryError.
    """
    if text == as_text(field, before):
        return before
    if field in LIST_FIELDS:
        return _list_of(text)
    if field in JSON_FIELDS:
        return _json_of(field, text, before)
    if field in TEXT_OR_JSON_FIELDS:
        return _text_or_json(field, text, before)
    if field in INTEGER_FIELDS:
        return _whole(field, text)
    if field == "confidence":
        return _number(field, text)
    if field == "gender":
        return _gender(field, text)
    if field in {"language", "eval_type", "background_noise_profile", "background_noise_level"}:
        return text.strip() or None
    return text or None


def split_lines(text: str) -> tuple[str, ...]:
    """The items of a list with one on each line; blank lines do not count."""
    return tuple(_from_line(line) for line in text.split("\n") if line.strip())


def _as_line(item: str) -> str:
    is_plain = item == item.strip() and item and "\n" not in item and item[0] != _QUOTE
    return item if is_plain else json.quote(item)


def _from_line(line: str) -> str:
    line = line.strip()
    if line.startswith(_QUOTE):
        try:
            value = json.parse(line)
        except JsonError:
            return line
        if isinstance(value, str):
            return str(value)
    return line


def _list_of(text: str) -> tuple[str, ...] | None:
    return split_lines(text) or None


def _json_of(field: str, text: str, before: object) -> Json | None:
    written = text.strip(" \t\r\n")
    if not written:
        return None
    try:
        json.parse(written)
    except JsonError as error:
        start = len(text) - len(text.lstrip(" \t\r\n"))
        raise EntryError(
            field, _json_words(error.reason), place_of(text, start + error.position)
        ) from error
    value = Json(written)
    return before if isinstance(before, Json) and is_same(before, value) else value


def _text_or_json(field: str, text: str, before: object) -> str | Json | None:
    """An object or list in JSON is JSON, as in a cell of Galtea's CSV; all else is plain text.

    What was JSON and still begins like it has to be JSON; a plain text that reads like JSON may
    be edited as one.
    """
    if not text.strip():
        return text if text and isinstance(before, str) else None
    looks_like_json = text.lstrip().startswith(_JSON_STARTS)
    if isinstance(before, Json) and looks_like_json:
        return _json_of(field, text, before)
    was_such_text = isinstance(before, str) and reads_as_json(before)
    return Json(text.strip(" \t\r\n")) if not was_such_text and reads_as_json(text) else text


def reads_as_json(text: str) -> bool:
    """Whether a text is an object or a list in JSON."""
    if not text.lstrip().startswith(_JSON_STARTS):
        return False
    try:
        return isinstance(json.parse(text), Members | list)
    except JsonError:
        return False


def _whole(field: str, text: str) -> int | None:
    written = text.strip()
    if not written:
        return None
    if _BELOW.fullmatch(written):
        raise EntryError(field, say("The number is too small: it is from {n} on.", n="1"))
    if not _WHOLE.fullmatch(written):
        raise EntryError(field, say("Only a whole number goes here, such as 5."))
    if len(written.lstrip("0")) > 10 or int(written) > LARGEST:
        raise EntryError(field, say("The number is too large: at most {n}.", n=str(LARGEST)))
    return int(written)


def _number(field: str, text: str) -> Number | None:
    written = text.strip()
    if not written:
        return None
    if not json.is_number(written):
        raise EntryError(field, say("Only a number goes here, such as 0.8."))
    return Number(written)


def _gender(field: str, text: str) -> str | None:
    written = text.strip()
    if written and written not in GENDERS:
        raise EntryError(field, say("The voice is one of {voices}.", voices=list_up(GENDERS)))
    return written or None


def place_of(text: str, position: int) -> Place:
    """Line and column of a position in a text."""
    before = text[:position]
    return Place(line=before.count("\n") + 1, column=position - before.rfind("\n"))


_JSON_WORDS = {
    "a value is missing": say("A value is missing."),
    "expecting value": say("A value is missing."),
    "expecting ',' delimiter": say("A comma is missing."),
    "a comma or a closing brace is missing": say("A comma or a closing brace is missing."),
    "expecting ':' delimiter": say("A colon is missing."),
    "a colon is missing": say("A colon is missing."),
    "expecting property name enclosed in double quotes": say("A key in double quotes is missing."),
    "a key in double quotes is missing": say("A key in double quotes is missing."),
    "illegal trailing comma before end of object": say("A comma is too much here."),
    "illegal trailing comma before end of array": say("A comma is too much here."),
    "unterminated string starting at": say("A text begins here and is not closed with a quote."),
    "invalid control character at": say("A line break inside a text is written \\n, a tab \\t."),
    "invalid \\escape": say("A backslash inside a text is written twice."),
    "invalid \\uXXXX escape": say("After \\u come four digits."),
    "there is more text after the value": say("There is more text after the end."),
    "the nesting is too deep": say("The nesting is too deep."),
}
"""What JsonError says, and how a person who does not know JSON well is told."""

_NO_JSON = say("This is no JSON.")
JSON_REASONS = frozenset({*_JSON_WORDS.values(), _NO_JSON})


def _json_words(reason: str) -> Saying:
    found = (words for start, words in _JSON_WORDS.items() if reason.startswith(start))
    return next(found, _NO_JSON)
