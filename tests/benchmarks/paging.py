"""Page: 200 rows of the list through Browsing, its thread and its views, against raw SQL."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import Connection

from reviewer_app.domain.queues import TO_REVIEW
from reviewer_app.services.browsing import PAGE
from reviewer_app.services.desk import Desk
from reviewer_app.store.connections import connect_reader
from reviewer_app.store.opening import store_path
from reviewer_app.workspace import open_workspace
from tests.benchmarks.measuring import in_ms, median, spread, timed
from tests.benchmarks.setting import Setting

_GOAL_MS = 5.0
_COLUMNS = (
    "n, id, external_id, dataset_id, substr(input, 1, 240), input_is_json, substr(goal, 1, 240), "
    "name, variant, language, confidence, legacy_at, my_score, my_reason, my_reviewed_at"
)
_FIRST = (
    "SELECT n FROM test_case WHERE done = 0 AND legacy_at IS NULL AND deleted_at IS NULL "
    f"ORDER BY n LIMIT {PAGE}"
)


def measure(setting: Setting) -> None:
    """Medians at random places, warm, taken in turns."""
    asyncio.run(_measure(setting, setting.worlds.workspace(setting.cases)))


async def _measure(setting: Setting, folder: Path) -> None:
    report = setting.report
    places = Random(1)
    async with await open_workspace(folder) as workspace:
        with closing(connect_reader(store_path(folder))) as connection:
            ours: list[float] = []
            raw: list[float] = []
            for round_ in range(setting.rounds + 5):
                start = places.randrange(max(1, setting.cases - PAGE)) + 1
                numbers = list(range(start, min(start + PAGE, setting.cases + 1)))
                # Whoever is first finds the pages of the file cold, so both are that by turns.
                if round_ % 2:
                    ours.append(await _ours(workspace.desk, numbers))
                    raw.append(_raw(connection, numbers))
                else:
                    raw.append(_raw(connection, numbers))
                    ours.append(await _ours(workspace.desk, numbers))
            ours, raw = ours[5:], raw[5:]
            report.say(f"raw SQL: {spread(raw)}")
            report.say(f"items: {spread(ours)}")
            more = (median(ours) - median(raw)) * 1000
            report.judge("page of 200, more than raw", more, _GOAL_MS, " ms", at_least=False)
            await _measure_opening(setting, workspace.desk, connection)
        await _measure_numbers(setting, workspace.desk)


async def _ours(desk: Desk, numbers: Sequence[int]) -> float:
    began = time.perf_counter()
    items = await desk.browsing.items(numbers)
    seconds = time.perf_counter() - began
    assert len(items) == len(numbers)
    return seconds


def _raw(connection: Connection, numbers: Sequence[int]) -> float:
    marks = ", ".join("?" * len(numbers))
    query = f"SELECT {_COLUMNS} FROM test_case WHERE n IN ({marks}) ORDER BY n"
    rows, seconds = timed(lambda: connection.execute(query, numbers).fetchall())
    assert len(rows) == len(numbers)
    return seconds


async def _measure_opening(setting: Setting, desk: Desk, connection: Connection) -> None:
    """The first page of To review: which rows they are, and what they show."""
    ours: list[float] = []
    raw: list[float] = []
    for _ in range(setting.rounds):
        began = time.perf_counter()
        await desk.browsing.open_queue(TO_REVIEW)
        ours.append(time.perf_counter() - began)
        began = time.perf_counter()
        numbers = [n for (n,) in connection.execute(_FIRST)]
        _raw(connection, numbers)
        raw.append(time.perf_counter() - began)
    setting.report.say(f"opening To review: raw {spread(raw)}")
    setting.report.say(f"opening To review: ours {spread(ours)}")
    more = (median(ours) - median(raw)) * 1000
    setting.report.judge("first page, more than raw", more, _GOAL_MS, " ms", at_least=False)


async def _measure_numbers(setting: Setting, desk: Desk) -> None:
    """All row numbers of a queue, as the window loads them behind the first page."""
    chunk, after, slowest, total = 50_000, 0, 0.0, 0.0
    while True:
        began = time.perf_counter()
        numbers = await desk.browsing.numbers(TO_REVIEW, after, chunk)
        seconds = time.perf_counter() - began
        if not numbers:
            break
        after, total, slowest = numbers[-1], total + seconds, max(slowest, seconds)
    setting.report.say(
        f"all row numbers, {chunk:,} at a time: {in_ms(total)}, the slowest {in_ms(slowest)}"
    )
