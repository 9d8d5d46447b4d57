"""JSON as a tree: keys and values in their order, opened and closed by mouse and keyboard."""

import time
from collections import OrderedDict

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from reviewer_app.domain.json import JsonError
from reviewer_app.domain.searching import Term
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import tell_current, tell_opened
from reviewer_app.ui.widgets.json_cells import Cell, CellStyle
from reviewer_app.ui.widgets.json_rows import JsonRows
from reviewer_app.ui.widgets.json_words import Words, words_of
from reviewer_app.ui.widgets.lazy_column import LazyColumn, Spot
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, rounded

SPARE = 0.008
"""Seconds that reading on takes at a time, so that keys are answered in between."""

EDGE = 3
"""The mark of the row that has what is searched for."""

MOST_CELLS = 300
"""Rows that stay laid out."""


class JsonTree(LazyColumn):
    """Shows one JSON text. broke: it is none after all. copied: what, in words.

    renewed: the rows are those of another text.
    """

    broke = Signal()
    copied = Signal(str)
    renewed = Signal()
    sought = Signal(int)
    """A place that was sought is in sight, in this item."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._rows: JsonRows | None = None
        self._style = CellStyle()
        self._cells: OrderedDict[tuple[int, int], Cell] = OrderedDict()
        self._whole: set[int] = set()
        self._wanted: int | None = None
        self._has_gutter = True
        self._current = 0
        super().__init__(look, parent)
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)

    def show_json(self, text: str, language: str = "") -> None:
        """Show another text from its beginning. Raises JsonError where that is no JSON."""
        self._reading.stop()
        self._rows = rows = JsonRows(text)
        self.renewed.emit()
        self._style = CellStyle(language=language)
        self._whole.clear()
        self._wanted = None
        self._current = 0
        self._read_on()
        if not rows.outline.is_complete:
            self._reading.start()
        self.begin()

    @property
    def rows(self) -> JsonRows | None:
        """The rows that are shown."""
        return self._rows

    @property
    def is_complete(self) -> bool:
        """Whether the whole text is looked through."""
        return self._rows is None or self._rows.outline.is_complete

    def _read_on(self) -> None:
        """Look through the next part of the text."""
        if self._rows is None:
            return
        end = time.monotonic() + SPARE
        before = len(self._rows)
        try:
            while self._rows.advance():
                if time.monotonic() > end:
                    break
            else:
                self._reading.stop()
        except JsonError:
            self._reading.stop()
            self._rows = None
            self.broke.emit()
            return
        self._grown(before)
        self._find_wanted()

    def seek(self, place: int) -> None:
        """Bring the value at a place of the text into sight, once the text is read that far."""
        self._wanted = place
        self._find_wanted()

    def _find_wanted(self) -> None:
        rows, place = self._rows, self._wanted
        if rows is None or place is None:
            return
        if rows.outline.is_complete or rows.outline.starts[-1] > place:
            self._wanted = None
            self.sought.emit(self.reveal(place))

    def _grown(self, before: int) -> None:
        """More rows are there, or a row that is in sight holds more than before."""
        is_seen = self._spot.item + 100 > before
        if is_seen or not self._reading.isActive():
            self._has_gutter = self._rows is not None and self._rows.has_holders
            self._cells.clear()
            self._heights.clear()
            self.updateGeometry()
            self._settle()

    # What is shown

    def count(self) -> int:
        return len(self._rows) if self._rows is not None else 0

    def measure(self, item: int, width: int) -> float:
        return self._cell(item, width).height

    def _cell(self, item: int, width: int) -> Cell:
        key = (item, width)
        if key not in self._cells:
            self._cells[key] = self._make_cell(item, width)
            if len(self._cells) > MOST_CELLS:
                self._cells.popitem(last=False)
        return self._cells[key]

    def _make_cell(self, item: int, width: int) -> Cell:
        rows = self._rows
        assert rows is not None
        row = rows[item]
        style = CellStyle(
            language=self._style.language,
            found=self._style.found,
            is_rtl=self.isRightToLeft(),
            has_gutter=self._has_gutter,
        )
        indent = min(rows.depth(row), 12)
        is_whole = row in self._whole
        return Cell(self._look, self.words(item), style, width, indent, is_whole=is_whole)

    def words(self, item: int) -> Words:
        """What a row says."""
        assert self._rows is not None
        row = self._rows[item]
        return words_of(self._rows, row, is_whole=row in self._whole)

    def mark(self, found: tuple[Term, ...]) -> None:
        """Mark what is searched for."""
        self._style = CellStyle(language=self._style.language, found=found)
        self._cells.clear()
        self.viewport().update()

    def lay_out_anew(self) -> None:
        self._cells.clear()
        super().lay_out_anew()

    # Opening, moving, copying

    @property
    def current(self) -> int:
        """The row that keys act on, by its place among the rows shown."""
        return self._current

    def go_to(self, item: int) -> None:
        """Make a row the current one and bring it into sight."""
        self._current = min(max(0, item), max(0, self.count() - 1))
        if not self.count():
            return
        self.bring_to_sight(self._current)
        self.viewport().update()
        if self.hasFocus():
            tell_current(self, self._current)

    def set_open(self, item: int, *, is_open: bool) -> None:
        """Open or close what the row holds; of a long string, show the rest or not."""
        rows = self._rows
        if rows is None or item >= len(rows):
            return
        row = rows[item]
        if is_open and rows.string(row) is not None:
            self._whole.add(row)
        else:
            self._whole.discard(row)
        rows.set_open(item, is_open=is_open)
        self.lay_out_anew()
        if rows.can_open(row):
            tell_opened(self, item)

    def toggle(self, item: int) -> None:
        """Open what is closed, close what is open."""
        if self._rows is None or item >= len(self._rows):
            return
        row = self._rows[item]
        is_open = self._rows.is_open(row) or row in self._whole
        self.set_open(item, is_open=not is_open)

    def reveal(self, place: int) -> int:
        """Open what holds the letter at a place of the text; the item that then has it."""
        rows = self._rows
        if rows is None:
            return 0
        item = rows.reveal(rows.row_at(place))
        if rows.string(rows[item]) is not None and self._cell(item, self.viewport().width()).is_cut:
            self._whole.add(rows[item])
        self.lay_out_anew()
        self.go_to(item)
        return item

    def read_to(self, place: int) -> None:
        """Look through the text up to a place now, however long that takes."""
        rows = self._rows
        if rows is None or rows.outline.is_complete:
            return
        while self._find_more(rows) and rows.outline.starts[-1] <= place:
            pass
        self.lay_out_anew()

    def open_again(self, opened: dict[int, bool], current: int, spot: Spot) -> None:
        """Go back to what was open, the current row and the place."""
        rows = self._rows
        if rows is not None:
            rows.open_again(opened)
            wanted = max(current, spot.item)
            while len(rows) <= wanted and self._find_more(rows):
                pass
            self._current = min(current, max(0, self.count() - 1))
            self.lay_out_anew()
            self.return_to(spot)

    def _find_more(self, rows: JsonRows) -> bool:
        try:
            return rows.advance()
        except JsonError:
            return False  # the next look in a spare moment says it

    def copy_value(self) -> None:
        """Put the value of the current row on the clipboard: a string's letters, else its JSON."""
        if rows := self._rows:
            row = rows[self._current]
            text = None if rows.is_cut(row) else rows.string(row)
            self._copy(rows.outline.source(row) if text is None else text, tr("Value copied"))

    def copy_path(self) -> None:
        """Put the path of the current row on the clipboard."""
        if rows := self._rows:
            self._copy(rows.outline.path(rows[self._current]), tr("Path copied"))

    def _copy(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(said)

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a press is the tree's own, though the window has a command for it."""
        arrows = {Qt.Key.Key_Left, Qt.Key.Key_Right}
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_plain = plain == Qt.KeyboardModifier.NoModifier
        return bool(self.count()) and event.key() in arrows and is_plain

    def _step_aside(self, *, is_in: bool) -> None:
        """Right opens or goes in, left closes or goes out; mirrored with the window."""
        rows = self._rows
        if rows is None:
            return
        row = rows[self._current]
        can_turn = rows.can_open(row) and rows.is_open(row) != is_in
        if can_turn:
            self.set_open(self._current, is_open=is_in)
            self.bring_to_sight(self._current)
        elif is_in:
            self.go_to(self._current + 1)
        else:
            parent = rows.outline.parents[row]
            self.go_to(rows.place_of(parent) if parent > 0 else self._current)

    # Qt

    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        key = Qt.Key(arg__1.key())
        copies = arg__1.modifiers() & Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_C
        if copies:
            is_path = arg__1.modifiers() & Qt.KeyboardModifier.ShiftModifier
            _ = self.copy_path() if is_path else self.copy_value()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._go_by(1 if key == Qt.Key.Key_Down else -1, arg__1)
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self._step_aside(is_in=(key == Qt.Key.Key_Right) != self.isRightToLeft())
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.toggle(self._current)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.go_to(0 if key == Qt.Key.Key_Home else self.count() - 1)
        elif key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            page = max(1, sum(1 for _ in self.seen()) - 2)
            self._go_by(page if key == Qt.Key.Key_PageDown else -page, arg__1)
        else:
            super().keyPressEvent(arg__1)

    def _go_by(self, rows: int, event: QKeyEvent) -> None:
        """Up at the first row and down at the last one scroll the page."""
        before = self._current
        self.go_to(before + rows)
        event.setAccepted(self._current != before)

    def item_at(self, place: QPoint) -> int:
        """The row at a place of this widget; -1 where there is none."""
        y = self.viewport().mapFrom(self, place).y()
        found = (seen.item for seen in self.seen() if seen.y <= y < seen.y + seen.height)
        return next(found, -1)

    def place_on_screen(self, item: int) -> QRect:
        """Where a row stands on the screen; empty for one that is not in sight."""
        viewport = self.viewport()
        found = next((seen for seen in self.seen() if seen.item == item), None)
        if found is None:
            return QRect()
        place = QRect(0, round(found.y), viewport.width(), round(found.height))
        place = place.intersected(viewport.rect())
        return QRect(viewport.mapToGlobal(place.topLeft()), place.size())

    def focusInEvent(self, arg__1: QFocusEvent) -> None:
        super().focusInEvent(arg__1)
        if self.count():
            tell_current(self, self._current)

    def mousePressEvent(self, arg__1: QMouseEvent) -> None:
        item = self.item_at(self.viewport().mapTo(self, arg__1.position().toPoint()))
        if item < 0:
            arg__1.ignore()
            return
        self._current = item
        self.go_to(item)
        if arg__1.button() == Qt.MouseButton.LeftButton and self._can_toggle(item):
            self.toggle(item)

    def _can_toggle(self, item: int) -> bool:
        rows = self._rows
        if rows is None:
            return False
        row = rows[item]
        return rows.can_open(row) or self._cell(item, self.viewport().width()).is_cut

    def contextMenuEvent(self, arg__1: QContextMenuEvent) -> None:
        if not self.count():
            return
        if arg__1.reason() == QContextMenuEvent.Reason.Mouse:
            self._current = max(0, self.item_at(arg__1.pos()))
        self.show_menu(arg__1.globalPos())

    def show_menu(self, place: QPoint) -> None:
        """Show what can be done with the current row, at a place of the screen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Copy the value")).triggered.connect(self.copy_value)
        menu.addAction(tr("Copy the path")).triggered.connect(self.copy_path)
        menu.popup(place)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        width = self.viewport().width()
        theme = self._look.theme
        for seen in self.seen():
            rect = QRectF(0, round(seen.y), width, seen.height)
            if seen.item == self._current and self.hasFocus():
                rounded(painter, rect, theme.sizes.small_radius, theme.colour("select"))
            elif seen.item == self._current and self._style.found:
                edge = QRectF(0, rect.y() + 2, EDGE, rect.height() - 4)
                edge = flipped(edge, rect, is_rtl=self.isRightToLeft())
                painter.fillRect(edge, theme.colour("accent"))
            self._cell(seen.item, width).paint(painter, rect)
        painter.end()

    def changeEvent(self, arg__1: QEvent) -> None:
        super().changeEvent(arg__1)
        if arg__1.type() == QEvent.Type.LayoutDirectionChange:
            self.lay_out_anew()
