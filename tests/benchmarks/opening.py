"""Open: from the start of a process to its first painted case, many cases against 1,000.

Also without a window: the workspace, the first page of its queue and its first case.
"""

import asyncio
import time
from pathlib import Path

from reviewer_app.domain.queues import TO_REVIEW
from reviewer_app.workspace import open_workspace
from tests.benchmarks.measuring import median, spread
from tests.benchmarks.setting import Setting
from tests.benchmarks.windows import Shown, show_window

_FEW = 1000
_GOAL = 1.3


def measure(setting: Setting) -> None:
    """Medians of runs taken in turns, and their ratio."""
    few = setting.worlds.workspace(min(_FEW, setting.cases))
    many = setting.worlds.workspace(setting.cases)
    _measure_windows(setting, few, many)
    _measure_headless(setting, few, many)


def _measure_windows(setting: Setting, few: Path, many: Path) -> None:
    shown: dict[Path, list[Shown]] = {few: [], many: []}
    starts = max(1, min(15, setting.rounds // 8))
    for folder in (few, many) if starts > 1 else ():
        show_window("start", folder)  # the first start finds everything cold
    for _ in range(starts):
        for folder in (few, many):
            shown[folder].append(show_window("start", folder))
    report = setting.report
    for words, folder in ((f"{_FEW:,} cases", few), (f"{setting.cases:,} cases", many)):
        memory = median([one.found["memory"][0] for one in shown[folder]])
        seconds = [one.seconds for one in shown[folder]]
        report.say(f"window, {words}: {spread(seconds)}; memory {memory:.0f} MB")
    _judge(setting, "open to the first painted case", shown[few], shown[many])


def _judge(setting: Setting, name: str, few: list[Shown], many: list[Shown]) -> None:
    ratio = median([one.seconds for one in many]) / median([one.seconds for one in few])
    setting.report.judge(name, ratio, _GOAL, "×", at_least=False)


def _measure_headless(setting: Setting, few: Path, many: Path) -> None:
    times: dict[Path, list[float]] = {few: [], many: []}
    for _ in range(max(3, setting.rounds // 5)):
        for folder in (few, many):
            times[folder].append(asyncio.run(_open(folder)))
    setting.report.say(f"without a window, {_FEW:,} cases: {spread(times[few])}")
    setting.report.say(f"without a window, {setting.cases:,} cases: {spread(times[many])}")


async def _open(folder: Path) -> float:
    began = time.perf_counter()
    async with await open_workspace(folder) as workspace:
        numbers, _ = await workspace.desk.browsing.open_queue(TO_REVIEW)
        if numbers:
            await workspace.desk.browsing.case(numbers[0])
        return time.perf_counter() - began
