"""The fields of an input schema, and the values that break their rules."""

import pytest

from reviewer_app.domain import json
from reviewer_app.domain.input_faults import find_input_faults, is_showable
from reviewer_app.domain.input_schemas import InputFields, read_schema
from reviewer_app.domain.json import Json

SCHEMA = Json("""{
  "type": "object",
  "required": ["user_message", "age"],
  "properties": {
    "user_message": {"type": "string", "title": "Message", "description": "What is asked"},
    "age": {"type": "integer", "minimum": 18, "exclusiveMaximum": 120},
    "weight": {"type": ["number", "null"]},
    "vip": {"type": "boolean"},
    "channel": {"enum": ["web", "phone", 3]},
    "tags": {"type": "array", "items": {"type": "string", "minLength": 2}, "maxItems": 3},
    "address": {"$ref": "#/$defs/address"},
    "note": {"anyOf": [{"type": "string", "maxLength": 400}, {"type": "null"}], "default": null},
    "anything": {"anyOf": [{"type": "string"}, {"type": "array"}]},
    "tenant": {"type": "string", "x-galtea-is-session-wide": true}
  },
  "$defs": {
    "address": {
      "type": "object", "additionalProperties": false, "required": ["city"],
      "properties": {"city": {"type": "string"}, "next": {"$ref": "#/$defs/address"}}
    }
  }
}""")


@pytest.fixture
def fields() -> InputFields:
    found = read_schema(SCHEMA)
    assert found
    return found


def test_each_property_becomes_a_field_of_its_kind(fields: InputFields) -> None:
    kinds = {field.key: field.kind for field in fields.input.members}
    assert kinds == {
        "user_message": "text",
        "age": "integer",
        "weight": "number",
        "vip": "boolean",
        "channel": "choice",
        "tags": "list",
        "address": "object",
        "note": "text",
        "anything": "any",
    }
    message = fields.input.members[0]
    assert (message.title, message.about, message.is_required) == (
        "Message",
        "What is asked",
        True,
    )


def test_session_wide_properties_are_the_contexts(fields: InputFields) -> None:
    assert [field.key for field in fields.context.members] == ["tenant"]


def test_what_may_be_null_is_known_however_it_is_written(fields: InputFields) -> None:
    nullable = {field.key for field in fields.input.members if field.is_nullable}
    assert nullable == {"weight", "note"}
    assert next(field for field in fields.input.members if field.key == "note").is_long


def test_a_reference_without_an_end_is_edited_as_json_at_last(fields: InputFields) -> None:
    field = next(one for one in fields.input.members if one.key == "address")
    depth = 0
    while field.members:
        field, depth = field.members[-1], depth + 1
    assert field.kind == "any"
    assert depth < 12


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "true",
        "{",
        '{"type": "string"}',
        '{"type": "object", "properties": {}}',
        '{"$ref": "#"}',
        '{"$ref": "http://somewhere/else.json"}',
        '{"type": ["object", "string"], "properties": {"a": {}}}',
    ],
)
def test_a_schema_without_properties_makes_no_form(text: str) -> None:
    assert read_schema(Json(text)) is None


def faults(fields: InputFields, text: str) -> list[tuple[str, str, str]]:
    found = find_input_faults(fields.input, json.parse(text))
    return [(".".join(map(str, fault.path)), fault.rule, fault.wanted) for fault in found]


def test_a_value_that_fits_has_no_fault(fields: InputFields) -> None:
    text = (
        '{"user_message": "Hi", "age": 18.0, "weight": null, "vip": false, "channel": 3.0, '
        '"tags": ["ab"], "address": {"city": "Bern"}, "note": null, "anything": 4, "more": 1}'
    )
    assert faults(fields, text) == []


def test_each_broken_rule_is_told_with_its_place(fields: InputFields) -> None:
    text = (
        '{"age": 17.5, "channel": "fax", "tags": ["a", "bc", "cd", "de"], '
        '"address": {"street": "x"}, "note": "' + "x" * 401 + '"}'
    )
    assert faults(fields, text) == [
        ("user_message", "missing", ""),
        ("age", "whole", ""),
        ("age", "least", "18"),
        ("channel", "choice", ""),
        ("tags", "many", "3"),
        ("tags.0", "short", "2"),
        ("address.city", "missing", ""),
        ("address.street", "unknown", ""),
        ("note", "long", "400"),
    ]


def test_an_open_bound_is_left_out_itself(fields: InputFields) -> None:
    assert faults(fields, '{"user_message": "", "age": 120}') == [("age", "most", "120")]


def test_a_value_of_another_kind_cannot_be_shown_in_a_form(fields: InputFields) -> None:
    for text in ('"plain text"', '{"age": "18"}', '{"address": []}', '{"vip": 1, "vip": 2}'):
        assert not is_showable(find_input_faults(fields.input, json.parse(text)))
    assert is_showable(find_input_faults(fields.input, json.parse('{"age": 3}')))


def test_numbers_beyond_all_bounds_are_only_too_large(fields: InputFields) -> None:
    text = '{"user_message": "", "age": 1E99999999999999999999}'
    assert faults(fields, text) == [("age", "most", "120")]
