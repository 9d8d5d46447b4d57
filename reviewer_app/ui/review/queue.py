"""The ad-hoc queue on screen: its filter, its order, and the cases touched since it was opened."""

from array import array
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.browsing import Browsing, QueueItem
from reviewer_app.ui.tasks import Tasks

CHUNK = 50_000
"""Row numbers that are read at once behind the first page."""

Opening = tuple["array[int]", list[QueueItem]]


@dataclass(slots=True)
class Open:
    """What is open. touched: rows decided here, which stay though the filter lets go of them.

    The value says whether the case is done now: an undo takes a decision back.
    """

    filter: Filter = TO_REVIEW
    title: str = ""
    numbers: "array[int]" = field(default_factory=lambda: array("q"))
    touched: dict[int, bool] = field(default_factory=dict[int, bool])

    @property
    def decided(self) -> int:
        """How many of the touched cases are done now."""
        return sum(self.touched.values())


class Queue(QObject):
    """Loads a queue: the first page at once, the rest of a million in the background.

    opened: the first row numbers and rows are there. grown: more row numbers came.
    """

    opened = Signal(object, object)
    grown = Signal(object)
    failed = Signal(object)

    def __init__(self, browsing: Browsing, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._browsing = browsing
        self._tasks = tasks
        self.now = Open()

    def open(self, filter_: Filter, title: str) -> None:
        """Open a queue anew: nothing in it is touched yet."""
        self.now = Open(filter_, title)
        self.refresh()

    def refresh(self) -> None:
        """Evaluate the filter again; what I touched stays, new cases join at the end."""
        filter_ = self.now.filter
        self._tasks.latest(
            "queue", lambda: self._browsing.open_queue(filter_), self._first, self.failed.emit
        )

    def touch(self, item: QueueItem) -> bool:
        """A case was decided here, or an undo took that back; whether it has to join the list."""
        dataset_id = self.now.filter.dataset_id
        if dataset_id is not None and item.dataset_id != dataset_id:
            return False
        self.now.touched[item.n] = item.is_done
        return item.n not in self.now.numbers

    def _first(self, opening: Opening) -> None:
        found, items = opening
        numbers = self._with_touched(found, after=0, is_last=len(found) < 1)
        self.now.numbers = numbers
        self.opened.emit(numbers, items)
        if found:
            self._more(found[-1])

    def _more(self, after: int) -> None:
        filter_ = self.now.filter

        async def load() -> "array[int]":
            return await self._browsing.numbers(filter_, after, CHUNK)

        self._tasks.latest("numbers", load, lambda found: self._grow(found, after))

    def _grow(self, found: "array[int]", after: int) -> None:
        numbers = self._with_touched(found, after, is_last=not found)
        self.now.numbers.extend(numbers)
        if numbers:
            self.grown.emit(numbers)
        if found:
            self._more(found[-1])

    def _with_touched(self, found: "array[int]", after: int, *, is_last: bool) -> "array[int]":
        """The touched cases take their places among those that match."""
        end = None if is_last else found[-1]
        missing = {n for n in self.now.touched if n > after and (end is None or n <= end)}
        missing.difference_update(found)
        return array("q", sorted([*found, *missing])) if missing else found
