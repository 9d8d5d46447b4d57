"""Sweeping: puts the rows of removed imports away in the background, a batch at a time."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial

from reviewer_app.domain.errors import StoreError
from reviewer_app.store import purges, removals
from reviewer_app.store.database import Database, Session
from reviewer_app.store.workers import Priority

_LOG = logging.getLogger(__name__)

_Work = Callable[[Session], "_Work | None"]
"""A batch; it gives the batch that comes after it."""


class Sweeping:
    """Nobody waits for it, and whatever a person does goes first.

    It goes on from batch to batch on the writer's own thread and ends with the database; what is
    left is taken up at the next start.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._running: Future[_Work | None] | None = None

    def begin(self) -> None:
        """After opening: no import is on its way back, whatever a crash left."""
        self._submit(_settle)

    def start(self) -> None:
        """Look whether there is anything to put away or to drop for good, and do it."""
        if self._running is None or self._running.done():
            self._submit(_look)

    async def put_back(self, import_id: str) -> None:
        """Put the rows of a removed import back, still hidden, so that it can be shown at once."""
        write = self._database.write
        if not await write(partial(removals.prepare_return, import_id=import_id)):
            return
        after: int | None = 0
        while after is not None:
            batch = partial(removals.put_some_back, import_id=import_id, after=after)
            after = await write(batch, Priority.BATCH)

    async def give_up(self, import_id: str) -> None:
        """The import does not come back after all."""
        await self._database.write(partial(removals.give_up_return, import_id=import_id))

    async def wait(self) -> None:
        """Until there is nothing left to do."""
        while (running := self._running) and not running.done():
            await asyncio.wrap_future(running)
            await asyncio.sleep(0)  # the next batch is put in by the writer's thread

    def _submit(self, work: _Work) -> None:
        with suppress(RuntimeError, StoreError):  # closed meanwhile, or only to be read
            self._running = self._database.submit_write(work, Priority.BATCH)
            self._running.add_done_callback(self._go_on)

    def _go_on(self, done: "Future[_Work | None]") -> None:
        if done.cancelled():
            return
        if error := done.exception():
            _LOG.info("putting away stopped: %s", error)  # until the next start
        elif following := done.result():
            self._submit(following)


def _settle(session: Session) -> _Work | None:
    for import_id in removals.due(session):
        removals.give_up_return(session, import_id)
    return _look(session)


def _look(session: Session) -> _Work | None:
    for import_id in removals.due(session):
        if removals.is_to_be_put_away(session, import_id):
            return partial(_put_away, import_id=import_id, after=0)
    for import_id in purges.purgeable(session):
        return partial(_purge, import_id=import_id)
    return None


def _put_away(session: Session, import_id: str, after: int) -> _Work | None:
    following = removals.put_some_away(session, import_id, after)
    if following is None:
        return _look
    return partial(_put_away, import_id=import_id, after=following)


def _purge(session: Session, import_id: str) -> _Work | None:
    if purges.purge_some(session, import_id):
        return partial(_purge, import_id=import_id)
    return _look
