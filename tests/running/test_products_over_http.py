"""Whole runs against a product and a judge over HTTP that do all that servers do."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.json import Json
from reviewer_app.domain.runs import CaseResult
from reviewer_app.running.cases import RunCase
from reviewer_app.running.products import calling_judge, calling_product
from reviewer_app.running.scoring import Scoring
from tests.support.http_server import (
    Handler,
    LocalServer,
    Request,
    drip,
    never_end,
    reply,
    send_raw,
    stay_silent,
)
from tests.support.runs import Waits, a_run, a_run_case, gather

FAULTS: dict[str, tuple[Handler, str]] = {
    "busy": (reply("busy", status=503), "answered 503 Service Unavailable: busy"),
    "page": (reply("<html><title>Login</title>", kind="text/html"), "It says that it is text/html"),
    "broken": (send_raw(b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"), "broke the connection"),
    "latin": (reply(b'{"text": "caf\xe9"}'), "no UTF-8 (at byte 14)"),
    "nan": (reply(b'{"text": NaN}'), "NaN is no JSON number"),
    "deep": (reply(b'{"text": ' + b"[" * 100_000), "The answer is no JSON"),
    "twice": (reply(b'{"text": "a", "text": "b"}'), 'The key "text" stands twice'),
    "endless": (never_end, "longer than 1 MB"),
    "dripping": (drip, "within 0.5 s"),
    "silent": (stay_silent, "within 0.5 s"),
    "elsewhere": (
        reply(status=302, headers={"location": "http://169.254.169.254/"}),
        "Redirects are not followed",
    ),
    "other": (reply({"message": "hello"}), "nothing at $.text; at its top it has message"),
}

ENDPOINT = """
allow_private: true
max_answer_mb: 1
body: '{"id": "{{ case.id }}", "input": {{ input | tojson }}, "deps": {{ deps | tojson }}}'
answer: {text: $.text, tool_calls: $.calls}
"""


async def behave(request: Request, writer: asyncio.StreamWriter) -> None:
    """Do what the case's id says, or say hello."""
    handler, _ = FAULTS.get(request.json()["id"], (reply({"text": "hello", "calls": []}), ""))
    await handler(request, writer)


def write(folder: Path, url: str, more: str = ENDPOINT) -> Path:
    path = folder / "product.yaml"
    path.write_text(f"url: {url}\n{more}")
    return path


def run(
    path: Path, cases: Sequence[RunCase], judge: Path | None = None, **more: Any
) -> list[CaseResult]:
    """All results of these cases, from the product and the judge that files describe."""

    async def work() -> list[CaseResult]:
        async with calling_product(path) as called:
            if judge is None:
                return await gather(a_run(called.product, **more), cases)
            async with calling_judge(judge) as asked:
                scoring = Scoring(judge=asked)
                return await gather(a_run(called.product, scoring=scoring, **more), cases)

    return asyncio.run(work())


@pytest.mark.parametrize("concurrency", [1, 8])
def test_whatever_a_server_does_is_a_result_of_its_case(concurrency: int, tmp_path: Path) -> None:
    ids = [id_ for fault in FAULTS for id_ in (fault, f"after {fault}")]
    cases = [
        a_run_case(id_, timeout=500 if id_ in ("dripping", "silent") else 60_000) for id_ in ids
    ]
    with LocalServer(behave) as server:
        found = run(write(tmp_path, server.url), cases, concurrency=concurrency)
    assert [result.id for result in found] == ids
    for result in found:
        if result.id in FAULTS:
            assert FAULTS[result.id][1] in str(result.error), result.id
            assert (result.passed, result.score) == (False, 0)
        else:
            assert (result.passed, result.error) == (True, None)


def test_what_takes_too_long_is_told_as_that(tmp_path: Path) -> None:
    cases = [a_run_case("silent", timeout=500), a_run_case("busy"), a_run_case("bad")]
    with LocalServer(behave) as server:
        kinds = [result.error_kind for result in run(write(tmp_path, server.url), cases)]
    assert kinds == ["timeout", "product", None]


def test_a_product_that_recovers_is_asked_again_as_it_asks(tmp_path: Path) -> None:
    asked: list[str] = []

    async def recover(request: Request, writer: asyncio.StreamWriter) -> None:
        asked.append(request.json()["id"])
        busy = reply(status=429, headers={"retry-after": "9"})
        await (busy if len(asked) < 3 else reply({"text": "hello"}))(request, writer)

    waits = Waits()
    with LocalServer(recover) as server:
        (found,) = run(write(tmp_path, server.url), [a_run_case("a")], retries=5, pace=waits.pace())
    assert (found.passed, found.attempts, len(asked)) == (True, 3, 3)
    assert sum(waits.waited) >= 18


HOSTILE = [
    "\x00 and \x1b[2J",
    "\ud800 half",
    '", "id": "busy',
    "{{ 7 * 7 }} {% for i in range(9) %}",
    "\u202eright to left",
    "x" * 1_000_000,
    "",
]


@pytest.mark.parametrize("given", HOSTILE, ids=range(len(HOSTILE)))
def test_an_input_reaches_the_product_as_it_is(given: str, tmp_path: Path) -> None:
    with LocalServer(behave) as server:
        (found,) = run(write(tmp_path, server.url), [a_run_case("a", input=given)])
        sent = server.requests[0].json()
    assert found.passed
    assert (sent["id"], sent["input"]) == ("a", given)


@pytest.mark.parametrize(
    "text", ["[" * 198 + "]" * 198, '{"n": 1.10, "m": 1E5, "n": 2}', "9" * 4_000]
)
def test_json_reaches_the_product_as_it_was_written(text: str, tmp_path: Path) -> None:
    with LocalServer(behave) as server:
        (found,) = run(write(tmp_path, server.url), [a_run_case("a", deps=Json(text))])
        (request,) = server.requests
    assert found.error is None
    assert text.replace(" ", "") in request.body.decode().replace(" ", "")


def test_an_id_with_quotes_in_it_changes_nothing_else(tmp_path: Path) -> None:
    id_ = 'a", "input": "injected'
    with LocalServer(behave) as server:
        run(write(tmp_path, server.url), [a_run_case(id_)])
        sent = server.requests[0].json()
    assert sent == {"id": id_, "input": "Say hello.", "deps": {}}


def test_a_template_that_is_greedy_costs_seconds_and_not_minutes(tmp_path: Path) -> None:
    body = "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}"
    more = f"allow_private: true\ncontent_type: text/plain\nbody: '{body}'"
    with LocalServer(behave) as server:
        found = run(write(tmp_path, server.url, more), [a_run_case(f"{n}") for n in range(200)])
        assert server.requests == []
    reasons = [str(result.error) for result in found]
    assert reasons[:3] == ["The template took longer than 1 s, and was given up."] * 3
    assert set(reasons[3:]) == {"The template took too long 3 times, and is given up."}


def test_a_run_that_is_closed_leaves_no_call_behind(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        async with calling_product(write(tmp_path, server.url)) as called:
            cases = [a_run_case(f"{n}", timeout=1_000_000) for n in range(20)]
            results = a_run(called.product, concurrency=5).results(cases)
            first = asyncio.ensure_future(anext(results))
            for _ in range(5):
                await asyncio.to_thread(server.came.acquire)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            await results.aclose()
            for _ in range(5):
                assert await asyncio.to_thread(server.gone.acquire, timeout=20)

    with LocalServer(stay_silent) as server:
        asyncio.run(work(server))
        assert len(server.requests) == 5


def test_a_judge_that_fails_fails_its_case_and_the_next_one_is_judged(tmp_path: Path) -> None:
    async def judge(request: Request, writer: asyncio.StreamWriter) -> None:
        prompt = request.json()["messages"][1]["content"]
        mark = reply({"choices": [{"message": {"content": "SCORE: 5"}}]})
        refuse = reply({"error": {"message": "No"}}, status=400)
        await (refuse if "refuse" in prompt else mark)(request, writer)

    cases = [
        a_run_case(f"{n}", eval_type="llm_judge", expected=Json(json.dumps(criteria)))
        for n, criteria in enumerate(["refuse", "polite?"])
    ]
    with LocalServer(behave) as product, LocalServer(judge) as asked:
        path = tmp_path / "judge.yaml"
        path.write_text(f"url: {asked.url}\nmodel: m\nallow_private: true")
        refused, marked = run(write(tmp_path, product.url), cases, judge=path)
    assert "answered 400 Bad Request: No" in str(refused.reason)
    assert (refused.passed, marked.passed, marked.score) == (False, True, 1.0)
