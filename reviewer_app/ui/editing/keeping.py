"""Drafts on their way to the disk: every key is there within a second."""

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.services.drafting import Drafting
from reviewer_app.ui.tasks import Tasks

KEEP_AFTER_MS = 400

Read = Callable[[], tuple[str, int] | None]
"""What to keep of a field now: its text and caret, or None to let its draft go."""


class DraftKeeper(QObject):
    """Keeps the drafts of one case at a time.

    kept: the draft is on the disk, at this time. emptied: nothing is left to keep. failed: it is
    not on the disk; the fields count as not kept until they are.
    """

    kept = Signal(object)
    failed = Signal(object)

    def __init__(self, drafting: Drafting, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._drafting, self._tasks = drafting, tasks
        self._key = ""
        self._waiting: dict[str, Read] = {}
        self._unkept: dict[str, tuple[str, int] | None] = {}
        self._timer = QTimer(self, singleShot=True, interval=KEEP_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    def begin(self, key: str) -> None:
        """Turn to another case; what waits for the one before goes to the disk first."""
        self.flush()
        self._key = key
        self._unkept = {}

    @property
    def is_kept(self) -> bool:
        """Whether everything that was typed is on the disk."""
        return not self._waiting and not self._unkept

    def note(self, field: str, read: Read) -> None:
        """A field was changed; what it says then is kept soon."""
        self._waiting[field] = read
        if not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Keep now what waits, and once more what could not be kept before."""
        self._timer.stop()
        found = {**self._unkept, **{field: read() for field, read in self._waiting.items()}}
        self._waiting = {}
        for field, typed in found.items():
            self._keep(self._key, field, typed)

    def forget(self) -> None:
        """What waits became a change, or was let go."""
        self._timer.stop()
        self._waiting, self._unkept = {}, {}

    def _keep(self, key: str, field: str, typed: tuple[str, int] | None) -> None:
        self._unkept[field] = typed
        drafting = self._drafting

        async def write() -> None:
            if typed is None:
                await drafting.drop(key, field)
            else:
                await drafting.keep(key, field, *typed)

        def written(_nothing: None) -> None:
            if key == self._key and field in self._unkept and self._unkept[field] == typed:
                del self._unkept[field]
            if key == self._key:
                self.kept.emit(datetime.now(UTC))

        self._tasks.save(write, written, self.failed.emit)
