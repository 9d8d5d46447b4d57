"""An older store is lifted on a copy: whatever goes wrong, the old one is in its place."""

import os
import signal
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.errors import StoreDamaged, StoreError, StoreFull, StoreOlder
from reviewer_app.store.migrations import MIGRATIONS, Migration
from reviewer_app.store.opening import MARKER, exists, open_store, read_info, store_path
from tests.support.stores import Bench, a_bench, raw, run, seen


def add_colour(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE test_case ADD COLUMN colour TEXT")
    connection.execute("UPDATE test_case SET colour = 'grey'")
    connection.execute("CREATE TABLE shelf (n INTEGER PRIMARY KEY, name TEXT NOT NULL)")


def fill_shelf(connection: sqlite3.Connection) -> None:
    connection.executemany("INSERT INTO shelf (name) VALUES (?)", [("x" * 500,)] * 200)


NOW = MIGRATIONS[-1].number
LATER = (*MIGRATIONS, Migration(NOW + 1, add_colour), Migration(NOW + 2, fill_shelf))
"""What a program of the future would bring; to it the present store is an old one."""


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A closed store of the present schema with decisions and a draft."""
    folder = tmp_path / "reviews"
    folder.mkdir()
    with a_bench(folder) as bench:
        run(bench.reviewing.vote(seen(1), -1, "tone"))
        run(bench.reviewing.keep_draft("case-2", "half", 4))
    return folder


def lift(folder: Path, migrations: tuple[Migration, ...] = LATER) -> None:
    open_store(folder, migrations=migrations).close()


def assert_old_store(folder: Path) -> None:
    """The old program still opens it and finds everything."""
    assert read_info(store_path(folder)).schema == NOW
    with a_bench(folder) as bench:
        assert bench.problems() == []
        assert run(bench.browsing.case_by_id("case-1")).vote.reason == "tone"
        assert run(bench.reviewing.draft("case-2"))
    assert not list(folder.glob("*.migrating*"))
    assert not list(folder.glob("*.keeping*"))


def test_an_older_store_is_lifted_and_the_old_one_kept(older: Path) -> None:
    """B102."""
    lift(older)
    assert read_info(store_path(older)).schema == NOW + 2
    with raw(older) as connection:
        assert connection.execute("SELECT DISTINCT colour FROM test_case").fetchall() == [("grey",)]
        assert connection.execute("SELECT count(*) FROM change").fetchone() == (2,)
        assert connection.execute("SELECT text FROM draft").fetchone() == ("half",)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    kept = list(older.glob(f"before-schema-{NOW + 2}-*.sqlite"))
    assert len(kept) == 1
    store_path(older).unlink()
    kept[0].rename(store_path(older))
    assert_old_store(older)


def test_the_journal_goes_on_where_it_was(older: Path) -> None:
    """B102: undo across the upgrade."""
    lift(older)
    database = open_store(older, migrations=LATER)
    try:
        bench = Bench(database)
        assert run(bench.undoing.undo())
        assert bench.problems() == []
    finally:
        database.close()


FIRST = Path(__file__).parents[1] / "data/stores/schema-1.sql"
"""What the first program left: an import, three decisions, one of them undone, and a draft."""


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A store of the first schema as that program left it."""
    folder = tmp_path / "first"
    folder.mkdir()
    open_store(folder, migrations=MIGRATIONS[:1]).close()
    with raw(folder) as connection:
        connection.executescript(FIRST.read_text())
    return folder


def test_a_store_of_the_first_program_has_everything_in_the_present_one(first: Path) -> None:
    """B102: cases, votes and the undo stack."""
    with a_bench(first) as bench:
        assert bench.problems() == []
        assert [(v.name, v.product, v.cases, v.undecided) for v in _datasets(bench)] == [
            ("Cards", "Bank", 4, 2)
        ]
        assert run(bench.browsing.case_by_id("case-1")).vote.reason == "the tone"
        assert run(bench.reviewing.draft("case-4"))
        redone, taken = run(bench.undoing.redo()), run(bench.undoing.undo())
        assert redone == taken
        assert bench.problems() == []


def _datasets(bench: Bench) -> Any:
    return run(bench.browsing.sidebar()).datasets


def test_an_import_of_the_first_program_is_no_step_to_undo(first: Path) -> None:
    """It would come before all other steps, where its program had put none."""
    with a_bench(first) as bench:
        for _ in range(5):
            run(bench.undoing.undo())
        assert run(bench.browsing.sidebar()).cases == 4


def test_a_product_of_the_first_program_can_get_the_name_of_a_deleted_one(first: Path) -> None:
    with a_bench(first) as bench:
        run(bench.organizing.delete_product("product-1"))
        run(bench.organizing.make_product("Bank"))
        assert [product.name for product in run(bench.organizing.products())] == ["Bank"]
        assert bench.problems() == []


def broken_sql(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE nothing ADD COLUMN x")


def dangling(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM dataset")


def lose_changes(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TRIGGER change_kept")
    connection.execute("DELETE FROM change WHERE n = 2")


def lose_drafts(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM draft")


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (broken_sql, StoreOlder),
        (dangling, StoreOlder),
        (lose_changes, StoreDamaged),
        (lose_drafts, StoreDamaged),
    ],
)
def test_a_migration_that_goes_wrong_leaves_the_old_store(
    older: Path, wrong: Callable[[sqlite3.Connection], None], kind: type[StoreError]
) -> None:
    """B102: a clear word, three times in a row, and the old program works."""
    for _ in range(3):
        with pytest.raises(kind):
            lift(older, (*LATER, Migration(NOW + 3, wrong)))
    assert_old_store(older)


def test_a_search_index_that_does_not_fit_stops_no_migration(older: Path) -> None:
    """S134."""
    with raw(older) as connection:
        connection.execute("DELETE FROM search_index_data WHERE id > 10")
    lift(older)
    assert read_info(store_path(older)).schema == NOW + 2


def test_another_reader_of_the_old_file_reads_on(older: Path) -> None:
    """S113: it has the old file open when the new one takes its place."""
    script = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("BEGIN")
print(connection.execute("SELECT count(*) FROM change").fetchone()[0], flush=True)
sys.stdin.readline()
print(connection.execute("SELECT count(*) FROM change").fetchone()[0])
"""
    with subprocess.Popen(
        [sys.executable, "-c", script, str(store_path(older))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as reader:
        assert reader.stdout
        assert reader.stdout.readline() == "2\n"
        lift(older)
        said, _ = reader.communicate("go on\n")
        assert said == "2\n"
    assert read_info(store_path(older)).schema == NOW + 2


class Steps:
    """Kills the process, or fills the disk, at one of the steps that opening takes.

    A step is a statement of SQL, or something done to a file: seen by an audit hook.
    """

    FILES = ("open", "os.rename", "os.remove", "os.link")

    def __init__(self, at: int) -> None:
        self.at, self.taken = at, 0

    def watch(self) -> None:
        """In a process that ends soon: neither of the two can be taken back."""
        sys.addaudithook(self._heard)
        connect = sqlite3.connect

        def traced(*arguments: Any, **more: Any) -> sqlite3.Connection:
            connection = connect(*arguments, **more)
            connection.set_trace_callback(lambda statement: self._step())
            return connection

        sqlite3.connect = traced

    def _heard(self, name: str, arguments: tuple[object, ...]) -> None:
        if name in self.FILES:
            self._step()

    def _step(self) -> None:
        if self.taken == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        self.taken += 1


def killed_at(step: int, action: Callable[[], None]) -> bool:
    """Do something in a process that is killed at a step; whether it came so far."""
    child = os.fork()
    if child == 0:
        try:
            Steps(step).watch()
            action()
        except BaseException:  # noqa: BLE001 - it must not run on into pytest
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or status == 0
    return os.WIFSIGNALED(status)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_kill_at_any_step_of_a_migration_leaves_a_store_that_opens(
    older: Path, kills: int
) -> None:
    """B102: the old one or the new one, whole. Every fifth step, or every one with --kills 100."""
    with a_bench(older) as bench:
        changes = bench.rows("SELECT id FROM change ORDER BY n")
    seen_schemas = set[int]()
    stride, step = 1 if kills >= 100 else 5, 0
    while (step := step + stride) < 10_000:
        was_killed = killed_at(step, lambda: lift(older))
        schema = read_info(store_path(older)).schema
        seen_schemas.add(schema)
        if schema == NOW + 2:
            break
        with a_bench(older) as bench:
            assert bench.rows("SELECT id FROM change ORDER BY n") == changes
            assert bench.problems() == []
        assert was_killed
    print(f"killed at {step} steps of a migration")
    assert step > 40
    lift(older)
    assert seen_schemas == {NOW, NOW + 2}
    database = open_store(older, migrations=LATER)
    try:
        assert Bench(database).problems() == []
    finally:
        database.close()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_kill_at_any_step_of_making_a_store_leaves_all_or_nothing(
    tmp_path: Path, kills: int
) -> None:
    """S106, S120: afterwards the folder opens, and its store is whole. As often as above."""
    stride, step = 1 if kills >= 100 else 5, 0
    while (step := step + stride) < 10_000:
        folder = tmp_path / f"made-{step}"
        folder.mkdir()
        was_killed = killed_at(step, lambda folder=folder: open_store(folder).close())
        if was_killed and (folder / MARKER).exists():
            assert store_path(folder).exists()
        with a_bench(folder) as bench:
            assert bench.problems() == []
        assert exists(folder)
        if not was_killed:
            break
    print(f"killed at {step} steps of making a store")
    assert step > 40


@pytest.mark.slow
def test_a_full_disk_at_any_step_of_a_migration_leaves_the_old_store(older: Path) -> None:
    """B102: in mid-migration."""
    if os.geteuid() != 0:
        pytest.fail("mounting a disk needs root")
    disk = older.parent / "disk"
    disk.mkdir()
    refused = 0
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "reviewer", str(disk)], check=True)
    try:
        for path in older.iterdir():
            (disk / path.name).write_bytes(path.read_bytes())
        for free in range(40_000, 3_000_000, 60_000):
            room = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
            (disk / "ballast").write_bytes(b"x" * max(0, room - free))
            try:
                lift(disk)
            except StoreFull:
                refused += 1
            (disk / "ballast").unlink()
            if read_info(store_path(disk)).schema == NOW + 2:
                break
            assert_old_store(disk)
        assert read_info(store_path(disk)).schema == NOW + 2
    finally:
        subprocess.run(["umount", str(disk)], check=True)
    print(f"refused {refused} times for want of room")
    assert refused > 3
