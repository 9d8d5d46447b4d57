"""How we connect to SQLite: the settings without which acknowledged work was lost in trials."""

import logging
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Engine, FromClause, create_engine
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.pool import StaticPool

_log = logging.getLogger(__name__)

APPLICATION_ID = 0x52564B31
"""Tells our files from any other SQLite file."""

SAFE_VERSION = (3, 51, 3)

CACHE_KB = 4_096
"""Pages that a reader keeps in memory, unless it is told otherwise.

They hold what a search reads again with each letter: of a million cases it reads as little with
4 MB as with 12, and twice as much with 2.
"""

_ALWAYS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",
    "PRAGMA mmap_size = 0",  # an I/O error stays an error instead of a signal that kills us
    "PRAGMA cell_size_check = ON",
    "PRAGMA temp_store = MEMORY",  # no temporary files on a full disk
)
_WRITER = (
    "PRAGMA cache_size = -16384",
    "PRAGMA trusted_schema = ON",  # else SQLite before 3.41 refuses FTS5 in our own triggers
    "PRAGMA synchronous = FULL",  # NORMAL loses the last commits in a power cut
    "PRAGMA fullfsync = ON",  # macOS only: a plain fsync stops short of the platter there
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA wal_autocheckpoint = 1000",
    "PRAGMA journal_size_limit = 67108864",
)
_READER = (
    "PRAGMA trusted_schema = OFF",
    "PRAGMA wal_autocheckpoint = 0",  # one checkpointer: SQLite before 3.51.3 has a WAL race
    "PRAGMA query_only = ON",
)


def connect(path: Path, *, mode: str, pragmas: Iterable[str] = ()) -> sqlite3.Connection:
    """Open an existing file for "rw" or "ro", in autocommit mode: we say BEGIN ourselves."""
    still = "&immutable=1" if mode == "ro" and _lies_still(path) else ""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}{still}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        for pragma in (*_ALWAYS, *pragmas):
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def _lies_still(path: Path) -> bool:
    """Whether a store in a folder that takes no file is closed, so that its WAL is empty.

    Such a one SQLite refuses to read, for want of a place for its shared memory, unless it is
    told that nobody writes.
    """
    if os.access(path.parent, os.W_OK) or Path(f"{path}-shm").exists():
        return False
    wal = Path(f"{path}-wal")
    return not wal.exists() or wal.stat().st_size == 0


def connect_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes and does all checkpoints."""
    connection = connect(path, mode="rw", pragmas=_WRITER)
    try:
        use_wal(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_reader(path: Path, cache_kb: int = CACHE_KB) -> sqlite3.Connection:
    """A connection on which any write fails. cache_kb: pages of so many kB stay in memory."""
    return connect(path, mode="ro", pragmas=(*_READER, f"PRAGMA cache_size = -{cache_kb}"))


def use_wal(connection: sqlite3.Connection) -> None:
    """Readers never block the writer; raises sqlite3.OperationalError where that cannot be."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        refused = sqlite3.OperationalError(f"the folder allows only journal mode {mode}")
        refused.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise refused


def log_version() -> None:
    """Put into the log which SQLite this is; old ones have a race when a WAL starts over.

    It needs two connections that write or checkpoint, so ours have only one that does.
    (https://www.sqlite.org/wal.html#walresetbug)
    """
    version = sqlite3.sqlite_version
    if sqlite3.sqlite_version_info < SAFE_VERSION:
        _log.warning(
            "SQLite %s has the WAL reset race; one connection does all checkpoints", version
        )
    else:
        _log.info("SQLite %s", version)


def sqlite_version() -> str:
    """The version of SQLite that this program works with."""
    return sqlite3.sqlite_version


class _Compiler(SQLiteCompiler):
    """Writes the hints of a query into it, which SQLAlchemy leaves out for SQLite."""

    def get_from_hint_text(self, table: FromClause, text: str | None) -> str | None:
        """What stands behind a table: INDEXED BY and a name."""
        return text


def make_engine(connection: sqlite3.Connection, begin: str) -> Engine:
    """An engine over one connection that starts each transaction with `begin`."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    engine.dialect.statement_compiler = _Compiler

    def say_begin(dbapi_connection: object) -> None:
        connection.execute(begin)

    # Not by the event "begin": whoever listens to one makes each statement go by all of them,
    # which is a third of what a small one takes.
    engine.dialect.do_begin = say_begin
    return engine
