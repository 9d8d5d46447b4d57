"""The rail of fields: which were changed, what each needs, and what the marks mean."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.merging.legend import Legend
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_list import ROW, KeyList, ToldRows
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, focus_ring, paint_words
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.rule import Rule

SIDE = 12
TEXT = 36
PADDING = 9
EDGE = 3

_ICONS = {
    "open": ("circle-dot", "warn_mark"),
    "done": ("check", "up"),
    "same": ("equal", "text_faint"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldRow:
    """One field in the rail; without a name it stands for those that nobody changed.

    state: "open", "done" or "same".
    """

    name: str
    title: str
    words: str
    state: str

    @property
    def sentence(self) -> str:
        """The row for screen readers."""
        return f"{self.title}: {self.words}"


class _Delegate(QStyledItemDelegate):
    """Icon, name, and under it what the field needs."""

    def __init__(self, look: Look, view: "FieldList") -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, 2 * PADDING + 2 * (self._look.theme.sizes.line + 1))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, is_rtl = self._look.theme, self._view.isRightToLeft()
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        row: FieldRow = index.data(ROW)
        is_chosen = row.name != "" and row.name == self._view.chosen
        painter.fillRect(rect, theme.colour("select" if is_chosen else "sidebar"))
        if is_chosen:
            edge = QRectF(rect.x(), rect.y(), EDGE, rect.height())
            painter.fillRect(flipped(edge, rect, is_rtl=is_rtl), theme.colour("accent"))
        below = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(below, theme.colour("line"))
        self._paint_texts(painter, rect, row, is_chosen=is_chosen)
        if self._view.has_ring and self._view.currentIndex() == index:
            focus_ring(self._look, painter, rect.adjusted(2, 2, -2, -2))

    def _paint_texts(
        self, painter: QPainter, rect: QRectF, row: FieldRow, *, is_chosen: bool
    ) -> None:
        theme, is_rtl = self._look.theme, self._view.isRightToLeft()
        line, icon = theme.sizes.line + 1, theme.sizes.icon
        name, colour = _ICONS[row.state]
        place = QRectF(rect.x() + SIDE, rect.y() + PADDING + (line - icon) / 2, icon, icon)
        self._look.icons.paint(painter, flipped(place, rect, is_rtl=is_rtl), name, colour)
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        x = rect.x() + TEXT * theme.sizes.scale
        texts = (
            (row.title, "body" if row.state == "same" else "body_strong", "text"),
            (row.words, "label", "text_soft"),
        )
        for number, (words, font, ink) in enumerate(texts):
            ink = "select_text" if is_chosen else "text_soft" if row.state == "same" else ink
            spot = QRectF(x, rect.y() + PADDING + number * line, rect.right() - x - 8, line)
            spot = flipped(spot, rect, is_rtl=is_rtl)
            paint_words(painter, spot, words, theme.font(font), theme.colour(ink), alignment=side)


class FieldList(KeyList):
    """The fields; a click or the arrow keys choose one."""

    field_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = ""
        self.rows = ToldRows[FieldRow]()
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(look, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAccessibleName(tr("Fields"))
        self.setObjectName("rail")
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def choose(self, name: str) -> None:
        """Mark a field as the one that is shown."""
        self.chosen = name
        for place, row in enumerate(self.rows.rows):
            if row.name == name and not self.hasFocus():
                self.setCurrentIndex(self.rows.index(place))
        self.viewport().update()

    def _ask(self, index: QModelIndex) -> None:
        if index.isValid() and (name := self.rows.rows[index.row()].name):
            self.field_chosen.emit(name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_ring(False)
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.setCurrentIndex(index)
            self._ask(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {*ENTER_KEYS, Qt.Key.Key_Space}:
            self._ask(self.currentIndex())
            return
        super().keyPressEvent(event)
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._ask(self.currentIndex())


class FieldRail(QWidget):
    """The list of fields with its summary above and the legend of the marks below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._counts = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self.list = FieldList(look, self)
        self.legend = Legend(look, self)
        head = QHBoxLayout()
        head.setContentsMargins(SIDE, 12, SIDE, 12)
        head.setSpacing(8)
        head.addWidget(PlainLabel(look, tr("Fields"), font="pane_title"))
        head.addWidget(self._counts, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Rule(self))
        column.addWidget(self.list, 1)
        column.addWidget(Rule(self))
        column.addWidget(self.legend)

    def show_rows(self, rows: Sequence[FieldRow], counts: str, chosen: str) -> None:
        """Show the fields, and which of them is open beside."""
        self.list.rows.show_rows(rows)
        self._counts.setText(counts)
        self.list.choose(chosen)
