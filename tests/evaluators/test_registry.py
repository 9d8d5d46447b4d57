"""The registry: a module for each type, and nothing that stops a run."""

import importlib

import pytest

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.evaluations import Plain, Sample
from reviewer_app.evaluators import registry
from reviewer_app.evaluators.registry import READERS, find_warnings
from tests.support.scores import score


def test_every_type_has_a_module_of_its_name() -> None:
    assert tuple(READERS) == EVAL_TYPES
    for name in EVAL_TYPES:
        importlib.import_module(f"reviewer_app.evaluators.{name}")


def test_an_unknown_type_is_an_error_that_names_it() -> None:
    result = score("exact", "a", "a")
    assert (result.score, result.passed, result.is_error) == (0.0, False, True)
    assert 'eval_type "exact"' in str(result.reason)


def test_an_expectation_can_be_looked_over_without_an_output() -> None:
    sample = Sample(eval_type="contains", expected={"regex": "a"}, config={"x": None})
    assert find_warnings(sample) == ("expected.regex must be a list, and is a text.",)
    assert find_warnings(Sample(eval_type="contains", expected="a")) == ()


@pytest.mark.parametrize("eval_type", EVAL_TYPES)
@pytest.mark.parametrize("hostile", [None, False, 0, "", "(", [], {}, [[]], {"": {}}, 10**3000])
def test_no_value_anywhere_is_a_crash(eval_type: str, hostile: Plain) -> None:
    tried: list[tuple[Plain, Plain, Plain, Plain]] = [
        (hostile, None, "x", None),
        ({"schema": hostile, "tool_args": hostile, "regex": hostile}, None, "x", None),
        ("x", hostile, "x", None),
        (
            "x",
            {"threshold": hostile, "trim": hostile, "evaluator": hostile, "scale": hostile},
            "x",
            None,
        ),
        ("x", None, hostile, None),
        ({}, None, "x", hostile),
        ({"tool_args": {"f": {"a": hostile}}}, None, "x", [{"name": hostile, "args": hostile}]),
    ]
    for expected, config, output, calls in tried:
        result = score(eval_type, expected, output, config, tool_calls=calls, answer="SCORE: 4")
        assert 0 <= result.score <= 1
        assert "Reviewer itself" not in (result.reason or "")


def test_a_mistake_of_ours_is_an_error_result_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(registry, "_read", fail)
    result = score("contains", "a", "a")
    assert result.reason == "Reviewer itself could not score this (ZeroDivisionError)."
    assert "ZeroDivisionError" in caplog.text
