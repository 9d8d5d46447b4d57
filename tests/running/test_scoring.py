"""Scoring recorded outputs: what was answered then is what counts now."""

from reviewer_app.domain.evaluations import JudgeFailed, Sample
from reviewer_app.running.scoring import Recorded, score_recorded


def test_a_recorded_answer_needs_no_model() -> None:
    sample = Sample(eval_type="llm_judge", expected="clear?", output="y")
    assert score_recorded(Recorded(sample=sample, answer="SCORE: 4")).score == 0.75


def test_a_recorded_failure_of_the_judge_is_a_failed_case() -> None:
    sample = Sample(eval_type="llm_judge", expected="clear?", output="y")
    result = score_recorded(Recorded(sample=sample, answer=JudgeFailed("503")))
    assert (result.passed, result.is_error, result.details) == (False, False, {"error": "503"})


def test_without_an_answer_nobody_is_asked() -> None:
    sample = Sample(eval_type="llm_judge", config={"judge_model": "m"}, output="y")
    assert score_recorded(Recorded(sample=sample)).is_error


def test_what_an_evaluator_returned_counts_under_its_name() -> None:
    sample = Sample(eval_type="custom", config={"evaluator": "mine"}, output="y")
    recorded = Recorded(sample=sample, evaluator_returns={"score": 0.5, "passed": True})
    assert score_recorded(recorded).score == 0.5
    assert score_recorded(Recorded(sample=sample)).is_error
