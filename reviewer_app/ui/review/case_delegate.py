"""Paints one row of the case list: vote, excerpt, facts, confidence and reviewed mark."""

from datetime import UTC, datetime
from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.searching import Term, places
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import left_to_right, tr
from reviewer_app.ui.review.case_list_model import ITEM
from reviewer_app.ui.review.mark_words import MARK_ICONS, deferred_words
from reviewer_app.ui.review.marks import line_places
from reviewer_app.ui.review.words import joined, later_revision, short_language
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    BAR_WIDTH,
    chip_width,
    flipped,
    focus_ring,
    paint_chip,
    paint_confidence_bar,
    paint_excerpt,
    paint_reviewed_check,
    paint_vote_mark,
    paint_words,
    rounded,
    single_line,
)

SIDE = 12
LINE_GAP = 4
EDGE = 3
_PICTURES = 32
"""Rows that are kept as pictures: those in sight, in the states of a moment; 60 kB each."""

REASON = 60
"""Letters of a reason that the meta line can need."""


class CaseDelegate(QStyledItemDelegate):
    """Two lines per case, as the design shows them; a quiet outline while a row is loaded."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._font_of = cache(self._make_font)
        self._terms: tuple[Term, ...] = ()
        self._with_accents = False
        self._pictures: dict[tuple[object, ...], tuple[object, QPixmap]] = {}
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._font_of.cache_clear()
        self._pictures.clear()

    def _make_font(self, language: str) -> QFont:
        """The font of rows with the right family for the letters of the content."""
        font = self._look.theme.font("body")
        if language:
            font.setFamilies(self._look.theme.case_font(language).families())
        return font

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF) -> None:
        theme, states = self._look.theme, QStyle.StateFlag
        is_selected = bool(option.state & states.State_Selected)
        is_hovered = bool(option.state & states.State_MouseOver)
        ground = "select" if is_selected else "hover" if is_hovered else "list"
        painter.fillRect(row, theme.colour(ground))
        line = QRectF(row.x(), row.bottom() - 1, row.width(), 1)
        painter.fillRect(line, theme.colour("line"))
        if option.state & states.State_On:
            edge = QRectF(row.x(), row.y(), EDGE, row.height() - 1)
            edge = flipped(edge, row, is_rtl=_is_rtl(option))
            painter.fillRect(edge, theme.colour("accent"))

    def _lines(self, row: QRectF) -> tuple[QRectF, QRectF]:
        """The places of the excerpt and of the facts under it."""
        theme = self._look.theme
        body = QFontMetricsF(theme.font("body")).height()
        label = QFontMetricsF(theme.font("label")).height()
        x = row.x() + 2 * SIDE + theme.sizes.icon
        y = row.y() + (row.height() - 1 - body - label - LINE_GAP) / 2
        width = row.right() - SIDE - x
        return QRectF(x, y, width, body), QRectF(x, y + body + LINE_GAP, width, label)

    def _paint_item(self, painter: QPainter, row: QRectF, item: QueueItem, *, is_rtl: bool) -> None:
        theme = self._look.theme
        size = theme.sizes.icon
        first, second = self._lines(row)
        mark = QRectF(row.x() + SIDE, first.center().y() - size / 2, size, size)
        self._paint_state(painter, flipped(mark, row, is_rtl=is_rtl), item)
        self._paint_marks(painter, row, first, item, is_rtl=is_rtl)
        paint_excerpt(
            painter,
            flipped(first.adjusted(0, -LINE_GAP, 0, LINE_GAP), row, is_rtl=is_rtl),
            item.excerpt,
            self._font_of(item.language or ""),
            theme.colour("text_soft" if item.is_done else "text"),
            is_rtl=is_rtl,
        )
        second.setRight(self._paint_end(painter, row, second, item, is_rtl=is_rtl))
        second.setRight(self._paint_flags(painter, row, second, item, is_rtl=is_rtl))
        self._paint_facts(painter, row, second, item, is_rtl=is_rtl)

    def _paint_state(self, painter: QPainter, place: QRectF, item: QueueItem) -> None:
        """The vote, or why there is none yet: skipped, or deferred until later."""
        marks = item.marks
        if item.is_done or not marks.is_put_off:
            paint_vote_mark(self._look, painter, place, item.score)
            return
        kind = "defer" if marks.deferred_until else "skip"
        self._look.icons.paint(painter, place, MARK_ICONS[kind], "text_soft")

    def mark(self, found: tuple[Term, ...], *, with_accents: bool) -> None:
        """Mark in the rows what is searched for."""
        self._terms, self._with_accents = found, with_accents
        self._pictures.clear()

    def _paint_marks(
        self, painter: QPainter, row: QRectF, line: QRectF, item: QueueItem, *, is_rtl: bool
    ) -> None:
        """A ground and a line under what was found, at the places where the words will be."""
        if not self._terms:
            return
        text = single_line(item.excerpt)
        found = places(text, self._terms, with_accents=self._with_accents)
        area = flipped(line, row, is_rtl=is_rtl)
        theme = self._look.theme
        for place in line_places(
            text, self._font_of(item.language or ""), area, found, is_rtl=is_rtl
        ):
            painter.fillRect(place, theme.colour("warn_soft"))
            under = QRectF(place.x(), place.bottom() - 1, place.width(), 1)
            painter.fillRect(under, theme.colour("warn_mark"))

    def _paint_end(
        self, painter: QPainter, row: QRectF, line: QRectF, item: QueueItem, *, is_rtl: bool
    ) -> float:
        """Reviewed mark and confidence, each at its fixed place; returns where words must end."""
        size, end = self._look.theme.sizes.icon, line.right()
        if item.is_reviewed:
            place = QRectF(end - size, line.center().y() - size / 2, size, size)
            paint_reviewed_check(self._look, painter, flipped(place, row, is_rtl=is_rtl))
        if item.confidence is None and not item.is_hidden:
            return end - (size + 8 if item.is_reviewed else 0)
        width = BAR_WIDTH * self._look.theme.sizes.scale
        bar = QRectF(end - size - 7 - width, line.y(), width, line.height())
        bar = flipped(bar, row, is_rtl=is_rtl)
        paint_confidence_bar(self._look, painter, bar, item.confidence, is_rtl=is_rtl)
        return end - size - 7 - width - 8

    def _paint_flags(
        self, painter: QPainter, row: QRectF, line: QRectF, item: QueueItem, *, is_rtl: bool
    ) -> float:
        """Flag and question before what stands at the end; returns where words must end."""
        size, end = self._look.theme.sizes.icon - 2, line.right()
        shown: list[tuple[MarkKind, str, bool]] = [
            ("ask", "text_soft", item.marks.is_asked),
            ("flag", "warn_mark", item.marks.is_flagged),
        ]
        for kind, colour, is_set in shown:
            if is_set:
                place = QRectF(end - size, line.center().y() - size / 2, size, size)
                place = flipped(place, row, is_rtl=is_rtl)
                self._look.icons.paint(painter, place, MARK_ICONS[kind], colour)
                end -= size + 6
        return end

    def _paint_facts(
        self, painter: QPainter, row: QRectF, line: QRectF, item: QueueItem, *, is_rtl: bool
    ) -> None:
        theme = self._look.theme
        if item.is_legacy:
            self._paint_chip(painter, row, line, tr("Legacy"), is_rtl=is_rtl)
        if item.has_draft:
            self._paint_chip(painter, row, line, tr("Draft"), icon="pencil", is_rtl=is_rtl)
        language = short_language(item.language) if item.language else ""
        reason = single_line(item.reason[:REASON])
        until = item.marks.deferred_until
        if until and not item.is_done:
            reason = deferred_words(until, datetime.now(UTC))
        text = joined([single_line(item.variant or ""), language, reason or later_revision(item)])
        text = text or left_to_right(single_line(item.title))  # never half a row
        _paint_line(
            painter,
            flipped(line.adjusted(0, -LINE_GAP, 0, LINE_GAP), row, is_rtl=is_rtl),
            text,
            theme.font("label"),
            theme.colour("text_soft"),
            is_rtl=is_rtl,
        )

    def _paint_chip(
        self,
        painter: QPainter,
        row: QRectF,
        line: QRectF,
        word: str,
        icon: str | None = None,
        *,
        is_rtl: bool,
    ) -> None:
        """A chip where the line begins; what follows begins behind it."""
        width = chip_width(self._look, word, icon)
        height = self._look.theme.sizes.chip - 2
        chip = QRectF(line.x(), line.center().y() - height / 2, width, height)
        chip = flipped(chip, row, is_rtl=is_rtl)
        paint_chip(self._look, painter, chip, word, icon=icon, is_rtl=is_rtl)
        line.setLeft(line.left() + width + 8)

    def _paint_placeholder(self, painter: QPainter, row: QRectF, *, is_rtl: bool) -> None:
        """Two bars where the words will be."""
        colour = self._look.theme.colour("mute")
        for line, part in zip(self._lines(row), (0.7, 0.3), strict=True):
            bar = line.adjusted(0, line.height() / 4, 0, -line.height() / 4)
            bar.setWidth(bar.width() * part)
            rounded(painter, flipped(bar, row, is_rtl=is_rtl), 2, colour)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._look.theme.sizes.list, self._look.theme.sizes.case_row)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """A row that only moved is drawn as it was: each decision moves all of them by one."""
        item: QueueItem | None = index.data(ITEM)
        scale = painter.device().devicePixelRatioF()
        # Between two pixels a picture would be blurred, and words about time change by themselves.
        if scale == int(scale) and not (item and item.marks.deferred_until):
            picture = self._picture(option, item, scale)
            painter.drawPixmap(option.rect.topLeft(), picture)
        else:
            self._paint_row(painter, option, QRectF(option.rect), item)
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(self._look, painter, QRectF(option.rect).adjusted(4, 1, -1, -2))

    def _picture(
        self, option: QStyleOptionViewItem, item: QueueItem | None, scale: float
    ) -> QPixmap:
        size = option.rect.size()
        key = (id(item), option.state.value, size.toTuple(), _is_rtl(option), scale)
        kept, picture = self._pictures.get(key, (None, None))
        if picture is None or kept is not item:
            picture = QPixmap(size * scale)
            picture.setDevicePixelRatio(scale)
            with QPainter(picture) as inner:
                self._paint_row(inner, option, QRectF(QPointF(), QSizeF(size)), item)
            if len(self._pictures) >= _PICTURES:
                del self._pictures[next(iter(self._pictures))]
            self._pictures[key] = (item, picture)
        return picture

    def _paint_row(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: QRectF,
        item: QueueItem | None,
    ) -> None:
        self._paint_ground(painter, option, row)
        if item is None:
            self._paint_placeholder(painter, row, is_rtl=_is_rtl(option))
        else:
            self._paint_item(painter, row, item, is_rtl=_is_rtl(option))


def _is_rtl(option: QStyleOptionViewItem) -> bool:
    return option.direction == Qt.LayoutDirection.RightToLeft


def _paint_line(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, *, is_rtl: bool
) -> None:
    """Words in the direction of the window, at the side where reading starts."""
    side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
    paint_words(painter, rect, text, font, colour, alignment=side, is_right_to_left=is_rtl)
