"""Counts: the sidebar and the number of a queue, as the window asks for them after each act."""

import asyncio
import time
from pathlib import Path

from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.workspace import open_workspace
from tests.benchmarks.measuring import spread
from tests.benchmarks.setting import Setting


def measure(setting: Setting) -> None:
    """Printed only: it is a matter of the number of cases."""
    asyncio.run(_measure(setting, setting.worlds.workspace(setting.cases)))


async def _measure(setting: Setting, folder: Path) -> None:
    rounds = max(3, setting.rounds // 10)
    async with await open_workspace(folder) as workspace:
        browsing = workspace.desk.browsing
        sidebar: list[float] = []
        counts: list[float] = []
        datasets: list[float] = []
        for _ in range(rounds):
            began = time.perf_counter()
            found = await browsing.sidebar()
            sidebar.append(time.perf_counter() - began)
            began = time.perf_counter()
            await browsing.count(TO_REVIEW)
            counts.append(time.perf_counter() - began)
            in_dataset = Filter.of_dataset(found.datasets[0].dataset_id)
            began = time.perf_counter()
            await browsing.count(in_dataset)
            datasets.append(time.perf_counter() - began)
    setting.report.say(f"sidebar: {spread(sidebar)}")
    setting.report.say(f"count of To review: {spread(counts)}")
    setting.report.say(f"count of a dataset: {spread(datasets)}")
