"""One act on many cases: preview, one undo step however it ended, and nobody's own act lost."""

from datetime import timedelta
from pathlib import Path

import pytest

from reviewer_app.domain.changes import CastVote, Decision, Mark, MarkReviewed, MarkState, Vote
from reviewer_app.services import batches
from reviewer_app.services.cut_offs import Course
from reviewer_app.services.deciding_many import Wish
from reviewer_app.services.progress import Progress, Step
from reviewer_app.store import people
from reviewer_app.store.apply import apply
from reviewer_app.store.many_decisions import decide_many
from reviewer_app.store.sessions import Session
from tests.support.builders import ME, NOON, OTHER, a_stamp
from tests.support.stores import Bench, a_bench, run, seen

FACTS = (
    "SELECT id, my_score, my_reason, my_reviewed_at, done FROM test_case ORDER BY n",
    "SELECT * FROM vote ORDER BY revision, person",
    "SELECT * FROM review ORDER BY revision, person",
    "SELECT * FROM mark ORDER BY family, person, mark",
    "SELECT * FROM reason_doc ORDER BY n",
    "SELECT id, kind, step, undoes, case_id, body FROM change ORDER BY n",
)


def _facts(bench: Bench) -> list[list[tuple[object, ...]]]:
    return [bench.rows(query) for query in FACTS]


def _scores(bench: Bench) -> list[int | None]:
    return [row[0] for row in bench.rows("SELECT my_score FROM test_case ORDER BY n")]


class _Stopper(Progress):
    """Cancels once so many cases are done."""

    def __init__(self, after: int) -> None:
        super().__init__(self._look)
        self._after = after

    def _look(self, step: Step) -> None:
        if step.done >= self._after:
            self.cancel()


def _wide(count: int) -> list[int]:
    return list(range(1, count + 1))


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches of few cases, so that a few dozen make several."""
    monkeypatch.setattr(batches, "_FIRST", 10)
    monkeypatch.setattr(batches, "MOST", 10)


def test_a_batch_leaves_what_the_same_decisions_one_by_one_leave(tmp_path: Path) -> None:
    def made() -> list[Decision]:
        later = MarkState(until=NOON + timedelta(days=1))
        return [
            CastVote(based_on=seen(1), vote=Vote(score=1), **a_stamp("c1", step="s")),
            CastVote(
                based_on=seen(2), vote=Vote(score=-1, reason="Tone"), **a_stamp("c2", step="s")
            ),
            CastVote(
                based_on=seen(3), vote=Vote(), before=Vote(score=1), **a_stamp("c3", step="s")
            ),
            MarkReviewed(based_on=seen(1), reviewed=True, **a_stamp("c4", step="s")),
            MarkReviewed(based_on=seen(4), reviewed=False, before=True, **a_stamp("c5", step="s")),
            Mark(based_on=seen(5), mark="defer", state=later, **a_stamp("c6", step="s")),
            Mark(
                based_on=seen(1), mark="flag", state=None, before=later, **a_stamp("c7", step="s")
            ),
        ]

    def one_by_one(session: Session) -> None:
        for change in made():
            apply(session, change)

    def together(session: Session) -> None:
        decide_many(session, made())

    found: list[object] = []
    for name, work in (("a", one_by_one), ("b", together)):
        (tmp_path / name).mkdir()
        with a_bench(tmp_path / name) as bench:
            run(bench.reviewing.vote(seen(3), 1, "good"))
            run(bench.reviewing.mark(seen(4), True))
            run(bench.marking.set(seen(1), "flag", MarkState()))
            bench.write(work)
            found.append(_facts(bench)[:5])
            assert bench.problems() == []
    assert found[0] == found[1]


def test_a_preview_says_what_would_change_and_then_just_that_does(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=30) as bench:
        for number in range(1, 5):
            run(bench.reviewing.vote(seen(number), -1, "Incomplete"))
        for number in range(5, 8):
            run(bench.reviewing.press(seen(number), 1))
        wish = Wish.to_vote(1)
        preview = run(bench.deciding_many.preview([*_wide(20), 999], wish))
        assert (preview.cases, preview.changed, preview.same) == (21, 17, 3)
        assert (preview.downvotes, preview.upvotes, preview.gone) == (4, 0, 1)
        outcome = run(bench.deciding_many.decide(_wide(20), wish))
        assert outcome.deed is not None
        assert (outcome.changed, outcome.left, outcome.own) == (17, 0, 0)
        assert (outcome.deed.name, outcome.deed.count, outcome.deed.case_id) == ("upvote", 17, "")
        assert _scores(bench) == [1] * 20 + [None] * 10
        assert bench.notes[-1].everything
        assert bench.problems() == []


def test_a_vote_with_a_reason_replaces_other_reasons_and_says_so_before(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=6) as bench:
        run(bench.reviewing.vote(seen(1), -1, "Tone"))
        run(bench.reviewing.vote(seen(2), -1, "Unsafe"))
        run(bench.reviewing.press(seen(3), -1))
        preview = run(bench.deciding_many.preview(_wide(6), Wish.to_vote(-1, "Unsafe")))
        assert (preview.changed, preview.same, preview.reasons) == (5, 1, 1)
        bare = run(bench.deciding_many.preview(_wide(6), Wish.to_vote(-1)))
        assert (bare.changed, bare.same, bare.reasons) == (3, 3, 0)
        outcome = run(bench.deciding_many.decide(_wide(6), Wish.to_vote(-1, "Unsafe")))
        assert outcome.deed is not None
        assert outcome.deed.name == "downvote"
        assert bench.rows("SELECT DISTINCT my_reason FROM test_case") == [("Unsafe",)]
        run(bench.undoing.undo())
        assert bench.rows("SELECT my_reason FROM test_case LIMIT 3") == [
            ("Tone",),
            ("Unsafe",),
            ("",),
        ]
        assert bench.problems() == []


@pytest.mark.parametrize("count", [25, 1200])
def test_one_undo_takes_all_of_it_back_and_one_redo_does_it_again(
    tmp_path: Path, count: int
) -> None:
    """B43."""
    with a_bench(tmp_path, count=count) as bench:
        run(bench.reviewing.vote(seen(3), -1, "Tone"))
        before = _facts(bench)[:5]
        run(bench.deciding_many.decide(_wide(count), Wish.to_vote(1)))
        assert run(bench.undoing.is_long(is_undo=True)) == (count > 1000)
        after = _facts(bench)[0]
        deed = run(bench.undoing.undo())
        assert deed is not None
        assert (deed.name, deed.count) == ("upvote", count)
        assert _without_times(_facts(bench)[:5]) == _without_times(before)
        stack = run(bench.undoing.undo_stack())
        assert stack.undo is not None
        assert (stack.undo.name, stack.undo.count) == ("downvote", 1)
        run(bench.undoing.redo())
        assert _facts(bench)[0] == after
        assert run(bench.browsing.sidebar()).done == count
        assert bench.problems() == []


def _without_times(facts: list[list[tuple[object, ...]]]) -> list[list[tuple[object, ...]]]:
    """What was put back has a time of its own."""
    return [
        [tuple(part for part in row if not str(part).endswith("Z")) for row in rows]
        for rows in facts
    ]


def test_cancelled_in_the_middle_it_is_one_step_of_what_was_done(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=60) as bench:
        outcome = run(bench.deciding_many.decide(_wide(60), Wish.to_vote(1), _Stopper(20)))
        assert outcome.deed is not None
        assert (outcome.changed, outcome.left) == (20, 40)
        assert outcome.deed.count == 20
        assert run(bench.browsing.sidebar()).done == 20
        run(bench.undoing.undo())
        assert run(bench.browsing.sidebar()).done == 0
        assert run(bench.undoing.undo_stack()).undo is None
        assert bench.problems() == []


def test_what_was_cut_off_is_told_until_the_person_knows_and_is_behind_later_acts(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path, count=60) as bench:
        many = bench.deciding_many
        assert run(many.cut_off()) is None
        run(many.decide(_wide(60), Wish.to_vote(1)))
        assert run(many.cut_off()) is None
        run(bench.reviewing.press(seen(1), -1))
        run(many.decide(_wide(60), Wish.to_review(True), _Stopper(20)))
        cut_off = run(many.cut_off())
        assert cut_off is not None
        assert (cut_off.course.done, cut_off.course.cases, cut_off.is_next) == (20, 60, True)
        assert (cut_off.deed.name, cut_off.deed.count) == ("mark_reviewed", 20)
        run(bench.reviewing.press(seen(2), -1))
        later = run(many.cut_off())
        assert later is not None
        assert not later.is_next
        run(many.forget_cut_off())
        assert run(many.cut_off()) is None


@pytest.mark.parametrize("told", ["", "nonsense", "[]", "{}", '{"act": "dance", "step": "s"}'])
def test_what_another_version_noted_of_a_cut_off_is_left_alone(tmp_path: Path, told: str) -> None:
    with a_bench(tmp_path, count=1) as bench:
        bench.write(lambda session: people.write_meta(session, "many", told))
        assert run(bench.deciding_many.cut_off()) is None


def test_what_a_person_decides_meanwhile_stays_theirs_and_comes_off_first(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=60) as bench:

        class _Voting(Progress):
            def report(self, done: int, total: int) -> None:
                super().report(done, total)
                if done == 20:
                    vote = CastVote(
                        based_on=seen(50),
                        vote=Vote(score=-1, reason="mine"),
                        **a_stamp("own", made_by=ME.id),
                    )
                    bench.database.submit_write(lambda session: apply(session, vote)).result()

        outcome = run(bench.deciding_many.decide(_wide(60), Wish.to_vote(1), _Voting()))
        assert (outcome.changed, outcome.own) == (59, 1)
        assert _scores(bench)[49] == -1
        first = run(bench.undoing.undo())
        assert first is not None
        assert (first.name, first.count) == ("downvote", 1)
        assert _scores(bench)[49] is None
        run(bench.undoing.undo())
        assert _scores(bench) == [None] * 60
        assert bench.problems() == []


def test_a_cancelled_undo_goes_on_with_the_same_step(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=1200) as bench:
        run(bench.deciding_many.decide(_wide(1200), Wish.to_vote(1)))
        assert run(bench.undoing.undo(_Stopper(300))) is None
        half = run(bench.browsing.sidebar()).done
        assert 0 < half < 1200
        assert bench.problems() == []
        run(bench.reviewing.press(seen(1), -1))
        mine = run(bench.undoing.undo())
        assert mine is not None
        assert mine.name == "downvote"
        rest = run(bench.undoing.undo())
        assert rest is not None
        assert (rest.name, rest.count) == ("upvote", 1200)
        assert run(bench.browsing.sidebar()).done == 0
        run(bench.undoing.redo())
        assert run(bench.browsing.sidebar()).done == 1200
        assert bench.problems() == []


def test_a_cancelled_redo_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=1200) as bench:
        run(bench.deciding_many.decide(_wide(1200), Wish.to_vote(1)))
        run(bench.undoing.undo())
        assert run(bench.undoing.redo(_Stopper(300))) is None
        done = run(bench.browsing.sidebar()).done
        assert done > 0
        cut_off = run(bench.deciding_many.cut_off())
        assert cut_off is not None
        assert cut_off.course == Course(act="redo", step=cut_off.deed.step, done=done, cases=1200)
        run(bench.undoing.undo())
        assert run(bench.browsing.sidebar()).done == 0
        assert run(bench.deciding_many.cut_off()) is None
        assert bench.problems() == []


def test_reviewed_marks_and_flags_go_on_many_cases_and_off_again(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=20) as bench:
        many = bench.deciding_many
        run(many.decide(_wide(20), Wish.to_review(True)))
        assert run(bench.browsing.sidebar()).done == 20
        preview = run(many.preview(_wide(20), Wish.to_review(True)))
        assert (preview.changed, preview.same) == (0, 20)
        nothing = run(many.decide(_wide(20), Wish.to_review(True)))
        assert (nothing.deed, nothing.changed) == (None, 0)
        run(many.decide(_wide(20), Wish.to_review(False)))
        assert run(bench.browsing.sidebar()).done == 0
        run(bench.marking.set(seen(1), "flag", MarkState()))
        preview = run(many.preview(_wide(20), Wish.to_mark("flag", MarkState())))
        assert (preview.changed, preview.same) == (19, 1)
        run(many.decide(_wide(20), Wish.to_mark("flag", MarkState())))
        assert run(bench.browsing.sidebar()).marked["flag"] == 20
        preview = run(many.preview(_wide(20), Wish.to_mark("flag", None)))
        assert (preview.changed, preview.same) == (20, 0)
        run(many.decide(_wide(20), Wish.to_mark("flag", None)))
        assert run(bench.browsing.sidebar()).marked["flag"] == 0
        assert bench.problems() == []


def test_a_senior_asked_nothing_in_particular_keeps_the_question_that_is_there(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path, count=6) as bench:
        many, bare = bench.deciding_many, Wish.to_mark("ask", MarkState())
        run(bench.marking.set(seen(1), "ask", MarkState(note="Which rule?")))
        preview = run(many.preview(_wide(6), bare))
        assert (preview.changed, preview.same, preview.replaced) == (5, 1, 0)
        asked = run(many.decide(_wide(6), bare))
        assert asked.deed is not None
        assert (asked.changed, asked.deed.name, asked.deed.count) == (5, "ask", 5)
        notes = "SELECT DISTINCT note FROM mark ORDER BY note"
        assert bench.rows(notes) == [("",), ("Which rule?",)]
        other = Wish.to_mark("ask", MarkState(note="Who?"))
        preview = run(many.preview(_wide(6), other))
        assert (preview.changed, preview.replaced) == (6, 6)
        run(many.decide(_wide(6), other))
        assert bench.rows(notes) == [("Who?",)]
        run(bench.undoing.undo())
        assert bench.rows(notes) == [("",), ("Which rule?",)]
        assert bench.problems() == []


def test_other_peoples_votes_are_neither_counted_nor_touched(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=5) as bench:
        theirs = CastVote(
            based_on=seen(1), vote=Vote(score=-1, reason="theirs"), **a_stamp("t", made_by=OTHER.id)
        )
        bench.write(lambda session: _with_other(session, theirs))
        preview = run(bench.deciding_many.preview(_wide(5), Wish.to_vote(1)))
        assert (preview.changed, preview.downvotes) == (5, 0)
        run(bench.deciding_many.decide(_wide(5), Wish.to_vote(1)))
        votes = bench.rows(
            "SELECT person, score FROM vote WHERE revision = 'case-1' ORDER BY person"
        )
        assert votes == [(ME.id, 1), (OTHER.id, -1)]


def _with_other(session: Session, vote: CastVote) -> None:
    session.connection().exec_driver_sql(
        f"INSERT INTO person (id, name) VALUES ('{OTHER.id}', 'Grace')"
    )
    apply(session, vote)
