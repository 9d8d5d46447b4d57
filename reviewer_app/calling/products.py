"""Products over HTTP: a case goes out by a template, and an output comes back by JSONPaths."""

import asyncio
import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from reviewer_app.calling.bodies import decode_body
from reviewer_app.calling.confinement import Confinement
from reviewer_app.calling.connections import Connected
from reviewer_app.calling.endpoints import Endpoint, read_endpoint
from reviewer_app.calling.exchanges import Call, Received
from reviewer_app.calling.facts import to_facts
from reviewer_app.calling.failures import CallFailed, SettingRefused
from reviewer_app.calling.headers import is_secret
from reviewer_app.calling.keys import HIDDEN
from reviewer_app.domain.answers import Asked, ProductAnswer, Usage
from reviewer_app.domain.errors import FileProblem, ProductFailed, ProductTimedOut

EXTRACTING_SECONDS = 5.0
"""For reading one answer."""

_BODY = "body"


class HttpProduct(Connected):
    """A product that is called over HTTP, as many times at once as it is asked.

    Used in an `async with` block, at whose end the connections are closed. Raises SettingRefused
    when its key is not there.
    """

    def __init__(self, endpoint: Endpoint, environment: Mapping[str, str] = os.environ) -> None:
        super().__init__(endpoint, environment, max_answer=endpoint.max_answer)
        self.endpoint = endpoint
        self._confinement = Confinement()

    async def check(self) -> None:
        """Raises ProductFailed for a template or path that is none, before any case is asked."""
        # What sends takes a fifth of a second to load, for which nobody's window should stand.
        await asyncio.to_thread(import_module, "reviewer_app.calling.sending")
        try:
            await self._confinement.ask(
                "check",
                "The template",
                templates=self._templates(),
                json=self._json_names(),
                paths=dict(self.endpoint.answer),
            )
        except CallFailed as failure:
            raise _translate(failure) from None

    async def answer(self, asked: Asked, *, timeout: float) -> ProductAnswer:  # noqa: ASYNC109 - see AiProduct
        """What the product gives on a case; see `AiProduct`.

        timeout: seconds from looking up the address to the last byte.
        """
        try:
            call = await self._make_call(asked)
            received = await self._get_sender().send(call, seconds=timeout)
            return await self._read(received)
        except CallFailed as failure:
            raise _translate(failure) from None

    async def preview(self, asked: Asked) -> str:
        """The request that would be sent, as text and without its key. Raises ProductFailed."""
        try:
            call = await self._make_call(asked)
        except CallFailed as failure:
            raise _translate(failure) from None
        hidden = {name: HIDDEN for name in call.headers if is_secret(name)}
        if self._secret:
            hidden[self._secret.name] = HIDDEN
        query = "".join(f"\n{name} = {value}" for name, value in call.query)
        lines = [f"{call.method} {call.url}{query}"]
        lines += [f"{name}: {value}" for name, value in {**call.headers, **hidden}.items()]
        return "\n".join([*lines, "", (call.body or b"").decode()]).strip()

    async def close(self) -> None:
        """Close the connections, and end the process that renders."""
        await self._confinement.close()
        await super().close()

    async def _make_call(self, asked: Asked) -> Call:
        endpoint = self.endpoint
        rendered: dict[str, str] = await self._confinement.ask(
            "render",
            "The template",
            templates=self._templates(),
            json=self._json_names(),
            facts=to_facts(asked),
        )
        body = rendered.pop(_BODY, None)
        headers = dict(endpoint.headers)
        if body is not None:
            headers["Content-Type"] = endpoint.content_type
        return Call(
            method=endpoint.method,
            url=endpoint.url,
            headers=self._with_key(headers),
            body=None if body is None else _encode(body),
            query=tuple((name.removeprefix("query."), text) for name, text in rendered.items()),
            secrets=self._find_secrets(),
        )

    async def _read(self, received: Received) -> ProductAnswer:
        text = decode_body(received.body, received.headers)
        if not self.endpoint.answer:
            return ProductAnswer(output=text, seconds=received.seconds)
        try:
            found = await self._confinement.ask(
                "extract",
                "The answer",
                seconds=EXTRACTING_SECONDS,
                text=text,
                paths=dict(self.endpoint.answer),
            )
        except CallFailed as failure:
            raise CallFailed(
                f"{failure.reason}{_tell_kind(received.headers)}", status=received.status
            ) from None
        return ProductAnswer(
            output=found["output"],
            tool_calls=found.get("tool_calls"),
            seconds=received.seconds,
            usage=_read_usage(found),
            model=found["model"] if isinstance(found.get("model"), str) else None,
        )

    def _templates(self) -> dict[str, str]:
        body = {} if self.endpoint.body is None else {_BODY: self.endpoint.body}
        return {**body, **{f"query.{name}": text for name, text in self.endpoint.query}}

    def _json_names(self) -> list[str]:
        return [_BODY] if self.endpoint.is_json else []


async def open_product(path: Path, environment: Mapping[str, str] = os.environ) -> HttpProduct:
    """The product that a file describes, checked but not called yet.

    Raises FileProblem for whatever in the file cannot be used, a key that is not there included.
    """
    endpoint = await asyncio.to_thread(read_endpoint, path)
    try:
        product = HttpProduct(endpoint, environment)
    except SettingRefused as error:
        raise FileProblem(path, error.reason) from None
    try:
        await product.check()
    except BaseException as error:
        await product.close()
        if isinstance(error, ProductFailed):
            raise FileProblem(path, error.reason) from None
        raise
    return product


def _encode(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise CallFailed(
            "The body has half of a surrogate pair in it, which UTF-8 cannot carry. "
            "In a JSON body, `tojson` writes it as an escape."
        ) from None


def _tell_kind(headers: Mapping[str, str]) -> str:
    """A hint for an answer that is no JSON, from the kind that it says it is."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "text/event-stream":
        return " It is sent in pieces: switch streaming off in the body."
    return "" if "json" in kind or not kind else f" It says that it is {kind[:50]}."


def _read_usage(found: Mapping[str, Any]) -> Usage | None:
    counts = {
        name: found[name]
        for name in ("input_tokens", "output_tokens")
        if type(found.get(name)) is int and found[name] >= 0
    }
    return Usage(**counts, total_tokens=sum(counts.values()), requests=1) if counts else None


def _translate(failure: CallFailed) -> ProductFailed:
    kind = ProductTimedOut if failure.timed_out else ProductFailed
    return kind(
        failure.reason,
        can_retry=failure.can_retry,
        retry_after=failure.retry_after,
        status=failure.status,
    )
