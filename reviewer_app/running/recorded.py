"""Recorded outputs: a product that gives what it once answered, read from somewhere."""

from collections.abc import Callable
from dataclasses import dataclass

from reviewer_app.domain.answers import Asked, ProductAnswer
from reviewer_app.domain.evaluations import Answer, Plain


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedAnswer(ProductAnswer):
    """An answer with what was said on it when it was recorded.

    judge_answer: for llm_judge. evaluator_returns: what a custom evaluator gave; None leaves it
    to the evaluator itself.
    """

    judge_answer: Answer = None
    evaluator_returns: Plain = None


class RecordedProduct:
    """Answers from a record. look_up: raises ProductFailed where there is no output of a case."""

    def __init__(self, look_up: Callable[[Asked], RecordedAnswer]) -> None:
        self._look_up = look_up

    async def answer(self, asked: Asked, *, timeout: float) -> RecordedAnswer:  # noqa: ASYNC109 - AiProduct's; nothing takes time here
        """What was recorded for the case."""
        return self._look_up(asked)
