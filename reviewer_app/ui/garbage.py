"""Collects Python's garbage cycles on the window's thread, where Qt objects may be destroyed.

Python collects in whatever thread happens to allocate; in a database thread that would destroy
widgets and sockets beside the thread that paints them, which crashes now and then.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 2000


class GarbageCollector(QObject):
    """Takes the automatic collection over until it is stopped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(collect_due)
        self._timer.start()

    def stop(self) -> None:
        """Leave the collection to Python again."""
        self._timer.stop()
        gc.enable()


def collect_due() -> None:
    """Collect the oldest generation that is due, by Python's own thresholds."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation] > 0:
            gc.collect(generation)
            return
