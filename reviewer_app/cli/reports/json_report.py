"""The report for programs: one JSON document, with a line for each result.

{"format": "reviewer-run", "version": 1, "program", "generated_at", "complete", "notes",
 "judge",
 "runs": [{"label", "summary", "metrics",
           "suites": [{"suite_name", "file", "started_at", "completed_at", "duration_ms",
                       "summary", "metrics", "results": [...]}]}],
 "comparison"}

The last of the runs counts; there are two where outputs were compared. summary: total, passed,
failed (errors included), errors, pass_rate and aggregate_score from 0 to 1, and the same by_type
and by_tag. metrics: null, or count, scores, tokens, latency_ms, tools and cost. A result's keys
are those of `running.records`. judge: null, or the tokens and requests that a judge took.
comparison: null, or what `running.comparing` finds. Keys are added in later versions and keep
their meaning; a new meaning gets a new "version".
"""

from collections.abc import Iterator, Mapping, Sequence

from reviewer_app.cli.reports.facts import Report
from reviewer_app.domain.answers import Usage
from reviewer_app.domain.evaluations import Plain
from reviewer_app.domain.runs import MetricsSummary, Spread, Summary, Tally
from reviewer_app.running.comparing import Change, Comparison, TallyChange
from reviewer_app.running.records import encode, to_record
from reviewer_app.services.evaluating import Evaluation, SuiteRun
from reviewer_app.services.naming import readable

FORMAT = "reviewer-run"
VERSION = 1


def json_pieces(report: Report) -> Iterator[str]:
    """The document in pieces."""
    head: dict[str, Plain] = {
        "format": FORMAT,
        "version": VERSION,
        "program": report.program,
        "generated_at": report.generated_at.isoformat(),
        "complete": report.is_complete,
        "notes": [*report.notes],
        "judge": report.judge_usage and _usage(report.judge_usage),
    }
    yield f'{_text(head)[:-1]},\n"runs":['
    for number, run in enumerate(report.runs):
        yield ",\n" if number else "\n"
        yield from _run_pieces(run)
    compared = None if report.comparison is None else _comparison(report)
    yield f'\n],\n"comparison":{_text(compared)}}}\n'


def _usage(usage: Usage) -> dict[str, Plain]:
    return {
        "input_tokens": usage.input_tokens,
        "output_tokens": usage.output_tokens,
        "total_tokens": usage.total_tokens,
        "requests": usage.requests,
    }


def _run_pieces(run: Evaluation) -> Iterator[str]:
    head = {"label": run.label, **_totals(run.summary())}
    yield f'{_text(head)[:-1]},"suites":['
    for number, suite in enumerate(run.suites):
        yield ",\n" if number else "\n"
        yield from _suite_pieces(suite)
    yield "\n]}"


def _suite_pieces(suite: SuiteRun) -> Iterator[str]:
    head: dict[str, Plain] = {
        "suite_name": suite.name,
        "file": readable(str(suite.file.path)),
        "started_at": suite.started_at.isoformat(),
        "completed_at": suite.completed_at.isoformat(),
        "duration_ms": round((suite.completed_at - suite.started_at).total_seconds() * 1000),
        **_totals(suite.totals.sum_up()),
    }
    yield f'{_text(head)[:-1]},"results":['
    for number, result in enumerate(suite.results()):
        yield (",\n" if number else "\n") + _text(to_record(result))
    yield "\n]}"


def _text(value: Plain) -> str:
    return encode(value).decode("utf-8")


def _totals(summary: Summary) -> dict[str, Plain]:
    whole = _tally(summary.all)
    whole["by_type"] = {name: _tally(tally) for name, tally in summary.by_type.items()}
    whole["by_tag"] = {name: _tally(tally) for name, tally in summary.by_tag.items()}
    metrics = None if summary.metrics is None else _metrics(summary.metrics)
    return {"summary": whole, "metrics": metrics}


def _tally(tally: Tally) -> dict[str, Plain]:
    return {
        "total": tally.total,
        "passed": tally.passed,
        "failed": tally.failed,
        "errors": tally.errors,
        "pass_rate": tally.pass_rate,
        "aggregate_score": tally.mean_score,
    }


def _metrics(metrics: MetricsSummary) -> dict[str, Plain]:
    tokens = _spread(metrics.tokens)
    tokens |= {"input": metrics.input_tokens, "output": metrics.output_tokens}
    return {
        "count": metrics.count,
        "scores": {
            "mean": metrics.mean_score,
            "min": metrics.min_score,
            "max": metrics.max_score,
            "at_least_half": metrics.at_least_half,
        },
        "tokens": tokens,
        "latency_ms": _spread(metrics.latency_ms),
        "tools": {
            "total_calls": metrics.total_tool_calls,
            "distribution": {**metrics.tool_call_distribution},
        },
        "cost": {"total": metrics.total_estimated_cost, "mean_per_run": metrics.mean_cost_per_run},
    }


def _spread(spread: Spread) -> dict[str, Plain]:
    return {
        "total": spread.total,
        "mean": spread.mean,
        "p50": spread.p50,
        "p95": spread.p95,
        "p99": spread.p99,
    }


def _comparison(report: Report) -> Plain:
    found = report.comparison
    assert found is not None
    return {
        "compared_with": report.compared_with or report.runs[0].label,
        "winner": found.winner,
        **_differences(found),
        "newly_failing": _changes(found.newly_failing),
        "newly_passing": _changes(found.newly_passing),
        "rescored": _changes(found.rescored),
        "same": found.same,
        "only_before": _cases(found.only_before),
        "only_after": _cases(found.only_after),
        "by_type": _groups(found.by_type),
        "by_tag": _groups(found.by_tag),
    }


def _differences(found: Comparison) -> dict[str, Plain]:
    return {
        "score_diff": found.score_diff,
        "pass_rate_diff": found.pass_rate_diff,
        "tokens_diff": found.tokens_diff,
        "latency_diff": found.latency_diff,
        "cost_diff": found.cost_diff,
    }


def _changes(changes: Sequence[Change]) -> list[Plain]:
    return [
        {
            "suite": change.suite,
            "test_case_id": change.id,
            "test_case_name": change.name,
            "eval_type": change.eval_type,
            "passed_before": change.before.passed,
            "passed_after": change.after.passed,
            "score_before": change.before.score,
            "score_after": change.after.score,
            "reason": change.reason,
        }
        for change in changes
    ]


def _cases(cases: Sequence[tuple[str, str]]) -> list[Plain]:
    return [{"suite": suite, "test_case_id": id_} for suite, id_ in cases]


def _groups(groups: Mapping[str, TallyChange]) -> dict[str, Plain]:
    return {
        name: {"before": _tally(group.before), "after": _tally(group.after)}
        for name, group in groups.items()
    }
