"""Opens a workspace's store: makes it, checks it, migrates it on a copy; never replaces it."""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from reviewer_app.domain import errors
from reviewer_app.store.connections import APPLICATION_ID, connect
from reviewer_app.store.database import Database
from reviewer_app.store.errors import translate
from reviewer_app.store.migrations import MIGRATIONS, Migration

_T = TypeVar("_T")

STORE = "store.sqlite"
MARKER = "workspace.json"
"""Says that a store was made here: where it is missing, no new one takes its place."""

_SIDE_FILES = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class StoreInfo:
    """What the header of a store says."""

    application_id: int
    schema: int


def store_path(folder: Path) -> Path:
    """Where the store of a workspace is."""
    return folder / STORE


def exists(folder: Path) -> bool:
    """Whether a workspace is, or was, in the folder."""
    return store_path(folder).exists() or (folder / MARKER).exists()


def open_store(folder: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Database:
    """Open the store of a workspace for writing; make it when there never was one.

    The caller holds the workspace's lock. Raises StoreMissing, StoreForeign, StoreDamaged,
    StoreNewer, or what the disk says; in none of these cases is a file changed.
    """
    path = store_path(folder)
    if not path.exists():
        _refuse_lost(folder, path)
        _create(folder, migrations)
    known = migrations[-1].number
    found = _checked(path).schema
    if found > known:
        raise errors.StoreNewer(path, "made by a newer program", found, known)
    if found < known:
        _migrate(path, found, migrations)
    return _guarded(path, lambda: Database(path))


def open_store_to_read(folder: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Database:
    """Open the store without the lock, for reading only; another process may write meanwhile.

    Raises as `open_store` does, and StoreOlder where a migration is due.
    """
    path = store_path(folder)
    if not path.exists():
        raise errors.StoreMissing(path, "there is no store in this folder")
    known, found = migrations[-1].number, _checked(path).schema
    if found > known:
        raise errors.StoreNewer(path, "made by a newer program", found, known)
    if found < known:
        raise errors.StoreOlder(path, "made by an older program", found, known)
    return _guarded(path, lambda: Database(path, read_only=True))


def read_info(path: Path) -> StoreInfo:
    """What the header says; raises StoreForeign or StoreDamaged when SQLite cannot read it."""

    def read() -> StoreInfo:
        connection = connect(path, mode="ro")
        try:
            (application_id,) = connection.execute("PRAGMA application_id").fetchone()
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        finally:
            connection.close()
        return StoreInfo(application_id, schema)

    return _guarded(path, read)


def _checked(path: Path) -> StoreInfo:
    info = read_info(path)
    if info.application_id != APPLICATION_ID:
        raise errors.StoreForeign(path, "this file was not made by Reviewer")
    return info


def _guarded(path: Path, action: Callable[[], _T]) -> _T:
    try:
        return action()
    except (sqlite3.Error, OSError) as error:
        translated = translate(error, path)
        if isinstance(translated, OSError):
            translated = errors.StoreUnwritable(path, str(error))
        raise translated from error


def _refuse_lost(folder: Path, path: Path) -> None:
    if (folder / MARKER).exists():
        raise errors.StoreMissing(path, "a store was made here and is gone")
    for side in _SIDE_FILES:
        if path.with_name(path.name + side).exists():
            raise errors.StoreMissing(path, f"only {path.name + side} is left of the store")


def _create(folder: Path, migrations: Sequence[Migration]) -> None:
    """Make a store beside its place and move it there whole; then leave the marker."""
    path = store_path(folder)
    fresh = path.with_name(path.name + ".new")

    def make() -> None:
        _remove(fresh)
        connection = sqlite3.connect(fresh, isolation_level=None)
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise errors.StoreUnwritable(path, f"the folder allows only journal mode {mode}")
            _run(connection, 0, migrations)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()

    _guarded(path, make)
    _put_in_place(fresh, path)
    marker = folder / MARKER
    marker.write_text(json.dumps({"store": STORE, "made_at": datetime.now(UTC).isoformat()}))


def _run(connection: sqlite3.Connection, found: int, migrations: Sequence[Migration]) -> None:
    """All steps in one transaction; the schema number comes last."""
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    for migration in migrations:
        if migration.number > found:
            migration.apply(connection)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise errors.StoreDamaged(Path(), "a reference leads nowhere after the migration")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {migrations[-1].number}")
    connection.execute("COMMIT")


def _migrate(path: Path, found: int, migrations: Sequence[Migration]) -> None:
    """Lift an older store on a copy; the old file is kept under a name that says so."""
    copy = path.with_name(path.name + ".migrating")
    kept = path.with_name(f"before-schema-{migrations[-1].number}-{_stamp()}.sqlite")

    def lift() -> None:
        _remove(copy)
        source = connect(path, mode="rw")
        try:
            source.execute("VACUUM INTO ?", (str(copy),))
            source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            source.close()
        connection = sqlite3.connect(copy, isolation_level=None)
        try:
            before = _intent(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            _run(connection, found, migrations)
            _check_lifted(connection, before, path)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()

    _guarded(path, lift)
    _refuse_side_files(path)
    _guarded(path, lambda: shutil.copy2(path, kept))  # closed by now, so reading it is safe
    _put_in_place(copy, path)


def _intent(connection: sqlite3.Connection) -> tuple[object, ...]:
    """Counts of what a person did; a migration may not lose any of it."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return tuple(
        connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - our names
        for name in ("change", "draft")
        if name in tables
    )


def _check_lifted(connection: sqlite3.Connection, before: object, path: Path) -> None:
    if _intent(connection) != before:
        raise errors.StoreDamaged(path, "the migration would have lost changes")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise errors.StoreDamaged(path, verdict)


def _refuse_side_files(path: Path) -> None:
    """A store put over another's WAL is a silent mix of the two."""
    wal = path.with_name(path.name + "-wal")
    if wal.exists() and wal.stat().st_size > 0:
        raise errors.StoreBusy(path, "another program has the store open")


def _put_in_place(fresh: Path, path: Path) -> None:
    """Replace whole files only, flushed to the disk before and after."""
    try:
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        _remove(path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))
        fresh.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        raise errors.StoreUnwritable(path, str(error)) from error
    _remove(*(fresh.with_name(fresh.name + side) for side in _SIDE_FILES))


def _flush_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _remove(*paths: Path) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _stamp() -> str:
    return f"{datetime.now(UTC):%Y%m%dT%H%M%S}"
