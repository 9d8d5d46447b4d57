"""The passage from case to case: which one comes onto the screen, and the next one prepared."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.browsing import Browsing, CaseView
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.conduct import Conduct
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.visited import Visited
from reviewer_app.ui.tasks import Tasks

_T = TypeVar("_T")


class Passage(QObject):
    """Brings cases onto the screen; keys wait until the new one is painted.

    is_seeking: one is on its way, and what a list that comes meanwhile has is none of its business.
    ended: nothing is left to do in the queue. returned: an undo or redo changed the case of this
    row, which is on screen now. failed: a case could not be read; the one before stays.
    """

    ended = Signal()
    returned = Signal(int)
    failed = Signal(object)

    def __init__(
        self,
        browsing: Browsing,
        tasks: Tasks,
        queue: Queue,
        case_list: CaseList,
        conduct: Conduct,
    ) -> None:
        super().__init__(conduct)
        self._browsing, self._tasks = browsing, tasks
        self._queue, self._list = queue, case_list
        self._conduct = conduct
        self._visited = Visited()
        self._left_row = 0
        self._prepared: dict[int, CaseView] = {}
        self._preparing_after: int | None = None
        self._awaits_prepared = False
        self.is_seeking = False

    @property
    def _view(self) -> CaseView | None:
        return self._conduct.view

    def forget_prepared(self) -> None:
        """What comes next may be another case by now."""
        self._prepared.clear()
        self._preparing_after = None

    def _seek(
        self,
        find: Callable[[], Coroutine[Any, Any, _T]],
        found: Callable[[_T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Look for the case to show next; a newer wish takes the place of an older one."""
        self.is_seeking, self._awaits_prepared = True, False

        def told(what: _T) -> None:
            self.is_seeking = False
            found(what)

        def lost(error: Exception) -> None:
            self.is_seeking = False
            failed(error)

        self._tasks.latest("case", find, told, lost)

    def not_loaded(self, error: Exception) -> None:
        """No other case came: say why, and let keys act on the one before."""
        self._conduct.stay()
        self.failed.emit(error)

    def show_number(self, number: int) -> None:
        """Show a case by its row number."""
        self._conduct.go_away()
        if view := self._prepared.pop(number, None):
            self._show(view)
            return
        find = partial(self._browsing.case, number)
        self._seek(find, self._show, self.not_loaded)

    def show_chosen(self, number: int) -> None:
        """A row was chosen in the list; the one on screen needs no reading."""
        if self._view is None or number != self._view.n:
            self.show_number(number)

    def _show(self, view: CaseView) -> None:
        self.forget_prepared()  # that was to come after the case before, and may be this one
        self._awaits_prepared = False
        self._choose_row(view)
        self._visited.note(view.n)
        if self._queue.row_of(view.n) is not None:
            self._left_row = view.n
        self._conduct.show(view)

    def _choose_row(self, view: CaseView) -> None:
        """Of an older revision the row of its case stays chosen, to go on from there."""
        before, head = self._list.chosen_number, self._view.head_id if self._view else ""
        is_in_list = self._list.select_number(view.n)
        if not is_in_list and before is not None and head and head == view.head_id:
            self._list.select_number(before)

    def show_returned(self, case_id: str) -> None:
        """Show what an undo or redo changed; it stays in the list whatever the filter says."""

        def shown(view: CaseView) -> None:
            self.returned.emit(view.n)
            self._show(view)

        self.forget_prepared()
        find = partial(self._browsing.case_by_id, case_id)
        self._seek(find, shown, self.not_loaded)

    def show_revision(self, case_id: str) -> None:
        """Show a revision by its id, also one that no list has."""
        self._conduct.go_away()
        find = partial(self._browsing.case_by_id, case_id)
        self._seek(find, self._show, self.not_loaded)

    def show_anew(self) -> None:
        """Read the case on screen again, since something else decided on it; the rest stays."""
        view = self._view
        if view is None:
            return

        def shown(now: CaseView) -> None:
            if self._conduct.stage.is_on_screen(now):
                self._conduct.renew(now)

        self.forget_prepared()
        find = partial(self._browsing.case_by_id, view.case_id)
        # Where it is gone, the list that is read anew brings another one.
        self._tasks.latest("anew", find, shown, lambda _: None)

    def show_resumed(self, case_id: str) -> None:
        """The case that was on screen when the window closed, unless it left the queue."""
        filter_ = self._queue.now.filter

        def shown(view: CaseView) -> None:
            if view.is_done and view.draft:  # it was left in the middle of a reason
                self.returned.emit(view.n)
                self._show(view)
            elif filter_.undecided and view.is_done:
                self._find_unfinished(view.n, otherwise=None)
            else:
                self._show(view)

        find = partial(self._browsing.case_to_resume, case_id, filter_)
        self._seek(find, shown, lambda _: self._find_unfinished(0, None))

    def show_first_row(self) -> None:
        """After a search: its first case, unless the one on screen is among its cases."""
        numbers, view = self._queue.now.numbers, self._view
        if numbers and (view is None or self._queue.row_of(view.n) is None):
            self.show_number(numbers[0])

    def show_first(self, items: list[QueueItem]) -> None:
        """The first case of a queue that is not done; items: its first rows.

        The one on screen stays where the queue keeps it, as long as it is not gone.
        """
        view = self._view
        if view is None or not self._queue.now.keeps_case:
            self._show_first(items)
            return

        def told(there: Sequence[int]) -> None:
            if self.is_seeking or self._view is not view:
                return
            if there:
                self._conduct.stay()
            else:
                self._show_first(items)

        find = partial(self._browsing.present, [view.n])
        self._tasks.latest("present", find, told, self.not_loaded)

    def _show_first(self, items: list[QueueItem]) -> None:
        first = next(
            (item.n for item in items if not item.is_done and not item.marks.is_put_off), None
        )
        if not items:
            self._end()
        elif first is not None:
            self.show_number(first)
        else:
            self._find_unfinished(after=0, otherwise=items[0].n)

    def _end(self) -> None:
        self._visited.note()
        self.ended.emit()

    def _find_unfinished(self, after: int, otherwise: int | None) -> None:
        def found(number: int | None) -> None:
            number = otherwise if number is None else number
            if number is None:
                self._end()
            else:
                self.show_number(number)

        find = partial(self._queue.next_undecided, after)
        self._seek(find, found, self.not_loaded)

    @property
    def _place(self) -> int:
        """The row to go on from; of a case that the list has not, the one that was left for it."""
        if self._view is None:
            return 0
        number, rows = self._view.n, self._queue
        is_left = rows.now.is_whole and rows.row_of(number) is None
        return self._left_row if is_left and rows.row_of(self._left_row) is not None else number

    def go_back(self) -> None:
        """To the case that was on screen before, unless it is gone by now."""
        before = self._visited.before
        if not before:
            return
        self._conduct.go_away()

        async def find() -> CaseView | None:
            there = await self._browsing.present(before)
            return await self._browsing.case(there[0]) if there else None

        def shown(view: CaseView | None) -> None:
            if view is None:
                self._conduct.stay()
            else:
                self._visited.return_to(view.n)
                self._show(view)

        self._seek(find, shown, self.not_loaded)

    def move(self, by: int) -> None:
        """To the next (1) or previous (-1) row; from the end of a queue to its last case."""
        if self._view is None:
            if by < 0:
                self.go_back()
            return
        here = self._list.chosen_number if self._view.is_legacy else self._place
        if (number := self._list.neighbour(here, by)) is not None:
            self.show_number(number)

    def way_from(self, number: int) -> Callable[[], None]:
        """Where to go once the case of a row is gone: to the next in the list, else the previous.

        Ask while the list still has it. From a case that no list has, to the one on screen.
        """
        view = self._view
        if self._queue.row_of(number) is not None:
            beside = (self._list.neighbour(number, 1), self._list.neighbour(number, -1))
            near = next((one for one in beside if one is not None), None)
        else:
            near = view.n if view and view.n != number else None
        return self.go_unfinished if near is None else partial(self.show_number, near)

    def go_unfinished(self) -> None:
        """To the next case that is not done."""
        self._conduct.go_away()
        self._find_unfinished(self._place, otherwise=None)

    def go_on(self) -> None:
        """After a decision: the case that was prepared, else the next unfinished one."""
        if self._prepared:
            self.show_number(next(iter(self._prepared)))
        elif self._view is not None and self._preparing_after == self._view.n:
            self._conduct.go_away()
            self.is_seeking = self._awaits_prepared = True
        else:
            self.go_unfinished()

    def prepare_next(self) -> None:
        """Have the next unfinished case ready before it is asked for."""
        if self._view is None:
            return
        after = self._preparing_after = self._view.n

        async def prepare() -> CaseView | None:
            number = await self._queue.next_undecided(after)
            if number is None or number == after:
                return None
            return self._prepared.get(number) or await self._browsing.prepare(number)

        self._tasks.latest(
            "prepare", prepare, partial(self._take_prepared, after), self._not_prepared
        )

    def _take_prepared(self, after: int, view: CaseView | None) -> None:
        """Keep what comes after a case, unless another one came onto the screen meanwhile.

        Who has gone on already gets it at once: to look for it anew would only take longer.
        """
        is_next = self._view is not None and self._view.n == after == self._preparing_after
        self._preparing_after = None
        if not self._awaits_prepared:
            self._prepared = {view.n: view} if view and is_next else {}
        elif view and is_next:
            self.is_seeking = False
            self._show(view)
        else:
            self._find_unfinished(after, otherwise=None)

    def _not_prepared(self, error: Exception) -> None:
        self._preparing_after = None
        if self._awaits_prepared:
            self.go_unfinished()  # it tells what is wrong, if that is still so
        else:
            self.failed.emit(error)
