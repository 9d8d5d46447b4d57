"""Which cases an export writes: those of a queue, of a filter, of ids or of a selection, once."""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.errors import NotFound, RuleBroken
from reviewer_app.domain.queues import TO_REVIEW, Filter, Order
from reviewer_app.services.choosing import Wanted
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

CARDS = "id,question,language,confidence\n1,a,es,0.9\n2,b,en,0.1\n3,c,es,\n4,d,en,0.5\n"


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS, dataset="cards")
        yield filing


def ids(path: Path) -> list[str]:
    """The ids of the rows, as their file had them."""
    return [row["external_id"] for row in rows(path)]


def rows(path: Path) -> list[dict[str, Any]]:
    return list(map(json.loads, path.read_text("utf-8").splitlines()))


def test_a_queue_is_written_as_it_is_now(filing: Filing) -> None:
    run(filing.desk.reviewing.vote(filing.seen(1), 1, ""))
    assert ids(filing.export("jsonl", filter=TO_REVIEW)) == ["1", "3", "4"]
    assert ids(filing.export("jsonl", filter=Filter(votes=frozenset({1})))) == ["2"]


def test_a_filter_is_written_in_the_order_of_its_queue(filing: Filing) -> None:
    found = filing.export("jsonl", filter=Filter(), order=Order.CONFIDENCE)
    assert ids(found) == ["2", "4", "1", "3"]
    spanish = Filter(languages=frozenset({"es"}))
    assert ids(filing.export("jsonl", filter=spanish, order=Order.NEWEST)) == ["3", "1"]


def test_a_selection_is_written_in_its_own_order_and_each_row_once(filing: Filing) -> None:
    """B86."""
    first, second, *_ = [case.n for case in filing.cases()]
    assert ids(filing.export("jsonl", rows=(second, first, second, 999))) == ["2", "1"]


def test_cases_can_be_named_by_any_of_their_ids(filing: Filing) -> None:
    """B86: also when a case is named twice."""
    ours = filing.cases()[2].case_id
    assert ids(filing.export("jsonl", ids=("4", ours, "4", "3"))) == ["3", "4"]


def test_one_of_two_products_can_be_chosen(filing: Filing) -> None:
    filing.take("id,question\n9,x\n", product="Bank", dataset="cards")
    assert ids(filing.export("jsonl", product="Bank")) == ["9"]
    assert len(ids(filing.export("jsonl", dataset="cards"))) == 5
    with pytest.raises(NotFound) as caught:
        filing.export("jsonl", product="Shop")
    assert (caught.value.kind, caught.value.id) == ("product", "Shop")


def test_an_id_that_is_not_here_or_not_in_the_dataset_is_named(filing: Filing) -> None:
    filing.take("id,question\n9,x\n", dataset="others")
    with pytest.raises(NotFound) as caught:
        filing.export("jsonl", ids=("1", "9"), dataset="cards")
    assert (caught.value.kind, caught.value.id) == ("test case", "9")
    assert not (filing.folder / "out.jsonl").exists()


def test_odd_characters_in_an_id_are_found(filing: Filing) -> None:
    filing.take(json.dumps({"id": "x\x00\ud83d", "input": "q"}), "odd.jsonl", dataset="odd")
    assert ids(filing.export("jsonl", ids=("x\x00\ud83d",))) == ["x\x00\ud83d"]


def test_every_row_of_an_export_has_a_key_of_its_own(filing: Filing) -> None:
    """B86: several revisions, votes and datasets of one case make no second row."""
    filing.take(CARDS, dataset="again")
    run(filing.desk.reviewing.vote(filing.seen(0), 1, ""))
    run(filing.desk.reviewing.mark(filing.seen(0), True))
    filing.change(
        "UPDATE test_case SET legacy_at = created_at, "
        "family_id = (SELECT family_id FROM test_case WHERE n = 1) WHERE n = 2"
    )
    found = rows(filing.export("jsonl", include_legacy=True))
    assert len({row["id"] for row in found}) == len(found) == 8


def test_datasets_go_into_a_suite_each(filing: Filing) -> None:
    filing.take("id,question\n9,x\n", dataset="a/b: c?")
    filing.take("id,question\n9,y\n", product="Bank", dataset="CARDS")
    written = run(filing.desk.exporting.export_file(filing.folder / "all.yaml", "yaml"))
    names = ["all - cards.yaml", "all - a-b- c-.yaml", "all - CARDS 2.yaml"]
    assert [path.name for path in written.files] == names
    assert written.cases == 6
    assert (filing.folder / names[1]).read_text("utf-8").startswith('name: "a/b: c?"\n')
    assert not (filing.folder / "all.yaml").exists()


def test_one_dataset_goes_into_the_file_that_was_named(filing: Filing) -> None:
    path = filing.export("yaml", filter=TO_REVIEW)
    assert path.read_text("utf-8").startswith("name: cards\ntest_cases:\n  - id: ")


def test_a_suite_says_again_what_its_dataset_says(filing: Filing) -> None:
    keys = '{"description": "Smoke", "default_timeout": 45000, "metadata": {"owner": "qa"}}'
    filing.change(f"UPDATE dataset SET metadata = '{keys}'")
    text = filing.export("yaml").read_text("utf-8")
    assert text.startswith(
        "name: cards\ndescription: Smoke\ndefault_timeout: 45000\nmetadata:\n  owner: qa\n"
    )


def test_a_suite_takes_no_earlier_revisions_and_a_stream_no_second_suite(filing: Filing) -> None:
    with pytest.raises(RuleBroken, match="current revisions only"):
        filing.export("yaml", include_legacy=True)
    filing.take("id,question\n9,x\n", dataset="others")
    with (
        pytest.raises(RuleBroken, match="holds one dataset"),
        (filing.folder / "x").open("w") as out,
    ):
        run(filing.desk.exporting.export_to(out, "yaml"))


def test_what_would_be_written_is_told_before(filing: Filing) -> None:
    filing.take("id,question\n9,x\n", dataset="others")
    (filing.folder / "all - others.yaml").write_text("mine")
    plan = run(filing.desk.exporting.plan(filing.folder / "all.yaml", "yaml", Wanted()))
    assert plan.cases == 5
    assert [path.name for path in plan.files] == ["all - cards.yaml", "all - others.yaml"]
    assert [path.name for path in plan.replaced] == ["all - others.yaml"]
    assert (filing.folder / "all - others.yaml").read_text() == "mine"


def test_a_suite_too_large_to_be_read_in_again_is_told(
    filing: Filing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reviewer_app.services.exporting.MAX_BYTES", 100)
    written = run(filing.desk.exporting.export_file(filing.folder / "all.yaml", "yaml"))
    (note,) = written.advice
    assert "Reviewer reads YAML up to 0 MB; to read the cases in again, export JSONL" in note.reason
    assert (written.cases, written.not_whole) == (4, ())
