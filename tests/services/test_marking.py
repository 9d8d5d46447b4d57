"""Skip, defer, flag and ask: none is a vote, each is a list, and cases come back by themselves."""

from datetime import timedelta
from pathlib import Path

import pytest

from reviewer_app.domain.changes import MarkState, Score
from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import MARKED, TO_REVIEW, Filter, Order
from reviewer_app.services.case_views import CaseView
from tests.support.builders import DATASET, NOON, a_case
from tests.support.families import edited
from tests.support.stores import Bench, a_bench, run, seen

ON = MarkState()


def _mark(bench: Bench, number: int, kind: MarkKind, state: MarkState | None = ON) -> None:
    run(bench.marking.set(seen(number), kind, state))


def _defer(bench: Bench, number: int, **later: float) -> None:
    _mark(bench, number, "defer", MarkState(until=bench.clock.moment + timedelta(**later)))


def _titles(bench: Bench, filter_: Filter, order: Order = Order.ARRIVAL) -> list[str]:
    numbers, items = run(bench.browsing.open_queue(filter_, order))
    assert list(numbers) == [item.n for item in items]
    assert run(bench.browsing.count(filter_)) == len(items)
    return [item.title for item in items]


def _view(bench: Bench, number: int) -> CaseView:
    return run(bench.browsing.case_by_id(f"case-{number}"))


def _next(bench: Bench, after: int, filter_: Filter = TO_REVIEW) -> int | None:
    return run(bench.browsing.next_undecided(filter_, after))


def test_skipped_cases_come_last_and_count_as_not_decided(tmp_path: Path) -> None:
    """B51."""
    with a_bench(tmp_path, count=10) as bench:
        for number in (1, 3, 5, 7, 9):
            _mark(bench, number, "skip")
        last = ["E2", "E4", "E6", "E8", "E10", "E1", "E3", "E5", "E7", "E9"]
        assert _titles(bench, TO_REVIEW) == last
        sidebar = run(bench.browsing.sidebar())
        assert (sidebar.to_review, sidebar.done, sidebar.marked["skip"]) == (10, 0, 5)
    with a_bench(tmp_path) as bench:
        assert _titles(bench, TO_REVIEW) == last
        assert _titles(bench, MARKED["skip"]) == ["E1", "E3", "E5", "E7", "E9"]


@pytest.mark.parametrize(
    ("order", "first"),
    [(Order.NEWEST, "E10"), (Order.NAME, "E2"), (Order.CONFIDENCE, "E2"), (Order.LANGUAGE, "E2")],
)
def test_skipped_cases_come_last_in_every_order(tmp_path: Path, order: Order, first: str) -> None:
    with a_bench(tmp_path, count=10) as bench:
        for number in (1, 5):
            _mark(bench, number, "skip")
        titles = _titles(bench, TO_REVIEW, order)
        assert titles[0] == first
        assert set(titles[-2:]) == {"E1", "E5"}
        paged: list[int] = []
        while chunk := run(bench.browsing.numbers(TO_REVIEW, paged[-1] if paged else 0, 3, order)):
            paged += chunk
        assert paged == list(run(bench.browsing.open_queue(TO_REVIEW, order))[0])
        assert list(run(bench.browsing.in_order(sorted(paged), order, TO_REVIEW))) == paged


def test_the_next_case_is_a_skipped_one_only_when_no_other_is_left(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=4) as bench:
        _mark(bench, 2, "skip")
        assert _next(bench, 2) == 3
        assert _next(bench, 1) == 3
        assert _next(bench, 4) == 1
        for number in (1, 3):
            run(bench.reviewing.press(seen(number), 1))
        assert _next(bench, 2) == 4
        run(bench.reviewing.press(seen(4), 1))
        assert _next(bench, 4) == 2
        assert run(bench.browsing.first_undecided_of([4, 3, 2, 1])) == 2


def test_a_deferred_case_leaves_until_its_time_and_comes_back_without_a_write(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path, count=3) as bench:
        _defer(bench, 2, hours=1)
        assert _titles(bench, TO_REVIEW) == ["E1", "E3"]
        assert _titles(bench, MARKED["defer"]) == ["E2"]
        assert _next(bench, 1) == 3
        assert run(bench.browsing.first_undecided_of([2])) is None
        sidebar = run(bench.browsing.sidebar())
        assert (sidebar.to_review, sidebar.done, sidebar.datasets[0].undecided) == (2, 0, 2)
        until = _view(bench, 2).marks.deferred_until
        assert until is not None
        assert run(bench.marking.next_return()) == until
        changes = bench.rows("SELECT count(*) FROM change")

        bench.clock.moment += timedelta(hours=2)
        assert _titles(bench, TO_REVIEW) == ["E1", "E2", "E3"]
        assert _titles(bench, MARKED["defer"]) == []
        assert _view(bench, 2).marks.deferred_until is None
        assert run(bench.marking.next_return()) is None
        assert bench.rows("SELECT count(*) FROM change") == changes


def test_a_case_that_is_decided_is_not_put_off_any_more(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=3) as bench:
        _mark(bench, 1, "skip")
        _defer(bench, 2, hours=1)
        for number in (1, 2):
            run(bench.reviewing.press(seen(number), 1))
        assert _titles(bench, MARKED["skip"]) == []
        assert _titles(bench, MARKED["defer"]) == []
        assert run(bench.browsing.count_done(TO_REVIEW)) == 2
        assert run(bench.browsing.sidebar()).done == 2


def test_flag_and_question_are_lists_of_their_own_and_stay_after_a_vote(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=3) as bench:
        _mark(bench, 1, "flag")
        _mark(bench, 2, "ask", MarkState(note="Is this still our policy?"))
        run(bench.reviewing.press(seen(1), -1))
        assert _titles(bench, MARKED["flag"]) == ["E1"]
        assert _titles(bench, MARKED["ask"]) == ["E2"]
        assert _view(bench, 2).marks.question == "Is this still our policy?"
        assert _titles(bench, Filter(marks=frozenset({None}))) == ["E3"]
        assert _titles(bench, Filter(marks=frozenset({"flag", "ask"}))) == ["E1", "E2"]
        facet = run(bench.browsing.facet(Filter(), "marks"))
        assert [(one.value, one.count) for one in facet] == [("flag", 1), ("ask", 1)]
        assert run(bench.browsing.count(TO_REVIEW)) == 2


def test_marks_belong_to_the_case_and_stay_with_its_next_revision(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=2) as bench:
        _mark(bench, 1, "flag")
        edited(bench, a_case(1), 2)
        numbers, items = run(bench.browsing.open_queue(MARKED["flag"]))
        assert [item.case_id for item in items] == ["revision-2"]
        assert list(numbers) == [items[0].n]
        assert items[0].marks.is_flagged


def test_each_mark_is_named_undone_and_done_again(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        for kind in ("skip", "flag", "ask"):
            _mark(bench, 1, kind)
        _defer(bench, 1, days=1)
        _mark(bench, 1, "flag", None)
        undone = [run(bench.undoing.undo()) for _ in range(5)]
        assert [deed and deed.name for deed in undone] == ["unflag", "defer", "ask", "flag", "skip"]
        assert _view(bench, 1).marks.kinds == ()
        assert run(bench.undoing.undo()) is None
        for _ in range(4):
            run(bench.undoing.redo())
        assert _view(bench, 1).marks.kinds == ("skip", "defer", "flag", "ask")
        assert bench.problems() == []


def test_the_same_mark_again_changes_nothing_and_a_later_time_replaces(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        first, later = NOON + timedelta(days=1), NOON + timedelta(days=3)
        _mark(bench, 1, "defer", MarkState(until=first))
        assert run(bench.marking.set(seen(1), "defer", MarkState(until=first))) is None
        _mark(bench, 1, "defer", MarkState(until=later))
        assert _view(bench, 1).marks.deferred_until == later
        run(bench.undoing.undo())
        assert _view(bench, 1).marks.deferred_until == first


def test_all_skipped_cases_are_taken_off_as_one_step(tmp_path: Path) -> None:
    """B51."""
    with a_bench(tmp_path, count=6) as bench:
        for number in (2, 4, 6):
            _mark(bench, number, "skip")
        outcome = run(bench.marking.take_all_off("skip"))
        assert outcome.deed is not None
        assert (outcome.deed.name, outcome.deed.count, outcome.changed) == ("unskip", 3, 3)
        assert _titles(bench, TO_REVIEW) == ["E1", "E2", "E3", "E4", "E5", "E6"]
        run(bench.undoing.undo())
        assert _titles(bench, MARKED["skip"]) == ["E2", "E4", "E6"]
        assert bench.problems() == []


def test_a_case_that_is_gone_takes_no_mark(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        bench.write(
            lambda session: (
                session.connection().exec_driver_sql(
                    f"UPDATE test_case SET deleted_at = '{NOON.isoformat()}' WHERE id = 'case-1'"
                )
                and None
            )
        )
        with pytest.raises(NotFound):
            _mark(bench, 1, "flag")


def test_marks_narrow_any_other_filter(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=6) as bench:
        for number in (1, 2, 3):
            _mark(bench, number, "flag")
        _defer(bench, 3, days=1)
        wanted = Filter(marks=frozenset({"flag"}), datasets=frozenset({DATASET.id}), undecided=True)
        assert _titles(bench, wanted) == ["E1", "E2"]
        assert _titles(bench, Filter(marks=frozenset({"flag"}), include_legacy=True)) == [
            "E1",
            "E2",
            "E3",
        ]
        assert _titles(bench, Filter(marks=frozenset({"flag"}), text="card 2")) == ["E2"]


def test_counts_are_those_of_the_lists_whatever_is_marked(tmp_path: Path) -> None:
    with a_bench(tmp_path, count=8) as bench:
        for number in (1, 2, 3):
            _defer(bench, number, days=1)
        for number in (3, 4):
            _mark(bench, number, "skip")
        run(bench.reviewing.press(seen(2), 1))
        edited(bench, a_case(1), 2)
        filters = [
            Filter(undecided=True, include_legacy=legacy, text=text, votes=votes)
            for legacy in (False, True)
            for text in ("", "card")
            for votes in (frozenset[Score](), frozenset[Score]({0}))
        ]
        for filter_ in filters:
            _titles(bench, filter_)  # compares
        assert _titles(bench, TO_REVIEW) == ["E5", "E6", "E7", "E8", "E4"]
