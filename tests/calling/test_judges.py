"""A judge over HTTP, against a server that speaks chat completions."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.judge_models import JudgeModel, parse_judge_model
from reviewer_app.calling.judges import HttpJudge, open_judge
from reviewer_app.domain.answers import Usage
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import JudgeFailed, Question, Sample
from reviewer_app.evaluators.registry import Evaluators
from tests.support.http_server import (
    Handler,
    LocalServer,
    in_turn,
    reply,
    send_raw,
    stay_silent,
)

KEYS = {"JUDGE_KEY": "sk-judge-1"}
QUESTION = Question(system="You judge.", prompt="Judge this.")


def say(content: object, **more: object) -> Handler:
    """A completion with this content."""
    usage = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}
    return reply({"choices": [{"message": {"content": content, **more}}], "usage": usage})


class Waits(list[float]):
    """Remembers waits instead of waiting."""

    async def sleep(self, seconds: float) -> None:
        self.append(seconds)


def model_at(server: LocalServer, more: str = "model: m-1") -> JudgeModel:
    return parse_judge_model(f"url: {server.url}/v1\nallow_private: true\n{more}")


def ask(
    server: LocalServer,
    more: str = "model: m-1",
    *,
    question: Question = QUESTION,
    waits: Waits | None = None,
) -> str:
    async def run() -> str:
        sleep = (waits if waits is not None else Waits()).sleep
        async with HttpJudge(model_at(server, more), KEYS, sleep=sleep) as judge:
            return await judge.answer(question)

    return asyncio.run(run())


def fail(handler: Handler, more: str = "model: m-1", *, waits: Waits | None = None) -> str:
    with LocalServer(handler) as server, pytest.raises(JudgeFailed) as caught:
        ask(server, more, waits=waits)
    return caught.value.reason


def test_the_question_goes_out_as_a_chat_completion() -> None:
    settings = """
model: m-1
auth: {type: bearer, token_env: JUDGE_KEY}
headers: {X-Team: qa}
parameters: {max_tokens: 300, seed: 1}
"""
    with LocalServer(say("SCORE: 4")) as server:
        assert ask(server, settings) == "SCORE: 4"
        (request,) = server.requests
    assert (request.method, request.target) == ("POST", "/v1/chat/completions")
    assert request.headers["authorization"] == "Bearer sk-judge-1"
    assert request.headers["x-team"] == "qa"
    assert request.json() == {
        "model": "m-1",
        "messages": [
            {"role": "system", "content": "You judge."},
            {"role": "user", "content": "Judge this."},
        ],
        "temperature": 0,
        "max_tokens": 300,
        "seed": 1,
    }


def test_the_model_of_the_case_goes_before_that_of_the_settings() -> None:
    question = Question(system="S", prompt="P", model="m-2")
    with LocalServer(say("x")) as server:
        ask(server, question=question)
        ask(server, "temperature: null", question=question)
        first, second = (request.json() for request in server.requests)
    assert first["model"] == second["model"] == "m-2"
    assert "temperature" not in second


@pytest.mark.parametrize(
    "url",
    ["https://a.example/v1", "https://a.example/v1/", "https://a.example/v1/chat/completions"],
)
def test_the_address_may_end_at_the_api_or_at_chat_completions(url: str) -> None:
    model = parse_judge_model(f"url: {url}?api-version=3")
    assert model.url == "https://a.example/v1/chat/completions?api-version=3"
    assert not HttpJudge(model, {}).has_model


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("SCORE: 3\nEXPLANATION: ok", "SCORE: 3\nEXPLANATION: ok"),
        ([{"type": "text", "text": "SCORE"}, {"type": "text", "text": ": 3"}], "SCORE: 3"),
        ("<think>\nSCORE: 1? No.\n</think>\n\nSCORE: 3", "SCORE: 3"),
        ("I <think> SCORE: 3", "I <think> SCORE: 3"),
    ],
)
def test_the_text_comes_without_what_was_thought_before(content: object, text: str) -> None:
    with LocalServer(say(content)) as server:
        assert ask(server) == text


def test_tokens_are_summed_up_over_all_questions() -> None:
    async def run(server: LocalServer) -> Usage:
        async with HttpJudge(model_at(server), {}) as judge:
            await asyncio.gather(*(judge.answer(QUESTION) for _ in range(5)))
            return judge.usage

    without = reply({"choices": [{"message": {"content": "x"}}], "usage": {"prompt_tokens": "?"}})
    with LocalServer(in_turn(without, say("x"))) as server:
        total = asyncio.run(run(server))
    assert total == Usage(input_tokens=40, output_tokens=20, total_tokens=60, requests=5)


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 504, 529])
def test_a_judge_that_is_busy_is_asked_again(status: int) -> None:
    waits = Waits()
    busy = reply("busy", status=status)
    with LocalServer(in_turn(busy, busy, say("SCORE: 4"))) as server:
        assert ask(server, waits=waits) == "SCORE: 4"
        assert len(server.requests) == 3
    assert [0.5 <= waits[0] <= 1, 1 <= waits[1] <= 2] == [True, True]


def test_the_wait_that_the_server_asks_for_is_kept() -> None:
    waits = Waits()
    busy = reply("busy", status=429, headers={"retry-after": "17"})
    with LocalServer(in_turn(busy, say("SCORE: 4"))) as server:
        ask(server, waits=waits)
    assert waits == [17]


def test_a_connection_that_breaks_is_tried_again() -> None:
    with LocalServer(in_turn(send_raw(b""), say("SCORE: 4"))) as server:
        assert ask(server) == "SCORE: 4"


def test_a_judge_that_stays_silent_is_given_up_after_its_attempts() -> None:
    told = fail(stay_silent, "model: m-1\ntimeout: 0.2\nattempts: 2")
    assert "did not answer within 0.2 s" in told
    assert told.endswith("It was tried 2 times.")


@pytest.mark.parametrize("status", [400, 401, 403, 404, 422])
def test_what_is_wrong_with_the_question_is_not_asked_again(status: int) -> None:
    waits = Waits()
    told = fail(reply({"error": {"message": "No such model"}}, status=status), waits=waits)
    assert "No such model" in told
    assert waits == []


@pytest.mark.parametrize(
    ("handler", "told"),
    [
        (reply({"choices": []}), "has no choices. Check that the url"),
        (reply({"output": "x"}), "has no choices"),
        (say(None, refusal="I will not."), "The judge refused: I will not."),
        (say(""), "has no text"),
        (say("<think>hm</think>"), "has no text"),
        (reply('{"choices": [{"finish_reason": "length", "message": {}}]}'), "ran out of tokens"),
        (reply({"choices": [{"finish_reason": "content_filter"}]}), "content filter"),
        (reply("<html>Login</html>", kind="text/html"), "no JSON"),
        (reply(b"\xff"), "no UTF-8"),
        (reply(b'{"choices": NaN}'), "NaN is no JSON number"),
        (reply(status=302, headers={"location": "http://169.254.169.254/"}), "not followed"),
    ],
)
def test_an_answer_without_a_text_is_told(handler: Handler, told: str) -> None:
    assert told in fail(handler)


def test_the_key_stands_in_no_error_and_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    told = fail(
        reply({"error": {"message": "Incorrect API key: sk-judge-1"}}, status=401),
        "model: m\nauth: {type: bearer, token_env: JUDGE_KEY}",
    )
    assert "Incorrect API key: [key]" in told
    assert "sk-judge-1" not in caplog.text


def test_a_key_in_another_header_stands_in_no_error() -> None:
    told = fail(
        reply({"error": {"message": "Unknown team: team-17"}}, status=401),
        "model: m\nheaders: {X-Team-Key: team-17}",
    )
    assert "Unknown team: [key]" in told


def test_a_judge_on_this_computer_is_asked_only_when_allowed() -> None:
    async def run(url: str) -> None:
        async with HttpJudge(parse_judge_model(f"url: {url}/v1"), {}) as judge:
            await judge.answer(QUESTION)

    with LocalServer(say("x")) as server:
        with pytest.raises(JudgeFailed, match="add `allow_private: true` to its settings"):
            asyncio.run(run(server.url))
        assert server.requests == []


def test_a_dry_run_shows_the_prompt_and_sends_nothing() -> None:
    with LocalServer(say("x")) as server:
        settings = "model: m\nauth: {type: bearer, token_env: JUDGE_KEY}"
        shown = HttpJudge(model_at(server, settings), KEYS).preview(QUESTION)
        assert server.requests == []
    assert shown.splitlines() == [
        f"POST {server.url}/v1/chat/completions",
        "model: m",
        "temperature: 0",
        "",
        "system:",
        "You judge.",
        "",
        "user:",
        "Judge this.",
    ]


def test_llm_judge_scores_with_it() -> None:
    async def run(server: LocalServer, config: Any) -> tuple[float, str | None]:
        sample = Sample(eval_type="llm_judge", expected="Is it polite?", output="Hi", config=config)
        async with HttpJudge(model_at(server, ""), {}, sleep=Waits().sleep) as judge:
            result = await Evaluators(judge=judge).score(sample)
        return result.score, result.reason

    with LocalServer(say("SCORE: 4\nEXPLANATION: It is.")) as server:
        assert asyncio.run(run(server, {"judge_model": "m"})) == (0.75, None)
        sent = server.requests[0].json()["messages"][1]["content"]
        score, reason = asyncio.run(run(server, {}))
        assert len(server.requests) == 1
    assert "Is it polite?" in sent
    assert (score, "No judge_model" in str(reason)) == (0, True)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ("model: m", "url is missing"),
        ("urll: https://a.example", "url is missing. Is it meant by urll?"),
        ("url: file:///x", "must begin with https"),
        ("url: https://a.example\nmodle: m", "Is model meant"),
        ("url: https://a.example\nparameters: {model: m}", "cannot have model in it"),
        ("url: https://a.example\nparameters: {stream: true}", "cannot have stream in it"),
        ("url: https://a.example\nparameters: {stop: [a]}", "texts, numbers, true and false: stop"),
        ("url: https://a.example\nattempts: 0", "attempts must be from 1"),
        ("url: https://a.example\ntemperature: hot", "temperature must be a number"),
    ],
)
def test_settings_that_cannot_be_are_told(settings: str, told: str) -> None:
    with pytest.raises(SettingRefused) as caught:
        parse_judge_model(settings)
    assert told in caught.value.reason


def test_a_file_gives_a_judge_or_its_problem(tmp_path: Path) -> None:
    path = tmp_path / "judge.yaml"
    path.write_text("url: https://a.example\nauth: {type: bearer, token_env: JUDGE_KEY}")
    assert asyncio.run(open_judge(path, KEYS)).model.url == "https://a.example/chat/completions"
    with pytest.raises(FileProblem, match="variable JUDGE_KEY is not set"):
        asyncio.run(open_judge(path, {}))
