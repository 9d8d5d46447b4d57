"""Opening: a store is made once, checked before anything is written, never replaced."""

import logging
import os
import random
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.domain import errors
from reviewer_app.domain.errors import (
    StoreDamaged,
    StoreForeign,
    StoreMissing,
    StoreNewer,
    StoreReadOnly,
    WorkspaceOpen,
)
from reviewer_app.store.connections import SAFE_VERSION
from reviewer_app.store.migrations import MIGRATIONS, Migration
from reviewer_app.store.opening import (
    MARKER,
    exists,
    open_store,
    open_store_to_read,
    read_info,
    store_path,
)
from reviewer_app.workspace import open_workspace
from tests.support.stores import Bench, a_bench, copy_store, raw, run, seen


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder that is not open."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def refuse(folder: Path, kind: type[errors.StoreError]) -> errors.StoreError:
    """Opening is refused, both ways, and no file of the folder changes."""
    before = files(folder)
    with pytest.raises(kind) as found:
        open_store(folder)
    with pytest.raises(kind):
        open_store_to_read(folder)
    after = files(folder)
    for side in ("-shm", "-wal"):  # an empty WAL and its index come with any look at the file
        if not before.get(f"store.sqlite{side}"):
            assert side == "-shm" or not after.get(f"store.sqlite{side}")
            after.pop(f"store.sqlite{side}", None)
            before.pop(f"store.sqlite{side}", None)
    assert after == before
    return found.value


def test_a_new_folder_gets_a_store_and_a_marker(tmp_path: Path) -> None:
    assert not exists(tmp_path)
    with a_bench(tmp_path) as bench:
        assert bench.problems() == []
    assert sorted(files(tmp_path)) == [
        next(tmp_path.glob("changes-*.jsonl")).name,
        "store.sqlite",
        MARKER,
    ]
    assert read_info(store_path(tmp_path)).schema == MIGRATIONS[-1].number


@pytest.mark.parametrize("left", [(MARKER,), (MARKER, "store.sqlite-wal"), ("store.sqlite-wal",)])
def test_where_a_store_was_no_new_one_is_made(tmp_path: Path, left: tuple[str, ...]) -> None:
    """S120: the card is not there, the file was moved: empty is not what the reviewer has."""
    for name in left:
        (tmp_path / name).write_text("x")
    refuse(tmp_path, StoreMissing)
    assert exists(tmp_path) == (MARKER in left)
    assert not store_path(tmp_path).exists()


def test_a_store_whose_marker_is_missing_gets_one(tmp_path: Path) -> None:
    """S120: a kill right after the making must not leave a store that can vanish unnoticed."""
    with a_bench(tmp_path):
        pass
    (tmp_path / MARKER).unlink()
    with a_bench(tmp_path):
        pass
    assert (tmp_path / MARKER).exists()


def test_a_foreign_sqlite_file_is_left_as_it_is(tmp_path: Path) -> None:
    """S126."""
    with raw(tmp_path) as connection:
        connection.execute("CREATE TABLE passwords (secret)")
    refuse(tmp_path, StoreForeign)


@pytest.mark.parametrize("content", [b"id;question\n1;May I?\n" * 100, os.urandom(9000), b"x"])
def test_a_file_that_is_no_sqlite_file_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    """S126: an encrypted file is one of these."""
    store_path(tmp_path).write_bytes(content)
    refuse(tmp_path, StoreForeign)
    (tmp_path / MARKER).write_text("{}")  # here a store of ours was: then it is damaged
    refuse(tmp_path, StoreDamaged)


def test_a_file_of_no_bytes_is_a_damaged_store(tmp_path: Path) -> None:
    """S106: what a power cut leaves of a file that was not flushed."""
    store_path(tmp_path).touch()
    assert refuse(tmp_path, StoreDamaged).detail == "of the file only 0 bytes are left"


def test_a_newer_store_is_refused_with_both_numbers(tmp_path: Path) -> None:
    """S126, B102: a downgrade."""
    with a_bench(tmp_path):
        pass
    with raw(tmp_path) as connection:
        connection.execute("PRAGMA user_version = 99")
    error = refuse(tmp_path, StoreNewer)
    assert isinstance(error, StoreNewer)
    assert (error.found, error.known) == (99, MIGRATIONS[-1].number)


def test_an_open_store_is_marked_and_a_closed_one_is_not(tmp_path: Path) -> None:
    mark = "SELECT count(*) FROM meta WHERE key = 'open'"
    with a_bench(tmp_path) as bench:
        assert bench.rows(mark) == [(1,)]
    with raw(tmp_path) as connection:
        assert connection.execute(mark).fetchone() == (0,)


def damage_a_page(path: Path) -> None:
    """Break an inner page of the largest table: reading the start of the store does not meet it."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'by_content'"
        ).fetchone()
    with path.open("rb+") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\x00\xff" * 2048)


@pytest.mark.parametrize(
    ("small", "large", "ended_well", "noticed"),
    [
        (0, 10**9, True, False),
        (0, 10**9, False, True),
        (0, 0, False, False),
        (10**9, 10**9, True, True),
    ],
)
def test_after_an_end_that_was_not_clean_a_store_is_looked_over(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small: int,
    large: int,
    ended_well: bool,
    noticed: bool,
) -> None:
    """S108: small ones at each start, larger ones after a crash, the largest by a check."""
    monkeypatch.setattr("reviewer_app.store.opening._SMALL", small)
    monkeypatch.setattr("reviewer_app.store.opening._LARGE", large)
    with a_bench(tmp_path):
        pass
    if not ended_well:
        with raw(tmp_path) as connection:
            connection.execute("INSERT INTO meta VALUES ('open', '1')")
    damage_a_page(store_path(tmp_path))
    before = files(tmp_path)
    if noticed:
        with pytest.raises(StoreDamaged):
            open_store(tmp_path)
        assert files(tmp_path)["store.sqlite"] == before["store.sqlite"]
    else:
        database = open_store(tmp_path)
        assert Bench(database).problems() != []
        database.close()


@pytest.mark.slow
def test_random_bytes_anywhere_end_in_a_clear_word(tmp_path: Path) -> None:
    """S108, S118, S139: damaged, or opened and then told by a check, or harmless. No traceback."""
    sound = tmp_path / "sound"
    sound.mkdir()
    with a_bench(sound) as bench:
        for number in range(1, 6):
            run(bench.reviewing.vote(seen(number), -1, "a reason " * 300))
    size, random_ = store_path(sound).stat().st_size, random.Random(8)
    outcomes = {"refused": 0, "told": 0, "harmless": 0}
    for number in range(120):
        folder = copy_store(sound, tmp_path / f"hit-{number}")
        with store_path(folder).open("rb+") as file:
            if number % 2:
                file.seek(random_.randrange(size // 4096) * 4096)  # a page of rubbish
                file.write(random_.randbytes(4096))
            else:
                place = random_.randrange(size)  # one bit
                file.seek(place)
                byte = file.read(1)[0] ^ 1 << random_.randrange(8)
                file.seek(place)
                file.write(bytes([byte]))
        outcomes[start(folder)] += 1
        shutil.rmtree(folder)
    print(outcomes)
    assert outcomes["refused"] > 40


def start(folder: Path) -> str:
    """What a start comes to, as the window does it, and then a check."""
    try:
        workspace = run(open_workspace(folder))
    except (StoreDamaged, StoreForeign, StoreNewer):
        return "refused"
    with closing(workspace):
        try:
            run(workspace.desk.browsing.sidebar())
            result = run(workspace.desk.checking.check())
        except StoreDamaged:
            return "told"
        return "told" if result.problems else "harmless"


def test_a_lost_bit_of_the_journal_is_never_passed_over(tmp_path: Path) -> None:
    """S139: SQLite's pages have no checksum; each change has one."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.vote(seen(1), -1, "a reason"))
    whole = store_path(tmp_path).read_bytes()
    place = whole.index(b'"reason":"a reason"') + 12
    store_path(tmp_path).write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    with a_bench(tmp_path) as bench:
        problems = run(bench.checking.check()).problems
        assert any("journal cannot be read" in problem for problem in problems)


def test_a_lost_bit_of_a_case_is_told_by_a_check(tmp_path: Path) -> None:
    """S139: by the fingerprint of its content."""
    with a_bench(tmp_path) as bench:
        bench.write(
            lambda session: session.connection().exec_driver_sql(
                "UPDATE test_case SET input = 'May I block cart 3?' WHERE n = 3"
            )
        )
        problems = run(bench.checking.check()).problems
        assert problems == ("the content of case 3 is not what was written",)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_store_that_may_not_be_written_is_said_so_and_can_be_read(
    tmp_path: Path, what: str
) -> None:
    """B09: also for root, so the file system itself forbids it."""
    if os.geteuid() != 0:
        pytest.fail("only root can make a file unchangeable for root")
    folder = tmp_path / "reviews"
    folder.mkdir()
    with a_bench(folder) as bench:
        run(bench.reviewing.press(seen(1), 1))
    if what == "folder":
        subprocess.run(["mount", "--bind", str(folder), str(folder)], check=True)
        subprocess.run(["mount", "-o", "remount,ro,bind", str(folder)], check=True)
        undo = ["umount", str(folder)]
    else:
        subprocess.run(["chattr", "+i", str(store_path(folder))], check=True)
        undo = ["chattr", "-i", str(store_path(folder))]
    try:
        with pytest.raises(StoreReadOnly):
            run(open_workspace(folder))
        if what == "file":
            database = open_store_to_read(folder)
            assert run(Bench(database).browsing.case_by_id("case-1")).vote.score == 1
            database.close()
    finally:
        subprocess.run(undo, check=True)
    with a_bench(folder) as bench:
        assert run(bench.browsing.case_by_id("case-1")).vote.score == 1


def test_a_second_opener_is_told_and_reading_is_fine(tmp_path: Path) -> None:
    workspace = run(open_workspace(tmp_path, name="Ada"))
    with pytest.raises(WorkspaceOpen):
        run(open_workspace(tmp_path))
    database = open_store_to_read(tmp_path)
    database.close()
    workspace.close()
    run(open_workspace(tmp_path)).close()


def test_an_old_sqlite_is_warned_of_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S135, S137."""
    for version, warned in (((3, 51, 2), True), (SAFE_VERSION, False)):
        caplog.clear()
        monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
        with caplog.at_level(logging.INFO), a_bench(tmp_path):
            pass
        assert ("race" in caplog.text) is warned
        assert "SQLite 3." in caplog.text


def test_a_folder_with_odd_characters_in_its_name_works(tmp_path: Path) -> None:
    folder = tmp_path / "50 % of é日本? #1"
    folder.mkdir()
    with a_bench(folder) as bench:
        assert run(bench.reviewing.press(seen(1), 1))
    assert store_path(folder).exists()


def test_a_migration_list_without_the_present_store_is_no_reason_to_change_it(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path):
        pass
    before = files(tmp_path)
    more = (*MIGRATIONS, Migration(len(MIGRATIONS) + 1, lambda connection: None))
    with pytest.raises(errors.StoreOlder):
        open_store_to_read(tmp_path, migrations=more)
    assert files(tmp_path)["store.sqlite"] == before["store.sqlite"]
