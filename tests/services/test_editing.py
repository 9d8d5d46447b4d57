"""What a correction does to a case, and what it leaves alone."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import CreateCase, EditContent, Relabel, Seen
from reviewer_app.domain.errors import HeadMoved, NotEditable, NotFound
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.editing import Edited
from reviewer_app.store import journal, people
from reviewer_app.store.apply import apply
from reviewer_app.store.revisions import read_family
from reviewer_app.store.second_copy import read_changes
from tests.support.builders import DATASET, NOON, OTHER, a_mark
from tests.support.stores import Bench, a_bench, run


@pytest.fixture
def bench(tmp_path: Path) -> Generator[Bench]:
    """Three cases; whatever a test did, the store is sound at its end."""
    with a_bench(tmp_path, 3) as bench:
        yield bench
        assert bench.problems() == []


def view(bench: Bench, case_id: str = "case-1") -> CaseView:
    return run(bench.browsing.case_by_id(case_id))


def save(
    bench: Bench, shown: CaseView, *, labels: Labels | None = None, note: str = "", **content: Any
) -> Edited | None:
    """Save other fields of a case that is on screen."""
    wanted = replace(shown.content, **content)
    return run(bench.editing.save(shown.seen, wanted, labels or shown.labels, note))


def edited(bench: Bench, case_id: str = "case-1", **content: Any) -> CaseView:
    """Another content of a case, and how it looks then."""
    made = save(bench, view(bench, case_id), **content)
    assert made
    return view(bench, made.case_id)


def by_somebody_else(bench: Bench) -> Bench:
    """Another person at the same store."""
    bench.write(lambda session: people.save_person(session, OTHER))
    return Bench(bench.database, clock=bench.clock, person_id=OTHER.id)


def test_another_content_makes_a_revision_that_is_done_for_its_author(bench: Bench) -> None:
    before = view(bench)
    made = save(bench, before, expected_output="No", note="the answer was wrong")
    assert made
    assert made.made_revision
    after = view(bench, made.case_id)
    assert (after.content.expected_output, after.content.input) == ("No", before.content.input)
    assert (after.note, after.is_done, after.vote.score) == ("the answer was wrong", True, 0)
    assert after.reviewed_at is not None
    assert (after.revision, after.revisions, after.external_id) == (2, 2, "E1")
    old = view(bench)
    assert (old.is_legacy, old.is_done, old.successor) == (True, False, after_ref(after))
    assert run(bench.browsing.sidebar()).to_review == 2


def after_ref(after: CaseView) -> Any:
    """How the revision before one refers to it."""
    return type(after.parent)(case_id=after.case_id, number=after.revision)  # type: ignore[misc]


def test_an_edited_case_keeps_its_place_in_the_list(bench: Bench) -> None:
    before = list(run(bench.browsing.numbers(Filter())))
    after = edited(bench, "case-2", expected_output="No")
    assert list(run(bench.browsing.numbers(Filter()))) == before
    assert after.n == before[1]
    assert run(bench.browsing.case(before[1])).case_id == after.case_id
    with_legacy = run(bench.browsing.numbers(Filter(include_legacy=True)))
    assert len(with_legacy) == 4


def test_votes_and_marks_stay_on_the_revision_they_were_cast_on(bench: Bench) -> None:
    before = view(bench)
    run(bench.reviewing.vote(before.seen, -1, "Wrong: no"))
    after = edited(bench, expected_output="No")
    assert after.vote.score == 0
    assert after.earlier_vote
    assert (after.earlier_vote.vote.score, after.earlier_vote.vote.reason) == (-1, "Wrong: no")
    assert view(bench).vote.score == -1
    changed = Filter(changed_since_vote=True)
    assert list(run(bench.browsing.numbers(changed))) == [after.n]
    run(bench.reviewing.press(after.seen, 1))
    assert view(bench, after.case_id).earlier_vote is None
    assert list(run(bench.browsing.numbers(changed))) == []


def test_only_labels_change_in_place_and_make_the_editor_the_reviewer(bench: Bench) -> None:
    before = view(bench)
    run(bench.reviewing.press(before.seen, 1))
    labels = replace(before.labels, variant="rag", tags=("red",), confidence=Number("0.50"))
    made = save(bench, before, labels=labels)
    assert made
    assert (made.case_id, made.made_revision) == ("case-1", False)
    after = view(bench)
    assert after.labels == labels
    assert (after.vote.score, after.revisions) == (1, 1)
    assert after.reviewed_at is not None
    assert list(run(bench.browsing.numbers(Filter(tags=frozenset({"red"}))))) == [after.n]
    assert list(run(bench.browsing.numbers(Filter(text="rag")))) == [after.n]


def test_content_and_labels_of_one_save_are_one_change(bench: Bench) -> None:
    before = view(bench)
    count = bench.read(journal.count_changes)
    labels = replace(before.labels, variant="rag", metadata=Json('{"a": 1.10}'))
    made = save(bench, before, labels=labels, expected_output="No")
    assert made
    changes = bench.read(journal.all_changes)
    assert len(changes) == count + 1
    change = changes[-1]
    assert isinstance(change, EditContent)
    assert change.labels == {"variant": "rag", "metadata": Json('{"a": 1.10}')}
    assert change.labels_before == {"variant": None, "metadata": None}
    assert view(bench, made.case_id).labels == labels
    assert view(bench).labels == before.labels


@pytest.mark.parametrize(
    ("first", "second", "makes_one"),
    [
        ('{"b": 1, "a": [1, 2]}', '{"a":[1,2],  "b":1}', False),
        ('{"a": "\\u00e9"}', '{"a": "é"}', False),
        ('{"a": 1.10}', '{"a": 1.1}', True),
        ('{"a": 1E5}', '{"a": 100000}', True),
        ('{"a": [1, 2]}', '{"a": [2, 1]}', True),
        ('{"a": 1, "a": 2}', '{"a": 2}', True),
    ],
)
def test_json_counts_by_value_but_numbers_by_their_spelling(
    bench: Bench, first: str, second: str, makes_one: bool
) -> None:
    """B103."""
    shown = edited(bench, expected=Json(first))
    again = save(bench, shown, expected=Json(second))
    assert (again is not None) == makes_one


def test_saving_what_was_not_changed_makes_nothing(bench: Bench) -> None:
    """B103: also after changing something and changing it back."""
    shown = view(bench)
    count = bench.read(journal.count_changes)
    run(bench.drafting.keep("case-1", "input", "something", 3))
    run(bench.drafting.keep("case-1", "input", str(shown.content.input), 3))
    assert save(bench, shown) is None
    assert bench.read(journal.count_changes) == count
    assert (view(bench).revisions, view(bench).is_done) == (1, False)
    assert run(bench.drafting.of("case-1")) == {}
    assert bench.notes == []


def test_an_empty_text_is_not_the_same_as_none(bench: Bench) -> None:
    shown = edited(bench, expected_output="")
    assert shown.content.expected_output == ""
    assert edited(bench, shown.case_id, expected_output=None).content.expected_output is None


def test_the_same_edit_a_second_time_is_the_revision_that_is_there(bench: Bench) -> None:
    """B105: by another person, or by Save pressed twice."""
    before = view(bench)
    first = save(bench, before, expected_output="No")
    assert first
    run(bench.drafting.keep("case-1", "expected_output", "No", 2))
    count = bench.read(journal.count_changes)
    for person in (by_somebody_else(bench), bench):
        second = save(person, before, expected_output="No")
        assert second
        assert (second.case_id, second.deed, second.made_revision) == (first.case_id, None, False)
        assert second.revision == first.revision == 2
    assert bench.read(journal.count_changes) == count
    assert run(bench.drafting.of("case-1")) == {}


def test_an_edit_of_what_somebody_else_edited_names_them_and_keeps_the_draft(bench: Bench) -> None:
    before = view(bench)
    run(bench.drafting.keep("case-1", "expected_output", "Perhaps", 7))
    other = by_somebody_else(bench)
    theirs = save(other, before, expected_output="No")
    assert theirs
    with pytest.raises(HeadMoved) as moved:
        save(bench, before, expected_output="Perhaps")
    assert (moved.value.head_id, moved.value.who) == (theirs.case_id, "Grace")
    assert view(bench, theirs.case_id).created_at == moved.value.at
    draft = run(bench.drafting.of(theirs.case_id))["expected_output"]
    assert (draft.text, draft.caret, draft.begun_on) == ("Perhaps", 7, "case-1")


def test_labels_that_others_changed_meanwhile_stay_unless_edited_too(bench: Bench) -> None:
    shown = view(bench)
    save(by_somebody_else(bench), shown, labels=replace(shown.labels, variant="rag", name="A"))
    mine = replace(shown.labels, name="B")
    run(bench.editing.save(shown.seen, shown.content, mine, labels_seen=shown.labels))
    assert (view(bench).labels.variant, view(bench).labels.name) == ("rag", "B")


def test_an_earlier_revision_is_not_edited_and_names_the_latest(bench: Bench) -> None:
    after = edited(bench, expected_output="No")
    with pytest.raises(NotEditable) as refused:
        run(bench.editing.require_editable("case-1"))
    assert refused.value.head_id == after.case_id
    run(bench.editing.require_editable(after.case_id))


def test_restoring_makes_a_new_revision_and_leaves_the_draft_on_the_case(bench: Bench) -> None:
    """B107: an earlier revision is on screen while a draft on the latest exists."""
    first = edited(bench, expected_output="No")
    second = edited(bench, first.case_id, expected_output="Maybe")
    run(bench.drafting.keep(second.case_id, "expected_output", "Half a th", 9))
    run(bench.reviewing.press(first.seen, 1))  # goes to the one that is shown
    made = run(bench.editing.restore(first.case_id, "it was right"))
    assert made
    restored = view(bench, made.case_id)
    assert (restored.content, restored.revision) == (first.content, 4)
    assert (restored.note, restored.vote.score) == ("it was right", 0)
    assert restored.earlier_vote
    assert restored.earlier_vote.revision.case_id == first.case_id
    assert restored.earlier_vote.is_same
    family = run(bench.database.read(lambda session: read_family(session, made.case_id)))
    assert [revision.same_as for revision in family] == [2, None, None, None]
    draft = run(bench.drafting.of(made.case_id))["expected_output"]
    assert (draft.text, draft.begun_on) == ("Half a th", second.case_id)
    assert restored.has_edit_draft


def test_restoring_what_the_latest_revision_says_makes_nothing(bench: Bench) -> None:
    first = edited(bench, expected_output="No")
    second = edited(bench, first.case_id, expected_output=None)
    assert second.content == view(bench).content
    assert run(bench.editing.restore("case-1")) is None
    assert run(bench.editing.restore(second.case_id)) is None


def test_a_case_made_by_hand_is_in_the_list_and_done_for_its_author(bench: Bench) -> None:
    run(bench.drafting.keep("new:dataset-1", "input", "How lo", 6))
    content, labels = Content(input="How long?"), Labels(variant="qa", tags=("red",))
    made = run(
        bench.editing.create(DATASET.id, content, labels, "missing", draft_key="new:dataset-1")
    )
    shown = view(bench, made.case_id)
    assert (shown.content, shown.labels, shown.note) == (content, labels, "missing")
    assert (shown.is_done, shown.external_id, shown.dataset_id) == (True, None, DATASET.id)
    assert list(run(bench.browsing.numbers(Filter(text="long")))) == [made.n]
    assert run(bench.browsing.sidebar()).cases == 4
    assert run(bench.drafting.of("new:dataset-1")) == {}
    assert bench.notes[-1].datasets == {DATASET.id}
    with pytest.raises(NotFound):
        run(bench.editing.create("no-dataset", content, labels))


def test_a_duplicate_is_a_case_of_its_own(bench: Bench) -> None:
    run(bench.reviewing.press(view(bench).seen, 1))
    after = edited(bench, expected_output="No")
    made = run(bench.editing.duplicate("case-1"))
    copy = view(bench, made.case_id)
    assert (copy.content, copy.external_id, copy.revisions) == (view(bench).content, None, 1)
    assert (copy.vote.score, copy.is_done) == (0, True)
    assert made.deed
    assert made.deed.name == "duplicate_case"
    edited(bench, copy.case_id, expected_output="Own")
    assert view(bench, after.case_id).content.expected_output == "No"


def test_deleting_acts_on_the_whole_case_whichever_revision_is_shown(bench: Bench) -> None:
    after = edited(bench, expected_output="No")
    deed = run(bench.editing.delete("case-1"))
    assert (deed.name, deed.case_id, deed.subject) == ("delete_case", "", "E1")
    assert len(run(bench.browsing.numbers(Filter(include_legacy=True)))) == 2
    assert run(bench.browsing.sidebar()).cases == 2
    for again in ("case-1", after.case_id):
        with pytest.raises(NotFound):
            run(bench.editing.delete(again))
    with pytest.raises(NotFound):
        save(bench, after, expected_output="Late")
    with pytest.raises(NotFound):
        bench.write(lambda session: apply(session, a_mark("m", based_on=after.seen)))


def test_the_journal_points_to_the_texts_and_the_second_copy_has_them(bench: Bench) -> None:
    after = edited(bench, expected_output="No\x00\udcff")
    run(bench.editing.create(DATASET.id, Content(input="New"), Labels()))
    for change in bench.read(journal.all_changes)[-2:]:
        assert isinstance(change, EditContent | CreateCase)
        assert change.content is None
    edit, made = read_changes(bench.folder)[0][-2:]
    assert isinstance(edit, EditContent)
    assert isinstance(made, CreateCase)
    assert (edit.content, edit.revision_id) == (after.content, after.case_id)
    assert made.content == Content(input="New")


def test_known_outputs_stay_with_their_revision(bench: Bench) -> None:
    bench.write(
        lambda session: (
            session.connection().exec_driver_sql(
                "INSERT INTO output (id, revision, label, text, origin, at) "
                "VALUES ('o', 'case-1', 'v1', 'Yes.', 'pasted', '2026-01-01T00:00:00.000000Z')"
            )
            and None
        )
    )
    after = edited(bench, expected_output="No")
    assert bench.rows("SELECT revision FROM output") == [("case-1",)]
    assert after.case_id != "case-1"


def test_the_search_finds_the_new_text_and_the_old_one_only_with_legacy(bench: Bench) -> None:
    after = edited(bench, input="Wie hoch ist die Gebühr? 信用卡")
    for words in ("gebuhr", "用卡"):
        assert list(run(bench.browsing.numbers(Filter(text=words)))) == [after.n]
    assert list(run(bench.browsing.numbers(Filter(text='"card 1"')))) == []
    old = list(run(bench.browsing.numbers(Filter(text='"card 1"', include_legacy=True))))
    assert old == [view(bench).n]


def test_facets_count_the_latest_revision_alone(bench: Bench) -> None:
    edited(bench, language="de")
    counted = {one.value: one.count for one in run(bench.browsing.facet(Filter(), "languages"))}
    assert counted == {None: 2, "de": 1}


def test_who_reads_the_list_is_told_of_both_revisions(bench: Bench) -> None:
    after = edited(bench, expected_output="No")
    assert bench.notes[-1].cases == {"case-1", after.case_id}


def test_a_queue_is_gone_on_with_at_the_revision_that_the_case_has_now(bench: Bench) -> None:
    after = edited(bench, expected_output="No")
    browsing, every = bench.browsing, Filter(include_legacy=True)
    assert run(browsing.case_to_resume("case-1", Filter())).case_id == after.case_id
    assert run(browsing.case_to_resume("case-1", every)).case_id == "case-1"
    run(bench.undoing.undo())
    assert run(browsing.case_to_resume(after.case_id, every)).case_id == "case-1"
    run(bench.editing.delete("case-1"))
    with pytest.raises(NotFound):
        run(browsing.case_to_resume("case-1", every))


def test_a_made_up_revision_without_another_content_is_refused(bench: Bench) -> None:
    """What a program of the future sends wrongly, too, is not taken."""
    before = view(bench)
    seen = Seen(case_id="case-1", content_hash=before.seen.content_hash)
    stamp: dict[str, Any] = {
        "id": "x",
        "step": "x",
        "made_at": NOON,
        "made_by": "person-me",
        "device": "desk",
        "app_version": "1",
    }
    same = EditContent(
        based_on=seen,
        revision_id="r",
        content_hash=seen.content_hash,
        content=before.content,
        **stamp,
    )
    for change in (same, replace(same, content=None)):
        with pytest.raises(Exception, match="content"):
            bench.write(lambda session, change=change: apply(session, change))
    other = Relabel(based_on=seen, before={"name": "X"}, after={}, marked_before=False, **stamp)
    with pytest.raises(HeadMoved):
        bench.write(lambda session: apply(session, other))


def test_a_case_whose_import_is_hidden_is_not_edited(bench: Bench) -> None:
    shown = view(bench)
    bench.write(
        lambda session: (
            session.connection().exec_driver_sql("UPDATE import_run SET sweep = 'due'") and None
        )
    )
    with pytest.raises(NotFound):
        save(bench, shown, expected_output="No")
    bench.write(
        lambda session: (
            session.connection().exec_driver_sql("UPDATE import_run SET sweep = NULL") and None
        )
    )
    assert list(run(bench.browsing.numbers(TO_REVIEW)))


def test_a_case_without_an_id_of_its_own_keeps_the_one_it_is_called_by(bench: Bench) -> None:
    made = run(bench.editing.create(view(bench).dataset_id, Content(input="Hello"), Labels(), ""))
    before = view(bench, made.case_id)
    after = edited(bench, made.case_id, input="Hello there")
    assert after.title == before.title
    first, second = after.parent, after.case_id
    assert first
    assert first.case_id == made.case_id
    numbers = run(bench.browsing.numbers(Filter(include_legacy=True), 0, 9))
    titles = [item.title for item in run(bench.browsing.items(numbers))]
    assert titles.count(before.title) == 2
    assert titles.count(f"{second[-8:-4]}-{second[-4:]}") == 0
    find = bench.browsing.find
    assert [one.n for one in run(find(made.case_id))] == [after.n]
    assert [one.n for one in run(find(second))] == [after.n]
    third = edited(bench, second, input="Hello you")
    assert [one.n for one in run(find(made.case_id))] == [third.n]
    assert [one.n for one in run(find(second))] == [view(bench, second).n]
    assert view(bench, second).n != third.n


def test_what_is_said_of_a_case_that_is_gone_names_it_as_before(bench: Bench) -> None:
    made = run(bench.editing.create(view(bench).dataset_id, Content(input="Hello"), Labels(), ""))
    called = view(bench, made.case_id).title
    after = edited(bench, made.case_id, input="Hello there")
    assert run(bench.editing.delete(after.case_id)).subject == called
