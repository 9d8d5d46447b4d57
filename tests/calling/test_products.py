"""Products over HTTP, against a server that really answers."""

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.calling.endpoints import Endpoint, parse_endpoint
from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.products import HttpProduct, open_product
from reviewer_app.domain.answers import Asked, ProductAnswer, Usage
from reviewer_app.domain.errors import FileProblem, ProductFailed, ProductTimedOut
from reviewer_app.domain.json import Json
from tests.support.asked import ask
from tests.support.http_server import (
    Handler,
    LocalServer,
    drip,
    never_end,
    reply,
    send_raw,
    stay_silent,
)

KEYS = {"BOT_KEY": "sk-secret-1"}


def endpoint_at(url: str, more: str = "") -> Endpoint:
    return parse_endpoint(f"url: {url}\nallow_private: true\n{more}")


def answer(
    server: LocalServer,
    more: str = "",
    *,
    asked: Asked | None = None,
    path: str = "",
    seconds: float = 20,
    keys: Mapping[str, str] = KEYS,
) -> ProductAnswer:
    """What a product gives on one case. more: the settings beside its address."""

    async def run() -> ProductAnswer:
        async with HttpProduct(endpoint_at(server.url + path, more), keys) as product:
            return await product.answer(asked or ask(), timeout=seconds)

    return asyncio.run(run())


def fail(handler: Handler, more: str = "", *, seconds: float = 20, **rest: Any) -> ProductFailed:
    with LocalServer(handler) as server, pytest.raises(ProductFailed) as caught:
        answer(server, more, seconds=seconds, **rest)
    return caught.value


def test_without_more_the_input_goes_out_as_json_and_the_answer_is_the_output() -> None:
    with LocalServer(reply("Good day", kind="text/plain; charset=utf-8")) as server:
        given = answer(server, asked=ask('say "hi"'))
        (request,) = server.requests
    assert (request.method, request.json()) == ("POST", {"input": 'say "hi"'})
    assert request.headers["content-type"] == "application/json"
    assert (given.output, given.tool_calls, given.usage) == ("Good day", None, None)
    assert 0 < given.seconds < 20


def test_a_chat_endpoint_with_its_template_and_paths() -> None:
    settings = """
auth: {type: bearer, token_env: BOT_KEY}
headers: {X-Team: qa}
body: |
  {"model": {{ model | tojson }}, "messages": {{ messages | tojson }},
   "tools": {{ tools | tojson }}, "user": "{{ deps.user }}", "case": "{{ case.id }}"}
answer:
  text: $.choices[0].message.content
  tool_calls: $.choices[0].message.tool_calls[*]
  model: $.model
  input_tokens: $.usage.prompt_tokens
  output_tokens: $.usage.completion_tokens
"""
    call = {"function": {"name": "weather", "arguments": '{"city": "Oslo"}'}}
    message = {"content": "4 degrees", "tool_calls": [call]}
    body = {
        "model": "m-2",
        "choices": [{"message": message}],
        "usage": {"prompt_tokens": 7, "completion_tokens": 2},
    }
    asked = ask(
        Json('[{"role":"user","content":"Weather?"}]'),
        tools='[{"name":"weather","max":1.10}]',
        deps='{"user": "Ada \\"x\\""}',
        model="m-1",
    )
    with LocalServer(reply(body)) as server:
        given = answer(server, settings, asked=asked, path="/v1/chat?version=3")
        (request,) = server.requests
    assert request.target == "/v1/chat?version=3"
    assert request.headers["authorization"] == "Bearer sk-secret-1"
    assert request.headers["x-team"] == "qa"
    assert b'"tools": [{"name":"weather","max":1.10}]' in request.body
    sent = request.json()
    assert sent["messages"] == [{"role": "user", "content": "Weather?"}]
    assert (sent["model"], sent["user"], sent["case"]) == ("m-1", 'Ada "x"', "case-1")
    assert given.output == "4 degrees"
    assert given.tool_calls == [{"name": "weather", "arguments": {"city": "Oslo"}}]
    assert given.model == "m-2"
    assert given.usage == Usage(input_tokens=7, output_tokens=2, total_tokens=9, requests=1)


def test_a_get_sends_its_question_in_the_query() -> None:
    settings = 'method: GET\nquery: {q: "{{ input }}", lang: en}'
    with LocalServer(reply("ok", kind="text/plain")) as server:
        answer(server, settings, asked=ask("a&b=c ü"), path="/ask?v=1")
        (request,) = server.requests
    assert request.method == "GET"
    assert request.target == "/ask?v=1&q=a%26b%3Dc+%C3%BC&lang=en"
    assert request.body == b""


def test_a_body_of_text_is_sent_as_it_is() -> None:
    settings = 'content_type: text/plain\nbody: "Q: {{ input }}"'
    with LocalServer(reply("ok")) as server:
        answer(server, settings, asked=ask('ü "x"'))
        (request,) = server.requests
    assert request.body.decode() == 'Q: ü "x"'


def test_basic_and_api_key_reach_the_server() -> None:
    with LocalServer(reply("ok")) as server:
        answer(server, "auth: {type: basic, username: ada, password_env: BOT_KEY}")
        answer(server, "auth: {type: api_key, header: X-Key, key: own}")
        basic, api_key = server.requests
    assert basic.headers["authorization"] == "Basic YWRhOnNrLXNlY3JldC0x"
    assert api_key.headers["x-key"] == "own"


def test_a_key_that_is_not_there_is_told_before_anything_is_sent() -> None:
    with LocalServer(reply()) as server:
        with pytest.raises(SettingRefused, match="variable BOT_KEY is not set"):
            answer(server, "auth: {type: bearer, token_env: BOT_KEY}", keys={})
        assert server.requests == []


@pytest.mark.parametrize("page", ["You sent sk-secret-1", {"error": {"message": "sk-secret-1?"}}])
def test_no_key_stands_in_an_error_or_in_the_log(
    page: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for settings in (
        "auth: {type: bearer, token_env: BOT_KEY}",
        "auth: {type: basic, username: ada, password_env: BOT_KEY}",
        "auth: {type: api_key, key_env: BOT_KEY}",
        "headers: {X-Gateway-Token: sk-secret-1}",
    ):
        failure = fail(reply(page, status=401), settings)
        assert "sk-secret-1" not in f"{failure.reason}{caplog.text}"
        assert "[key]" in failure.reason


def test_a_product_on_this_computer_is_called_only_when_allowed() -> None:
    async def run(url: str) -> None:
        async with HttpProduct(parse_endpoint(f"url: {url}"), {}) as product:
            await product.answer(ask(), timeout=20)

    with LocalServer(reply()) as server:
        with pytest.raises(
            ProductFailed, match=r"this computer.*add `allow_private: true` to its settings"
        ):
            asyncio.run(run(server.url))
        assert server.requests == []


def test_a_redirect_to_a_metadata_service_is_not_followed() -> None:
    there = {"location": "http://169.254.169.254/latest/meta-data/"}
    failure = fail(reply(status=307, headers=there))
    assert "Redirects are not followed" in failure.reason
    assert not failure.can_retry


def test_a_name_that_is_missing_is_told_and_nothing_is_sent() -> None:
    with LocalServer(reply()) as server:
        with pytest.raises(ProductFailed, match=r"there is no 'inptu'\. The names that exist are"):
            answer(server, 'body: "{{ inptu }}"')
        assert server.requests == []


def test_a_template_without_end_is_given_up_and_nothing_is_sent() -> None:
    body = "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}"
    with LocalServer(reply()) as server:
        with pytest.raises(ProductFailed, match="The template took longer than 1 s"):
            answer(server, f'body: "{body}"')
        assert server.requests == []


@pytest.mark.parametrize(
    "handler", [stay_silent, drip, send_raw(b"HTTP/1.1 200 OK\r\n", then_close=False)]
)
def test_the_time_of_the_case_is_kept(handler: Handler) -> None:
    failure = fail(handler, seconds=0.3)
    assert isinstance(failure, ProductTimedOut)
    assert failure.can_retry


TEXT_AT_A = "answer: {text: $.a}"


@pytest.mark.parametrize(
    ("body", "kind", "told"),
    [
        (b"<html><body>Login</body></html>", "text/html", "no JSON.*It says that it is text/html"),
        (b"data: {}\n\n", "text/event-stream", "switch streaming off"),
        (b"", "application/json", "no JSON"),
        (b'{"a": NaN}', "application/json", "NaN is no JSON number"),
        (b'{"a": "\xff\xfe"}', "application/json", r"no UTF-8 \(at byte 8\)"),
        (b'{"a": "x"}', "application/json; charset=zip", "character set zip, which is not known"),
        (b'{"a": "x', "application/json", "no JSON: unterminated string"),
        (b'{"b": 1}', "application/json", r"nothing at \$\.a; at its top it has b"),
        (b"[" * 500_000, "application/json", "no JSON"),
    ],
)
def test_an_answer_that_cannot_be_read_is_told(body: bytes, kind: str, told: str) -> None:
    with LocalServer(reply(body, kind=kind)) as server, pytest.raises(ProductFailed, match=told):
        answer(server, TEXT_AT_A)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b'{"a": "\xc3\xbc"}', "application/json"),
        (b'\xef\xbb\xbf{"a": "\xc3\xbc"}', "application/json"),
        (b'{"a": "\xfc"}', "application/json; charset=ISO-8859-1"),
        (b'{"a": "\xfc"}', "text/html; charset=windows-1252"),
        ('{"a": "ü"}'.encode("utf-16"), "application/json; charset=utf-16"),
        (b'{"a": "\\u00fc"}', ""),
    ],
)
def test_json_is_read_whatever_kind_it_says_it_is(body: bytes, kind: str) -> None:
    with LocalServer(reply(body, kind=kind)) as server:
        assert answer(server, TEXT_AT_A).output == "ü"


def test_an_answer_of_10_mb_comes_whole() -> None:
    with LocalServer(reply({"a": "x" * 10_000_000})) as server:
        assert len(str(answer(server, TEXT_AT_A).output)) == 10_000_000


def test_an_endless_answer_is_cut_off() -> None:
    assert "longer than 1 MB" in fail(never_end, "max_answer_mb: 1").reason


def test_a_product_that_is_busy_says_when_to_come_back() -> None:
    failure = fail(reply("busy", status=429, headers={"retry-after": "3"}))
    assert (failure.status, failure.can_retry, failure.retry_after) == (429, True, 3)


def test_many_cases_at_once_get_each_its_own_answer() -> None:
    async def run(url: str) -> list[Any]:
        async with HttpProduct(endpoint_at(url, "answer: {text: $.input}"), {}) as product:
            cases = (product.answer(ask(f"case {n}"), timeout=20) for n in range(50))
            return [given.output for given in await asyncio.gather(*cases)]

    async def echo(request: Any, writer: asyncio.StreamWriter) -> None:
        await reply(request.body)(request, writer)

    with LocalServer(echo) as server:
        assert asyncio.run(run(server.url)) == [f"case {n}" for n in range(50)]


def test_a_cancelled_case_leaves_at_once() -> None:
    async def run(server: LocalServer) -> None:
        async with HttpProduct(endpoint_at(server.url), {}) as product:
            task = asyncio.create_task(product.answer(ask(), timeout=1_000))
            await asyncio.to_thread(server.came.acquire)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    with LocalServer(stay_silent) as server:
        asyncio.run(run(server))
        assert server.gone.acquire(timeout=20)


def test_a_request_is_shown_without_a_key_and_without_sending_it() -> None:
    settings = """
auth: {type: bearer, token_env: BOT_KEY}
headers: {X-Team: qa, Cookie: sid=17}
query: {v: "{{ case.id }}"}
"""

    async def preview(url: str) -> str:
        async with HttpProduct(endpoint_at(url, settings), KEYS) as product:
            return await product.preview(ask("Hi"))

    with LocalServer(reply()) as server:
        shown = asyncio.run(preview(server.url))
        assert server.requests == []
    assert shown.splitlines() == [
        f"POST {server.url}",
        "v = case-1",
        "X-Team: qa",
        "Cookie: [key]",
        "Content-Type: application/json",
        "Authorization: [key]",
        "",
        '{"input": "Hi"}',
    ]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('body: "{% if %}"', "The template is wrong in line 1"),
        ('query: {q: "{{ a b }}"}', "The template is wrong in line 1"),
        ("answer: {text: '$.['}", "is no JSONPath"),
        ("auth: {type: bearer, token_env: NOBODY}", "variable NOBODY is not set"),
        ("colour: red", "There is no setting colour"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_before_a_case_is_asked(
    more: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "bot.yaml"
    path.write_text(f"url: https://bot.example\n{more}")
    with pytest.raises(FileProblem, match=told):
        asyncio.run(open_product(path, {}))


def test_a_file_that_can_be_used_gives_a_product(tmp_path: Path) -> None:
    async def run(path: Path) -> object:
        async with await open_product(path, {}) as product:
            return (await product.answer(ask(), timeout=20)).output

    with LocalServer(reply({"a": 1})) as server:
        path = tmp_path / "bot.json"
        path.write_text(json.dumps({"url": server.url, "allow_private": True}))
        assert asyncio.run(run(path)) == '{"a": 1}'


def test_loading_it_loads_none_of_what_is_slow_to_load() -> None:
    script = (
        "import sys, reviewer_app.calling.products, reviewer_app.calling.judges\n"
        "print([name for name in ('httpx', 'httpcore', 'jinja2', 'jsonpath', 'ruamel.yaml') "
        "if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
