"""The report for a screen: what failed and why, then the totals, on 80 columns."""

from collections.abc import Iterator, Mapping
from itertools import islice

from reviewer_app.cli.reports.comparison import comparison_lines
from reviewer_app.cli.reports.details import detail_lines
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.texts import WIDTH, columns_of, cut, percent, wrap
from reviewer_app.cli.words import count, on_one_line
from reviewer_app.domain.runs import CaseResult, MetricsSummary, Summary, Tally
from reviewer_app.services.evaluating import SuiteRun

MOST_SHOWN = 100
"""Failed cases that are shown of a suite; the other reports have all of them."""

_MOST_GROUPS = 20
_MOST_WARNINGS = 10
_MARGIN = 6


def report_lines(report: Report) -> Iterator[str]:
    """The lines of the report."""
    for suite in report.run.suites:
        yield from _suite_lines(suite)
    if report.comparison:
        yield from comparison_lines(report.comparison, _other_name(report))
        yield ""
    for note in report.notes:
        yield from _hanging("Note: ", note)
    if report.notes:
        yield ""
    yield from _total_lines(report)


def _other_name(report: Report) -> str:
    return report.compared_with or report.runs[0].label


def _suite_lines(suite: SuiteRun) -> Iterator[str]:
    summary = suite.totals.sum_up()
    yield cut(f"{on_one_line(suite.name)} ({count(summary.all.total, 'case')})", WIDTH)
    yield ""
    for result in islice(suite.failures(), MOST_SHOWN):
        yield from _case_lines(result)
        yield ""
    if summary.all.failed > MOST_SHOWN:
        yield f"  … and {summary.all.failed - MOST_SHOWN:,} more; --report json has all of them."
        yield ""
    yield from _warning_lines(suite)
    yield from _summary_lines(summary)
    yield ""


def _case_lines(result: CaseResult) -> Iterator[str]:
    mark = "ERROR" if result.error else "FAIL"
    name = on_one_line(result.id)
    if result.name != result.id:
        name = f"{name}  {on_one_line(result.name)}"
    end = f"  {result.eval_type}, score {result.score:.2f}"
    yield f"{mark:{_MARGIN}}{cut(name, WIDTH - _MARGIN - columns_of(end))}{end}"
    room = WIDTH - _MARGIN
    for line in wrap(on_one_line(_why(result)), room, 4):
        yield " " * _MARGIN + line
    for line in detail_lines(result, room):
        yield " " * _MARGIN + line


def _why(result: CaseResult) -> str:
    why = result.error or result.reason or "It did not pass, and no reason was given."
    return f"{why} ({result.attempts} attempts)" if result.attempts > 1 else why


def _warning_lines(suite: SuiteRun) -> Iterator[str]:
    """What is probably not meant, each warning once, with the cases that have it."""
    for warning, warned in islice(suite.warnings.items(), _MOST_WARNINGS):
        named = ", ".join(warned.first) + (", …" if warned.count > len(warned.first) else "")
        yield from _hanging("Note: ", f"{warning} ({count(warned.count, 'case')}: {named})")
    if suite.warnings:
        yield ""


def _summary_lines(summary: Summary) -> Iterator[str]:
    yield f"  {_counts(summary.all)}"
    yield from _group_lines("by type", summary.by_type)
    yield from _group_lines("by tag", summary.by_tag)
    if summary.metrics:
        yield from _metrics_lines(summary.metrics)


def _counts(tally: Tally) -> str:
    failed = tally.failed - tally.errors
    errors = f", {count(tally.errors, 'error')}" if tally.errors else ""
    return (
        f"{tally.passed:,} of {tally.total:,} passed ({percent(tally.pass_rate)}), "
        f"{failed:,} failed{errors}; mean score {tally.mean_score:.3f}"
    )


def _group_lines(title: str, groups: Mapping[str, Tally]) -> Iterator[str]:
    """Each group with its counts, where there is more than one; those with failures first."""
    if len(groups) < 2:
        return
    ordered = sorted(groups.items(), key=lambda item: item[1].pass_rate)
    for number, (name, tally) in enumerate(ordered[:_MOST_GROUPS]):
        label = title if number == 0 else ""
        counts = f"{tally.passed:,}/{tally.total:,}"
        yield f"  {label:8}  {counts:>11}  {percent(tally.pass_rate):>7}  " + cut(
            on_one_line(name), WIDTH - 33
        )
    if len(ordered) > _MOST_GROUPS:
        yield f"  {'':8}  and {len(ordered) - _MOST_GROUPS:,} more"


def _metrics_lines(metrics: MetricsSummary) -> Iterator[str]:
    latency, tokens = metrics.latency_ms, metrics.tokens
    if latency.total:
        yield f"  latency   p50 {latency.p50:,} ms, p95 {latency.p95:,} ms, p99 {latency.p99:,} ms"
    if tokens.total:
        yield f"  tokens    {tokens.total:,} in all, {tokens.mean:,.0f} a case, p95 {tokens.p95:,}"
    if metrics.total_tool_calls:
        yield f"  tools     {count(metrics.total_tool_calls, 'call')}"
    if metrics.total_estimated_cost:
        yield f"  cost      about ${metrics.total_estimated_cost:,.4f}"


def _total_lines(report: Report) -> Iterator[str]:
    if (judge := report.judge_usage) and judge.requests:
        requests = count(judge.requests, "request")
        yield f"The judge took {requests} and {count(judge.total_tokens, 'token')}."
    if not report.is_complete:
        yield "The run was stopped before its end; these are the results up to then."
    tally = report.run.summary().all
    if len(report.run.suites) != 1:
        yield f"{count(len(report.run.suites), 'suite')}: {_counts(tally)}"
    if report.is_complete and tally.total and tally.passed == tally.total:
        yield "All passed."
    elif tally.total:
        yield f"{count(tally.failed, 'case')} did not pass."
    else:
        yield "No case was run."


def _hanging(label: str, text: str) -> Iterator[str]:
    for number, line in enumerate(wrap(on_one_line(text), WIDTH - _MARGIN, 4)):
        yield (label if number == 0 else " " * len(label)) + line
