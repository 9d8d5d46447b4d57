"""Origins: where the bytes of a file come from, and the proof that they are still the same ones."""

import io
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.sayings import say

CHANGED = say("The file was changed while it was being read.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """A file on the disk, or bytes in memory.

    stamp: size in bytes and time of change, by which another file is noticed.
    """

    path: Path
    stamp: tuple[int, int]
    data: bytes | None = None

    @property
    def size(self) -> int:
        """How many bytes there are."""
        return self.stamp[0]

    def open(self) -> BinaryIO:
        """The bytes; raises FileProblem when they are gone or no longer the ones first seen."""
        if self.data is not None:
            return io.BytesIO(self.data)
        with translated(self.path):
            self.require_same()
            return self.path.open("rb")

    def require_same(self) -> None:
        """Raise FileProblem when the file on the disk is no longer the one first seen."""
        if self.data is not None:
            return
        with translated(self.path):
            if _stamp(self.path) != self.stamp:
                raise FileProblem(self.path, CHANGED)

    def read_head(self, size: int) -> bytes:
        """The first bytes; raises FileProblem."""
        with translated(self.path), self.open() as file:
            return file.read(size)


@dataclass(frozen=True, slots=True, kw_only=True)
class FromOrigin:
    """A file of some format, with where its bytes come from."""

    origin: Origin

    @property
    def path(self) -> Path:
        """Where the file is, or the name of what was pasted."""
        return self.origin.path

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self.origin.size


def find_origin(file: "Path | Pasted | Origin") -> Origin:
    """Where these bytes come from; raises FileProblem when there is nothing to read."""
    if isinstance(file, Origin):
        return file
    if isinstance(file, Pasted):
        data = file.data
        data = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
        return Origin(path=Path(file.name), stamp=(len(data), 0), data=data)
    with translated(file):
        if not S_ISREG(file.stat().st_mode):
            raise FileProblem(file, say("This is a folder or a device, not a file."))
        return Origin(path=file, stamp=_stamp(file))


@contextmanager
def translated(path: Path) -> Generator[None]:
    """Turn what the system says of a file into FileProblem, as a sentence for the person."""
    try:
        yield
    except FileNotFoundError as error:
        raise FileProblem(path, say("There is no such file.")) from error
    except PermissionError as error:
        raise FileProblem(path, say("The file may not be read with your permissions.")) from error
    except OSError as error:
        raise FileProblem(
            path, say("The file cannot be read: {why}.", why=cause_of(error))
        ) from error


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns
