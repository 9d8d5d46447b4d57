"""Import: the real CSV import against `executemany` of the very same rows, as the least there is.

Both write into fresh stores with the same tables, triggers and indexes. The bare side is given
the finished tuples and does it in two ways: a durable commit after each 500 rows, as an import
that lets a person in between must do, and all in one transaction.
"""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.benchmarks.setting import Setting
from tests.benchmarks.worlds import Imported, open_raw

_CHUNK = 5000
_BATCH = 500
_TABLES = ("test_case", "search_doc", "vote", "review")
_SETTINGS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -16384",
    "PRAGMA journal_mode = WAL",
)


def measure(setting: Setting) -> None:
    """Rows a second of both, and their ratio."""
    worlds, cases, report = setting.worlds, setting.cases, setting.report
    source = worlds.workspace(cases)
    # A workspace that was kept from an earlier run says nothing about this one.
    ours = worlds.imports.get(cases) or _import_again(setting)
    report.say(f"ours: {_rate(ours)}")
    in_batches = _write_bare(setting, source, "bare-batches", _BATCH)
    report.say(f"bare, a commit each {_BATCH} rows: {_rate(in_batches)}")
    at_once = _write_bare(setting, source, "bare-at-once", cases)
    report.say(f"bare, one transaction: {_rate(at_once)}")
    for name, bare in (("batches of 500", in_batches), ("one transaction", at_once)):
        ratio = bare.seconds / ours.seconds
        report.judge(f"import, bare in {name}, ours to bare", ratio, 0.5, "", at_least=True)


def _import_again(setting: Setting) -> Imported:
    folder = setting.worlds.folder / "import-again"
    try:
        return setting.worlds.import_into(folder, setting.cases)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _rate(imported: Imported) -> str:
    rate = imported.rows / imported.seconds
    return f"{rate:,.0f} rows/s ({imported.rows:,} rows in {imported.seconds:.1f} s)"


def _write_bare(setting: Setting, source: Path, name: str, batch: int) -> Imported:
    """Copy the rows of a finished workspace into a fresh one; reading them is not counted."""
    target = setting.worlds.empty_workspace(name)
    try:
        with closing(open_raw(source)) as reader, closing(open_raw(target)) as writer:
            for pragma in _SETTINGS:
                writer.execute(pragma)
            for table in ("person", "product", "dataset"):
                _copy_small(reader, writer, table)
            return _write_all(reader, writer, batch)
    finally:
        shutil.rmtree(target, ignore_errors=True)


def _copy_small(reader: sqlite3.Connection, writer: sqlite3.Connection, table: str) -> None:
    found = reader.execute(f"SELECT * FROM {table}").fetchall()
    if found:
        marks = ", ".join("?" * len(found[0]))
        writer.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", found)


def _write_all(reader: sqlite3.Connection, writer: sqlite3.Connection, batch: int) -> Imported:
    rows, seconds, since_commit = 0, 0.0, 0
    for chunk in _chunks(reader, min(batch, _CHUNK)):
        began = time.perf_counter()
        if since_commit == 0:
            writer.execute("BEGIN IMMEDIATE")
        for sql, values in chunk:
            writer.executemany(sql, values)
        count = len(chunk[0][1])
        rows, since_commit = rows + count, since_commit + count
        if since_commit >= batch:
            writer.execute("COMMIT")
            since_commit = 0
        seconds += time.perf_counter() - began
    if since_commit:
        began = time.perf_counter()
        writer.execute("COMMIT")
        seconds += time.perf_counter() - began
    return Imported(rows=rows, seconds=seconds)


_Chunk = list[tuple[str, list[tuple[object, ...]]]]


def _chunks(reader: sqlite3.Connection, size: int) -> Iterator[_Chunk]:
    """For each table the statement and the next rows; cases first, since votes point at them."""
    statements = {table: _insert(reader, table) for table in _TABLES}
    cases = reader.execute(f"SELECT {_columns(reader, 'test_case')} FROM test_case ORDER BY n")
    while found := cases.fetchmany(size):
        first, last = found[0][0], found[-1][0]
        chunk: _Chunk = [(statements["test_case"], found)]
        for table in _TABLES[1:]:
            rows = reader.execute(_of_cases(table), (first, last)).fetchall()
            if rows:
                chunk.append((statements[table], rows))
        yield chunk


def _of_cases(table: str) -> str:
    """The rows of another table that belong to cases between two row numbers."""
    if table == "search_doc":
        return "SELECT * FROM search_doc WHERE n BETWEEN ? AND ? ORDER BY n"
    return (
        f"SELECT {table}.* FROM test_case JOIN {table} ON {table}.revision = test_case.id "
        "WHERE test_case.n BETWEEN ? AND ? ORDER BY test_case.n"
    )


def _insert(reader: sqlite3.Connection, table: str) -> str:
    columns = _columns(reader, table)
    marks = ", ".join("?" * (columns.count(",") + 1))
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})"


def _columns(reader: sqlite3.Connection, table: str) -> str:
    """The columns that are written; computed ones are not."""
    names = [column[1] for column in reader.execute(f"PRAGMA table_info({table})")]
    return ", ".join(f'"{name}"' for name in names)
