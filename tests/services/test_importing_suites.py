"""Suites in and out of a workspace: every case as the file has it, and known again."""

from collections.abc import Generator
from pathlib import Path

import pytest

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

SUITES = Path(__file__).parents[1] / "data" / "public" / "nous"
COUNTS = {"basic": 8, "context": 7, "edge_cases": 12, "tools": 12}


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_a_suite_is_taken_whole_and_known_again(filing: Filing, name: str, count: int) -> None:
    path = SUITES / f"{name}.yaml"
    assert filing.take(path).taken == count
    again = filing.take(path)
    assert (again.taken, again.same, again.changed, again.refused) == (0, count, 0, ())


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_a_suite_comes_back_from_an_export_as_it_was(
    filing: Filing, format_: str, name: str, count: int
) -> None:
    """I46, I47: blank inputs and nested expectations included."""
    filing.take(SUITES / f"{name}.yaml")
    back = filing.take(filing.export(format_), dataset=name)
    assert (back.same, back.changed, back.refused) == (count, 0, ())


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_an_empty_input_of_a_suite_comes_back_from_an_export(filing: Filing, format_: str) -> None:
    filing.take("test_cases:\n  - {id: a, input: '', expected: hi}\n", "suite.yaml")
    back = filing.take(filing.export(format_), dataset="suite")
    assert (back.same, back.refused) == (1, ())


def test_what_a_suite_says_beside_its_cases_is_kept_by_the_dataset(filing: Filing) -> None:
    text = "name: s\nparallelism: 2\ntest_cases:\n  - {id: a, input: hi, foo: 1}  # why\n"
    result = filing.take(text, "suite.yaml")
    assert result.not_kept == ("foo", "(comments)")
    dataset = run(filing.desk.organizing.dataset(result.dataset_id or ""))
    assert dataset.metadata == Json('{"name":"s","parallelism":2}')


def test_a_dataset_that_was_here_keeps_its_own_facts_and_that_is_said(filing: Filing) -> None:
    text = "name: s\nmodel: m{n}\ntest_cases:\n  - {{id: a{n}, input: hi}}\n"
    filing.take(text.format(n=1), "suite.yaml")
    result = filing.take(text.format(n=2), "suite.yaml")
    assert result.taken == 1
    assert [note.place for note in result.notes] == ["file"]
    dataset = run(filing.desk.organizing.dataset(result.dataset_id or ""))
    assert dataset.metadata == Json('{"name":"s","model":"m1"}')


def test_a_bad_case_of_a_suite_is_listed_and_the_others_taken(filing: Filing) -> None:
    text = "test_cases:\n  - {id: a, input: '', expected: false}\n  - {id: b}\n  - {id: c, id: d}\n"
    result = filing.take(text, "suite.yaml")
    assert result.taken == 1
    assert result.refused == (
        Refusal(place="line 3", reason="The input is missing"),
        Refusal(place="line 4", reason='The key "id" stands twice (lines 4 and 4)'),
    )
    (case,) = filing.cases()
    assert (case.content.input, case.content.expected) == ("", Json("false"))
