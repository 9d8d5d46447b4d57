"""What a person does to the list: search, filter, sort, choose rows, go to an id."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from reviewer_app.domain.queues import Filter, Order
from reviewer_app.domain.searching import terms
from reviewer_app.services.browsing import Browsing, FacetValue
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.filter_panel import FilterPanel
from reviewer_app.ui.review.filter_strip import FilterStrip
from reviewer_app.ui.review.filter_words import Names, chips, order_words, without, words
from reviewer_app.ui.review.going import Going
from reviewer_app.ui.review.marks import mark_texts
from reviewer_app.ui.review.panes import Panes
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class Steering(QObject):
    """Changes the queue as the person says, and shows in words what it is filtered by.

    case_asked: show this row. first_asked: show the first row. left: back to the case.
    """

    case_asked = Signal(int)
    first_asked = Signal()
    left = Signal()
    failed = Signal(object)

    def __init__(
        self,
        look: Look,
        browsing: Browsing,
        tasks: Tasks,
        queue: Queue,
        case_list: CaseList,
        panes: Panes,
        texts: QWidget,
    ) -> None:
        super().__init__(case_list)
        self._look, self._browsing, self._tasks = look, browsing, tasks
        self._queue, self._list, self._panes, self._texts = queue, case_list, panes, texts
        self._names: Names = {}
        self.panel = FilterPanel(look, self._load_values, case_list)
        self.strip = FilterStrip(look, case_list, texts)
        self.going = Going(look, browsing, tasks, queue, case_list)
        self.actions: dict[str, Callable[[], object]] = {
            "search": self.search,
            "filter_list": self.open_panel,
            "sort_list": self._show_orders,
            "include_legacy": self._switch_legacy,
            "clear_filter": self.clear,
            "go_to_id": self.going.ask_id,
            "select_all": self._select_all,
            "review_selected": self._review_selected,
        }
        self._connect()

    def _connect(self) -> None:
        bar = self._list.filter_bar
        bar.searched.connect(self._search_for)
        bar.accepted.connect(self._accept)
        bar.left.connect(self._leave)
        bar.list_entered.connect(self._list.view.setFocus)
        bar.chip_removed.connect(self._remove)
        bar.cleared.connect(self.clear)
        bar.legacy_switched.connect(self._switch_legacy)
        self._list.filter_button.clicked.connect(self.open_panel)
        self._list.order_button.clicked.connect(self._show_orders)
        self._list.selection_bar.review_asked.connect(self._review_selected)
        self.panel.changed.connect(self._set_filter)
        self.panel.cleared.connect(self._clear_in_panel)
        self.strip.cleared.connect(self.clear)
        self._queue.changed.connect(self.show)
        self.going.case_asked.connect(self.case_asked)
        self.going.failed.connect(self.failed)

    # What is shown

    def show(self) -> None:
        """Show the chips, the text and the marks of the present filter."""
        now, bar = self._queue.now, self._list.filter_bar
        found = [] if now.is_fixed else chips(now.filter, now.base.filter, self._names)
        is_changed = _aside(now.filter) != _aside(now.base.filter)
        is_legacy = now.filter.include_legacy and not now.is_fixed
        bar.show_chips(found, is_legacy=is_legacy, can_clear=is_changed)
        bar.show_text(now.filter.text)
        told = [text for _, text in found]
        told += [words(now.filter, "text", self._names)] if now.filter.text else []
        told += [words(now.filter, "include_legacy", self._names)] if is_legacy else []
        self.strip.show_words(tr(", ").join(told))
        self._list.mark(terms(now.filter.text), with_accents=now.filter.with_accents)
        self.mark_case()
        if _names_ids(now.filter):
            self._tasks.latest("names", self._browsing.names, self._take_names)

    def _take_names(self, names: dict[str, str]) -> None:
        if names != self._names:
            self._names = names
            self.show()

    def mark_case(self) -> None:
        """Mark what is searched for in the case on screen."""
        filter_ = self._queue.now.filter
        wanted = terms(filter_.text)
        mark_texts(self._texts, self._look.theme, wanted, with_accents=filter_.with_accents)

    def with_names(self, filter_: Filter, then: Callable[[Names], None]) -> None:
        """Tell what the datasets and products of a filter are called, read anew if it has any."""

        def read(names: dict[str, str]) -> None:
            self._take_names(names)
            then(names)

        if _names_ids(filter_):
            self._tasks.latest("names of view", self._browsing.names, read, self.failed.emit)
        else:
            then(self._names)

    @property
    def is_searching(self) -> bool:
        """Whether the person is typing a search, so that the case on screen stays."""
        return self._list.filter_bar.has_keyboard

    # Search and filter

    def search(self) -> None:
        """Put the caret into the search field."""
        self._panes.reveal_list(True)
        self._list.filter_bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._list.filter_bar.field.selectAll()

    def _search_for(self, text: str) -> None:
        self._queue.narrow(text=text)

    def _accept(self) -> None:
        self.left.emit()
        self._panes.reveal_list(False)
        self.first_asked.emit()

    def _leave(self) -> None:
        self._queue.now.keeps_case = True
        self.left.emit()
        self._panes.reveal_list(False)

    def _remove(self, field: str) -> None:
        self._set_filter(without(self._queue.now.filter, field))

    def _set_filter(self, filter_: Filter) -> None:
        self._queue.change(replace(self._queue.now.listing, filter=filter_))

    def clear(self) -> None:
        """Take away everything that was added to the queue; a saved view loses all it has."""
        now = self._queue.now
        is_bare = now.filter == now.base.filter
        self._list.filter_bar.field.set_words("")
        self.left.emit()
        self._set_filter(Filter() if is_bare else now.base.filter)

    def _clear_in_panel(self) -> None:
        self.clear()
        self.panel.show_filter(self._queue.now.filter)

    def _switch_legacy(self) -> None:
        if not self._queue.now.is_fixed:
            self._queue.narrow(include_legacy=not self._queue.now.filter.include_legacy)

    def open_panel(self) -> None:
        """Open the panel of values below its button."""
        self._panes.reveal_list(True)
        button = self._list.filter_button
        below = QPoint(button.width() if button.isRightToLeft() else 0, button.height() + 4)
        now = self._queue.now
        self.panel.open_at(button.mapToGlobal(below), Filter() if now.is_fixed else now.filter)

    def _load_values(
        self, filter_: Filter, name: str, typed: str, then: Callable[[Sequence[FacetValue]], None]
    ) -> None:
        self._tasks.latest("facet", lambda: self._browsing.facet(filter_, name, typed), then)

    def _show_orders(self) -> None:
        self._panes.reveal_list(True)
        menu = QMenu(self._list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for order in Order:
            action = group.addAction(menu.addAction(order_words(order)))
            action.setCheckable(True)
            action.setChecked(order is self._queue.now.order)
            action.triggered.connect(lambda _=False, order=order: self.sort(order))
        button = self._list.order_button
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def sort(self, order: Order) -> None:
        """Show the list in another order."""
        self._queue.change(replace(self._queue.now.listing, order=order))

    # Rows

    def _select_all(self) -> None:
        self._list.view.select_all_rows()
        self._list.view.setFocus()

    def _review_selected(self) -> None:
        """Exactly the selected rows in the shown order; everything is the list itself."""
        numbers = self._list.selected
        if not numbers or (len(numbers) == self._list.count and self._queue.now.is_whole):
            self._list.view.clear_selection()
            self.first_asked.emit()
            return
        title = tr("{n} chosen cases").format(n=format_number(len(numbers)))
        self._queue.open_rows(array("q", numbers), title)


def _names_ids(filter_: Filter) -> bool:
    """Whether a filter says something by the ids of datasets or products."""
    return not {"datasets", "products"}.isdisjoint(filter_.active)


def _aside(filter_: Filter) -> Filter:
    """A filter without what has a place of its own to take it away."""
    return filter_.without("text").without("include_legacy")
