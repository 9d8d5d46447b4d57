"""Cases that come and go by undo and redo: the window goes to them, or to what is beside them."""

import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from reviewer_app.ui.i18n import format_number
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive


def _with_five(tmp_path: Path, scenario: Callable[[Driver], Coroutine[Any, Any, None]]) -> None:
    """A list of A1 to A5, of which none is decided."""
    file = tmp_path / "cases.csv"
    rows = "".join(f"A{n},Question {n}?\n" for n in range(1, 6))
    file.write_text(f"id,question\n{rows}", encoding="utf-8")

    async def run() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            await driver.until_shown("A1")
            await scenario(driver)

    drive(run)


async def _go_to(driver: Driver, title: str) -> None:
    while (here := driver.view.title) != title:
        await driver.key(Key.Key_J)
        await driver.until(lambda here=here: driver.view.title != here, "the next case")
        await driver.until_ready()


async def _delete(driver: Driver) -> None:
    driver.page.conduct.click("delete_case")
    await driver.until(lambda: driver.page.toast.words.startswith("Case deleted"))


async def _undo(driver: Driver) -> None:
    await driver.key(Key.Key_Z, CONTROL)


async def _redo(driver: Driver) -> None:
    await driver.key(Key.Key_Z, CONTROL | SHIFT)


async def _settled_on(driver: Driver, title: str) -> None:
    """Shown, and still shown when lists and counts that were on their way are there."""
    await driver.until_shown(title)
    await driver.until(lambda: driver.page.queue.now.is_whole, "the list")
    await driver.until_shown(title)


def test_after_a_delete_its_undo_and_redo_the_window_is_where_it_was_in_the_list(
    tmp_path: Path,
) -> None:
    async def scenario(driver: Driver) -> None:
        await _go_to(driver, "A3")
        await _delete(driver)
        await _settled_on(driver, "A4")
        await _go_to(driver, "A5")
        await _undo(driver)
        await _settled_on(driver, "A3")
        await _redo(driver)
        await _settled_on(driver, "A4")

    _with_five(tmp_path, scenario)


def test_after_a_delete_of_the_last_case_the_one_before_it_is_shown(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        await _go_to(driver, "A5")
        await _delete(driver)
        await _settled_on(driver, "A4")

    _with_five(tmp_path, scenario)


def test_a_copy_is_gone_to_again_when_it_is_made_again(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        await _go_to(driver, "A2")
        original = driver.view
        driver.page.conduct.click("duplicate_case")
        await driver.until(lambda: driver.page.view and driver.view.n != original.n)
        await driver.until_ready()
        copy = driver.view.case_id
        await driver.until(lambda: driver.view.n in driver.page.queue.now.numbers, "its row")
        await _undo(driver)
        await _settled_on(driver, "A5")  # the copy was the last in the list
        await _go_to(driver, "A5")
        await _redo(driver)
        await driver.until(lambda: driver.page.view and driver.view.case_id == copy)
        await driver.until_ready()
        await driver.until(lambda: driver.page.queue.now.is_whole, "the list")
        assert driver.view.case_id == copy

    _with_five(tmp_path, scenario)


def test_the_numbers_at_the_foot_and_in_the_bar_agree_after_a_case_went(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        await driver.key(Key.Key_U)
        await driver.until(lambda: driver.view.vote.score == 1)
        await driver.until_ready()
        await _go_to(driver, "A2")
        await driver.key(Key.Key_U)
        await driver.until(lambda: driver.view.vote.score == 1)
        await driver.until_ready()
        await driver.until(lambda: _told(driver) == (3, 2, 2, 5), f"{_told(driver)}")
        await _delete(driver)
        await driver.until(lambda: _told(driver) == (3, 1, 1, 4), "without the deleted")
        await _undo(driver)
        await driver.until(lambda: _told(driver) == (3, 2, 2, 5), "with it again")

    _with_five(tmp_path, scenario)


def _told(driver: Driver) -> tuple[int, ...]:
    """Matching, decided here; done and all of the bar."""
    numbers = driver.page.tally.numbers
    foot = [int(found) for found in re.findall(r"\d+", driver.page.tally.footer())]
    if numbers is None or len(foot) < 2:
        return ()
    assert format_number(numbers.matching) == str(foot[0])
    return (*foot, numbers.done, numbers.total)
