"""What the page of a revision says of those before and after it."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from sqlalchemy import update

from reviewer_app.domain.changes import Seen
from reviewer_app.services.case_views import CaseView
from reviewer_app.store.tables import CASES
from tests.support.builders import ME, NOON, a_case
from tests.support.families import edited
from tests.support.stores import Bench, a_bench, run


def _view(bench: Bench, case_id: str) -> CaseView:
    return run(bench.browsing.case_by_id(case_id))


def _vote(bench: Bench, case_id: str, score: int, reason: str = "") -> None:
    seen = Seen(case_id=case_id, content_hash=_view(bench, case_id).seen.content_hash)
    assert score in (-1, 0, 1)
    run(bench.reviewing.vote(seen, score, reason))


def test_an_imported_case_is_revision_one_of_one(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        view = _view(bench, "case-1")
    assert (view.revision, view.revisions, view.head_id) == (1, 1, "case-1")
    assert (view.parent, view.successor, view.earlier_vote) == (None, None, None)
    assert (view.author, view.is_my_revision, view.file_name) == ("Ada", True, "cards.csv")


def test_a_revision_names_the_ones_beside_it(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, edited(bench, a_case(1), 2), 3)
        first, second, third = (
            _view(bench, name) for name in ("case-1", "revision-2", "revision-3")
        )
    assert (second.revision, second.revisions, second.head_id) == (2, 3, "revision-3")
    assert second.parent is not None
    assert second.successor is not None
    assert (second.parent.case_id, second.parent.number) == ("case-1", 1)
    assert (second.successor.case_id, second.successor.number) == ("revision-3", 3)
    assert (second.author, second.is_my_revision, second.file_name) == ("Grace", False, "")
    assert second.created_at == NOON + timedelta(days=2)
    assert (first.parent, third.successor) == (None, None)
    assert (first.is_legacy, second.is_legacy, third.is_legacy) == (True, True, False)


def test_numbers_are_told_only_where_the_family_is_complete(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, replace(a_case(1), parent_id="not-here"), 2)
        lost = update(CASES).where(CASES.c.id == "case-1").values(parent_id="not-here")
        bench.write(lambda session: session.execute(lost))
        view = _view(bench, "revision-2")
    assert view.revision is None
    assert view.parent is not None
    assert (view.parent.case_id, view.parent.number) == ("case-1", None)


def test_a_revision_that_is_cut_off_from_the_latest_one_still_shows(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, edited(bench, a_case(1), 2), 3)
        lost = update(CASES).where(CASES.c.id == "revision-3").values(parent_id="not-here")
        bench.write(lambda session: session.execute(lost))
        view = _view(bench, "revision-2")
    assert (view.revision, view.head_id) == (None, "revision-3")
    assert view.parent is not None
    assert view.parent.number is None


def test_my_vote_on_an_earlier_revision_is_told_until_i_vote_anew(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        _vote(bench, "case-1", -1, "Incomplete")
        edited(bench, edited(bench, a_case(1), 2), 3)
        view = _view(bench, "revision-3")
        assert view.earlier_vote is not None
        assert (view.earlier_vote.vote.score, view.earlier_vote.vote.reason) == (-1, "Incomplete")
        assert view.earlier_vote.revision.number == 1
        assert view.vote.score == 0
        assert not view.is_done

        _vote(bench, "revision-3", 1)
        assert _view(bench, "revision-3").earlier_vote is None

        _vote(bench, "revision-3", 0)
        assert _view(bench, "revision-3").earlier_vote is not None


def test_of_several_earlier_votes_the_nearest_counts_whatever_the_clock_said(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path) as bench:
        _vote(bench, "case-1", -1, "Tone")
        second = edited(bench, a_case(1), 2)
        bench.clock.moment = NOON - timedelta(days=300)
        _vote(bench, "revision-2", 1)
        edited(bench, second, 3)
        view = _view(bench, "revision-3")
    assert view.earlier_vote is not None
    assert (view.earlier_vote.vote.score, view.earlier_vote.revision.number) == (1, 2)


def test_a_vote_that_was_taken_back_is_no_earlier_vote(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        _vote(bench, "case-1", -1)
        _vote(bench, "case-1", 0)
        edited(bench, a_case(1), 2, by=ME)
        view = _view(bench, "revision-2")
    assert view.earlier_vote is None
    assert view.is_my_revision


def test_a_later_vote_says_nothing_of_an_older_revision(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, edited(bench, a_case(1), 2), 3)
        _vote(bench, "revision-3", -1)
        view = _view(bench, "case-1")
    assert view.earlier_vote is None
