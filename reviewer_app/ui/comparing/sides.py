"""The two sides of a comparison: what is said of a revision or a case, and who is A and who B."""

from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.services.comparing import Extent, Revision
from reviewer_app.ui.i18n import format_number, format_time, tr, tr_n
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, rounded, words_width

BADGE = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A revision or a case as the rail and the heads show it.

    extent: how much it changed. score: my vote on it.
    """

    case_id: str
    title: str
    meta: str
    note: str = ""
    extent: str = ""
    is_latest: bool = False
    score: int = 0
    is_reviewed: bool = False


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
    return Side(
        case_id=revision.case_id,
        title=title,
        meta=tr("{who}, {when}").format(who=who, when=at),
        note=revision.file_name,
        extent="…" if is_measured else "",
        is_latest=revision.is_latest,
        score=revision.my_score,
        is_reviewed=revision.is_reviewed,
    )


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


class SideHeads(QWidget):
    """The two sides above the cards, each over its column."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sides: tuple[Side, Side] | None = None
        self._columns = 2
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_sides(self, a: Side, b: Side) -> None:
        """Show another A and B."""
        self._sides = (a, b)
        words = tr("A: {a}, B: {b}")
        names = {"a": f"{a.title}, {a.meta}", "b": f"{b.title}, {b.meta}"}
        self.setAccessibleName(words.format(**names))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self._look.theme.sizes.card_head + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sides is None:
            return
        painter = QPainter(self)
        padding = self._look.theme.sizes.card_padding
        half = (self.width() - 2 * padding) / 2
        for number, side in enumerate(self._sides):
            place = QRectF(padding + number * half, 0, half, self.height())
            whole = QRectF(self.rect())
            self._paint_side(
                painter, flipped(place, whole, is_rtl=self.isRightToLeft()), side, "AB"[number]
            )
        painter.end()

    def _paint_side(self, painter: QPainter, place: QRectF, side: Side, letter: str) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        align = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        size = BADGE * theme.sizes.scale
        x = place.x() + 14
        badge = QRectF(x, place.center().y() - size / 2, size, size)
        paint_badge(self._look, painter, flipped(badge, place, is_rtl=is_rtl), letter)
        x += size + 8
        for text, font, colour in (
            (side.title, "body_strong", "text"),
            (side.meta, "body", "text_soft"),
        ):
            width = min(words_width(theme.font(font), text), max(0.0, place.right() - x - 8))
            room = flipped(QRectF(x, place.y(), width, place.height()), place, is_rtl=is_rtl)
            paint_words(
                painter, room, text, theme.font(font), theme.colour(colour), alignment=align
            )
            x += width + 8


def paint_badge(look: Look, painter: QPainter, rect: QRectF, letter: str) -> None:
    """The letter of a side: B, the newer one, in the accent."""
    theme = look.theme
    ground = theme.colour("accent" if letter == "B" else "text_soft")
    rounded(painter, rect, theme.sizes.small_radius, ground)
    words = theme.colour("on_accent" if letter == "B" else "card")
    centre = Qt.AlignmentFlag.AlignHCenter
    paint_words(painter, rect, letter, theme.font("label_strong"), words, alignment=centre)
