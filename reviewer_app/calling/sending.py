"""Sending: one HTTP exchange, with an end to its time and to the size of its answer.

Redirects are not followed and no proxy of the environment is used: both would lead past the
check of the address. Nothing is remembered between calls, so that no case sees another's cookies.
"""

import asyncio
import ssl
import time
from collections.abc import Mapping

import certifi
import httpcore
import httpx

from reviewer_app.calling.addresses import AddressRefused, AddressRule
from reviewer_app.calling.bodies import Unpacker
from reviewer_app.calling.connecting import GuardedNetwork, NameUnknown
from reviewer_app.calling.exchanges import Call, Received
from reviewer_app.calling.explaining import explain_error, explain_status, explain_timeout
from reviewer_app.calling.urls import check_url

MAX_ANSWER = 16 * 1024 * 1024
"""Bytes of an answer that are read."""

_HEADERS = {"accept": "*/*", "accept-encoding": "identity", "user-agent": "reviewer-app"}
_TROUBLES = (
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
    httpx.InvalidURL,
    AddressRefused,
    NameUnknown,
    OSError,
    UnicodeError,  # a host that is none in any script
)


class Sender:
    """Sends calls and keeps connections open between them; bound to one event loop.

    As many calls may run at once as are made. encrypted: false where all of them go by http.
    """

    def __init__(
        self, rule: AddressRule, *, encrypted: bool = True, max_answer: int = MAX_ANSWER
    ) -> None:
        self._max_answer = max_answer
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=_make_ssl_context() if encrypted else None,
            max_connections=None,
            max_keepalive_connections=20,
            keepalive_expiry=5.0,
            network_backend=GuardedNetwork(rule),
        )

    async def send(self, call: Call, *, seconds: float) -> Received:
        """The answer to a call. seconds: for all of it, from looking up the name on.

        Raises CallFailed for whatever else happens, a status of failure included.
        """
        place = check_url(call.url)
        exchange = _Exchange(self._pool, call, self._max_answer)
        try:
            async with asyncio.timeout(seconds):
                received = await exchange.run()
        except TimeoutError:
            raise explain_timeout(place, seconds, exchange.size) from None
        except _TROUBLES as error:
            raise explain_error(error, place) from None
        if not 200 <= received.status < 300:
            raise explain_status(place, received.status, received.headers, received.body, call)
        return received

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()


def open_sender(
    url: str,
    *,
    has_key: bool,
    allow_private: bool,
    allow_plain_http: bool,
    max_answer: int = MAX_ANSWER,
) -> Sender:
    """A sender for one URL, with the rule that follows from what the person allows."""
    is_encrypted = check_url(url).scheme == "https"
    is_exposed = has_key and not is_encrypted and not allow_plain_http
    rule = AddressRule(allow_private=allow_private, allow_public=not is_exposed)
    return Sender(rule, encrypted=is_encrypted, max_answer=max_answer)


class _Exchange:
    """One call on its way; `size` counts what came of the answer's body."""

    def __init__(self, pool: httpcore.AsyncConnectionPool, call: Call, limit: int) -> None:
        self._pool = pool
        self._call = call
        self._limit = limit
        self.size = 0

    async def run(self) -> Received:
        target = httpx.URL(self._call.url)
        if self._call.query:  # merging would spell anew what stands there, also with nothing
            target = target.copy_merge_params(self._call.query)
        request = httpx.Request(
            self._call.method,
            target,
            headers={**_HEADERS, **self._call.headers},
            content=self._call.body,
        )
        url = httpcore.URL(
            scheme=request.url.raw_scheme,
            host=request.url.raw_host,
            port=request.url.port,
            target=request.url.raw_path,
        )
        start = time.perf_counter()
        async with self._pool.stream(
            request.method, url, headers=request.headers.raw, content=request.content
        ) as response:
            headers = {
                name.decode("latin-1").lower(): value.decode("latin-1")
                for name, value in response.headers
            }
            body = await self._read(response, headers)
        seconds = time.perf_counter() - start
        return Received(status=response.status, headers=headers, body=body, seconds=seconds)

    async def _read(self, response: httpcore.Response, headers: Mapping[str, str]) -> bytes:
        body = Unpacker(headers.get("content-encoding", ""), self._limit)
        async for part in response.aiter_stream():
            self.size += len(part)
            body.add(part)
        return body.finish()


def _make_ssl_context() -> ssl.SSLContext:
    """The system's certificates, for companies with their own, and those that we bring."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context
