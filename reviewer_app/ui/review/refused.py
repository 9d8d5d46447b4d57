"""Decisions that the disk did not take: kept in their order, until it takes them or others come."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.errors import ReviewerError, StoreError
from reviewer_app.services.deeds import Decided
from reviewer_app.ui.tasks import Tasks

Start = Callable[[], Coroutine[Any, Any, Decided | None]]

Place = tuple[str, str]
"""A case and what of it is decided: "vote", "reviewed" or a mark."""

TURN: Place = ("", "turn")
"""An undo or a redo: it means what was done last, and nothing that comes later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A decision that somebody made. also: what it decides beside its place.

    start: saves it. number: the row of its case. repeat: does it anew as if it were pressed now.
    """

    place: Place
    also: frozenset[str] = frozenset()
    number: int
    start: Start
    repeat: Callable[[], None]


class Refused(QObject):
    """Holds each until it is on the disk. A newer one on the same thing takes its place.

    caught_up: the rows of cases whose decisions are on the disk at last. failed: one still is not,
    or is not possible any more.
    """

    caught_up = Signal(list)
    failed = Signal(object)

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._waiting: dict[Place, Wanted] = {}
        self._is_catching_up = False

    @property
    def count(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def is_empty(self) -> bool:
        """Whether the disk took every decision so far."""
        return not self._waiting

    def has_of(self, case_id: str) -> bool:
        """Whether something that was decided on a case is not on the disk."""
        return not {case_id, TURN[0]}.isdisjoint(case for case, _what in self._waiting)

    def only_of(self, case_id: str) -> Wanted | None:
        """The one that waits, if it is the only one and about this case, or an undo."""
        if len(self._waiting) != 1 or self._is_catching_up:
            return None
        wanted = next(iter(self._waiting.values()))
        return wanted if wanted.place[0] in {case_id, TURN[0]} else None

    def supersede(self, wanted: Wanted) -> None:
        """A decision is made: what was wanted of the same thing before is not any more."""
        case_id = wanted.place[0]
        gone = {wanted.place, TURN, *((case_id, what) for what in wanted.also)}
        for place in gone & self._waiting.keys():
            del self._waiting[place]

    def keep(self, wanted: Wanted) -> None:
        """The disk did not take it. An undo behind others is not meant for them, so it goes."""
        if wanted.place != TURN or not self._waiting:
            self._waiting.setdefault(wanted.place, wanted)

    def catch_up(self) -> None:
        """Save what waits, in its order, until the disk refuses again."""
        if self._is_catching_up or not self._waiting or TURN in self._waiting:
            return
        self._is_catching_up = True
        saved: list[int] = []

        def over(error: Exception | None) -> None:
            self._is_catching_up = False
            if saved:
                self.caught_up.emit(list(dict.fromkeys(saved)))
            if error is not None:
                self.failed.emit(error)

        self._tasks.save(lambda: self._save_all(saved), over, over, can_repeat=False)

    async def _save_all(self, saved: list[int]) -> Exception | None:
        """Save one after the other; gives back why one of them cannot be saved at all."""
        impossible: Exception | None = None
        while wanted := next(iter(self._waiting.values()), None):
            try:
                await wanted.start()
            except StoreError:
                raise
            except ReviewerError as error:  # such as a vote on what is an older revision by now
                impossible = error
            else:
                saved.append(wanted.number)
            if self._waiting.get(wanted.place) is wanted:
                del self._waiting[wanted.place]
        return impossible
