"""Placing: where an exported file may go, and how it comes there.

A file takes its place only when it is whole and on the disk. A device or a pipe has no such
moment: it is written to, and never replaced.
"""

import asyncio
import errno
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from stat import S_IMODE, S_ISDIR, S_ISFIFO, S_ISREG
from typing import IO, Any, Protocol

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.sayings import say
from reviewer_app.formats.writing import open_to_write
from reviewer_app.store.opening import MARKER, STORE, is_own_file
from reviewer_app.system.locks import LOCK
from reviewer_app.system.paths import settings_file

_WORKSPACE = say(
    "This is inside a workspace, where the program keeps its own files. Choose another."
)
_OWN = say("This is one of the program's own files. Choose another.")
_LOOK_SECONDS = 0.05
_NEW = 0o666
"""What a new file allows before the umask; the same as everywhere."""


class Place(Protocol):
    """Where a file goes: open, write, settle, take; tidy up in any case."""

    async def open(self, format_: str, is_given_up: Callable[[], bool]) -> IO[Any] | None:
        """A stream for a writer; None when it was given up before there was one."""
        ...

    def settle(self, out: IO[Any]) -> None:
        """Bring what was written to where it stays; raises OSError."""
        ...

    def take(self) -> None:
        """Put the closed file in its place; raises OSError."""
        ...

    def tidy(self) -> None:
        """Remove what is left of a file that did not take its place."""
        ...


def find_place(path: Path, workspace: Path) -> Place:
    """The place that a path names. workspace: the folder of the one that is exported.

    Raises FileProblem for a folder, for anything inside that workspace, and for another
    workspace's own files: an export there would cost every decision. Raises OSError for a path
    that cannot be looked at.
    """
    try:
        found = path.stat()  # before resolving: a pipe behind /dev/stdout has no path
    except FileNotFoundError:
        found = None
    if found and S_ISDIR(found.st_mode):
        raise FileProblem(path, say("This is a folder, not a file."))
    target = path.resolve()  # a link goes on naming its file
    _refuse_own(path, target, workspace)
    if found and not S_ISREG(found.st_mode):
        return _Device(path, is_pipe=S_ISFIFO(found.st_mode))
    if found and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return _File(target, found)


def _refuse_own(path: Path, target: Path, workspace: Path) -> None:
    if any(_is_same(folder, workspace) for folder in target.parents):
        raise FileProblem(path, _WORKSPACE)
    folder, name = target.parent, target.name.casefold()  # a disk may ignore the case
    is_workspace = (folder / MARKER).exists() and (folder / STORE).exists()
    if is_workspace and (is_own_file(name) or name == LOCK):
        raise FileProblem(path, _OWN)
    if _is_same(target, settings_file()):
        raise FileProblem(path, _OWN)


def _is_same(one: Path, other: Path) -> bool:
    """Whether two paths are one file or folder: by what they are, since names can differ."""
    try:
        return one.samefile(other)
    except OSError:
        return one == other


@dataclass(frozen=True, slots=True)
class _File:
    """A file, written beside its place. found: the one that is there already."""

    target: Path
    found: os.stat_result | None

    @property
    def _part(self) -> Path:
        return self.target.with_name(f".{self.target.name}.{os.getpid()}.part")

    async def open(self, format_: str, is_given_up: Callable[[], bool]) -> IO[Any] | None:
        if is_given_up():
            return None
        return await asyncio.to_thread(self._open, format_)

    def _open(self, format_: str) -> IO[Any]:
        self._part.unlink(missing_ok=True)  # of a process that died with the same number
        # From the start nobody may read it who may not read the one that it replaces.
        mode = _NEW if self.found is None else S_IMODE(self.found.st_mode) & _NEW
        return open_to_write(
            self._part, format_, lambda path, flags: os.open(path, flags | os.O_EXCL, mode)
        )

    def settle(self, out: IO[Any]) -> None:
        """Bring it to the disk: a replaced file must not come out empty."""
        out.flush()
        os.fsync(out.fileno())

    def take(self) -> None:
        if self.found is not None:
            _keep_rights(self._part, self.found)
        self._part.replace(self.target)

    def tidy(self) -> None:
        with suppress(OSError):
            self._part.unlink()


def _keep_rights(part: Path, found: os.stat_result) -> None:
    """Give the file the rights of the other one, and where we may its owner and group."""
    if hasattr(os, "chown"):  # not on Windows
        with suppress(OSError):
            os.chown(part, found.st_uid, found.st_gid)
    mode = S_IMODE(found.st_mode)
    if S_IMODE(part.stat().st_mode) != mode:  # some disks know no rights
        part.chmod(mode)


@dataclass(frozen=True, slots=True)
class _Device:
    """A device, pipe or terminal, written through."""

    path: Path
    is_pipe: bool

    async def open(self, format_: str, is_given_up: Callable[[], bool]) -> IO[Any] | None:
        while not is_given_up():
            try:
                return open_to_write(self.path, format_, self._open)
            except OSError as error:
                if not (self.is_pipe and error.errno == errno.ENXIO):
                    raise
            await asyncio.sleep(_LOOK_SECONDS)  # nobody reads from the pipe yet
        return None

    @staticmethod
    def _open(path: str, flags: int) -> int:
        """Open what is there, and wait for nobody: that would hold up everything else."""
        at_once = getattr(os, "O_NONBLOCK", 0)  # 0: Windows
        plain = flags & ~(os.O_CREAT | os.O_TRUNC)
        file = os.open(path, plain | at_once | getattr(os, "O_NOCTTY", 0))
        if at_once:
            os.set_blocking(file, True)
        return file

    def settle(self, out: IO[Any]) -> None:
        out.flush()  # most devices know no fsync

    def take(self) -> None:
        """It is there already."""

    def tidy(self) -> None:
        """Nothing was put beside it."""
