"""The process that runs what strangers wrote."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from reviewer_app.calling.confinement import Confinement
from reviewer_app.calling.failures import CallFailed

_Found = TypeVar("_Found")


def confined(work: Callable[[Confinement], Awaitable[_Found]]) -> _Found:
    """What the work gives, with a process of its own."""

    async def run() -> _Found:
        confinement = Confinement()
        try:
            return await work(confinement)
        finally:
            await confinement.close()

    return asyncio.run(run())


async def render(confinement: Confinement, text: str, **facts: Any) -> str:
    texts = {name: json.dumps(value) for name, value in facts.items()}
    done = await confinement.ask(
        "render", "The template", templates={"body": text}, json=[], facts=texts
    )
    return done["body"]


async def fail(confinement: Confinement, text: str) -> str:
    with pytest.raises(CallFailed) as caught:
        await render(confinement, text)
    return caught.value.reason


def measure_memory() -> int:
    """The most that this process has had, in bytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


ENDLESS = "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}"

DOUBLING = (
    "{% set n = namespace(t='aaaaaaaaaa') %}"
    "{% for i in range(99) %}{% set n.t = n.t ~ n.t %}{% endfor %}"
)


def test_a_template_is_rendered_there() -> None:
    assert confined(lambda there: render(there, "Hello {{ input }}", input="\ud800\n")) == (
        "Hello \ud800\n"
    )


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs Linux")
def test_one_process_is_used_again_and_has_none_of_our_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PRODUCT_KEY", "sk-secret")

    async def look(there: Confinement) -> tuple[int, int, str]:
        await render(there, "")
        assert there._process is not None
        first = there._process.pid
        environment = await asyncio.to_thread(Path(f"/proc/{first}/environ").read_text)
        for _ in range(20):
            await render(there, "{{ input }}", input="x")
        return first, there._process.pid, environment

    first, last, environment = confined(look)
    assert first == last
    assert "PATH" in environment
    assert "secret" not in environment


@pytest.mark.parametrize(
    "template",
    [
        "{{ 'a' * 10 ** 8 }}",
        "{{ 'a' | center(3000000000) }}",
        "{{ '%999999999d' | format(1) }}",
        "{% for i in range(10 ** 9) %}a{% endfor %}",
        ENDLESS,
        DOUBLING,
        "{% for i in range(99999) %}{{ '😀' * 200 }}{% endfor %}",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    ],
)
def test_a_greedy_template_costs_a_second_and_none_of_our_memory(template: str) -> None:
    async def run(there: Confinement) -> tuple[float, float, str]:
        await render(there, "")
        before, start = measure_memory(), time.monotonic()
        await fail(there, template)
        seconds, grown = time.monotonic() - start, measure_memory() - before
        return seconds, grown, await render(there, "still here")

    seconds, grown, after = confined(run)
    assert seconds < 10  # 1 s, on a computer that has nothing else to do
    assert grown < 50 * 1024 * 1024
    assert after == "still here"


def test_a_body_that_is_nested_too_deeply_is_told() -> None:
    async def run(there: Confinement) -> str:
        deep = {"body": "[" * 201 + "]" * 201}
        with pytest.raises(CallFailed) as caught:
            await there.ask("render", "The template", templates=deep, json=["body"], facts={})
        return caught.value.reason

    assert confined(run) == "The template is nested too deeply."


def test_the_second_is_told() -> None:
    assert confined(lambda there: fail(there, ENDLESS)) == (
        "The template took longer than 1 s, and was given up."
    )


def test_after_three_overruns_in_a_row_no_more_time_is_spent() -> None:
    async def run(there: Confinement) -> str:
        for _ in range(3):
            assert "longer than" in await fail(there, ENDLESS)
        told = await fail(there, ENDLESS)
        assert there._process is None  # the third one ended it, and none was started since
        return told

    assert confined(run) == "The template took too long 3 times, and is given up."


def test_who_is_cancelled_leaves_at_once_and_the_next_one_is_answered() -> None:
    async def run(there: Confinement) -> str:
        await render(there, "")
        tasks = [asyncio.create_task(render(there, ENDLESS)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(task.cancelled() for task in tasks)
        assert there._exchanging is not None
        assert not there._exchanging.done()
        return await render(there, "next")

    assert confined(run) == "next"


def test_who_has_less_time_than_the_process_needs_to_start_does_not_keep_it_from_starting() -> None:
    async def run(there: Confinement) -> str:
        for _ in range(3):
            with suppress(TimeoutError):
                async with asyncio.timeout(0.001):
                    await render(there, "")
        first = there._process
        found = await render(there, "ready")
        assert there._process is first
        return found

    assert confined(run) == "ready"


def test_closing_in_the_middle_of_a_question_ends_it() -> None:
    async def run() -> None:
        confinement = Confinement()
        await render(confinement, "")
        task = asyncio.create_task(render(confinement, ENDLESS))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        process = confinement._process
        assert process is not None
        await confinement.close()
        assert process.poll() is not None
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())


def test_many_at_once_are_answered_each_with_its_own() -> None:
    async def run(there: Confinement) -> list[str]:
        return await asyncio.gather(*(render(there, "{{ input }}", input=n) for n in range(100)))

    assert confined(run) == [str(n) for n in range(100)]


def test_a_process_that_died_is_started_again() -> None:
    async def run(there: Confinement) -> str:
        await render(there, "")
        assert there._process is not None
        there._process.kill()
        there._process.wait()
        return await render(there, "again")

    assert confined(run) == "again"


def test_the_folder_that_we_are_in_gives_it_no_modules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    assert confined(lambda there: render(there, "safe")) == "safe"


def test_a_packaged_program_starts_itself_as_the_process() -> None:
    asked: dict[str, Any] = {"task": "render", "what": "", "json": []}
    asked |= {"templates": {"body": "{{ input }}"}, "facts": {"input": '"x"'}}
    done = subprocess.run(
        [sys.executable, "-m", "reviewer_app", "confined"],
        input=json.dumps(asked).encode() + b"\n",
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"ready": True},
        {"done": {"body": "x"}},
    ]


def test_a_path_with_a_catastrophic_pattern_is_given_up() -> None:
    async def run(there: Confinement) -> str:
        text = json.dumps({"a": [{"b": "ab" * 40 + "xc"}]})
        paths = {"text": "$.a[?search(@.b, '(a|b|ab)*c')]"}
        with pytest.raises(CallFailed) as caught:
            await there.ask("extract", "The answer", text=text, paths=paths)
        return caught.value.reason

    assert confined(run) == "The answer took longer than 1 s, and was given up."
