"""A list of things told in two lines each: what it is, and softer below it what is to say."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_excerpt, paint_words, single_line
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ENTRY = Qt.ItemDataRole.UserRole
SIDE, TOP, EDGE = 16, 9, 3

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoLines:
    """One entry. sentence: all of it, for screen readers and the tool tip."""

    title: str
    meta: str
    icon: str
    colour: str = "text_soft"
    sentence: str = ""


class _Entries(QAbstractListModel):
    """A skin over the entries."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[TwoLines] = ()

    def show_entries(self, entries: Sequence[TwoLines]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return entry.sentence
        return plain_tool_tip(entry.sentence) if role == Qt.ItemDataRole.ToolTipRole else None


class TwoLineList(QListView):
    """row_shown: another entry is at hand; letters and Enter are left to what is around it."""

    row_shown = Signal(int)

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries = _Entries()
        self.setModel(self._entries)
        self.setItemDelegate(_Delegate(look, self))
        self.setAccessibleName(name)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(False)  # dragging would run a loop of its own
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent }")  # the card is its ground
        self.selectionModel().currentChanged.connect(self._tell_row)

    def _tell_row(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.row_shown.emit(now.row())

    def show_entries(self, entries: Sequence[TwoLines]) -> None:
        """Show other entries, the first of them at hand; the same ones stay as they are."""
        if list(entries) == list(self._entries.entries):
            return
        self._entries.show_entries(entries)
        if entries:
            self.setCurrentIndex(self._entries.index(0, 0))

    @property
    def entries(self) -> Sequence[TwoLines]:
        """What it shows."""
        return self._entries.entries

    def show_row(self, row: int) -> None:
        """Take another entry at hand."""
        self.setCurrentIndex(self._entries.index(row, 0))

    def fit(self, most: int) -> None:
        """Take the height of the entries, of `most` of them at most."""
        rows = min(len(self._entries.entries), most)
        self.setFixedHeight(rows * self._look.theme.sizes.case_row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are left alone."""


class _Delegate(QStyledItemDelegate):
    """Icon, title in its own direction, meta line; an edge on the entry at hand."""

    def __init__(self, look: Look, view: TwoLineList) -> None:
        super().__init__(view)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, self._look.theme.sizes.case_row)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme, row = self._look.theme, QRectF(option.rect)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        ground = "select" if is_selected else "hover" if is_under else "card"
        painter.fillRect(row, theme.colour(ground))
        below = QRectF(row.x(), row.bottom() - 1, row.width(), 1)
        painter.fillRect(below, theme.colour("line"))
        if is_selected:
            edge = QRectF(row.x(), row.y(), EDGE, row.height() - 1)
            is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
            painter.fillRect(flipped(edge, row, is_rtl=is_rtl), theme.colour("accent"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, entry = self._look.theme, index.data(ENTRY)
        row, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        self._paint_ground(painter, option)
        icon, line = theme.sizes.icon, theme.sizes.line
        mark = QRectF(row.x() + SIDE, row.y() + TOP + (line - icon) / 2, icon, icon)
        self._look.icons.paint(painter, flipped(mark, row, is_rtl=is_rtl), entry.icon, entry.colour)
        start = SIDE + icon + 10
        title = QRectF(row.x() + start, row.y() + TOP, row.width() - start - SIDE, line)
        paint_excerpt(
            painter,
            flipped(title, row, is_rtl=is_rtl),
            entry.title,
            theme.font("body"),
            theme.colour("text"),
            is_rtl=is_rtl,
        )
        paint_words(
            painter,
            flipped(title.translated(0, line + 3), row, is_rtl=is_rtl),
            single_line(entry.meta),
            theme.font("label"),
            theme.colour("text_soft"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
