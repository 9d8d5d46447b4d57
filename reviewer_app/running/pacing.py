"""Pacing: how often a product may be asked, and when it wants to be left alone."""

import asyncio
import time
from collections.abc import Awaitable, Callable

Sleep = Callable[[float], Awaitable[object]]


class Pace:
    """Lets calls begin at most so often, evenly spread, whoever makes them.

    per_second: None for no limit. sleep and now: of the event loop, unless a test has its own.
    """

    def __init__(
        self,
        per_second: float | None = None,
        *,
        sleep: Sleep = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._gap = 1 / per_second if per_second else 0.0
        self._sleep = sleep
        self._now = now
        self._next = 0.0

    async def wait(self) -> None:
        """Return when it is this call's turn; calls get their turns in the order of asking."""
        now = self._now()
        turn = max(now, self._next)
        self._next = turn + self._gap
        if turn > now:
            await self._sleep(turn - now)

    async def pause(self, seconds: float) -> None:
        """Wait before asking again; the others go on."""
        await self._sleep(seconds)

    def hold(self, seconds: float) -> None:
        """Let nobody begin for some time: the product said so."""
        self._next = max(self._next, self._now() + seconds)
