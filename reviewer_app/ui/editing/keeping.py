"""Drafts on their way to the disk: every key is there within a second."""

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.services.drafting import Drafting
from reviewer_app.ui.tasks import Tasks

KEEP_AFTER_MS = 400

Typed = tuple[str, int] | None
"""A text and its caret; None lets the draft go."""

Read = Callable[[], Typed]
Place = tuple[str, str]
"""A case and a field."""


class DraftKeeper(QObject):
    """Keeps the drafts of one case at a time; those of the cases before it are on their way.

    kept: the draft of the case at hand is on the disk, at this time. failed: a draft is not on
    the disk; it stays here, and is tried again with the next.
    """

    kept = Signal(object)
    failed = Signal(object)

    def __init__(self, drafting: Drafting, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._drafting, self._tasks = drafting, tasks
        self._key = ""
        self._waiting: dict[str, Read] = {}
        self._unkept: dict[Place, Typed] = {}
        self._timer = QTimer(self, singleShot=True, interval=KEEP_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    def begin(self, key: str) -> None:
        """Turn to another case; what waits for the one before goes to the disk first."""
        self.flush()
        self._key = key

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
        typed: dict[Place, Typed] = {
            (self._key, field): read() for field, read in self._waiting.items()
        }
        found, self._waiting = {**self._unkept, **typed}, {}
        for place, words in found.items():
            self._keep(place, words)

    def forget(self) -> None:
        """What was typed for the case at hand became a change, or was let go."""
        self._timer.stop()
        self._waiting = {}
        self._unkept = {
            place: typed for place, typed in self._unkept.items() if place[0] != self._key
        }

    def _keep(self, place: Place, typed: Typed) -> None:
        self._unkept[place] = typed
        drafting, (key, field) = self._drafting, place

        async def write() -> None:
            if typed is None:
                await drafting.drop(key, field)
            else:
                await drafting.keep(key, field, *typed)

        def written(_nothing: None) -> None:
            if place in self._unkept and self._unkept[place] == typed:
                del self._unkept[place]
            if key == self._key:
                self.kept.emit(datetime.now(UTC))

        self._tasks.save(write, written, self.failed.emit)
