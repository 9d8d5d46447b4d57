"""Lifts an older store to the present schema on a copy; the old one is kept beside it."""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from reviewer_app.domain import errors
from reviewer_app.store.checks import page_damage
from reviewer_app.store.connections import APPLICATION_ID, connect, use_wal
from reviewer_app.store.migrations import Migration
from reviewer_app.store.replacements import beside, flush, put_in_place, remove

_INTENT = ("change", "draft")
"""Tables of what a person did; a migration may not lose a row of them."""


_OUR_FAULT = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT)
"""What SQLite says when a migration, not the disk, is wrong."""


def lift(path: Path, found: int, migrations: Sequence[Migration]) -> None:
    """Migrate a copy of the store at `path`, then put it in place and keep the old one.

    Raises a StoreError, or what SQLite or the disk say; the old store is in its place then, whole.
    """
    copy = path.with_name(path.name + ".migrating")
    kept = path.with_name(path.name + ".keeping")
    remains = (copy, *beside(copy), kept, *beside(kept))
    remove(*remains)
    try:
        _copy(path, copy, kept)
        _lift_copy(copy, path, found, migrations)
        _refuse_side_files(path)
        flush(kept)
        kept.replace(path.with_name(f"before-schema-{migrations[-1].number}-{_stamp()}.sqlite"))
        put_in_place(copy, path)
    except BaseException:
        remove(*remains)
        raise


def _copy(path: Path, *targets: Path) -> None:
    """SQLite itself copies: anything else could see the file and its WAL at different moments."""
    source = connect(path, mode="rw")
    try:
        for target in targets:
            source.execute("VACUUM INTO ?", (str(target),))
        source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        source.close()


def _lift_copy(copy: Path, path: Path, found: int, migrations: Sequence[Migration]) -> None:
    connection = connect(copy, mode="rw")
    try:
        before = _count_intent(connection)
        use_wal(connection)
        run_migrations(connection, found, migrations)
        if _count_intent(connection) != before:
            raise errors.StoreDamaged(path, "the migration would have lost changes")
        if damage := page_damage(connection):
            raise errors.StoreDamaged(path, "; ".join(damage))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _OUR_FAULT:
            detail = f"made by an older program; migrating failed: {error}"
            raise errors.StoreOlder(path, detail, found, migrations[-1].number) from error
        raise
    finally:
        connection.close()


def run_migrations(
    connection: sqlite3.Connection, found: int, migrations: Sequence[Migration]
) -> None:
    """All steps behind schema `found` in one transaction; the schema number comes last."""
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    for migration in migrations:
        if migration.number > found:
            migration.apply(connection)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise _broken_reference()
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {migrations[-1].number}")
    connection.execute("COMMIT")


def _broken_reference() -> sqlite3.IntegrityError:
    error = sqlite3.IntegrityError("a reference leads nowhere after the migration")
    error.sqlite_errorcode = sqlite3.SQLITE_CONSTRAINT
    return error


def _count_intent(connection: sqlite3.Connection) -> list[int]:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return [
        connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - our names
        for name in _INTENT
        if name in tables
    ]


def _refuse_side_files(path: Path) -> None:
    """A WAL that is still there has something that the copy may lack."""
    wal = path.with_name(path.name + "-wal")
    if wal.exists() and wal.stat().st_size > 0:
        raise errors.StoreBusy(path, "another program has the store open")


def _stamp() -> str:
    return f"{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
