"""A list of commands with their keys, under heads where it helps; painted, with whole sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_list import ROW, Index, KeyList, ToldRows
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    key_cap_width,
    paint_key_cap,
    paint_words,
)

SIDE, GAP = 20, 10


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandRow:
    """What one row shows. name: of the command; empty for a head, which cannot be chosen."""

    words: str
    name: str = ""
    icon: str = ""
    note: str = ""
    keys: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The row for a screen reader."""
        if not self.name:
            return self.words
        key = tr(" or ").join(self.keys) or tr("no key")
        parts = [self.words, key, *([self.note] if self.note else [])]
        return tr(", ").join(parts)


class CommandRows(ToldRows[CommandRow]):
    """A skin over the rows; heads cannot be chosen."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self.rows[index.row()].name:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        # A tool tip would cover the next commands.
        return None if role == Qt.ItemDataRole.ToolTipRole else super().data(index, role)


class CommandList(KeyList):
    """Goes by the arrow keys over its heads; Enter is left to the window, letters do nothing."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = CommandRows()
        self.setModel(self.rows)
        self.setItemDelegate(_CommandDelegate(look, self))
        self.setAccessibleName(name)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[CommandRow], chosen: str = "") -> None:
        """Show rows and choose a command, the first one without a name."""
        self.rows.show_rows(rows)
        places = [place for place, row in enumerate(rows) if row.name]
        wanted = (place for place in places if rows[place].name == chosen)
        place = next(wanted, places[0] if places else -1)
        if place >= 0:
            self.setCurrentIndex(self.rows.index(place))
        if place == (places[0] if places else -1):
            self.scrollToTop()

    @property
    def chosen(self) -> str:
        """The name of the chosen command; empty without one."""
        row: CommandRow | None = self.currentIndex().data(ROW)
        return row.name if row else ""

    def step(self, rows: int) -> None:
        """Choose the command so many further down, at the ends the last and the first."""
        places = [place for place, row in enumerate(self.rows.rows) if row.name]
        here = self.currentIndex().row()
        if here in places:
            at = min(max(places.index(here) + rows, 0), len(places) - 1)
            self.setCurrentIndex(self.rows.index(places[at]))

    @property
    def page(self) -> int:
        """How many rows are in sight."""
        return max(1, self.viewport().height() // max(1, self.sizeHintForRow(0)) - 1)

    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self.scrollTo(self.currentIndex())


class _CommandDelegate(QStyledItemDelegate):
    """Icon, words, a soft note, and the key caps at the end."""

    def __init__(self, look: Look, view: CommandList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        sizes = self._look.theme.sizes
        row: CommandRow = index.data(ROW)
        if row.name:
            return QSize(80, max(sizes.reason, sizes.line + 12))
        return QSize(80, sizes.head_row + (sizes.gap if index.row() else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: CommandRow = index.data(ROW)
        whole = QRectF(option.rect)
        is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
        if not row.name:
            self._paint_head(painter, whole, row.words, is_rtl=is_rtl)
            return
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        self._paint_ground(painter, whole, is_selected, is_under, is_rtl=is_rtl)
        end = self._paint_caps(painter, whole, row, is_rtl=is_rtl)
        self._paint_words(painter, whole, row, end, is_selected, is_rtl=is_rtl)

    def _paint_head(self, painter: QPainter, whole: QRectF, words: str, *, is_rtl: bool) -> None:
        theme = self._look.theme
        height = theme.sizes.head_row
        place = QRectF(SIDE, whole.bottom() - height, whole.width() - 2 * SIDE, height)
        self._write(painter, place, whole, words, "label_strong", "text_soft", is_rtl=is_rtl)

    def _paint_ground(
        self, painter: QPainter, whole: QRectF, is_selected: bool, is_under: bool, *, is_rtl: bool
    ) -> None:
        theme = self._look.theme
        if is_selected or is_under:
            painter.fillRect(whole, theme.colour("select" if is_selected else "hover"))
        if is_selected:
            edge = QRectF(whole.x(), whole.y(), 3, whole.height())
            painter.fillRect(flipped(edge, whole, is_rtl=is_rtl), theme.colour("accent"))

    def _paint_caps(
        self, painter: QPainter, whole: QRectF, row: CommandRow, *, is_rtl: bool
    ) -> float:
        """The caps in their order, the last at the end; returns where they begin."""
        height = self._look.theme.sizes.key_cap
        x = whole.right() - SIDE
        for key in reversed(row.keys):
            width = key_cap_width(self._look, key)
            cap = QRectF(x - width, whole.center().y() - height / 2, width, height)
            paint_key_cap(self._look, painter, flipped(cap, whole, is_rtl=is_rtl), key)
            x -= width + 4
        return x

    def _paint_words(
        self,
        painter: QPainter,
        whole: QRectF,
        row: CommandRow,
        end: float,
        is_selected: bool,
        *,
        is_rtl: bool,
    ) -> None:
        theme = self._look.theme
        icon, x = theme.sizes.icon, whole.x() + SIDE
        colour = "select_text" if is_selected else "text_soft"
        if row.icon:
            mark = QRectF(x, whole.center().y() - icon / 2, icon, icon)
            self._look.icons.paint(painter, flipped(mark, whole, is_rtl=is_rtl), row.icon, colour)
        x += icon + GAP
        words = "select_text" if is_selected else "text"
        room = max(0.0, end - GAP - x)
        width = min(room, theme.width("body", row.words))
        place = QRectF(x, whole.y(), width, whole.height())
        self._write(painter, place, whole, row.words, "body", words, is_rtl=is_rtl)
        rest = QRectF(x + width + GAP, whole.y(), room - width - GAP, whole.height())
        if row.note and rest.width() >= theme.width("label", row.note):
            self._write(painter, rest, whole, row.note, "label", colour, is_rtl=is_rtl)

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        whole: QRectF,
        words: str,
        font: str,
        colour: str,
        *,
        is_rtl: bool,
    ) -> None:
        theme = self._look.theme
        paint_words(
            painter,
            flipped(place, whole, is_rtl=is_rtl),
            words,
            theme.font(font),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
