"""schema: both notations, and schemas that are up to no good."""

import time

import pytest

from reviewer_app.domain.evaluations import Plain
from reviewer_app.evaluators import json_schemas
from reviewer_app.evaluators.limits import TimeLimit
from tests.support.scores import score

PERSON: Plain = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "age": {"type": "integer", "minimum": 0}},
    "required": ["name"],
}
FORM: Plain = {
    "name": "Person",
    "kind": "ecto",
    "fields": {"name": "string", "age": "integer", "is_old": "boolean", "height": "float"},
    "required": ["name"],
    "has_changeset": True,
}


def test_an_output_that_fits_a_json_schema_passes() -> None:
    result = score("schema", PERSON, {"name": "Ada", "age": 36})
    assert (result.score, result.passed, result.warnings) == (1.0, True, ())
    assert result.details["validated_struct"] == {"name": "Ada", "age": 36}


def test_every_fault_is_told_with_its_place() -> None:
    result = score("schema", PERSON, {"age": -1})
    assert result.reason == (
        "$: 'name' is a required property; $.age: -1 is less than the minimum of 0"
    ) or result.reason == (
        "$.age: -1 is less than the minimum of 0; $: 'name' is a required property"
    )


def test_a_text_counts_as_the_json_that_it_holds() -> None:
    assert score("schema", PERSON, '{"name": "Ada"}').passed
    assert not score("schema", PERSON, "Ada").passed
    assert score("schema", {"type": "string"}, '{"name": "Ada"}').passed


@pytest.mark.parametrize(
    "schema",
    [
        {"required": ["id"]},
        {"allOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"required": ["id"]}}},
        {"properties": {"x": {"type": "integer"}}},
    ],
)
def test_a_schema_without_a_type_is_about_what_a_text_holds(schema: Plain) -> None:
    """Every text fulfils such a schema by the standard, also one that holds the wrong thing."""
    assert score("schema", schema, '{"id": 7, "x": 1}').passed
    assert not score("schema", schema, '{"x": "one"}').passed
    refusal = score("schema", schema, "I cannot answer that.")
    assert refusal.reason == "$: the output is no JSON, and the schema asks for a structure"


@pytest.mark.parametrize(
    ("schema", "output", "is_passed"),
    [
        ({"maximum": 3}, "7", False),
        ({"maximum": 3}, "2", True),
        ({"maxLength": 2}, "1", True),
        ({"maxLength": 2}, "1234", False),
        ({"pattern": "^[a-z]+$"}, "1234", False),
        ({"maxLength": 2, "required": ["id"]}, '{"id": 1}', True),
        ({"pattern": "^[0-9]+$"}, "17", True),
        ({"enum": ["1", None, True]}, "1", True),
        ({"type": ["string", "null"]}, "[1]", True),
        ({"format": "email"}, "ada@example.org", True),
    ],
)
def test_a_schema_about_texts_takes_a_text_as_it_is(
    schema: Plain, output: str, is_passed: bool
) -> None:
    assert score("schema", schema, output).passed == is_passed


def test_fields_are_asked_for_beside_a_schema() -> None:
    expected: Plain = {
        "schema": PERSON,
        "required_fields": ["name", "email"],
        "field_values": {"age": 36.0, "name": "Bob"},
        "allow_extra_fields": True,
    }
    result = score("schema", expected, {"name": "Ada", "age": 36})
    assert result.details["missing_fields"] == ["email"]
    assert result.details["field_mismatches"] == [["name", "Bob", "Ada"]]
    assert result.reason == "Missing: email; Other values than expected: name"
    assert result.warnings == ("expected: allow_extra_fields is not read.",)


@pytest.mark.parametrize("expected", [None, {}, "Person", ["x"], True, {"required_fields": ["a"]}])
def test_without_a_schema_nothing_passes(expected: Plain) -> None:
    result = score("schema", expected, {"a": 1})
    assert (result.passed, result.is_error) == (False, False)
    assert result.reason == "expected holds no schema"


@pytest.mark.parametrize("expected", [{"foo": 1}, {"schema": True}])
def test_a_schema_that_asks_for_nothing_is_warned_of(expected: Plain) -> None:
    result = score("schema", expected, {"a": 1})
    assert result.passed
    assert "every output passes" in result.warnings[0]


def test_values_are_cast_to_their_fields() -> None:
    output: Plain = {"name": "Ada", "age": "36", "is_old": "false", "height": "1.7", "x": 1}
    result = score("schema", FORM, output)
    assert result.details["validated_struct"] == {
        "name": "Ada",
        "age": 36,
        "is_old": False,
        "height": 1.7,
    }


@pytest.mark.parametrize(
    "output",
    [
        {"name": 5},
        {"name": " "},
        {"name": "A", "age": 30.5},
        {"name": "A", "age": True},
        {"name": "A", "is_old": "perhaps"},
        {"name": "A", "height": "tall"},
        '{"name": "A"}',
    ],
)
def test_values_that_do_not_fit_fail(output: Plain) -> None:
    assert not score("schema", FORM, output).passed


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "class", "fields": {}},
        {"kind": "ecto", "fields": []},
        {"kind": "ecto", "fields": {"a": "decimal128"}},
        {"name": "S", "kind": "struct", "fields": {}, "has_changeset": True},
    ],
)
def test_a_form_that_is_none_is_an_error(form: Plain) -> None:
    assert score("schema", form, {"__struct__": "S"}).is_error


@pytest.mark.parametrize(
    ("schema", "reason"),
    [
        ({"type": "strng"}, "This is no JSON Schema"),
        ({"$ref": "http://example.com/x"}, "refers to http://example.com/x"),
        ({"$ref": "file:///etc/passwd"}, "refers to file:///etc/passwd"),
        ({"$ref": "#"}, "without an end"),
        ({"$id": "http://[", "$ref": "x"}, "cannot be applied"),
        ({"multipleOf": 0.1}, "cannot be applied"),
        ({"pattern": "("}, "invalid"),
        ({"patternProperties": {}, "unevaluatedProperties": False}, "not supported"),
        ({"enum": ["x" * json_schemas.MAX_LENGTH]}, "too long"),
    ],
)
def test_a_schema_that_cannot_be_used_is_an_error(schema: Plain, reason: str) -> None:
    output: Plain = 10**400 if "multipleOf" in str(schema) else "x"
    result = score("schema", schema, output)
    assert result.is_error
    assert reason in str(result.reason)


def blow_up(depth: int) -> Plain:
    """A schema that asks for the same thing twice, at every depth."""
    levels: dict[str, Plain] = {f"d{depth}": {}}
    for level in range(depth):
        below: Plain = {"$ref": f"#/$defs/d{level + 1}"}
        levels[f"d{level}"] = {"allOf": [below, below]}
    return {"$defs": levels, "$ref": "#/$defs/d0"}


SLOW = "(a+)+$"
SLOW_TEXT = "a" * 5000 + "b"


@pytest.mark.parametrize(
    ("schema", "output"),
    [
        ({"pattern": SLOW}, SLOW_TEXT),
        ({"patternProperties": {SLOW: {}}}, {SLOW_TEXT: 1}),
        ({"additionalProperties": False, "patternProperties": {SLOW: {}}}, {SLOW_TEXT: 1}),
        (
            {"items": {"$schema": "http://json-schema.org/draft-07/schema#", "pattern": SLOW}},
            [SLOW_TEXT],
        ),
        (blow_up(40), {}),
    ],
)
def test_a_schema_that_takes_years_ends_in_time(
    schema: Plain, output: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_schemas, "TimeLimit", lambda: TimeLimit(0.2))
    began = time.monotonic()
    result = score("schema", schema, output)
    assert result.is_error
    assert "took longer than 0.2 s" in str(result.reason)
    assert time.monotonic() - began < 5


def test_many_different_items_are_compared_quickly() -> None:
    items: list[Plain] = [{"a": number} for number in range(20_000)]
    began = time.monotonic()
    assert score("schema", {"uniqueItems": True}, items).passed
    assert not score("schema", {"uniqueItems": True}, [*items, {"a": 5.0}]).passed
    assert score("schema", {"uniqueItems": True}, [1, True, 0, False]).passed
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    ("output", "passed"),
    [({"a": 1}, True), ({"x_1": 1}, True), ({"x_1": "1"}, False), ({"b": 1}, False)],
)
def test_properties_by_pattern_are_those_that_match(output: Plain, passed: bool) -> None:
    schema: Plain = {
        "properties": {"a": {}},
        "patternProperties": {"^x_": {"type": "integer"}},
        "additionalProperties": False,
    }
    assert score("schema", schema, output).passed == passed


def test_additional_properties_have_a_schema_of_their_own() -> None:
    schema: Plain = {"properties": {"a": {}}, "additionalProperties": {"type": "integer"}}
    assert score("schema", schema, {"a": "x", "b": 1}).passed
    assert score("schema", schema, {"b": "x"}).reason == "$.b: 'x' is not of type 'integer'"


@pytest.mark.parametrize("draft", ["draft-04", "draft-06", "draft-07"])
def test_the_schemas_draft_is_its_own(draft: str) -> None:
    schema: Plain = {
        "$schema": f"http://json-schema.org/{draft}/schema#",
        "items": [{"type": "null"}],
    }
    assert score("schema", schema, [None, 1]).passed
    assert not score("schema", schema, [1]).passed
    assert score("schema", {"items": [{"type": "null"}]}, [1]).is_error
