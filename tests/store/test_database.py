"""One writer with two priorities, two readers, and what they answer when things go wrong."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from reviewer_app.domain.errors import StoreReadOnly, StoreUnwritable, Superseded
from reviewer_app.domain.queues import TO_REVIEW
from reviewer_app.store.database import Database, Lane
from reviewer_app.store.imports import NewCase, add_cases
from reviewer_app.store.opening import open_store_to_read, store_path
from reviewer_app.store.people import read_meta, write_meta
from reviewer_app.store.sessions import Session
from reviewer_app.store.workers import Priority
from tests.support.builders import a_case, from_file
from tests.support.stores import a_bench, run, seen

ENDLESS = """
WITH RECURSIVE counter(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM counter LIMIT 300000000)
SELECT count(*) FROM counter
"""


def count_for_ever(session: Session) -> int:
    return session.execute(text(ENDLESS)).scalar_one()


def test_a_persons_vote_waits_for_at_most_one_batch(tmp_path: Path) -> None:
    """While an import runs; counted in batches, not in milliseconds."""
    with a_bench(tmp_path) as bench:
        done: list[str] = []

        def batch(number: int) -> None:
            def write(session: Session) -> None:
                cases = [a_case(1000 + number * 100 + n) for n in range(100)]
                add_cases(
                    session, "import-1", [NewCase(case=c, imported=from_file(c)) for c in cases]
                )
                done.append("batch")

            bench.database.submit_write(write, Priority.BATCH)

        async def work() -> list[int]:
            for number in range(40):
                batch(number)
            waited: list[int] = []
            for number in range(1, 6):
                before = len(done)
                await bench.reviewing.press(seen(number), 1)
                waited.append(len(done) - before)
            return waited

        waited = run(work())
        assert max(waited) <= 1, waited
        assert len(done) < 40  # the votes did not wait for the rest
        bench.write(lambda session: None)
    assert len(done) == 40  # closing waits for all


def test_a_newer_reading_cuts_a_long_query_short(tmp_path: Path) -> None:
    async def work(database: Database) -> tuple[BaseException | None, float, str | None]:
        older = asyncio.ensure_future(database.read(count_for_ever, Lane.COUNTS, latest="count"))
        await asyncio.sleep(0.2)
        began = time.monotonic()
        newer = await database.read(lambda s: read_meta(s, "me"), Lane.COUNTS, latest="count")
        await asyncio.wait([older])
        return older.exception(), time.monotonic() - began, newer

    with a_bench(tmp_path) as bench:
        error, took, newer = run(work(bench.database))
        assert isinstance(error, Superseded)
        assert newer == "person-me"
        assert took < 5
        assert run(bench.browsing.count(TO_REVIEW)) == 5  # the reader lives on


def test_the_screen_does_not_wait_behind_a_count(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        counting = asyncio.ensure_future(database.read(count_for_ever, Lane.COUNTS, latest="count"))
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(database.read(lambda s: read_meta(s, "me")), 5)
        assert not counting.done()
        database.close()  # gives the count up
        with pytest.raises(Superseded):
            await counting

    with a_bench(tmp_path) as bench:
        run(work(bench.database))


def test_many_superseded_readings_leave_a_reader_that_reads(tmp_path: Path) -> None:
    async def work(database: Database) -> int:
        futures: list[asyncio.Future[list[Any]]] = []
        for number in range(300):
            futures.append(
                asyncio.ensure_future(
                    database.read(
                        lambda s: list(s.execute(text("SELECT * FROM test_case"))), latest="queue"
                    )
                )
            )
            if number % 3 == 0:
                await asyncio.sleep(0.0005)
        answers = await asyncio.gather(*futures, return_exceptions=True)
        assert all(isinstance(a, list | Superseded) for a in answers)
        return len(await database.read(lambda s: s.execute(text("SELECT * FROM test_case")).all()))

    with a_bench(tmp_path, 300) as bench:
        assert run(work(bench.database)) == 300


def test_a_write_that_fails_leaves_nothing_and_the_writer_goes_on(tmp_path: Path) -> None:
    def fail(session: Session) -> None:
        write_meta(session, "half", "done")
        raise ZeroDivisionError

    with a_bench(tmp_path) as bench:
        with pytest.raises(ZeroDivisionError):
            bench.write(fail)
        assert bench.read(lambda session: read_meta(session, "half")) is None
        assert run(bench.reviewing.press(seen(), 1))


def test_work_that_hides_an_error_which_ended_its_transaction_is_not_confirmed(
    tmp_path: Path,
) -> None:
    """After some errors SQLite has rolled back; the later statements would stand alone."""

    def hide(session: Session) -> None:
        write_meta(session, "half", "done")
        session.connection().exec_driver_sql("ROLLBACK")

    with a_bench(tmp_path) as bench:
        with pytest.raises(StoreUnwritable):
            bench.write(hide)
        assert bench.read(lambda session: read_meta(session, "half")) is None
        assert run(bench.reviewing.press(seen(), 1))


def test_cancelling_the_waiting_does_not_undo_a_write_that_has_begun(tmp_path: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(session: Session) -> None:
        begun.set()
        go_on.wait(10)
        write_meta(session, "slow", "done")

    async def work(database: Database) -> None:
        task = asyncio.ensure_future(database.write(slow))
        await asyncio.to_thread(begun.wait, 10)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()
        assert await database.write(lambda session: read_meta(session, "slow")) == "done"

    with a_bench(tmp_path) as bench:
        run(work(bench.database))


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench, pytest.raises(StoreReadOnly):
        bench.read(lambda session: write_meta(session, "x", "y"))


def test_a_store_opened_for_reading_refuses_writes_and_sees_those_of_others(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path) as bench:
        other = open_store_to_read(tmp_path)
        try:
            with pytest.raises(StoreReadOnly):
                run(other.write(lambda session: None))
            run(bench.reviewing.press(seen(), 1))
            query = text("SELECT count(*) FROM vote")
            assert run(other.read(lambda session: session.execute(query).scalar_one())) == 1
        finally:
            other.close()
        run(bench.reviewing.press(seen(2), 1))
        assert bench.database.broken is None


def test_a_read_sees_one_moment_of_the_store(tmp_path: Path) -> None:
    reading, go_on = threading.Event(), threading.Event()

    def twice(session: Session) -> tuple[int, int]:
        query = text("SELECT count(*) FROM vote")
        first = session.execute(query).scalar_one()
        reading.set()
        go_on.wait(10)
        return first, session.execute(query).scalar_one()

    async def work() -> tuple[int, int]:
        task = asyncio.ensure_future(bench.database.read(twice))
        await asyncio.to_thread(reading.wait, 10)
        await bench.reviewing.press(seen(), 1)
        go_on.set()
        return await task

    with a_bench(tmp_path) as bench:
        assert run(work()) == (0, 0)


def test_a_write_takes_the_lock_before_it_reads(tmp_path: Path) -> None:
    """Two writers that read first and write then would overwrite each other or fail half way."""
    with a_bench(tmp_path) as bench:

        def other_writer(session: Session) -> str:
            read_meta(session, "me")
            with sqlite3.connect(store_path(tmp_path), timeout=0) as other:
                try:
                    other.execute("INSERT INTO meta VALUES ('other', 'writer')")
                except sqlite3.OperationalError as error:
                    return str(error)
                finally:
                    other.rollback()
            return "was let in"

        assert bench.write(other_writer) == "database is locked"


def test_closing_twice_and_writing_after_it_are_answered(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        bench.database.close()
        bench.database.close()
        with pytest.raises(RuntimeError, match="closed"):
            run(bench.reviewing.press(seen(), 1))


def test_batches_leave_the_processor_to_the_window_for_a_moment_after_an_act(
    tmp_path: Path,
) -> None:
    """The pressed button is painted before the next rows of a file are read."""
    with a_bench(tmp_path) as bench:
        time.sleep(0.1)
        assert not bench.database.is_person_at_work()
        bench.write(lambda session: None)
        assert bench.database.is_person_at_work()
        time.sleep(0.1)
        assert not bench.database.is_person_at_work()
