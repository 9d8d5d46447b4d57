"""The queue on screen: its filter, its order, and the cases touched since it was opened."""

from array import array
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.queues import TO_REVIEW, Filter, Listing, Order
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.row_numbers import row_of
from reviewer_app.ui.tasks import Tasks

CHUNK = 50_000
"""Row numbers that are read at once behind the first page."""

SEARCH_CHUNK = 500_000
"""The same for a search, where each reading begins with asking the whole index."""

Opening = tuple["array[int]", list[QueueItem]]


_TO_REVIEW = Listing(filter=TO_REVIEW)


@dataclass(slots=True)
class Open:
    """What is open. touched: rows decided here, which stay though the filter lets go of them.

    The value says whether the case is done now: an undo takes a decision back. base: the list as
    it was chosen, before anything was added to its filter. joined: the touched rows that are among
    the numbers. is_fixed: the rows were chosen one by one, so nothing joins or leaves them.
    is_whole: all row numbers are there. keeps_case: the case on screen stays there though the list
    has it not: the list is only read again, or a search in it was given up.
    """

    listing: Listing = _TO_REVIEW
    base: Listing = _TO_REVIEW
    title: str = ""
    numbers: "array[int]" = field(default_factory=lambda: array("q"))
    touched: dict[int, bool] = field(default_factory=dict[int, bool])
    joined: set[int] = field(default_factory=set[int])
    is_fixed: bool = False
    is_whole: bool = False
    keeps_case: bool = False

    @property
    def filter(self) -> Filter:
        """Which cases belong here."""
        return self.listing.filter

    @property
    def order(self) -> Order:
        """How they are sorted."""
        return self.listing.order

    @property
    def decided(self) -> int:
        """How many of the touched cases are done now."""
        return sum(self.touched.values())


class Queue(QObject):
    """Loads a queue: the first page at once, the rest of a million in the background.

    opened: the first row numbers and rows are there. grown: the array of the numbers was added
    to, or is known to be whole. changed: another filter, order or title. left: some rows of it
    are going to be shown by themselves. is_opening: its first page is on its way.
    """

    opened = Signal(object, object)
    grown = Signal()
    failed = Signal(object)
    changed = Signal()
    left = Signal()

    def __init__(self, browsing: Browsing, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._browsing = browsing
        self._tasks = tasks
        self.now = Open()
        self.is_opening = False
        self._touched: dict[Filter, dict[int, bool]] = {}  # since the queue was opened

    def open(self, base: Listing, title: str, listing: Listing | None = None) -> None:
        """Open a queue anew: nothing in it is touched yet. listing: what was added to its base."""
        self._touched.clear()
        self.now = Open(listing or base, base, title)
        self.changed.emit()
        self.refresh()

    def open_rows(self, numbers: "array[int]", title: str) -> None:
        """Open exactly these rows in this order."""
        self.left.emit()
        listing = Listing(filter=Filter(include_legacy=True))
        self.now = Open(listing, listing, title, array("q", numbers), is_fixed=True)
        self.changed.emit()
        self.refresh()

    def change(self, listing: Listing) -> None:
        """Filter or sort what is open in another way; what I touched stays where it belongs."""
        if listing == self.now.listing:
            return
        if self.now.is_fixed:
            self.now = Open(listing, Listing(), tr("All cases"))
        else:
            touched = self._touched_in(listing.filter)
            self.now = Open(listing, self.now.base, self.now.title, touched=touched)
        self.changed.emit()
        self.refresh()

    def _touched_in(self, filter_: Filter) -> dict[int, bool]:
        """What I touched under this filter, or under one that only narrowed it."""
        if self.now.touched:
            self._touched[self.now.filter] = self.now.touched
        found: dict[int, bool] = {}
        for narrower, touched in self._touched.items():
            if narrower.is_within(filter_):
                found |= touched
        return found

    def narrow(self, **values: object) -> None:
        """Change some fields of the filter."""
        filter_ = replace(self.now.filter, **values)  # pyright: ignore[reportArgumentType]
        self.change(replace(self.now.listing, filter=filter_))

    def refresh(self) -> None:
        """Evaluate the filter again; what I touched stays, new cases join where they belong."""
        now, self.is_opening = self.now, True
        self._tasks.forget("numbers")
        self._tasks.latest("queue", lambda: self._first_page(now), self._first, self._not_opened)

    def _not_opened(self, error: Exception) -> None:
        self.is_opening = False
        self.failed.emit(error)

    async def _first_page(self, now: Open) -> Opening:
        if now.is_fixed:
            numbers = await self._browsing.present(now.numbers)
            await self._look_at_touched(now)
            return numbers, await self._browsing.items(numbers[:200])
        await self._look_at_touched(now)
        numbers, items = await self._browsing.open_queue(now.filter, now.order)
        return await self._with_touched(now, numbers, 0, is_last=not numbers), items

    async def _look_at_touched(self, now: Open) -> None:
        """What was deleted since is not counted among what was decided here, nor what was undone.

        What is touched meanwhile is known better than what was read.
        """
        touched = dict(now.touched)
        if not touched:
            return
        numbers = tuple(touched)
        there = set(await self._browsing.present(numbers))
        done = await self._browsing.done_among(numbers)
        for number, was_done in touched.items():
            if number not in there:
                now.touched.pop(number, None)
            elif now.touched.get(number) == was_done:
                now.touched[number] = number in done

    async def next_undecided(self, after: int) -> int | None:
        """The next row that is not done behind a row number, else from the start."""
        now = self.now
        if not now.is_fixed:
            return await self._browsing.next_undecided(now.filter, after, now.order)
        row = self.row_of(after)
        place = 0 if row is None else row + 1
        wrapped = now.numbers[place:] + now.numbers[:place]
        return await self._browsing.first_undecided_of(wrapped)

    def touch(self, item: QueueItem) -> bool:
        """A case was decided here, or an undo took that back; whether it has to join the list."""
        datasets = self.now.filter.datasets
        is_listed = self.row_of(item.n) is not None
        if self.now.is_fixed and not is_listed:
            return False
        if datasets and item.dataset_id not in datasets:
            return False
        self.now.touched[item.n] = item.is_done
        if is_listed:
            self.now.joined.add(item.n)
        return not is_listed

    def row_of(self, number: int) -> int | None:
        """Where a case stands in the list, as far as that is read."""
        return row_of(self.now.numbers, number)

    def holds(self, number: int) -> bool:
        """Whether a row is in the list, or will join it as one that I touched."""
        now = self.now
        is_coming = number in now.touched and not now.is_whole
        return is_coming or self.row_of(number) is not None

    def _first(self, opening: Opening) -> None:
        numbers, items = opening
        now, self.is_opening = self.now, False
        now.numbers = array("q", numbers)
        now.joined = set(now.touched).intersection(numbers)
        now.is_whole = now.is_fixed or len(items) < 1
        self.opened.emit(now.numbers, items)
        now.keeps_case = True
        if items and not now.is_fixed:
            self._more(items[-1].n)

    def _more(self, after: int) -> None:
        now = self.now
        chunk = SEARCH_CHUNK if now.filter.text else CHUNK

        async def load() -> "tuple[array[int], array[int]]":
            found = await self._browsing.numbers(
                now.filter, after, chunk, now.order, latest="numbers"
            )
            return found, await self._with_touched(now, found, after, is_last=not found)

        self._tasks.latest("numbers", load, lambda loaded: self._grow(*loaded))

    def _grow(self, found: "array[int]", numbers: "array[int]") -> None:
        self.now.numbers.extend(numbers)
        self.now.joined.update(set(self.now.touched).intersection(numbers))
        self.now.is_whole = not found
        if numbers or not found:
            self.grown.emit()
        if found:
            self._more(found[-1])

    async def _with_touched(
        self, now: Open, found: "array[int]", after: int, *, is_last: bool
    ) -> "array[int]":
        """The touched cases take their places among those that match.

        found: a part of the order that begins behind `after`. Only what belongs into that part
        joins it now; the rest joins the parts to come.
        """
        there = now.joined if after else set[int]()
        moved = there.intersection(found)  # skipped meanwhile: it would come a second time
        found = array("q", [n for n in found if n not in moved]) if moved else found
        missing = set(now.touched).difference(found, there)
        if not missing or (after and not found and not is_last):
            return found
        ends = [after] if after else []
        ordered = await self._browsing.in_order([*ends, *found, *missing], now.order, now.filter)
        if not {*ends, *found[-1:]}.issubset(ordered):  # deleted meanwhile: all is read anew soon
            return found
        start = ordered.index(after) + 1 if after else 0
        stop = len(ordered) if is_last else ordered.index(found[-1]) + 1
        return ordered[start:stop]
