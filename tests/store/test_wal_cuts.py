"""A power cut leaves any prefix of the WAL: every one of them opens to what was committed then."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.store.checks import full_check, search_fits
from reviewer_app.store.opening import open_store, store_path
from tests.support.kills import Victim
from tests.support.stores import Bench


@pytest.fixture(scope="module")
def long_wal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace whose process was killed with a hundred commits and more in its WAL."""
    folder = tmp_path_factory.mktemp("long") / "reviews"
    victim = Victim()
    victim.order(folder=str(folder), seed=5, checkpoints=False, batches=True)
    for _ in range(70):
        victim.wait_for("<")
    victim.kill()
    return folder


def cut(source: Path, target: Path, length: int, tail: bytes) -> Path:
    """The store as it would be if the disk had only so much of the WAL, and then rubbish."""
    target.mkdir()
    shutil.copy2(store_path(source), store_path(target))
    whole = store_path(source).with_name("store.sqlite-wal").read_bytes()
    store_path(target).with_name("store.sqlite-wal").write_bytes(whole[:length] + tail)
    return target


def journal_alone(folder: Path) -> list[str]:
    """The same by SQLite alone, ten times as fast: pages, search index, journal."""
    with closing(sqlite3.connect(store_path(folder), isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        connection.execute(
            "INSERT INTO search_index(search_index, rank) VALUES ('integrity-check', 1)"
        )
        return [row[0] for row in connection.execute("SELECT id FROM change ORDER BY n")]


def journal(folder: Path) -> list[str]:
    """Open a cut store as the program does, look it over, and read its journal."""
    database = open_store(folder)
    try:
        bench = Bench(database)
        assert bench.read(full_check) == []
        assert bench.write(search_fits)
        return [row[0] for row in bench.rows("SELECT id FROM change ORDER BY n")]
    finally:
        database.close()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_wal_cut_at_any_byte_opens_to_a_clean_prefix(
    long_wal: Path, tmp_path: Path, cuts: int
) -> None:
    """S106, S125: the longer the prefix, the more is there; every third has a damaged tail.

    Every tenth is opened as the program does and looked over whole.
    """
    random_ = random.Random(cuts)
    length = store_path(long_wal).with_name("store.sqlite-wal").stat().st_size
    places = sorted([0, 31, 33, length, *(random_.randrange(length) for _ in range(cuts - 4))])
    whole = journal(cut(long_wal, tmp_path / "whole", length, b""))
    assert len(whole) > 30
    had, different = 0, set[int]()
    for number, place in enumerate(places):
        tail = random_.randbytes(random_.randrange(1, 9000)) if number % 3 == 0 else b""
        folder = cut(long_wal, tmp_path / "cut", place, tail)
        found = journal(folder) if number % 10 == 0 else journal_alone(folder)
        shutil.rmtree(folder)
        assert found == whole[: len(found)], place
        assert len(found) >= had, place
        had = len(found)
        different.add(had)
    assert had == len(whole)
    print(f"{len(places)} cuts, {len(different)} different prefixes of {len(whole)} changes")
    assert len(different) > min(cuts, len(whole)) // 4


def test_a_checkpoint_that_was_cut_off_is_done_again(long_wal: Path, tmp_path: Path) -> None:
    """The main file may have any part of what the WAL has; the WAL makes it whole."""
    whole = journal(cut(long_wal, tmp_path / "whole", 10**9, b""))
    random_ = random.Random(1)
    for number in range(10):
        folder = cut(long_wal, tmp_path / f"cut-{number}", 10**9, b"")
        mix_pages(store_path(folder), tmp_path / "whole" / "store.sqlite", random_)
        assert journal(folder) == whole


def mix_pages(target: Path, newer: Path, random_: random.Random) -> None:
    """Put some pages of a checkpointed file into one that was not."""
    with closing(sqlite3.connect(newer)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    new = newer.read_bytes()
    with target.open("rb+") as file:
        for page in range(len(new) // size):
            if random_.random() < 0.5:
                file.seek(page * size)
                file.write(new[page * size : (page + 1) * size])
