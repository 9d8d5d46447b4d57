"""Connections to one address: opened at the first call, closed at the end of an `async with`."""

from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Self

from reviewer_app.calling.endpoints import Endpoint
from reviewer_app.calling.headers import find_secrets
from reviewer_app.calling.judge_models import JudgeModel

if TYPE_CHECKING:  # what sends takes a fifth of a second to load
    from reviewer_app.calling.sending import Sender


class Connected:
    """What is called at one address. max_answer: bytes of an answer that are read.

    Raises SettingRefused when its key is not there.
    """

    def __init__(
        self, address: Endpoint | JudgeModel, environment: Mapping[str, str], *, max_answer: int
    ) -> None:
        self._address = address
        self._secret = address.authorization.find(environment)
        self._max_answer = max_answer
        self._sender: Sender | None = None

    async def close(self) -> None:
        """Close the connections."""
        if self._sender:
            await self._sender.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _with_key(self, headers: Mapping[str, str]) -> dict[str, str]:
        """The headers with the one that shows who calls."""
        key = {self._secret.name: self._secret.value.value} if self._secret else {}
        return {**headers, **key}

    def _find_secrets(self) -> tuple[str, ...]:
        """The texts that no message may show."""
        of_key = self._secret.secrets if self._secret else ()
        return (*of_key, *find_secrets(self._address.headers))

    def _get_sender(self) -> "Sender":
        from reviewer_app.calling.sending import open_sender

        if self._sender is None:
            self._sender = open_sender(
                self._address.url,
                has_key=self._secret is not None,
                allow_private=self._address.allow_private,
                allow_plain_http=self._address.allow_plain_http,
                max_answer=self._max_answer,
            )
        return self._sender
