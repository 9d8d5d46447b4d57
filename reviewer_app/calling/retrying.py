"""Retrying: how long to wait before a call is made again."""

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import TypeVar

from reviewer_app.calling.failures import CallFailed

_Found = TypeVar("_Found")


def read_retry_after(value: str, now: Callable[[], float] = time.time) -> float | None:
    """Seconds from a `Retry-After` header: a number, or a date (RFC 9110); None for neither."""
    try:
        seconds = float(value)
    except ValueError:
        try:
            seconds = parsedate_to_datetime(value).timestamp() - now()
        except (ValueError, OverflowError, OSError):
            return None
    return max(0.0, seconds) if math.isfinite(seconds) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How often and how long a call is waited for.

    attempts: in all. first_wait: seconds, doubled each time, up to longest_wait. A server that
    asks for a longer wait than that gets no further attempt.
    """

    attempts: int = 4
    first_wait: float = 1.0
    longest_wait: float = 60.0

    async def insist(
        self,
        call: Callable[[], Awaitable[_Found]],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[], float] = random.random,
    ) -> _Found:
        """What the call gives in the end. Raises its last CallFailed.

        chance: from 0 to 1; each wait is between a half and the whole of its length, so that
        calls that failed together do not come back together.
        """
        for attempt in range(1, self.attempts + 1):
            try:
                return await call()
            except CallFailed as failure:
                wait = self._find_wait(failure, attempt, chance())
                if wait is None:
                    raise self._tell(failure, attempt) from None
            await sleep(wait)
        raise AssertionError

    def _find_wait(self, failure: CallFailed, attempt: int, chance: float) -> float | None:
        if attempt == self.attempts or not failure.can_retry:
            return None
        own = min(self.first_wait * 2 ** (attempt - 1), self.longest_wait) * (1 + chance) / 2
        if failure.retry_after is None:
            return own
        return None if failure.retry_after > self.longest_wait else max(failure.retry_after, own)

    def _tell(self, failure: CallFailed, attempt: int) -> CallFailed:
        reason = failure.reason
        if failure.retry_after is not None and failure.retry_after > self.longest_wait:
            reason = f"{reason} It asks to wait for {failure.retry_after:.0f} s."
        if attempt > 1:
            reason = f"{reason} It was tried {attempt} times."
        return CallFailed(
            reason,
            can_retry=failure.can_retry,
            retry_after=failure.retry_after,
            status=failure.status,
            timed_out=failure.timed_out,
        )
