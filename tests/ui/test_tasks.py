"""The door that starts work: saves in order, newest load wins, every outcome told."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from reviewer_app.domain.errors import Superseded
from reviewer_app.ui.tasks import Tasks

Scenario = Callable[[Tasks, list[object]], Coroutine[Any, Any, None]]


def _run(scenario: Scenario) -> list[object]:
    heard: list[object] = []

    async def main() -> None:
        tasks = Tasks(asyncio.get_running_loop(), heard.append)
        await scenario(tasks, heard)
        await tasks.finish()

    asyncio.run(main())
    return heard


async def _after(seconds: float, result: str) -> str:
    await asyncio.sleep(seconds)
    return result


async def _fail(error: Exception) -> str:
    await asyncio.sleep(0)
    raise error


def test_saves_are_done_one_after_the_other_in_their_order() -> None:
    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.save(lambda: _after(0.02, "slow"), heard.append)
        tasks.save(lambda: _after(0, "quick"), heard.append)

    assert _run(scenario) == ["slow", "quick"]


def test_a_save_that_fails_is_told_and_the_next_one_is_still_made() -> None:
    error = OSError("disk full")

    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.save(lambda: _fail(error), heard.append)
        tasks.save(lambda: _after(0, "second"), heard.append)

    assert _run(scenario) == [error, "second"]


def test_closing_waits_for_saves() -> None:
    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.save(lambda: _after(0.02, "kept"), heard.append)
        await tasks.finish()
        assert heard == ["kept"]
        assert not tasks.is_saving

    assert _run(scenario) == ["kept"]


def test_a_newer_load_takes_the_place_of_an_older_one() -> None:
    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.latest("case", lambda: _after(0.01, "old"), heard.append)
        tasks.latest("case", lambda: _after(0.01, "new"), heard.append)
        tasks.latest("count", lambda: _after(0.01, "other"), heard.append)
        await asyncio.sleep(0.05)

    assert _run(scenario) == ["new", "other"]


def test_a_superseded_reading_is_no_error() -> None:
    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.long(lambda: _fail(Superseded()), heard.append)
        await asyncio.sleep(0.01)

    assert _run(scenario) == []


def test_whoever_starts_work_can_hear_of_its_failure_alone() -> None:
    error, own = ValueError("bad"), list[Exception]()

    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.save(lambda: _fail(error), heard.append, own.append)

    assert _run(scenario) == []
    assert own == [error]


def test_once_closed_nothing_is_started_and_what_fails_then_is_nobodys_business() -> None:
    """A count that is due while the window closes would ask a database that is closed."""
    started: list[str] = []

    async def note() -> str:
        started.append("count")
        return "count"

    async def scenario(tasks: Tasks, heard: list[object]) -> None:
        tasks.long(lambda: _fail(RuntimeError("closed")))
        tasks.close()
        tasks.latest("counts", note, heard.append)
        await asyncio.sleep(0)

    assert _run(scenario) == []
    assert started == []
