"""Out, changed, and in again: only what was changed is taken over, whatever the format."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.json import Json
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.import_results import ImportResult
from tests.formats.test_yaml import load_suite
from tests.support.filing import Filing, a_filing
from tests.support.spreadsheets import fill_in
from tests.support.stores import run

PUBLIC = Path(__file__).parents[1] / "data" / "public" / "nous"
CARDS = (
    "id,question,answer,tags,language\n"
    "1,May I block my card?,Yes,a;b,en\n"
    '2,"What does it cost?\nIn euros, please.",Nothing,"[""x;y""]",en\n'
    "3,=1+1,-5,,es\n"
    "4,007,NA,,es\n"
)
SUITE = """\
name: Cards
description: Smoke
default_timeout: 45000
metadata:
  owner: qa
test_cases:
  - id: block
    input: |
      May I block my card?
      It was stolen.
    expected:
      contains_any: ["yes", sure]
      share: 1.10
    eval_type: contains
    tags: [cards, "no", "007"]
    timeout: 20000
  - id: messages
    input:
      messages:
        - role: user
          content: 你好
    eval_type: llm_judge
"""

Change = Callable[[Path, str, str], None]


def in_text(path: Path, before: str, after: str) -> None:
    """Change a file as an editor does."""
    path.write_bytes(path.read_bytes().replace(before.encode(), after.encode()))


def in_workbook(path: Path, before: str, after: str) -> None:
    fill_in(path, {before: after})


WAYS: dict[str, tuple[str, dict[str, Any], Change]] = {
    "csv": ("csv", {}, in_text),
    "csv for Excel": ("csv", {"excel_delimiter": ";"}, in_text),
    "jsonl": ("jsonl", {}, in_text),
    "xlsx": ("xlsx", {}, in_workbook),
    "yaml": ("yaml", {}, in_text),
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS)


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS, dataset="cards")
        yield filing


def write(filing: Filing, way: str, name: str = "out", **more: Any) -> Path:
    format_, options, _ = WAYS[way]
    return filing.export(format_, name, **options, **more)


def counts(result: ImportResult) -> dict[str, int]:
    """What became of the rows; what was none of them is left out."""
    names = ("taken", "same", "changed", "relabelled", "conflicting", "history")
    found = {name: getattr(result, name) for name in names} | {"refused": len(result.refused)}
    return {name: number for name, number in found.items() if number}


def case(filing: Filing, external_id: str) -> CaseView:
    (found,) = [view for view in filing.cases() if view.external_id == external_id]
    return found


@EVERY_WAY
def test_a_second_import_finds_nothing_changed_and_so_does_a_third(
    filing: Filing, way: str
) -> None:
    """B77, I46, I53, I54: what comes back is what went out, also once more."""
    run(filing.desk.reviewing.vote(filing.seen(0), -1, "=wrong"))
    run(filing.desk.reviewing.mark(filing.seen(1), True))
    before = [(view.content, view.labels, view.vote) for view in filing.cases()]
    for name in ("first", "second"):
        path = write(filing, way, name)
        assert counts(filing.take(path, dataset="cards")) == {"same": 4}
    assert [(view.content, view.labels, view.vote) for view in filing.cases()] == before


@EVERY_WAY
def test_a_suite_comes_back_the_same_from_every_format(tmp_path: Path, way: str) -> None:
    """I47: twice, with everything that the suite says of itself."""
    with a_filing(tmp_path, "suites") as filing:
        filing.take(SUITE, "cards.yaml", dataset="Cards")
        for name in ("first", "second"):
            path = write(filing, way, name)
            assert counts(filing.take(path, dataset="Cards")) == {"same": 2}
        first, second = filing.cases()
        assert first.content.expected == Json('{"contains_any":["yes","sure"],"share":1.10}')
        assert first.labels.tags == ("cards", "no", "007")
        assert second.content.input == Json('{"messages":[{"role":"user","content":"你好"}]}')


def test_a_suite_that_was_read_in_is_written_again_as_it_was(tmp_path: Path) -> None:
    """All but our own key, which the framework ignores."""
    with a_filing(tmp_path, "suites") as filing:
        filing.take(SUITE, "cards.yaml", dataset="Cards")
        lines = filing.export("yaml").read_text("utf-8").splitlines()
    own = [n for n, line in enumerate(lines) if line == "    reviewer:"]
    ours = {n + depth for n in own for depth in range(4)}
    assert "\n".join(line for n, line in enumerate(lines) if n not in ours) + "\n" == SUITE


@EVERY_WAY
def test_only_what_was_changed_in_the_file_is_taken_over(filing: Filing, way: str) -> None:
    run(filing.desk.reviewing.vote(case(filing, "4").seen, 1, ""))
    path = write(filing, way)
    WAYS[way][2](path, "Nothing", "Two euros")
    before = {view.external_id: view.case_id for view in filing.cases()}
    assert counts(filing.take(path, dataset="cards")) == {"changed": 1, "same": 3}
    after = {view.external_id: view.case_id for view in filing.cases()}
    assert [id_ for id_ in before if before[id_] != after[id_]] == ["2"]
    changed = case(filing, "2")
    assert changed.content.expected_output == "Two euros"
    assert changed.content.input == "What does it cost?\nIn euros, please."
    assert changed.labels.tags == ("x;y",)
    assert case(filing, "4").vote.score == 1


@EVERY_WAY
def test_a_label_that_was_changed_makes_no_revision(filing: Filing, way: str) -> None:
    filing.take("id,question,tag\n9,Why?,old-variant\n", dataset="others")
    path = write(filing, way, dataset="others")
    WAYS[way][2](path, "old-variant", "new-variant")
    before = case(filing, "9").case_id
    assert counts(filing.take(path, dataset="others")) == {"relabelled": 1}
    after = case(filing, "9")
    assert (after.case_id, after.labels.variant) == (before, "new-variant")


@EVERY_WAY
def test_what_was_decided_here_meanwhile_is_a_conflict_where_the_file_was_changed(
    filing: Filing, way: str
) -> None:
    path = write(filing, way)
    run(filing.desk.reviewing.vote(case(filing, "2").seen, -1, "too cheap"))
    run(filing.desk.reviewing.vote(case(filing, "1").seen, 1, ""))
    WAYS[way][2](path, "Nothing", "Two euros")
    assert counts(filing.take(path, dataset="cards")) == {"conflicting": 1, "same": 3}
    assert case(filing, "2").content.expected_output == "Nothing"
    assert case(filing, "2").vote.reason == "too cheap"
    again = filing.take(path, dataset="cards", on_conflict="replace")
    assert counts(again) == {"changed": 1, "same": 3}
    assert case(filing, "2").content.expected_output == "Two euros"


@EVERY_WAY
def test_a_row_that_somebody_added_becomes_a_case(filing: Filing, way: str) -> None:
    path = write(filing, way)
    add_row(path, way)
    assert counts(filing.take(path, dataset="cards")) == {"taken": 1, "same": 4}
    assert filing.cases()[-1].content.input == "Is it new?"
    # The old file still knows the others; the new one is known by what it holds.
    assert counts(filing.take(path, dataset="cards")) == {"same": 5}


def add_row(path: Path, way: str) -> None:
    match way:
        case "xlsx":
            fill_in(path, {}, added={"input": "Is it new?", "language": "en"})
        case "csv":
            path.write_bytes(path.read_bytes() + b",,,,Is it new?" + b"," * 37 + b"\r\n")
        case "csv for Excel":
            path.write_bytes(path.read_bytes() + b";;;;Is it new?" + b";" * 38 + b"\r\n")
        case "jsonl":
            path.write_bytes(path.read_bytes() + b'{"input": "Is it new?"}\n')
        case _:
            path.write_bytes(path.read_bytes() + b"  - id: new\n    input: Is it new?\n")


@pytest.mark.parametrize("way", [way for way in WAYS if way != "yaml"])
def test_earlier_revisions_in_a_file_are_history(filing: Filing, way: str) -> None:
    """B86: the same rows again, and none of the old ones becomes a case."""
    path = write(filing, way, "first")
    WAYS[way][2](path, "Nothing", "Two euros")
    filing.take(path, dataset="cards")
    whole = write(filing, way, "whole", include_legacy=True)
    assert counts(filing.take(whole, dataset="cards")) == {"same": 4, "history": 1}
    assert len(filing.cases()) == 4


def test_a_text_that_was_cut_off_for_a_cell_is_refused_and_stays(filing: Filing) -> None:
    """B82: an export that cuts says so, and its return changes nothing."""
    long = "é" * 40_000
    filing.take(f"id,question\nlong,{long}\nshort,why\n", dataset="texts")
    path = filing.export("xlsx", dataset="texts")
    assert counts(filing.take(path, dataset="texts")) == {"same": 1, "refused": 1}
    assert case(filing, "long").content.input == long


def test_times_in_a_file_are_the_same_instant(filing: Filing) -> None:
    """B101."""
    at = "2026-01-02T03:04:05.000006Z"
    filing.change(
        f"UPDATE test_case SET legacy_at = '{at}', family_id = "
        "(SELECT family_id FROM test_case WHERE n = 1) WHERE n = 2"
    )
    text = filing.export("csv", include_legacy=True).read_text("utf-8")
    assert text.count(at) == 1


@EVERY_WAY
def test_every_column_of_an_export_is_told_to_be_read(filing: Filing, way: str) -> None:
    look = run(filing.desk.surveying.look(write(filing, way)))
    assert look.not_kept == ()
    assert filing.take(look.origin.path, dataset="cards").not_kept == ()


@pytest.mark.parametrize("name", ["basic", "context", "edge_cases", "tools"])
def test_the_framework_finds_the_same_suite_in_an_export(tmp_path: Path, name: str) -> None:
    """Every case and every key of the suite, by the framework's own rules."""
    original = load_suite(PUBLIC / f"{name}.yaml")
    with a_filing(tmp_path, "suites") as filing:
        filing.take(PUBLIC / f"{name}.yaml", dataset=original.name)
        assert load_suite(filing.export("yaml")) == original
