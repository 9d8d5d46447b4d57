"""The vectors: what Nous.Eval gives for an output, and where another result is meant here."""

import pytest

from reviewer_app.domain.evaluations import JudgeFailed, Plain, Result, Sample, to_plain
from reviewer_app.domain.json import Members, Value
from reviewer_app.running.scoring import Recorded, score_recorded
from tests.support.vectors import read_vectors

DIVERGING = {
    "contains-049": "text mode: \\u escapes are read, so that the pattern can match",
    "contains-062": "text mode: \\Z is the very end",
    "contains-065": "text mode: é is one character",
    "contains-066": "text mode: é is one character",
    "contains-067": "text mode: É and é are one letter",
    "fuzzy_match-035": "G26: null is absent, so the default threshold counts",
    "llm_judge-022": "G6: the denominator counts, so 5/10 is not full marks",
    "schema-022": "G7: false is a value, and is not dropped",
}
"""Each is a decision; every other vector gives the same here."""

OTHER_NAMES = ("reason", "other_metric_jaro_winkler")
"""Details that are remarks on a vector, not a part of the result."""


def as_sample(vector: dict[str, Plain]) -> Sample:
    return Sample(
        eval_type=str(vector["eval_type"]),
        expected=vector["expected"],
        config=vector["eval_config"],
        output=vector["output"],
        tool_calls=vector.get("tool_calls"),
    )


def score(vector: dict[str, Plain]) -> Result:
    """The result with the vector's judge and evaluator."""
    answer = vector.get("judge_response")
    if "judge_error" in vector:
        answer = JudgeFailed(str(vector["judge_error"]))
    assert answer is None or isinstance(answer, str | JudgeFailed)
    recorded = Recorded(
        sample=as_sample(vector),
        answer=answer,
        evaluator_returns=vector.get("evaluator_returns"),
    )
    return score_recorded(recorded)


def as_plain(vector: dict[str, Value]) -> dict[str, Plain]:
    found = to_plain(Members(tuple(vector.items())))
    assert isinstance(found, dict)
    return found


VECTORS = [as_plain(vector) for vector in read_vectors("nous_vectors.jsonl")]
RAISES = [
    as_plain(vector)
    for vector in read_vectors("nous_raises.jsonl")
    if vector["stage"] == "evaluate"
]


def pick_details(vector: dict[str, Plain], result: Result) -> tuple[Plain, Plain]:
    """The vector's details, and the same of the result."""
    wanted = vector.get("details") or {}
    assert isinstance(wanted, dict)
    names = [name for name in wanted if name not in OTHER_NAMES]
    return {name: wanted[name] for name in names}, {
        name: result.details.get(name) for name in names
    }


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_a_result_is_the_frameworks_or_a_decision(vector: dict[str, Plain]) -> None:
    result = score(vector)
    is_same = (result.score, result.passed) == (vector["score"], vector["passed"])
    assert is_same != (vector["id"] in DIVERGING)
    if is_same:
        wanted, found = pick_details(vector, result)
        assert found == wanted
        assert (result.reason is None) == result.passed or vector["eval_type"] == "custom"


def test_every_divergence_is_one_of_the_vectors() -> None:
    assert DIVERGING.keys() <= {str(vector["id"]) for vector in VECTORS}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_no_vector_is_an_error(vector: dict[str, Plain]) -> None:
    assert not score(vector).is_error


@pytest.mark.parametrize("vector", RAISES, ids=lambda vector: str(vector["why"]))
def test_what_breaks_the_framework_off_is_an_error_result(vector: dict[str, Plain]) -> None:
    """G8."""
    result = score(vector)
    assert (result.score, result.passed, result.is_error) == (0.0, False, True)
    assert result.reason
    assert result.details == {"error": result.reason}


def test_the_judges_mark_and_how_it_was_read_are_in_the_details() -> None:
    parsed = [vector for vector in VECTORS if vector["eval_type"] == "llm_judge"]
    for vector in parsed:
        told = vector["parsed"]
        assert isinstance(told, dict)
        details = score(vector).details
        assert details.get("raw_score") == told.get("raw_score")
        if "parse" in told:
            assert ("parse_method" in details) == (told["parse"] == "fallback")
