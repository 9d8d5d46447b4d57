"""Puts whole files in the place of others, so that a crash leaves the old one or the new one."""

import os
from pathlib import Path

SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file while it is open, or after a crash."""


def put_in_place(fresh: Path, path: Path) -> None:
    """Move a closed store to where another one is, or was; both flushed to the disk.

    Raises OSError; then nothing has moved.
    """
    flush(fresh)
    remove(*beside(path))  # the WAL of one store on another is a silent mix of the two
    fresh.replace(path)
    flush_folder(path.parent)
    remove(*beside(fresh))


def beside(path: Path) -> list[Path]:
    """The names of the files that SQLite keeps beside a store."""
    return [path.with_name(path.name + side) for side in SIDE_FILES]


def flush(path: Path) -> None:
    """Wait until the disk has a file; never one that is open as a store."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Wait until the disk has the names in a folder; Windows does that by itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def remove(*paths: Path) -> None:
    """Remove files, as far as they are there."""
    for path in paths:
        path.unlink(missing_ok=True)
