"""A list of things told in two lines each: what it is, and softer below it what is to say."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.ui.widgets.key_list import ROW, Index, KeyList, ToldRows, paint_row_ground
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_excerpt, paint_words, single_line

SIDE, TOP = 16, 9


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoLines:
    """One entry. sentence: all of it, for screen readers and the tool tip."""

    title: str
    meta: str
    icon: str
    colour: str = "text_soft"
    sentence: str = ""


class TwoLineList(KeyList):
    """row_shown: another entry is at hand."""

    row_shown = Signal(int)

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries = ToldRows[TwoLines]()
        self.setModel(self._entries)
        self.setItemDelegate(_Delegate(look, self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setStyleSheet("QListView { background: transparent }")  # the card is its ground
        self.selectionModel().currentChanged.connect(self._tell_row)

    def _tell_row(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.row_shown.emit(now.row())

    def show_entries(self, entries: Sequence[TwoLines]) -> None:
        """Show other entries, the first of them at hand; the same ones stay as they are."""
        if list(entries) == list(self._entries.rows):
            return
        self._entries.show_rows(entries)
        if entries:
            self.setCurrentIndex(self._entries.index(0, 0))

    @property
    def entries(self) -> Sequence[TwoLines]:
        """What it shows."""
        return self._entries.rows

    def show_row(self, row: int) -> None:
        """Take another entry at hand."""
        self.setCurrentIndex(self._entries.index(row, 0))

    def fit(self, most: int) -> None:
        """Take the height of the entries, of `most` of them at most."""
        rows = min(len(self._entries.rows), most)
        self.setFixedHeight(rows * self._look.theme.sizes.case_row)


class _Delegate(QStyledItemDelegate):
    """Icon, title in its own direction, meta line; an edge on the entry at hand."""

    def __init__(self, look: Look, view: TwoLineList) -> None:
        super().__init__(view)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, self._look.theme.sizes.case_row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, entry = self._look.theme, index.data(ROW)
        row, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        paint_row_ground(self._look, painter, option)
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
