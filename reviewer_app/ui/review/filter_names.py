"""The left side of the filter panel: what one can filter by, with a check at what is in use."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.key_list import NOWHERE, Index, KeyList
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, focus_ring, paint_soft_ground, paint_words

INSET = 8


class NameList(KeyList):
    """Words in a column; tells which one is the current one. Letters go to the next such word."""

    chosen = Signal(int)
    # The panel that opens gives it the keyboard, and the ring says so.
    ring_reasons = KEYBOARD_REASONS | {Qt.FocusReason.PopupFocusReason}

    def __init__(self, look: Look, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = _NameModel(words, self)
        self.setModel(self._model)
        self.setItemDelegate(_NameDelegate(look, self))
        self.setCurrentIndex(self._model.index(0, 0))

    def show_used(self, is_used: Callable[[int], bool]) -> None:
        """Check the rows that are in use."""
        self._model.used = {row for row in range(self._model.rowCount()) if is_used(row)}
        self.viewport().update()

    def width_needed(self) -> int:
        """The width at which no word is cut, also with its check and beside a scroll bar."""
        theme = self._look.theme
        words = max(theme.width("body_strong", words) for words in self._model.words)
        return round(words) + 4 * INSET + theme.sizes.icon + self.verticalScrollBar().width()

    @property
    def row(self) -> int:
        """The current row."""
        return max(0, self.currentIndex().row())

    def choose(self, row: int) -> None:
        """Make a row the current one."""
        self.setCurrentIndex(self._model.index(row, 0))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit(current.row())

    def keyboardSearch(self, search: str) -> None:
        QListView.keyboardSearch(self, search)


class _NameModel(QAbstractListModel):
    """The words, and which of them are in use."""

    def __init__(self, words: Sequence[str], parent: QListView) -> None:
        super().__init__(parent)
        self.words = tuple(words)
        self.used: set[int] = set()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        words = self.words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            is_used = index.row() in self.used
            return tr("{field}, in use").format(field=words) if is_used else words
        if role == Qt.ItemDataRole.UserRole:
            return index.row() in self.used
        return None


class _NameDelegate(QStyledItemDelegate):
    """A row as in the sidebar: the current one on the ground of what is selected."""

    def __init__(self, look: Look, view: NameList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(4 * self._look.theme.sizes.icon, self._look.theme.sizes.bar)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, look = self._look.theme, self._look
        row, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        is_current = index.row() == self._view.row
        ground = row.adjusted(INSET, 0, -INSET, 0)
        if is_current:
            paint_soft_ground(look, painter, ground, "select")
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint_soft_ground(look, painter, ground, "hover")
        if is_current and self._view.has_ring:
            focus_ring(look, painter, ground, theme.sizes.small_radius)
        is_used, size = bool(index.data(Qt.ItemDataRole.UserRole)), theme.sizes.icon
        colour = "select_text" if is_current else "text"
        place = ground.adjusted(INSET, 0, -INSET - size, 0)
        paint_words(
            painter,
            flipped(place, row, is_rtl=is_rtl),
            index.data(Qt.ItemDataRole.DisplayRole),
            theme.font("body_strong" if is_used else "body"),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        if is_used:
            x = ground.right() - INSET - size + 4
            mark = QRectF(x, row.center().y() - size / 2, size, size)
            look.icons.paint(painter, flipped(mark, row, is_rtl=is_rtl), "check", "accent")
