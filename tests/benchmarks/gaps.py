"""Gaps: how long the window's loop was held, by the clock and by what its own thread did."""

import time

from PySide6.QtCore import QObject, Qt, QTimer

_EVERY_MS = 5


class Gaps(QObject):
    """Ticks every 5 ms, and notes the longest time from one tick to the next.

    clock: seconds by the clock, in which others may have had the processor or the interpreter.
    own: seconds of the processor that the window's thread itself took.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = self.own = 0.0
        self._at = (time.perf_counter(), time.thread_time())
        self._timer = QTimer(self, interval=_EVERY_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def begin(self) -> None:
        """Forget what was before."""
        self.clock = self.own = 0.0
        self._at = (time.perf_counter(), time.thread_time())

    def _tick(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        self.clock = max(self.clock, now[0] - self._at[0])
        self.own = max(self.own, now[1] - self._at[1])
        self._at = now
