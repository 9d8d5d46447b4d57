"""Asking: one case put to a product, with its time limit and with retries."""

import asyncio
import logging
import time
from dataclasses import dataclass

from reviewer_app.domain.answers import AiProduct, Asked, ProductAnswer
from reviewer_app.domain.errors import ProductFailed, ProductTimedOut
from reviewer_app.running.pacing import Pace

LONGEST_PAUSE = 60.0
"""Seconds; a product that wants more is asked again after these."""

_FIRST_PAUSE = 0.5
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempted:
    """What came of asking. seconds: all attempts with the pauses and turns between them."""

    answer: ProductAnswer | ProductFailed
    attempts: int
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """Asks a product. retries: how often again after a failure that may pass (reference B)."""

    product: AiProduct
    pace: Pace
    retries: int = 0

    async def ask(self, asked: Asked, *, seconds: float) -> Attempted:
        """The answer, or the last failure; it raises nothing but a cancellation.

        seconds: for each attempt. Before retry k it waits 0.5 · 2^(k-1) s, or as long as the
        product said, and then the other calls wait too.
        """
        began, attempts = time.monotonic(), 1
        answer = await self._try(asked, seconds)
        while isinstance(answer, ProductFailed) and answer.can_retry and attempts <= self.retries:
            await self._wait(answer, attempts)
            attempts += 1
            answer = await self._try(asked, seconds)
        return Attempted(answer=answer, attempts=attempts, seconds=time.monotonic() - began)

    async def _try(self, asked: Asked, seconds: float) -> ProductAnswer | ProductFailed:
        await self.pace.wait()
        try:
            async with asyncio.timeout(seconds):
                return await self.product.answer(asked, timeout=seconds)
        except TimeoutError:
            return ProductTimedOut(f"It gave no answer within {seconds:g} s.", can_retry=True)
        except ProductFailed as failure:
            return failure
        except Exception as error:  # noqa: BLE001 - our own mistake; the run goes on
            _LOG.exception("asking for case %s failed", asked.id)
            told = f"Reviewer itself could not ask the product ({type(error).__name__})."
            return ProductFailed(told)

    async def _wait(self, failure: ProductFailed, attempt: int) -> None:
        if failure.retry_after is None:
            await self.pace.pause(min(_FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE))
        else:
            self.pace.hold(min(failure.retry_after, LONGEST_PAUSE))
