"""The files under an open store are swapped or removed: it is noticed at the first commit."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.domain.errors import StoreReplaced
from reviewer_app.store.guards import FileGuard
from reviewer_app.store.opening import store_path
from tests.support.stores import Bench, a_bench, run, seen

OUTSIDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
for statement in sys.argv[2:]:
    connection.execute(statement)
    connection.commit()
connection.close()
"""


def outsider(path: Path, *statements: str) -> None:
    """Another program opens the store, does something, and closes it."""
    subprocess.run([sys.executable, "-c", OUTSIDER, str(path), *statements], check=True)


def drop_our_locks(path: Path) -> None:
    """What any open and close in our own process does to the locks of the file."""
    os.close(os.open(path, os.O_RDONLY))


def assert_stopped(bench: Bench, *votes: int) -> Path:
    """The next commit is refused, and so is every later one; the rescue has every vote."""
    with pytest.raises(StoreReplaced) as first:
        run(bench.reviewing.press(seen(5), 1))
    rescue = first.value.rescue
    assert rescue
    for _ in range(2):
        with pytest.raises(StoreReplaced) as later:
            run(bench.reviewing.press(seen(4), 1))
        assert later.value.rescue == rescue
    with closing(sqlite3.connect(rescue)) as saved:
        rows = saved.execute("SELECT revision FROM vote ORDER BY revision").fetchall()
        assert {f"case-{vote}" for vote in votes} <= {row[0] for row in rows}
        assert saved.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return rescue


def test_another_process_deleting_our_wal_is_noticed_at_the_first_commit(tmp_path: Path) -> None:
    """S112: our locks were dropped by an open and close; then somebody else came and went."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        drop_our_locks(store_path(tmp_path))
        outsider(store_path(tmp_path))
        assert not store_path(tmp_path).with_name("store.sqlite-wal").exists()
        assert_stopped(bench, 1)


def test_a_commit_between_the_two_looks_is_not_confirmed(tmp_path: Path) -> None:
    """S112: the files go while a write is at work."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))

        def vanish(session: object) -> None:
            del session
            store_path(tmp_path).rename(tmp_path / "elsewhere.sqlite")

        with pytest.raises(StoreReplaced):
            bench.write(vanish)
        assert_stopped(bench, 1)


def commit_between_the_looks(bench: Bench) -> None:
    """A commit that went into a WAL which nobody will find again."""
    assert bench.database._writer
    bench.database._writer.connection.execute("INSERT INTO meta VALUES ('ours', 'lost')")


def test_closing_after_that_writes_nothing_into_files_of_others(tmp_path: Path) -> None:
    """S113: what another program wrote meanwhile is not mixed with our WAL."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        drop_our_locks(store_path(tmp_path))
        outsider(store_path(tmp_path))
        commit_between_the_looks(bench)
        outsider(store_path(tmp_path), "INSERT INTO meta VALUES ('theirs', 'kept')")
        assert_stopped(bench, 1)
        before = subprocess.check_output(["sha256sum", store_path(tmp_path)])
    assert subprocess.check_output(["sha256sum", store_path(tmp_path)]) == before
    with closing(sqlite3.connect(store_path(tmp_path))) as connection:
        assert connection.execute("SELECT value FROM meta WHERE key = 'theirs'").fetchone()
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_an_outside_tool_that_looks_in_again_and_again_does_no_harm(tmp_path: Path) -> None:
    """S115: as long as nobody drops our locks, the WAL stays, and nothing is lost."""
    with a_bench(tmp_path) as bench:
        for number in range(1, 6):
            run(bench.reviewing.press(seen(number), 1))
            outsider(store_path(tmp_path))
    with a_bench(tmp_path) as bench:
        assert bench.rows("SELECT count(*) FROM vote") == [(5,)]
        assert bench.problems() == []


@pytest.mark.parametrize("how", ["deleted", "replaced", "wal deleted", "wal replaced"])
def test_a_file_that_is_swapped_or_removed_is_noticed(tmp_path: Path, how: str) -> None:
    """S113, S120: by a restore, a sync program, somebody tidying up."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        path = store_path(tmp_path)
        if how.startswith("wal"):
            path = path.with_name("store.sqlite-wal")
        if how.endswith("replaced"):
            shutil.copy(path, tmp_path / "copy")
            (tmp_path / "copy").replace(path)
        else:
            path.unlink()
        assert_stopped(bench, 1)


def test_where_the_folder_is_gone_the_rescue_goes_to_the_persons_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S120: a card was pulled out, a folder renamed."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    folder = tmp_path / "reviews"
    folder.mkdir()
    with a_bench(folder) as bench:
        run(bench.reviewing.press(seen(1), 1))
        folder.rename(tmp_path / "renamed")
        assert assert_stopped(bench, 1).parent == home


def test_reading_goes_on_after_the_files_went(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        store_path(tmp_path).unlink()
        assert_stopped(bench, 1)
        assert run(bench.browsing.case_by_id("case-1")).vote.score == 1


def test_the_guard_costs_microseconds(tmp_path: Path) -> None:
    """Printed, and asserted only so loosely that it tells a blunder: some 5 µs each."""
    (tmp_path / "a").touch()
    guard = FileGuard.note(tmp_path / "a")
    began = time.perf_counter()
    for _ in range(10_000):
        guard.holds()
    each = (time.perf_counter() - began) * 100
    print(f"the guard took {each:.1f} µs")
    assert each < 200
