"""Runs: cases put to a product and scored, their results in the cases' order."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from reviewer_app.domain.answers import AiProduct, ProductAnswer, Usage
from reviewer_app.domain.errors import ProductFailed, ProductTimedOut
from reviewer_app.domain.evaluations import Plain, Result, Unscorable, read_plain
from reviewer_app.domain.runs import CaseMetrics, CaseResult, ErrorKind
from reviewer_app.running.asking import Asking, Attempted
from reviewer_app.running.cases import RunCase
from reviewer_app.running.costs import estimate_cost
from reviewer_app.running.pacing import Pace
from reviewer_app.running.scoring import Scoring

_AHEAD = 8
"""Results for each call at once that may wait for an earlier case, so that memory stays flat."""

_BREATH = 0.02
"""Seconds after which the event loop gets its turn, also where nothing has to be waited for."""


def _find_nothing(_: str) -> None:
    """Nothing is done yet."""


def _keep_nothing(_: CaseResult) -> None:
    """Nobody wants to hear."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Runs cases. One bad case never stops it, and scoring is never retried (reference B).

    concurrency: cases at once. retries: how often a product is asked again. find_done: the
    result that an earlier run has for a case's key; such a case is not run again. heard: called
    for each new result at once, while the stream gives them in the cases' order.
    """

    product: AiProduct
    scoring: Scoring
    now: Callable[[], datetime]
    concurrency: int = 1
    retries: int = 0
    pace: Pace | None = None
    find_done: Callable[[str], CaseResult | None] = _find_nothing
    heard: Callable[[CaseResult], object] = _keep_nothing

    async def results(self, cases: Iterable[RunCase]) -> AsyncGenerator[CaseResult]:
        """One result per case, in order. Close it, or cancel the task, to stop at once.

        Calls in flight are then given up. Cases are taken from `cases` only when it is their
        turn, so that any number of them can be run.
        """
        asking = Asking(product=self.product, pace=self.pace or Pace(), retries=self.retries)
        if self.concurrency == 1:
            stream = self._one_by_one(asking, cases)
        else:
            stream = self._at_once(asking, iter(cases))
        try:
            async for result in stream:
                yield result
        finally:
            await stream.aclose()

    async def _one_by_one(
        self, asking: Asking, cases: Iterable[RunCase]
    ) -> AsyncGenerator[CaseResult]:
        breath = time.monotonic()
        for case in cases:
            yield await self._run(asking, case)
            if time.monotonic() - breath > _BREATH:
                await asyncio.sleep(0)
                breath = time.monotonic()

    async def _at_once(
        self, asking: Asking, cases: Iterator[RunCase]
    ) -> AsyncGenerator[CaseResult]:
        slots = asyncio.Semaphore(self.concurrency)
        tasks: deque[asyncio.Task[CaseResult]] = deque()

        async def run(case: RunCase) -> CaseResult:
            async with slots:
                return await self._run(asking, case)

        try:
            while True:
                while len(tasks) < self.concurrency * _AHEAD and (case := next(cases, None)):
                    tasks.append(asyncio.create_task(run(case)))
                if not tasks:
                    return
                # Shielded: a slot that a cancelled call leaves would let the next one begin.
                yield await asyncio.shield(tasks[0])
                tasks.popleft()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, asking: Asking, case: RunCase) -> CaseResult:
        if done := self.find_done(case.key):
            return done
        result = await self._evaluate(asking, case)
        self.heard(result)
        return result

    async def _evaluate(self, asking: Asking, case: RunCase) -> CaseResult:
        began = self._begin(case)
        if case.fault:
            return replace(began, error=case.fault, error_kind="scoring", attempts=0)
        attempted = await asking.ask(case.asked, seconds=case.seconds)
        if isinstance(attempted.answer, ProductFailed):
            return _fail(began, attempted, attempted.answer)
        scored = await self.scoring.score(case.sample, attempted.answer)
        return _conclude(began, case, attempted, attempted.answer, scored)

    def _begin(self, case: RunCase) -> CaseResult:
        asked = case.asked
        return CaseResult(
            key=case.key,
            suite=case.suite,
            id=asked.id,
            name=asked.name,
            eval_type=case.sample.eval_type,
            tags=asked.tags,
            expected=case.sample.expected,
            run_at=self.now(),
        )


def _fail(began: CaseResult, attempted: Attempted, failure: ProductFailed) -> CaseResult:
    kind: ErrorKind = "timeout" if isinstance(failure, ProductTimedOut) else "product"
    return replace(
        began,
        error=failure.reason,
        error_kind=kind,
        attempts=attempted.attempts,
        duration_ms=round(attempted.seconds * 1000),
    )


def _conclude(
    began: CaseResult, case: RunCase, attempted: Attempted, answer: ProductAnswer, scored: Result
) -> CaseResult:
    details = {} if scored.is_error else dict(scored.details)
    return replace(
        began,
        attempts=attempted.attempts,
        # A recorded answer took its time when it was recorded.
        duration_ms=round(max(attempted.seconds, answer.seconds) * 1000),
        passed=scored.passed,
        score=scored.score,
        reason=None if scored.is_error else scored.reason,
        error=scored.reason if scored.is_error else None,
        error_kind="scoring" if scored.is_error else None,
        output=answer.output,
        tool_calls=answer.tool_calls,
        details=details,
        warnings=scored.warnings,
        metrics=None if scored.is_error else _measure(case, answer),
    )


def _measure(case: RunCase, answer: ProductAnswer) -> CaseMetrics | None:
    """None where the product told nothing of what it took."""
    tools = Counter(_tool_names(answer.tool_calls))
    if answer.usage is None and not answer.seconds and not tools:
        return None
    usage = answer.usage or Usage()
    model = answer.model or _configured_model(case) or case.asked.model
    return CaseMetrics(
        input_tokens=usage.input_tokens,
        output_tokens=usage.output_tokens,
        total_tokens=answer.usage and _total(answer.usage),
        requests=usage.requests,
        tool_calls=tools.total(),
        total_duration_ms=round(answer.seconds * 1000) if answer.seconds else None,
        tools_used=dict(tools),
        model=model,
        estimated_cost=_cost(model, answer.usage),
    )


def _configured_model(case: RunCase) -> str | None:
    """The case's own, which goes before its suite's (reference B)."""
    config = case.asked.content.agent_config
    if config is None or '"model"' not in config.text:
        return None
    try:
        found = read_plain(config.text)
    except Unscorable:
        return None
    model = found.get("model") if isinstance(found, dict) else None
    return model if isinstance(model, str) else None


def _total(usage: Usage) -> int:
    return usage.total_tokens or usage.input_tokens + usage.output_tokens


def _cost(model: str | None, usage: Usage | None) -> float | None:
    if model is None or usage is None:
        return None
    return estimate_cost(model, usage.input_tokens, usage.output_tokens)


def _tool_names(calls: Plain) -> Iterator[str]:
    """The names of the tools that were called; a call without one is "unknown" (reference D)."""
    for call in calls if isinstance(calls, list) else ():
        name = call.get("name") if isinstance(call, dict) else None
        yield name if isinstance(name, str) else "unknown"
