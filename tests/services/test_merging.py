"""Conflicts from the store: three sides, and a result that is saved once and stays settled."""

from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.changes import Seen
from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.errors import HeadMoved, NotFound
from reviewer_app.domain.merging import resolve
from reviewer_app.services.merging import Conflict, Merging, faults_of, merge_tools
from tests.support.builders import NOON, a_case
from tests.support.families import edited
from tests.support.stores import Bench, a_bench, run

INPUT = "May I cancel?"
BASE = Content(input=INPUT, expected_output="Free up to 24 hours before. Then €25.")
MINE = replace(BASE, expected_output="Free up to 12 hours before. Then €25.")
THEIRS = replace(BASE, expected_output="Free up to 24 hours before. Then €30.")


def _merging(bench: Bench) -> Merging:
    return Merging(bench.database, bench.editing)


def _base(bench: Bench) -> TestCase:
    """The revision that both sides change."""
    return edited(bench, a_case(1), 2, content=BASE)


def _conflict(bench: Bench, mine: Content = MINE) -> Conflict:
    found = run(_merging(bench).conflict("revision-2", mine, Labels(), NOON))
    assert found is not None
    return found


def _merged(conflict: Conflict) -> dict[str, object]:
    tools = merge_tools()
    return {field.name: resolve(field, {}, tools) for field in conflict.fields}


def _output(bench: Bench, case_id: str) -> str | None:
    return run(bench.browsing.case_by_id(case_id)).content.expected_output


def test_the_three_sides_are_told_with_who_made_them(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, _base(bench), 3, content=THEIRS)
        found = _conflict(bench)
    assert (found.title, found.theirs.id) == ("E1", "revision-3")
    assert (found.theirs_made.name, found.theirs_made.is_me) == ("Grace", False)
    assert (found.base_made.revision, found.theirs_made.revision) == (2, 3)
    assert found.mine.content == MINE
    assert [field.name for field in found.fields if field.origin != "base"] == ["expected_output"]
    assert not any(field.is_open for field in found.fields)


def test_the_result_is_an_edit_of_the_latest_revision(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, _base(bench), 3, content=THEIRS)
        conflict = _conflict(bench)
        saved = run(_merging(bench).save(conflict, _merged(conflict), "agreed with Grace"))
        assert saved is not None
        assert saved.made_revision
        view = run(bench.browsing.case_by_id(saved.case_id))
    assert view.content.expected_output == "Free up to 12 hours before. Then €30."
    assert (view.revision, view.note) == (4, "agreed with Grace")
    assert view.parent is not None
    assert view.parent.case_id == "revision-3"


def test_nobody_else_changed_it_is_no_conflict(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        _base(bench)
        assert run(_merging(bench).conflict("revision-2", MINE, Labels(), NOON)) is None
        with pytest.raises(NotFound):
            run(_merging(bench).conflict("nobody", MINE, Labels(), NOON))


def test_b88_taking_theirs_settles_it_and_a_vote_does_not_bring_it_back(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        base = _base(bench)
        run(bench.drafting.keep(base.id, "expected_output", str(MINE.expected_output), 0))
        edited(bench, base, 3, content=THEIRS)
        conflict = _conflict(bench)
        theirs = {field.name: field.theirs for field in conflict.fields}

        assert run(_merging(bench).save(conflict, theirs)) is None

        head = run(bench.browsing.case_by_id("revision-3"))
        run(bench.reviewing.vote(head.seen, 1))
        head = run(bench.browsing.case_by_id("revision-3"))
        assert (head.is_legacy, head.has_edit_draft) == (False, False)
        assert run(bench.drafting.of("revision-3")) == {}


def test_a_third_change_in_the_meantime_is_merged_too_and_loses_nothing(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        theirs = edited(bench, _base(bench), 3, content=THEIRS)
        conflict = _conflict(bench)
        more = replace(THEIRS, goal="Cancel a visit")
        edited(bench, theirs, 4, content=more)
        values = _merged(conflict)
        with pytest.raises(HeadMoved):
            run(_merging(bench).save(conflict, values))

        again = run(_merging(bench).again(conflict, values))
        assert again is not None
        assert again.base.id == "revision-3"
        saved = run(_merging(bench).save(again, _merged(again)))
        assert saved is not None
        assert _output(bench, saved.case_id) == "Free up to 12 hours before. Then €30."
        assert run(bench.browsing.case_by_id(saved.case_id)).content.goal == "Cancel a visit"


def test_b105_the_same_edit_on_both_sides_is_settled_without_a_revision(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, _base(bench), 3, content=THEIRS)
        conflict = _conflict(bench, THEIRS)
        assert not any(field.is_open for field in conflict.fields)
        saved = run(_merging(bench).save(conflict, _merged(conflict)))
        assert saved is None
        seen = Seen(case_id="revision-2", content_hash=conflict.base.content_hash)
        told = run(bench.editing.save(seen, THEIRS, Labels()))
        assert told is not None
        assert (told.case_id, told.deed) == ("revision-3", None)


def test_what_is_half_edited_is_one_side_of_a_conflict(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        base = _base(bench)
        assert run(_merging(bench).of_drafts(base.id)) is None
        run(bench.drafting.keep(base.id, "expected_output", str(MINE.expected_output), 0))
        run(bench.drafting.keep(base.id, "max_iterations", "five", 0))
        edited(bench, base, 3, content=THEIRS)
        with pytest.raises(EntryError, match="whole number"):
            run(_merging(bench).of_drafts("revision-3"))

        run(bench.drafting.keep(base.id, "max_iterations", "5", 0))
        found = run(_merging(bench).of_drafts("revision-3"))

    assert found is not None
    assert (found.base.id, found.theirs.id) == ("revision-2", "revision-3")
    assert found.mine.content == replace(MINE, max_iterations=5)


def test_a_result_that_breaks_a_rule_is_not_saved_unless_it_was_broken_before(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, _base(bench), 3, content=THEIRS)
        conflict = _conflict(bench)
    half = {"background_noise_profile": "street", "background_noise_level": None}
    (found,) = faults_of(conflict, half)
    assert found.field in half
    assert faults_of(conflict, _merged(conflict)) == ()
