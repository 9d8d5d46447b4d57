"""A process of its own with the real window, offscreen; tells what it measured as JSON.

Started by the benchmarks: `python -m tests.benchmarks.windowed WHAT WORKSPACE …`. The first line
it writes says that the first case is painted.
"""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from qasync import QEventLoop

from reviewer_app.app import Running, make_application, make_look
from reviewer_app.system.settings import Settings
from reviewer_app.ui.review.pace import State
from reviewer_app.ui.settings.preferences import PAUSE_MS
from reviewer_app.workspace import open_workspace
from tests.benchmarks.comparing_window import measure_comparing
from tests.benchmarks.meanwhile import Meanwhile
from tests.benchmarks.painted import Painted
from tests.benchmarks.worlds import commit_once, open_bare
from tests.support.paced_reviewer import review_by_the_clock
from tests.support.windows import PATIENCE_S, Driver

PAINTED = "painted"
_PATIENCE_S = 60.0
_LOOK_S = 0.1
"""Nobody decides on a case before having looked at it; meanwhile the next one is prepared."""

_BUSY_ROWS_PER_PRESS = 1500

Measured = dict[str, list[float]]
Measuring = Callable[["Hands"], Coroutine[Any, Any, Measured]]


class Hands:
    """Presses keys at the window and sees when something is painted."""

    def __init__(self, running: Running, folder: Path, rounds: int) -> None:
        self.running = running
        self.window = running.window
        self.page = running.window.page
        self.desk = running.workspace.desk
        self.folder = folder
        self.rounds = rounds

    async def press(self, key: Qt.Key, painted: Painted) -> float:
        """Seconds from the press of a key until what it changes is painted."""
        loop = asyncio.get_running_loop()
        began: list[float] = []

        def act() -> None:
            began.append(time.perf_counter())
            QTest.keyClick(self.window.windowHandle(), key)

        seen = painted.wait()
        loop.call_soon(act)  # between two steps of the loop, as the keyboard does
        return await asyncio.wait_for(seen, _PATIENCE_S) - began[0]

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, looking often."""
        end = time.monotonic() + _PATIENCE_S
        while not holds():
            if time.monotonic() > end:
                raise TimeoutError("the window did not come to rest")
            await asyncio.sleep(0.005)

    async def until_ready(self) -> None:
        """Wait until keys act on a painted case, the pause after a decision being over."""
        await self.until(lambda: self.page.view and self.page.pace.state is State.READY)

    async def look(self) -> None:
        """Read the case, once it is there."""
        await self.until_ready()
        await asyncio.sleep(_LOOK_S)


async def measure_start(hands: Hands) -> Measured:
    """Memory once all row numbers of the queue are there."""
    await _until_all_numbers(hands)
    return {"memory": [memory_mb()]}


async def measure_votes(hands: Hands) -> Measured:
    """Presses of U on one case after the other, at rest and while an import runs."""
    button = hands.page.bar._buttons["vote_up"]
    painted = Painted(button, button.isChecked)
    idle: list[float] = []
    busy: list[float] = []
    bare: list[float] = []
    await _until_all_numbers(hands)
    with closing(open_bare(hands.folder)) as connection:
        for round_ in range(hands.rounds + 3):
            await hands.look()
            seconds = await hands.press(Qt.Key.Key_U, painted)
            bare.append(commit_once(connection, round_))
            idle.append(seconds)
    rows = 2000 + hands.rounds * _BUSY_ROWS_PER_PRESS
    async with Meanwhile(hands.folder, hands.desk, rows):
        for _ in range(hands.rounds):
            await hands.look()
            busy.append(await hands.press(Qt.Key.Key_U, painted))
    return {"idle": idle[3:], "busy": busy, "bare": bare[3:]}


async def measure_scrolling(hands: Hands) -> Measured:
    """Pages down, jumps to random places, and steps to the next case."""
    began = time.perf_counter()
    await _until_all_numbers(hands)
    found: Measured = {"numbers": [time.perf_counter() - began]}
    found["page"] = [await _scroll(hands, None) for _ in range(hands.rounds)]
    places = Random(5)
    found["jump"] = [await _scroll(hands, places.random()) for _ in range(hands.rounds)]
    found["next"] = [await _go_next(hands) for _ in range(hands.rounds)]
    found["memory"] = [memory_mb()]
    return found


async def _scroll(hands: Hands, share: float | None) -> float:
    """Seconds from a move of the scroll bar until the rows in sight are painted with words."""
    view, model = hands.page.list.view, hands.page.list.model
    bar = view.verticalScrollBar()
    place = bar.value() + bar.pageStep() if share is None else int(bar.maximum() * share)
    began = time.perf_counter()
    bar.setValue(place)
    view.viewport().repaint()
    if not all(model.item_at(row) for row in view.visible_rows()):
        await hands.until(lambda: all(model.item_at(row) for row in view.visible_rows()))
        view.viewport().repaint()
    return time.perf_counter() - began


async def _go_next(hands: Hands) -> float:
    """Seconds from J until the next case is painted."""
    await hands.look()
    seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def note(_case_id: str) -> None:
        if not seen.done():
            seen.set_result(time.perf_counter())

    hands.page.case_page.painted.connect(note)
    began: list[float] = []

    def act() -> None:
        began.append(time.perf_counter())
        QTest.keyClick(hands.window.windowHandle(), Qt.Key.Key_J)

    asyncio.get_running_loop().call_soon(act)
    try:
        return await asyncio.wait_for(seen, _PATIENCE_S) - began[0]
    finally:
        hands.page.case_page.painted.disconnect(note)


async def _until_all_numbers(hands: Hands) -> None:
    """The window loads the numbers of a queue behind the first page, a chunk at a time."""
    wanted = (await hands.desk.browsing.sidebar()).to_review
    await hands.until(lambda: len(hands.page.queue.now.numbers) >= wanted)


def memory_mb() -> float:
    """Memory of this process in MB; 0 where the system does not tell it in a file."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def measure_pace(hands: Hands) -> Measured:
    """Twenty keys a second on one case after the other, without a pause and with the usual one."""
    driver = Driver(hands.running)
    # What waited for too long is dropped; here it is to be measured.
    hands.page.pace.patience_s = PATIENCE_S
    found: Measured = {}
    for name, pause_ms in (("none", 0), ("usual", PAUSE_MS)):
        hands.page.pace.set_pause(pause_ms)
        began = time.process_time()
        paced = await review_by_the_clock(driver, hands.rounds, keys_per_second=20)
        found[f"{name} processor"] = [(time.process_time() - began) / hands.rounds]
        found[f"{name} waits"] = paced.waits
        found[f"{name} wrong"] = [float(len(paced.wrong))]
    return found


MEASURED: dict[str, Measuring] = {
    "start": measure_start,
    "votes": measure_votes,
    "scrolling": measure_scrolling,
    "pace": measure_pace,
    "comparing": measure_comparing,
}


async def _run(loop: QEventLoop, workspace: Path, measuring: Measuring, rounds: int) -> Measured:
    opened = await open_workspace(workspace)
    settings = Settings(workspace / "settings-of-benchmarks.json")
    settings.set("tour_seen", True)
    running = Running(loop, opened, make_look(), settings)
    painted: asyncio.Future[None] = loop.create_future()

    def note(_case_id: str) -> None:
        if not painted.done():
            painted.set_result(None)

    running.window.page.case_page.painted.connect(note)
    running.window.resize(1280, 800)  # the screen of the offscreen platform is smaller
    running.window.page.pace.set_pause(20)
    await running.begin([], is_demo=False)
    await asyncio.wait_for(painted, _PATIENCE_S)
    print(PAINTED, flush=True)
    try:
        running.window.activateWindow()
        return await measuring(Hands(running, workspace.parent, rounds))
    finally:
        running.window.close()
        await asyncio.wait_for(running.closed, _PATIENCE_S)


def main(what: str, workspace: str, rounds: str) -> None:
    """Open the window, measure, close it, and write the result as one line of JSON."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    logging.getLogger("reviewer_app").setLevel(logging.ERROR)
    application = make_application()
    loop = QEventLoop(application)
    with loop:
        found = loop.run_until_complete(_run(loop, Path(workspace), MEASURED[what], int(rounds)))
    print(json.dumps(found), flush=True)
    QGuiApplication.sync()


if __name__ == "__main__":
    main(*sys.argv[1:])
