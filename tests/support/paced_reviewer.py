"""A reviewer with a metronome: presses keys at a fixed rate, whatever the window is doing."""

import asyncio
import time
from array import array
from dataclasses import dataclass, field

from PySide6.QtTest import QTest

from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import PAGE, CaseView
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.review.reasons import reasons
from tests.support.windows import Driver, Key

PLAN: tuple[tuple[Key, ...], ...] = (
    (Key.Key_U,),
    (Key.Key_D, Key.Key_2, Key.Key_Return),
    (Key.Key_U,),
    (Key.Key_R,),
    (Key.Key_D, Key.Key_7, Key.Key_Return),
)
"""What is pressed on one case after the other, again and again: each plain decision is one key,
a downvote with a template three.
"""


@dataclass(slots=True)
class Paced:
    """How a review went.

    waits: seconds from each decision's first key until it was saved and shown. wrong: what cases
    have that is not what was pressed on them.
    """

    waits: list[float] = field(default_factory=list[float])
    wrong: list[str] = field(default_factory=list[str])


async def review_by_the_clock(driver: Driver, cases: int, keys_per_second: float) -> Paced:
    """Decide so many cases from the one on screen on, in the order of their coming in."""
    paced = Paced()
    began: dict[str, float] = {}
    numbers = await driver.desk.browsing.numbers(Filter(undecided=True), limit=cases)
    listed = await _items(driver, numbers)
    plan = [(item.case_id, PLAN[place % len(PLAN)]) for place, item in enumerate(listed)]

    def note(view: CaseView, _done: object) -> None:
        if at := began.pop(view.case_id, None):
            paced.waits.append(time.perf_counter() - at)

    driver.page.conduct._decisions.saved.connect(note)
    await _press(driver, plan, began, 1 / keys_per_second)
    while began:
        left = len(began)
        await driver.until(lambda left=left: len(began) < left, "the next decision")
    await driver.until_ready()
    for item, (_, keys) in zip(await _items(driver, numbers), plan, strict=True):
        if not _is_as_pressed(item.score, item.reason, item.is_reviewed, keys):
            paced.wrong.append(f"{item.title}: {item.score} {item.reason!r} after {keys}")
    return paced


async def _items(driver: Driver, numbers: "array[int]") -> list[QueueItem]:
    found: list[QueueItem] = []
    for start in range(0, len(numbers), PAGE):
        found += await driver.desk.browsing.items(numbers[start : start + PAGE])
    return found


async def _press(
    driver: Driver,
    plan: list[tuple[str, tuple[Key, ...]]],
    began: dict[str, float],
    interval: float,
) -> None:
    """Each key at its time; a late one does not put off those after it."""
    start, number = time.perf_counter(), 0
    for case_id, keys in plan:
        for place, key in enumerate(keys):
            await asyncio.sleep(max(0.0, start + number * interval - time.perf_counter()))
            if place == 0:
                began[case_id] = time.perf_counter()
            await driver.between(lambda key=key: QTest.keyClick(driver.window.windowHandle(), key))
            number += 1


def _is_as_pressed(score: int, reason: str, is_reviewed: bool, keys: tuple[Key, ...]) -> bool:
    if keys[0] is Key.Key_R:
        return is_reviewed and (score, reason) == (0, "")
    if keys[0] is Key.Key_U:
        return not is_reviewed and (score, reason) == (1, "")
    word = reasons()[keys[1] - Key.Key_1].word
    return not is_reviewed and (score, reason) == (-1, word)
