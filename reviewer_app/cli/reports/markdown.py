"""The report as a Markdown page, for a pull request or a wiki.

What comes from a suite or a product stands in code spans only: there neither links nor pictures,
HTML, mentions or table marks are read from it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from reviewer_app.cli.reports.comparison import find_labels, total_sentence
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.texts import percent, shown
from reviewer_app.cli.words import count
from reviewer_app.domain.evaluations import Plain
from reviewer_app.domain.runs import CaseResult, MetricsSummary, Tally
from reviewer_app.running.comparing import Change
from reviewer_app.services.evaluating import SuiteRun

_LONGEST = 500
_TICKS = re.compile("`+")


def markdown_pieces(report: Report) -> Iterator[str]:
    """The page in pieces; suites are parted by a rule."""
    if not report.is_complete:
        yield "**The run was stopped before its end; these are the results up to then.**\n\n"
    for number, suite in enumerate(report.run.suites):
        yield "\n---\n\n" if number else ""
        yield from _suite_pieces(suite)
    if report.comparison:
        yield from _comparison_pieces(report)
    if report.notes:
        yield "\n## Notes\n\n"
        yield from (f"- {_code(note)}\n" for note in report.notes)


def _suite_pieces(suite: SuiteRun) -> Iterator[str]:
    summary = suite.totals.sum_up()
    seconds = (suite.completed_at - suite.started_at).total_seconds()
    yield f"# {_code(suite.name)}\n\n{suite.started_at:%Y-%m-%d %H:%M} UTC, {seconds:,.1f} s\n\n"
    yield from _summary_rows(summary.all)
    if summary.metrics:
        yield from _metric_rows(summary.metrics)
    yield from _group_rows("Type", summary.by_type)
    yield from _group_rows("Tag", summary.by_tag)
    yield "\n## Results\n\n"
    yield from _table(("Case", "Result", "Score", "Duration"), map(_result_row, suite.results()))
    if summary.all.failed:
        yield "\n## Failures\n"
        for result in suite.failures():
            yield from _failure_pieces(result)
    if suite.warnings:
        yield "\n## Warnings\n\n"
        for warning, warned in suite.warnings.items():
            cases = ", ".join(map(_code, warned.first))
            yield f"- {_code(warning)} ({count(warned.count, 'case')}, such as {cases})\n"


def _summary_rows(tally: Tally) -> Iterator[str]:
    rows = (
        ("Total", f"{tally.total:,}"),
        ("Passed", f"{tally.passed:,}"),
        ("Failed", f"{tally.failed:,}"),
        ("of these errors", f"{tally.errors:,}"),
        ("Pass rate", percent(tally.pass_rate)),
        ("Mean score", f"{tally.mean_score:.3f}"),
    )
    yield from _table(("Summary", ""), rows)


def _metric_rows(metrics: MetricsSummary) -> Iterator[str]:
    rows = [
        ("Tokens", f"{metrics.tokens.total:,}"),
        ("Tokens a case", f"{metrics.tokens.mean:,.1f}"),
        ("Latency p50", f"{metrics.latency_ms.p50:,} ms"),
        ("Latency p95", f"{metrics.latency_ms.p95:,} ms"),
        ("Tool calls", f"{metrics.total_tool_calls:,}"),
    ]
    if metrics.total_estimated_cost:
        rows.append(("Estimated cost", f"${metrics.total_estimated_cost:,.4f}"))
    yield "\n"
    yield from _table(("Metrics", ""), rows)


def _group_rows(title: str, groups: Mapping[str, Tally]) -> Iterator[str]:
    if len(groups) > 1:
        yield "\n"
        yield from _table(
            (title, "Passed", "Pass rate", "Mean score"), map(_group, *_items(groups))
        )


def _items(groups: Mapping[str, Tally]) -> tuple[list[str], list[Tally]]:
    return list(groups), list(groups.values())


def _group(name: str, tally: Tally) -> tuple[str, ...]:
    counts = f"{tally.passed:,} of {tally.total:,}"
    return _cell(name), counts, percent(tally.pass_rate), f"{tally.mean_score:.3f}"


def _result_row(result: CaseResult) -> tuple[str, ...]:
    verdict = "PASS" if result.passed else "ERROR" if result.error else "FAIL"
    return _cell(_label(result)), verdict, f"{result.score:.2f}", f"{result.duration_ms:,} ms"


def _failure_pieces(result: CaseResult) -> Iterator[str]:
    yield f"\n### {_code(_label(result))}\n\n"
    yield f"- Reason: {_code(result.error or result.reason or 'none given')}\n"
    yield f"- Expected: {_code(result.expected)}\n"
    yield f"- Actual: {_code(result.output)}\n"


def _comparison_pieces(report: Report) -> Iterator[str]:
    found = report.comparison
    assert found is not None
    other = report.compared_with or report.runs[0].label
    yield f"\n## Compared with {_code(other)}\n\n{total_sentence(found, 'the other')}\n"
    label = find_labels(found)
    yield from _change_rows("Newly failing", found.newly_failing, label)
    yield from _change_rows("Newly passing", found.newly_passing, label)
    yield from _change_rows("Score changed", found.rescored, label)


def _change_rows(
    title: str, changes: Sequence[Change], label: Callable[[Change], str]
) -> Iterator[str]:
    if changes:
        yield "\n"
        rows = (
            (_cell(label(one)), f"{one.before.score:.2f}", f"{one.after.score:.2f}")
            for one in changes
        )
        yield from _table((title, "Before", "After"), rows)


def _label(result: CaseResult) -> str:
    return result.id if result.name == result.id else f"{result.id}: {result.name}"


def _table(
    head: Sequence[str], rows: Iterator[Sequence[str]] | Sequence[Sequence[str]]
) -> Iterator[str]:
    yield f"| {' | '.join(head)} |\n|{' --- |' * len(head)}\n"
    for row in rows:
        yield f"| {' | '.join(row)} |\n"


def _cell(value: Plain) -> str:
    """A value in a code span of a table: there a bar ends the cell, even inside of code."""
    return _code(value).replace("|", "\\|")


def _code(value: Plain) -> str:
    """A value in a code span that nothing in it can end, on one line."""
    text = shown(value)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    ticks = "`" * (max(map(len, _TICKS.findall(text)), default=0) + 1)
    edge = " " if text.startswith(("`", " ")) or text.endswith(("`", " ")) else ""
    return f"{ticks}{edge}{text}{edge}{ticks}"
