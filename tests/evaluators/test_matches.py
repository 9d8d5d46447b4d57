"""exact_match and fuzzy_match beyond the vectors."""

import pytest

from reviewer_app.domain.evaluations import Plain
from reviewer_app.evaluators.fuzzy_match import MAX_WORK
from tests.support.scores import score


def test_an_expected_false_is_the_text_false() -> None:
    """G7."""
    assert score("exact_match", False, "false").passed


def test_a_null_option_is_absent_and_that_is_said() -> None:
    """G26."""
    result = score("exact_match", "4", " 4", {"trim": None})
    assert (result.passed, result.warnings) == (
        True,
        ("eval_config: trim is null, so its default is used.",),
    )


def test_a_switch_that_is_no_switch_is_on_and_that_is_said() -> None:
    result = score("exact_match", "4", " 4", {"trim": "false"})
    assert (result.passed, result.warnings) == (
        True,
        ("eval_config: trim is a text and counts as true.",),
    )


@pytest.mark.parametrize("threshold", ["0.9", True, [], {}, float("nan")])
def test_a_threshold_that_is_no_number_never_passes(threshold: Plain) -> None:
    """G25."""
    result = score("fuzzy_match", "Paris", "Paris", {"threshold": threshold})
    assert (result.score, result.passed, result.is_error) == (1.0, False, False)
    assert result.reason == "The threshold is no number, so nothing passes."
    assert result.warnings == ("eval_config: threshold is no number, so nothing passes.",)
    assert result.details["threshold"] is None


@pytest.mark.parametrize(("threshold", "passed"), [(1.5, False), (0, True), (-1, True)])
def test_a_threshold_that_decides_alone_is_warned_of(threshold: float, passed: bool) -> None:
    result = score("fuzzy_match", "a", "a", {"threshold": threshold})
    assert (result.passed, len(result.warnings)) == (passed, 1)


def test_texts_whose_comparison_takes_minutes_are_an_error() -> None:
    side = int(MAX_WORK**0.5) + 1
    result = score("fuzzy_match", "a" * side, "b" * side)
    assert result.is_error
    assert result.reason == f"Texts of {side:,} and {side:,} characters are too long to compare."


def test_equal_texts_of_any_length_are_equal() -> None:
    text = "a" * 10_000_000
    assert score("fuzzy_match", text, text).score == 1.0


def test_a_long_output_against_a_short_text_is_compared() -> None:
    assert score("fuzzy_match", "ab", "e\u0301" * 200_000).score == 0.0
