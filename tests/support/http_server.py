"""A real HTTP server on this computer, whose faults the tests choose."""

import asyncio
import json
import ssl
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any


@dataclass(frozen=True, slots=True)
class Request:
    """What came in; header names in small letters."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


Handler = Callable[[Request, asyncio.StreamWriter], Awaitable[None]]


@dataclass(slots=True)
class LocalServer:
    """Answers on a port of its own, in a thread, while the block lasts.

    handler: what is done with each request. requests: those that came, in their order.
    certificate: for https. waits_for_requests: else it speaks first, like a mail server. came and
    gone: count the requests that came, and the connections that have ended.
    """

    handler: Handler
    certificate: ssl.SSLContext | None = None
    waits_for_requests: bool = True
    requests: list[Request] = field(default_factory=list[Request])
    came: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    gone: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    port: int = 0
    connections: int = 0
    _loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)
    _thread: threading.Thread | None = None
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)
    _talks: set["asyncio.Task[None]"] = field(default_factory=set["asyncio.Task[None]"])

    @property
    def url(self) -> str:
        return f"{'https' if self.certificate else 'http'}://127.0.0.1:{self.port}"

    def __enter__(self) -> "LocalServer":
        ready = threading.Event()
        self._thread = threading.Thread(
            target=lambda: self._loop.run_until_complete(self._run(ready))
        )
        self._thread.start()
        assert ready.wait(20)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._stopping.set)
        assert self._thread is not None
        self._thread.join(20)
        self._loop.close()

    async def _run(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(
            self._talk, "127.0.0.1", 0, ssl=self.certificate, limit=64 * 1024 * 1024
        )
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._stopping.wait()
        server.close()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)
        await asyncio.sleep(0)  # what was aborted is closed in the loop's next round

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        self.connections += 1
        try:
            if not self.waits_for_requests:
                return await self.handler(Request("", "", {}, b""), writer)
            early = b""
            while True:
                request = await _read(reader, early)
                self.requests.append(request)
                self.came.release()
                early = await self._handle(request, reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self._talks.discard(task)
            self.gone.release()
            writer.transport.abort()

    async def _handle(
        self, request: Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> bytes:
        """Answer, unless the other side goes away before; gives what came of its next request."""
        answering = asyncio.ensure_future(self._answer(request, writer))
        early = asyncio.ensure_future(reader.read(1))
        try:
            await asyncio.wait({answering, early}, return_when=asyncio.FIRST_COMPLETED)
            if not answering.done():
                raise ConnectionResetError
            await answering
            return early.result() if early.done() else b""
        finally:
            for task in (answering, early):
                task.cancel()
            await asyncio.gather(answering, early, return_exceptions=True)

    async def _answer(self, request: Request, writer: asyncio.StreamWriter) -> None:
        await self.handler(request, writer)
        await writer.drain()


async def _read(reader: asyncio.StreamReader, early: bytes) -> Request:
    head = (early + await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.rstrip().split("\r\n")
    method, target, _ = first.split(" ")
    headers = {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Request(method, target, headers, body)


def reply(
    body: bytes | str | object = b"",
    *,
    status: int = 200,
    kind: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Handler:
    """Answers every request alike; what is neither bytes nor text goes as JSON."""
    content = body if isinstance(body, bytes) else _encode(body)

    async def answer(_: Request, writer: asyncio.StreamWriter) -> None:
        lines = [f"HTTP/1.1 {status} x", f"content-length: {len(content)}"]
        lines += [f"content-type: {kind}"] if kind else []
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)

    return answer


def _encode(body: object) -> bytes:
    return body.encode() if isinstance(body, str) else json.dumps(body).encode()


def in_turn(*handlers: Handler) -> Handler:
    """The first request goes to the first of them, and so on; the last takes the rest."""
    left = list(handlers)

    async def answer(request: Request, writer: asyncio.StreamWriter) -> None:
        await (left.pop(0) if len(left) > 1 else left[0])(request, writer)

    return answer


def send_raw(data: bytes, *, then_close: bool = True) -> Handler:
    """Sends these bytes, whatever they are, and closes the connection or stays silent."""

    async def answer(_: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(data)
        await writer.drain()
        if then_close:
            writer.close()
        else:
            await asyncio.Event().wait()

    return answer


async def stay_silent(_: Request, _writer: asyncio.StreamWriter) -> None:
    """Never answers."""
    await asyncio.Event().wait()


async def never_end(_: Request, writer: asyncio.StreamWriter) -> None:
    """Answers for as long as anybody listens."""
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n")
    while True:
        writer.write(b"x" * 65_536)
        await writer.drain()


async def drip(_: Request, writer: asyncio.StreamWriter) -> None:
    """Sends a byte now and then, so that no single read takes long."""
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.02)
