"""The list of cases of one queue, with its title, its progress and its states in words."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from reviewer_app.domain.searching import Term
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.case_delegate import CaseDelegate
from reviewer_app.ui.review.case_list_model import CaseListModel
from reviewer_app.ui.review.filter_bar import FilterBar
from reviewer_app.ui.review.row_view import RowView
from reviewer_app.ui.review.selection_bar import SelectionBar
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton
from reviewer_app.ui.widgets.rule import Rule

SIDE = 12


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a person was in a list: the chosen case, and how the rows were scrolled."""

    chosen: int | None
    top: int | None
    hidden: int


class CaseList(QWidget):
    """Shows the cases of a queue and tells which one a person chose."""

    row_chosen = Signal(object)
    items_needed = Signal(object)
    button_pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chosen: int | None = None
        self._spot: Spot | None = None
        self._decided: int | None = None
        self.setObjectName("list")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = ElidedLabel(look, font="pane_title")
        self._summary = PlainLabel(look, font="label", colour="text_soft")
        self.order_button = IconButton(look, tr("Sort"), icon="arrow-down-narrow-wide")
        self.filter_button = IconButton(look, tr("Filter"), icon="list-filter")
        self.filter_button.follow("filter_list")
        self.filter_bar = FilterBar(look)
        self.selection_bar = SelectionBar(look)
        self._loading = LoadingBar(look)
        self.model = CaseListModel(self)
        self.view = RowView(lambda: look.theme.sizes.case_row)
        self.view.setModel(self.model)
        self._delegate = CaseDelegate(look, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.setAccessibleName(tr("Cases of this queue"))
        self._state = EmptyState(look)
        self._footer = PlainLabel(look, font="label", colour="text_soft")
        self.take_off = LinkButton(look, tr("Unskip all"))
        self._foot = QWidget(self)
        self._uncovered = QTimer(self, singleShot=True, interval=0)
        self._lay_out()
        self._connect()
        self._apply_sizes()
        self.set_footer("")

    def _lay_out(self) -> None:
        self._head = QWidget(self)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(SIDE, 0, SIDE, 0)
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._summary, 1)
        head.addWidget(self.order_button)
        head.addWidget(self.filter_button)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._state)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(SIDE, 0, SIDE, 0)
        foot.setSpacing(8)
        foot.addWidget(self._footer, 1)
        foot.addWidget(self.take_off)
        self.take_off.hide()
        self._footer_line = Rule(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self._head, self.filter_bar, self._loading, Rule(self)):
            column.addWidget(part)
        column.addLayout(self._pages, 1)
        column.addWidget(self.selection_bar)
        column.addWidget(self._footer_line)
        column.addWidget(self._foot)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self.view.row_chosen.connect(self._row_chosen)
        self.view.rows_uncovered.connect(self._uncovered.start)
        self.view.selection_changed.connect(self._show_selection)
        self.view.menu_asked.connect(self.selection_bar.show_menu)
        self.selection_bar.all_asked.connect(self.view.select_all_rows)
        self.selection_bar.dropped.connect(self.view.clear_selection)
        self._uncovered.timeout.connect(self._request_rows)
        self.model.items_needed.connect(self.items_needed)
        self._state.acted.connect(self.button_pressed)
        self._look.changed.connect(self._apply_sizes)

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        self._head.setFixedHeight(sizes.banner)
        self._size_footer()
        self.view.follow_row_height()

    def set_title(self, text: str) -> None:
        """The name of the queue."""
        self._title.set_text(single_line(text))
        self.view.setAccessibleName(tr("Cases of “{queue}”").format(queue=text))

    def set_summary(self, text: str) -> None:
        """How much is left: "55 left of 100"."""
        self._summary.setText(text)

    def set_footer(self, text: str) -> None:
        """A sentence about the order of the list; empty takes the line away."""
        self._footer.setText(text)
        self._show_footer()

    def offer_take_off(self, is_offered: bool) -> None:
        """Offer to take the mark off all cases of the queue."""
        self.take_off.setVisible(is_offered)
        self._show_footer()

    def _show_footer(self) -> None:
        is_needed = bool(self._footer.text()) or self.take_off.isVisibleTo(self._foot)
        self._size_footer()
        self._foot.setVisible(is_needed)
        self._footer_line.setVisible(is_needed)

    def _size_footer(self) -> None:
        sizes = self._look.theme.sizes
        more = self._footer.text().count("\n")
        self._foot.setFixedHeight(sizes.bar + more * sizes.line)

    def mark(self, found: tuple[Term, ...], *, with_accents: bool) -> None:
        """Mark in the rows what is searched for."""
        self._delegate.mark(found, with_accents=with_accents)
        self.view.viewport().update()

    @property
    def selected(self) -> "array[int]":
        """The numbers of the selected rows in the order of the list."""
        chosen = array("q")
        for rows in self.view.selection.ranges:
            chosen.extend(self.model.numbers_of(rows))
        return chosen

    def _show_selection(self) -> None:
        self.selection_bar.show_count(self.view.selection.count, self.count, self._decided)

    def set_decided(self, decided: int | None) -> None:
        """How many of the rows are decided, where that is known; selecting all tells it."""
        if decided != self._decided:
            self._decided = decided
            self._show_selection()

    def set_loading(self, is_loading: bool) -> None:
        """Show that something is being read; the old list stays."""
        if is_loading:
            self._loading.start()
        else:
            self._loading.stop()

    def set_numbers(self, numbers: "array[int]", items: Sequence[QueueItem] = ()) -> None:
        """Show other rows. The chosen case stays chosen, and the rows at the top stay there.

        The array stays the caller's, who may add to its end and then calls `grow`.
        """
        row, hidden = self.view.place()
        top = self.model.number_at(row) if row < self.count else None
        self.model.set_numbers(numbers, items)
        self.view.clear_selection()
        self._pages.setCurrentWidget(self.view)
        found = None if top is None else self.model.row_of(top)
        self.view.return_to((found, hidden) if found is not None else (row, hidden))
        self._show_chosen()
        self._try_spot()

    def grow(self) -> None:
        """Show the rows that were added to the end."""
        is_all = 0 < self.count == self.view.selection.count
        self.model.grow()
        if is_all:
            self.view.select_all_rows()
        self._show_chosen()
        self._try_spot()
        self.view.viewport().update()

    def put_items(self, items: Sequence[QueueItem]) -> None:
        """Fill rows that were asked for by `items_needed`, or show what became of them."""
        self.model.put_items(items)

    def forget_requests(self) -> None:
        """Ask again for rows whose reading failed or was replaced by another."""
        self.model.forget_requests()
        self._uncovered.start()

    def show_empty(self, sentence: str, button: str = "") -> None:
        """Say why there is nothing to show, and what to do."""
        self._state.show_words(sentence, button)
        self._pages.setCurrentWidget(self._state)

    show_failed = show_empty
    """Say that reading failed, with a button to try again; the same place and look."""

    @property
    def count(self) -> int:
        """How many rows there are."""
        return self.model.rowCount()

    @property
    def chosen_number(self) -> int | None:
        """The number of the chosen case; it is kept while a refreshed list does not have it."""
        return self._chosen

    def select_number(self, number: int | None) -> bool:
        """Choose a case without telling so; says whether the list has it."""
        self._chosen = number
        is_there = self._show_chosen(is_scrolled=True)
        self._try_spot()
        return is_there

    def spot(self) -> Spot:
        """Where the person is now, to return to."""
        row, hidden = self.view.place()
        return Spot(self._chosen, self.model.number_at(row) if row < self.count else None, hidden)

    def return_to(self, spot: Spot) -> None:
        """Scroll as it was, as soon as the list has the rows again."""
        self._spot = spot

    def _try_spot(self) -> None:
        spot = self._spot
        if spot is None or spot.top is None or spot.chosen != self._chosen:
            return
        row = self.model.row_of(spot.top)
        if row is not None:
            self.view.return_to((row, spot.hidden))
            self._spot = None

    def neighbour(self, number: int | None, step: int) -> int | None:
        """The number so many rows further (or back); None beyond the ends.

        Without a place to start from: the first row, or the last one going back.
        """
        start = self.model.row_of(number) if number is not None else None
        if start is None:
            row = 0 if step > 0 else self.count - 1
        else:
            row = start + step
        return self.model.number_at(row) if 0 <= row < self.count else None

    def _show_chosen(self, *, is_scrolled: bool = False) -> bool:
        row = self.model.row_of(self._chosen) if self._chosen is not None else None
        place = self.view.place()
        self.view.show_row(-1 if row is None else row)
        if not is_scrolled:
            self.view.return_to(place)
        return row is not None

    def _row_chosen(self, row: int) -> None:
        self._chosen = self.model.number_at(row)
        self.row_chosen.emit(self._chosen)

    def _request_rows(self) -> None:
        """What is seen, and a screen ahead in both directions."""
        rows = self.view.visible_rows()
        if rows and self.isVisible():
            ahead = len(rows)
            self.model.request(
                range(max(0, rows[0] - ahead), min(self.count, rows[-1] + ahead + 1))
            )
