"""A list of rows of one height that costs the same for a thousand rows and for a million."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHoverEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QScrollBar,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.review.selection import Selection
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS

AnyIndex = QModelIndex | QPersistentModelIndex
_ACTIONS = QAbstractItemView.CursorAction
_FLAGS = QItemSelectionModel.SelectionFlag
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class RowView(QListView):
    """Rows are found by arithmetic; QListView itself looks at each of them (3.4 s for a million).

    Everything that has to do with places is answered here, so its own layout is never made. It
    is the base all the same: screen readers know it as a list.
    """

    row_chosen = Signal(int)
    rows_uncovered = Signal()
    selection_changed = Signal()
    menu_asked = Signal(QPoint)
    """A menu for all that is selected, at a place of the screen."""

    def __init__(self, row_height: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row_height = row_height
        self._hovered = -1
        self._laid_out_height = row_height()
        self._has_ring = False
        self._is_told = True
        self.selection = Selection()
        self._end = 0
        # The bar lies over the free edge of the rows, so that these keep their whole width.
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.valueChanged.connect(self.verticalScrollBar().setValue)
        self.verticalScrollBar().valueChanged.connect(self._bar.setValue)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)

    def row_count(self) -> int:
        """How many rows there are."""
        model = self.model()
        return model.rowCount() if model else 0

    def show_row(self, row: int) -> None:
        """Make a row the current one, without telling that a person chose it."""
        self._is_told = False
        index = self.model().index(row, 0) if row >= 0 else QModelIndex()
        if index.isValid() and not self._is_near(row):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.setCurrentIndex(index)
        self._is_told = True

    def _is_near(self, row: int) -> bool:
        """Whether the row can be seen, or is the next one to either side."""
        seen = self.visible_rows()
        return bool(seen) and seen[0] - 1 <= row <= seen[-1] + 1

    def visible_rows(self) -> range:
        """The rows of which something can be seen."""
        return self._rows_between(0, self.viewport().height() - 1)

    def place(self) -> tuple[int, int]:
        """The row at the top, and how many pixels of it are hidden above."""
        height = self._row_height()
        return self.verticalOffset() // height, self.verticalOffset() % height

    def return_to(self, place: tuple[int, int]) -> None:
        """Scroll to where `place` was taken."""
        self.updateGeometries()
        self.verticalScrollBar().setValue(place[0] * self._row_height() + place[1])

    def follow_row_height(self) -> None:
        """Keep the same row at the top after the size of the text has changed."""
        self.return_to((self.verticalOffset() // self._laid_out_height, 0))
        self.viewport().update()

    def _rows_between(self, top: int, bottom: int) -> range:
        height, offset = self._row_height(), self.verticalOffset()
        first = max(0, (top + offset) // height)
        return range(first, min(self.row_count(), (bottom + offset) // height + 1))

    def _option_of(self, row: int, base: QStyleOptionViewItem) -> QStyleOptionViewItem:
        option = QStyleOptionViewItem(base)
        option.rect = self._rect_of(row)
        states = QStyle.StateFlag
        state = states.State_Enabled | states.State_Active
        if row in self.selection:
            state |= states.State_Selected
        if row == self.currentIndex().row():
            state |= states.State_Selected | states.State_On
            state |= states.State_HasFocus if self._has_ring else states.State_None
        if row == self._hovered:
            state |= states.State_MouseOver
        option.state = state
        return option

    def _rect_of(self, row: int) -> QRect:
        height = self._row_height()
        return QRect(0, row * height - self.verticalOffset(), self.viewport().width(), height)

    def _place_bar(self) -> None:
        hidden, shown = self.verticalScrollBar(), self._bar
        shown.setSingleStep(hidden.singleStep())
        shown.setPageStep(hidden.pageStep())
        shown.setRange(hidden.minimum(), hidden.maximum())
        shown.setVisible(hidden.maximum() > 0)
        width = shown.sizeHint().width()
        x = 0 if self.isRightToLeft() else self.width() - width
        shown.setGeometry(x, 0, width, self.height())

    def _hover(self, row: int) -> None:
        for changed in {self._hovered, row} - {-1}:
            self.viewport().update(self._rect_of(changed))
        self._hovered = row

    # What an item view has to answer.

    def visualRect(self, index: AnyIndex) -> QRect:
        return self._rect_of(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = (point.y() + self.verticalOffset()) // self._row_height()
        is_inside = 0 <= row < self.row_count()
        return self.model().index(row, 0) if is_inside else QModelIndex()

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if not index.isValid():
            return
        rect, bar, height = self._rect_of(index.row()), self.verticalScrollBar(), self.height()
        if hint == QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + rect.center().y() - height // 2)
        elif rect.top() < 0 or hint == QAbstractItemView.ScrollHint.PositionAtTop:
            bar.setValue(bar.value() + rect.top())
        elif rect.bottom() >= self.viewport().height():
            bar.setValue(bar.value() + rect.bottom() + 1 - self.viewport().height())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        last = self.row_count() - 1
        if last < 0:
            return QModelIndex()
        page = max(1, self.viewport().height() // self._row_height())
        steps = {
            _ACTIONS.MoveUp: -1,
            _ACTIONS.MovePrevious: -1,
            _ACTIONS.MoveDown: 1,
            _ACTIONS.MoveNext: 1,
            _ACTIONS.MovePageUp: -page,
            _ACTIONS.MovePageDown: page,
            _ACTIONS.MoveHome: -last - 1,
            _ACTIONS.MoveEnd: last + 1,
        }
        row = self.currentIndex().row() + steps.get(action, 0)
        return self.model().index(min(last, max(0, row)), 0)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: AnyIndex) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        self.selectionModel().select(self.indexAt(rect.bottomRight()), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for part in selection.toList():
            top, bottom = self._rect_of(part.top()), self._rect_of(part.bottom())
            region += QRegion(top.united(bottom).intersected(self.viewport().rect()))
        return region

    def selectionCommand(
        self, index: AnyIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        # One row is always the current one; nothing takes the selection away.
        return _FLAGS.ClearAndSelect if index.isValid() else _FLAGS.NoUpdate

    def clear_selection(self) -> None:
        """Only the current row is meant again."""
        if self.selection.count:
            self.selection.clear()
            self._selected()

    def select_all_rows(self) -> None:
        """Everything in the list; costs the same for a million rows."""
        self.selection.select_all(self.row_count())
        self._selected()

    def _selected(self) -> None:
        self.viewport().update()
        self.selection_changed.emit()

    def _select_by(self, row: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Take a row into the selection as the keys held down say; whether they said anything."""
        if row < 0 or not modifiers & (_SHIFT | _CONTROL):
            return False
        if not self.selection.count:
            self.selection.choose(max(0, self.currentIndex().row()))
        if modifiers & _SHIFT:
            self.selection.extend(row)
        else:
            self.selection.toggle(row)
        self._selected()
        return True

    def dataChanged(
        self, top_left: AnyIndex, bottom_right: AnyIndex, roles: Sequence[int] = ()
    ) -> None:
        # QListView would lay out and paint all rows anew: theirs may have another height.
        QAbstractItemView.dataChanged(self, top_left, bottom_right, list(roles))

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        for index in (current, previous):
            if index.isValid():
                self.viewport().update(self._rect_of(index.row()))
        if self._is_told and current.isValid():
            self.row_chosen.emit(current.row())

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here; searching would walk through all rows."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton and self._select_by(row, event.modifiers()):
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton and row in self.selection:
            event.accept()
            self.menu_asked.emit(event.globalPosition().toPoint())
            return
        if row >= 0:
            self.clear_selection()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_A and modifiers & _CONTROL:
            self.select_all_rows()
        elif step and modifiers & _SHIFT:
            self._extend_by(step)
        elif event.key() == Qt.Key.Key_Escape and self.selection.count:
            self.clear_selection()
        else:
            super().keyPressEvent(event)

    def _extend_by(self, step: int) -> None:
        """One row more, or one less, at the end that was moved last."""
        if not self.selection.count:
            self.selection.choose(max(0, self.currentIndex().row()))
            self._end = max(0, self.currentIndex().row())
        self._end = min(self.row_count() - 1, max(0, self._end + step))
        self.selection.extend(self._end)
        self.scrollTo(self.model().index(self._end, 0))
        self._selected()

    def updateGeometries(self) -> None:
        QAbstractItemView.updateGeometries(self)
        self._laid_out_height = self._row_height()
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setSingleStep(max(1, self._row_height() // 3))
        bar.setPageStep(page)
        bar.setRange(0, max(0, self.row_count() * self._row_height() - page))
        self._place_bar()
        self.rows_uncovered.emit()

    def verticalScrollbarValueChanged(self, value: int) -> None:
        super().verticalScrollbarValueChanged(value)
        self.rows_uncovered.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHoverEvent):
            is_gone = event.type() == QEvent.Type.HoverLeave
            self._hover(-1 if is_gone else self.indexAt(event.position().toPoint()).row())
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._has_ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._has_ring = False
        super().focusOutEvent(event)

    def doItemsLayout(self) -> None:
        QAbstractItemView.doItemsLayout(self)
        self.updateGeometries()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        QAbstractItemView.resizeEvent(self, event)
        self.updateGeometries()

    def paintEvent(self, event: QPaintEvent) -> None:
        base = QStyleOptionViewItem()
        self.initViewItemOption(base)
        painter = QPainter(self.viewport())
        delegate = self.itemDelegate()
        for row in self._rows_between(event.rect().top(), event.rect().bottom()):
            if not event.region().intersects(self._rect_of(row)):
                continue
            delegate.paint(painter, self._option_of(row, base), self.model().index(row, 0))
        painter.end()
