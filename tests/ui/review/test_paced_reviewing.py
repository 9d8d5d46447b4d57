"""A reviewer who is faster than anybody: each key means the case that it was pressed for."""

import json
from pathlib import Path

import pytest

from reviewer_app.ui.settings.preferences import PAUSE_MS
from tests.support.paced_reviewer import review_by_the_clock
from tests.support.windows import Key, a_window, drive

CASES = 25


@pytest.mark.parametrize("pause_ms", [0, PAUSE_MS])
def test_twenty_keys_a_second_put_no_vote_on_a_wrong_case(tmp_path: Path, pause_ms: int) -> None:
    """B14, B29, B30: a plain decision is one key, a downvote with a template three."""
    file = tmp_path / "cases.jsonl"
    lines = [json.dumps({"id": f"A{n}", "input": f"Question {n}?"}) for n in range(CASES + 3)]
    file.write_text("\n".join(lines), encoding="utf-8")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, pause_ms=pause_ms) as driver:
            await driver.until_shown("A0")
            paced = await review_by_the_clock(driver, CASES, keys_per_second=20)
            assert paced.wrong == []
            assert len(paced.waits) == CASES
            assert (await driver.desk.browsing.sidebar()).to_review == 3

    drive(scenario)


def test_a_case_that_was_prepared_too_late_does_not_come_twice(tmp_path: Path) -> None:
    """B29: else the key for the case after it would have decided this one again."""
    file = tmp_path / "cases.jsonl"
    lines = [json.dumps({"id": f"A{n}", "input": f"Question {n}?"}) for n in range(4)]
    file.write_text("\n".join(lines), encoding="utf-8")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, pause_ms=0) as driver:
            await driver.until_shown("A0")
            first = driver.view
            await driver.key(Key.Key_U)
            await driver.until_shown("A1")
            second = driver.view
            driver.page.passage._take_prepared(first.n, second)
            await driver.key(Key.Key_R)
            await driver.key(Key.Key_U)
            await driver.until_shown("A3")
            found = await driver.desk.browsing.items([second.n, second.n + 1])
            assert [(item.score, item.is_reviewed) for item in found] == [(0, True), (1, False)]

    drive(scenario)
