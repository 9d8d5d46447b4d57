"""What the review page says of marks: their names, and when a deferred case comes back."""

from datetime import datetime, timedelta

from PySide6.QtCore import QDateTime, QLocale

from reviewer_app.domain.marks import CaseMarks, MarkKind
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.words import day_words

MARK_ICONS: dict[MarkKind, str] = {
    "skip": "skip-forward",
    "defer": "calendar-clock",
    "flag": "flag",
    "ask": "message-circle-question-mark",
}

_DAYS_BY_NAME = 6
"""Days ahead that a weekday alone tells."""


def mark_title(kind: MarkKind) -> str:
    """What cases with a mark are called: a queue, a value of a filter, a chip."""
    return {
        "skip": tr("Skipped"),
        "defer": tr("Deferred"),
        "flag": tr("Flagged"),
        "ask": tr("Asked a senior"),
    }[kind]


def until_words(at: datetime, now: datetime) -> str:
    """When a case comes back, after "until": "14:30", "tomorrow", "Monday", "3 May"."""
    here, today = at.astimezone(), now.astimezone().date()
    days = (here.date() - today).days
    if days <= 0:
        return QLocale().toString(_time(at).time(), QLocale.FormatType.ShortFormat)
    if days == 1:
        return tr("tomorrow")
    if days <= _DAYS_BY_NAME:
        locale = QLocale()
        return locale.dayName(here.isoweekday(), QLocale.FormatType.LongFormat)
    return day_words(at, now)


def _time(at: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(at.timestamp()))


def moment_words(at: datetime, now: datetime) -> str:
    """When exactly that is: "17:40", "Tue, 09:00"."""
    locale = QLocale()
    here = at.astimezone()
    time = locale.toString(_time(at).time(), QLocale.FormatType.ShortFormat)
    if here.date() == now.astimezone().date():
        return time
    day = locale.dayName(here.isoweekday(), QLocale.FormatType.ShortFormat)
    return tr("{day}, {time}").format(day=day, time=time)


def deferred_words(at: datetime, now: datetime) -> str:
    """The same as a part of a meta line: "until Monday"."""
    return tr("until {time}").format(time=until_words(at, now))


def sentence_of(marks: CaseMarks, now: datetime) -> str:
    """What a screen reader says of the marks of a row."""
    parts = [
        tr("skipped") if marks.is_skipped else "",
        tr("deferred {until}").format(until=deferred_words(marks.deferred_until, now))
        if marks.deferred_until
        else "",
        tr("flagged") if marks.is_flagged else "",
        tr("asked a senior") if marks.is_asked else "",
    ]
    return tr(", ").join(filter(None, parts))


def later_times(now: datetime) -> list[tuple[str, datetime]]:
    """What a case can be deferred until, in words; days begin at 9 in the morning, here."""
    here = now.astimezone()
    morning = here.replace(hour=9, minute=0, second=0, microsecond=0)
    later = (here + timedelta(hours=3)).replace(second=0, microsecond=0)
    monday = _day(morning, 7 - here.weekday())
    found = [
        (tr("Later today"), later),
        (tr("Tomorrow"), _day(morning, 1)),
        (tr("In three days"), _day(morning, 3)),
        (tr("Next week"), monday),
    ]
    return found if later.date() == here.date() else found[1:]


def _day(morning: datetime, days: int) -> datetime:
    """The same time of day so many days on, also where the clocks change in between."""
    day = morning.date() + timedelta(days=days)
    return datetime.combine(day, morning.time()).astimezone()
