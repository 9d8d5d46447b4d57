"""Run files: earlier results are read from either form, and other files are refused."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.running.records import to_record
from reviewer_app.services.kept_results import KeptResults
from reviewer_app.services.run_files import read_run
from tests.support.runs import a_result

ONE, OTHER = a_result("a"), a_result("b", passed=False, score=0.0)


def ids(path: Path) -> list[str]:
    return [result.id for result in read_run(path)]


def test_the_last_run_of_a_report_is_read(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    runs = [
        {"suites": [{"results": [to_record(OTHER)]}]},
        {"suites": [{"results": [to_record(ONE)]}, {"results": [to_record(OTHER)]}]},
    ]
    path.write_text(json.dumps({"runs": runs}))
    assert list(read_run(path)) == [ONE, OTHER]


def test_of_kept_results_the_last_of_each_case_counts(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with closing(KeptResults.open(path, {})) as kept:
        for result in (a_result("b"), ONE, OTHER):
            kept.keep(result)
    assert list(read_run(path)) == [ONE, OTHER]


def test_cases_of_one_id_without_keys_stay_two(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    records = [to_record(a_result("a", key="")), to_record(a_result("a", key=""))]
    path.write_text(json.dumps(records))
    assert ids(path) == ["a", "a"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[{"id": "a", "output": "x"}]', "This is no result of a run (item 1): "),
        ('{"runs": []}', "This is no result of a run"),
        ('{"runs": [{"suites": []}]}', "It holds no results of a run."),
        ('{"id":"a","output":"x"}\n{"id":', "This is no result of a run (line 1): "),
        ("", "The file is empty."),
    ],
)
def test_what_is_no_run_says_why(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text)
    with pytest.raises(FileProblem) as caught:
        ids(path)
    assert reason in caught.value.reason
