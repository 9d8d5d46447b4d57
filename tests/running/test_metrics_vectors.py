"""Percentiles, summaries, winners, costs and roundings: each vector of the framework passes."""

from typing import Any

import pytest

from reviewer_app.domain.runs import CaseMetrics, CaseResult, MetricsSummary, Summary
from reviewer_app.evaluators.texts import round_half_up
from reviewer_app.running.comparing import find_winner
from reviewer_app.running.costs import estimate_cost
from reviewer_app.running.figures import find_mean, spread
from reviewer_app.running.summing import Totals
from tests.support.builders import NOON
from tests.support.vectors import plain, read_vectors

VECTORS: list[dict[str, Any]] = [
    {key: plain(value) for key, value in vector.items()}
    for vector in read_vectors("nous_metrics_vectors.jsonl")
]
KINDS = {"percentiles", "suite_result", "ab_winner", "cost", "round"}


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [vector for vector in VECTORS if vector["kind"] == kind]


def name_of(vector: dict[str, Any]) -> str:
    return str(vector["why"])[:60]


def as_result(given: dict[str, Any]) -> CaseResult:
    metrics = given.get("metrics")
    return CaseResult(
        key="k",
        suite="s",
        id="a",
        name="a",
        eval_type="contains",
        run_at=NOON,
        passed=given["passed"],
        score=given["score"],
        error=given.get("error"),
        metrics=CaseMetrics(**metrics) if metrics else None,
    )


def sum_up(results: list[dict[str, Any]]) -> Summary:
    totals = Totals()
    for result in results:
        totals.add(as_result(result))
    return totals.sum_up()


def as_framework_says(found: MetricsSummary) -> dict[str, Any]:
    """A summary under the framework's names; it counts as passed what scores at least half."""
    return {
        "count": found.count,
        "mean_score": found.mean_score,
        "min_score": found.min_score,
        "max_score": found.max_score,
        "total_tokens": found.tokens.total,
        "mean_tokens": found.tokens.mean,
        "p50_tokens": found.tokens.p50,
        "p95_tokens": found.tokens.p95,
        "p99_tokens": found.tokens.p99,
        "mean_latency_ms": found.latency_ms.mean,
        "p50_latency_ms": found.latency_ms.p50,
        "p95_latency_ms": found.latency_ms.p95,
        "p99_latency_ms": found.latency_ms.p99,
        "total_tool_calls": found.total_tool_calls,
        "tool_error_rate": 0.0,
        "total_estimated_cost": found.total_estimated_cost,
        "mean_cost_per_run": found.mean_cost_per_run,
        "pass_count": found.at_least_half,
        "fail_count": found.count - found.at_least_half,
        "pass_rate": found.at_least_half / found.count,
    }


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    assert {vector["kind"] for vector in VECTORS} == KINDS


@pytest.mark.parametrize("vector", of_kind("percentiles"), ids=lambda v: f"of {len(v['values'])}")
def test_percentiles_are_the_frameworks(vector: dict[str, Any]) -> None:
    found = spread(vector["values"])
    assert (found.p50, found.p95, found.p99, found.mean) == (
        vector["p50"],
        vector["p95"],
        vector["p99"],
        vector["mean"],
    )


@pytest.mark.parametrize("vector", of_kind("suite_result"), ids=name_of)
def test_a_summary_is_the_frameworks(vector: dict[str, Any]) -> None:
    found, wanted = sum_up(vector["results"]), vector["result"]
    assert {
        "total_count": found.all.total,
        "pass_count": found.all.passed,
        "fail_count": found.all.failed,
        "error_count": found.all.errors,
        "pass_rate": found.all.pass_rate,
        "aggregate_score": found.all.mean_score,
    } == {key: value for key, value in wanted.items() if key != "metrics_summary"}
    if wanted["metrics_summary"] is None:
        assert found.metrics is None
    else:
        assert found.metrics
        told = as_framework_says(found.metrics)
        assert {key: told[key] for key in wanted["metrics_summary"]} == wanted["metrics_summary"]


@pytest.mark.parametrize("vector", of_kind("ab_winner"), ids=name_of)
def test_the_winner_of_two_runs_is_the_frameworks(vector: dict[str, Any]) -> None:
    mean_a, mean_b = vector["mean_score_a"], vector["mean_score_b"]
    assert find_winner(mean_a, mean_b) == vector["winner"]
    assert mean_b - mean_a == vector["score_diff"]


@pytest.mark.parametrize("vector", of_kind("cost"), ids=lambda v: str(v["model"]))
def test_a_cost_is_the_frameworks(vector: dict[str, Any]) -> None:
    found = estimate_cost(vector["model"], vector["input_tokens"], vector["output_tokens"])
    assert found == vector["estimated_cost"]


@pytest.mark.parametrize("vector", of_kind("round"), ids=lambda v: f"{v['value']}")
def test_rounding_is_the_frameworks(vector: dict[str, Any]) -> None:
    assert round_half_up(vector["value"], vector["digits"]) == vector["result"]


def test_nothing_at_all_sums_up_to_nothing() -> None:
    found = sum_up([])
    assert (found.all.total, found.all.pass_rate, found.by_type, found.metrics) == (
        0,
        0.0,
        {},
        None,
    )
    assert find_mean([]) == 0.0
