"""contains: what is said of expectations that do not say much."""

import pytest

from reviewer_app.domain.evaluations import Plain
from tests.support.scores import score


@pytest.mark.parametrize("expected", [None, False, True, 5, {}, {"foo": 1}, [], {"regex": []}])
def test_an_expectation_that_always_passes_is_warned_of(expected: Plain) -> None:
    """G5, G7."""
    result = score("contains", expected, "x")
    assert (result.score, result.passed) == (1.0, True)
    assert "every output passes" in result.warnings[0]


def test_an_empty_list_of_which_any_is_wanted_never_passes() -> None:
    result = score("contains", {"contains_any": []}, "x")
    assert result.warnings == ("expected.contains_any is an empty list, so nothing passes.",)


def test_keys_that_nobody_reads_are_named() -> None:
    """G2."""
    expected: Plain = {"contains": ["x"], "patterns": ["y"], "match_all": True}
    result = score("contains", expected, "x", {"case_sensitive": True})
    assert result.warnings == (
        "expected: patterns is not read, since contains is there.",
        "expected: match_all is not read, since contains is there.",
        "eval_config: case_sensitive is not read.",
    )


def test_a_null_where_a_list_should_be_is_an_error() -> None:
    assert score("contains", {"contains": None}, "x").is_error


def test_a_null_option_is_absent_and_that_is_said() -> None:
    """G26."""
    result = score("contains", "X", "x", {"case_insensitive": None})
    assert result.passed
    assert result.warnings == ("eval_config: case_insensitive is null, so its default is used.",)


def test_what_counts_in_another_way_than_it_seems_is_warned_of() -> None:
    assert score("contains", ["", "a", "a"], "a").warnings == (
        "The empty text is part of every output.",
        "An item that stands twice counts twice.",
    )
    assert score("contains", {"regex": ["("]}, "(").warnings == (
        "The pattern ( is invalid and is never matched.",
    )


def test_an_output_that_is_no_text_is_warned_of() -> None:
    """G17."""
    result = score("contains", "x", {"answer": "x"})
    assert not result.passed
    assert result.warnings == ("The output is a map and counts as empty.",)


def test_too_many_texts_for_the_time_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reviewer_app.evaluators.limits.time.monotonic", iter(range(99)).__next__)
    expected: Plain = ["b", "c", "d", "e"]
    result = score("contains", expected, "a")
    assert result.is_error
    assert result.reason == "Scoring took longer than 2 s and was given up."


def test_the_reason_names_what_is_missing() -> None:
    result = score("contains", ["a", "b", "c", "d", "e"], "a")
    assert result.reason == "4 of 5 texts are not there: b, c, d, …"
