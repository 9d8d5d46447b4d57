"""The report as JUnit XML, which CI systems show: a test suite for each suite."""

import re
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from reviewer_app.cli.reports.details import detail_lines
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.texts import shown
from reviewer_app.domain.runs import CaseResult, Tally
from reviewer_app.services.evaluating import SuiteRun

_COLUMNS = 1000
_ILLEGAL = re.compile(
    "[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufdcf\\ufdf0-\\ufffd\\U00010000-\\U0010ffff]"
)
"""What no XML document may hold, not even as a reference, and half characters."""


def junit_pieces(report: Report) -> Iterator[str]:
    """The document in pieces."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    tally = report.run.summary().all
    seconds = sum(_seconds(suite) for suite in report.run.suites)
    yield f'<testsuites name="reviewer-app" {_counts(tally)} time="{seconds:.3f}">\n'
    for suite in report.run.suites:
        yield from _suite_pieces(suite)
    yield "</testsuites>\n"


def _suite_pieces(suite: SuiteRun) -> Iterator[str]:
    counts = _counts(suite.totals.sum_up().all)
    began = suite.started_at.strftime("%Y-%m-%dT%H:%M:%S")
    yield (
        f'  <testsuite name={_attribute(suite.name)} {counts} skipped="0" '
        f'time="{_seconds(suite):.3f}" timestamp="{began}">\n'
    )
    for result in suite.results():
        yield from _case_pieces(result)
    yield "  </testsuite>\n"


def _case_pieces(result: CaseResult) -> Iterator[str]:
    name = result.id if result.name == result.id else f"{result.id} ({result.name})"
    yield (
        f"    <testcase classname={_attribute(result.suite)} name={_attribute(name)} "
        f'time="{result.duration_ms / 1000:.3f}"'
    )
    if result.passed:
        yield "/>\n"
        return
    kind = "error" if result.error else "failure"
    why = result.error or result.reason or "It did not pass, and no reason was given."
    lines = [why, f"score {result.score:.2f}", *detail_lines(result, _COLUMNS)]
    if result.expected is not None:
        lines.append(f"expected  {shown(result.expected)}")
    yield (
        f">\n      <{kind} message={_attribute(why)} type={_attribute(_type(result))}>"
        f"{escape(_legal(chr(10).join(lines)))}</{kind}>\n    </testcase>\n"
    )


def _type(result: CaseResult) -> str:
    return result.error_kind or result.eval_type


def _counts(tally: Tally) -> str:
    """JUnit counts errors apart from failures."""
    return f'tests="{tally.total}" failures="{tally.failed - tally.errors}" errors="{tally.errors}"'


def _seconds(suite: SuiteRun) -> float:
    return (suite.completed_at - suite.started_at).total_seconds()


def _attribute(text: str) -> str:
    """In quotes; line breaks and tabs as references, or a reader makes blanks of them."""
    return quoteattr(_legal(text), {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})


def _legal(text: str) -> str:
    """A text with what XML cannot hold made visible as escapes."""
    return _ILLEGAL.sub(lambda found: repr(found[0])[1:-1], text)
