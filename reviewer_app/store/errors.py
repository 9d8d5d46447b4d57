"""Translates what SQLite says into our errors, once, at the edge."""

import errno
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from reviewer_app.domain import errors

_BY_CODE: dict[int, type[errors.StoreError]] = {
    sqlite3.SQLITE_FULL: errors.StoreFull,
    sqlite3.SQLITE_IOERR: errors.StoreUnwritable,
    sqlite3.SQLITE_READONLY: errors.StoreReadOnly,
    sqlite3.SQLITE_PERM: errors.StoreReadOnly,
    sqlite3.SQLITE_AUTH: errors.StoreReadOnly,
    sqlite3.SQLITE_CANTOPEN: errors.StoreUnwritable,
    sqlite3.SQLITE_BUSY: errors.StoreBusy,
    sqlite3.SQLITE_LOCKED: errors.StoreBusy,
    sqlite3.SQLITE_PROTOCOL: errors.StoreBusy,
    sqlite3.SQLITE_CORRUPT: errors.StoreDamaged,
    sqlite3.SQLITE_NOTADB: errors.StoreForeign,
}


_BY_ERRNO: dict[int, type[errors.StoreError]] = {
    errno.ENOSPC: errors.StoreFull,
    errno.EDQUOT: errors.StoreFull,
    errno.EACCES: errors.StoreReadOnly,
    errno.EPERM: errors.StoreReadOnly,
    errno.EROFS: errors.StoreReadOnly,
}


def from_system(error: OSError, path: Path) -> errors.StoreError:
    """The error to raise for one that the operating system raised."""
    return _BY_ERRNO.get(error.errno or 0, errors.StoreUnwritable)(path, str(error))


def translate(error: Exception, path: Path) -> Exception:
    """The error to raise for one that SQLite or SQLAlchemy raised; others come back as they are.

    An interrupted reading becomes Superseded; a broken constraint stays what it is, our bug.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None:  # said by Python's module itself
        is_damage = "decode to UTF-8" in str(cause)
        return errors.StoreDamaged(path, str(cause)) if is_damage else error
    primary = code & 0xFF
    if primary == sqlite3.SQLITE_INTERRUPT:
        return errors.Superseded()
    kind = _BY_CODE.get(primary)
    return kind(path, str(cause)) if kind else error


@contextmanager
def translated(path: Path) -> Generator[None]:
    """What SQLite raises inside comes out as our errors."""
    try:
        yield
    except Exception as error:
        better = translate(error, path)
        if better is error:
            raise
        raise better from error
