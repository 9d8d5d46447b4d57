"""The list of problems: where, why, and what may be done, each as high as its words need."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.i18n import direction_of, tr
from reviewer_app.ui.importing.problems import Problem
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import EXCERPT, flipped, paint_words, single_line, words_width
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

PROBLEM = Qt.ItemDataRole.UserRole
SIDE, PAD, GAP = 16, 9, 12
_WHERE_LEAST, _WHERE_MOST = 78, 120
_LINES = 3
_WRAP = int(Qt.TextFlag.TextWordWrap)

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Problems(QAbstractListModel):
    """A skin over the problems of a file."""

    def __init__(self) -> None:
        super().__init__()
        self.items: Sequence[Problem] = ()

    def show_items(self, items: Sequence[Problem]) -> None:
        """Show others; where they are the same, nothing is told and the selection stays."""
        if list(items) == list(self.items):
            return
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        problem = self.items[index.row()]
        if role == PROBLEM:
            return problem
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return problem.sentence
        return plain_tool_tip(problem.sentence) if role == Qt.ItemDataRole.ToolTipRole else None


class ProblemList(QListView):
    """Goes by arrow keys; activated says the same as clicked. Letters do nothing here."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problems = Problems()
        self.setModel(self.problems)
        self.setItemDelegate(_ProblemDelegate(look, self))
        self.setAccessibleName(tr("Problems"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(False)  # dragging would run a loop of its own
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent }")  # the card is its ground
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter is the page's: it goes on.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def height_needed(self, most: int) -> int:
        """The height of all problems, up to a most."""
        height = 2
        for row in range(self.problems.rowCount()):
            height += self.sizeHintForRow(row)
            if height >= most:
                return most
        return height

    def keyboardSearch(self, search: str) -> None:
        """Letters are left alone."""


class _ProblemDelegate(QStyledItemDelegate):
    """A mark, the lines in semibold, the reason, and below it softer what may be done."""

    def __init__(self, look: Look, view: ProblemList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def _where_width(self, problem: Problem) -> float:
        scale = self._look.theme.sizes.scale
        width = words_width(self._look.theme.font("body_strong"), problem.where)
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
        problem: Problem = index.data(PROBLEM)
        first, second = self._heights(problem)
        least = self._look.theme.sizes.table_row
        return QSize(80, max(least, round(first + second + 2 * PAD + 1)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        problem: Problem = index.data(PROBLEM)
        row = QRectF(option.rect)
        self._paint_ground(painter, option)
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

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme = self._look.theme
        row = QRectF(option.rect)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        ground = "select" if is_selected else "hover" if is_under else "card"
        painter.fillRect(row, theme.colour(ground))
        below = QRectF(row.x(), row.bottom() - 1, row.width(), 1)
        painter.fillRect(below, theme.colour("line"))
        if is_selected and (theme.is_high_contrast or self._view.hasFocus()):
            edge = QRectF(row.x(), row.y(), 3, row.height() - 1)
            is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
            painter.fillRect(flipped(edge, row, is_rtl=is_rtl), theme.colour("accent"))


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
