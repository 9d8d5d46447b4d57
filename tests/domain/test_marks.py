"""Marks: what they mean at a time, and what is none."""

from datetime import datetime, timedelta

import pytest

from reviewer_app.domain.changes import Mark, MarkState, Seen, decode, encode
from reviewer_app.domain.marks import marks_at
from tests.support.builders import NOON, a_stamp

SEEN = Seen(case_id="case-1", content_hash="h")


def test_a_deferred_case_is_back_at_its_time_and_not_before() -> None:
    states = {"defer": MarkState(until=NOON)}
    assert marks_at(states, NOON - timedelta(seconds=1)).deferred_until == NOON  # pyright: ignore[reportArgumentType]
    assert marks_at(states, NOON).deferred_until is None  # pyright: ignore[reportArgumentType]


def test_a_mark_comes_back_from_its_written_form_and_its_inverse_undoes_it() -> None:
    mark = Mark(
        based_on=SEEN,
        mark="defer",
        state=MarkState(until=NOON),
        before=MarkState(until=NOON - timedelta(days=1)),
        **a_stamp("change-1"),
    )
    assert decode(encode(mark)) == mark
    back = mark.inverse()
    assert (back.state, back.before) == (mark.before, mark.state)


def test_deferring_needs_a_time_with_a_zone() -> None:
    with pytest.raises(ValueError, match="until when"):
        Mark(based_on=SEEN, mark="defer", state=MarkState(), **a_stamp("change-1"))
    with pytest.raises(ValueError, match="zone"):
        MarkState(until=datetime(2026, 1, 1))  # noqa: DTZ001 - what the test is about
