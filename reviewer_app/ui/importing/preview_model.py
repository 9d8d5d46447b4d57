"""The rows of a file as they will be read: pages that are asked for when they come into sight."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from reviewer_app.domain.cases import LIST_FIELDS
from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.importing.words import field_words, line_number, place_words
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ROW = Qt.ItemDataRole.UserRole
PAGE = 200
BETWEEN_ITEMS = " · "
_TIP = 4000

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class PreviewModel(QAbstractTableModel):
    """A skin over pages of PAGE rows. page_needed: the first row of one that is not here yet.

    How many rows there are is known only once the whole file was read; up to then there are those
    that came, and one page more is asked for when the last one is seen.
    """

    page_needed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fields: Sequence[str] = ()
        self._pages: dict[int, Sequence[PreviewRow]] = {}
        self._asked: set[int] = set()
        self._total: int | None = None
        self._loaded = 0
        self._is_whole = False
        self._only: Sequence[PreviewRow] | None = None

    def show_first(self, preview: Preview) -> None:
        """Show another file, or the same one read in another way, from its beginning."""
        self.beginResetModel()
        self.fields = preview.columns
        self._pages, self._asked, self._only = {0: preview.rows}, {0}, None
        self._total = None
        self._loaded = len(preview.rows)
        self._is_whole = preview.is_last
        self.endResetModel()

    def put_page(self, preview: Preview) -> None:
        """A page that was asked for is here."""
        self._pages[preview.first // PAGE] = preview.rows
        end = preview.first + len(preview.rows)
        if self._total is None and self._only is None and end > self._loaded:
            self.beginInsertRows(_NOWHERE, self._loaded, end - 1)
            self._loaded = end
            self.endInsertRows()
        self._is_whole = self._is_whole or preview.is_last
        self._tell_changed()

    def forget_asked(self, first: int) -> None:
        """A page did not come; it is asked for again when it is seen."""
        self._asked.discard(first // PAGE)

    def set_total(self, total: int) -> None:
        """The whole file was read: this many rows it has."""
        before = self.rowCount()
        if self._only is not None or total <= before:
            self._total = max(total, self._loaded)
            return
        self.beginInsertRows(_NOWHERE, before, total - 1)
        self._total = total
        self.endInsertRows()

    def show_only(self, rows: Sequence[PreviewRow] | None) -> None:
        """Show only these rows of the file, or all again."""
        self.beginResetModel()
        self._only = rows
        self.endResetModel()

    @property
    def is_narrowed(self) -> bool:
        """Whether only some of the rows are shown."""
        return self._only is not None

    def loaded_rows(self) -> Iterable[tuple[int, PreviewRow]]:
        """Every row that is here, with its number in the file."""
        for page, rows in sorted(self._pages.items()):
            yield from enumerate(rows, page * PAGE)

    def shown_at(self, place: str) -> int | None:
        """Where the row of a place is shown, as far as it is here."""
        rows = self.loaded_rows() if self._only is None else enumerate(self._only)
        return next((shown for shown, row in rows if row.place == place), None)

    def row_at(self, shown: int) -> PreviewRow | None:
        """A row that is shown; asks for its page where that is not here yet."""
        if self._only is None and shown // PAGE not in self._pages:
            self._ask(shown // PAGE)
        return self.row_here(shown)

    def row_here(self, shown: int) -> PreviewRow | None:
        """A row that is shown, if it is here."""
        if self._only is not None:
            return self._only[shown]
        page, at = divmod(shown, PAGE)
        rows = self._pages.get(page, ())
        return rows[at] if at < len(rows) else None

    def _ask(self, page: int) -> None:
        if page not in self._asked:
            self._asked.add(page)
            self.page_needed.emit(page * PAGE)

    def _tell_changed(self) -> None:
        if rows := self.rowCount():
            last = self.index(rows - 1, max(0, self.columnCount() - 1))
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)

    def canFetchMore(self, parent: Index) -> bool:
        is_open = self._total is None and self._only is None and not self._is_whole
        return not parent.isValid() and is_open

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._ask(self._loaded // PAGE)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        if parent.isValid():
            return 0
        if self._only is not None:
            return len(self._only)
        return self._loaded if self._total is None else self._total

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.fields)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, ROW):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return field_words(self.fields[section])
        row = self.row_at(section)
        if role == ROW:
            return row
        return line_number(row.place) if row else ""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.row_at(index.row())
        if role == ROW or row is None:
            return row
        field = self.fields[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _shown(row, field)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _cell_words(row, field)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tool_tip(_reason(row, field) or row.values.get(field, "")[:_TIP])
        return None


def _shown(row: PreviewRow, field: str) -> str:
    """A value for one line; the items of a list apart from each other."""
    value = row.values.get(field, "")
    return value.replace("\n", BETWEEN_ITEMS) if field in LIST_FIELDS else value


def _reason(row: PreviewRow, field: str) -> str:
    """Why a cell is marked; empty where it is not."""
    if row.problem and row.problem_field in (field, ""):
        return said(row.problem.reason)
    if field in row.formula_fields:
        return tr("A formula. It is read in as text and will not be calculated.")
    return ""


def _cell_words(row: PreviewRow, field: str) -> str:
    """What a screen reader says of a cell."""
    words = tr("{place}, {field}: {value}").format(
        place=place_words(row.place),
        field=field_words(field),
        value=single_line(_shown(row, field)) or tr("empty"),
    )
    return f"{words}. {reason}" if (reason := _reason(row, field)) else words
