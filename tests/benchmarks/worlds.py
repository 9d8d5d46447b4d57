"""Workspaces of any size, each filled once by importing a file that was made for it."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from reviewer_app.store.opening import store_path
from reviewer_app.workspace import open_workspace
from tests.benchmarks.making import make_csv

PERSON = "Ada Example"
PRODUCT = "Bank"


@dataclass(frozen=True, slots=True)
class Imported:
    """How an import of this run went. seconds: from the first look at the file to the end."""

    rows: int
    seconds: float


@dataclass(slots=True)
class Worlds:
    """Keeps files and workspaces in a folder; what is there already is used again."""

    folder: Path
    imports: dict[int, Imported] = field(default_factory=dict[int, Imported])

    def csv_file(self, cases: int) -> Path:
        """A file of so many cases."""
        path = self.folder / f"cases-{cases}.csv"
        if not path.exists():
            part = path.with_suffix(".part")
            make_csv(part, cases)
            part.replace(path)
        return path

    def workspace(self, cases: int) -> Path:
        """The folder of a workspace of so many cases, filled through the real import."""
        folder = self.folder / f"workspace-{cases}"
        if not (folder / "whole").exists():
            self.import_into(folder, cases)
            (folder / "whole").touch()
        return folder

    def import_into(self, folder: Path, cases: int) -> Imported:
        """Import into a fresh workspace; remembers how it went."""
        shutil.rmtree(folder, ignore_errors=True)
        file = self.csv_file(cases)
        self.imports[cases] = imported = asyncio.run(_import(folder, file))
        return imported

    def empty_workspace(self, name: str) -> Path:
        """The folder of a fresh workspace without cases."""
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        asyncio.run(_make(folder))
        return folder


async def _import(folder: Path, file: Path) -> Imported:
    async with await open_workspace(folder, name=PERSON) as workspace:
        began = time.perf_counter()
        result = await workspace.desk.importing.import_file(file, product=PRODUCT)
        return Imported(rows=result.taken, seconds=time.perf_counter() - began)


async def _make(folder: Path) -> None:
    async with await open_workspace(folder, name=PERSON):
        pass


def durable_commits(folder: Path, count: int) -> list[float]:
    """Seconds that bare commits of one row take on this disk: sqlite3, WAL, FULL."""
    with closing(open_bare(folder)) as connection:
        return [commit_once(connection, number) for number in range(count)]


def open_bare(folder: Path) -> sqlite3.Connection:
    """A database with one row, for commits to compare with."""
    connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS one (n INTEGER PRIMARY KEY, value INTEGER)")
    connection.execute("INSERT INTO one VALUES (1, 0) ON CONFLICT (n) DO NOTHING")
    return connection


def commit_once(connection: sqlite3.Connection, value: int) -> float:
    """Seconds that one durable update of one row takes."""
    began = time.perf_counter()
    connection.execute("UPDATE one SET value = ? WHERE n = 1", (value,))
    return time.perf_counter() - began


def open_raw(folder: Path) -> sqlite3.Connection:
    """The store of a workspace without any code of ours, to compare with."""
    return sqlite3.connect(store_path(folder), isolation_level=None)
