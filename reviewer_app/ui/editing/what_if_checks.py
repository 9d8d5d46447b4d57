"""The checks of one output: what holds now, and what would hold."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.domain.checks import Check
from reviewer_app.ui.editing.what_if_words import CheckRow, fail_words
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_list import ROW, Index, KeyList, ToldRows
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, focus_ring, paint_words

MOST_ROWS = 12
SIDE = 16
"""What stays free at both sides of the card; only the ground of a changed check goes through."""

_STATE = 96


class CheckList(KeyList):
    """A row for each check, under a row with the names of the columns."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.checks = ToldRows[CheckRow]()
        self.setModel(self.checks)
        self.setItemDelegate(_Delegate(look, self))
        self.setAccessibleName(tr("Checks"))
        self.setStyleSheet("QListView { background: transparent }")  # the card is its ground
        self.setSelectionMode(KeyList.SelectionMode.NoSelection)
        look.changed.connect(self.fit)

    def show_checks(self, rows: Sequence[CheckRow]) -> None:
        """Show others, under their heads."""
        self.checks.show_rows(rows)
        self.setVisible(bool(rows))
        self.fit()

    def fit(self) -> None:
        """As high as the rows, up to some of them."""
        shown = min(len(self.checks.rows), MOST_ROWS)
        self.setFixedHeight(shown * row_height(self._look))
        self.scheduleDelayedItemsLayout()


def row_height(look: Look) -> int:
    """The height of one check."""
    return look.theme.sizes.line + 10


def state_columns(look: Look, width: float) -> tuple[float, float, float]:
    """Where the two columns of states begin, and how wide each is."""
    wide = min(_STATE * look.theme.sizes.scale, width / 4)
    return width - SIDE - 2 * wide, width - SIDE - wide, wide


class _Delegate(QStyledItemDelegate):
    """What is checked, and two states with their signs; a changed one stands on amber."""

    def __init__(self, look: Look, view: CheckList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, row_height(self._look))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: CheckRow = index.data(ROW)
        place = QRectF(option.rect)
        if row.is_changed:
            painter.fillRect(place, theme.colour("warn_soft"))
            if edge := theme.soft_edge("warn_soft"):
                painter.fillRect(QRectF(place.x(), place.y(), 2, place.height()), edge)
        above = QRectF(place.x() + SIDE, place.y(), place.width() - 2 * SIDE, 1)
        painter.fillRect(above, theme.colour("line"))
        now, saved, wide = state_columns(self._look, place.width())
        self._words(painter, place, (SIDE, now - SIDE - 12), row.words, "text")
        self._state(painter, place, (now, wide), row.now)
        self._state(painter, place, (saved, wide), row.if_saved)
        if self._view.has_ring and index == self._view.currentIndex():
            focus_ring(self._look, painter, place.adjusted(1, 1, -1, -1), 2)

    def _state(
        self, painter: QPainter, place: QRectF, column: tuple[float, float], check: Check | None
    ) -> None:
        x, width = column
        if check is None or check.state == "not_asked":
            self._words(painter, place, column, tr("not asked"), "text_soft")
            return
        is_held = check.state == "held"
        size = self._look.theme.sizes.icon - 2
        mark = QRectF(place.x() + x, place.y(), size, place.height())
        mark = flipped(mark, place, is_rtl=self._view.isRightToLeft())
        name, colour = ("check", "up") if is_held else ("x", "down")
        self._look.icons.paint(painter, mark, name, colour)
        if not is_held:
            rest = (x + size + 6, width - size - 6)
            self._words(painter, place, rest, fail_words(check), "down")

    def _words(
        self, painter: QPainter, place: QRectF, column: tuple[float, float], words: str, colour: str
    ) -> None:
        theme, is_rtl = self._look.theme, self._view.isRightToLeft()
        x, width = column
        cell = QRectF(place.x() + x, place.y(), width, place.height())
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        paint_words(
            painter,
            flipped(cell, place, is_rtl=is_rtl),
            words,
            theme.font("body"),
            theme.colour(colour),
            alignment=side,
        )
