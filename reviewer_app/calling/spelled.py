"""Spelled values: what templates see of JSON, with numbers and keys as they were written."""

from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.json import Members, Number, Value


class SpelledInt(int):
    """A whole number that shows as it was spelled, such as `-0`."""

    spelling: str

    def __str__(self) -> str:
        return self.spelling


class SpelledFloat(float):
    """A number that shows as it was spelled, such as `1.10` or `1E5`."""

    spelling: str

    def __str__(self) -> str:
        return self.spelling


class Object(dict[str, Any]):
    """A JSON object; its pairs also hold the keys that stand in it twice."""

    __slots__ = ("_pairs",)

    def __init__(self, pairs: tuple[tuple[str, Any], ...]) -> None:
        super().__init__(pairs)
        self._pairs = pairs

    def to_members(self) -> Members:
        """The object as it was written."""
        return Members(tuple((key, _to_written(inner)) for key, inner in self._pairs))


def to_spelled(value: Value) -> Any:
    """A value of JSON as a template can count with it, compare it and walk through it."""
    if isinstance(value, Number):
        return _to_number(value)
    if isinstance(value, list):
        return [to_spelled(inner) for inner in value]
    if isinstance(value, Members):
        return Object(tuple((key, to_spelled(inner)) for key, inner in value.pairs))
    return value


def dump(value: object) -> str:
    """The JSON text of a value, as it was written where it comes from a case.

    Raises TypeError and ValueError for what has no JSON.
    """
    return json.dump(_to_written(value))


def _to_number(value: Number) -> SpelledInt | SpelledFloat:
    try:
        found: SpelledInt | SpelledFloat = SpelledInt(value)
    except ValueError:  # has a fraction, or more digits than Python counts with
        found = SpelledFloat(value)
    found.spelling = str.__str__(value)
    return found


def _to_written(value: Any) -> Any:
    match value:
        case SpelledInt() | SpelledFloat():
            return Number(value.spelling)
        case Object():
            return value.to_members()
        case dict():
            members = cast("dict[str, Any]", value)
            return {key: _to_written(inner) for key, inner in members.items()}
        case list() | tuple():
            return [_to_written(inner) for inner in cast("list[Any]", value)]
        case _:
            return value
