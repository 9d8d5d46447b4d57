"""Edit: a revision takes its place, in a store of any size and in a family of any length."""

import asyncio
import shutil
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

from reviewer_app.domain.queues import Filter
from reviewer_app.services.desk import Desk
from reviewer_app.workspace import open_workspace
from tests.benchmarks.measuring import median, spread
from tests.benchmarks.setting import Setting
from tests.benchmarks.worlds import durable_commits

_FEW = 1000
"""Cases of the store that the large one is compared with."""

_MOST_TIMES = 2.0
"""What an edit may cost beside one in a small store, or in a short family."""


def measure(setting: Setting) -> None:
    """Medians: a million cases beside a thousand, and the last of 1,000 revisions beside the first.

    Copies are edited, so that the other benchmarks find their workspaces as they were.
    """
    report = setting.report
    report.say(f"bare durable commit: {spread(durable_commits(setting.worlds.folder, 50))}")
    small, small_undo, family = _in_copy(setting, min(_FEW, setting.cases), is_family=True)
    large, large_undo, _ = _in_copy(setting, setting.cases, is_family=False)
    report.say(f"edit in a small store: {spread(small)}")
    report.say(f"edit in the large one: {spread(large)}")
    report.say(f"undo in a small store: {spread(small_undo)}")
    report.say(f"undo in the large one: {spread(large_undo)}")
    edge = max(1, len(family) // 20)
    report.say(f"first revisions of {len(family):,}: {spread(family[:edge])}")
    report.say(f"last revisions of {len(family):,}: {spread(family[-edge:])}")
    pairs = {
        "edit, large store to small": (large, small),
        "undo, large store to small": (large_undo, small_undo),
        "edit, long family to short": (family[-edge:], family[:edge]),
    }
    for name, (one, other) in pairs.items():
        report.judge(name, median(one) / median(other), _MOST_TIMES, " times", at_least=False)


_Times = tuple[list[float], list[float], list[float]]


def _in_copy(setting: Setting, cases: int, *, is_family: bool) -> _Times:
    """Seconds of edits, of their undoing, and of the edits of one case again and again."""
    copy = setting.worlds.folder / f"edited-{cases}"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(setting.worlds.workspace(cases), copy)
    revisions = min(1000, 10 * setting.rounds) if is_family else 0
    try:
        return asyncio.run(_edit(copy, setting.rounds, revisions))
    finally:
        shutil.rmtree(copy, ignore_errors=True)


async def _edit(folder: Path, rounds: int, revisions: int) -> _Times:
    async with await open_workspace(folder) as workspace:
        desk = workspace.desk
        numbers = await desk.browsing.numbers(Filter(), limit=10_000_000)
        places = Random(1).sample(list(numbers), min(rounds + 1, len(numbers)))
        edits = [await _once(desk, number, f"Text {number}") for number in places]
        undos = [await _undo(desk) for _ in places]
        family = await _again_and_again(desk, numbers[0], range(revisions))
    return edits[1:], undos[1:], family


async def _once(desk: Desk, number: int, words: str) -> float:
    case = await desk.browsing.case(number)
    content = replace(case.content, expected_output=words)
    began = time.perf_counter()
    made = await desk.editing.save(case.seen, content, case.labels)
    seconds = time.perf_counter() - began
    assert made
    assert made.n == number
    return seconds


async def _undo(desk: Desk) -> float:
    began = time.perf_counter()
    undone = await desk.undoing.undo()
    seconds = time.perf_counter() - began
    assert undone
    return seconds


async def _again_and_again(desk: Desk, number: int, revisions: Iterable[int]) -> list[float]:
    return [await _once(desk, number, f"Revision {revision}") for revision in revisions]
