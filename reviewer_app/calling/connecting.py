"""Connecting: the address of a name is found and checked here, and that address is connected to.

The check cannot be stepped round by a name that leads elsewhere the second time it is asked for:
it is asked for once.
"""

import asyncio
import socket
import threading
from collections.abc import Iterable
from contextlib import suppress

from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream, ConnectError
from httpcore import ConnectTimeout as ConnectTimedOut

from reviewer_app.calling.addresses import AddressRule

SECONDS_PER_ADDRESS = 10.0
"""For one address of a name, so that there is time left for its others."""

_Option = tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]


class NameUnknown(Exception):
    """A name that leads to no address."""


class GuardedNetwork(AsyncNetworkBackend):
    """Opens connections to the addresses that a rule allows."""

    def __init__(self, rule: AddressRule) -> None:
        self._rule = rule
        self._network = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own signature
        local_address: str | None = None,
        socket_options: Iterable[_Option] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to the first address of the name that answers.

        Raises NameUnknown, AddressRefused when any of its addresses may not be called, and
        httpcore's own errors.
        """
        addresses = await find_addresses(host, port)
        for address in addresses:
            self._rule.check(address)
        failure: Exception | None = None
        for address in addresses:
            try:
                return await self._network.connect_tcp(
                    address, port, SECONDS_PER_ADDRESS, local_address, socket_options
                )
            except (ConnectError, ConnectTimedOut) as error:
                failure = failure or error
        raise failure or NameUnknown(host)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own signature
        socket_options: Iterable[_Option] | None = None,
    ) -> AsyncNetworkStream:
        """Nothing is called this way."""
        raise NameUnknown(path)

    async def sleep(self, seconds: float) -> None:
        """Wait as httpcore asks for it."""
        await self._network.sleep(seconds)


async def find_addresses(host: str, port: int) -> list[str]:
    """The addresses of a name in the system's order, each once. Raises NameUnknown.

    The system cannot be told to stop looking up, which may take it half a minute, so that is left
    to a thread of its own that nobody waits for.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()
    thread = threading.Thread(target=_look_up, args=(host, port, loop, found), daemon=True)
    thread.start()
    return await found


def _look_up(
    host: str, port: int, loop: asyncio.AbstractEventLoop, found: "asyncio.Future[list[str]]"
) -> None:
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(place[0]) for *_, place in places))
    except (OSError, UnicodeError):
        addresses = []

    def tell() -> None:
        if found.done():
            return
        if addresses:
            found.set_result(addresses)
        else:
            found.set_exception(NameUnknown(host))

    with suppress(RuntimeError):  # the loop has ended meanwhile
        loop.call_soon_threadsafe(tell)
