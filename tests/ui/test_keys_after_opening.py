"""Keys typed right behind a command that opens a page: for that page, never for the case."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.marks import CaseMarks
from tests.support.windows import CONTROL, NONE, Driver, Key, a_window, drive
from tests.ui.test_edits import a_file, area_of

Press = tuple[Qt.Key, Qt.KeyboardModifier]


def at_once(driver: Driver, *presses: Press) -> Awaitable[None]:
    """Press keys one after the other; the window does nothing in between."""

    def press() -> None:
        for key, modifiers in presses:
            QTest.keyClick(driver.window.windowHandle(), key, modifiers)

    return driver.between(press)


def keys(text: str) -> list[Press]:
    """The presses of letters."""
    return [(Key(ord(letter)), NONE) for letter in text]


def on_a_case(tmp_path: Path, scenario: Callable[[Driver], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await scenario(driver)

    drive(run)


async def is_untouched(driver: Driver, title: str = "A1") -> bool:
    """Whether nothing was decided on the case, on the screen and on the disk."""
    await driver.until(lambda: not driver.window._tasks.is_saving)
    view = await driver.desk.browsing.case_by_id(driver.view.case_id)
    is_undecided = (view.vote.score, view.reviewed_at, view.marks) == (0, None, CaseMarks())
    return view.title == title and is_undecided


@pytest.mark.parametrize("typed", ["U", "D", "R", "SKIP", "ASK", "FLAG", "JK"])
def test_letters_typed_right_behind_e_are_text_in_the_editor(tmp_path: Path, typed: str) -> None:
    """E and U within no time: the editor opens with a u in its first field, and no vote is cast."""

    async def scenario(driver: Driver) -> None:
        page = driver.window.edits.page
        await at_once(driver, *keys("E" + typed))
        await driver.until(lambda: page.is_open and page.all_typed())
        assert area_of(page, "input").text() == typed.lower() + "Question 1?"
        assert await is_untouched(driver)

    on_a_case(tmp_path, scenario)


def test_esc_right_behind_e_closes_the_editor(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        page = driver.window.edits.page
        opened: list[object] = []
        driver.window.edits.opened.connect(opened.append)
        await at_once(driver, *keys("E"), (Key.Key_Escape, NONE))
        await driver.until(lambda: opened and not page.is_open, "the editor to come and go")
        assert driver.window.screens.is_reviewing
        assert await is_untouched(driver)

    on_a_case(tmp_path, scenario)


def test_keys_right_behind_c_are_not_for_the_case(tmp_path: Path) -> None:
    """With one revision there is nothing to compare: what was typed for that page is dropped."""

    async def scenario(driver: Driver) -> None:
        await at_once(driver, *keys("CU"))
        await driver.until(lambda: driver.page.toast.words == "This case has only one revision")
        assert not driver.window._tasks.is_awaiting
        assert await is_untouched(driver)
        await driver.key(Key.Key_U)  # and the next key means the case again
        await driver.until(lambda: driver.window._tasks.is_saving)
        assert not await is_untouched(driver)

    on_a_case(tmp_path, scenario)


def test_esc_right_behind_c_comes_back_from_the_comparison(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        page = driver.window.edits.page
        await at_once(driver, *keys("EX"), (Key.Key_S, CONTROL))
        await driver.until(lambda: driver.page.view and driver.view.revision == 2)
        await driver.until_ready()
        assert not page.is_open
        opened: list[object] = []
        driver.window.comparisons.opened.connect(opened.append)
        await at_once(driver, *keys("C"), (Key.Key_Escape, NONE))
        await driver.until(lambda: opened and driver.window.screens.is_reviewing)
        assert driver.view.vote.score == 0

    on_a_case(tmp_path, scenario)


def test_an_arrow_right_behind_h_is_for_the_history(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        await at_once(driver, *keys("EX"), (Key.Key_S, CONTROL))
        await driver.until(lambda: driver.page.view and driver.view.revision == 2)
        await driver.until_ready()
        await at_once(driver, *keys("H"), (Key.Key_Down, NONE), (Key.Key_Return, NONE))
        await driver.until(lambda: driver.view.revision == 1, "the older revision")

    on_a_case(tmp_path, scenario)


def test_letters_right_behind_a_new_case_are_typed_there(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        page = driver.window.edits.page
        await at_once(driver, (Key.Key_N, CONTROL), *keys("UD"))
        await driver.until(lambda: page.is_open and page.all_typed())
        assert area_of(page, "input").text() == "ud"
        assert await is_untouched(driver)

    on_a_case(tmp_path, scenario)


def test_letters_before_the_choice_of_a_dataset_are_for_nothing(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        organizing = driver.desk.organizing
        product = (await organizing.products())[0]
        await organizing.make_dataset(product.id, "QUALITY", DatasetFacts(name="Another"))
        driver.page.refresh()
        await driver.until_ready()
        await at_once(driver, (Key.Key_N, CONTROL), *keys("U"))
        await driver.until(lambda: not driver.window._keys._held, "the press to be dropped")
        assert await is_untouched(driver)

    on_a_case(tmp_path, scenario)


def test_a_vote_right_behind_a_copy_is_for_the_copy(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        original = driver.view.case_id

        def duplicate_and_vote() -> None:
            driver.window.editor._acts.duplicate_shown()
            QTest.keyClick(driver.window.windowHandle(), Key.Key_U, NONE)

        await driver.between(duplicate_and_vote)
        await driver.until(lambda: driver.page.view and driver.view.case_id != original)
        copy = driver.view.case_id

        async def scores() -> tuple[int, int]:
            browsing = driver.desk.browsing
            first, second = await browsing.case_by_id(original), await browsing.case_by_id(copy)
            return first.vote.score, second.vote.score

        await driver.until(lambda: not driver.window._tasks.is_saving)
        await driver.until_ready()
        await driver.until(lambda: not driver.window._tasks.is_saving)
        assert await scores() == (0, 1)

    on_a_case(tmp_path, scenario)
