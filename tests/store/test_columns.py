"""Column types keep what databases lose."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.store.columns import from_safe, from_stored_time, to_safe, to_stored_time

TEXT = st.text(st.characters(codec=None) | st.sampled_from("\x00\ud800\udfff\U0010fffd0123abcdef"))


@given(TEXT)
def test_any_text_comes_back_and_is_safe_meanwhile(text: str) -> None:
    safe = to_safe(text)
    assert from_safe(safe) == text
    assert "\x00" not in safe
    safe.encode()


@given(
    st.datetimes(timezones=st.integers(-840, 840).map(lambda m: timezone(timedelta(minutes=m)))),
    st.datetimes(timezones=st.just(UTC)),
)
def test_times_keep_their_instant_and_sort_as_text(one: datetime, other: datetime) -> None:
    """B101: to the microsecond, whatever the zone."""
    try:
        first, second = to_stored_time(one), to_stored_time(other)
    except OverflowError:  # the first and last day of the calendar
        return
    assert from_stored_time(first) == one
    assert len(first) == len(second) == 27
    assert (first < second) == (one < other)


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="zone"):
        to_stored_time(datetime(2026, 1, 1))  # noqa: DTZ001
