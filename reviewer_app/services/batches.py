"""Batches: long work on the writer's thread in short parts, behind whatever a person does."""

import asyncio
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from reviewer_app.services.progress import Progress
from reviewer_app.store.database import Database, Session
from reviewer_app.store.workers import Priority

_T = TypeVar("_T")

MOST = 500
"""Rows of a batch."""

_SECONDS = 0.02
"""A person's act waits for the batch at hand, so a batch is to take no longer than this."""

_FIRST = 50
_BREATH_S = 0.01
"""Between two looks whether the person is still busy; the window has the processor meanwhile."""


class Batches(Generic[_T]):
    """Takes things apart into batches whose length follows their time.

    work: does one batch in a transaction of its own. It stops between two of them when the
    progress is cancelled, and everything up to there holds.
    """

    def __init__(
        self,
        database: Database,
        work: Callable[[Session, list[_T]], None],
        progress: Progress,
    ) -> None:
        self._database, self._work, self._progress = database, work, progress
        self._size = _FIRST
        self.done = 0

    async def take(self, things: list[_T], *, of: int, before: int = 0) -> None:
        """Deal with things, which are a part of so many; before: how many came before them."""
        start = 0
        while start < len(things) and not self._progress.cancelled:
            await self._give_way()
            batch = things[start : start + self._size]
            await self._database.write(
                lambda session, batch=batch: self._time(session, batch), Priority.BATCH
            )
            start += len(batch)
            self.done += len(batch)
            self._progress.report(before + start, of)

    async def _give_way(self) -> None:
        while self._database.is_person_at_work():  # noqa: ASYNC110 - other threads know it
            await asyncio.sleep(_BREATH_S)

    def _time(self, session: Session, batch: list[_T]) -> None:
        """In processor time: where something else keeps the machine busy, that is no reason."""
        begun = time.thread_time()
        self._work(session, batch)
        seconds = max(time.thread_time() - begun, 0.0005)
        fitting = int(len(batch) * _SECONDS / seconds)
        self._size = max(10, min(MOST, 2 * self._size, fitting))
