"""Kept results: what was done is there however the process ended, and other files are let be."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.runs import CaseResult
from reviewer_app.services.kept_results import KeptResults, hash_file
from tests.support.runs import a_result

WITH = {"endpoint": "e1", "judge": "j1"}
TIMED_OUT = a_result("late", passed=False, score=0.0, error="It is late.", error_kind="timeout")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def keep(path: Path, *results: CaseResult) -> None:
    with closing(KeptResults.open(path, WITH)) as kept:
        for result in results:
            kept.keep(result)


def found_in(path: Path, key: str) -> CaseResult | None:
    with closing(KeptResults.open(path, WITH)) as kept:
        return kept.find(key)


def test_what_was_kept_is_found_when_the_run_is_resumed(path: Path) -> None:
    keep(path, a_result("a", output="hé\ud800"), a_result("b"))
    with closing(KeptResults.open(path, WITH)) as kept:
        assert kept.done == 2
        assert kept.find("key-a") == a_result("a", output="hé\ud800")
        assert kept.find("key-c") is None


def test_each_result_is_on_the_disk_at_once(path: Path) -> None:
    with closing(KeptResults.open(path, WITH)) as kept:
        kept.keep(a_result("a"))
        assert found_in(path, "key-a") == a_result("a")


def test_a_new_result_of_this_run_is_read_back_but_not_taken_for_done(path: Path) -> None:
    with closing(KeptResults.open(path, WITH)) as kept:
        kept.keep(a_result("a"))
        assert kept.read(kept.place_of("key-a")) == a_result("a")
        assert kept.find("key-a") is None


def test_a_case_without_an_answer_is_run_again_until_it_has_one(path: Path) -> None:
    keep(path, TIMED_OUT)
    assert found_in(path, "key-late") is None
    keep(path, a_result("late"))
    assert found_in(path, "key-late") == a_result("late")


@pytest.mark.parametrize("torn", [b'{"suite":"gr', b'{"suite":"greetings"}', b"x"])
def test_a_line_that_was_cut_off_is_dropped_and_the_next_stands_alone(
    path: Path, torn: bytes
) -> None:
    keep(path, a_result("a"))
    with path.open("ab") as file:
        file.write(torn)
    keep(path, a_result("b"))
    assert found_in(path, "key-a") == a_result("a")
    assert found_in(path, "key-b") == a_result("b")
    assert torn + b"{" not in path.read_bytes()


def test_a_damaged_line_costs_its_case_only(path: Path) -> None:
    keep(path, a_result("a"), a_result("b"))
    path.write_bytes(path.read_bytes().replace(b'"test_case_id":"a"', b'"test_case_id":'))
    assert found_in(path, "key-a") is None
    assert found_in(path, "key-b") == a_result("b")


@pytest.mark.parametrize(
    ("made_with", "reason"),
    [
        ({"endpoint": "e2", "judge": "j1"}, "It was made with another endpoint."),
        ({"endpoint": "e1"}, "It was made with another judge."),
        ({"endpoint": "e1", "judge": "j1", "outputs": "o"}, "It was made with other outputs."),
    ],
)
def test_results_of_another_product_are_not_taken(
    path: Path, made_with: dict[str, str], reason: str
) -> None:
    keep(path, a_result("a"))
    before = path.read_bytes()
    with pytest.raises(FileProblem) as caught:
        KeptResults.open(path, made_with)
    assert caught.value.reason.startswith(reason)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["my notes\n", '{"id":"a","output":"x"}\n', "[1]\n", '{"format":"reviewer-results"}\n']
)
def test_a_file_of_somebody_else_is_left_as_it_is(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(FileProblem):
        KeptResults.open(path, WITH)
    assert path.read_text() == text


def test_a_place_that_takes_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileProblem):
        KeptResults.open(tmp_path, WITH)
    with pytest.raises(FileProblem):
        KeptResults.open(tmp_path / "none" / "kept.jsonl", WITH)


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no devices by path there")
def test_a_device_keeps_nothing() -> None:
    with pytest.raises(FileProblem, match="device"):
        KeptResults.open(Path("/dev/null"), WITH)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device there")
def test_a_full_disk_is_told(path: Path) -> None:
    """Once: closing the file, which fails again, hides nothing of it."""
    full = Path("/dev/full").open("r+b")  # noqa: SIM115 - it is closed with what it keeps
    with (
        pytest.raises(FileProblem, match="cannot be written: No space left"),
        closing(KeptResults(full, path)) as kept,
    ):
        kept.keep(a_result("a"))
    assert full.closed


def test_without_a_file_results_go_with_the_run() -> None:
    with closing(KeptResults.beside_memory()) as kept:
        kept.keep(a_result("a"))
        assert kept.read(kept.place_of("key-a")) == a_result("a")


@pytest.mark.skipif(os.name == "nt", reason="no named pipes there")
def test_what_comes_through_a_pipe_cannot_be_known_again(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileProblem, match="only be resumed with files"):
        hash_file(tmp_path / "pipe")
