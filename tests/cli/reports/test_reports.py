"""Reports of hostile results: XML that is XML, Markdown that does nothing, JSON as promised."""

import io
import json
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reviewer_app.cli.reports.console import report_lines
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.json_report import json_pieces
from reviewer_app.cli.reports.junit import junit_pieces
from reviewer_app.cli.reports.markdown import markdown_pieces
from reviewer_app.cli.reports.texts import columns_of
from reviewer_app.domain.runs import CaseMetrics, CaseResult
from reviewer_app.running.scoring import Scoring
from reviewer_app.services.evaluating import Evaluation, OneProduct, RunSettings, SuiteRun
from reviewer_app.services.kept_results import KeptResults
from reviewer_app.services.suite_files import SuiteFile, load_suite
from tests.support.builders import NOON
from tests.support.runs import Parrot, a_result

HOSTILE = (
    "a|b `c` ``d`` <script>x</script> [l](http://e.x) @me #1\n# h\x00\x1b]\ud800\uffff\u202e&\"'"
)
ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()), min_size=1)
Make = Callable[..., Report]


@pytest.fixture(scope="module")
def make(tmp_path_factory: pytest.TempPathFactory) -> Generator[Make]:
    """Makes a report of results, as if one suite had just given them."""
    path = tmp_path_factory.mktemp("suite") / "suite.yaml"
    path.write_text("name: greetings\ntest_cases: [{id: a, input: x}]\n")
    file = load_suite(path)
    assert isinstance(file, SuiteFile)
    with closing(KeptResults.beside_memory()) as kept:
        yield lambda *results, **more: _report(file, kept, results, more)


def _report(
    file: SuiteFile, kept: KeptResults, results: tuple[CaseResult, ...], more: dict[str, Any]
) -> Report:
    run = Evaluation(
        label="o.jsonl",
        products=OneProduct(Parrot({})),
        scoring=Scoring(),
        kept=kept,
        now=lambda: NOON,
        settings=RunSettings(),
    )
    suite = SuiteRun(file, kept, NOON, NOON)
    for result in results:
        kept.keep(result)
        suite.add(result, NOON)
        run._totals.add(result)
    run.suites.append(suite)
    return Report(program="reviewer-app 1", generated_at=NOON, runs=(run,), **more)


def failed(text: str, **more: Any) -> CaseResult:
    given: dict[str, Any] = {
        "name": text,
        "suite": text,
        "passed": False,
        "score": 0.0,
        "reason": text,
        "output": text,
        "expected": [text],
        "tags": (text,),
        "warnings": (text,),
    } | more
    return a_result(text, **given)


def xml_of(report: Report) -> ElementTree.Element:
    return ElementTree.fromstring("".join(junit_pieces(report)).encode())


def test_junit_counts_failures_and_errors_apart(make: Make) -> None:
    root = xml_of(
        make(a_result("a"), failed("b"), failed("c", error="It is late.", error_kind="timeout"))
    )
    assert (root.attrib["tests"], root.attrib["failures"], root.attrib["errors"]) == ("3", "1", "1")
    (suite,) = root
    assert suite.attrib["name"] == "greetings"
    good, failure, error = suite
    assert list(good) == []
    assert failure[0].tag == "failure"
    assert (error[0].tag, error[0].attrib["type"]) == ("error", "timeout")
    assert error[0].attrib["message"] == "It is late."


def test_a_name_is_shown_beside_the_id(make: Make) -> None:
    ((suite,),) = [list(xml_of(make(a_result("a", name="Say hello", duration_ms=1500))))]
    assert (suite[0].attrib["name"], suite[0].attrib["time"]) == ("a (Say hello)", "1.500")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY_TEXT)
def test_junit_is_xml_whatever_a_product_says(make: Make, text: str) -> None:
    root = xml_of(make(failed(text)))
    assert len(root[0]) == 1


def test_what_xml_cannot_hold_is_shown_as_an_escape(make: Make) -> None:
    (case,) = xml_of(make(failed("a\x00b\ud800c\uffff")))[0]
    assert "a\\x00b\\ud800c\\uffff" in case.attrib["name"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY_TEXT | st.just(HOSTILE))
def test_markdown_has_foreign_text_in_code_spans_only(make: Make, text: str) -> None:
    page = "".join(markdown_pieces(make(failed(text))))
    bare = "".join(outside_of_code(line) for line in page.splitlines())
    for mark in ("<", ">", "[", "@", "`", "http"):
        assert mark not in bare


def outside_of_code(line: str) -> str:
    """What CommonMark would read as marks: all but the code spans, which no backslash ends."""
    outside, rest = "", line
    while "`" in rest:
        before, _, after = rest.partition("`")
        ticks = len(after) - len(after.lstrip("`")) + 1
        body = after[ticks - 1 :]
        end = find_run(body, ticks)
        if end < 0:
            return outside + rest
        outside, rest = outside + before, body[end + ticks :]
    return outside + rest


def find_run(text: str, ticks: int) -> int:
    """Where a run of just so many backticks begins."""
    at = 0
    while at < len(text):
        if text[at] != "`":
            at += 1
            continue
        run = len(text[at:]) - len(text[at:].lstrip("`"))
        if run == ticks:
            return at
        at += run
    return -1


def test_a_table_of_markdown_keeps_its_columns(make: Make) -> None:
    page = "".join(markdown_pieces(make(failed(HOSTILE))))
    rows = [line for line in page.splitlines() if line.startswith("| ") and "FAIL" in line]
    assert [row.replace("\\|", "").count("|") for row in rows] == [5]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY_TEXT | st.just(HOSTILE), st.booleans())
def test_the_screen_has_80_columns_and_no_foreign_orders(
    make: Make, text: str, is_match: bool
) -> None:
    details: dict[str, Any] = {"actual": text, "expected": f"{text}x"} if is_match else {}
    lines = list(report_lines(make(failed(text, details=details), notes=(text,))))
    assert max(map(columns_of, lines)) <= 80
    assert not any(ord(character) < 32 for line in lines for character in line)


def test_where_two_texts_part_is_marked(make: Make) -> None:
    details: dict[str, Any] = {"actual": "a" * 50 + "日X", "expected": "a" * 50 + "日Y" + "z" * 200}
    lines = list(report_lines(make(failed("t", details=details))))
    at = next(number for number, line in enumerate(lines) if line.startswith("      expected"))
    assert lines[at] == "      expected  …" + "a" * 19 + "日Y" + "z" * 40 + "…"
    assert lines[at + 1] == "      output    …" + "a" * 19 + "日X"
    assert lines[at + 2] == " " * 38 + "^"


def test_long_lists_of_failures_are_cut_and_said_to_be(make: Make) -> None:
    lines = list(report_lines(make(*(failed(f"c{number}") for number in range(105)))))
    assert "  … and 5 more; --report json has all of them." in lines


def test_a_run_that_was_stopped_says_so(make: Make) -> None:
    report = make(a_result("a"), is_complete=False)
    lines = list(report_lines(report))
    assert "The run was stopped before its end; these are the results up to then." in lines
    assert "All passed." not in lines
    assert "stopped before its end" in "".join(markdown_pieces(report))
    assert json.loads("".join(json_pieces(report)))["complete"] is False


def test_nothing_at_all_can_be_reported(make: Make) -> None:
    report = make()
    assert list(report_lines(report))[-1] == "No case was run."
    assert json.loads("".join(json_pieces(report)))["runs"][0]["metrics"] is None
    assert xml_of(report).attrib["tests"] == "0"
    assert "| Total | 0 |" in "".join(markdown_pieces(report))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY_TEXT | st.just(HOSTILE))
def test_json_gives_texts_back_as_they_were(make: Make, text: str) -> None:
    metrics = CaseMetrics(total_tokens=3, tools_used={text: 1}, tool_calls=1)
    report = make(failed(text, metrics=metrics), notes=(text,))
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    out.writelines(json_pieces(report))
    out.seek(0)
    found = json.load(out)
    (result,) = found["runs"][0]["suites"][0]["results"]
    assert (result["actual_output"], result["test_case_id"]) == (text, text)
    assert result["metrics"]["tools_used"] == {text: 1}
    assert found["notes"] == [text]


def test_every_result_of_json_has_the_same_keys(make: Make) -> None:
    report = make(a_result("a"), failed("b", error="x", error_kind="product"))
    one, other = json.loads("".join(json_pieces(report)))["runs"][0]["suites"][0]["results"]
    assert list(one) == list(other)
