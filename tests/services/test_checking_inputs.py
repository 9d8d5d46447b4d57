"""The rules of a schema that only the library knows."""

from reviewer_app.domain.json import Json
from reviewer_app.services.checking_inputs import check_input
from tests.support.stores import run

SCHEMA = Json("""{
  "type": "object", "required": ["code", "tenant"],
  "properties": {
    "code": {"type": "string", "pattern": "^[A-Z]{2}$"},
    "from": {"type": "string"},
    "to": {"type": "string"},
    "tenant": {"type": "string", "x-galtea-is-session-wide": true}
  },
  "dependentRequired": {"from": ["to"]}
}""")
KEYS = frozenset({"code", "from", "to"})


def check(value: str, schema: Json = SCHEMA) -> tuple[str, ...]:
    return run(check_input(schema, Json(value), KEYS))


def test_patterns_and_rules_across_fields_are_looked_at() -> None:
    assert check('{"code": "AB"}') == ()
    (told,) = check('{"code": "abc"}')
    assert told.startswith("$.code: ")
    (told,) = check('{"code": "AB", "from": "Mon"}')
    assert "'to'" in told


def test_what_belongs_into_the_context_is_not_missed_in_the_input() -> None:
    assert check('{"code": "AB"}') == ()
    (told,) = run(check_input(SCHEMA, Json('{"code": "AB"}'), frozenset({"tenant"})))
    assert "'tenant' is a required property" in told


def test_a_schema_that_is_none_is_told() -> None:
    (told,) = check("{}", Json('{"type": "nonsense"}'))
    assert "no JSON Schema" in told
    assert check("{", Json("{}"))


def test_a_pattern_without_an_end_is_given_up() -> None:
    schema = Json('{"properties": {"code": {"pattern": "(a|aa|a?)+$"}}}')
    (told,) = check(f'{{"code": "{"a" * 40_000}!"}}', schema)
    assert "took longer" in told
