"""Comparing two runs: verdicts that changed, scores that moved, cases that one of them lacks."""

from collections.abc import Sequence

import pytest

from reviewer_app.domain.runs import CaseMetrics, CaseResult
from reviewer_app.running.comparing import Change, Comparing, Comparison, Outcomes
from reviewer_app.running.summing import Totals
from tests.support.runs import a_result


def compare(before: Sequence[CaseResult], after: Sequence[CaseResult]) -> Comparison:
    outcomes, totals_a, totals_b = Outcomes(), Totals(), Totals()
    for result in before:
        outcomes.add(result)
        totals_a.add(result)
    comparing = Comparing(outcomes)
    for result in after:
        comparing.add(result)
        totals_b.add(result)
    return comparing.conclude(totals_a.sum_up(), totals_b.sum_up())


def ids(changes: Sequence[Change]) -> list[str]:
    return [change.id for change in changes]


def failed(id_: str, score: float = 0.0, **more: object) -> CaseResult:
    return a_result(id_, passed=False, score=score, reason="It is wrong.", **more)


def test_verdicts_that_changed_are_listed_with_their_reason() -> None:
    found = compare(
        [a_result("a"), failed("b"), a_result("c")], [failed("a"), a_result("b"), a_result("c")]
    )
    assert (ids(found.newly_failing), ids(found.newly_passing), found.same) == (["a"], ["b"], 1)
    (change,) = found.newly_failing
    assert (change.reason, change.delta) == ("It is wrong.", -1.0)


def test_scores_that_moved_under_the_same_verdict_come_worst_first() -> None:
    before = [failed("a", 0.1), failed("b", 0.5), a_result("c", score=0.8)]
    after = [failed("a", 0.3), failed("b", 0.2), a_result("c", score=0.9)]
    assert ids(compare(before, after).rescored) == ["b", "c", "a"]


def test_an_error_that_becomes_a_failure_is_a_change() -> None:
    found = compare([failed("a", error="It gave no answer.")], [failed("a")])
    assert (ids(found.rescored), found.same) == (["a"], 0)


def test_cases_of_one_run_alone_are_named_and_do_not_move_the_totals() -> None:
    before = [a_result("a"), failed("gone")]
    found = compare(before, [a_result("a"), failed("new", suite="other")])
    assert (found.only_before, found.only_after) == ((("greetings", "gone"),), (("other", "new"),))
    assert (found.score_diff, found.pass_rate_diff, found.winner) == (0.0, 0.0, "tie")


def test_cases_of_one_id_are_told_apart_by_their_order() -> None:
    found = compare([a_result("a"), failed("a")], [a_result("a"), a_result("a")])
    assert (ids(found.newly_passing), found.same) == (["a"], 1)


def test_the_winner_and_the_differences_are_those_of_the_totals() -> None:
    before = [a_result("a", metrics=CaseMetrics(total_tokens=10, total_duration_ms=100))]
    after = [failed("a", 0.5, metrics=CaseMetrics(total_tokens=30, total_duration_ms=50))]
    found = compare(before, after)
    assert (found.winner, found.score_diff, found.pass_rate_diff) == ("a", -0.5, -1.0)
    assert (found.tokens_diff, found.latency_diff, found.cost_diff) == (20.0, -50.0, None)


def test_types_and_tags_are_compared_by_themselves() -> None:
    found = compare(
        [failed("a", tags=("x", "x")), a_result("b")],
        [a_result("a", tags=("x", "x")), a_result("b")],
    )
    change = found.by_tag["x"]
    assert ((change.before.passed, change.before.total), change.after.passed) == ((0, 1), 1)
    assert found.by_type["contains"].after.pass_rate == 1.0


@pytest.mark.parametrize("results", [[], [failed("a", error="x")]])
def test_nothing_and_only_errors_can_be_compared(results: list[CaseResult]) -> None:
    found = compare(results, results)
    assert (found.winner, found.same, found.tokens_diff) == ("tie", len(results), None)
