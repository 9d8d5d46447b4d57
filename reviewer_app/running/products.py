"""Products and judges over HTTP, as files describe them, ready for runs."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from reviewer_app.domain.answers import AiProduct, Asked, Usage
from reviewer_app.domain.evaluations import Judge, Question
from reviewer_app.running.pacing import Pace


class ShownProduct(AiProduct, Protocol):
    """A product that shows what it would be asked."""

    async def preview(self, asked: Asked) -> str:
        """The request for a case, as text, without its key. Raises ProductFailed."""
        ...


class CountingJudge(Judge, Protocol):
    """A judge that shows what it would be asked, and counts what it takes."""

    @property
    def usage(self) -> Usage:
        """What all answers so far took."""
        ...

    def preview(self, question: Question) -> str:
        """The request for a question, as text, without its key."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledProduct:
    """A product with what its file says of how it may be called.

    concurrency: cases at once; None leaves it to the run.
    """

    name: str
    product: ShownProduct
    pace: Pace
    concurrency: int | None


@asynccontextmanager
async def calling_product(path: Path) -> AsyncGenerator[CalledProduct]:
    """The product of an endpoint file, until the end of the block. Raises FileProblem."""
    from reviewer_app.calling.products import open_product  # loads HTTP, which takes a while

    async with await open_product(path) as product:
        endpoint = product.endpoint
        yield CalledProduct(
            name=endpoint.name,
            product=product,
            pace=Pace(endpoint.requests_per_second),
            concurrency=endpoint.concurrency,
        )


@asynccontextmanager
async def calling_judge(path: Path) -> AsyncGenerator[CountingJudge]:
    """The judge of a judge file, until the end of the block. Raises FileProblem."""
    from reviewer_app.calling.judges import open_judge

    async with await open_judge(path) as judge:
        yield _Limited(judge, judge.model.concurrency) if judge.model.concurrency else judge


class _Limited:
    """A judge that is asked only so many questions at once."""

    def __init__(self, judge: CountingJudge, at_once: int) -> None:
        self._judge = judge
        self._slots = asyncio.Semaphore(at_once)

    @property
    def has_model(self) -> bool:
        return self._judge.has_model

    @property
    def usage(self) -> Usage:
        return self._judge.usage

    async def answer(self, question: Question) -> str:
        async with self._slots:
            return await self._judge.answer(question)

    def preview(self, question: Question) -> str:
        return self._judge.preview(question)
