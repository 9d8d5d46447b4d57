"""The numbers of a queue while they are read: each case once, whatever is decided meanwhile."""

import asyncio
import time
from array import array
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.marks import MarkState
from reviewer_app.domain.queues import TO_REVIEW, Listing, Order
from reviewer_app.services.browsing import Browsing
from reviewer_app.ui.review import queue as module
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.tasks import Tasks
from tests.support.stores import Bench, a_bench, seen
from tests.support.windows import PATIENCE_S, drive

COUNT = 450


class Paused(Browsing):
    """Reads the first page, and no more until it is let."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench.database)
        self.gate = asyncio.Event()

    async def numbers(self, *given: Any, **named: Any) -> "array[int]":
        await self.gate.wait()
        return await super().numbers(*given, **named)


async def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.005)


async def touch(queue: Queue, browsing: Browsing, number: int) -> bool:
    (item,) = await browsing.items([number])
    return queue.touch(item)


def fails(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("order", [Order.ARRIVAL, Order.NEWEST, Order.LANGUAGE])
def test_what_is_skipped_or_decided_while_numbers_are_read_comes_once(
    tmp_path: Path, order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B30, B53: one case of the first page is skipped, one decided, and one further on, too."""
    monkeypatch.setattr(module, "CHUNK", 60)

    async def scenario(bench: Bench) -> None:
        browsing = Paused(bench)
        queue = Queue(browsing, Tasks(asyncio.get_running_loop(), fails))
        queue.open(Listing(filter=TO_REVIEW), "t", Listing(filter=TO_REVIEW, order=order))
        await until(lambda: len(queue.now.numbers) == 200)
        first, second = queue.now.numbers[3], queue.now.numbers[4]
        last = COUNT - 9 if order is not Order.NEWEST else 9
        await bench.marking.set(seen(first), "skip", MarkState())
        await bench.reviewing.vote(seen(second), 1)
        await bench.reviewing.vote(seen(last), -1)
        joins = [await touch(queue, browsing, number) for number in (first, second, last)]
        assert joins == [False, False, True]
        browsing.gate.set()
        await until(lambda: queue.now.is_whole)
        assert sorted(queue.now.numbers) == list(range(1, COUNT + 1))
        rows = [queue.row_of(number) for number in queue.now.numbers]
        assert rows == list(range(COUNT))
        assert queue.now.decided == 2
        queue.refresh()
        await until(lambda: not queue.is_opening and queue.now.is_whole)
        assert sorted(queue.now.numbers) == list(range(1, COUNT + 1))
        assert queue.now.numbers[-1] == first  # skipped ones come last

    with a_bench(tmp_path, COUNT) as bench:
        drive(lambda: scenario(bench))
