"""The time, handed in wherever a moment is recorded."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time; tests have one that they set."""

    def now(self) -> datetime:
        """The moment, aware and in UTC."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)
