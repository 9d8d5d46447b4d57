"""Two sequences laid side by side: nothing is lost, and what is called the same is equal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import sequences
from reviewer_app.domain.sequences import align
from tests.support.differing import TOOLS

tokens = st.lists(st.sampled_from(["a", "b", "c", "d", "e\n", "\n", "", "\U0001f469"]), max_size=20)


def _assert_covers(a: list[str], b: list[str]) -> None:
    at_a = at_b = 0
    was_same: bool | None = None
    for run in align(a, b, TOOLS).runs:
        assert (run.a_start, run.b_start) == (at_a, at_b)
        assert run.is_same is not was_same
        is_equal = a[run.a_start : run.a_end] == b[run.b_start : run.b_end]
        assert is_equal == run.is_same
        at_a, at_b, was_same = run.a_end, run.b_end, run.is_same
    assert (at_a, at_b) == (len(a), len(b))


@given(tokens, tokens)
def test_runs_cover_both_sides_in_order_same_and_changed_in_turn(
    a: list[str], b: list[str]
) -> None:
    _assert_covers(a, b)


@given(tokens, tokens)
def test_what_is_handled_a_slice_at_a_time_gives_the_same_runs(a: list[str], b: list[str]) -> None:
    whole = align(a, b, TOOLS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sequences, "SLICE", 2)
        assert align(a, b, TOOLS) == whole


@given(tokens, tokens)
def test_more_tokens_than_there_are_letters_for_count_as_changed(
    a: list[str], b: list[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sequences, "MOST_CODES", 2)
        found = align(a, b, TOOLS)
    for run in found.runs:
        if run.is_same:
            assert a[run.a_start : run.a_end] == b[run.b_start : run.b_end]
    assert sum(run.a_end - run.a_start for run in found.runs) == len(a)
    assert sum(run.b_end - run.b_start for run in found.runs) == len(b)


def test_one_changed_token_among_many_thousands_is_found() -> None:
    a = [f"line {n % 30_000}" for n in range(50_000)]
    b = [*a[:25_000], "another", *a[25_001:]]
    changed = [run for run in align(a, b, TOOLS).runs if not run.is_same]
    assert [(run.a_start, run.a_end, run.b_start, run.b_end) for run in changed] == [
        (25_000, 25_001, 25_000, 25_001)
    ]
