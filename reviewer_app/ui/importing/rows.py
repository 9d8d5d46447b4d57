"""The two lists of a result: rows not taken, and which column became which field."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from reviewer_app.domain.files import Refusal
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.words import field_words, place_words
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    paint_words,
    single_line,
    words_width,
)
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ITEM = Qt.ItemDataRole.UserRole
SIDE = 16
EDGE = 3
MOST_HEIGHT = 344

_ENDS = {
    QAbstractItemView.CursorAction.MoveHome,
    QAbstractItemView.CursorAction.MoveEnd,
}

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a file and the field that takes it; None: it is left out."""

    name: str
    field: str | None

    @property
    def goes_to(self) -> str:
        """The field as people call it."""
        return field_words(self.field) if self.field else tr("Left out")


Item = Refusal | Column


def item_words(item: Item) -> str:
    """An item as a sentence: for screen readers and the tool tip."""
    if isinstance(item, Refusal):
        return tr("{place}: {reason}").format(place=place_words(item.place), reason=item.reason)
    return tr("{column}: {field}").format(column=item.name, field=item.goes_to)


def item_text(item: Item) -> str:
    """An item as a line of text, its parts parted by tabs, as tables take it."""
    parts = (
        (item.place, item.reason) if isinstance(item, Refusal) else (item.name, item.field or "")
    )
    return "\t".join(" ".join(part.split()) for part in parts)


class Items(QAbstractListModel):
    """A skin over a list of any length."""

    def __init__(self, items: Sequence[Item] = ()) -> None:
        super().__init__()
        self._items = items

    def show_items(self, items: Sequence[Item]) -> None:
        """Show another list."""
        self.beginResetModel()
        self._items = items
        self.endResetModel()

    @property
    def items(self) -> Sequence[Item]:
        """What it shows."""
        return self._items

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if role == ITEM:
            return item
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tool_tip(item_words(item))
        is_text = role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)
        return item_words(item) if is_text else None


class _RowDelegate(QStyledItemDelegate):
    """Ground, line and selection of a row; what stands on it is each list's own."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def row_height(self) -> int:
        """The height of every row."""
        return self.look.theme.sizes.head_row + 2

    def place(
        self, option: QStyleOptionViewItem, x: float, y: float, width: float, height: float
    ) -> QRectF:
        """A part of the row at a distance from the side where reading starts."""
        row = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType]
        rect = QRectF(row.x() + x, row.y() + y, max(0.0, width), height)
        return flipped(rect, row, is_rtl=self.is_rtl())

    def is_rtl(self) -> bool:
        """Whether the window runs from right to left."""
        return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def start_side(self) -> Qt.AlignmentFlag:
        """Where words begin, literally."""
        return Qt.AlignmentFlag.AlignRight if self.is_rtl() else Qt.AlignmentFlag.AlignLeft

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRectF:
        """Ground, line below, and the edge of the row that has the keyboard."""
        theme = self.look.theme
        state: QStyle.StateFlag = option.state  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        row = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType]
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        is_under = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = "select" if is_selected else "hover" if is_under else "card"
        painter.fillRect(row, theme.colour(ground))
        line = QRectF(row.x(), row.bottom() - 1, row.width(), 1)
        painter.fillRect(line, theme.colour("line"))
        if is_selected:
            painter.fillRect(self.place(option, 0, 0, EDGE, row.height()), theme.colour("accent"))
        return row


class RefusalDelegate(_RowDelegate):
    """Where, and under it why."""

    def row_height(self) -> int:
        return self.look.theme.sizes.case_row

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self.paint_ground(painter, option)
        refusal = index.data(ITEM)
        if not isinstance(refusal, Refusal):
            return
        theme = self.look.theme
        icon = theme.sizes.icon
        line = theme.sizes.line
        top = round((row.height() - 2 * line - 2) / 2)
        mark = self.place(option, SIDE, top + (line - icon) / 2, icon, icon)
        self.look.icons.paint(painter, mark, "octagon-x", "down")
        start = SIDE + icon + 8
        room = row.width() - start - SIDE
        paint_words(
            painter,
            self.place(option, start, top, room, line),
            single_line(place_words(refusal.place)),
            theme.font("body_strong"),
            theme.colour("text"),
            alignment=self.start_side(),
        )
        paint_words(
            painter,
            self.place(option, start, top + line + 2, room, line),
            single_line(refusal.reason),
            theme.font("body"),
            theme.colour("text_soft"),
            alignment=self.start_side(),
        )


class ColumnDelegate(_RowDelegate):
    """The column in the file, an arrow, and the field."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self.paint_ground(painter, option)
        column = index.data(ITEM)
        if not isinstance(column, Column):
            return
        theme = self.look.theme
        colour = theme.colour("text" if column.field else "text_faint")
        half = round((row.width() - 2 * SIDE - theme.sizes.icon - 24) / 2)
        name = column.name if column.name.strip() else tr("(without a name)")
        paint_words(
            painter,
            self.place(option, SIDE, 0, half, row.height()),
            single_line(name),
            theme.font("body"),
            colour,
            alignment=self.start_side(),
        )
        icon = theme.sizes.icon
        arrow = self.place(option, SIDE + half + 12, (row.height() - icon) / 2, icon, icon)
        shown = "chevron-right" if column.field else "x"
        self.look.icons.paint(painter, arrow, shown, "text_soft" if column.field else "text_faint")
        paint_words(
            painter,
            self.place(option, SIDE + half + icon + 24, 0, half, row.height()),
            single_line(column.goes_to),
            theme.font("body"),
            colour,
            alignment=self.start_side(),
        )


class RowsView(QTableView):
    """Shows a list of any length at once; what is selected can be copied.

    A table of one column, because its rows of one height are laid out without asking for each.
    """

    def __init__(
        self, look: Look, delegate: _RowDelegate, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.items = Items()
        self._delegate = delegate
        self.setModel(self.items)
        self.items.modelReset.connect(self.updateGeometry)
        self.setItemDelegate(delegate)
        self.setAccessibleName(name)
        self._set_up_table()
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # The card is its ground.
        self.setStyleSheet("QTableView { background: transparent }")
        # Dragging would run a loop of its own.
        self.setDragEnabled(False)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _set_up_table(self) -> None:
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def copy_selected(self) -> None:
        """Put the selected rows on the clipboard, or all where none is selected."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        items = self.items.items
        copied = [items[row] for row in rows] if rows else items
        QGuiApplication.clipboard().setText("\n".join(map(item_text, copied)))

    def _look_changed(self) -> None:
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._delegate.row_height())
        self.updateGeometry()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """As high as the rows need, up to a height that leaves room for the rest."""
        height = self._delegate.row_height() * self.items.rowCount() + 2
        return QSize(200, min(height, round(MOST_HEIGHT * self._delegate.look.theme.sizes.scale)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selected()
            event.accept()
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self,
        cursorAction: QAbstractItemView.CursorAction,  # noqa: N803 - Qt's name
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        # Home and End of a table go along the row, which has one cell only.
        if cursorAction in _ENDS:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(cursorAction, modifiers)


def is_cut_off(look: Look, reason: str, width: int) -> bool:
    """Whether a reason does not fit into its row."""
    room = width - 2 * SIDE - look.theme.sizes.icon - 8
    line = single_line(reason)
    return line != reason or words_width(look.theme.font("body"), line) > room
