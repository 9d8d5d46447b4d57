"""The rows of the sidebar: how they are painted, and what keys and clicks on them mean."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.review.sidebar_model import ENTRY, Entry, Kind, SidebarModel
from reviewer_app.ui.review.words import counted
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_list import Index, KeyList
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    focus_ring,
    paint_soft_ground,
    paint_words,
    single_line,
)

INSET = 8
_PLUS_REACH = 20
"""Pixels around the button of a head that count as the button."""

ROW_KEYS = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}
_OPENING_KEYS = {*ENTER_KEYS, Qt.Key.Key_Space}


class SidebarView(KeyList):
    """Up and down move, Enter opens, left and right fold; letters are left to the commands."""

    row_opened = Signal(QModelIndex)
    row_folded = Signal(QModelIndex, bool)
    row_key = Signal(QModelIndex, int)
    head_pressed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._painted = QRegion()
        self.setObjectName("sidebar")
        self.setSelectionMode(KeyList.SelectionMode.NoSelection)

    def dataChanged(
        self,
        topLeft: Index,  # noqa: N803 - Qt's own name for it
        bottomRight: Index,  # noqa: N803
        roles: Sequence[int] = (),
    ) -> None:
        """Rows look different, and are as high as they were: nothing is laid out again."""
        for row in range(topLeft.row(), bottomRight.row() + 1):
            self.update(self.model().index(row, 0))

    def paintEvent(self, e: QPaintEvent) -> None:
        self._painted = e.region()
        super().paintEvent(e)

    def is_painted(self, row: QRect) -> bool:
        """Whether a row is painted now; Qt asks for all between the first and the last."""
        return self._painted.intersects(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Once keys are used, the row they act on has to be seen.
        self.show_ring(True)
        index, key = self.currentIndex(), event.key()
        if index.isValid() and key in _OPENING_KEYS:
            self.row_opened.emit(index)
        elif index.isValid() and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            is_forward = (key == Qt.Key.Key_Right) != self.isRightToLeft()
            self.row_folded.emit(index, is_forward)
        elif index.isValid() and key in ROW_KEYS:
            self.row_key.emit(index, key)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_ring(False)
        place = event.position().toPoint()
        entry: Entry | None = self.indexAt(place).data(ENTRY)
        if entry is not None and entry.kind is Kind.HEAD and entry.icon:
            distance = place.x() if self.isRightToLeft() else self.viewport().width() - place.x()
            if distance < 3 * INSET + _PLUS_REACH:
                self.head_pressed.emit(entry)
            return
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        model = self.model()
        if not self.currentIndex().isValid() and isinstance(model, SidebarModel):
            self.setCurrentIndex(model.index(max(model.row_of_chosen(), 0), 0))
        super().focusInEvent(event)


class SidebarDelegate(QStyledItemDelegate):
    """Paints heads, queues, products and datasets in one column of words and one of counts."""

    def __init__(self, look: Look, model: SidebarModel, view: SidebarView) -> None:
        super().__init__(view)
        self._look = look
        self._model = model
        self._view = view
        look.changed.connect(view.viewport().update)

    def _is_rail(self) -> bool:
        return self._view.width() < self._look.theme.sizes.sidebar / 2

    def _paint_head(self, painter: QPainter, row: QRectF, entry: Entry, *, is_rtl: bool) -> None:
        words = row.adjusted(2 * INSET, INSET, -2 * INSET, 0)
        if entry.icon:
            size = self._look.theme.sizes.icon
            x = row.right() - 2 * INSET - size
            place = QRectF(x, words.center().y() - size / 2, size, size)
            place = flipped(place, row, is_rtl=is_rtl)
            self._look.icons.paint(painter, place, entry.icon, "text_soft")
        self._paint_text(painter, words, row, entry.title, "label_strong", "text_soft", is_rtl)

    def _paint_ground(
        self, painter: QPainter, row: QRectF, entry: Entry, option: QStyleOptionViewItem
    ) -> None:
        ground = row.adjusted(INSET, 0, -INSET, 0)
        if self._is_rail():
            side = min(row.width() - 12, row.height() + 2)
            ground = QRectF(row.center().x() - side / 2, row.y(), side, row.height())
        if self._model.is_chosen(entry):
            paint_soft_ground(self._look, painter, ground, "select")
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint_soft_ground(self._look, painter, ground, "hover")
        is_current = self._model.entries.index(entry) == self._view.currentIndex().row()
        if is_current and self._view.has_ring:
            focus_ring(self._look, painter, ground)

    def _paint_entry(self, painter: QPainter, row: QRectF, entry: Entry, *, is_rtl: bool) -> None:
        size, is_chosen = self._look.theme.sizes.icon, self._model.is_chosen(entry)
        colour = "select_text" if is_chosen else "text_soft"
        icon = _icon_of(entry)
        x = row.x() + 2 * INSET
        if icon:
            place = QRectF(x, row.center().y() - size / 2, size, size)
            self._look.icons.paint(painter, flipped(place, row, is_rtl=is_rtl), icon, colour)
        start = x + size + (INSET if icon else INSET - 2)
        end = self._paint_count(painter, row, entry, is_chosen=is_chosen, is_rtl=is_rtl)
        words = QRectF(start, row.y(), max(0.0, end - start), row.height())
        font = "body_strong" if is_chosen else "body"
        colour = "select_text" if is_chosen else "text"
        self._paint_text(painter, words, row, entry.title, font, colour, is_rtl)

    def _paint_count(
        self, painter: QPainter, row: QRectF, entry: Entry, *, is_chosen: bool, is_rtl: bool
    ) -> float:
        """The count at the end of the row; returns where the name must end."""
        end = row.right() - 2 * INSET
        if entry.count is None:
            return end
        text = counted(entry.count)
        font = "label_strong" if is_chosen else "label"
        width = self._look.theme.width(font, text)
        place = QRectF(end - width, row.y(), width, row.height())
        colour = "select_text" if is_chosen else "text_soft"
        self._paint_text(painter, place, row, text, font, colour, is_rtl)
        return end - width - INSET

    def _paint_text(
        self,
        painter: QPainter,
        place: QRectF,
        row: QRectF,
        text: str,
        font: str,
        colour: str,
        is_rtl: bool,
    ) -> None:
        theme = self._look.theme
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        paint_words(
            painter,
            flipped(place, row, is_rtl=is_rtl),
            single_line(text),
            theme.font(font),
            theme.colour(colour),
            alignment=side,
        )

    def _paint_icon_alone(self, painter: QPainter, row: QRectF, entry: Entry) -> None:
        size = self._look.theme.sizes.icon
        colour = "select_text" if self._model.is_chosen(entry) else "text_soft"
        place = QRectF(0, 0, size, size)
        place.moveCenter(row.center())
        self._look.icons.paint(painter, place, _icon_of(entry), colour)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        entry: Entry = index.data(ENTRY)
        sizes = self._look.theme.sizes
        height = sizes.head_row if entry.kind is Kind.HEAD else sizes.bar
        return QSize(2 * sizes.icon, height + (2 if self._is_rail() else 0))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        if not self._view.is_painted(option.rect):
            return
        entry: Entry = index.data(ENTRY)
        row, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        if entry.kind is Kind.HEAD:
            self._paint_head(painter, row, entry, is_rtl=is_rtl)
            return
        self._paint_ground(painter, row, entry, option)
        if self._is_rail():
            self._paint_icon_alone(painter, row, entry)
        else:
            self._paint_entry(painter, row, entry, is_rtl=is_rtl)


def _icon_of(entry: Entry) -> str:
    if entry.kind is Kind.PRODUCT:
        return "chevron-down" if entry.is_open else "chevron-right"
    return entry.icon
