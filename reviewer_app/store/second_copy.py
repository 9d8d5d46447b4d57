"""The second copy of every change: append-only JSON lines beside the store.

A single file is a single point of failure. Lines whose change is not in the store were perhaps
never confirmed; a recovery offers them and never applies them by itself.
"""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

from reviewer_app.domain.errors import StoreError, StoreFull, StoreReadOnly, StoreUnwritable

_ERRORS: dict[int, type[StoreError]] = {
    errno.ENOSPC: StoreFull,
    errno.EDQUOT: StoreFull,
    errno.EACCES: StoreReadOnly,
    errno.EROFS: StoreReadOnly,
}


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
            os.fdatasync(file) if hasattr(os, "fdatasync") else os.fsync(file)
        except OSError as error:
            self.close()  # the next append looks again at how the file ends
            raise _ERRORS.get(error.errno or 0, StoreUnwritable)(path, str(error)) from error

    def _open(self, path: Path) -> int:
        if self._file is not None and self._path == path:
            return self._file
        self.close()
        torn = _ends_torn(path)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._path = path
        if torn:
            _write_all(self._file, b"\n")
        return self._file

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
        self._file = self._path = None


def _ends_torn(path: Path) -> bool:
    """Whether the last line has no end, as after a power cut."""
    try:
        with path.open("rb") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return False
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"
    except FileNotFoundError:
        return False


def _write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
