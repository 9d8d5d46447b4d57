"""Judges: models that mark the outputs of others, at any endpoint that speaks chat completions."""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from reviewer_app.calling.bodies import decode_body
from reviewer_app.calling.chat_completions import Completion, read_completion, to_body
from reviewer_app.calling.connections import Connected
from reviewer_app.calling.exchanges import Call
from reviewer_app.calling.failures import CallFailed, SettingRefused
from reviewer_app.calling.judge_models import JudgeModel, read_judge_model
from reviewer_app.calling.retrying import Patience
from reviewer_app.domain.answers import Usage
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import JudgeFailed, Question

MAX_ANSWER = 4 * 1024 * 1024
"""Bytes of a judge's answer."""


class HttpJudge(Connected):
    """A judge that is asked over HTTP, as many questions at once as it is given.

    Used in an `async with` block, at whose end the connections are closed. `usage` sums up all
    answers so far. Raises SettingRefused when its key is not there. sleep: waits between
    attempts.
    """

    def __init__(
        self,
        model: JudgeModel,
        environment: Mapping[str, str] = os.environ,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        super().__init__(model, environment, max_answer=MAX_ANSWER)
        self.model = model
        self.usage = Usage()
        self._patience = Patience(attempts=model.attempts)
        self._sleep = sleep

    @property
    def has_model(self) -> bool:
        """Whether it can answer a question that names no model."""
        return self.model.model is not None

    async def answer(self, question: Question) -> str:
        """The model's text; see `Judge`. Raises JudgeFailed after the last attempt."""
        call = self._make_call(question)
        try:
            completion = await self._patience.insist(
                lambda: self._ask(call), sleep=self._sleep, chance=random.random
            )
        except CallFailed as failure:
            raise JudgeFailed(failure.reason) from None
        return completion.text

    def preview(self, question: Question) -> str:
        """The request that would be sent, as text and without its key; nothing is sent."""
        name = question.model or self.model.model or ""
        given = {"model": name, **_find_parameters(self.model)}
        lines = [f"POST {self.model.url}", *(f"{key}: {value}" for key, value in given.items())]
        parts = ["\n".join(lines), f"system:\n{question.system}", f"user:\n{question.prompt}"]
        return "\n\n".join(parts)

    async def _ask(self, call: Call) -> Completion:
        received = await self._get_sender().send(call, seconds=self.model.seconds)
        completion = read_completion(decode_body(received.body, received.headers))
        self.usage += completion.usage
        return completion

    def _make_call(self, question: Question) -> Call:
        return Call(
            method="POST",
            url=self.model.url,
            headers=self._with_key(
                {"Content-Type": "application/json", **dict(self.model.headers)}
            ),
            body=_make_body(self.model, question).encode(),
            secrets=self._find_secrets(),
        )


async def open_judge(path: Path, environment: Mapping[str, str] = os.environ) -> HttpJudge:
    """The judge that a file describes, not asked yet.

    Raises FileProblem for whatever in the file cannot be used, a key that is not there included.
    """
    model = await asyncio.to_thread(read_judge_model, path)
    try:
        return HttpJudge(model, environment)
    except SettingRefused as error:
        raise FileProblem(path, error.reason) from None


def _make_body(model: JudgeModel, question: Question) -> str:
    return to_body(question, question.model or model.model or "", _find_parameters(model))


def _find_parameters(model: JudgeModel) -> Mapping[str, object]:
    """What is sent beside the question; a temperature of 0 is not spelled 0.0."""
    given = {"temperature": model.temperature, **model.parameters}
    return {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in given.items()
        if value is not None
    }
