"""Votes, reasons, marks, drafts, and taking them back."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reviewer_app.domain.changes import CastVote, Vote
from reviewer_app.domain.errors import DecidedTooLate, NotFound
from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.feed import Affected
from reviewer_app.store import journal
from reviewer_app.store.checks import full_check
from reviewer_app.store.opening import open_store
from tests.support.builders import OTHER, a_case
from tests.support.families import edited
from tests.support.models import Act, Hand, Model
from tests.support.stores import Bench, a_bench, fill, run, seen

CASES = 3
CASE = st.integers(1, CASES)
REASON = st.sampled_from(["", "wrong tone", "x\x00y\udcff", "\n"])


class ReviewingMachine(RuleBasedStateMachine):
    """B24, B37, B38, B41, B42, B43: any acts in any order, with restarts between them."""

    def __init__(self) -> None:
        super().__init__()
        self.temporary = TemporaryDirectory()
        self.folder = Path(self.temporary.name)
        self.model = Model()

    @initialize()
    def begin(self) -> None:
        self.bench = Bench(open_store(self.folder))
        self.bench.write(lambda session: fill(session, CASES))
        self.hand = Hand(self.bench.reviewing, self.bench.undoing)

    def act(self, *act: Any) -> None:
        expected = self.model.perform(list[Any](act))
        assert run(self.hand.perform(list[Any](act))) == expected

    @rule(case=CASE, score=st.sampled_from([-1, 0, 1]))
    def press(self, case: int, score: int) -> None:
        self.act("press", case, score)

    @rule(case=CASE, score=st.sampled_from([-1, 1]), reason=REASON)
    def vote(self, case: int, score: int, reason: str) -> None:
        self.act("vote", case, score, reason)

    @rule(case=CASE, reason=REASON)
    def reason(self, case: int, reason: str) -> None:
        self.act("reason", case, reason)

    @rule(case=CASE, reviewed=st.booleans())
    def mark(self, case: int, reviewed: bool) -> None:
        self.act("mark", case, reviewed)

    @rule(case=CASE, reason=REASON)
    def approve(self, case: int, reason: str) -> None:
        self.act("approve", case, reason)

    @rule(case=CASE, text=REASON)
    def draft(self, case: int, text: str) -> None:
        self.act("draft", case, text)

    @rule()
    def undo(self) -> None:
        self.act("undo")

    @rule()
    def redo(self) -> None:
        self.act("redo")

    @rule()
    def restart(self) -> None:
        self.bench.database.close()
        self.bench = Bench(open_store(self.folder), ids=self.bench.ids, clock=self.bench.clock)
        self.hand = Hand(self.bench.reviewing, self.bench.undoing)

    @invariant()
    def store_and_model_agree(self) -> None:
        if hasattr(self, "bench"):
            assert self.bench.read(self.model.differences) == []
            assert self.bench.read(full_check) == []
            counted = run(self.bench.browsing.sidebar())
            shown = run(self.bench.browsing.numbers(TO_REVIEW))
            assert counted.to_review == len(shown) == run(self.bench.browsing.count(TO_REVIEW))
            assert counted.cases == CASES

    def teardown(self) -> None:
        if hasattr(self, "bench"):
            self.bench.database.close()
        self.temporary.cleanup()


ReviewingMachine.TestCase.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    phases=[Phase.generate],  # so few acts can be read; making them fewer takes minutes
    suppress_health_check=[HealthCheck.too_slow],
)
test_any_acts_in_any_order = pytest.mark.slow(pytest.mark.timeout(600)(ReviewingMachine.TestCase))


def perform(bench: Bench, *acts: Act) -> list[Any]:
    hand = Hand(bench.reviewing, bench.undoing)
    return [run(hand.perform(act)) for act in acts]


def vote_of(bench: Bench, case: int = 1) -> Vote:
    return run(bench.browsing.case_by_id(f"case-{case}")).vote


def test_a_second_press_of_the_same_vote_changes_nothing(tmp_path: Path) -> None:
    """B19: up, up and down, down; counters go back by one when the vote is taken back."""
    with a_bench(tmp_path, 3) as bench:
        for score in (1, -1):
            first, second = perform(bench, ["press", 1, score], ["press", 1, score])
            assert first
            assert second is None
        assert vote_of(bench) == Vote(score=-1)
        assert len(bench.read(journal.all_changes)) == 3  # the import and two votes
        assert run(bench.browsing.sidebar()).to_review == 2
        assert perform(bench, ["press", 1, 0]) == [("clear_vote", 1)]
        assert bench.rows("SELECT count(*) FROM vote") == [(0,)]
        assert run(bench.browsing.sidebar()).to_review == 3


def test_only_the_first_press_is_published(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        perform(bench, ["press", 2, 1], ["press", 2, 1])
        assert bench.notes == [Affected(cases=frozenset({"case-2"}), verdicts_only=True)]


def test_switching_the_thumb_clears_the_old_reason_and_undo_restores_the_pair(
    tmp_path: Path,
) -> None:
    """B24: up with a reason, then down."""
    with a_bench(tmp_path) as bench:
        perform(bench, ["vote", 1, 1, "clear and short"], ["press", 1, -1])
        assert vote_of(bench) == Vote(score=-1)
        perform(bench, ["undo"])
        assert vote_of(bench) == Vote(score=1, reason="clear and short")


def test_changing_only_the_reason_leaves_everything_else_as_it_is(tmp_path: Path) -> None:
    """B20: all other columns of the case are equal, and the totals equal a fresh count."""
    columns = "SELECT * FROM test_case WHERE id = 'case-1'"
    with a_bench(tmp_path) as bench:
        perform(bench, ["vote", 1, -1, "one"])
        before, total = bench.rows(columns), run(bench.browsing.sidebar())
        perform(bench, ["vote", 1, -1, "another"])
        after = bench.rows(columns)
        assert [(a, b) for a, b in zip(before[0], after[0], strict=True) if a != b] == [
            ("one", "another")
        ]
        assert run(bench.browsing.sidebar()) == total


def test_no_vote_and_a_vote_without_a_reason_are_told_apart(tmp_path: Path) -> None:
    """B26: an empty reason is no missing vote; a 0 in a file stays a 0, nothing stays nothing."""
    with a_bench(tmp_path) as bench:
        perform(bench, ["vote", 1, 1, ""])
        assert bench.rows("SELECT my_score, my_reason, done FROM test_case ORDER BY n LIMIT 2") == [
            (1, "", 1),
            (None, None, 0),
        ]
        perform(bench, ["vote", 2, 0, "I cannot say"])
        assert vote_of(bench, 2) == Vote(score=0, reason="I cannot say")
        assert run(bench.browsing.case_by_id("case-2")).is_done is False


def test_ten_acts_and_one_undo_leave_nine(tmp_path: Path) -> None:
    """B37, B42: one undo takes back one act."""
    with a_bench(tmp_path, 10) as bench:
        perform(bench, *(["press", case, 1] for case in range(1, 11)))
        assert perform(bench, ["undo"]) == [("upvote", 10)]
        assert bench.rows("SELECT count(*) FROM vote") == [(9,)]


def test_each_undo_names_its_act_and_its_case(tmp_path: Path) -> None:
    """B38: the window goes back to the case that comes back."""
    with a_bench(tmp_path) as bench:
        perform(bench, ["press", 1, 1], ["mark", 2, True], ["approve", 3, ""])
        assert perform(bench, ["undo"], ["undo"], ["undo"], ["undo"]) == [
            ("approve", 3),
            ("mark_reviewed", 2),
            ("upvote", 1),
            None,
        ]
        assert perform(bench, ["redo"], ["redo"]) == [("upvote", 1), ("mark_reviewed", 2)]
        stack = run(bench.undoing.undo_stack())
        assert stack.undo
        assert stack.redo
        assert (stack.undo.name, stack.undo.case_id) == ("mark_reviewed", "case-2")
        assert (stack.redo.name, stack.redo.case_id) == ("approve", "case-3")


def test_an_undone_state_is_there_after_a_restart_and_can_be_redone(tmp_path: Path) -> None:
    """B41: also in the journal, which later is what is sent."""
    with a_bench(tmp_path) as bench:
        perform(bench, ["vote", 1, -1, "tone"], ["undo"])
    with a_bench(tmp_path) as bench:
        bench.ids.prefix = "later"
        assert vote_of(bench) == Vote()
        changes = bench.read(journal.all_changes)
        assert [c.vote for c in changes if isinstance(c, CastVote)] == [
            Vote(score=-1, reason="tone"),
            Vote(),
        ]
        assert perform(bench, ["redo"]) == [("downvote", 1)]
        assert vote_of(bench) == Vote(score=-1, reason="tone")


def test_a_vote_and_its_reason_are_one_step(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        reviewing = bench.reviewing
        down = run(reviewing.press(seen(), -1))
        assert down
        whole = run(reviewing.vote(seen(), -1, "tone", step=down.step))
        assert whole == down
        assert perform(bench, ["undo"], ["undo"]) == [("downvote", 1), None]
        assert perform(bench, ["redo"]) == [("downvote", 1)]
        assert vote_of(bench) == Vote(score=-1, reason="tone")


def test_a_reason_for_a_deed_that_was_undone_meanwhile_is_a_deed_of_its_own(
    tmp_path: Path,
) -> None:
    """Else the change would be part of a step that no undo reaches any more."""
    with a_bench(tmp_path) as bench:
        down = run(bench.reviewing.press(seen(), -1))
        assert down
        run(bench.undoing.undo())
        again = run(bench.reviewing.vote(seen(), -1, "tone", step=down.step))
        assert again
        assert again.step != down.step
        assert perform(bench, ["undo"], ["undo"]) == [("downvote", 1), None]
        assert vote_of(bench) == Vote()


def test_a_reason_after_an_act_elsewhere_is_undone_first(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        down = run(bench.reviewing.press(seen(1), -1))
        assert down
        run(bench.reviewing.press(seen(2), 1))
        run(bench.reviewing.vote(seen(1), -1, "tone", step=down.step))
        assert perform(bench, ["undo"], ["undo"]) == [("reason", 1), ("upvote", 2)]
        assert vote_of(bench) == Vote(score=-1)


def test_approving_keeps_a_reason_that_was_given(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        perform(bench, ["vote", 1, 1, "short"])
        assert perform(bench, ["approve", 1, ""]) == [("mark_reviewed", 1)]
        assert vote_of(bench) == Vote(score=1, reason="short")


def test_a_step_of_another_person_is_not_mine_to_undo(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(), 1))
        bench.write(
            lambda session: __import__("reviewer_app.store.people", fromlist=["x"]).save_person(
                session, OTHER
            )
        )
        other = Bench(bench.database, ids=bench.ids, person_id=OTHER.id)
        assert run(other.undoing.undo()) is None
        assert run(other.reviewing.press(seen(), 1))  # their vote, not a second press of mine
        assert vote_of(bench) == Vote(score=1)
        assert perform(bench, ["undo"]) == [("upvote", 1)]
        assert bench.rows("SELECT person FROM vote") == [(OTHER.id,)]
        assert bench.problems() == []


def test_a_half_typed_reason_is_kept_with_its_caret_and_restored(tmp_path: Path) -> None:
    """B06, B08: per case, also after a restart, until it becomes a reason or is emptied."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.keep_draft("case-1", "too ve\x00\udcffr", 3))
        run(bench.reviewing.keep_draft("case-2", "other", 5))
    with a_bench(tmp_path) as bench:
        kept = run(bench.reviewing.draft("case-1"))
        assert kept
        assert (kept.text, kept.caret) == ("too ve\x00\udcffr", 3)
        run(bench.reviewing.press(seen(), -1))
        assert run(bench.reviewing.draft("case-1"))  # a vote by key takes nothing from the field
        run(bench.reviewing.vote(seen(), -1, "too verbose"))
        assert run(bench.reviewing.draft("case-1")) is None
        assert run(bench.reviewing.draft("case-2"))
        run(bench.reviewing.keep_draft("case-2", "", 0))
        assert run(bench.reviewing.draft("case-2")) is None


def test_a_vote_on_a_case_that_is_not_here_is_refused(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        with pytest.raises(NotFound):
            run(bench.reviewing.press(seen(99), 1))
        assert bench.rows("SELECT count(*) FROM change") == [(1,)]


def test_votes_follow_the_filter_through_a_hundred_cases(tmp_path: Path) -> None:
    """B30: with undecided cases only, a hundred are visited in their order."""
    with a_bench(tmp_path, 100) as bench:
        visited: list[int] = []
        after = 0
        while (number := run(bench.browsing.next_undecided(TO_REVIEW, after))) is not None:
            visited.append(number)
            run(bench.reviewing.press(seen(number), 1))
            after = number
        assert visited == list(range(1, 101))
        assert run(bench.browsing.count(Filter())) == 100
        assert a_case(100).id == "case-100"


def test_b33_what_is_decided_on_a_revision_that_is_no_longer_the_latest_is_refused(
    tmp_path: Path,
) -> None:
    """B107: who knows that it is an older one may decide on it, and that stays there."""
    with a_bench(tmp_path) as bench:
        edited(bench, a_case(1), 2)
        reviewing = bench.reviewing
        for act in (
            lambda: reviewing.press(seen(), 1, as_latest=True),
            lambda: reviewing.vote(seen(), -1, "Tone", as_latest=True),
            lambda: reviewing.mark(seen(), True, as_latest=True),
            lambda: reviewing.approve(seen(), as_latest=True),
        ):
            with pytest.raises(DecidedTooLate) as late:
                run(act())
            assert (late.value.head_id, late.value.who) == ("revision-2", "Grace")
        assert run(bench.browsing.case_by_id("case-1")).vote.score == 0

        run(reviewing.press(seen(), -1))
        assert run(bench.browsing.case_by_id("case-1")).vote.score == -1
        latest = run(bench.browsing.case_by_id("revision-2"))
        assert (latest.vote.score, latest.is_done) == (0, False)
