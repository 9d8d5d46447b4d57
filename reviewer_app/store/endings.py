"""Whether the last program that had the store open ended well: a mark in it while it is open."""

import sqlite3

_MARK = "open"


def mark_open(connection: sqlite3.Connection) -> None:
    """Say that the store is open. On a full disk it stays unsaid, and the store opens all the same.

    Raises sqlite3.Error for anything else that is wrong with the file.
    """
    try:
        connection.execute(
            "INSERT INTO meta (key, value) VALUES (?, '1') ON CONFLICT (key) DO NOTHING", (_MARK,)
        )
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_FULL:
            raise


def unmark_open(connection: sqlite3.Connection) -> None:
    """Say that the store was closed as it should be."""
    connection.execute("DELETE FROM meta WHERE key = ?", (_MARK,))


def ended_well(connection: sqlite3.Connection) -> bool:
    """Whether the program that had the store open last closed it."""
    mark = connection.execute("SELECT 1 FROM meta WHERE key = ?", (_MARK,)).fetchone()
    return mark is None
