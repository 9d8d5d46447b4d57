"""Records: a result comes back from its JSON as it was."""

import pytest

from reviewer_app.domain.evaluations import Plain, read_plain
from reviewer_app.domain.runs import CaseMetrics, CaseResult
from reviewer_app.running.records import RecordUnreadable, encode, from_record, to_record
from tests.support.runs import a_result

WHOLE = a_result(
    "a",
    name="A case",
    tags=("x", "y"),
    passed=False,
    score=0.5,
    reason="It is wrong.",
    output={"text": "hi", "n": [1, 2.5, None, True]},
    tool_calls=[{"name": "wave", "arguments": {}}],
    expected=["a\ud800\x00"],
    details={"missing": ["a"]},
    warnings=("w",),
    attempts=2,
    duration_ms=300,
    metrics=CaseMetrics(
        input_tokens=3, total_tokens=5, total_duration_ms=7, tools_used={"wave": 1}, model="m"
    ),
)


@pytest.mark.parametrize(
    "result",
    [WHOLE, a_result(), a_result(error="x", error_kind="timeout", passed=False, score=0.0)],
)
def test_a_result_comes_back_as_it_was(result: CaseResult) -> None:
    line = encode(to_record(result))
    assert b"\n" not in line
    assert from_record(read_plain(line.decode("utf-8"))) == result


def test_of_an_old_record_only_the_verdict_must_be_there() -> None:
    found = from_record({"suite": "s", "test_case_id": "a", "passed": True, "score": 1})
    assert (found.name, found.score, found.metrics, found.tags) == ("a", 1.0, None, ())


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("x", "It is no object."),
        ({"suite": "s", "test_case_id": "a", "passed": True}, "Its score is no number."),
        (
            {"suite": "s", "test_case_id": "a", "passed": 1, "score": 1},
            "It does not say whether the case passed.",
        ),
        (
            {"suite": "s", "test_case_id": 5, "passed": True, "score": 1},
            "Its test_case_id is no text.",
        ),
        ({"test_case_id": "a", "passed": True, "score": 1}, "Its suite is no text."),
    ],
)
def test_what_tells_no_result_is_refused(record: Plain, reason: str) -> None:
    with pytest.raises(RecordUnreadable, match=reason):
        from_record(record)
