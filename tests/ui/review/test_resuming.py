"""Where a person is, kept while going on: a program that is killed tells nothing at its end."""

import json
import shutil
from pathlib import Path

from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.viewing import Place
from tests.support.windows import Driver, Key, a_window, drive


def _file(path: Path, count: int) -> Path:
    rows = [{"id": f"{path.stem} {n}", "input": f"Question {n}?"} for n in range(1, count + 1)]
    path.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return path


async def _kept(driver: Driver) -> Place:
    """What the next start would find, were the program killed now."""
    await driver.until(lambda: not driver.window._tasks.is_saving)
    kept = await driver.desk.viewing.place()
    assert kept is not None
    return kept


def test_the_case_on_screen_is_kept_soon_after_it_is_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _file(tmp_path / "A.jsonl", 9)) as driver:
            await driver.until_ready()
            page = driver.page
            for _ in range(3):
                before = driver.view.case_id
                await driver.key(Key.Key_J)
                await driver.until(lambda before=before: driver.view.case_id != before)
            await driver.until(lambda: page.resuming._kept and page.resuming._kept.case_id)
            here = driver.view.case_id
            await driver.until(lambda: page.resuming._kept and page.resuming._kept.case_id == here)
            kept = await _kept(driver)
            assert (kept.base.filter, kept.case_id) == (TO_REVIEW, here)

    drive(scenario)


def test_a_list_is_never_kept_with_the_case_of_the_list_before(tmp_path: Path) -> None:
    files = [_file(tmp_path / f"{name}.jsonl", 3) for name in "AB"]

    async def scenario() -> None:
        async with a_window(tmp_path / "w", *files) as driver:
            await driver.until_ready()
            counts = driver.page.tally
            await driver.until(lambda: counts.counts and len(counts.counts.datasets) == 2)
            assert counts.counts
            other = next(
                one for one in counts.counts.datasets if one.dataset_id != driver.view.dataset_id
            )
            before = driver.view.case_id
            filter_ = Filter.of_dataset(other.dataset_id)
            driver.page.open_queue(filter_, other.name)
            kept = await _kept(driver)
            assert (kept.base.filter, kept.case_id) == (filter_, "")
            await driver.until(lambda: driver.view.case_id != before)
            here = driver.view.case_id
            resuming = driver.page.resuming
            await driver.until(lambda: resuming._kept and resuming._kept.case_id == here)
            assert (await _kept(driver)).case_id == here

    drive(scenario)


def test_a_reason_that_a_kill_cut_off_is_on_screen_again(tmp_path: Path) -> None:
    """Also in To review, which the downvoted case has left: nobody would look for it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _file(tmp_path / "A.jsonl", 4)) as driver:
            await driver.until_ready()
            page, here = driver.page, driver.view.case_id
            await driver.key(Key.Key_D)
            await driver.until(lambda: page.bar.is_choosing)
            await driver.type("the fee is")
            await driver.until(lambda: page.resuming._kept and page.resuming._kept.case_id == here)
            draft = None
            while draft is None or draft.text != "the fee is":
                draft = (await driver.desk.browsing.case_by_id(here)).draft
            shutil.copytree(tmp_path / "w", tmp_path / "killed")
        async with a_window(tmp_path / "killed") as driver:
            await driver.until_ready()
            assert driver.view.case_id == here
            assert driver.page.bar.reason == "the fee is"
            await driver.until(lambda: driver.page.queue.row_of(driver.view.n) is not None)

    drive(scenario)
