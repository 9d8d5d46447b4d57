"""The store of one workspace at work: one writer thread and two readers.

A write is one transaction; its future resolves only after the commit returned and the files
under it were found to be the ones that were opened. Nobody else in the process opens the file.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from sqlalchemy import Connection as CoreConnection

from reviewer_app.domain.errors import StoreReadOnly, StoreReplaced, StoreUnwritable
from reviewer_app.store.connections import CACHE_KB, connect_reader, connect_writer, make_engine
from reviewer_app.store.endings import mark_open, unmark_open
from reviewer_app.store.errors import translated
from reviewer_app.store.guards import FileGuard
from reviewer_app.store.second_copy import SecondCopy
from reviewer_app.store.sessions import Session as Session
from reviewer_app.store.workers import Priority, Worker

_T = TypeVar("_T")
_log = logging.getLogger(__name__)

_SHOWING_S = 0.06
"""How long after a person's act batches leave the processor to the window."""


class Lane(Enum):
    """The two readers: what is on screen never waits behind a count."""

    SCREEN = "screen"
    COUNTS = "counts"


_CACHE_KB = {Lane.SCREEN: CACHE_KB, Lane.COUNTS: 1_024}
"""A count of a million walks over more than any of them holds: it reads all again each time."""


@dataclass(slots=True)
class _Side:
    """One thread with its connection, and the same as SQLAlchemy has it.

    That one is kept: to get it anew takes as long as a small query.
    """

    worker: Worker
    connection: Connection
    core: CoreConnection

    @classmethod
    def of(cls, worker: Worker, connection: Connection, begin: str) -> "_Side":
        """A side whose transactions start with `begin`."""
        return cls(worker, connection, make_engine(connection, begin).connect())

    def close(self) -> None:
        """Let the connection go; in its thread, when nothing is done with it any more."""
        self.core.close()
        self.connection.close()


class Database:
    """Runs writes and reads of one store; made by `store.opening`, closed by its owner.

    now: the clock by which queries answer that depend on the time.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self.broken: StoreReplaced | None = None
        self.now: Callable[[], datetime] = partial(datetime.now, UTC)
        self._acted_at = time.monotonic() - _SHOWING_S
        self._readers: dict[Lane, _Side] = {}
        self._writer: _Side | None = None
        self._second_copy = SecondCopy(path.parent)
        try:
            for lane in Lane:
                self._readers[lane] = self._open_reader(lane)
            self._writer = None if read_only else self._open_writer()
        except BaseException:
            self.close()
            raise
        self._guard = FileGuard.note(path)

    def _open_reader(self, lane: Lane) -> _Side:
        connection = connect_reader(self.path, _CACHE_KB[lane])
        worker = Worker(f"reader-{lane.value}", connection.interrupt)
        return _Side.of(worker, connection, "BEGIN")

    def _open_writer(self) -> _Side:
        connection = connect_writer(self.path)
        try:
            mark_open(connection)  # this write also brings the WAL file into being
        except BaseException:
            connection.close()
            raise
        return _Side.of(Worker("writer"), connection, "BEGIN IMMEDIATE")

    async def write(
        self, work: Callable[[Session], _T], priority: Priority = Priority.PERSON
    ) -> _T:
        """Run `work` in one transaction and commit it; the answer comes after the commit.

        Raises a StoreError when nothing was saved, and whatever `work` raises. Cancelling the
        waiting does not cancel a write that has started.
        """
        return await asyncio.wrap_future(self.submit_write(work, priority))

    def submit_write(
        self, work: Callable[[Session], _T], priority: Priority = Priority.PERSON
    ) -> Future[_T]:
        """The same for a caller that waits in another way."""
        writer = self._writer
        if writer is None:
            raise StoreReadOnly(self.path, "opened for reading only")
        if priority is Priority.PERSON:
            self._acted_at = time.monotonic()
        return writer.worker.submit(lambda: self._run_write(writer, work), priority)

    def is_person_waiting(self) -> bool:
        """Whether a person's act waits to be written, or is being written: batches make room."""
        return self._writer is not None and self._writer.worker.is_wanted(Priority.PERSON)

    def is_person_at_work(self) -> bool:
        """The same, and for the moment in which the window shows what came of an act."""
        return self.is_person_waiting() or time.monotonic() - self._acted_at < _SHOWING_S

    async def read(
        self, query: Callable[[Session], _T], lane: Lane = Lane.SCREEN, latest: str = ""
    ) -> _T:
        """Run `query` on a reader, on one snapshot of the store.

        latest: a key; a newer reading with the same key ends this one with Superseded.
        """
        side = self._readers[lane]

        def run() -> _T:
            return self._run_read(side, query)

        worker = side.worker
        future = worker.submit_latest(latest, run) if latest else worker.submit(run)
        return await asyncio.wrap_future(future)

    def _run_read(self, side: _Side, query: Callable[[Session], _T]) -> _T:
        with translated(self.path), _ending(side):
            snapshot = side.core.begin()
            try:
                return query(Session(side.core, self.now(), is_reading=True))
            finally:
                snapshot.rollback()  # a commit would fail where a page is damaged

    def _run_write(self, writer: _Side, work: Callable[[Session], _T]) -> _T:
        self._check_files(writer)
        with translated(self.path), _ending(writer), writer.core.begin():
            session = Session(writer.core, self.now(), is_reading=False)
            result = work(session)
            self._second_copy.append(session.lines, datetime.now(UTC))
            self._check_transaction(writer)
        self._check_files(writer)
        return result

    def _check_transaction(self, writer: _Side) -> None:
        """After some errors SQLite has already rolled back, and a commit would do nothing.

        Then `work` hid the error from us, and its later statements stand each for themselves.
        """
        if not writer.connection.in_transaction:
            raise StoreUnwritable(self.path, "the transaction had ended before its commit")

    def _check_files(self, writer: _Side) -> None:
        if self.broken is None:
            if self._guard.holds():
                return
            rescue = _rescue(writer.connection, self.path)
            self.broken = StoreReplaced(self.path, "the file was swapped or removed", rescue)
        raise self.broken.with_traceback(None)

    def close(self) -> None:
        """Finish what waits to be written, put the WAL into the main file, end the threads.

        Readings give up. A second time does nothing.
        """
        if self.broken:
            # A reader that is still there keeps SQLite from putting our WAL into files that
            # are somebody else's by now.
            self._close_writer()
            self._close_readers()
        else:
            self._close_readers()
            self._close_writer()
        self._second_copy.close()

    def _close_readers(self) -> None:
        for side in self._readers.values():
            side.worker.close(side.close)

    def _close_writer(self) -> None:
        if writer := self._writer:
            writer.worker.close(lambda: self._end(writer))

    def _end(self, writer: _Side) -> None:
        try:
            if not self.broken and self._guard.holds():
                unmark_open(writer.connection)
                writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:  # the WAL is safe where it is
            _log.warning("closing %s: %s", self.path, error)
        finally:
            writer.close()


@contextmanager
def _ending(side: _Side) -> Generator[None]:
    """Whatever happened, the next job finds no transaction: a commit that fails may leave one."""
    try:
        yield
    finally:
        if side.connection.in_transaction:
            side.connection.rollback()


def _rescue(connection: Connection, path: Path) -> Path | None:
    """Save what the living connection still sees: it has every row, also the last ones.

    Where the folder itself is gone, the rescue goes to the person's own folder.
    """
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
    for folder in (path.parent, Path(home)):
        target = folder / f"rescue-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.sqlite"
        try:
            connection.execute("VACUUM INTO ?", (str(target),))
        except (sqlite3.Error, UnicodeError) as error:
            _log.error("no rescue in %s: %s", folder, error)
            with suppress(OSError):
                target.unlink(missing_ok=True)
        else:
            return target
    return None
