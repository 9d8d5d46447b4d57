"""Suite cases: read and checked as the reference framework does it, or as decided otherwise."""

from dataclasses import replace
from typing import Any

import pytest

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Number, Value
from reviewer_app.domain.suites import (
    DEFAULT_TIMEOUT,
    EVAL_TYPES,
    Fault,
    Suite,
    SuiteCase,
    from_map,
    of_case,
    suite_from_map,
    validate,
    validate_suite,
)
from tests.support.builders import a_case
from tests.support.vectors import as_dict, plain, read_vectors

VECTORS = read_vectors("nous_testcase_vectors.jsonl")
DECIDED: dict[str, dict[str, object]] = {
    "a false value counts as absent: expected becomes null": {"expected": False},
    "non-text tags are dropped silently": {"tags": ["1", "2.5", "null", '["x"]', '{"k":1}']},
    "name is not converted to text": {"name": "7", "display_name": "7"},
}
"""What is kept here where the framework drops it, by the vector's reason."""

RULES = {
    "Missing required field: :id": "id",
    "Missing required field: :input": "input",
    "Test case ID is required": "id",
    "Custom eval_type requires :evaluator in eval_config": "evaluator",
}


def rule_of(wording: object) -> str | None:
    """The rule that one of the framework's messages is about."""
    if wording == "ok":
        return None
    text = str(wording)
    return "eval_type" if text.startswith("Invalid eval_type: ") else RULES[text]


def seen(case: SuiteCase, name: str) -> Any:
    """A field of a case as the vectors spell it."""
    if name == "timeout" and case.timeout is None:
        return DEFAULT_TIMEOUT
    if name == "tags":
        return list(case.tags)
    value = getattr(case, name)
    return plain(json.parse(value.text)) if isinstance(value, Json) else value


def made(**given: Value | Json) -> SuiteCase:
    case = from_map({"id": "a", "input": "hi", **given})
    assert isinstance(case, SuiteCase)
    return case


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["why"]))
def test_a_case_is_made_and_checked_as_the_framework_does(vector: dict[str, Value]) -> None:
    case = from_map(as_dict(vector["map"]))
    if isinstance(case, Fault):
        assert case.rule == rule_of(vector["from_map"])
        return
    assert vector["from_map"] == "ok"
    wanted = plain(vector["fields"]) | DECIDED.get(str(vector["why"]), {})
    assert {name: seen(case, name) for name in wanted} == wanted
    fault = validate(case)
    assert (fault and fault.rule) == rule_of(vector["validate"])


def test_every_decision_is_about_a_vector() -> None:
    assert set(DECIDED) <= {str(vector["why"]) for vector in VECTORS}


def test_the_first_rule_broken_is_told_in_a_sentence() -> None:
    bad = replace(made(), id="", eval_type="foo")
    assert validate(bad) == Fault(rule="id", reason="The id is empty")
    types = ", ".join(EVAL_TYPES)
    reason = f'The eval_type "foo" is none of {types}'
    assert validate(replace(bad, id="a")) == Fault(rule="eval_type", reason=reason)


def test_a_config_that_is_no_map_has_no_evaluator() -> None:
    fault = validate(made(eval_type="custom", eval_config="x"))
    assert fault == Fault(
        rule="evaluator", reason="The eval_type custom needs an evaluator in eval_config"
    )


@pytest.mark.parametrize("value", ["basic", Number("1"), Json('{"a":1}'), True])
def test_tags_that_are_no_list_keep_a_case_from_being_made(value: Value | Json) -> None:
    found = from_map({"id": "a", "input": "x", "tags": value})
    assert found == Fault(rule="tags", reason="The tags are no list")


@pytest.mark.parametrize("value", ["soon", Number("1.5"), Number("-1"), Json("[]"), True])
def test_a_timeout_is_a_whole_number(value: Value | Json) -> None:
    found = from_map({"id": "a", "input": "x", "timeout": value})
    assert isinstance(found, Fault)
    assert found.rule == "timeout"


def test_numbers_keep_their_spelling_wherever_they_stand() -> None:
    case = from_map(
        {
            "id": Number("1.10"),
            "input": Number("1E5"),
            "expected": Json('{"threshold": 1.10}'),
            "eval_config": json.parse('{"n": 208310224003697457}'),
        }
    )
    assert isinstance(case, SuiteCase)
    assert (case.id, case.input) == ("1.10", "1E5")
    assert case.expected == Json('{"threshold": 1.10}')
    assert case.eval_config == Json('{"n":208310224003697457}')


def test_a_list_of_messages_is_an_input() -> None:
    messages = '[{"role":"user","content":"hi"}]'
    assert made(input=json.parse(messages)).input == Json(messages)


def test_a_timeout_that_is_not_set_is_told_from_the_default() -> None:
    assert made().timeout is None
    assert made(timeout=Number("30000")).timeout == DEFAULT_TIMEOUT


def test_a_kept_case_is_evaluated_as_its_file_would_be() -> None:
    kept = a_case(
        external_id="a",
        input="hi",
        expected=Json("false"),
        eval_type="fuzzy_match",
        eval_config=Json('{"threshold":0.5}'),
        tools=Json("[]"),
        timeout=0,
        name="",
        tags=("x", "y"),
    )
    assert of_case(kept) == replace(
        made(
            expected=False,
            eval_type="fuzzy_match",
            eval_config=Json('{"threshold":0.5}'),
            timeout=Number("0"),
            name="",
            tags=Json('["x","y"]'),
        ),
        tools=Json("[]"),
    )


def test_a_kept_case_without_an_id_of_its_own_goes_by_the_one_it_has_here() -> None:
    found = of_case(a_case(7, external_id=None))
    assert isinstance(found, SuiteCase)
    assert found.id == "case-7"


def test_a_kept_case_without_an_input_is_none_to_evaluate() -> None:
    found = of_case(a_case(input=None, goal="g", user_persona="p"))
    assert found == Fault(rule="input", reason="The input is missing")


def test_a_suite_has_the_frameworks_defaults() -> None:
    suite = suite_from_map({"name": Number("12")}, [made()], default_name="file")
    assert suite == Suite(
        name="12",
        cases=(made(),),
        description=None,
        default_model=None,
        default_instructions=None,
        default_timeout=30_000,
        parallelism=1,
        retry_failed=0,
        metadata=Json("{}"),
    )


@pytest.mark.parametrize("key", ["default_timeout", "parallelism", "retry_failed"])
def test_a_suites_numbers_are_whole(key: str) -> None:
    found = suite_from_map({key: "many"}, [], default_name="file")
    assert found == Fault(rule=key, reason=f"The {key} is no whole number")


def test_the_case_that_fails_a_suite_is_named() -> None:
    cases = (made(), replace(made(eval_type="foo"), id="b"))
    fault = validate_suite(Suite(name="s", cases=cases))
    assert fault is not None
    assert fault.reason.startswith('Test case b: The eval_type "foo" is none of')


def test_a_suite_needs_a_name_before_it_needs_cases() -> None:
    nameless = Suite(name="")
    assert validate_suite(nameless) == Fault(rule="name", reason="The suite's name is empty")
    fault = validate_suite(replace(nameless, name="s"))
    assert fault == Fault(rule="test_cases", reason="The suite has no test cases")
