"""Drafts on their way to the disk: each key is there almost at once."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.services.drafting import Draft, Drafting
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.unkept import Typed, UnkeptTexts

KEEP_AFTER_MS = 60
KEEP_LARGE_AFTER_MS, LARGE = 400, 20_000
"""Texts from so many letters on are written less often."""

Read = Callable[[], Typed]


class DraftKeeper(QObject):
    """Keeps the drafts of one case at a time; those of the cases before it are on their way.

    kept: the draft of the case at hand is on the disk, at this time. failed: a draft is not on
    the disk; it stays in `unkept`, and is tried again.
    """

    kept = Signal(object)
    failed = Signal(object)

    def __init__(self, drafting: Drafting, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._drafting = drafting
        self._key = ""
        self._waiting: dict[str, Read] = {}
        self.unkept = UnkeptTexts(self._write, tasks, self)
        self.unkept.kept.connect(self._tell_kept)
        self.unkept.failed.connect(self.failed)
        self._timer = QTimer(self, singleShot=True, interval=KEEP_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    def begin(self, key: str) -> None:
        """Turn to another case; what waits for the one before goes to the disk first."""
        self.flush()
        self._key = key

    @property
    def is_kept(self) -> bool:
        """Whether everything that was typed is on the disk."""
        return not self._waiting and self.unkept.is_empty

    def note(self, field: str, read: Read) -> None:
        """A field was changed; what it says then is kept soon."""
        self._waiting[field] = read
        if not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Keep now what waits, and once more what could not be kept before."""
        self._timer.stop()
        waiting, self._waiting = self._waiting, {}
        self.unkept.again()
        typed = {field: read() for field, read in waiting.items()}
        is_large = any(len(words[0]) >= LARGE for words in typed.values() if words)
        self._timer.setInterval(KEEP_LARGE_AFTER_MS if is_large else KEEP_AFTER_MS)
        for field, words in typed.items():
            self.unkept.keep(self._key, field, words)

    def forget(self) -> None:
        """What was typed for the case at hand became a change."""
        self._timer.stop()
        self._waiting = {}
        self.unkept.forget(self._key)

    def drop(self) -> None:
        """Let the draft of the case at hand go, on the disk too."""
        self.forget()
        self.unkept.drop(self._key)

    def with_unkept(self, key: str, drafts: Mapping[str, Draft]) -> dict[str, Draft]:
        """The drafts of a case as they were typed: what the disk has, and what it did not take."""
        typed, now = self.unkept.texts(key), datetime.now(UTC)
        found = {} if "" in typed else dict(drafts)
        for field, words in typed.items():
            if words is None:
                found.pop(field, None)
            else:
                begun_on = drafts[field].begun_on if field in drafts else None
                found[field] = Draft(text=words[0], caret=words[1], at=now, begun_on=begun_on)
        return found

    async def _write(self, key: str, field: str, typed: Typed) -> None:
        if typed is None:
            await self._drafting.drop(key, field or None)
        else:
            await self._drafting.keep(key, field, *typed)

    def _tell_kept(self, key: str, _field: str, _typed: object) -> None:
        if key == self._key and not self.unkept.has_refused_of(key):
            self.kept.emit(datetime.now(UTC))
