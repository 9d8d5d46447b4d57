"""The rows of the list: read where they are seen, and kept true to what is decided."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.browsing import Browsing, CaseView
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.tasks import Tasks

Put = Callable[[list[QueueItem]], None]


def _nothing(_items: list[QueueItem]) -> None:
    """For rows that are only shown."""


class Rows(QObject):
    """Puts rows into the list. decided: hears of those that a decision or an undo touched."""

    decided = Signal(list)
    failed = Signal(object)

    def __init__(
        self, browsing: Browsing, tasks: Tasks, queue: Queue, case_list: CaseList, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._browsing, self._tasks = browsing, tasks
        self._queue, self._list = queue, case_list
        self._being_read = 0
        case_list.items_needed.connect(self._load)

    def _load(self, numbers: "list[int]") -> None:
        wanted = list(numbers)
        self._read(wanted, _nothing, self._not_loaded)

    def _not_loaded(self, error: Exception) -> None:
        """Rows that could not be read are asked for again when they are seen."""
        self._list.forget_requests()
        self.failed.emit(error)

    def reload(self, number: int) -> None:
        """Read a row again: what it tells has changed."""
        self._read([number], _nothing)

    def take_up(self, number: int) -> None:
        """Read the row of a case that was decided, or brought back by an undo."""
        self._read([number], self.decided.emit)

    def show_decided(self, view: CaseView) -> None:
        """A decision is on the disk: its row shows it.

        The row is made from the one before rather than read, since this is done for each key. It
        is read where more than the verdict may have changed in it, and while rows are on their
        way that may have been read before the decision.
        """
        item = self._list.model.item_of(view.n)
        if item is None or item.case_id != view.case_id or not self._is_verdict_all():
            self.take_up(view.n)
            return
        after = _after(item, view)
        self._list.put_items([after])
        self.decided.emit([after])

    def _is_verdict_all(self) -> bool:
        is_coming = self._being_read > 0 or self._queue.is_opening
        tells_more = self._browsing.blinding.is_on or bool(self._queue.now.filter.text)
        return not is_coming and not tells_more

    def _read(
        self, numbers: list[int], then: Put, failed: Callable[[Exception], None] | None = None
    ) -> None:
        self._being_read += 1

        def put(items: list[QueueItem]) -> None:
            self._being_read -= 1
            self._list.put_items(items)
            then(items)

        def lost(error: Exception) -> None:
            self._being_read -= 1
            (failed or self.failed.emit)(error)

        load = partial(self._browsing.items, numbers, self._queue.now.filter)
        self._tasks.long(load, put, lost)


def _after(item: QueueItem, view: CaseView) -> QueueItem:
    """The row of a revision after my decision on it."""
    return replace(
        item,
        score=view.vote.score,
        reason=view.vote.reason,
        is_reviewed=view.reviewed_at is not None,
        marks=view.marks,
    )
