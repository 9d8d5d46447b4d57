"""The store of one workspace at work: one writer thread and two readers.

A write is one transaction; its future resolves only after the commit returned and the files
under it were found to be the ones that were opened. Nobody else in the process opens the file.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.orm import Session as Session

from reviewer_app.domain.errors import StoreError, StoreReadOnly, StoreReplaced
from reviewer_app.store.connections import connect_reader, connect_writer, make_engine
from reviewer_app.store.errors import translate
from reviewer_app.store.guards import FileGuard
from reviewer_app.store.second_copy import SecondCopy
from reviewer_app.store.workers import Priority, Worker

_T = TypeVar("_T")

LINES = "second copy"
"""Where `apply` leaves, in `session.info`, the lines that go to the second copy."""


class Lane(Enum):
    """The two readers: what is on screen never waits behind a count."""

    SCREEN = "screen"
    COUNTS = "counts"


@dataclass(slots=True)
class _Side:
    """One thread with its connection."""

    worker: Worker
    connection: Connection
    engine: Engine


class Database:
    """Runs writes and reads of one store; made by `store.opening`, closed by its owner."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self.broken: StoreError | None = None
        self._readers = {lane: self._reader(lane) for lane in Lane}
        self._writer = None if read_only else self._open_writer()
        self._second_copy = SecondCopy(path.parent)
        self._guard = FileGuard.note(path)

    def _reader(self, lane: Lane) -> _Side:
        connection = connect_reader(self.path)
        worker = Worker(f"reader-{lane.value}", connection.interrupt)
        return _Side(worker, connection, make_engine(connection, "BEGIN"))

    def _open_writer(self) -> _Side:
        connection = connect_writer(self.path)
        connection.execute("BEGIN IMMEDIATE")  # brings the WAL file into being
        connection.execute("COMMIT")
        return _Side(Worker("writer"), connection, make_engine(connection, "BEGIN IMMEDIATE"))

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
        if self._writer is None:
            raise StoreReadOnly(self.path, "opened for reading only")
        return self._writer.worker.submit(lambda: self._run_write(work), priority)

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
        try:
            with Session(side.engine) as session:
                return query(session)
        except Exception as error:
            raise translate(error, self.path) from error

    def _run_write(self, work: Callable[[Session], _T]) -> _T:
        if self.broken:
            raise self.broken
        assert self._writer is not None
        try:
            with Session(self._writer.engine, expire_on_commit=False) as session:
                result = work(session)
                session.flush()
                self._second_copy.append(session.info.pop(LINES, []), datetime.now(UTC))
                session.commit()
        except Exception as error:
            raise translate(error, self.path) from error
        self._check_files()
        return result

    def _check_files(self) -> None:
        if self._guard.holds():
            return
        self.broken = StoreReplaced(self.path, "the file was swapped or removed", self._rescue())
        raise self.broken

    def _rescue(self) -> Path | None:
        """Save what the living connection still sees: it has every row, also the last ones."""
        assert self._writer is not None
        target = self.path.with_name(f"rescue-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.sqlite")
        try:
            self._writer.connection.execute("VACUUM INTO ?", (str(target),))
        except Exception:  # noqa: BLE001 - the error about the files matters more
            return None
        return target

    def close(self) -> None:
        """Finish what is waiting, put the WAL into the main file, end the threads."""
        for side in self._readers.values():
            side.worker.close(side.connection.close)
        if self._writer:
            self._writer.worker.close(self._close_writer)
        self._second_copy.close()

    def _close_writer(self) -> None:
        assert self._writer is not None
        try:
            if not self.broken:
                self._writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except Exception as error:  # noqa: BLE001 - the WAL is safe where it is
            del error
        finally:
            self._writer.connection.close()
