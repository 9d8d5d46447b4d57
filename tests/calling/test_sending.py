"""One HTTP exchange, against a server that really answers, or does not."""

import asyncio
import gzip
import socket
import ssl
import threading
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.calling.addresses import AddressRule
from reviewer_app.calling.exchanges import Call, Received
from reviewer_app.calling.failures import CallFailed
from reviewer_app.calling.sending import Sender
from tests.support.http_server import (
    Handler,
    LocalServer,
    drip,
    never_end,
    reply,
    send_raw,
    stay_silent,
)

DATA = Path(__file__).parent.parent / "data" / "calling"
NEARBY = AddressRule(allow_private=True)
MB = 1024 * 1024


async def send(
    url: str, *, rule: AddressRule = NEARBY, seconds: float = 20, secrets: tuple[str, ...] = ()
) -> Received:
    sender = Sender(rule, encrypted=url.startswith("https"), max_answer=MB)
    try:
        call = Call(method="POST", url=url, headers={}, body=b"{}", secrets=secrets)
        return await sender.send(call, seconds=seconds)
    finally:
        await sender.close()


def send_to(handler: Handler, *, seconds: float = 20, secrets: tuple[str, ...] = ()) -> Received:
    with LocalServer(handler) as server:
        return asyncio.run(send(server.url, seconds=seconds, secrets=secrets))


def fail(handler: Handler, *, seconds: float = 20, secrets: tuple[str, ...] = ()) -> CallFailed:
    with pytest.raises(CallFailed) as caught:
        send_to(handler, seconds=seconds, secrets=secrets)
    return caught.value


def test_an_answer_comes_whole_with_its_time() -> None:
    received = send_to(reply({"a": 1}))
    assert (received.status, received.body) == (200, b'{"a": 1}')
    assert 0 < received.seconds < 20


def test_the_url_goes_out_as_it_is_written() -> None:
    with LocalServer(reply()) as server:
        asyncio.run(send(f"{server.url}/a%2Fb/?q=a%2Fb+c%20d&x&y="))
        assert server.requests[0].target == "/a%2Fb/?q=a%2Fb+c%20d&x&y="


def test_this_computer_is_not_called_unless_allowed() -> None:
    with LocalServer(reply()) as server:
        with pytest.raises(
            CallFailed, match=r"this computer.*add `allow_private: true` to its settings"
        ) as caught:
            asyncio.run(send(server.url, rule=AddressRule()))
        assert server.requests == []
    assert not caught.value.can_retry


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001", "127。0。0。1"])
def test_what_counts_is_where_a_name_leads(host: str) -> None:
    with LocalServer(reply()) as server:
        url = f"http://{host}:{server.port}"
        with pytest.raises(CallFailed, match=r"not called.*this computer"):
            asyncio.run(send(url, rule=AddressRule()))
        assert server.requests == []


@pytest.mark.parametrize(
    "host", ["169.254.169.254", "[::ffff:a9fe:a9fe]", "2852039166", "[fd00:ec2::254]", "0.0.0.0"]
)
def test_metadata_services_are_not_called_even_where_everything_nearby_is(host: str) -> None:
    with pytest.raises(CallFailed, match="It is never called"):
        asyncio.run(send(f"http://{host}/latest/meta-data"))


@pytest.mark.parametrize("url", ["http://[fe80::1%25eth0]/", "http://xn--/", "http://a..b/"])
def test_a_host_that_is_none_is_told(url: str) -> None:
    with pytest.raises(CallFailed, match=r"url is none|is not known|never called"):
        asyncio.run(send(url))


def test_a_name_is_looked_up_once_and_its_address_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """DNS rebinding: a name that leads elsewhere the second time."""
    asked: list[str] = []
    look_up = socket.getaddrinfo

    def change_its_mind(host: str, *rest: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return look_up(host, *rest, **more)
        asked.append(host)
        address = "127.0.0.1" if len(asked) == 1 else "169.254.169.254"
        return look_up(address, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", change_its_mind)
    with LocalServer(reply(headers={"connection": "close"})) as server:
        url = f"http://rebinding.example:{server.port}"
        asyncio.run(send(url))
        assert server.requests[0].headers["host"] == f"rebinding.example:{server.port}"
        with pytest.raises(CallFailed, match="It is never called"):
            asyncio.run(send(url))
    assert len(asked) == 2


def test_one_forbidden_address_refuses_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    look_up = socket.getaddrinfo

    def know_two(host: str, *rest: Any, **more: Any) -> Any:
        if host != "two.example":
            return look_up(host, *rest, **more)
        return [
            *look_up("127.0.0.1", *rest, **more),
            *look_up("169.254.169.254", *rest, **more),
        ]

    monkeypatch.setattr(socket, "getaddrinfo", know_two)
    with LocalServer(reply()) as server:
        with pytest.raises(CallFailed, match="It is never called"):
            asyncio.run(send(f"http://two.example:{server.port}"))
        assert server.requests == []


def test_a_name_that_is_looked_up_for_long_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = threading.Event()

    def look_up(*_: Any, **_more: Any) -> list[Any]:
        found.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    start = time.monotonic()
    try:
        with pytest.raises(CallFailed, match=r"did not answer within 0\.2 s"):
            asyncio.run(send("http://slow.example", seconds=0.2))
        assert time.monotonic() - start < 10
    finally:
        found.set()


def test_a_redirect_to_a_metadata_service_is_told_and_not_followed() -> None:
    there = "http://169.254.169.254/latest?token=abc"
    failure = fail(reply(status=302, headers={"location": there}))
    assert "302 Found and points to http://169.254.169.254/latest. Redirects" in failure.reason
    assert "abc" not in failure.reason


def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with LocalServer(reply()) as proxy, LocalServer(reply()) as server:
        monkeypatch.setenv("http_proxy", proxy.url)
        monkeypatch.setenv("ALL_PROXY", proxy.url)
        asyncio.run(send(server.url))
        assert (len(proxy.requests), len(server.requests)) == (0, 1)


@pytest.mark.parametrize(
    "handler",
    [
        stay_silent,
        drip,
        send_raw(b"HTTP/1.1 200 OK\r\nx-slow: ", then_close=False),
        send_raw(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n12345", then_close=False),
    ],
)
def test_the_time_is_for_the_whole_answer(handler: Handler) -> None:
    failure = fail(handler, seconds=0.3)
    assert failure.timed_out
    assert failure.can_retry
    assert "within 0.3 s" in failure.reason


def test_a_part_of_an_answer_is_told_when_the_time_is_over() -> None:
    half = send_raw(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n12345", then_close=False)
    assert "sent 5 bytes of an answer, not all, within" in fail(half, seconds=0.3).reason


@pytest.mark.parametrize(
    "data", [b"", b"HTTP/1.1 200 OK\r\ncont", b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n12345"]
)
def test_a_broken_connection_is_told_and_may_be_tried_again(data: bytes) -> None:
    failure = fail(send_raw(data))
    assert "broke the connection before its answer was complete" in failure.reason
    assert failure.can_retry


def test_what_is_no_http_is_told() -> None:
    assert "does not speak HTTP" in fail(send_raw(b"220 mail.example ESMTP\r\n\r\n")).reason


def test_nobody_at_the_port_is_told() -> None:
    with LocalServer(reply()) as server:
        url = server.url
    with pytest.raises(CallFailed, match=r"Nobody answers at 127.0.0.1.*Check that it runs"):
        asyncio.run(send(url))


def test_a_name_that_is_not_known_is_told() -> None:
    with pytest.raises(CallFailed, match=r"The name in nowhere.invalid:80 is not known"):
        asyncio.run(send("http://nowhere.invalid"))


@pytest.mark.parametrize("handler", [never_end, reply(b"x" * (MB + 1))])
def test_an_answer_that_is_too_long_is_cut_off(handler: Handler) -> None:
    assert fail(handler).reason == "The answer is longer than 1 MB, and was cut off there."


def test_a_long_answer_within_the_limit_comes_whole() -> None:
    assert send_to(reply(b"x" * MB)).body == b"x" * MB


@pytest.mark.parametrize(
    ("packing", "pack"), [("gzip", gzip.compress), ("deflate", zlib.compress), ("identity", bytes)]
)
def test_a_packed_answer_is_unpacked(packing: str, pack: Callable[[bytes], bytes]) -> None:
    packed = reply(pack(b"hello"), headers={"content-encoding": packing})
    assert send_to(packed).body == b"hello"


def test_a_packed_answer_does_not_unpack_beyond_the_limit() -> None:
    bomb = gzip.compress(b"x" * 100 * MB)
    assert len(bomb) < MB
    failure = fail(reply(bomb, headers={"content-encoding": "gzip"}))
    assert "longer than 1 MB" in failure.reason


@pytest.mark.parametrize(
    ("packing", "body", "told"),
    [
        ("br", b"x", "packed as br"),
        ("gzip", b"no gzip", "not the gzip that it says"),
        ("gzip", gzip.compress(b"hello" * 99, mtime=0)[:-12], "in the middle of its packing"),
    ],
)
def test_a_packing_that_is_wrong_is_told(packing: str, body: bytes, told: str) -> None:
    assert told in fail(reply(body, headers={"content-encoding": packing})).reason


@pytest.mark.parametrize(
    ("status", "can_retry"), [(400, False), (401, False), (429, True), (500, True), (503, True)]
)
def test_a_status_of_failure_says_whether_to_try_again(status: int, can_retry: bool) -> None:
    failure = fail(reply({"error": {"message": "Not today"}}, status=status))
    assert (failure.status, failure.can_retry) == (status, can_retry)
    assert "Not today" in failure.reason


def test_the_wait_that_a_server_asks_for_is_kept() -> None:
    assert fail(reply(status=429, headers={"retry-after": "7"})).retry_after == 7


def test_an_html_error_page_is_told_by_its_title() -> None:
    page = "<html><head><title>Bad gateway &amp; more</title></head><body>" + "x" * 5_000
    failure = fail(reply(page, status=502, kind="text/html"))
    assert failure.reason.endswith("answered 502 Bad Gateway: Bad gateway & more.")


def test_an_error_page_shows_neither_keys_nor_what_moves_the_cursor() -> None:
    page = "Wrong key sk-secret-1\x1b[2J\r\n\u202eevil"
    failure = fail(reply(page, status=401, kind="text/plain"), secrets=("sk-secret-1",))
    assert "Wrong key [key] [2J evil" in failure.reason
    assert "Check the key in auth" in failure.reason


def test_a_long_error_page_is_cut() -> None:
    assert len(fail(reply("word " * 90_000, status=500, kind="text/plain")).reason) < 400


def test_https_on_a_port_without_it_is_told() -> None:
    with LocalServer(send_raw(b"220 mail.example\r\n"), waits_for_requests=False) as server:
        url = server.url.replace("http:", "https:")
        with pytest.raises(CallFailed, match=r"https with 127.0.0.1.*Check the url's scheme"):
            asyncio.run(send(url))


def test_a_certificate_of_nobody_known_is_told_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    certificate = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.load_cert_chain(DATA / "local.pem")
    with LocalServer(reply({"a": 1}), certificate) as server:
        with pytest.raises(CallFailed, match=r"cannot be trusted.*SSL_CERT_FILE"):
            asyncio.run(send(server.url))
        monkeypatch.setenv("SSL_CERT_FILE", str(DATA / "local.pem"))
        assert asyncio.run(send(server.url)).body == b'{"a": 1}'
        with pytest.raises(CallFailed, match=r"certificate.*cannot be trusted"):
            asyncio.run(send(server.url.replace("127.0.0.1", "localhost")))


def test_a_cancelled_call_is_gone_at_once() -> None:
    async def cancel(server: LocalServer) -> None:
        task = asyncio.create_task(send(server.url, seconds=1_000))
        await asyncio.to_thread(server.came.acquire)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with LocalServer(stay_silent) as server:
        asyncio.run(cancel(server))
        assert server.gone.acquire(timeout=20)


def test_a_connection_is_used_again() -> None:
    async def send_thrice(url: str) -> None:
        sender = Sender(NEARBY, encrypted=False)
        call = Call(method="GET", url=url, headers={})
        for _ in range(3):
            await sender.send(call, seconds=20)
        await sender.close()

    with LocalServer(reply({})) as server:
        asyncio.run(send_thrice(server.url))
        assert (len(server.requests), server.connections) == (3, 1)
