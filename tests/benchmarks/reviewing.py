"""Review: a press through the services and back, at rest and while an import runs, and undo.

No window is involved; `vote` measures the same from the key to the painted button.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from reviewer_app.domain.changes import Score
from reviewer_app.services.desk import Desk
from reviewer_app.workspace import open_workspace
from tests.benchmarks.meanwhile import Meanwhile
from tests.benchmarks.measuring import FRAME_MS, median, p95, spread
from tests.benchmarks.setting import Setting
from tests.benchmarks.worlds import commit_once, open_bare

_ROWS_PER_PRESS = 500
"""Cases of the file that is being read in meanwhile: more than there is time for."""


def measure(setting: Setting) -> None:
    """Medians, less that of a bare durable commit on the same disk, taken in turns."""
    asyncio.run(_measure(setting, setting.worlds.workspace(setting.cases)))


async def _measure(setting: Setting, folder: Path) -> None:
    report = setting.report
    async with await open_workspace(folder) as workspace:
        presses = Presses(setting, workspace.desk)
        await presses.take(5)
        idle, bare = await presses.take(setting.rounds)
        report.say(f"bare durable commit: {spread(bare)}")
        judge(setting, "press at rest", idle, bare, frames=1)
        for name, act in (
            ("undo", workspace.desk.undoing.undo),
            ("redo", workspace.desk.undoing.redo),
        ):
            report.say(f"{name}: {spread(await _times(act, setting.rounds))}")
        rows = 2000 + setting.rounds * _ROWS_PER_PRESS
        async with Meanwhile(setting.worlds.folder, workspace.desk, rows):
            busy, _ = await presses.take(setting.rounds)
        judge(setting, "press while an import runs", busy, bare, frames=2)


def judge(
    setting: Setting, name: str, ours: list[float], bare: list[float], *, frames: int
) -> None:
    """Median and p95 of ours less the median of a bare commit, in frames of the screen."""
    setting.report.say(f"{name}: {spread(ours)}")
    base, goal = median(bare) * 1000, frames * FRAME_MS
    for kind, found in (("median", median(ours)), ("p95", p95(ours))):
        more = found * 1000 - base
        setting.report.judge(f"{name}, {kind} less a commit", more, goal, " ms", at_least=False)


async def _times(act: Callable[[], Coroutine[Any, Any, object]], count: int) -> list[float]:
    times: list[float] = []
    for _ in range(count):
        began = time.perf_counter()
        done = await act()
        if done is None:
            break
        times.append(time.perf_counter() - began)
    return times


class Presses:
    """Presses U or D on cases at random places, each followed by a bare commit."""

    def __init__(self, setting: Setting, desk: Desk) -> None:
        self._setting = setting
        self._desk = desk
        self._random = Random(3)

    async def take(self, count: int) -> tuple[list[float], list[float]]:
        """Seconds of presses and of commits."""
        ours: list[float] = []
        bare: list[float] = []
        with closing(open_bare(self._setting.worlds.folder)) as connection:
            while len(ours) < count:
                view = await self._desk.browsing.case(
                    self._random.randrange(self._setting.cases) + 1
                )
                score: Score = -1 if view.vote.score == 1 else 1
                began = time.perf_counter()
                await self._desk.reviewing.press(view.seen, score)
                ours.append(time.perf_counter() - began)
                bare.append(commit_once(connection, len(bare)))
        return ours, bare
