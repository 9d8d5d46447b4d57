"""One process at a time works on a workspace."""

from pathlib import Path

from filelock import FileLock, Timeout

from reviewer_app.domain.errors import WorkspaceOpen

LOCK = "workspace.lock"


class WorkspaceLock:
    """Held from opening to closing; the system frees it when the process dies, however it dies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / LOCK, timeout=0, thread_local=False)

    def acquire(self) -> None:
        """Take the lock; raises WorkspaceOpen when another process has it."""
        try:
            self._lock.acquire()
        except Timeout:
            raise WorkspaceOpen(self.folder) from None

    def release(self) -> None:
        """Let the next process in."""
        self._lock.release()
