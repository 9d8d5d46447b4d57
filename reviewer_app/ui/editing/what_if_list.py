"""The table of known outputs: verdict now, verdict if saved; what changes comes first, on amber."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.services.forecasting import Verdict
from reviewer_app.ui.editing.what_if_words import OutlookRow, score_word, verdict_word
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_list import ROW, Index, KeyList, ToldRows
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    focus_ring,
    paint_excerpt,
    paint_words,
    single_line,
    words_width,
)

SIDE, EDGE = 16, 3
DIMMED = 0.45
MOST_ROWS = 8
_VERDICT, _ARROW = 104, 30


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of the table begin in a width, and how wide they are."""

    label: tuple[float, float]
    text: tuple[float, float]
    now: tuple[float, float]
    arrow: tuple[float, float]
    saved: tuple[float, float]


def columns_in(look: Look, width: float, needed: float) -> Columns:
    """The columns in a width: labels get the width they need, the text takes what is left."""
    scale = look.theme.sizes.scale
    label = min(max(needed, 56 * scale), width / 5)
    verdict, arrow = _VERDICT * scale, _ARROW * scale
    saved = width - SIDE - verdict
    now = saved - arrow - verdict + 12
    text = SIDE + label + 16
    return Columns(
        (SIDE, label), (text, now - text - 12), (now, verdict - 12), (saved - arrow, arrow),
        (saved, verdict),
    )  # fmt: skip


class OutputList(KeyList):
    """The outputs; the arrow keys go through them, and the checks below follow."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.is_stale = False
        self._widest = 0.0
        self.outputs = ToldRows[OutlookRow]()
        self.setModel(self.outputs)
        self.setItemDelegate(_Delegate(look, self))
        self.setAccessibleName(tr("Known outputs"))
        self.setSelectionMode(KeyList.SelectionMode.SingleSelection)
        look.changed.connect(self.fit)

    def show_rows(self, rows: Sequence[OutlookRow]) -> None:
        """Show others; the same output stays chosen."""
        chosen = self.chosen_id
        self.outputs.show_rows(rows)
        ids = [row.id for row in rows]
        if rows:
            place = ids.index(chosen) if chosen in ids else 0
            self.setCurrentIndex(self.outputs.index(place))
        self.fit()

    @property
    def chosen_id(self) -> str:
        """The output whose checks are shown; empty without any."""
        row = self.chosen
        return row.id if row else ""

    @property
    def chosen(self) -> OutlookRow | None:
        """The row that is chosen."""
        index = self.currentIndex()
        return self.outputs.rows[index.row()] if index.isValid() else None

    def set_stale(self, is_stale: bool) -> None:
        """Dim the verdicts while newer ones are being found."""
        if self.is_stale != is_stale:
            self.is_stale = is_stale
            self.viewport().update()

    def columns(self, width: float) -> Columns:
        """The columns of the table and of its head."""
        return columns_in(self._look, width, self._widest)

    def fit(self) -> None:
        """As high as the rows, up to a few of them."""
        font = self._look.theme.font("body")
        labels = {row.label for row in self.outputs.rows}
        self._widest = max((words_width(font, label) for label in labels), default=0.0)
        shown = min(len(self.outputs.rows), MOST_ROWS)
        self.setFixedHeight(shown * (self._look.theme.sizes.table_row + 2))
        self.scheduleDelayedItemsLayout()


class OutputHead(QWidget):
    """The names of the columns."""

    def __init__(self, look: Look, table: OutputList) -> None:
        super().__init__()
        self._look, self._table = look, table
        self.setFixedHeight(look.theme.sizes.bar)
        look.changed.connect(lambda: self.setFixedHeight(look.theme.sizes.bar))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        painter = QPainter(self)
        whole = QRectF(self.rect())
        painter.fillRect(whole, theme.colour("sidebar"))
        for y in (0.0, whole.bottom() - 1):
            painter.fillRect(QRectF(0, y, whole.width(), 1), theme.colour("line"))
        columns = self._table.columns(self._table.viewport().width())
        heads = (
            (columns.label, tr("From")),
            (columns.text, tr("Known output")),
            (columns.now, tr("Now")),
            (columns.saved, tr("If saved")),
        )
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        for (x, width), words in heads:
            place = flipped(QRectF(x, 0, width, whole.height()), whole, is_rtl=is_rtl)
            font, colour = theme.font("label"), theme.colour("text_soft")
            paint_words(painter, place, words, font, colour, alignment=side)
        painter.end()


class _Delegate(QStyledItemDelegate):
    """Label, start of the text, and both verdicts with a sign between them."""

    def __init__(self, look: Look, table: OutputList) -> None:
        super().__init__(table)
        self._look, self._table = look, table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self._look.theme.sizes.table_row + 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: OutlookRow = index.data(ROW)
        place = QRectF(option.rect)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, place, row, is_chosen)
        painter.save()
        if self._table.is_stale:
            painter.setOpacity(DIMMED)
        columns = self._table.columns(place.width())
        self._paint_texts(painter, place, row, columns)
        self._verdict(painter, place, columns.now, row.now, is_strong=False)
        self._paint_sign(painter, place, columns.arrow, row)
        self._verdict(painter, place, columns.saved, row.if_saved, is_strong=row.is_changed)
        painter.restore()
        if is_chosen and self._table.has_ring:
            focus_ring(self._look, painter, place.adjusted(2, 2, -2, -3))

    def _paint_ground(
        self, painter: QPainter, place: QRectF, row: OutlookRow, is_chosen: bool
    ) -> None:
        theme = self._look.theme
        ground = "warn_soft" if row.is_changed else "select" if is_chosen else "card"
        painter.fillRect(place, theme.colour(ground))
        below = QRectF(place.x(), place.bottom() - 1, place.width(), 1)
        painter.fillRect(below, theme.colour("line"))
        if row.is_changed or is_chosen:
            edge = QRectF(place.x(), place.y(), EDGE, place.height() - 1)
            colour = "accent" if is_chosen else "warn_mark"
            painter.fillRect(self._side(edge, place), theme.colour(colour))

    def _side(self, rect: QRectF, place: QRectF) -> QRectF:
        return flipped(rect, place, is_rtl=self._table.isRightToLeft())

    def _cell(self, place: QRectF, column: tuple[float, float]) -> QRectF:
        x, width = column
        return self._side(QRectF(place.x() + x, place.y(), width, place.height() - 1), place)

    def _words(self, painter: QPainter, cell: QRectF, words: str, font: str, colour: str) -> None:
        theme = self._look.theme
        is_rtl = self._table.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        paint_words(painter, cell, words, theme.font(font), theme.colour(colour), alignment=side)

    def _paint_texts(
        self, painter: QPainter, place: QRectF, row: OutlookRow, columns: Columns
    ) -> None:
        theme = self._look.theme
        self._words(painter, self._cell(place, columns.label), row.label, "body", "text")
        colour = theme.colour("text" if row.is_changed else "text_soft")
        cell = self._cell(place, columns.text)
        is_rtl = self._table.isRightToLeft()
        text = single_line(row.text) or tr("empty")
        paint_excerpt(painter, cell, text, theme.font("body"), colour, is_rtl=is_rtl)

    def _paint_sign(
        self, painter: QPainter, place: QRectF, column: tuple[float, float], row: OutlookRow
    ) -> None:
        if row.now is None or row.if_saved is None:
            return
        size = self._look.theme.sizes.icon
        x, width = column
        mark = QRectF(place.x() + x + (width - size) / 2 - 8, place.y(), size, place.height() - 1)
        name, colour = ("arrow-right", "warn") if row.is_changed else ("equal", "text_soft")
        self._look.icons.paint(painter, self._side(mark, place), name, colour)

    def _verdict(
        self,
        painter: QPainter,
        place: QRectF,
        column: tuple[float, float],
        verdict: Verdict | None,
        *,
        is_strong: bool,
    ) -> None:
        theme, (x, width) = self._look.theme, column
        words, font = verdict_word(verdict), "body_strong" if is_strong else "body"
        icon = theme.sizes.icon
        if verdict is not None:
            mark = QRectF(place.x() + x, place.y(), icon, place.height() - 1)
            name, colour = verdict_mark(verdict)
            self._look.icons.paint(painter, self._side(mark, place), name, colour)
            x, width = x + icon + 6, width - icon - 6
        self._words(painter, self._cell(place, (x, width)), words, font, "text")
        used = theme.width(font, words) + 6
        small = "label_strong" if is_strong else "label"
        rest = (x + used, max(0.0, width - used))
        self._words(painter, self._cell(place, rest), score_word(verdict), small, "text_soft")


def verdict_mark(verdict: Verdict) -> tuple[str, str]:
    """The icon of a verdict and its colour."""
    if verdict.result.is_error:
        return "triangle-alert", "warn"
    return ("check", "up") if verdict.result.passed else ("x", "down")
