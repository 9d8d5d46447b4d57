"""Edits, votes, deletions and their undoing in any order leave a store as a person expects it."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.store.checks import full_check
from reviewer_app.store.opening import open_store
from tests.support.edit_models import EditHand, EditModel, first_cases
from tests.support.stores import Bench, fill, run

CASES = 3
PLACE = st.integers(0, 9)
WORDS = st.sampled_from(["", "Yes", "No", "x\x00y\udcff\n", "用卡"])
VARIANT = st.sampled_from(["rag", "qa", None])


class EditingMachine(RuleBasedStateMachine):
    """B37, B38, B41, B42, B43, B103: also with restarts; counters are counted anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self.temporary = TemporaryDirectory()
        self.folder = Path(self.temporary.name)
        self.model = EditModel(first_cases(CASES, "Yes"))

    @initialize()
    def begin(self) -> None:
        self.bench = Bench(open_store(self.folder))
        self.bench.write(lambda session: fill(session, CASES, expected_output="Yes"))
        self.hand = self._hand()

    def _hand(self) -> EditHand:
        bench = self.bench
        return EditHand(bench.editing, bench.drafting, bench.reviewing, bench.undoing)

    def act(self, *act: Any) -> None:
        expected = self.model.perform(list[Any](act))
        assert run(self.hand.perform(list[Any](act))) == expected

    @rule(place=PLACE, words=WORDS, variant=VARIANT)
    def edit(self, place: int, words: str, variant: str | None) -> None:
        self.act("edit", place, words, variant)

    @rule(place=PLACE, revision=PLACE)
    def restore(self, place: int, revision: int) -> None:
        self.act("restore", place, revision)

    @rule(place=PLACE, score=st.sampled_from([-1, 0, 1]))
    def press(self, place: int, score: int) -> None:
        self.act("press", place, score)

    @rule(place=PLACE, is_marked=st.booleans())
    def mark(self, place: int, is_marked: bool) -> None:
        self.act("mark", place, is_marked)

    @rule(words=WORDS)
    def create(self, words: str) -> None:
        self.act("create", words)

    @rule(place=PLACE, revision=PLACE)
    def duplicate(self, place: int, revision: int) -> None:
        self.act("duplicate", place, revision)

    @rule(place=PLACE)
    def delete(self, place: int) -> None:
        self.act("delete", place)

    @rule(place=PLACE, words=WORDS)
    def draft(self, place: int, words: str) -> None:
        self.act("draft", place, words)

    @rule()
    def undo(self) -> None:
        self.act("undo")

    @rule()
    def undo_again(self) -> None:
        self.act("undo")

    @rule()
    def redo(self) -> None:
        self.act("redo")

    @rule()
    def restart(self) -> None:
        self.bench.database.close()
        self.bench = Bench(open_store(self.folder), ids=self.bench.ids, clock=self.bench.clock)
        self.hand = self._hand()

    @invariant()
    def store_and_model_agree(self) -> None:
        if hasattr(self, "bench"):
            assert self.bench.read(self.model.differences) == []
            assert self.bench.read(full_check) == []
            self._counters_are_true()
            self._earlier_votes_are_those_of_the_filter()

    def _counters_are_true(self) -> None:
        browsing = self.bench.browsing
        counted = run(browsing.sidebar())
        assert (
            counted.cases == len(run(browsing.numbers(Filter()))) == run(browsing.count(Filter()))
        )
        shown = run(browsing.numbers(TO_REVIEW))
        assert counted.to_review == len(shown) == run(browsing.count(TO_REVIEW))

    def _earlier_votes_are_those_of_the_filter(self) -> None:
        browsing = self.bench.browsing
        shown = [run(browsing.prepare(number)) for number in run(browsing.numbers(Filter()))]
        changed = run(browsing.numbers(Filter(changed_since_vote=True)))
        assert [case.n for case in shown if case.earlier_vote] == list(changed)

    def teardown(self) -> None:
        if hasattr(self, "bench"):
            self.bench.database.close()
        self.temporary.cleanup()


EditingMachine.TestCase.settings = settings(
    max_examples=10,
    stateful_step_count=30,
    deadline=None,
    phases=[Phase.generate],  # so few acts can be read; making them fewer takes minutes
    suppress_health_check=[HealthCheck.too_slow],
)
test_edits_in_any_order = pytest.mark.slow(pytest.mark.timeout(600)(EditingMachine.TestCase))
