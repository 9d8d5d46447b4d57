"""JSON as the text it was written in: number spelling, key order and duplicate keys survive.

Python's own reader turns 1.10 into 1.1 and 1E5 into 100000.0 and keeps one of two equal keys;
then hashes disagree between computers. So JSON content is carried as its text (`Json`), cut out
of a file without re-spelling it, and looked into only by the functions here.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from reviewer_app.domain.sayings import Saying, say

MAX_DEPTH = 200
"""Nesting that is read; deeper text is refused (Python's own reader gives up near 1,000)."""


class JsonError(ValueError):
    """The text is no JSON; `reason` says why, `position` counts characters from 0."""

    def __init__(self, reason: str, position: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.position = position


class Number(str):
    """A JSON number as it was spelled; compares as its text."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Json:
    """One JSON value as the text it was written in."""

    text: str


@dataclass(frozen=True, slots=True)
class Members:
    """The members of an object in their order, duplicates included."""

    pairs: tuple[tuple[str, "Value"], ...]


Value = str | Number | bool | None | list["Value"] | Members

_BLANKS = " \t\n\r"
_BLANK = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?\Z")
_BREAKS = re.compile(r"[\r\n]+")

VALUE_MISSING = say("a value is missing")
KEY_MISSING = say("a key in double quotes is missing")
COLON_MISSING = say("a colon is missing")
MORE_TEXT = say("there is more text after the value")
_NO_OBJECT = say("this is no JSON object")
_BRACE_MISSING = say("a comma or a closing brace is missing")
_TOO_DEEP = say("the nesting is too deep")
_NO_JSON = say("this is no JSON")

_DECODER_WORDS: tuple[Saying, ...] = (
    say("expecting property name enclosed in double quotes"),
    say("expecting ':' delimiter"),
    say("expecting ',' delimiter"),
    say("expecting value"),
    say("illegal trailing comma before end of object"),
    say("illegal trailing comma before end of array"),
    say("unterminated string starting at"),
    say("invalid control character at"),
    say("invalid \\uXXXX escape"),
    say("invalid \\escape"),
)
"""What Python's reader says, without the letters that it adds at the end."""


def _refuse_constant(name: str) -> NoReturn:
    raise JsonError(say("{name} is no JSON number", name=name))


_DECODER = json.JSONDecoder(
    parse_int=Number,
    parse_float=Number,
    parse_constant=_refuse_constant,
    object_pairs_hook=lambda pairs: Members(tuple(pairs)),
)
_scan = cast(Callable[[str, int], tuple[Any, int]], _DECODER.scan_once)  # type: ignore[attr-defined]


def _scan_at(text: str, start: int) -> tuple[Value, int]:
    """Read the value that starts at `start`; return it and where it ends."""
    try:
        return _scan(text, start)
    except StopIteration as stop:
        raise JsonError(VALUE_MISSING, stop.value or start) from None
    except json.JSONDecodeError as error:
        raise JsonError(decoder_words(error), error.pos) from None
    except RecursionError:
        raise JsonError(_TOO_DEEP, start) from None


def decoder_words(error: json.JSONDecodeError) -> Saying:
    """What Python's reader finds wrong, in words that can be translated."""
    found = error.msg[:1].lower() + error.msg[1:]
    return next((words for words in _DECODER_WORDS if found.startswith(words)), _NO_JSON)


def parse(text: str) -> Value:
    """Read one JSON text into values that keep what was written.

    Raises JsonError with the position for anything that RFC 8259 does not allow, and for
    nesting deeper than MAX_DEPTH.
    """
    value, end = _scan_at(text, _skip(text, 0))
    _expect_end(text, end)
    _check_depth(value)
    return value


def is_number(text: str) -> bool:
    """Whether the whole text is spelled as JSON spells a number."""
    return _NUMBER.match(text) is not None


def members(text: str) -> list[tuple[str, str]]:
    """Cut one JSON object into its keys and the texts of their values, exactly as written.

    Raises JsonError when the text is no object.
    """
    position = _skip(text, 0)
    if text[position : position + 1] != "{":
        raise JsonError(_NO_OBJECT, position)
    found: list[tuple[str, str]] = []
    position = _skip(text, position + 1)
    if text[position : position + 1] == "}":
        _expect_end(text, position + 1)
        return found
    while True:
        position = _member(text, position, found)
        mark = text[position : position + 1]
        position = _skip(text, position + 1)
        if mark == "}":
            _expect_end(text, position)
            return found
        if mark != ",":
            raise JsonError(_BRACE_MISSING, position)


def _member(text: str, position: int, found: list[tuple[str, str]]) -> int:
    if text[position : position + 1] != '"':
        raise JsonError(KEY_MISSING, position)
    key, position = _scan_at(text, position)
    position = _skip(text, position)
    if text[position : position + 1] != ":":
        raise JsonError(COLON_MISSING, position)
    start = _skip(text, position + 1)
    value, end = _scan_at(text, start)
    _check_depth(value)
    found.append((cast(str, key), text[start:end]))
    return _skip(text, end)


def _skip(text: str, position: int) -> int:
    if text[position : position + 1] not in _BLANKS:  # by far the most, so asked first
        return position
    match = _BLANK.match(text, position)
    return match.end() if match else position


def _expect_end(text: str, position: int) -> None:
    position = _skip(text, position)
    if position != len(text):
        raise JsonError(MORE_TEXT, position)


def _check_depth(value: Value) -> None:
    if not isinstance(value, (list, Members)):
        return
    level: list[Value] = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise JsonError(_TOO_DEEP)


def _inside(value: Value) -> Iterator[Value]:
    if isinstance(value, list):
        yield from value
    elif isinstance(value, Members):
        yield from (inner for _, inner in value.pairs)


def dump(value: object) -> str:
    """Write a value in one line, without blanks, number tokens as they are.

    Takes what `parse` gives, `Json` texts (written as they are) and plain Python values.
    Text is written readably: only control characters and lone surrogates are escaped.
    """
    return "".join(_write(value))


def _write(value: object) -> Iterator[str]:
    match value:
        case Number():
            yield value
        case str():
            yield quote(value)
        case Json(text):
            yield one_line(text)
        case Members(pairs):
            yield from _write_object(iter(pairs))
        case dict():
            yield from _write_object(iter(cast(dict[str, object], value).items()))
        case list() | tuple():
            yield from _write_list(cast(list[object], value))
        case _:
            yield json.dumps(value, allow_nan=False)


def _write_object(pairs: Iterator[tuple[str, object]]) -> Iterator[str]:
    mark = "{"
    for key, value in pairs:
        yield f"{mark}{quote(key)}:"
        yield from _write(value)
        mark = ","
    yield "{}" if mark == "{" else "}"


def _write_list(values: list[object] | tuple[object, ...]) -> Iterator[str]:
    mark = "["
    for value in values:
        yield mark
        yield from _write(value)
        mark = ","
    yield "[]" if mark == "[" else "]"


def quote(text: str) -> str:
    """Text as a JSON string; lone surrogates as escapes, since UTF-8 cannot carry them."""
    quoted = json.dumps(text, ensure_ascii=False)
    try:
        quoted.encode()
    except UnicodeEncodeError:
        return re.sub(r"[\ud800-\udfff]", lambda found: f"\\u{ord(found[0]):04x}", quoted)
    return quoted


def one_line(text: str) -> str:
    """The same JSON on one line: line breaks can only stand between its tokens."""
    return _BREAKS.sub(" ", text)


def canonical(text: str) -> str:
    """A form that is equal for texts which differ only in white space, escapes and key order.

    Array order and number spelling count; keys are sorted, equal keys keep their order.
    """
    return dump(_sorted(parse(text)))


def _sorted(value: Value) -> Value:
    if isinstance(value, Members):
        pairs = ((key, _sorted(inner)) for key, inner in value.pairs)
        return Members(tuple(sorted(pairs, key=lambda pair: pair[0])))
    if isinstance(value, list):
        return [_sorted(inner) for inner in value]
    return value


def to_python(value: Value) -> Any:
    """Plain Python values for rules that count or compare; numbers become int or float.

    Of equal keys the last one stays. Never used for what is stored, hashed or written.
    """
    if isinstance(value, Number):
        return int(value) if re.fullmatch(r"-?[0-9]+", value) else float(value)
    if isinstance(value, list):
        return [to_python(inner) for inner in value]
    if isinstance(value, Members):
        return {key: to_python(inner) for key, inner in value.pairs}
    return value
