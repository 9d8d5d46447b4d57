"""What a verdict is made of, check by check."""

import pytest

from reviewer_app.domain.checks import Check
from reviewer_app.domain.evaluations import Plain, Sample
from reviewer_app.evaluators.registry import Evaluators, explain, find_keys, find_remarks


def checks(eval_type: str, expected: Plain, output: Plain, calls: Plain = None) -> list[Check]:
    sample = Sample(eval_type=eval_type, expected=expected, output=output, tool_calls=calls)
    return explain(sample, Evaluators().score_recorded(sample))


def told(found: list[Check]) -> list[tuple[str, str, str]]:
    return [(one.kind, one.subject or one.figure or one.detail, one.state) for one in found]


def test_each_text_and_each_pattern_is_a_check() -> None:
    assert told(checks("contains", ["a", "z", "a"], "abc")) == [
        ("contains", "a", "held"),
        ("contains", "z", "failed"),
    ]
    assert told(checks("contains", {"regex": ["b.", "("]}, "abc")) == [
        ("matches", "b.", "held"),
        ("matches", "(", "failed"),
    ]
    assert told(checks("contains", {"contains_any": ["x", "y"]}, "abc")) == [
        ("contains_any", "x, y", "failed")
    ]


def test_texts_are_compared_as_a_whole_or_by_likeness() -> None:
    assert told(checks("exact_match", "abc", "abd")) == [("same_text", "", "failed")]
    (found,) = checks("fuzzy_match", "abcde", "abcdf")
    assert (found.subject, found.figure, found.state) == ("0.8", "0.8", "held")


def test_tools_have_five_checks_and_those_not_asked_for_say_so() -> None:
    wanted: Plain = {
        "tools_called": ["find", "book"],
        "max_tool_calls": 1,
        "output_contains": ["Tuesday", "confirm"],
    }
    calls: Plain = [{"name": "find"}, {"name": "find"}]
    found = checks("tool_usage", wanted, "On tuesday.", calls)
    assert [(one.kind, one.state) for one in found] == [
        ("tools_called", "failed"),
        ("no_forbidden_tool", "not_asked"),
        ("calls", "failed"),
        ("arguments", "not_asked"),
        ("contains", "held"),
        ("contains", "failed"),
    ]
    assert (found[0].detail, found[2].figure, found[2].detail) == ("book", "2", "1")


def test_a_schema_is_a_check_and_so_is_each_field_beside_it() -> None:
    expected: Plain = {
        "schema": {"type": "object"},
        "required_fields": ["id", "name"],
        "field_values": {"id": 3},
    }
    assert told(checks("schema", expected, {"id": 4})) == [
        ("schema", "", "held"),
        ("required_field", "id", "held"),
        ("required_field", "name", "failed"),
        ("field_value", "id", "failed"),
    ]
    (structure,) = checks("schema", expected, "no JSON")
    assert structure.state == "failed"
    assert structure.detail


@pytest.mark.parametrize("eval_type", ["llm_judge", "custom", "nonsense"])
def test_what_is_not_scored_here_has_no_checks(eval_type: str) -> None:
    assert checks(eval_type, "a", "a") == []


def test_remarks_carry_the_place_and_the_kind() -> None:
    sample = Sample(
        eval_type="contains",
        expected={"regex": ["("], "match_all": True},
        config={"threshold": 0},
    )
    assert [(one.kind, one.place, one.subject) for one in find_remarks(sample)] == [
        ("unread", "expected.match_all", "regex"),
        ("bad_pattern", "expected.regex", "("),
        ("unread", "eval_config.threshold", ""),
    ]
    sample = Sample(eval_type="fuzzy_match", expected="a", config={"threshold": 0})
    assert [(one.kind, one.place) for one in find_remarks(sample)] == [
        ("always_passes", "eval_config.threshold")
    ]
    (remark,) = find_remarks(Sample(eval_type="contains", expected={"regex": "a"}))
    assert remark.kind == "unscorable"


def test_the_keys_of_a_type_are_those_that_its_evaluator_asks_for() -> None:
    keys = {key.key: (key.place, key.kind, key.default) for key in find_keys("fuzzy_match")}
    assert keys == {
        "threshold": ("eval_config", "threshold", 0.8),
        "case_insensitive": ("eval_config", "switch", True),
        "normalize": ("eval_config", "switch", True),
    }
    tools = {(key.place, key.key) for key in find_keys("tool_usage")}
    assert ("expected", "tools_called") in tools
    assert ("eval_config", "check_args") in tools
    assert find_keys("nonsense") == ()
