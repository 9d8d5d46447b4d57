"""Returning: deferred cases come back into the lists at their time, while the window is open."""

import math

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from reviewer_app.services.marking import Marking
from reviewer_app.ui.tasks import Tasks

_LONGEST_S = 20 * 24 * 3600
"""A timer counts milliseconds in 31 bits; after so long it is asked again."""


class Returning(QObject):
    """One timer for the next case that comes back. came_back: lists may have more cases now."""

    came_back = Signal()

    def __init__(self, marking: Marking, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._marking, self._tasks = marking, tasks
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            # While a computer sleeps its timers stand still.
            application.applicationStateChanged.connect(self._state_changed)
        self._is_expected = False

    def watch(self) -> None:
        """Something may have been deferred, or brought back: ask when the next one is due."""
        self._tasks.latest("return", self._marking.seconds_to_next_return, self._set)

    def _set(self, seconds: float | None) -> None:
        self._timer.stop()
        self._is_expected = seconds is not None
        if seconds is not None:
            self._timer.start(math.ceil(min(seconds, _LONGEST_S) * 1000) + 1)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._is_expected:
            self._look()

    def _look(self) -> None:
        """The time is over, or may be: whatever is due is in the lists once they are read."""
        self.came_back.emit()
        self.watch()
