"""Returning: deferred cases come back into the lists at their time, while the window is open."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from reviewer_app.services.marking import Marking
from reviewer_app.ui.tasks import Tasks

LOOK_MS = 20_000
"""Clocks are set and computers sleep, while timers only count on: so the clock is looked at."""


class Returning(QObject):
    """Watches the clock for the next case that comes back, and for the next day.

    came_back: lists may have more cases now, or have to tell of days in other words.
    """

    came_back = Signal()

    def __init__(
        self,
        marking: Marking,
        tasks: Tasks,
        parent: QObject,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(parent)
        self._marking, self._tasks, self.now = marking, tasks, now
        self._due: datetime | None = None
        self._day = self._today()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.look)

    def watch(self) -> None:
        """Something may have been deferred, or brought back: ask when the next one is due."""
        self._tasks.latest("return", self._marking.next_return, self._set)

    def _set(self, due: datetime | None) -> None:
        self._due = due
        self._wait()

    def _wait(self) -> None:
        """Until it is due, or for a while; with nothing deferred there is nothing to wait for."""
        self._timer.stop()
        if self._due is not None:
            left = (self._due - self.now()).total_seconds() * 1000
            self._timer.start(int(min(max(left, 0.0), LOOK_MS)) + 1)

    def look(self) -> None:
        """Whatever is due is in the lists once they are read anew."""
        today, before = self._today(), self._day
        self._day = today
        if self._due is None:
            return
        if self._due <= self.now() or today != before:
            self.came_back.emit()
            self.watch()
        else:
            self._wait()

    def _today(self) -> date:
        """The day at this place, which may be another one since the computer travelled."""
        if hasattr(time, "tzset"):
            time.tzset()
        return self.now().astimezone().date()
