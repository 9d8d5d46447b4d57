"""When a deferred case comes back, in words, and the times that are offered."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale

from reviewer_app.domain.marks import CaseMarks
from reviewer_app.ui.review.mark_words import (
    deferred_words,
    later_times,
    sentence_of,
    until_words,
)


def _here(day: int, hour: int) -> datetime:
    return datetime(2026, 3, day, hour).astimezone()


NOW = _here(4, 10)  # a Wednesday


@pytest.fixture
def british() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("british")
def test_the_nearer_the_shorter() -> None:
    words = [until_words(at, NOW) for at in (_here(4, 14), _here(5, 9), _here(9, 9), _here(25, 9))]
    assert words == ["14:00", "tomorrow", "Monday", "25 March"]
    assert deferred_words(_here(9, 9), NOW) == "until Monday"


def test_late_in_the_evening_later_today_is_not_offered() -> None:
    early, late = later_times(NOW), later_times(_here(4, 22))
    assert next(words for words, _ in early) == "Later today"
    assert next(words for words, _ in late) == "Tomorrow"


def test_days_begin_at_nine_here_and_next_week_on_monday() -> None:
    found = dict(later_times(NOW))
    for words, day in (("Tomorrow", 5), ("In three days", 7), ("Next week", 9)):
        here = found[words].astimezone()
        assert (here.hour, here.minute, here.day) == (9, 0, day)
    monday = dict(later_times(_here(9, 8)))["Next week"].astimezone()
    assert monday.day == 16


def test_times_are_kept_as_moments_whatever_the_zone() -> None:
    """B99."""
    for words, at in later_times(NOW):
        assert at.tzinfo is not None, words
        assert at.astimezone(UTC) > NOW.astimezone(UTC)


def test_a_screen_reader_hears_each_mark() -> None:
    marks = CaseMarks(
        is_skipped=True,
        deferred_until=NOW + timedelta(days=1),
        is_flagged=True,
        is_asked=True,
    )
    assert sentence_of(marks, NOW) == "skipped, deferred until tomorrow, flagged, asked a senior"
    assert sentence_of(CaseMarks(), NOW) == ""
