"""The list of problems: where, why, and what may be done, each as high as its words need."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.ui.i18n import direction_of, tr
from reviewer_app.ui.importing.problems import Problem
from reviewer_app.ui.widgets.key_list import ROW, Index, KeyList, ToldRows, paint_row_ground
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import EXCERPT, flipped, paint_words, single_line

SIDE, PAD, GAP = 16, 9, 12
_WHERE_LEAST, _WHERE_MOST = 78, 120
_LINES = 3
_WRAP = int(Qt.TextFlag.TextWordWrap)


class ProblemList(KeyList):
    """Problems with where they are; Enter is the page's: it goes on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problems = ToldRows[Problem]()
        self.setModel(self.problems)
        self.setItemDelegate(_ProblemDelegate(look, self))
        self.setAccessibleName(tr("Problems"))
        self.setStyleSheet("QListView { background: transparent }")  # the card is its ground
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self.scheduleDelayedItemsLayout()

    def height_needed(self, most: int) -> int:
        """The height of all problems, up to a most."""
        height = 2
        for row in range(self.problems.rowCount()):
            height += self.sizeHintForRow(row)
            if height >= most:
                return most
        return height


class _ProblemDelegate(QStyledItemDelegate):
    """A mark, the lines in semibold, the reason, and below it softer what may be done."""

    def __init__(self, look: Look, view: ProblemList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def _where_width(self, problem: Problem) -> float:
        scale = self._look.theme.sizes.scale
        width = self._look.theme.width("body_strong", problem.where)
        return min(max(width, _WHERE_LEAST * scale), _WHERE_MOST * scale)

    def _words_start(self, problem: Problem) -> float:
        icon = self._look.theme.sizes.icon
        return SIDE + icon + GAP + self._where_width(problem) + 8

    def _room(self, problem: Problem) -> float:
        return max(40.0, self._view.viewport().width() - self._words_start(problem) - SIDE)

    def _heights(self, problem: Problem) -> tuple[float, float]:
        room, font = self._room(problem), self._look.theme.font("body")
        first = _height(font, _shortened(problem.title), room)
        return first, _height(font, _shortened(problem.advice), room)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        problem: Problem = index.data(ROW)
        first, second = self._heights(problem)
        least = self._look.theme.sizes.table_row
        return QSize(80, max(least, round(first + second + 2 * PAD + 1)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        problem: Problem = index.data(ROW)
        row = QRectF(option.rect)
        has_edge = theme.is_high_contrast or self._view.hasFocus()
        paint_row_ground(self._look, painter, option, has_edge=has_edge)
        is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        font = theme.font("body")
        line, icon = QFontMetricsF(font).height(), theme.sizes.icon
        top = row.y() + PAD
        mark = QRectF(row.x() + SIDE, top + (line - icon) / 2, icon, icon)
        shown, colour = ("circle-x", "down") if problem.is_refused else ("triangle-alert", "warn")
        self._look.icons.paint(painter, flipped(mark, row, is_rtl=is_rtl), shown, colour)
        where = QRectF(row.x() + SIDE + icon + GAP, top, self._where_width(problem), line)
        paint_words(
            painter,
            flipped(where, row, is_rtl=is_rtl),
            problem.where,
            theme.font("body_strong"),
            theme.colour("text"),
            alignment=side,
        )
        first, second = self._heights(problem)
        start, room = row.x() + self._words_start(problem), self._room(problem)
        title = flipped(QRectF(start, top, room, first), row, is_rtl=is_rtl)
        _paint_wrapped(painter, title, problem.title, font, theme.colour("text"), side)
        advice = flipped(QRectF(start, top + first, room, second), row, is_rtl=is_rtl)
        _paint_wrapped(painter, advice, problem.advice, font, theme.colour("text_soft"), side)


def _shortened(text: str) -> str:
    """The text as one line; words of any length may be broken."""
    return single_line(text[: EXCERPT + 1])


def _height(font: QFont, text: str, room: float) -> float:
    """The height of words in a width: a few lines at most."""
    if not text:
        return 0.0
    metrics = QFontMetricsF(font)
    flags = _WRAP | int(Qt.TextFlag.TextWrapAnywhere) if _has_long_word(text) else _WRAP
    needed = metrics.boundingRect(QRectF(0, 0, room, 10_000), flags, text).height()
    return min(needed, _LINES * metrics.lineSpacing())


def _paint_wrapped(
    painter: QPainter, place: QRectF, text: str, font: QFont, colour: Any, side: Qt.AlignmentFlag
) -> None:
    shown = _shortened(text)
    if not shown:
        return
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.setClipRect(place)
    is_rtl = direction_of(shown) == "rtl"
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight
    )
    flags = _WRAP | int(Qt.TextFlag.TextWrapAnywhere) if _has_long_word(shown) else _WRAP
    flags |= int(side | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignAbsolute)
    painter.drawText(place, flags, shown)
    painter.restore()


def _has_long_word(text: str) -> bool:
    return any(len(word) > 24 for word in text.split())
