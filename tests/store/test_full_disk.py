"""No room left, at any statement: the act is refused whole, everything before it stays."""

import itertools
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.errors import StoreError, StoreFull, StoreReadOnly, StoreUnwritable
from reviewer_app.store.checks import full_check
from reviewer_app.store.imports import NewCase, add_cases
from reviewer_app.store.opening import open_store
from reviewer_app.store.second_copy import read_changes
from reviewer_app.store.sessions import Session
from tests.support.builders import DATASET, a_case, from_file
from tests.support.models import Act, Hand, Model
from tests.support.stores import Bench, a_bench, fill, run, seen

LONG = "Too long, and not to the point. " * 400
"""Longer than a page, so that each statement that keeps it needs room."""

ACTS: dict[str, Callable[[Bench], Any]] = {
    "vote": lambda bench: run(bench.reviewing.press(seen(1), -1)),
    "reason": lambda bench: run(bench.reviewing.vote(seen(2), -1, LONG)),
    "mark": lambda bench: run(bench.reviewing.mark(seen(3), True)),
    "approve": lambda bench: run(bench.reviewing.approve(seen(4), LONG)),
    "undo": lambda bench: run(bench.undoing.undo()),
    "redo": lambda bench: run(bench.undoing.redo()),
    "draft": lambda bench: run(bench.reviewing.keep_draft("case-1", LONG, 3)),
    "batch": lambda bench: bench.write(add_batch),
    "edit": lambda bench: save(bench, LONG),
    "labels": lambda bench: save(bench, None, name=LONG),
    "new case": lambda bench: run(bench.editing.create(DATASET.id, Content(input=LONG), Labels())),
    "deleted case": lambda bench: run(bench.editing.delete("case-1")),
    "half an edit": lambda bench: run(bench.drafting.keep("case-1", "input", LONG, 3)),
}
TABLES = ("test_case", "vote", "review", "change", "step", "draft", "search_doc", "search_index")


def add_batch(session: Session) -> None:
    cases = [a_case(100 + n, input=f"{n} {LONG}") for n in range(5)]
    add_cases(session, "import-1", [NewCase(case=case, imported=from_file(case)) for case in cases])


def save(bench: Bench, words: str | None, **labels: Any) -> None:
    case = run(bench.browsing.case_by_id("case-1"))
    content = replace(case.content, expected_output=words)
    assert run(bench.editing.save(case.seen, content, replace(case.labels, **labels)))


def begin(bench: Bench) -> None:
    """Something to undo and something to redo."""
    run(bench.reviewing.vote(seen(5), 1, LONG))
    run(bench.reviewing.vote(seen(5), -1, LONG))
    run(bench.undoing.undo())


def contents(bench: Bench) -> list[object]:
    return [bench.rows(f"SELECT * FROM {table} ORDER BY 1") for table in TABLES]


def limit_pages(bench: Bench, more: int) -> None:
    def limit(session: Session) -> None:
        connection = session.connection()
        (pages,) = connection.exec_driver_sql("PRAGMA page_count").one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")

    bench.write(limit)


@pytest.mark.parametrize("act", list(ACTS))
def test_a_full_disk_refuses_an_act_whole_and_room_lets_it_through(
    tmp_path: Path, act: str
) -> None:
    """S123, S129: with room for 0, 1, 2 … pages until the act fits."""
    with a_bench(tmp_path) as bench:
        begin(bench)
        before = contents(bench)
        more = -1
        while (more := more + 1) < 1000:
            limit_pages(bench, more)
            try:
                ACTS[act](bench)
            except StoreFull:
                assert contents(bench) == before
                assert bench.problems() == []
                continue
            break
        limit_pages(bench, 1_000_000)
        assert contents(bench) != before
        assert bench.problems() == []
        assert run(bench.browsing.case_by_id("case-5")).vote.reason == LONG or act == "undo"
        if act in ("reason", "approve", "draft", "batch"):
            assert more > 1  # it was refused at more than one place


@contextmanager
def failing(bench: Bench, at: int, error: Exception) -> Generator[list[str]]:
    """Let the statement number `at` of the writer fail instead of being run."""
    assert bench.database._writer
    engine, seen_statements = bench.database._writer.core.engine, list[str]()

    def count(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        seen_statements.append(statement)
        if len(seen_statements) == at + 1:
            raise error

    event.listen(engine, "before_cursor_execute", count)
    try:
        yield seen_statements
    finally:
        event.remove(engine, "before_cursor_execute", count)


def outcome(act: Callable[[Bench], Any], bench: Bench) -> type[StoreError] | None:
    """The error that an act came to, or None."""
    try:
        act(bench)
    except StoreError as error:
        return type(error)
    return None


def an_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("made up")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize("act", list(ACTS))
def test_whichever_statement_fails_the_store_is_as_before(tmp_path: Path, act: str) -> None:
    """S123: and what comes out is an error that the window has words for."""
    kinds = itertools.cycle(
        [
            (sqlite3.SQLITE_FULL, StoreFull),
            (sqlite3.SQLITE_IOERR_WRITE, StoreUnwritable),
            (sqlite3.SQLITE_IOERR_FSYNC, StoreUnwritable),
            (sqlite3.SQLITE_READONLY, StoreReadOnly),
        ]
    )
    with a_bench(tmp_path) as bench:
        begin(bench)
        before, written = contents(bench), len(read_changes(tmp_path)[0])
        at, ran = -1, 0
        while (at := at + 1) < 1000:
            code, kind = next(kinds)
            with failing(bench, at, an_error(code)) as statements:
                raised, ran = outcome(ACTS[act], bench), len(statements)
            if raised is None:
                break
            assert raised is kind
            assert contents(bench) == before
            assert len(read_changes(tmp_path)[0]) == written
        assert ran == at
        assert at >= {"draft": 1, "half an edit": 2, "batch": 3}.get(act, 4)
        assert contents(bench) != before
        assert bench.problems() == []


def test_a_commit_that_fails_confirms_nothing(tmp_path: Path) -> None:
    """The second copy has the change by then: perhaps never confirmed, says its reader."""
    with a_bench(tmp_path) as bench:
        before = contents(bench)
        assert bench.database._writer
        engine = bench.database._writer.core.engine

        def refuse(_connection: object) -> None:
            raise an_error(sqlite3.SQLITE_FULL)

        event.listen(engine, "commit", refuse)
        with pytest.raises(StoreFull):
            run(bench.reviewing.press(seen(1), 1))
        event.remove(engine, "commit", refuse)
        with pytest.raises(IntegrityError):
            bench.write(refer_to_nothing)
        assert contents(bench) == before
        assert run(bench.reviewing.press(seen(1), 1))
        assert bench.problems() == []


def refer_to_nothing(session: Session) -> None:
    """Let SQLite find out in the commit itself, which then leaves the transaction open."""
    execute = session.connection().exec_driver_sql
    execute("PRAGMA defer_foreign_keys = ON")
    execute("INSERT INTO vote VALUES ('nothing', 'nobody', 1, '', '')")


@contextmanager
def small_disk(place: Path, size: str) -> Generator[Path]:
    """A disk of its own in memory; on a system that grants none, the test says so by failing."""
    place.mkdir()
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "reviewer-test", str(place)], check=True
    )
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


def vote_for_ever(hand: Hand, model: Model) -> None:
    for number in itertools.count():
        act: Act = ["vote", number % 5 + 1, (-1) ** number, f"{number} {LONG}"]
        run(hand.perform(act))
        model.perform(act)


def test_a_disk_that_really_is_full_refuses_and_keeps(tmp_path: Path) -> None:
    """S123, S125: fill the disk, act, make room, act; close, open: all that was confirmed."""
    model = Model()
    with small_disk(tmp_path / "disk", "3m") as disk, a_bench(disk) as bench:
        hand, ballast = Hand(bench.reviewing, bench.undoing), disk / "ballast"
        for round_ in range(3):
            with ballast.open("wb") as file:  # all but a few pages
                free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
                file.write(b"x" * max(0, free - 8192 * (round_ + 1)))
            with pytest.raises(StoreFull):
                vote_for_ever(hand, model)
            assert bench.read(model.differences) == []
            assert bench.problems() == []
            ballast.unlink()
            act = ["vote", 1, 1, f"round {round_}"]
            assert run(hand.perform(act)) == model.perform(act)
        bench.database.close()
        again = Bench(open_store(disk))
        try:
            assert again.read(model.differences) == []
            assert again.read(full_check) == []
            journal = {row[0] for row in again.rows("SELECT id FROM change")}
            assert journal <= {change.id for change in read_changes(disk)[0]}
        finally:
            again.database.close()


def test_a_store_on_a_full_disk_still_opens_to_be_read(tmp_path: Path) -> None:
    """S125: the mark that the store is open is let go, not the reviewer."""
    with small_disk(tmp_path / "disk", "3m") as disk:
        with a_bench(disk) as bench:
            run(bench.reviewing.press(seen(1), 1))
        free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        (disk / "ballast").write_bytes(b"x" * (free - 40_000))
        with a_bench(disk) as bench:
            assert run(bench.browsing.case_by_id("case-1")).vote.score == 1
            with pytest.raises(StoreFull):
                run(bench.reviewing.vote(seen(2), 1, LONG))


LIMITED = """
import resource, signal, sys
from pathlib import Path
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
from tests.support.stores import a_bench, run, seen
from reviewer_app.domain.errors import StoreFull, StoreUnwritable
with a_bench(Path(sys.argv[1])) as bench:
    kept = 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, resource.RLIM_INFINITY))
    try:
        for number in range(1000):
            run(bench.reviewing.vote(seen(number % 5 + 1), 1, f"{number} " + "x" * 5000))
            kept += 1
    except (StoreFull, StoreUnwritable) as error:
        print(kept, bench.problems())
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    run(bench.reviewing.vote(seen(1), 1, "room again"))
"""


def test_a_limit_on_the_size_of_files_is_told_like_a_full_disk(tmp_path: Path) -> None:
    """S123: SQLite calls it an I/O error; in a process of its own, as the limit is per process."""
    assert resource
    said = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.split(" ", 1)
    assert int(said[0]) > 2
    assert said[1] == "[]\n"
    with a_bench(tmp_path) as bench:
        assert run(bench.browsing.case_by_id("case-1")).vote.reason == "room again"
        assert bench.rows("SELECT count(*) FROM change") == [(int(said[0]) + 2,)]


def test_a_second_copy_that_cannot_be_written_refuses_the_act(tmp_path: Path) -> None:
    """Without it the only copy of a decision would be one file."""
    with a_bench(tmp_path) as bench:
        copy = next(tmp_path.glob("changes-*.jsonl"))
        copy.unlink()
        copy.mkdir()
        with pytest.raises(StoreUnwritable):
            run(bench.reviewing.press(seen(1), 1))
        assert bench.rows("SELECT count(*) FROM vote") == [(0,)]
        copy.rmdir()
        assert run(bench.reviewing.press(seen(1), 1))


def test_filling_needs_no_more_than_the_helper_says(tmp_path: Path) -> None:
    """The store of these tests is the one that an import leaves."""
    with a_bench(tmp_path, 2) as bench:
        assert bench.rows("SELECT count(*) FROM test_case") == [(2,)]
        with pytest.raises(Exception, match="UNIQUE"):
            bench.write(fill)
