"""Opens a workspace's store: makes it, checks it, migrates it on a copy; never replaces it."""

import json
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from reviewer_app.domain import errors
from reviewer_app.store.checks import page_damage
from reviewer_app.store.connections import APPLICATION_ID, connect, log_version, use_wal
from reviewer_app.store.database import Database
from reviewer_app.store.endings import ended_well
from reviewer_app.store.errors import from_system, translate
from reviewer_app.store.lifting import lift, run_migrations
from reviewer_app.store.migrations import MIGRATIONS, Migration
from reviewer_app.store.replacements import beside, put_in_place, remove

STORE = "store.sqlite"
MARKER = "workspace.json"
"""Says that a store was made here: where it is missing, no new one takes its place."""

_BESIDE = ("changes-", "rescue-", "before-schema-")
"""How the names of the second copy and of kept stores begin."""

_SMALLEST = 512
"""Bytes of the smallest page: SQLite takes a shorter file for an empty one."""

_SMALL, _LARGE = 32 * 2**20, 300 * 2**20
"""Bytes: up to here a store is looked over at each start, or at the start after a crash."""

_COPY_SIGNS = ("conflict", "(1)", " copy", "- copy", "~")


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


def is_own_file(name: str) -> bool:
    """Whether a workspace keeps a file of this name: its store, or what goes with it."""
    return name == MARKER or name.startswith((STORE, *_BESIDE))


def is_side_copy(name: str) -> bool:
    """Whether a file's name is what sync programs and people call a second file beside a store."""
    stem, lower = Path(STORE).stem, name.lower()
    is_like = stem in lower and Path(name).stem != stem
    return is_like and any(sign in lower for sign in _COPY_SIGNS)


def schema_in(folder: Path) -> int:
    """The schema of a workspace's store; raises as `read_info` does."""
    return read_info(store_path(folder)).schema


def open_store(folder: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Database:
    """Open the store of a workspace for writing; make it when there never was one.

    The caller holds the workspace's lock. Raises StoreMissing, StoreForeign, StoreDamaged,
    StoreNewer, StoreOlder, or what the disk says; in none of these cases is a file changed.
    """
    log_version()
    path = store_path(folder)
    with _guarded(path):
        if not path.exists():
            _refuse_lost(folder, path)
            _create(path, migrations)
        found = _checked(path, migrations).schema
        _refuse_damage(path)
        if found < migrations[-1].number:
            lift(path, found, migrations)
        _leave_marker(folder)
        return Database(path)


def open_store_to_read(folder: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Database:
    """Open the store without the lock, for reading only; another process may write meanwhile.

    Raises as `open_store` does, and StoreOlder where a migration is due.
    """
    path = store_path(folder)
    with _guarded(path):
        if not path.exists():
            raise errors.StoreMissing(path, "there is no store in this folder")
        known, found = migrations[-1].number, _checked(path, migrations).schema
        if found < known:
            raise errors.StoreOlder(path, "made by an older program", found, known)
        return Database(path, read_only=True)


def read_info(path: Path) -> StoreInfo:
    """What the header says; raises StoreForeign or StoreDamaged when SQLite cannot read it."""
    with _guarded(path), closing(connect(path, mode="ro")) as connection:
        (application_id,) = connection.execute("PRAGMA application_id").fetchone()
        (schema,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return StoreInfo(application_id, schema)


def _checked(path: Path, migrations: Sequence[Migration]) -> StoreInfo:
    """The header of a file that this program may open."""
    known = migrations[-1].number
    try:
        info = read_info(path)
    except errors.StoreForeign as error:
        if (path.parent / MARKER).exists():  # it was ours once
            raise errors.StoreDamaged(path, error.detail) from error
        raise
    if info.application_id != APPLICATION_ID:
        size = path.stat().st_size
        if size == 0 or (size < _SMALLEST and (path.parent / MARKER).exists()):
            raise errors.StoreDamaged(path, f"of the file only {size} bytes are left")
        raise errors.StoreForeign(path, "this file was not made by Reviewer")
    if info.schema > known:
        raise errors.StoreNewer(path, "made by a newer program", info.schema, known)
    if info.schema < 1:
        raise errors.StoreDamaged(path, f"its schema has the number {info.schema}")
    return info


def _refuse_damage(path: Path) -> None:
    """Look a store over before anything is written to it, where that takes no time or is due.

    0.3 s for 200 MB: at each start only for small ones, after a crash for larger ones too.
    """
    size = path.stat().st_size
    with closing(connect(path, mode="ro")) as connection:
        is_due = size <= _SMALL or (size <= _LARGE and not ended_well(connection))
        if is_due and (damage := page_damage(connection)):
            raise errors.StoreDamaged(path, "; ".join(damage))


@contextmanager
def _guarded(path: Path) -> Generator[None]:
    """While opening, an error of SQLite that is not about the disk comes from a damaged file."""
    try:
        yield
    except sqlite3.Error as error:
        better = translate(error, path)
        is_known = isinstance(better, errors.StoreError)
        raise (better if is_known else errors.StoreDamaged(path, str(error))) from error
    except OSError as error:
        raise from_system(error, path) from error


def _refuse_lost(folder: Path, path: Path) -> None:
    if (folder / MARKER).exists():
        raise errors.StoreMissing(path, "a store was made here and is gone")
    for side in beside(path):
        if side.exists():
            raise errors.StoreMissing(path, f"only {side.name} is left of the store")


def _create(path: Path, migrations: Sequence[Migration]) -> None:
    """Make a store beside its place and move it there whole."""
    fresh = path.with_name(path.name + ".new")
    remove(fresh, *beside(fresh))
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        use_wal(connection)
        run_migrations(connection, 0, migrations)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    put_in_place(fresh, path)


def _leave_marker(folder: Path) -> None:
    """After each opening: a crash right after the making must not leave a store without one."""
    marker = folder / MARKER
    if not marker.exists():
        made_at = datetime.now(UTC).isoformat()
        marker.write_text(json.dumps({"store": STORE, "made_at": made_at}), encoding="utf-8")
