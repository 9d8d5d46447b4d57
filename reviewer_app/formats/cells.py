"""Cells: one value of a file turned into one field of a case, or a reason why it cannot be."""

import math
import re
from collections.abc import Callable, Mapping

from reviewer_app.domain import json
from reviewer_app.domain.cases import (
    GENDERS,
    INTEGER_FIELDS,
    JSON_FIELDS,
    LIST_FIELDS,
    NOISE_LEVELS,
    NOISE_PROFILES,
    TEXT_OR_JSON_FIELDS,
)
from reviewer_app.domain.json import Json, JsonError, Members, Number
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.formats.lists import split_list
from reviewer_app.formats.sources import Cell

Convert = Callable[[Cell], object]
"""Turns a given cell into a field's value; raises CellError."""

_INTEGER = re.compile(r"[+-]?[0-9]{1,18}(?:\.0*)?")
_DECIMAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_TRUTH = {"true": True, "1": True, "false": False, "0": False}
_OBJECT_STARTS = "{ \t\r\n"
_JSON_STARTS = tuple('{["-0123456789tfn')


class CellError(ValueError):
    """The cell has no value that its field could take; `reason` says why, to a person."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def find_converter(field: str, has_types: bool) -> Convert:
    """How cells become `field`; has_types is Source.has_types.

    The fields are those of Content and Labels, and external_id, user_score, user_score_reason,
    reviewed_by and is_augmented.
    """
    if not has_types and field in _FROM_TEXT:
        return _FROM_TEXT[field]
    return _CONVERTERS.get(field, to_text)


def is_given(cell: Cell, has_types: bool) -> bool:
    """Whether the file says something here: null, and an empty CSV cell, say nothing."""
    return cell is not None if has_types else cell not in ("", None)


def to_text(cell: Cell) -> str:
    """Text to the character; other values as they are spelled in the file."""
    if type(cell) is str:  # by far the most, so asked first
        return cell
    if isinstance(cell, Number):
        return str.__str__(cell)
    return cell.text if isinstance(cell, Json) else json.dump(cell)


def to_list(cell: Cell) -> tuple[str, ...]:
    """A JSON list, or text split at ";" and "|" (Galtea's rule for its CSV)."""
    text = to_text(cell)
    if isinstance(cell, Json) and not text.startswith("["):
        raise CellError(say("this is an object, not a list"))
    return split_list(text)


def to_text_or_json(cell: Cell) -> str | Json:
    """Text, or a JSON object or list; a CSV file's own rule is `object_or_text`."""
    return cell if isinstance(cell, Json) else to_text(cell)


def object_or_text(cell: Cell) -> str | Json:
    """A CSV cell that is a JSON object is one, any other is text (Galtea: input, context)."""
    text = to_text(cell)
    return Json(text) if text[:1] in _OBJECT_STARTS and _is_object(text) else text


def to_json(cell: Cell) -> Json:
    """A typed value as the JSON that it is."""
    return cell if isinstance(cell, Json) else Json(json.dump(cell))


def json_in_text(cell: Cell) -> Json | None:
    """The JSON text that a CSV cell holds, null as "not given"; raises CellError for the rest."""
    text = to_text(cell)
    try:
        json.parse(text)
    except JsonError as error:
        reason = say(
            "this is no JSON: {why} (character {n})", why=error.reason, n=error.position + 1
        )
        raise CellError(reason) from None
    return None if text.strip() == "null" else Json(text)


def json_or_text(cell: Cell) -> Json | None:
    """A CSV cell of any shape: JSON where it is JSON (null as "not given"), else a JSON string."""
    text = to_text(cell)
    if text.strip() == "null":
        return None
    is_json = text.lstrip().startswith(_JSON_STARTS) and _is_json(text)
    return Json(text if is_json else json.quote(text))


def to_history(cell: Cell) -> Json:
    """A conversation: a JSON list of objects with role and content (Galtea's rule)."""
    found = json_in_text(cell)
    turns = json.parse(found.text) if found else None
    if found is None or not isinstance(turns, list) or not all(map(_is_turn, turns)):
        raise CellError(say("this is no list of {names}", names="{role, content}"))
    return found


def _is_turn(value: json.Value) -> bool:
    keys = {key for key, _ in value.pairs} if isinstance(value, Members) else set[str]()
    return {"role", "content"} <= keys


def to_integer(cell: Cell) -> int:
    """A whole number; "3.0", as spreadsheets write it, is one."""
    text = to_text(cell).strip()
    if not _INTEGER.fullmatch(text):
        raise CellError(say("{value} is no whole number", value=_show(text)))
    return int(text.partition(".")[0])


def to_iterations(cell: Cell) -> int:
    """A number of turns, at least 1 (Galtea's rule)."""
    if (number := to_integer(cell)) < 1:
        raise CellError(say("{value} is less than 1", value=str(number)))
    return number


def to_timeout(cell: Cell) -> int:
    """Milliseconds, not negative."""
    if (number := to_integer(cell)) < 0:
        raise CellError(say("{value} is less than 0", value=str(number)))
    return number


def to_confidence(cell: Cell) -> Number:
    """A finite number, spelled as in the file where JSON could spell it so."""
    text = to_text(cell).strip()
    if not _DECIMAL.fullmatch(text) or not math.isfinite(float(text)):
        raise CellError(say("{value} is no number", value=_show(text)))
    return Number(text if json.is_number(text) else json.dump(float(text)))


def to_score(cell: Cell) -> int:
    """A vote: 1, -1, or 0 for none; "1.0", as spreadsheets write it, is 1."""
    text = to_text(cell).strip()
    if not _INTEGER.fullmatch(text) or (score := to_integer(cell)) not in (1, -1, 0):
        raise CellError(say("{value} is none of 1, -1 and 0", value=_show(text)))
    return score


def to_truth(cell: Cell) -> bool:
    """true, false, 1 or 0, in any case."""
    text = to_text(cell).strip()
    if (truth := _TRUTH.get(text.lower())) is None:
        raise CellError(say("{value} is neither true nor false", value=_show(text)))
    return truth


def _choice(choices: tuple[str, ...]) -> Convert:
    by_case = {choice.casefold(): choice for choice in choices}

    def choose(cell: Cell) -> str:
        text = to_text(cell).strip()
        if (found := by_case.get(text.casefold())) is None:
            raise CellError(
                say("{value} is none of {choices}", value=_show(text), choices=list_up(choices))
            )
        return found

    return choose


def _is_object(text: str) -> bool:
    return text.lstrip().startswith("{") and _is_json(text)


def _is_json(text: str) -> bool:
    try:
        json.parse(text)
    except JsonError:
        return False
    return True


def _show(text: str) -> str:
    return json.quote(text if len(text) <= 40 else f"{text[:40]}…")


_CONVERTERS: Mapping[str, Convert] = (
    dict.fromkeys(LIST_FIELDS, to_list)
    | dict.fromkeys(TEXT_OR_JSON_FIELDS, to_text_or_json)
    | dict.fromkeys(JSON_FIELDS, to_json)
    | dict.fromkeys(INTEGER_FIELDS, to_integer)
    | {
        "max_iterations": to_iterations,
        "timeout": to_timeout,
        "conversation_history": to_history,
        "confidence": to_confidence,
        "gender": _choice(GENDERS),
        "background_noise_profile": _choice(NOISE_PROFILES),
        "background_noise_level": _choice(NOISE_LEVELS),
        "user_score": to_score,
        "is_augmented": to_truth,
    }
)
"""Every field that is not plain text."""

_FROM_TEXT: Mapping[str, Convert] = (
    dict.fromkeys(JSON_FIELDS, json_in_text)
    | dict.fromkeys(TEXT_OR_JSON_FIELDS, object_or_text)
    | {"expected": json_or_text, "conversation_history": to_history}
)
"""Where a CSV cell, which is always text, is read in another way."""
