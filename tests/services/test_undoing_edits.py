"""Edits are taken back and done again, also after a restart, unless somebody built on them."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.errors import EditedSince, HeadMoved, NotFound
from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.store import people
from reviewer_app.store.opening import open_store
from tests.support.builders import DATASET, OTHER
from tests.support.stores import Bench, a_bench, run


@pytest.fixture
def bench(tmp_path: Path) -> Generator[Bench]:
    """Three cases; whatever a test did, the store is sound at its end."""
    with a_bench(tmp_path, 3) as bench:
        yield bench
        assert bench.problems() == []


def view(bench: Bench, case_id: str = "case-1") -> CaseView:
    return run(bench.browsing.case_by_id(case_id))


def shown(bench: Bench) -> list[CaseView]:
    """Every case of the list."""
    numbers = run(bench.browsing.numbers(Filter()))
    return [run(bench.browsing.prepare(number)) for number in numbers]


def texts(bench: Bench) -> list[str | None]:
    return [case.content.expected_output for case in shown(bench)]


def edit(bench: Bench, case_id: str, words: str, **labels: Any) -> str:
    """Edit a case; the id of its latest revision then."""
    case = view(bench, case_id)
    content = replace(case.content, expected_output=words)
    made = run(bench.editing.save(case.seen, content, replace(case.labels, **labels)))
    assert made
    return made.case_id


def undo(bench: Bench) -> Decided:
    done = run(bench.undoing.undo())
    assert done
    return done


def redo(bench: Bench) -> Decided:
    done = run(bench.undoing.redo())
    assert done
    return done


def by_somebody_else(bench: Bench) -> Bench:
    """Another person at the same store."""
    bench.write(lambda session: people.save_person(session, OTHER))
    return Bench(bench.database, clock=bench.clock, person_id=OTHER.id)


def test_one_undo_takes_back_one_edit_of_ten(bench: Bench) -> None:
    """B37."""
    last = "case-1"
    for number in range(10):
        last = edit(bench, last, f"Text {number}")
    undone = undo(bench)
    assert undone.name == "edit_case"
    assert texts(bench)[0] == "Text 8"
    assert view(bench, undone.case_id).revisions == 10
    assert redo(bench).case_id == last


def test_each_undo_shows_the_case_that_it_changed_and_names_the_act(bench: Bench) -> None:
    """B38: a vote, then an edit of the next case."""
    run(bench.reviewing.press(view(bench).seen, -1))
    new = edit(bench, "case-2", "No")
    first, second = undo(bench), undo(bench)
    assert (first.name, first.case_id) == ("edit_case", "case-2")
    assert (second.name, second.case_id) == ("downvote", "case-1")
    assert (redo(bench).case_id, redo(bench).case_id) == ("case-1", new)


def test_an_undone_edit_stays_undone_after_a_restart_and_can_be_done_again(tmp_path: Path) -> None:
    """B41."""
    with a_bench(tmp_path, 2) as bench:
        run(bench.reviewing.press(view(bench).seen, 1))
        new = edit(bench, "case-1", "No", variant="rag")
        undo(bench)
    for turn, words in ((redo, "No"), (undo, None)):
        again = Bench(open_store(tmp_path), ids=bench.ids, clock=bench.clock)
        try:
            turn(again)
            assert texts(again) == [words, None]
            assert again.problems() == []
            assert view(again, new).note == ""
        finally:
            again.database.close()


def test_undo_takes_back_the_last_act_alone(bench: Bench) -> None:
    """B42: labels, then a new case."""
    case = view(bench)
    run(bench.editing.save(case.seen, case.content, replace(case.labels, name="Renamed")))
    run(bench.editing.create(DATASET.id, Content(input="New"), Labels()))
    undone = undo(bench)
    assert undone.name == "create_case"
    assert len(shown(bench)) == 3
    assert view(bench).labels.name == "Renamed"


def test_undo_brings_the_vote_and_mark_of_the_revision_before_back(bench: Bench) -> None:
    run(bench.reviewing.approve(view(bench).seen, "Right"))
    run(bench.reviewing.press(view(bench, edit(bench, "case-1", "No")).seen, -1))
    undo(bench)
    undo(bench)
    case = shown(bench)[0]
    assert (case.case_id, case.vote.score, case.vote.reason) == ("case-1", 1, "Right")
    assert case.reviewed_at is not None
    assert not case.is_legacy
    assert list(run(bench.browsing.numbers(Filter(changed_since_vote=True)))) == []


def test_undo_of_labels_brings_labels_and_mark_back(bench: Bench) -> None:
    case = view(bench)
    labels = replace(case.labels, variant="rag", tags=("red", "blue"))
    run(bench.editing.save(case.seen, case.content, labels))
    assert undo(bench).name == "relabel_case"
    assert (view(bench).labels, view(bench).is_done) == (case.labels, False)
    assert bench.rows("SELECT count(*) FROM case_tag") == [(0,)]
    redo(bench)
    assert (view(bench).labels, view(bench).is_done) == (labels, True)


def test_undo_of_labels_leaves_a_mark_that_was_there_before(bench: Bench) -> None:
    run(bench.reviewing.mark(view(bench).seen, True))
    case = view(bench)
    run(bench.editing.save(case.seen, case.content, replace(case.labels, variant="rag")))
    undo(bench)
    assert view(bench).is_done


def test_a_deleted_case_comes_back_with_its_revisions_votes_and_place(bench: Bench) -> None:
    run(bench.reviewing.press(view(bench, "case-2").seen, -1))
    edit(bench, "case-2", "No")
    before = shown(bench)
    run(bench.editing.delete("case-2"))
    assert undo(bench).case_id == before[1].case_id
    assert shown(bench) == before
    again = redo(bench)
    assert (again.case_id, again.subject) == ("", "E2")
    assert len(shown(bench)) == 2


def test_revisions_that_were_taken_back_do_not_come_back_with_a_deleted_case(bench: Bench) -> None:
    edit(bench, "case-1", "No")
    undo(bench)
    run(bench.editing.delete("case-1"))
    undo(bench)
    assert texts(bench) == [None, None, None]
    assert view(bench).revisions == 1


def test_a_new_case_goes_and_comes_back(bench: Bench) -> None:
    made = run(bench.editing.create(DATASET.id, Content(input="New"), Labels()))
    edit(bench, made.case_id, "No")
    undo(bench)
    undone = undo(bench)
    assert (undone.name, undone.case_id) == ("create_case", "")
    assert len(shown(bench)) == 3
    assert redo(bench).case_id == made.case_id
    assert redo(bench).name == "edit_case"
    assert texts(bench)[-1] == "No"


def test_an_edit_after_an_undo_gives_the_redo_up(bench: Bench) -> None:
    first = edit(bench, "case-1", "No")
    undo(bench)
    second = edit(bench, "case-1", "Other")
    assert run(bench.undoing.redo()) is None
    assert view(bench, second).revision == 2
    assert bench.rows("SELECT deleted_at IS NULL FROM test_case WHERE id = :id", id=first) == [(0,)]


def test_undo_is_refused_and_names_who_edited_since(bench: Bench) -> None:
    mine = edit(bench, "case-1", "Mine")
    theirs = edit(by_somebody_else(bench), mine, "Theirs")
    with pytest.raises(EditedSince) as refused:
        undo(bench)
    error = refused.value
    assert (error.title, error.who, error.head_id) == ("E1", "Grace", theirs)
    assert error.is_undo
    assert texts(bench)[0] == "Theirs"
    stack = run(bench.undoing.undo_stack())
    assert stack.undo
    assert stack.undo.name == "edit_case"


def test_redo_is_refused_where_somebody_edited_meanwhile(bench: Bench) -> None:
    edit(bench, "case-1", "Mine")
    undo(bench)
    edit(by_somebody_else(bench), "case-1", "Theirs")
    with pytest.raises(EditedSince) as refused:
        redo(bench)
    assert not refused.value.is_undo
    assert texts(bench)[0] == "Theirs"


def test_a_new_case_that_somebody_edited_does_not_go(bench: Bench) -> None:
    made = run(bench.editing.create(DATASET.id, Content(input="New"), Labels()))
    edit(by_somebody_else(bench), made.case_id, "Theirs")
    with pytest.raises(EditedSince):
        undo(bench)
    assert len(shown(bench)) == 4


def test_labels_that_somebody_changed_since_are_not_taken_back(bench: Bench) -> None:
    case = view(bench)
    run(bench.editing.save(case.seen, case.content, replace(case.labels, variant="rag")))
    other = by_somebody_else(bench)
    run(other.editing.save(case.seen, case.content, replace(case.labels, variant="qa")))
    with pytest.raises(EditedSince) as refused:
        undo(bench)
    assert refused.value.who == "Grace"
    assert view(bench).labels.variant == "qa"


def test_an_edit_of_a_case_that_somebody_deleted_is_not_taken_back(bench: Bench) -> None:
    mine = edit(bench, "case-1", "Mine")
    other = by_somebody_else(bench)
    run(other.editing.delete(mine))
    with pytest.raises(NotFound):
        undo(bench)
    run(other.undoing.undo())
    assert undo(bench).case_id == "case-1"


def test_votes_of_others_on_an_undone_revision_come_back_with_it(bench: Bench) -> None:
    mine = edit(bench, "case-1", "Mine")
    other = by_somebody_else(bench)
    run(other.reviewing.vote(view(bench, mine).seen, -1, "Not yet"))
    undo(bench)
    redo(bench)
    query = "SELECT person, score, reason FROM vote WHERE revision = :id"
    assert bench.rows(query, id=mine) == [(OTHER.id, -1, "Not yet")]


def test_a_stale_window_cannot_edit_a_revision_that_was_taken_back(bench: Bench) -> None:
    mine = edit(bench, "case-1", "Mine")
    stale = view(bench, mine)
    undo(bench)
    content = replace(stale.content, expected_output="Later")
    with pytest.raises(HeadMoved):
        run(bench.editing.save(stale.seen, content, stale.labels))
    with pytest.raises(NotFound):
        run(bench.reviewing.press(stale.seen, 1))
