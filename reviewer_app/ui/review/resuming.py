"""Where a person was: kept with each change of the queue and while going on, opened at start."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from reviewer_app.domain.queues import TO_REVIEW, Listing
from reviewer_app.services.viewing import Place, Viewing
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.case_list import CaseList, Spot
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.stage import Stage
from reviewer_app.ui.tasks import Tasks

KEPT_AFTER_MS = 1000
"""So often the case on screen is kept while one goes on: a program that is killed tells nothing."""

_START = Place(
    title="", base=Listing(filter=TO_REVIEW), listing=Listing(filter=TO_REVIEW), case_id=""
)


@dataclass(frozen=True, slots=True)
class Left:
    """How a queue was left: what it was filtered by, and where in it."""

    listing: Listing
    case_id: str
    spot: Spot


class Resuming(QObject):
    """Opens the queue that was open; `case_id` is the case that was on screen, told once.

    Queues that were left for another one are opened again as they were.
    """

    def __init__(
        self,
        viewing: Viewing,
        tasks: Tasks,
        queue: Queue,
        case_list: CaseList,
        stage: Stage,
        failed: Callable[[Exception], None],
    ) -> None:
        super().__init__(queue)
        self._viewing, self._tasks, self._queue, self._failed = viewing, tasks, queue, failed
        self._list, self._stage = case_list, stage
        self._case_id = ""
        self._is_on = False
        self._kept: Place | None = None
        self._left: dict[Listing | str, Left] = {}
        self._key: Listing | str = ""
        self._soon = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._soon.timeout.connect(self.keep)
        queue.left.connect(self._leave_for_rows)

    def start(self) -> None:
        """Open what was open when the window closed, else To review."""
        self._is_on = True
        self._tasks.latest("place", self._viewing.place, self._open, self._failed)

    def _open(self, kept: Place | None) -> None:
        if self._queue.now.title:  # something was asked for meanwhile
            return
        place = kept or _START
        self._case_id, self._key = place.case_id, place.base
        is_to_review = place.base.filter == TO_REVIEW
        title = tr("To review") if is_to_review else place.title
        self._queue.open(place.base, title, place.listing)

    def _leave_for_rows(self) -> None:
        """Rows that were chosen one by one are no queue that one comes back to."""
        self.leave()
        self._key = ""

    def leave(self) -> None:
        """Remember how the queue on screen is, before another one is opened."""
        now, view = self._queue.now, self._stage.view
        if view and now.title and not now.is_fixed:
            self._left[self._key or now.base] = Left(now.listing, view.case_id, self._list.spot())

    def come_back(self, key: Listing | str) -> Listing | None:
        """How a queue was when it was left; its case and place are taken up when it is open."""
        is_same, self._key = key == self._key, key
        left = self._left.get(key)
        if left is None or is_same:  # who chooses it once more wants it as it is by itself
            return None
        self._case_id = left.case_id
        self._list.return_to(left.spot)
        return left.listing

    def take_case_id(self) -> str:
        """The case that was on screen; empty from then on."""
        case_id, self._case_id = self._case_id, ""
        return case_id

    def keep_soon(self) -> None:
        """Another case or another list is on screen: keep it, once for many in a row."""
        if not self._soon.isActive():
            self._soon.start()

    def keep(self) -> None:
        """Keep where the person is now. Rows that were chosen one by one are not kept."""
        now = self._queue.now
        if now.is_fixed or not self._is_on or not now.title:
            return
        case_id = self._case_in_list()
        place = Place(title=now.title, base=now.base, listing=now.listing, case_id=case_id)
        if place != self._kept:
            self._kept = place
            self._tasks.save(lambda: self._viewing.keep_place(place))

    def _case_in_list(self) -> str:
        """The case on screen; none while it is still the one of the list before."""
        view = self._stage.view
        if view is None or not self._queue.now.numbers:
            return ""
        is_in_list = view.is_legacy or self._list.model.row_of(view.n) is not None
        return view.case_id if is_in_list else ""
