"""What is half-typed in the editor is there again, for whichever revision of the case."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.store.opening import open_store
from tests.support.stores import Bench, a_bench, run


@pytest.fixture
def bench(tmp_path: Path) -> Generator[Bench]:
    """Three cases."""
    with a_bench(tmp_path, 3) as bench:
        yield bench


def edit(bench: Bench, case_id: str, words: str) -> str:
    """An edit by somebody whose drafts these are not; the latest revision then."""
    case = run(bench.browsing.case_by_id(case_id))
    other = Bench(bench.database, clock=bench.clock, person_id="person-other")
    content = replace(case.content, expected_output=words)
    made = run(other.editing.save(case.seen, content, case.labels))
    assert made
    return made.case_id


@pytest.fixture(autouse=True)
def somebody_else(bench: Bench) -> None:
    bench.write(
        lambda session: (
            session.connection().exec_driver_sql(
                "INSERT INTO person (id, name) VALUES ('person-other', 'Grace')"
            )
            and None
        )
    )


def test_a_draft_is_kept_per_field_with_its_caret(bench: Bench) -> None:
    run(bench.drafting.keep("case-1", "input", "May I\x00\udcff", 5))
    run(bench.drafting.keep("case-1", "goal", "", 0))
    run(bench.drafting.keep("case-2", "input", "Other", 1))
    drafts = run(bench.drafting.of("case-1"))
    assert {field: (draft.text, draft.caret) for field, draft in drafts.items()} == {
        "input": ("May I\x00\udcff", 5),
        "goal": ("", 0),  # a field that was emptied is a draft, too
    }
    run(bench.drafting.keep("case-1", "input", "May I block", 11))
    assert run(bench.drafting.of("case-1"))["input"].text == "May I block"


def test_drafts_are_let_go_by_field_or_all_at_once(bench: Bench) -> None:
    for field in ("input", "goal", "tags"):
        run(bench.drafting.keep("case-1", field, "x", 1))
    run(bench.drafting.drop("case-1", "goal"))
    assert set(run(bench.drafting.of("case-1"))) == {"input", "tags"}
    run(bench.drafting.drop("case-1"))
    assert run(bench.drafting.of("case-1")) == {}


def test_a_draft_goes_with_its_case_and_says_what_it_was_begun_on(bench: Bench) -> None:
    """The one that was edited, the latest one and the draft are all there to be compared."""
    run(bench.drafting.keep("case-1", "expected_output", "Mine", 4))
    latest = edit(bench, "case-1", "Theirs")
    view = run(bench.browsing.case_by_id(latest))
    assert view.has_edit_draft
    draft = run(bench.drafting.of(latest))["expected_output"]
    assert (draft.text, draft.begun_on) == ("Mine", "case-1")
    assert draft.begun_on != view.head_id
    assert view.content.expected_output == "Theirs"
    assert run(bench.browsing.case_by_id("case-1")).content.expected_output is None
    run(bench.drafting.keep(latest, "expected_output", "Both", 4))
    assert run(bench.drafting.of("case-1"))["expected_output"].begun_on == latest


def test_a_draft_outlives_the_undo_of_the_revision_that_it_was_begun_on(bench: Bench) -> None:
    case = run(bench.browsing.case_by_id("case-1"))
    content = replace(case.content, expected_output="No")
    made = run(bench.editing.save(case.seen, content, case.labels))
    assert made
    run(bench.drafting.keep(made.case_id, "goal", "Half", 4))
    run(bench.undoing.undo())
    draft = run(bench.drafting.of("case-1"))["goal"]
    assert (draft.text, draft.begun_on) == ("Half", made.case_id)


def test_the_reason_of_a_vote_is_no_draft_of_the_editor(bench: Bench) -> None:
    run(bench.reviewing.keep_draft("case-1", "because", 7))
    run(bench.drafting.keep("case-1", "reason", "a field of that name", 3))
    run(bench.drafting.drop("case-1"))
    reason = run(bench.reviewing.draft("case-1"))
    assert reason
    assert (reason.text, reason.begun_on) == ("because", None)


def test_a_case_that_is_not_made_yet_has_drafts_under_a_key(tmp_path: Path, bench: Bench) -> None:
    run(bench.drafting.keep("new:dataset-1", "input", "How long", 8))
    bench.database.close()
    again = Bench(open_store(bench.folder))
    try:
        draft = run(again.drafting.of("new:dataset-1"))["input"]
        assert (draft.text, draft.caret, draft.begun_on) == ("How long", 8, None)
        assert run(again.drafting.of("new:dataset-2")) == {}
    finally:
        again.database.close()
