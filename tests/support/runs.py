"""Runs for tests: products that answer as they are told, cases, and results in a list."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from reviewer_app.domain.answers import Asked, ProductAnswer
from reviewer_app.domain.errors import ProductFailed
from reviewer_app.domain.json import Json
from reviewer_app.domain.runs import CaseResult
from reviewer_app.domain.suites import Suite, SuiteCase
from reviewer_app.running.cases import RunCase, prepare
from reviewer_app.running.pacing import Pace
from reviewer_app.running.runs import Run
from reviewer_app.running.scoring import Scoring
from tests.support.builders import NOON, TickingClock

SUITE = Suite(name="greetings")


@dataclass
class Waits:
    """A time that passes only by waiting, and how long was waited each time."""

    moment: float = 0.0
    waited: list[float] = field(default_factory=list[float])

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.moment += seconds
        await asyncio.sleep(0)

    def now(self) -> float:
        return self.moment

    def pace(self, per_second: float | None = None) -> Pace:
        return Pace(per_second, sleep=self.sleep, now=self.now)


Answer = str | ProductAnswer | Exception


@dataclass
class Parrot:
    """Answers each case from a list of what it says to it, the last one over and over."""

    says: dict[str, list[Answer]]
    asked: list[str] = field(default_factory=list[str])
    at_once: int = 0
    most_at_once: int = 0

    async def answer(self, asked: Asked, *, timeout: float) -> ProductAnswer:  # noqa: ASYNC109 - AiProduct's
        self.asked.append(asked.id)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await asyncio.sleep(0)
        finally:
            self.at_once -= 1
        answers = self.says.get(asked.id, ["hello"])
        said = answers.pop(0) if len(answers) > 1 else answers[0]
        if isinstance(said, Exception):
            raise said
        return said if isinstance(said, ProductAnswer) else ProductAnswer(output=said)


class Silent:
    """Never answers, and counts who it keeps waiting and who gave it up."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.given_up: list[str] = []

    async def answer(self, asked: Asked, *, timeout: float) -> ProductAnswer:  # noqa: ASYNC109 - AiProduct's
        self.begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.given_up.append(asked.id)
            raise
        raise AssertionError


def busy(retry_after: float | None = None) -> ProductFailed:
    """A failure that may pass."""
    return ProductFailed("It is busy.", can_retry=True, retry_after=retry_after, status=503)


def a_run_case(id_: str = "a", *, suite: Suite = SUITE, **more: Any) -> RunCase:
    """A case that wants the output to contain "hello"."""
    given: dict[str, Any] = {"input": "Say hello.", "expected": Json('["hello"]')} | more
    return prepare(SuiteCase(id=id_, **given), suite)


def a_run(product: Any, **more: Any) -> Run:
    """A run whose pauses take no time."""
    given: dict[str, Any] = {"pace": Waits().pace(), "scoring": Scoring()} | more
    return Run(product=product, now=TickingClock().now, **given)


async def gather(run: Run, cases: Iterable[RunCase]) -> list[CaseResult]:
    """All results of a run."""
    return [result async for result in run.results(cases)]


def results_of(product: Any, cases: Sequence[RunCase], **more: Any) -> list[CaseResult]:
    """All results of these cases."""
    return asyncio.run(gather(a_run(product, **more), cases))


def a_result(id_: str = "a", **more: Any) -> CaseResult:
    """A result that passed."""
    given: dict[str, Any] = {
        "key": f"key-{id_}",
        "suite": "greetings",
        "name": id_,
        "eval_type": "contains",
        "run_at": NOON,
        "passed": True,
        "score": 1.0,
    } | more
    return CaseResult(id=id_, **given)
