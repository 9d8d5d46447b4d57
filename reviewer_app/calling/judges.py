"""Judges: models that mark the outputs of others, at any endpoint that speaks chat completions."""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from reviewer_app.calling.bodies import decode_body
from reviewer_app.calling.chat_completions import Completion, read_completion, to_body
from reviewer_app.calling.failures import CallFailed, SettingRefused
from reviewer_app.calling.headers import find_secrets
from reviewer_app.calling.judge_models import JudgeModel, read_judge_model
from reviewer_app.calling.retrying import Patience
from reviewer_app.domain.answers import Usage
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import JudgeFailed, Question

if TYPE_CHECKING:  # what sends takes a fifth of a second to load
    from reviewer_app.calling.sending import Call, Sender

MAX_ANSWER = 4 * 1024 * 1024
"""Bytes of a judge's answer."""


class HttpJudge:
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
        self.model = model
        self.usage = Usage()
        self._secret = model.authorization.find(environment)
        self._patience = Patience(attempts=model.attempts)
        self._sleep = sleep
        self._sender: Sender | None = None

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

    async def close(self) -> None:
        """Close the connections."""
        if self._sender:
            await self._sender.close()

    async def __aenter__(self) -> "HttpJudge":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _ask(self, call: "Call") -> Completion:
        received = await self._get_sender().send(call, seconds=self.model.seconds)
        completion = read_completion(decode_body(received.body, received.headers))
        self.usage += completion.usage
        return completion

    def _make_call(self, question: Question) -> "Call":
        from reviewer_app.calling.sending import Call

        headers = {"Content-Type": "application/json", **dict(self.model.headers)}
        if self._secret:
            headers[self._secret.name] = self._secret.value.value
        return Call(
            method="POST",
            url=self.model.url,
            headers=headers,
            body=_make_body(self.model, question).encode(),
            secrets=(
                *(self._secret.secrets if self._secret else ()),
                *find_secrets(self.model.headers),
            ),
        )

    def _get_sender(self) -> "Sender":
        from reviewer_app.calling.sending import open_sender

        if self._sender is None:
            self._sender = open_sender(
                self.model.url,
                has_key=self._secret is not None,
                allow_private=self.model.allow_private,
                allow_plain_http=self.model.allow_plain_http,
                max_answer=MAX_ANSWER,
            )
        return self._sender


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
