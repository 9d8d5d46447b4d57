"""Input faults: where a value breaks its field's rules, and where no form can show it."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Literal

from reviewer_app.domain import json
from reviewer_app.domain.input_schemas import Field, Limits
from reviewer_app.domain.json import Members, Number, Value
from reviewer_app.domain.json_places import Path

FaultRule = Literal[
    "missing",
    "kind",
    "twice",
    "unknown",
    "choice",
    "whole",
    "least",
    "most",
    "short",
    "long",
    "few",
    "many",
]

UNSHOWABLE: frozenset[FaultRule] = frozenset({"kind", "twice"})
"""Rules whose breach keeps a form from showing the value: it is edited as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InputFault:
    """A rule that a value breaks at a place. wanted: the bound, or the kind of the field."""

    path: Path
    rule: FaultRule
    wanted: str = ""


def find_input_faults(field: Field, value: Value, path: Path = ()) -> list[InputFault]:
    """Every breach of a field's own rules; patterns and rules across fields are not looked at."""
    return list(_faults(field, value, path))


def is_showable(faults: list[InputFault]) -> bool:
    """Whether a form can show a value with these faults."""
    return not any(fault.rule in UNSHOWABLE for fault in faults)


def _faults(field: Field, value: Value, path: Path) -> Iterator[InputFault]:
    if field.kind == "any" or (value is None and field.is_nullable):
        return
    if field.kind == "choice":
        yield from _choice_faults(field, value, path)
    elif not _is_of_kind(field, value):
        yield InputFault(path=path, rule="kind", wanted=field.kind)
    elif isinstance(value, Members):
        yield from _member_faults(field, value, path)
    elif isinstance(value, list):
        yield from _bound_faults(field.limits, Decimal(len(value)), path, "few", "many")
        for number, item in enumerate(value):
            if field.item is not None:
                yield from _faults(field.item, item, (*path, number))
    elif isinstance(value, Number):
        yield from _number_faults(field, value, path)
    elif isinstance(value, str):
        yield from _bound_faults(field.limits, Decimal(len(value)), path, "short", "long")


def _choice_faults(field: Field, value: Value, path: Path) -> Iterator[InputFault]:
    """Numbers are compared by value, as JSON Schema does: 1.0 is the choice 1."""
    if not any(is_equal(value, json.parse(choice.text)) for choice in field.choices):
        yield InputFault(path=path, rule="choice")


def _member_faults(field: Field, value: Members, path: Path) -> Iterator[InputFault]:
    there = dict(value.pairs)
    if len(there) < len(value.pairs):
        keys = [key for key, _ in value.pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        yield InputFault(path=(*path, twice), rule="twice")
    for member in field.members:
        if member.key in there:
            yield from _faults(member, there[member.key], (*path, member.key))
        elif member.is_required:
            yield InputFault(path=(*path, member.key), rule="missing")
    if field.is_closed:
        known = {member.key for member in field.members}
        for key in there:
            if key not in known:
                yield InputFault(path=(*path, key), rule="unknown")


def _number_faults(field: Field, value: Number, path: Path) -> Iterator[InputFault]:
    number = _decimal(value)
    if field.kind == "integer" and number != number.to_integral_value():
        yield InputFault(path=path, rule="whole")
    yield from _bound_faults(field.limits, number, path, "least", "most")


def _bound_faults(
    limits: Limits, size: Decimal, path: Path, under: FaultRule, over: FaultRule
) -> Iterator[InputFault]:
    if limits.least is not None:
        least = _decimal(limits.least)
        if size < least or (limits.is_least_open and size == least):
            yield InputFault(path=path, rule=under, wanted=limits.least)
    if limits.most is not None:
        most = _decimal(limits.most)
        if size > most or (limits.is_most_open and size == most):
            yield InputFault(path=path, rule=over, wanted=limits.most)


def _is_of_kind(field: Field, value: Value) -> bool:
    match field.kind:
        case "text":
            return isinstance(value, str) and not isinstance(value, Number)
        case "number" | "integer":
            return isinstance(value, Number)
        case "boolean":
            return isinstance(value, bool)
        case "list":
            return isinstance(value, list)
        case _:
            return isinstance(value, Members)


def is_equal(one: Value, other: Value) -> bool:
    """Whether two values are the same, numbers by what they are and not by their spelling."""
    if isinstance(one, Number) and isinstance(other, Number):
        return _decimal(one) == _decimal(other)
    if isinstance(one, Number) or isinstance(other, Number):
        return False
    if isinstance(one, list) and isinstance(other, list):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(is_equal(a, b) for a, b in pairs)
    if isinstance(one, Members) and isinstance(other, Members):
        a, b = dict(one.pairs), dict(other.pairs)
        return a.keys() == b.keys() and all(is_equal(a[key], b[key]) for key in a)
    return type(one) is type(other) and one == other


def _decimal(number: str) -> Decimal:
    try:
        return Decimal(number)
    except InvalidOperation:  # an exponent beyond all bounds
        return Decimal("Infinity")
