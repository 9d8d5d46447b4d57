"""Scoring: outputs against what is expected of them, with what was recorded on them."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from reviewer_app.domain.answers import ProductAnswer
from reviewer_app.domain.evaluations import Answer, CustomEvaluator, Judge, Plain, Result, Sample
from reviewer_app.evaluators.registry import Evaluators
from reviewer_app.running.recorded import RecordedAnswer

_LOG = logging.getLogger(__name__)

_SMALL = 20_000
"""Characters that are gone through in less time than handing them to a thread takes."""

_EACH = 100
"""What one more thing to look for takes, in characters."""

_QUICK_TYPES = ("exact_match", "fuzzy_match", "contains", "tool_usage", "llm_judge")


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """An output, and what was answered on it when it was recorded.

    answer: the judge's, for llm_judge. evaluator_returns: what a custom evaluator gave; None
    leaves it to the evaluator itself, where it is installed.
    """

    sample: Sample
    answer: Answer = None
    evaluator_returns: Plain = None


def score_recorded(recorded: Recorded) -> Result:
    """The result of one output; whatever is wrong with it becomes an error result."""
    evaluators = Evaluators(custom=_replay(recorded))
    return evaluators.score_recorded(recorded.sample, recorded.answer)


class Scoring:
    """Scores what products answer, beside the event loop where that could take long.

    judge: asked by llm_judge, unless its answer was recorded. custom: evaluators by name.
    """

    def __init__(
        self, *, judge: Judge | None = None, custom: Mapping[str, CustomEvaluator] | None = None
    ) -> None:
        self._evaluators = Evaluators(judge=judge, custom=custom)

    async def score(self, sample: Sample, answer: ProductAnswer) -> Result:
        """The result of a case with its answer; it raises nothing but a cancellation."""
        sample = Sample(
            eval_type=sample.eval_type,
            expected=sample.expected,
            config=sample.config,
            output=answer.output,
            tool_calls=answer.tool_calls,
        )
        if isinstance(answer, RecordedAnswer) and _says_more(answer):
            recorded = Recorded(
                sample=sample,
                answer=answer.judge_answer,
                evaluator_returns=answer.evaluator_returns,
            )
            return await asyncio.to_thread(score_recorded, recorded)
        try:
            judged = await self._evaluators.ask(sample)
        except Exception as error:  # noqa: BLE001 - our own mistake; the run goes on
            _LOG.exception("asking the judge failed")
            told = f"Reviewer itself could not ask the judge ({type(error).__name__})."
            return Result.failed_to_score(told)
        if is_quick(sample):
            return self._evaluators.score_recorded(sample, judged)
        return await asyncio.to_thread(self._evaluators.score_recorded, sample, judged)


def is_quick(sample: Sample) -> bool:
    """Whether scoring takes so little time that the event loop does not notice."""
    if sample.eval_type not in _QUICK_TYPES or not isinstance(sample.output, str | None):
        return False
    expected = sample.expected
    if isinstance(expected, dict) and "regex" in expected:
        return False
    size = len(sample.output or "") + _size(expected) + _size(sample.tool_calls)
    return size <= _SMALL


def _size(value: Plain) -> int:
    """Roughly the characters of a value; each text is looked for by itself, so counts more."""
    match value:
        case str():
            return len(value)
        case list():
            return sum(_size(item) + _EACH for item in value)
        case dict():
            return sum(_size(item) + _EACH for item in value.values())
        case _:
            return 0


def _says_more(answer: RecordedAnswer) -> bool:
    return answer.judge_answer is not None or answer.evaluator_returns is not None


def _replay(recorded: Recorded) -> Mapping[str, CustomEvaluator]:
    """An evaluator that gives what was recorded, under the name that the case asks for."""
    config = recorded.sample.config
    if recorded.evaluator_returns is None or not isinstance(config, dict):
        return {}
    name = config.get("evaluator")
    return {name: lambda _: recorded.evaluator_returns} if isinstance(name, str) else {}
