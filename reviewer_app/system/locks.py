"""One process at a time works on a workspace."""

import errno
from pathlib import Path

from filelock import FileLock, Timeout

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import (
    StoreReadOnly,
    StoreUnwritable,
    WorkspaceOpen,
    WorkspaceUnsuitable,
)

LOCK = "workspace.lock"
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


class WorkspaceLock:
    """Held from opening to closing; the system frees it when the process dies, however it dies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / LOCK, timeout=0, thread_local=False)

    def acquire(self) -> None:
        """Take the lock.

        Raises WorkspaceOpen when another process has it, StoreReadOnly or StoreUnwritable where
        the folder takes no file, WorkspaceUnsuitable where its disk has no locks.
        """
        try:
            self._lock.acquire()
        except Timeout:
            raise WorkspaceOpen(self.folder) from None
        except NotImplementedError as error:
            raise WorkspaceUnsuitable(self.folder, "network") from error
        except OSError as error:
            kind = StoreReadOnly if error.errno in _FORBIDDEN else StoreUnwritable
            raise kind(self.folder, cause_of(error)) from error

    def release(self) -> None:
        """Let the next process in."""
        self._lock.release()
