"""A reviewer who never rests, at the real window, in a process that is made to be killed.

`python -m tests.support.window_robot FOLDER SEED`: says a line of JSON for each decision that the
window has shown as saved.
"""

import json
import os
import random
import sys
from pathlib import Path

from reviewer_app.services.browsing import CaseView
from tests.support.windows import Driver, Key, a_window, drive


def _say(*facts: object) -> None:
    """One line in one system call: a kill cannot tear it."""
    os.write(1, (json.dumps(facts) + "\n").encode())


async def _work(folder: Path, seed: int) -> None:
    random_ = random.Random(seed)
    async with a_window(folder, pause_ms=0) as driver:
        # Connected last, so the window has shown what is told here.
        driver.page.conduct._decisions.saved.connect(_tell)
        _say("open")
        await _leave_decided(driver)
        while True:
            await driver.until_ready()
            await _decide(driver, random_)


async def _leave_decided(driver: Driver) -> None:
    """The window opens where it was left; what was decided there is told, and stays as it is."""
    await driver.until_ready()
    before = driver.view
    if before.is_done:
        await driver.key(Key.Key_N)
        await driver.until(lambda: driver.page.view and driver.view.case_id != before.case_id)


def _tell(view: CaseView, _decided: object) -> None:
    _say(view.case_id, view.vote.score, view.vote.reason, view.reviewed_at is not None)


async def _decide(driver: Driver, random_: random.Random) -> None:
    """Vote, with a reason or without, or mark; always something that the window shows as saved."""
    before = driver.view.case_id
    await driver.key(random_.choice([Key.Key_U, Key.Key_D, Key.Key_R]))
    if driver.page.bar.is_choosing:
        await driver.key(random_.choice([Key.Key_1, Key.Key_5, Key.Key_9]))
        await driver.type("so")
        await driver.key(Key.Key_Return)
    await driver.until(lambda: driver.page.view and driver.page.view.case_id != before)


def main() -> None:
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    drive(lambda: _work(folder, seed))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
