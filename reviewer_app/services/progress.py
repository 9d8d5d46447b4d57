"""Progress: how far a long piece of work is, and whether the person still wants it."""

import threading
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """How much is done of how much; total 0: nobody knows yet."""

    done: int
    total: int


class Progress:
    """Shared by who works and who watches; any thread may use any method.

    heard: called for each report, in the thread that works.
    """

    def __init__(self, heard: Callable[[Step], object] | None = None) -> None:
        self._heard = heard
        self._step = Step(0, 0)
        self._cancelled = threading.Event()

    def report(self, done: int, total: int) -> None:
        """Say how far the work is."""
        # One reference is swapped, so that a reader never sees half a report.
        self._step = Step(done, total)
        if self._heard:
            self._heard(self._step)

    @property
    def step(self) -> Step:
        """The last report."""
        return self._step

    def cancel(self) -> None:
        """Ask the work to stop; it does so after the batch at hand, and leaves nothing."""
        self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        """Whether somebody asked the work to stop."""
        return self._cancelled.is_set()
