"""Schemas as a name, a kind and fields: what the original has as Elixir modules (reference C5).

`{"name", "kind": "struct" | "ecto", "fields": {name: type}, "required": [...], "has_changeset"}`.
A value with `__struct__` is already made by the schema of that name.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from reviewer_app.domain.evaluations import Plain, Unscorable
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.evaluators.options import Options, kind_of, require_texts
from reviewer_app.evaluators.structures import Structure
from reviewer_app.evaluators.texts import trim

MARK = "__struct__"
_WHOLE = re.compile(r"[+-]?[0-9]{1,400}")
_DECIMAL = re.compile(r"[+-]?[0-9]{1,400}(?:\.[0-9]{1,400})?(?:[eE][+-]?[0-9]{1,3})?")
_BOOLEANS: Mapping[str, bool] = {"true": True, "1": True, "false": False, "0": False}


class _Unfit(Exception):
    """A value cannot be cast to its field's type."""


@dataclass(frozen=True, slots=True)
class FieldSchema:
    """Fields with their types; only kind `ecto` takes plain maps."""

    name: str
    kind: Literal["struct", "ecto"]
    fields: dict[str, str]
    required: list[str]
    has_changeset: bool

    def apply(self, output: Plain, *, is_checked: bool) -> Structure:
        """The output as a value of this schema; text with JSON in it does not count."""
        if not isinstance(output, dict):
            return Structure(faults=[f"The output is {kind_of(output)} and not a map"])
        is_made = output.get(MARK) == self.name
        if not is_made and self.kind == "struct":
            return Structure(faults=[f"{self.name} is a plain struct and takes no map"])
        # null is absent; false is a value, which the original drops (reference G7).
        found = {name: output.get(name) for name in self.fields}
        if not (is_checked and self.has_changeset):
            return Structure(found)
        if self.kind == "struct":
            raise Unscorable(say("{name} is a plain struct and has no changeset.", name=self.name))
        return self._cast(found)

    def _cast(self, given: dict[str, Plain]) -> Structure:
        """Every value as its type has it, and the required ones there."""
        found: dict[str, Plain] = {}
        faults: list[str] = []
        for name, value in given.items():
            try:
                found[name] = _cast(value, self.fields[name])
            except _Unfit:
                faults.append(f"{name}: is no {self.fields[name]}")
        faults += [
            f"{name}: can't be blank" for name in self.required if _is_blank(found.get(name, 0))
        ]
        return Structure(found, faults)


def is_field_schema(given: dict[str, Plain]) -> bool:
    """Whether a map is in this notation; in JSON Schema none of its keys means anything."""
    return "kind" in given and "fields" in given


def read_field_schema(given: dict[str, Plain], config: Options) -> FieldSchema:
    """The schema from its map. Raises Unscorable for what it may not hold."""
    schema = config.beside(given, "schema")
    name, kind, fields = schema.get("name"), schema.get("kind"), schema.get("fields")
    if kind not in ("struct", "ecto"):
        raise Unscorable(say("The schema's kind must be struct or ecto."))
    if not isinstance(fields, dict):
        raise Unscorable(
            say("The schema's fields must be a map, and are {kind}.", kind=kind_of(fields))
        )
    found = FieldSchema(
        name=name if isinstance(name, str) else "The schema",
        kind=kind,
        fields={field: _require_type(field, type_) for field, type_ in fields.items()},
        required=require_texts(schema.get("required") or [], "The schema's required"),
        has_changeset=schema.is_on("has_changeset", default=False),
    )
    schema.warn_of_unread()
    return found


def _require_type(field: str, type_: Plain) -> str:
    if isinstance(type_, str) and type_ in _CASTS:
        return type_
    types = list_up(_CASTS)
    raise Unscorable(
        say("The type of the schema's field {field} is none of {types}.", field=field, types=types)
    )


def _is_blank(value: Plain) -> bool:
    return value is None or (isinstance(value, str) and not trim(value))


def _cast(value: Plain, type_: str) -> Plain:
    """The value as its type; blank text is no value (Ecto's rule for a cast)."""
    return None if _is_blank(value) else _CASTS[type_](value)


def _cast_text(value: Plain) -> Plain:
    if isinstance(value, str):
        return value
    raise _Unfit


def _cast_whole(value: Plain) -> Plain:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        return int(value)
    raise _Unfit


def _cast_number(value: Plain) -> Plain:
    try:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        if isinstance(value, str) and _DECIMAL.fullmatch(value):
            return float(value)
    except OverflowError:
        pass
    raise _Unfit


def _cast_boolean(value: Plain) -> Plain:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value in _BOOLEANS:
        return _BOOLEANS[value]
    raise _Unfit


def _cast_map(value: Plain) -> Plain:
    if isinstance(value, dict):
        return value
    raise _Unfit


def _cast_list(value: Plain) -> Plain:
    if isinstance(value, list):
        return value
    raise _Unfit


_CASTS: Mapping[str, Callable[[Plain], Plain]] = {
    "any": lambda value: value,
    "string": _cast_text,
    "integer": _cast_whole,
    "float": _cast_number,
    "boolean": _cast_boolean,
    "map": _cast_map,
    "list": _cast_list,
}
