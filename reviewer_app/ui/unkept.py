"""Texts on their way to the disk: what it does not take stays here, and is tried again."""

from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.domain.errors import NotFound
from reviewer_app.ui.tasks import Tasks

AGAIN_AFTER_MS = 3000
"""How soon a disk that became free again has what it did not take before."""

Typed = tuple[str, int] | None
"""A text and its caret; None lets the draft go."""

Place = tuple[str, str]
"""A case, or a key of one that is not made yet, and a field; no field: all of them."""

Write = Callable[[str, str, Typed], Coroutine[Any, Any, None]]


class UnkeptTexts(QObject):
    """Holds each text until it is on the disk, however long that takes.

    kept: the text of a place is on the disk. failed: one is not; it stays here and is tried again
    by itself, without a word. refused: what waits because the disk did not take it is another.
    """

    kept = Signal(str, str, object)
    failed = Signal(object)
    refused = Signal()

    def __init__(self, write: Write, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._write, self._tasks = write, tasks
        self._typed: dict[Place, Typed] = {}
        self._refused: set[Place] = set()
        self._timer = QTimer(self, singleShot=True, interval=AGAIN_AFTER_MS)
        self._timer.timeout.connect(lambda: self._again(_say_nothing))

    @property
    def is_empty(self) -> bool:
        """Whether everything is on the disk."""
        return not self._typed

    @property
    def has_refused(self) -> bool:
        """Whether something waits that the disk did not take."""
        return bool(self._refused)

    def texts(self, key: str) -> dict[str, Typed]:
        """What the disk did not take of a case, by field."""
        found = {place: typed for place, typed in self._typed.items() if place in self._refused}
        return {field: typed for (case, field), typed in found.items() if case == key}

    def waiting(self, key: str, field: str) -> Typed:
        """What is on its way to the disk, whether the disk refused it or not; None for nothing."""
        return self._typed.get((key, field))

    def has_refused_of(self, key: str) -> bool:
        """Whether the disk did not take something of a case."""
        return any(case == key for case, _field in self._refused)

    def keep(self, key: str, field: str, typed: Typed) -> None:
        """Write a text; a newer one takes the place of what waits there."""
        self._put((key, field), typed, self.failed.emit)

    def drop(self, key: str) -> None:
        """Let all drafts of a case go, those on the disk too."""
        self.forget(key)
        self.keep(key, "", None)

    def forget(self, key: str) -> None:
        """What waits for a case became a change, or is not wanted any more."""
        with self._telling():
            self._typed = {place: typed for place, typed in self._typed.items() if place[0] != key}
            self._refused = {place for place in self._refused if place[0] != key}

    def again(self) -> None:
        """Try at once what waits, and say what fails."""
        self._again(self.failed.emit)

    def _again(self, failed: Callable[[Exception], None]) -> None:
        for place in [place for place in self._typed if place in self._refused]:
            self._put(place, self._typed[place], failed)

    def _put(self, place: Place, typed: Typed, failed: Callable[[Exception], None]) -> None:
        self._typed[place] = typed

        async def write() -> bool:
            if place not in self._typed or self._typed[place] != typed:
                return False  # a newer one is there, or it is not wanted any more
            await self._drop_first(place)
            await self._write(*place, typed)
            return True

        def written(is_written: bool) -> None:
            if is_written:
                self._took(place, typed)

        def not_written(error: Exception) -> None:
            self._did_not_take(place, error)
            failed(error)

        self._tasks.save(write, written, not_written, can_repeat=False)

    async def _drop_first(self, place: Place) -> None:
        """A text that was typed after all of its case were let go must not go with them."""
        key, field = place
        if field and (key, "") in self._typed:
            await self._write(key, "", None)
            self._took((key, ""), None)

    def _took(self, place: Place, typed: Typed) -> None:
        if place in self._typed and self._typed[place] == typed:
            with self._telling():
                del self._typed[place]
                self._refused.discard(place)
        self.kept.emit(*place, typed)

    def _did_not_take(self, place: Place, error: Exception) -> None:
        if place not in self._typed:
            return
        with self._telling():
            if isinstance(error, NotFound):  # no disk will ever take it: its case is gone
                del self._typed[place]
                self._refused.discard(place)
                return
            self._refused.add(place)
            self._timer.start()

    @contextmanager
    def _telling(self) -> Generator[None]:
        before = set(self._refused)
        yield
        if self._refused != before:
            self.refused.emit()


def _say_nothing(_error: Exception) -> None:
    """It was said when it failed first."""
