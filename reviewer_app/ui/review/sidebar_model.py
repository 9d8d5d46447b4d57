"""The rows of the sidebar: queues, then products with their datasets."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import (
    DOWNVOTED,
    DRAFTED,
    LOW_CONFIDENCE,
    MARKED,
    TO_REVIEW,
    Filter,
)
from reviewer_app.services import browsing
from reviewer_app.services.viewing import SavedView
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.mark_words import MARK_ICONS, mark_title
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import plain_tool_tip

ENTRY = Qt.ItemDataRole.UserRole + 1
"""The role that hands over the whole Entry."""

_NOWHERE = QModelIndex()


class Kind(Enum):
    """What a row of the sidebar is."""

    HEAD = "head"
    QUEUE = "queue"
    PRODUCT = "product"
    VIEW = "view"
    DATASET = "dataset"
    MENU = "menu"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One row. filter: what choosing it shows; count: the cases in it; is_open: of a product.

    view: the saved view that it is. mark: whose cases the queue has. product, dataset_id: whose
    dataset it is, and which. A head with an icon has a button at its end, which makes one more
    of what it holds.
    """

    kind: Kind
    title: str
    icon: str = ""
    filter: Filter | None = None
    count: int | None = None
    is_open: bool = True
    view: SavedView | None = None
    product: str = ""
    dataset_id: str = ""
    holds: Kind | None = None
    mark: MarkKind | None = None

    @property
    def key(self) -> Filter | str | None:
        """What tells whether the list shows this row: a filter, or the id of a view."""
        return self.view.id if self.view else self.filter

    @property
    def what(self) -> tuple[object, ...]:
        """What the row is, whatever it counts and wherever it stands."""
        return (self.kind, self.key or self.dataset_id or self.title, self.product, self.holds)

    def sentence(self, *, is_chosen: bool) -> str:
        """What a screen reader says of the row."""
        parts = [single_line(self.title)]
        if self.kind is Kind.PRODUCT:
            parts.append(tr("product, open") if self.is_open else tr("product, closed"))
        is_to_do = self.filter is not None and self.filter.undecided and self.mark is None
        if self.count is not None and is_to_do:
            parts.append(tr_n("{n} case left", "{n} cases left", self.count))
        elif self.count is not None:
            parts.append(tr_n("{n} case", "{n} cases", self.count))
        parts.append(tr("shown now") if is_chosen else "")
        return tr(", ").join(filter(None, parts))


def entries_of(
    view: browsing.Sidebar, closed: frozenset[str], views: Sequence[Entry] = ()
) -> list[Entry]:
    """The rows of the whole sidebar; products in the order of their datasets."""
    found = [
        Entry(kind=Kind.HEAD, title=tr("Queues")),
        *queue_entries(view),
    ]
    if view.datasets:
        found.append(_head(tr("Saved views"), Kind.VIEW))
    found += views
    if view.datasets:
        found.append(_head(tr("Datasets"), Kind.DATASET))
    for product in dict.fromkeys(dataset.product for dataset in view.datasets):
        is_open = product not in closed
        found.append(Entry(kind=Kind.PRODUCT, title=product, is_open=is_open))
        found += dataset_entries(view, product) if is_open else []
    return found


def _head(title: str, holds: Kind) -> Entry:
    return Entry(kind=Kind.HEAD, title=title, icon="plus", holds=holds)


def view_entry(view: SavedView, count: int | None) -> Entry:
    """The row of a saved view; its count may still be on its way."""
    return Entry(kind=Kind.VIEW, title=view.name, icon="bookmark", count=count, view=view)


def rail_entries_of(view: browsing.Sidebar, views: Sequence[Entry] = ()) -> list[Entry]:
    """The rows of the narrow sidebar: icons only; views and datasets are behind one each."""
    found = queue_entries(view)
    if views:
        title = tr("Saved views")
        found.append(Entry(kind=Kind.MENU, title=title, icon="bookmark", holds=Kind.VIEW))
    if view.datasets:
        title = tr("Datasets")
        found.append(Entry(kind=Kind.MENU, title=title, icon="folder", holds=Kind.DATASET))
    return found


def queue_entries(view: browsing.Sidebar) -> list[Entry]:
    """The rows of the queues that are there from the start, or while they have a case."""
    return [queue_entry(view), *ready_entries(view), *mark_entries(view), *draft_entries(view)]


def queue_entry(view: browsing.Sidebar) -> Entry:
    """The row of the cases that are still to do."""
    return Entry(
        kind=Kind.QUEUE,
        title=tr("To review"),
        icon="inbox",
        filter=TO_REVIEW,
        count=view.to_review,
    )


def ready_entries(view: browsing.Sidebar) -> list[Entry]:
    """The rows of what is worth another look; each only where there is something in it."""
    ready = (
        (tr("Downvoted"), "thumbs-down", DOWNVOTED, view.downvoted),
        (tr("Low confidence"), "gauge", LOW_CONFIDENCE, view.low_confidence),
    )
    return [
        Entry(kind=Kind.QUEUE, title=title, icon=icon, filter=filter_, count=count)
        for title, icon, filter_, count in ready
        if count
    ]


def mark_entries(view: browsing.Sidebar) -> list[Entry]:
    """The rows of the cases that I have put off or marked."""
    return [
        Entry(
            kind=Kind.QUEUE,
            title=mark_title(kind),
            icon=MARK_ICONS[kind],
            filter=filter_,
            count=view.marked.get(kind, 0),
            mark=kind,
        )
        for kind, filter_ in MARKED.items()
        if view.cases
    ]


def draft_entries(view: browsing.Sidebar) -> list[Entry]:
    """The row of the cases that are half-edited; none where nothing is."""
    if not view.drafted:
        return []
    title = tr("Drafts")
    return [Entry(kind=Kind.QUEUE, title=title, icon="pencil", filter=DRAFTED, count=view.drafted)]


def dataset_entries(view: browsing.Sidebar, product: str) -> list[Entry]:
    """The rows of the datasets of a product."""
    return [
        Entry(
            kind=Kind.DATASET,
            title=dataset.name,
            filter=Filter.of_dataset(dataset.dataset_id),
            count=dataset.cases,
            product=product,
            dataset_id=dataset.dataset_id,
        )
        for dataset in view.datasets
        if dataset.product == product
    ]


class SidebarModel(QAbstractListModel):
    """Hands the rows of the sidebar to its view."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self.chosen: Filter | str | None = TO_REVIEW

    @property
    def entries(self) -> Sequence[Entry]:
        """All rows."""
        return self._entries

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show other rows; where only counts have changed, the rows stay."""
        before, now = self._entries, tuple(entries)
        if [(e.kind, e.title) for e in now] != [(e.kind, e.title) for e in before]:
            self.beginResetModel()
            self._entries = now
            self.endResetModel()
            return
        self._entries = now
        for row, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def refresh(self) -> None:
        """Say that rows look different now."""
        if self._entries:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._entries) - 1, 0))

    def is_chosen(self, entry: Entry) -> bool:
        """Whether the row is what the list shows."""
        if entry.kind is Kind.MENU and entry.holds is Kind.VIEW:
            return isinstance(self.chosen, str)
        if entry.kind is Kind.MENU:
            return isinstance(self.chosen, Filter) and bool(self.chosen.datasets)
        return entry.key is not None and entry.key == self.chosen

    def row_of_chosen(self) -> int:
        """The row of what the list shows; -1 where its product is closed."""
        rows = (row for row, entry in enumerate(self._entries) if self.is_chosen(entry))
        return next(rows, -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if not index.isValid() or self._entries[index.row()].kind is Kind.HEAD:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = ENTRY) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return single_line(entry.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry.sentence(is_chosen=self.is_chosen(entry))
        if role == Qt.ItemDataRole.ToolTipRole and entry.kind is not Kind.HEAD:
            return plain_tool_tip(single_line(entry.title))
        return None
