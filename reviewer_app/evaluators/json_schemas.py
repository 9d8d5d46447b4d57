"""JSON Schema, within a time limit and without looking anything up elsewhere.

The library searches with Python's own patterns, which can run for years; here its keywords with
patterns are replaced, and every keyword asks the clock. `format` is a remark, as the standard has
it by default.
"""

import json
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, cast

from jsonschema import FormatChecker
from jsonschema.exceptions import UnknownType, ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import Draft202012Validator, extend, validator_for
from referencing import Registry
from referencing.exceptions import Unresolvable

from reviewer_app.domain.evaluations import Plain, Unscorable, read_plain
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.limits import TimeLimit
from reviewer_app.evaluators.options import Options
from reviewer_app.evaluators.patterns import search, shorten
from reviewer_app.evaluators.structures import Structure

MAX_FAULTS = 10
MAX_LENGTH = 200_000
"""Characters of a schema: checking it takes time that no limit stops."""

_Keyword = Callable[[Validator, Any, Any, Any], Iterator[ValidationError] | None]


class _Clock(FormatChecker):
    """Carries the time limit: a validator hands its format checker on to all that it makes."""

    def __init__(self) -> None:
        FormatChecker.__init__(self, formats=())
        self.limit = TimeLimit()


_NOT_FOR_TEXTS = frozenset(
    "properties required patternProperties additionalProperties unevaluatedProperties "
    "propertyNames minProperties maxProperties dependentRequired dependentSchemas dependencies "
    "items prefixItems additionalItems unevaluatedItems contains minItems maxItems uniqueItems "
    "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf".split()
)
"""Keywords that every text fulfils where the schema names no type."""

_ODD_TEXTS = ("", "\x00" * 1_000)


@dataclass(frozen=True, slots=True)
class JsonSchema:
    """A schema that was itself checked. asks_for_structure: it has a keyword not for texts."""

    validator: Validator
    asks_for_structure: bool

    def apply(self, output: Plain, *, is_checked: bool) -> Structure:
        """The output; a text that does not fit counts as the JSON that it holds.

        A schema without a type, such as `{"required": ["id"]}`, is fulfilled by every text; it is
        about what the text holds. is_checked: the original's option, which says nothing about a
        JSON Schema.
        """
        faults = self._find_faults(output)
        if not isinstance(output, str):
            return Structure(output, faults)
        if self._is_about_texts_only() if faults else self._is_about_texts():
            return Structure(output, faults)
        try:
            held = read_plain(output)
        except (JsonError, Unscorable):
            if not faults and self.asks_for_structure:
                faults = ["$: the output is no JSON, and the schema asks for a structure"]
            return Structure(output, faults)
        return Structure(held, self._find_faults(held))

    def _is_about_texts(self) -> bool:
        """Whether it tells texts from other values, or one text from another."""
        return any(self._find_faults(value) for value in (None, True, *_ODD_TEXTS))

    def _is_about_texts_only(self) -> bool:
        """Whether it refuses nothing but texts, as `{"maxLength": 2}` does."""
        others: tuple[Plain, ...] = (None, True, 0, [], {})
        return not self.asks_for_structure and not any(map(self._find_faults, others))

    def _find_faults(self, value: Plain) -> list[str]:
        try:
            validator = self.validator.evolve(format_checker=_Clock())
            return [_word(error) for error in islice(validator.iter_errors(value), MAX_FAULTS)]
        except Unresolvable as error:
            raise Unscorable(
                say("The schema refers to {ref}, which is not in it.", ref=error.ref)
            ) from None
        except UnknownType:
            raise Unscorable(say("The schema names a type that there is not.")) from None
        except RecursionError:
            raise Unscorable(say("The schema refers to itself without an end.")) from None
        except (ValueError, ArithmeticError) as error:
            raise Unscorable(say("The schema cannot be applied: {why}.", why=str(error))) from None


def read_json_schema(given: Plain, config: Options) -> JsonSchema:
    """The schema ready to use. Raises Unscorable for what is no JSON Schema."""
    if given is True or (isinstance(given, dict) and not (given.keys() & _known_keywords())):
        told = "The schema has no keyword of JSON Schema, so every output passes."
        config.warn(told, "always_passes", place="expected")
    return _prepare(json.dumps(given))


@lru_cache(maxsize=64)
def _prepare(text: str) -> JsonSchema:
    """Check a schema; the last ones are remembered, since checking takes longer than using."""
    if len(text) > MAX_LENGTH:
        raise Unscorable(say("A schema of {count} characters is too long.", count=f"{len(text):,}"))
    given = json.loads(text)
    kind = validator_for(given, default=Draft202012Validator)
    names: set[str] = set()
    schema = _clean(given, names)
    if {"unevaluatedProperties", "patternProperties"} <= names:
        raise Unscorable(
            say("A schema with both unevaluatedProperties and patternProperties is not supported.")
        )
    try:
        error = next(kind(kind.META_SCHEMA).iter_errors(schema), None)
    except RecursionError:
        raise Unscorable(say("The schema is nested too deeply.")) from None
    if error is not None:
        raise Unscorable(say("This is no JSON Schema: {why}", why=_word(error)))
    validator = _make_safe(kind)(schema, registry=Registry())
    return JsonSchema(validator, asks_for_structure=not _NOT_FOR_TEXTS.isdisjoint(names))


def _clean(value: Plain, names: set[str]) -> Plain:
    """The schema without `$schema`, at which the library would turn to its own keywords.

    names: takes all keys that occur.
    """
    if isinstance(value, list):
        return [_clean(inner, names) for inner in value]
    if not isinstance(value, dict):
        return value
    names.update(value)
    kept = ((key, inner) for key, inner in value.items() if not _is_draft(key, inner))
    return {key: _clean(inner, names) for key, inner in kept}


def _is_draft(key: str, value: object) -> bool:
    return key == "$schema" and isinstance(value, str)


def _word(error: ValidationError) -> str:
    message = error.message if len(error.message) <= 300 else f"{error.message[:299]}…"
    return f"{error.json_path}: {message}"


def _known_keywords() -> frozenset[str]:
    return frozenset(Draft202012Validator.VALIDATORS) | {"$schema", "$defs", "definitions"}


@lru_cache(maxsize=16)
def _make_safe(kind: type[Validator]) -> type[Validator]:
    """The same draft with every keyword inside the time limit."""
    keywords: dict[str, _Keyword] = {**kind.VALIDATORS, **_OWN}
    known = {name: keywords[name] for name in kind.VALIDATORS if name != "format"}
    return extend(kind, {name: _inside_limit(keyword) for name, keyword in known.items()})


def _inside_limit(keyword: _Keyword) -> _Keyword:
    def check(
        validator: Validator, value: Any, instance: Any, schema: Any
    ) -> Iterator[ValidationError] | None:
        _limit(validator).remaining()
        return keyword(validator, value, instance, schema)

    return check


def _limit(validator: Validator) -> TimeLimit:
    clock = validator.format_checker
    assert isinstance(clock, _Clock)
    return clock.limit


def _is_matched(validator: Validator, pattern: str, text: str) -> bool:
    found = search(pattern, text, _limit(validator), is_caseless=False)
    if found is None:
        raise Unscorable(
            say("The schema's pattern {pattern} is invalid.", pattern=shorten(pattern))
        )
    return found


def _pattern(
    validator: Validator, pattern: str, instance: Any, schema: Any
) -> Iterator[ValidationError]:
    if isinstance(instance, str) and not _is_matched(validator, pattern, instance):
        yield ValidationError(f"{instance[:100]!r} does not match {pattern!r}")


def _pattern_properties(
    validator: Validator, patterns: dict[str, Any], instance: Any, schema: Any
) -> Iterator[ValidationError]:
    if not isinstance(instance, dict):
        return
    for pattern, inner in patterns.items():
        for key, value in cast(dict[str, Plain], instance).items():
            if _is_matched(validator, pattern, key):
                yield from validator.descend(value, inner, path=key, schema_path=pattern)


def _additional_properties(
    validator: Validator, allowed: Any, instance: Any, schema: dict[str, Any]
) -> Iterator[ValidationError]:
    if not isinstance(instance, dict):
        return
    for key, value in cast(dict[str, Plain], instance).items():
        if key in schema.get("properties", {}):
            continue
        patterns: dict[str, Any] = schema.get("patternProperties", {})
        if any(_is_matched(validator, pattern, key) for pattern in patterns):
            continue
        if allowed is False:
            yield ValidationError(f"{key[:100]!r} is not among the properties")
        else:
            yield from validator.descend(value, allowed, path=key)


def _unique_items(
    validator: Validator, is_wanted: bool, instance: Any, schema: Any
) -> Iterator[ValidationError]:
    """The library compares each with each where items cannot be sorted."""
    if is_wanted and isinstance(instance, list):
        items = cast(list[Plain], instance)
        if len({_key(item) for item in items}) < len(items):
            yield ValidationError("an item stands twice")


def _key(value: Plain) -> Hashable:
    """Equal for values that are equal as JSON, where 1 is 1.0 and never true."""
    if isinstance(value, list):
        return tuple(_key(item) for item in value)
    if isinstance(value, dict):
        return frozenset((key, _key(inner)) for key, inner in value.items())
    return (isinstance(value, bool), value)


_OWN: dict[str, _Keyword] = {
    "pattern": _pattern,
    "patternProperties": _pattern_properties,
    "additionalProperties": _additional_properties,
    "uniqueItems": _unique_items,
}
