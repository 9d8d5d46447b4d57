"""The rows of a queue: all their numbers, and the items of the pages that were looked at."""

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from reviewer_app.services.browsing import PAGE
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.review.mark_words import sentence_of
from reviewer_app.ui.review.row_numbers import row_of
from reviewer_app.ui.review.words import place_words, row_sentence
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ITEM = Qt.ItemDataRole.UserRole + 1
"""The role that hands over the whole QueueItem, or None while it is not loaded."""

KEPT_PAGES = 10
"""Pages of items in memory, 130 kB each; the one that was needed least recently goes first."""

_NOWHERE = QModelIndex()


class CaseListModel(QAbstractListModel):
    """Knows the number of each row; asks for the items of a page when one of its rows is seen.

    The row numbers are an array of whoever opened the list, who may add to its end: two arrays
    of a million would cost 8 MB more. What was added are rows only once `grow` is called.
    """

    items_needed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers: array[int] = array("q")
        self._count = 0
        self._items: dict[int, QueueItem] = {}
        self._older: dict[int, QueueItem] = {}
        self._pages: OrderedDict[int, None] = OrderedDict()

    def set_numbers(self, numbers: "array[int]", items: Iterable[QueueItem]) -> None:
        """Begin with other rows; what was loaded is shown until it is read again."""
        self.beginResetModel()
        self._numbers, self._count = numbers, len(numbers)
        self._older = self._items
        self._items = {item.n: item for item in items}
        self._pages.clear()
        self.endResetModel()

    def grow(self) -> None:
        """Show the rows that were added to the end of the array."""
        count, grown = self._count, len(self._numbers)
        if grown == count:
            return
        self.beginInsertRows(_NOWHERE, count, grown - 1)
        self._count = grown
        # The last page has grown, so it was asked for in part only.
        self._pages.pop(count // PAGE, None)
        self.endInsertRows()

    def put_items(self, items: Sequence[QueueItem]) -> None:
        """Fill rows with what was read; rows that are gone by now are left out."""
        rows: list[int] = []
        for item in items:
            row = self.row_of(item.n)
            if row is not None:
                self._items[item.n] = item
                rows.append(row)
        if rows:
            self.dataChanged.emit(self.index(min(rows), 0), self.index(max(rows), 0))

    def request(self, rows: range) -> None:
        """Ask for the pages of these rows, each once."""
        if not rows:
            return
        for page in range(rows[0] // PAGE, rows[-1] // PAGE + 1):
            if page in self._pages:
                self._pages.move_to_end(page)
            else:
                self._ask(page)

    def forget_requests(self) -> None:
        """Ask again for what did not come, after a reading that failed or was replaced."""
        for page in [page for page in self._pages if self._missing(page)]:
            del self._pages[page]

    def item_at(self, row: int) -> QueueItem | None:
        """The item of a row; None while it is not loaded."""
        number = self._numbers[row]
        return self._items.get(number) or self._older.get(number)

    def item_of(self, number: int) -> QueueItem | None:
        """The item of a row number, as it was read last; None while it is not loaded."""
        return self._items.get(number)

    def number_at(self, row: int) -> int:
        """The row number of the store behind a row of the list."""
        return self._numbers[row]

    def numbers_of(self, rows: range) -> "array[int]":
        """The row numbers of the store behind some rows of the list."""
        return self._numbers[rows.start : rows.stop]

    def row_of(self, number: int) -> int | None:
        """Where a number stands; None where the list has no such row."""
        return row_of(self._numbers, number)

    def number_of(self, case_id: str) -> int | None:
        """The row number of the store of a revision, among the rows that are loaded."""
        return next((n for n, item in self._items.items() if item.case_id == case_id), None)

    def _ask(self, page: int) -> None:
        missing = self._missing(page)
        self._pages[page] = None
        while len(self._pages) > KEPT_PAGES:
            self._drop(self._pages.popitem(last=False)[0])
        if missing:
            self.items_needed.emit(missing)

    def _missing(self, page: int) -> "array[int]":
        numbers = self.numbers_of(_rows_of(page))
        return array("q", [number for number in numbers if number not in self._items])

    def _drop(self, page: int) -> None:
        for number in self.numbers_of(_rows_of(page)):
            self._items.pop(number, None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = ITEM) -> Any:
        item = self.item_at(index.row()) if index.isValid() else None
        if role == ITEM or item is None:
            return item
        if role == Qt.ItemDataRole.AccessibleTextRole:
            marks = sentence_of(item.marks, datetime.now(UTC))
            return row_sentence(item, marks, place_words(index.row(), self._count))
        if role == Qt.ItemDataRole.DisplayRole:
            return single_line(item.excerpt)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tool_tip(single_line(item.excerpt))
        return None


def _rows_of(page: int) -> range:
    return range(page * PAGE, (page + 1) * PAGE)
