"""The pace of reviewing: a decision is seen for a moment, and no key acts on the wrong case."""

import time
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

PATIENCE_S = 1.0
"""How long a key waits for the next case; longer, nobody can have meant what comes then."""


class State(Enum):
    """Where we are between two cases."""

    READY = auto()
    """A case is painted; keys act on it."""

    PAUSING = auto()
    """A decision was saved and is shown for a moment."""

    WAITING = auto()
    """Something is being saved, or the next case is on its way; keys wait."""


class Pace(QObject):
    """Knows whether a key may act now. The page tells it what happens.

    went_on: the pause is over, show the next case. became_ready: keys that waited have their turn.
    """

    went_on = Signal()
    became_ready = Signal()

    def __init__(self, pause_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = State.READY
        self.patience_s = PATIENCE_S
        self._timer = QTimer(self, singleShot=True, interval=pause_ms)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_waiting(self) -> bool:
        """Whether a key press has to wait."""
        return self.state is State.WAITING

    def set_pause(self, pause_ms: int) -> None:
        """How long a decision is shown, in milliseconds."""
        self._timer.setInterval(pause_ms)

    def is_late(self, since: float) -> bool:
        """Whether a key pressed then, on the monotonic clock, has waited too long."""
        return time.monotonic() - since > self.patience_s

    def wait(self) -> None:
        """Something was started that ends with another case or with an answer of the store."""
        self._timer.stop()
        self.state = State.WAITING

    def pause(self) -> None:
        """A decision was saved: show it, then go on; a key that waited ends the pause."""
        self.state = State.PAUSING
        self._timer.start()
        self.became_ready.emit()
        if not self._timer.interval():  # nothing is to be seen, so nothing need be painted
            self.go_on()

    def stay(self) -> None:
        """End a pause without going on."""
        if self.state is State.PAUSING:
            self._timer.stop()
            self.state = State.READY

    def go_on(self) -> None:
        """End the pause now."""
        if self.state is State.PAUSING:
            self.wait()
            self.went_on.emit()

    def be_ready(self) -> None:
        """The case is painted, or what was started came to nothing."""
        self._timer.stop()
        self.state = State.READY
        self.became_ready.emit()
