"""Input schemas: the fields that a dataset's JSON Schema asks for, as a form shows them.

(reference: Galtea, structured input: an object; properties that are flagged session-wide belong
to the context, the others to the input.)
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from typing import Literal, cast

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError, Members, Number, Value

Kind = Literal["text", "number", "integer", "boolean", "choice", "list", "object", "any"]
"""What edits a field; `any`: the schema is too free for a form, so it is edited as JSON."""

SESSION_WIDE = "x-galtea-is-session-wide"
DEEPEST = 8
"""Levels of fields inside fields; what lies deeper is edited as JSON, also endless references."""

_LONG = 200
"""A text that may have this many characters gets more than one line."""

_KINDS: Mapping[str, Kind] = {
    "string": "text",
    "number": "number",
    "integer": "integer",
    "boolean": "boolean",
    "array": "list",
    "object": "object",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds that a field's value keeps; numbers as the schema spells them, None for none.

    least, most: of a number, of characters, or of items; they count as within unless `is_open`.
    """

    least: Number | None = None
    most: Number | None = None
    is_least_open: bool = False
    is_most_open: bool = False


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of a form.

    title, about: the schema's words, empty where it has none. choices: JSON texts. item: of a
    list. members: of an object, in the schema's order. is_closed: no other members may be there.
    """

    key: str
    kind: Kind
    title: str = ""
    about: str = ""
    is_required: bool = False
    is_nullable: bool = False
    is_session_wide: bool = False
    is_long: bool = False
    is_closed: bool = False
    choices: tuple[Json, ...] = ()
    limits: Limits = NO_LIMITS
    item: "Field | None" = None
    members: "tuple[Field, ...]" = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class InputFields:
    """The fields of a dataset's inputs: those of the input and those of the context."""

    input: Field
    context: Field


def read_schema(schema: Json | None) -> InputFields | None:
    """The fields that a schema asks for; None where it describes no object with properties."""
    try:
        root = json.parse(schema.text) if schema else None
    except JsonError:
        return None
    if not isinstance(root, Members):
        return None
    whole = _Reader(root).read("", root, is_required=True, depth=0)
    if whole.kind != "object" or not whole.members:
        return None
    ours = tuple(field for field in whole.members if not field.is_session_wide)
    wide = tuple(field for field in whole.members if field.is_session_wide)
    return InputFields(input=replace(whole, members=ours), context=replace(whole, members=wide))


def only_requiring(schema: Json, keys: frozenset[str]) -> Json:
    """The schema, of whose required properties only some are required.

    An input has the properties that are not session-wide, its context the others; each is
    checked by itself. A schema that is no JSON object stays as it is.
    """
    try:
        root = json.parse(schema.text)
    except JsonError:
        return schema
    if not isinstance(root, Members):
        return schema
    pairs: list[tuple[str, Value]] = []
    for key, value in root.pairs:
        if key == "required" and isinstance(value, list):
            value = list[Value](name for name in value if name in keys)
        pairs.append((key, value))
    return Json(json.dump(Members(tuple(pairs))))


class _Reader:
    """Reads schemas out of one document; references to other documents are not followed."""

    def __init__(self, root: Members) -> None:
        self._root = root

    def read(self, key: str, given: Value, *, is_required: bool, depth: int) -> Field:
        schema, is_nullable = self._resolve(given)
        kind, has_null = _kind_of(schema)
        choices = _choices(schema)
        if choices:
            kind = "choice"
        elif depth > DEEPEST:
            kind = "any"
        field = Field(
            key=key,
            kind=kind,
            title=_text(schema, "title"),
            about=_text(schema, "description"),
            is_required=is_required,
            is_nullable=is_nullable or has_null,
            is_session_wide=schema.get(SESSION_WIDE) is True,
            is_long=_is_long(schema),
            is_closed=schema.get("additionalProperties") is False,
            choices=choices,
            limits=_limits(schema, kind),
        )
        if kind == "list":
            return replace(field, item=self._item(schema, depth))
        return replace(field, members=self._members(schema, depth)) if kind == "object" else field

    def _item(self, schema: dict[str, Value], depth: int) -> Field:
        given = schema.get("items")
        return self.read("", given, is_required=True, depth=depth + 1)

    def _members(self, schema: dict[str, Value], depth: int) -> tuple[Field, ...]:
        properties, required = schema.get("properties"), schema.get("required")
        names = set(_texts(required))
        pairs = properties.pairs if isinstance(properties, Members) else ()
        return tuple(
            self.read(key, given, is_required=key in names, depth=depth + 1)
            for key, given in dict(pairs).items()
        )

    def _resolve(self, given: Value) -> tuple[dict[str, Value], bool]:
        """The schema that is meant, and whether null is allowed beside it."""
        is_nullable = False
        for _ in range(DEEPEST):
            schema = _as_dict(given)
            if isinstance(reference := schema.get("$ref"), str):
                rest = {key: value for key, value in schema.items() if key != "$ref"}
                given = Members((*_as_dict(self._at(reference)).items(), *rest.items()))
            elif (only := _beside_null(schema)) is not None:
                is_nullable = True
                rest = {key: value for key, value in schema.items() if key not in _UNIONS}
                given = Members((*_as_dict(only).items(), *rest.items()))
            else:
                return schema, is_nullable
        return {}, is_nullable

    def _at(self, reference: str) -> Value:
        if not reference.startswith("#"):
            return None
        value: Value = self._root
        for step in reference[1:].split("/")[1:]:
            value = _as_dict(value).get(step.replace("~1", "/").replace("~0", "~"))
        return value


_UNIONS = ("anyOf", "oneOf")


def _beside_null(schema: dict[str, Value]) -> Value:
    """The one schema that stands beside null, as programs write what may be left out."""
    for key in _UNIONS:
        options = schema.get(key)
        if isinstance(options, list) and len(options) == 2:
            others = [one for one in options if _as_dict(one).get("type") != "null"]
            if len(others) == 1:
                return others[0]
    return None


def _kind_of(schema: dict[str, Value]) -> tuple[Kind, bool]:
    named = schema.get("type")
    names = _texts(named) if isinstance(named, list) else [named] if _is_text(named) else []
    others = [name for name in names if name != "null"]
    if not names and isinstance(schema.get("properties"), Members):
        others = ["object"]
    kind = _KINDS.get(cast(str, others[0]), "any") if len(others) == 1 else "any"
    if kind == "object" and not isinstance(schema.get("properties"), Members):
        kind = "any"
    return kind, "null" in names


def _choices(schema: dict[str, Value]) -> tuple[Json, ...]:
    if "const" in schema:
        return (Json(json.dump(schema["const"])),)
    given = schema.get("enum")
    return tuple(Json(json.dump(one)) for one in given) if isinstance(given, list) else ()


def _limits(schema: dict[str, Value], kind: Kind) -> Limits:
    if kind in {"number", "integer"}:
        least, is_least_open = _bound(schema, "minimum", "exclusiveMinimum")
        most, is_most_open = _bound(schema, "maximum", "exclusiveMaximum")
        return Limits(
            least=least, most=most, is_least_open=is_least_open, is_most_open=is_most_open
        )
    part = {"text": "Length", "list": "Items"}.get(kind)
    if part is None:
        return NO_LIMITS
    return Limits(least=_number(schema.get(f"min{part}")), most=_number(schema.get(f"max{part}")))


def _bound(schema: dict[str, Value], closed: str, open_: str) -> tuple[Number | None, bool]:
    """A bound and whether it is left out itself; in old drafts the open one is a switch."""
    bound = _number(schema.get(closed))
    if schema.get(open_) is True:
        return bound, bound is not None
    other = _number(schema.get(open_))
    return (other, True) if other is not None else (bound, False)


def _is_long(schema: dict[str, Value]) -> bool:
    most = _number(schema.get("maxLength"))
    return most is not None and _decimal(most) >= _LONG


def _as_dict(value: Value) -> dict[str, Value]:
    return dict(value.pairs) if isinstance(value, Members) else {}


def _is_text(value: Value) -> bool:
    return isinstance(value, str) and not isinstance(value, Number)


def _text(schema: dict[str, Value], key: str) -> str:
    value = schema.get(key)
    return str(value) if _is_text(value) else ""


def _texts(value: Value) -> list[str]:
    items: Iterable[Value] = value if isinstance(value, list) else ()
    return [str(item) for item in items if _is_text(item)]


def _number(value: Value) -> Number | None:
    return value if isinstance(value, Number) else None


def _decimal(number: str) -> Decimal:
    try:
        return Decimal(number)
    except InvalidOperation:  # an exponent beyond all bounds
        return Decimal("Infinity")
