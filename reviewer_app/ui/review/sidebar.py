"""The sidebar: queues and datasets with their counts, or a rail of icons in a narrow window."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QMenu,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.queues import Filter
from reviewer_app.services import browsing
from reviewer_app.services.viewing import SavedView
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.sidebar_menus import acts_on
from reviewer_app.ui.review.sidebar_model import (
    ENTRY,
    Entry,
    Kind,
    SidebarModel,
    dataset_entries,
    entries_of,
    rail_entries_of,
    view_entry,
)
from reviewer_app.ui.review.sidebar_view import ROW_KEYS, SidebarDelegate, SidebarView
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import menu_text

RAIL_WIDTH = 44
_EMPTY = browsing.Sidebar(to_review=0, cases=0, datasets=())


class Sidebar(QWidget):
    """Tells which queue a person chose; shows which one the list has."""

    queue_chosen = Signal(object, str)
    view_chosen = Signal(object)
    save_asked = Signal()
    view_acted = Signal(str, object)
    """What to do with a saved view: "rename", "replace" or "delete"; and the view."""
    entry_acted = Signal(str, object)
    """What to do with a product or dataset, by its act; and its row."""
    dataset_asked = Signal()
    queue_acted = Signal(str)
    """What to do with a queue, by the name of its command."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view = _EMPTY
        self._is_rail = False
        self._closed: frozenset[str] = frozenset()
        self._views: list[Entry] = []
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = SidebarModel(self)
        self.view = SidebarView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(SidebarDelegate(look, self.model, self.view))
        self.view.setAccessibleName(tr("Queues and datasets"))
        self.view.clicked.connect(self._row_opened)
        self.view.row_opened.connect(self._row_opened)
        self.view.row_folded.connect(self._row_folded)
        self.view.head_pressed.connect(self._head_pressed)
        self.view.row_key.connect(self._key_on)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._menu_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 8)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def show_sidebar(self, view: browsing.Sidebar) -> None:
        """Show the queues and datasets with their present counts."""
        self._view = view
        self._fill()

    def show_views(self, saved: Sequence[SavedView], counts: Mapping[str, int]) -> None:
        """Show the saved views; a count that is not there yet leaves the one before."""
        before = {entry.key: entry.count for entry in self._views}
        self._views = [view_entry(view, counts.get(view.id, before.get(view.id))) for view in saved]
        self._fill()

    def choose(self, key: Filter | str | None) -> None:
        """Mark what the list shows, a filter or the id of a saved view, without telling so."""
        self.model.chosen = key
        self.model.refresh()

    def set_rail(self, is_rail: bool) -> None:
        """Show icons only, for a narrow window."""
        if is_rail == self._is_rail:
            return
        self._is_rail = is_rail
        self.setObjectName("rail" if is_rail else "sidebar")
        self._apply_sizes()
        self._fill()

    @property
    def closed_products(self) -> frozenset[str]:
        """The products whose datasets are folded away, to be remembered."""
        return self._closed

    def close_products(self, names: frozenset[str]) -> None:
        """Fold the datasets of these products away."""
        self._closed = names
        self._fill()

    def _fill(self) -> None:
        is_rail = self._is_rail
        entries = (
            rail_entries_of(self._view, self._views)
            if is_rail
            else entries_of(self._view, self._closed, self._views)
        )
        current: Entry | None = self.view.currentIndex().data(ENTRY)
        row = self.view.currentIndex().row()
        self.model.show_entries(entries)
        if current is not None and not self.view.currentIndex().isValid():
            same = [place for place, entry in enumerate(entries) if entry.what == current.what]
            row = same[0] if same else min(row, len(entries) - 1)
            self.view.setCurrentIndex(self.model.index(row, 0))

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        if self._is_rail:
            self.setFixedWidth(round(RAIL_WIDTH * sizes.scale))
        else:
            self.setMinimumWidth(round(sizes.sidebar * 0.7))
            self.setMaximumWidth(2 * sizes.sidebar)
        self.view.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def _row_opened(self, index: QModelIndex) -> None:
        entry: Entry | None = index.data(ENTRY)
        if entry is None or entry.kind is Kind.HEAD:
            return
        if entry.kind is Kind.PRODUCT:
            self._toggle(entry.title)
        elif entry.kind is Kind.MENU:
            self._show_menu(index)
        else:
            self._choose_entry(entry)

    def _row_folded(self, index: QModelIndex, is_open: bool) -> None:
        entry: Entry | None = index.data(ENTRY)
        if entry is not None and entry.kind is Kind.PRODUCT and entry.is_open != is_open:
            self._toggle(entry.title)

    def _toggle(self, product: str) -> None:
        self.close_products(self._closed ^ {product})

    def _choose_entry(self, entry: Entry) -> None:
        self.choose(entry.key)
        if entry.view:
            self.view_chosen.emit(entry.view)
        else:
            self.queue_chosen.emit(entry.filter, entry.title)

    def _head_pressed(self, entry: Entry) -> None:
        (self.save_asked if entry.holds is Kind.VIEW else self.dataset_asked).emit()

    def _key_on(self, index: QModelIndex, key: int) -> None:
        entry: Entry | None = index.data(ENTRY)
        act = ROW_KEYS[Qt.Key(key)]
        if entry is not None and act in dict(acts_on(entry)):
            self._act(act, entry)

    def _act(self, act: str, entry: Entry) -> None:
        if entry.kind is Kind.QUEUE:
            self.queue_acted.emit(act)
        elif entry.view is not None:
            self.view_acted.emit(act, entry.view)
        else:
            self.entry_acted.emit(act, entry)

    def _menu_asked(self, place: QPoint) -> None:
        """What can be done with a row, where it was clicked."""
        entry: Entry | None = self.view.indexAt(place).data(ENTRY)
        acts = acts_on(entry) if entry is not None else ()
        if entry is None or not acts:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for act, words in acts:
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, act=act: self._act(act, entry))
        menu.popup(self.view.viewport().mapToGlobal(place))

    def _show_menu(self, index: QModelIndex) -> None:
        """Views or datasets as a menu beside the rail; it opens without a loop of its own."""
        entry: Entry = index.data(ENTRY)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if entry.holds is Kind.VIEW:
            for view in self._views:
                menu.addAction(self._menu_action(view, menu))
        else:
            self._fill_with_datasets(menu)
        place = self.view.visualRect(index)
        corner = place.topLeft() if self.isRightToLeft() else place.topRight()
        menu.popup(self.view.viewport().mapToGlobal(corner))

    def _fill_with_datasets(self, menu: QMenu) -> None:
        for product in dict.fromkeys(dataset.product for dataset in self._view.datasets):
            if not menu.isEmpty():
                menu.addSeparator()
            # Fusion draws a section as a bare line, so the heading is an entry that is off.
            menu.addAction(menu_text(product)).setEnabled(False)
            for entry in dataset_entries(self._view, product):
                menu.addAction(self._menu_action(entry, menu))

    def _menu_action(self, entry: Entry, menu: QMenu) -> QAction:
        action = QAction(menu_text(entry.title), menu)
        action.setCheckable(True)
        action.setChecked(self.model.is_chosen(entry))
        action.triggered.connect(lambda: self._choose_entry(entry))
        return action

    def sizeHint(self) -> QSize:
        sizes = self._look.theme.sizes
        width = round(RAIL_WIDTH * sizes.scale) if self._is_rail else sizes.sidebar
        return QSize(width, 10 * sizes.bar)
