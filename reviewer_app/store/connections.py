"""How we connect to SQLite: the settings without which acknowledged work was lost in trials."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import StaticPool

APPLICATION_ID = 0x52564B31
"""Tells our files from any other SQLite file."""

_ALWAYS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",
    "PRAGMA mmap_size = 0",  # an I/O error stays an error instead of a signal that kills us
    "PRAGMA cell_size_check = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA temp_store = MEMORY",  # no temporary files on a full disk
    "PRAGMA cache_size = -16384",
)
_WRITER = (
    "PRAGMA synchronous = FULL",  # NORMAL loses the last commits in a power cut
    "PRAGMA fullfsync = ON",  # macOS only: a plain fsync stops short of the platter there
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA wal_autocheckpoint = 1000",
    "PRAGMA journal_size_limit = 67108864",
)
_READER = (
    "PRAGMA wal_autocheckpoint = 0",  # one checkpointer: SQLite before 3.51.3 has a WAL race
    "PRAGMA query_only = ON",
)


def connect(path: Path, *, mode: str) -> sqlite3.Connection:
    """Open an existing file for "rw" or "ro", in autocommit mode: we say BEGIN ourselves."""
    address = f"file:{quote(str(path.resolve()))}?mode={mode}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        for pragma in _ALWAYS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes and does all checkpoints."""
    connection = connect(path, mode="rw")
    for pragma in _WRITER:
        connection.execute(pragma)
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """A connection on which any write fails."""
    connection = connect(path, mode="ro")
    for pragma in _READER:
        connection.execute(pragma)
    return connection


def make_engine(connection: sqlite3.Connection, begin: str) -> Engine:
    """An engine over one connection that starts each transaction with `begin`."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    def say_begin(started: object) -> None:
        connection.execute(begin)

    event.listen(engine, "begin", say_begin)
    return engine
