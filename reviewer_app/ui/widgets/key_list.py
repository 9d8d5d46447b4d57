"""Lists that go by the arrow keys: their rows, what they leave alone, and when their ring shows."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ROW = Qt.ItemDataRole.UserRole
"""The role of a whole row."""

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()

_EDGE = 3


class Told(Protocol):
    """What a row needs: a sentence that says all of it."""

    @property
    def sentence(self) -> str:
        """The row for screen readers and the tool tip."""
        ...


AnyRow = TypeVar("AnyRow", bound=Told)


class ToldRows(QAbstractListModel, Generic[AnyRow]):
    """A skin over rows that say what they are."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[AnyRow] = ()

    def show_rows(self, rows: Sequence[AnyRow]) -> None:
        """Show others; where they are the same, nothing is told and the selection stays."""
        if list(rows) == list(self.rows):
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row.sentence
        return plain_tool_tip(row.sentence) if role == Qt.ItemDataRole.ToolTipRole else None


class KeyList(QListView):
    """Letters and Enter are left to what is around it. has_ring: keys are used, not the pointer."""

    ring_reasons = KEYBOARD_REASONS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.has_ring = False
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(False)  # dragging would run a loop of its own
        self.setMouseTracking(True)

    def show_ring(self, has_ring: bool) -> None:
        """Show or hide which row the keys act on."""
        self.has_ring = has_ring
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.show_ring(True)
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_ring(False)
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.show_ring(event.reason() in self.ring_reasons)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.show_ring(False)
        super().focusOutEvent(event)


def paint_row_ground(
    look: Look, painter: QPainter, option: QStyleOptionViewItem, *, has_edge: bool = True
) -> None:
    """The ground of a row on a card with the line below it; on the chosen one also an edge."""
    theme, row = look.theme, QRectF(option.rect)
    is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
    is_under = bool(option.state & QStyle.StateFlag.State_MouseOver)
    ground = "select" if is_selected else "hover" if is_under else "card"
    painter.fillRect(row, theme.colour(ground))
    below = QRectF(row.x(), row.bottom() - 1, row.width(), 1)
    painter.fillRect(below, theme.colour("line"))
    if is_selected and has_edge:
        edge = QRectF(row.x(), row.y(), _EDGE, row.height() - 1)
        is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
        painter.fillRect(flipped(edge, row, is_rtl=is_rtl), theme.colour("accent"))
