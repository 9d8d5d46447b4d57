"""Search: the first page while somebody types, against the bare full-text index; and filters."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import Connection

from reviewer_app.domain.queues import TO_REVIEW, Filter, Order
from reviewer_app.domain.searching import spaced
from reviewer_app.services.browsing import PAGE, Browsing
from reviewer_app.store.connections import connect_reader
from reviewer_app.store.opening import store_path
from reviewer_app.workspace import open_workspace
from tests.benchmarks.making import Writer
from tests.benchmarks.measuring import p95, spread, timed
from tests.benchmarks.setting import Setting

_GOAL_MS = 50.0
_FILTER_GOAL_MS = 100.0
_RAW = f"SELECT rowid FROM search_index WHERE search_index MATCH ? ORDER BY rowid LIMIT {PAGE}"


def measure(setting: Setting) -> None:
    """Words as they are typed, letter by letter, and filters with and without an index."""
    asyncio.run(_measure(setting, setting.worlds.workspace(setting.cases)))


async def _measure(setting: Setting, folder: Path) -> None:
    report = setting.report
    async with await open_workspace(folder) as workspace:
        browsing = workspace.desk.browsing
        with closing(connect_reader(store_path(folder))) as connection:
            ours: list[float] = []
            raw: list[float] = []
            worked: list[float] = []
            for typed in _typed(setting.rounds):
                raw.append(_raw(connection, typed))
                began = time.process_time()
                ours.append(
                    await _ours(lambda typed=typed: browsing.open_queue(Filter(text=typed)))
                )
                worked.append(time.process_time() - began)
        report.say(f"bare full-text search, ids only: {spread(raw)}")
        report.say(f"search with its rows: {spread(ours)}")
        report.say(f"the same in time of the processor: {spread(worked)}")
        report.judge("search, p95", p95(ours) * 1000, _GOAL_MS, " ms", at_least=False)
        share = p95(ours) / p95(raw)
        report.judge("search against the bare one, p95", share, 1.0, " of it", at_least=False)
        await _measure_filters(setting, browsing)
        await _measure_facets(setting, browsing)


def _typed(rounds: int) -> list[str]:
    """What stands in the field at each letter of words of the cases, frequent and rare."""
    writer, random = Writer(7), Random(3)
    words = [*writer.row(1)[1].split()[:4], "信用卡", "付款", "CASE-0500", "the card"]
    for number in range(2, 40):
        words += random.sample(writer.row(number)[1].split(), 1)
    steps = [word[:end] for word in words for end in range(1, min(len(word), 10) + 1)]
    return random.sample(steps, min(rounds, len(steps)))


async def _ours(read: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await read()
    return time.perf_counter() - began


def _raw(connection: Connection, typed: str) -> float:
    words = " ".join(spaced(typed).replace('"', " ").split())
    _, seconds = timed(lambda: connection.execute(_RAW, (f'"{words}"*',)).fetchall())
    return seconds


async def _measure_filters(setting: Setting, browsing: Browsing) -> None:
    """The first page of filters and orders."""
    filters = {
        "one language": Filter(languages=frozenset({"zh"})),
        "a language nobody has": Filter(languages=frozenset({"xx"})),
        "two languages, undecided": Filter(languages=frozenset({"zh", "ja"}), undecided=True),
        "a source and a variant": Filter(
            sources=frozenset({"handbook-3.pdf"}), variants=frozenset({"typos"})
        ),
        "downvoted": Filter(votes=frozenset({-1})),
        "reviewed": Filter(reviewed=True),
        "least sure": Filter(most_confidence=0.01),
        "least sure in a language": Filter(most_confidence=0.01, languages=frozenset({"zh"})),
        "a combination nobody has": Filter(
            languages=frozenset({"zh"}), variants=frozenset({"typos"}), augmented=True
        ),
    }
    took: list[float] = []
    for name, filter_ in filters.items():
        seconds = [await _ours(lambda filter_=filter_: browsing.open_queue(filter_)) for _ in "123"]
        took.append(min(seconds))
        setting.report.say(f"filter, {name}: {min(seconds) * 1000:.1f} ms")
    for order in Order:
        seconds = [
            await _ours(lambda order=order: browsing.open_queue(TO_REVIEW, order)) for _ in "123"
        ]
        took.append(min(seconds))
        setting.report.say(f"To review by {order}: {min(seconds) * 1000:.1f} ms")
    slowest = max(took) * 1000
    setting.report.judge("first page, slowest", slowest, _FILTER_GOAL_MS, " ms", at_least=False)


async def _measure_facets(setting: Setting, browsing: Browsing) -> None:
    """The values of the filter panel with their counts; they come one field after the other."""
    for name in ("languages", "variants", "sources", "datasets", "votes", "tags"):
        seconds = await _ours(lambda name=name: browsing.facet(TO_REVIEW, name))
        setting.report.say(f"values of {name}: {seconds * 1000:.0f} ms")
