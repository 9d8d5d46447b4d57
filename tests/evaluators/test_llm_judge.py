"""llm_judge: what the judge is asked, and how its answer is read."""

import asyncio
from dataclasses import dataclass, field

import pytest

from reviewer_app.domain.evaluations import JudgeFailed, Plain, Question, Result, Sample, Unscorable
from reviewer_app.evaluators.registry import Evaluators, find_question
from tests.support.scores import score


@dataclass
class Judge:
    """Answers every question alike, and remembers them."""

    text: str = "SCORE: 4"
    has_model: bool = True
    asked: list[Question] = field(default_factory=list[Question])

    async def answer(self, question: Question) -> str:
        self.asked.append(question)
        return self.text


class AbsentJudge(Judge):
    async def answer(self, question: Question) -> str:
        raise JudgeFailed("It timed out.")


def ask(judge: Judge | None, expected: Plain, config: Plain = None, output: Plain = "y") -> Result:
    sample = Sample(eval_type="llm_judge", expected=expected, config=config, output=output)
    return asyncio.run(Evaluators(judge=judge).score(sample))


def mark(answer: str, config: Plain = None, expected: Plain = "clear?") -> float:
    return score("llm_judge", expected, "y", config, answer=answer).score


def test_the_prompt_has_its_blocks_in_order() -> None:
    judge = Judge()
    expected: Plain = {"criteria": "C", "rubric": "R", "reference_answer": "A"}
    assert ask(judge, expected, {"judge_model": "m"}).score == 0.75
    (question,) = judge.asked
    assert question.model == "m"
    assert "SCORE:" in question.system
    assert question.prompt.split("\n\n")[1:] == [
        "RESPONSE:\ny",
        "CRITERIA:\nC",
        "SCORING RUBRIC:\nR",
        "REFERENCE ANSWER:\nA",
    ]


def test_a_text_is_the_criteria_and_the_rest_is_from_the_configuration() -> None:
    config: Plain = {"criteria": "no", "rubric": "R", "reference_answer": "no"}
    sample = Sample(eval_type="llm_judge", expected="C", config=config, output=42)
    prompt = find_question(sample).prompt
    assert prompt.split("\n\n")[1:] == ["RESPONSE:\n42", "CRITERIA:\nC", "SCORING RUBRIC:\nR"]


def test_without_anything_there_are_a_criterion_and_a_rubric_from_1_to_5() -> None:
    prompt = find_question(Sample(eval_type="llm_judge", output="y")).prompt
    assert "5 - excellent" in prompt
    assert "REFERENCE" not in prompt


def test_a_judge_that_fails_is_a_failed_case() -> None:
    result = ask(AbsentJudge(), "C")
    assert (result.score, result.passed, result.is_error) == (0.0, False, False)
    assert result.details == {"error": "It timed out."}


@pytest.mark.parametrize("judge", [None, Judge(has_model=False)])
def test_without_a_judge_or_a_model_nobody_is_asked(judge: Judge | None) -> None:
    result = ask(judge, "C")
    assert (result.score, result.passed, result.is_error) == (0.0, False, False)
    assert "No judge_model is named" in str(result.reason)
    assert judge is None or judge.asked == []


def test_a_named_model_that_nobody_can_ask_is_an_error() -> None:
    assert ask(None, "C", {"judge_model": "m"}).is_error


def test_an_output_that_is_no_text_is_not_shown_to_the_judge() -> None:
    judge = Judge()
    assert ask(judge, "C", output={"a": 1}).is_error
    assert judge.asked == []


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("SCORE: 1", 0.0),
        ("SCORE: 1.0", 0.0),
        ("I give 1", 0.0),
        ("SCORE: 0.9", 0.9),
        ("SCORE: 2", 0.25),
        ("SCORE: 5/10", 4 / 9),
        ("SCORE: 1/10", 0.0),
        ("SCORE: 1/100", 0.01),
        ("SCORE: 0/5", 0.0),
        ("SCORE: 4 / 5", 0.75),
        ("SCORE: 4/50", 0.75),
        ("SCORE: 7/5", 0.0),
        ("SCORE: 101", 0.0),
        ("SCORE: " + "9" * 1000, 0.0),
    ],
)
def test_the_worst_mark_is_the_worst_score_and_a_denominator_counts(
    answer: str, expected: float
) -> None:
    """G6."""
    assert mark(answer) == expected


@pytest.mark.parametrize(("answer", "expected"), [("SCORE: 1", 1.0), ("SCORE: 5/10", 1.0)])
def test_the_frameworks_arithmetic_can_be_chosen(answer: str, expected: float) -> None:
    assert mark(answer, {"scale": "nous"}) == expected


@pytest.mark.parametrize(
    ("scale", "answer", "expected"),
    [
        ([0, 1], "SCORE: 1", 1.0),
        ([0, 10], "SCORE: 5", 0.5),
        ([6, 1], "SCORE: 1", 1.0),
        ([6, 1], "SCORE: 6", 0.0),
        ([1, 7], "SCORE: 8", 0.0),
        ([1, 7], "SCORE: 0", 0.0),
    ],
)
def test_the_scale_can_be_given(scale: Plain, answer: str, expected: float) -> None:
    assert mark(answer, {"scale": scale}) == expected


@pytest.mark.parametrize("scale", ["1-5", [1], [1, 1], [True, 5], 5, {}])
def test_a_scale_that_is_none_is_an_error(scale: Plain) -> None:
    assert score("llm_judge", "C", "y", {"scale": scale}, answer="SCORE: 4").is_error


def test_a_1_on_a_rubric_of_ones_own_is_warned_of() -> None:
    result = score("llm_judge", {"rubric": "0 bad, 1 good"}, "y", answer="SCORE: 1")
    assert "set scale to [0, 1]" in result.warnings[0]


def test_the_explanation_is_all_that_follows_its_label() -> None:
    result = score("llm_judge", "C", "y", answer="SCORE: 4\nExplanation: good\nand clear \n")
    assert result.details["explanation"] == "good\nand clear"
    assert score("llm_judge", "C", "y", answer="SCORE: 4").details["explanation"] is None


@pytest.mark.parametrize("expected", [{"criteria": 5}, {"rubric": ["a"]}])
def test_criteria_that_are_no_text_are_an_error(expected: Plain) -> None:
    with pytest.raises(Unscorable):
        find_question(Sample(eval_type="llm_judge", expected=expected, output="y"))
    assert score("llm_judge", expected, "y", answer="SCORE: 4").is_error
