"""Limits: how long one score may take, so that no file can hang a run."""

import time

from reviewer_app.domain.evaluations import Unscorable
from reviewer_app.domain.sayings import say

SECONDS = 2.0
"""For all patterns and texts of one score together."""


class TimeLimit:
    """The time that is left for one score."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._end = time.monotonic() + seconds
        self._seconds = seconds

    def remaining(self) -> float:
        """Seconds that are left. Raises Unscorable when there are none."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise self.exceeded()
        return left

    def exceeded(self, what: str = "") -> Unscorable:
        """The error for something that took too long."""
        return Unscorable(
            say(
                "{what} took longer than {seconds} s and was given up.",
                what=what or say("Scoring"),
                seconds=f"{self._seconds:g}",
            )
        )
