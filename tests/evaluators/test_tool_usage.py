"""tool_usage beyond the vectors."""

import pytest

from reviewer_app.domain.evaluations import Plain
from tests.support.scores import score


def test_what_is_not_read_is_named() -> None:
    expected: Plain = {"tools_called": ["f"], "strict_order": True}
    result = score("tool_usage", expected, "", {"x": 1}, tool_calls=[{"name": "f"}])
    assert result.passed
    assert result.warnings == ("expected: strict_order is not read.", "eval_config: x is not read.")


def test_a_name_asked_for_twice_is_warned_of() -> None:
    result = score("tool_usage", {"tools_called": ["f", "f"]}, "", tool_calls=[{"name": "f"}])
    assert result.warnings == ("tools_called names f twice, which is never met.",)


def test_null_and_false_ask_for_nothing() -> None:
    expected: Plain = {"tools_called": None, "min_tool_calls": False, "tool_args": None}
    result = score("tool_usage", expected)
    assert result.passed
    assert result.warnings == ("expected asks for nothing, so every output passes.",)


@pytest.mark.parametrize("bound", ["2", True, [1], {}])
def test_a_bound_that_is_no_number_is_never_met_and_never_exceeded(bound: Plain) -> None:
    least = score("tool_usage", {"min_tool_calls": bound}, tool_calls=[{}, {}, {}])
    most = score("tool_usage", {"max_tool_calls": bound}, tool_calls=[{}, {}, {}])
    assert (least.passed, most.passed) == (False, True)
    assert "never met" in least.warnings[0]
    assert "never exceeded" in most.warnings[0]


@pytest.mark.parametrize("actual", [True, "1", [1], None])
def test_one_equals_no_other_kind_of_value(actual: Plain) -> None:
    expected: Plain = {"tool_args": {"f": {"n": 1}}}
    calls: Plain = [{"name": "f", "args": {"n": actual}}]
    assert not score("tool_usage", expected, tool_calls=calls).passed


def test_a_wanted_null_fits_an_absent_argument() -> None:
    expected: Plain = {"tool_args": {"f": {"n": None}}}
    assert score("tool_usage", expected, tool_calls=[{"name": "f", "args": {}}]).passed


def test_a_null_check_args_is_absent() -> None:
    """G26."""
    expected: Plain = {"tool_args": {"f": {"n": 1}}}
    assert score("tool_usage", expected, config={"check_args": None}).score == 0.8


@pytest.mark.parametrize("calls", ["f", {"name": "f"}, ["f"], [None]])
def test_calls_that_are_none_are_an_error(calls: Plain) -> None:
    assert score("tool_usage", {"tools_called": ["f"]}, tool_calls=calls).is_error


@pytest.mark.parametrize("expected", [{"tool_args": {"f": 1}}, {"tools_not_called": "f"}])
def test_an_expectation_of_the_wrong_shape_is_an_error(expected: Plain) -> None:
    assert score("tool_usage", expected).is_error


def test_the_reason_says_every_check_that_fails() -> None:
    expected: Plain = {"tools_called": ["f"], "max_tool_calls": 0, "output_contains": ["x"]}
    result = score("tool_usage", expected, "y", tool_calls=[{"name": "g"}])
    assert result.reason == ("Not called: f; 1 calls, at most 0 expected; Not in the output: x")
