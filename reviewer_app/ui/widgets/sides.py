"""A revision or a case as one side of a comparison or a row of a history: its words, its letter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from PySide6.QtCore import QDateTime, QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from reviewer_app.services.comparing import MOST_MEASURED, Extent, Revision
from reviewer_app.ui.i18n import format_number, format_time, tr, tr_n
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import paint_words, rounded, single_line

BADGE = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A revision or a case as the rail and the heads show it.

    extent: how much it changed. labels: which labels it changed, too. score: my vote on it.
    is_revision: one of the same case.
    """

    case_id: str
    title: str
    meta: str
    note: str = ""
    extent: str = ""
    is_latest: bool = False
    score: int = 0
    is_reviewed: bool = False
    is_revision: bool = True
    labels: tuple[str, ...] = ()

    def with_labels(self, labels: tuple[str, ...]) -> "Side":
        """The same, with the labels that it changed in words."""
        return replace(self, labels=labels)

    @property
    def sentence(self) -> str:
        """The row for screen readers."""
        vote = {1: tr("Upvoted"), -1: tr("Downvoted")}.get(self.score, "")
        reviewed = tr("reviewed by you") if self.is_reviewed else ""
        latest = tr("Latest") if self.is_latest else ""
        marks = (self.title, latest, vote, reviewed)
        parts = (*marks, self.meta, single_line(self.note), self.extent, *self.labels)
        return tr(", ").join(filter(None, parts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """What a history has between two revisions. case_id: the revision that it happened to.

    meta: who and when. lines: what, each by itself.
    """

    case_id: str
    meta: str
    lines: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """The row for screen readers."""
        return tr(", ").join((self.meta, *self.lines))


def side_of(revision: Revision, now: datetime | None = None, *, is_measured: bool = False) -> Side:
    """A revision in words; without a number where the family is not complete.

    is_measured: it will be told how much it changed.
    """
    at = when_words(revision.made_at, now or datetime.now(UTC))
    number = revision.number
    title = tr("Revision {n}").format(n=format_number(number)) if number else tr("Revision")
    who = tr("You") if revision.is_mine else revision.author or tr("unknown")
    if revision.file_name:
        who = tr("Imported")
    notes = [revision.note or revision.file_name]
    if revision.same_as is not None:
        notes.insert(0, tr("Text of revision {n}").format(n=format_number(revision.same_as)))
    return Side(
        case_id=revision.case_id,
        title=title,
        meta=tr("{who}, {when}").format(who=who, when=at),
        note=" · ".join(filter(None, notes)),
        extent="…" if is_measured else "",
        is_latest=revision.is_latest,
        score=revision.my_score,
        is_reviewed=revision.is_reviewed,
    )


def sides_of(family: Sequence[Revision]) -> list[Side]:
    """The revisions of a case in words, the latest first; the first one changed nothing."""
    measured = min(MOST_MEASURED, len(family) - 1)
    return [side_of(one, is_measured=n < measured) for n, one in enumerate(family)]


def extent_words(extent: Extent) -> str:
    """How much a revision changed: "2 fields, 14 words"."""
    if not extent.fields:
        return tr("nothing but labels or form")
    fields = tr_n("{n} field", "{n} fields", extent.fields)
    if extent.is_rough or not extent.words:
        return fields
    words = tr_n("{n} word", "{n} words", extent.words)
    return tr("{fields}, {words}").format(fields=fields, words=words)


def when_words(at: datetime, now: datetime) -> str:
    """A moment for people: "today 10:12", "11 March 09:05", with the year where it is another."""
    local = at.astimezone()
    time = format_time(at)
    if local.date() == now.astimezone().date():
        return tr("today {time}").format(time=time)
    day = QDateTime.fromSecsSinceEpoch(int(at.timestamp())).date()
    pattern = tr("d MMMM") if local.year == now.astimezone().year else tr("d MMMM yyyy")
    return f"{QLocale().toString(day, pattern)} {time}"


def paint_badge(look: Look, painter: QPainter, rect: QRectF, letter: str) -> None:
    """The letter of a side: B, the newer one, in the accent."""
    theme = look.theme
    ground = theme.colour("accent" if letter == "B" else "text_soft")
    rounded(painter, rect, theme.sizes.small_radius, ground)
    words = theme.colour("on_accent" if letter == "B" else "card")
    centre = Qt.AlignmentFlag.AlignHCenter
    paint_words(painter, rect, letter, theme.font("label_strong"), words, alignment=centre)
