"""The comparison page of two texts of 5 MB, in the window that `windowed` opens."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from reviewer_app.domain.queues import Filter
from reviewer_app.workspace import open_workspace
from tests.benchmarks.gaps import Gaps
from tests.benchmarks.long_texts import LongTexts
from tests.benchmarks.painted import Painted

if TYPE_CHECKING:
    from tests.benchmarks.windowed import Hands, Measured

LETTERS = 5_000_000
CHANGED = 0.02
"""Share of the words that the newer revision has otherwise."""

_ROUNDS = 5
_REST_S = 0.5
"""After the marks are there, as what is tidied up then must not hold the window either."""

_PATIENCE_S = 60.0


async def make_workspace(folder: Path, file: Path) -> None:
    """A workspace of the two cases of a file, of which one has a long text in two revisions."""
    texts = LongTexts(7)
    old = texts.text(LETTERS)
    async with await open_workspace(folder, name="Ada Example") as workspace:
        desk = workspace.desk
        await desk.importing.import_file(file, product="Bank")
        number = (await desk.browsing.numbers(Filter(), limit=1))[0]
        for text in (old, texts.edited(old, CHANGED)):
            case = await desk.browsing.case(number)
            await desk.editing.save(case.seen, replace(case.content, input=text), case.labels)


async def measure_comparing(hands: "Hands") -> "Measured":
    """From the command until the texts, and until the differences, are painted; and the gaps."""
    numbers = await hands.desk.browsing.numbers(Filter(), limit=10)
    views = [await hands.desk.browsing.case(number) for number in numbers]
    case_id = next(view.case_id for view in views if view.revisions > 1)
    found: Measured = {}
    gaps = Gaps(hands.window)
    await asyncio.sleep(_REST_S)
    for _ in range(min(_ROUNDS, hands.rounds)):
        for name, value in (await _compare(hands, case_id, gaps)).items():
            found.setdefault(name, []).append(value)
        hands.window.comparisons.page.left.emit()
        hands.window.comparisons.page.view.clear()
        await asyncio.sleep(_REST_S)
    return found


async def _compare(hands: "Hands", case_id: str, gaps: Gaps) -> dict[str, float]:
    page = hands.window.comparisons.page
    viewport = page.view.viewport()
    texts = Painted(viewport, lambda: any(card.section for card in page.view._cards))
    marks = Painted(viewport, lambda: page.view.stops > 0)
    seen, marked = texts.wait(), marks.wait()
    began: list[float] = []

    def act() -> None:
        gaps.begin()
        began[:] = [time.perf_counter(), time.process_time()]
        hands.window.comparisons.compare(case_id, "the case")

    asyncio.get_running_loop().call_soon(act)
    shown = await asyncio.wait_for(seen, _PATIENCE_S)
    whole = await asyncio.wait_for(marked, _PATIENCE_S)
    processor = time.process_time() - began[1]
    await asyncio.sleep(_REST_S)
    for watcher in (texts, marks):
        watcher.deleteLater()
    return {
        "texts": shown - began[0],
        "marks": whole - began[0],
        "processor": processor,
        "gap": gaps.clock,
        "own gap": gaps.own,
    }
