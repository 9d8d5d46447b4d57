"""The numbers of the queue on screen, always of the query that lists its cases."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.domain.errors import ReviewerError
from reviewer_app.domain.queues import DOWNVOTED, LOW, LOW_CONFIDENCE, Filter, Listing
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.browsing import Sidebar as Counts
from reviewer_app.services.viewing import SavedView, Viewing
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.filter_words import number_words
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.tasks import Tasks

COUNT_AFTER_MS = 250
VIEWS_AFTER_MS = 1200
"""The counts of saved views may take long, so that they wait for a pause in the work."""


_LEAVING = frozenset({"votes", "marks", "reviewed", "changed_since_vote", "drafted", "text"})
"""What a case can leave by what I do to it: such a list holds some that its count has not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Of a queue: how many cases match now, are left to do now, there are, and are done.

    What is deferred until later is neither left nor done.
    """

    matching: int
    left: int
    total: int
    done: int

    @property
    def deferred(self) -> int:
        """How many come back later."""
        return self.total - self.done - self.left


class Tally(QObject):
    """Counts in the background and tells: counted (the sidebar), numbered (this queue), views."""

    counted = Signal(object)
    numbered = Signal()
    views_loaded = Signal(object, object)

    def __init__(
        self,
        browsing: Browsing,
        viewing: Viewing,
        queue: Queue,
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._browsing, self._viewing = browsing, viewing
        self._queue, self._tasks = queue, tasks
        self.counts: Counts | None = None
        self.saved: list[SavedView] = []
        self._numbers: tuple[Filter, Numbers] | None = None
        self._soon = QTimer(self, singleShot=True, interval=COUNT_AFTER_MS)
        self._later = QTimer(self, singleShot=True, interval=VIEWS_AFTER_MS)
        self._soon.timeout.connect(self.load)
        self._later.timeout.connect(self._count_views)
        queue.changed.connect(self._number)

    def load_soon(self) -> None:
        """Something changed: count again, once for many changes in a row."""
        if not self._soon.isActive():
            self._soon.start()
        if self.saved:
            self._later.start()

    def load(self, then: Callable[[Counts], None] | None = None) -> None:
        """Count everything now; saved views in a while."""
        if self.saved:
            self._later.start()

        def counted(counts: Counts) -> None:
            self.counts = counts
            self.counted.emit(counts)
            self._number()
            if then:
                then(counts)

        self._tasks.latest("counts", self._browsing.sidebar, counted, _ignore)

    def load_views(self) -> None:
        """Read the saved views; their counts follow."""

        def loaded(saved: list[SavedView]) -> None:
            self.saved = saved
            self.views_loaded.emit(saved, {})
            self._count_views()

        self._tasks.latest("views", self._viewing.views, loaded, _ignore)

    def _count_views(self) -> None:
        saved = self.saved

        def counted(counts: dict[str, int]) -> None:
            self.views_loaded.emit(saved, counts)

        if saved:
            self._tasks.latest("view counts", lambda: self._viewing.counts(saved), counted, _ignore)

    def _number(self) -> None:
        """Count what matches; where the sidebar has the numbers already, nothing is counted."""
        filter_ = self._queue.now.filter
        if self.numbers and not self._is_counted_itself(filter_):
            self._tasks.forget("matching")
            self.numbered.emit()
            return
        if self._queue.now.is_fixed:
            self.numbered.emit()
            return

        async def count() -> Numbers:
            left = await self._browsing.count(replace(filter_, undecided=True))
            total = await self._browsing.count(replace(filter_, undecided=False))
            done = await self._browsing.count_done(filter_)
            matching = left if filter_.undecided else total
            return Numbers(matching=matching, left=left, total=total, done=done)

        def counted(numbers: Numbers) -> None:
            self._numbers = filter_, numbers
            self.numbered.emit()

        self._tasks.latest("matching", count, counted, _ignore)

    @staticmethod
    def _is_counted_itself(filter_: Filter) -> bool:
        return not (set(filter_.active) <= {"undecided", "datasets"} and len(filter_.datasets) < 2)

    @property
    def numbers(self) -> Numbers | None:
        """Of the queue on screen; None while they are being counted."""
        now, counts = self._queue.now, self.counts
        if now.is_fixed:
            total = len(now.numbers)
            left = max(0, total - now.decided)
            return Numbers(matching=total, left=left, total=total, done=total - left)
        if self._is_counted_itself(now.filter):
            return self._numbers[1] if self._numbers and self._numbers[0] == now.filter else None
        if counts is None:
            return None
        total, left, done = counts.cases, counts.to_review, counts.done
        for dataset_id in now.filter.datasets:
            found = [one for one in counts.datasets if one.dataset_id == dataset_id]
            one = found[0] if found else None
            total, left, done = (one.cases, one.undecided, one.done) if one else (0, 0, 0)
        matching = left if now.filter.undecided else total
        return Numbers(matching=matching, left=left, total=total, done=done)

    @property
    def shown(self) -> Filter | str | None:
        """What the sidebar has of the list on screen: a queue by its filter, or a view by its id.

        A view counts as long as nothing is added to it.
        """
        now = self._queue.now
        if now.is_fixed:
            return None
        alike = [view for view in self.saved if view.listing == now.listing]
        if now.base != Listing() or not alike:
            return now.base.filter
        return next((view.id for view in alike if view.name == now.title), alike[0].id)

    def summary(self) -> str:
        """How much is left, beside the title: "55 left of 100"."""
        numbers = self.numbers
        if numbers is None or not numbers.total:
            return ""
        if self._queue.now.base.filter == DOWNVOTED:  # which is about what is done
            return tr_n("{n} case", "{n} cases", numbers.matching)
        total = format_number(numbers.total)
        return tr_n("{n} left of {total}", "{n} left of {total}", numbers.left, total=total)

    def footer(self) -> str:
        """What the queue goes by where its name does not say it, and what I did here."""
        return "\n".join(filter(None, (self._about(), self._course())))

    def _about(self) -> str:
        if self._queue.now.base.filter != LOW_CONFIDENCE:
            return ""
        return tr("Confidence up to {most}").format(most=number_words(LOW))

    def _course(self) -> str:
        """What matches still, and what I decided since, a line each."""
        numbers, decided = self.numbers, self._queue.now.decided
        if self._queue.now.is_fixed:
            return tr("These rows were chosen and stay as they are")
        if numbers is None or not decided:
            return ""
        matching = tr_n("{n} case matches now", "{n} cases match now", numbers.matching)
        since = tr_n(
            "{n} decided since you opened this list",
            "{n} decided since you opened this list",
            decided,
        )
        return f"{matching}\n{since}"

    @property
    def decided_rows(self) -> int | None:
        """How many rows of the list are decided; None where that is not known exactly."""
        now, numbers = self._queue.now, self.numbers
        if now.filter.undecided:
            return now.decided
        if numbers is None or now.is_fixed or _LEAVING.intersection(now.filter.active):
            return None
        return numbers.done


def _ignore(error: Exception) -> None:
    """A count that fails is not worth a banner: the next one comes soon."""
    if not isinstance(error, ReviewerError):
        raise error
