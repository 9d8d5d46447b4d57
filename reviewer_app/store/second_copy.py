"""The second copy of every change: append-only JSON lines beside the store.

A single file is a single point of failure. Lines whose change is not in the store were perhaps
never confirmed; a recovery offers them and never applies them by itself.
"""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from reviewer_app.domain.changes import AnyChange, CodecError, from_line
from reviewer_app.store.errors import from_system
from reviewer_app.store.replacements import flush_folder

_APPENDING = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
"""O_BINARY: Windows would write each line end as two characters."""


class SecondCopy:
    """Appends lines to `changes-YYYY-MM.jsonl` in a folder; one writer at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path: Path | None = None
        self._file: int | None = None

    def append(self, lines: list[str], moment: datetime) -> None:
        """Put whole lines on the disk, or raise a StoreError; a torn line stays alone.

        The data is flushed to the disk before this returns: it is there before the commit.
        """
        if not lines:
            return
        path = self.folder / f"changes-{moment.astimezone(UTC):%Y-%m}.jsonl"
        try:
            file = self._open(path)
            _write_all(file, "".join(lines).encode("utf-8", "surrogatepass"))
            _flush(file)
        except OSError as error:
            self.close()  # the next append looks again at how the file ends
            raise from_system(error, path) from error

    def _open(self, path: Path) -> int:
        if self._file is not None and self._path == path and os.fstat(self._file).st_nlink:
            return self._file  # and nobody has deleted it
        self.close()
        ending = _ending(path)
        self._file = os.open(path, _APPENDING, 0o600)
        self._path = path
        if ending is None:
            flush_folder(self.folder)
        elif ending not in (b"", b"\n"):  # as after a power cut; that line stays alone
            _write_all(self._file, b"\n")
        return self._file

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
        self._file = self._path = None


def read_changes(folder: Path) -> tuple[list[AnyChange], int]:
    """Every change that the second copy in a folder holds, and how many lines cannot be read."""
    changes: list[AnyChange] = []
    unreadable = 0
    for path in sorted(folder.glob("changes-*.jsonl")):
        lines = path.read_bytes().split(b"\n")  # only our own line ends, no U+2028 of a text
        for line in filter(None, lines):
            try:
                changes.append(from_line(line.decode("utf-8", "surrogatepass")))
            except (CodecError, UnicodeDecodeError):
                unreadable += 1
    return changes, unreadable


def _ending(path: Path) -> bytes | None:
    """The last byte of a file, none of an empty one; None where there is no file."""
    try:
        with path.open("rb") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return b""
            file.seek(-1, os.SEEK_END)
            return file.read(1)
    except FileNotFoundError:
        return None


def _write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _flush(file: int) -> None:
    """Wait until the disk has the data; on macOS a plain flush stops short of the platter."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    elif sys.platform == "win32":
        os.fsync(file)
    else:
        os.fdatasync(file)
