"""Keys that wait for the next case: what takes them back before they mean another one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from reviewer_app.domain.queues import Filter
from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.test_window import a_file

Act = Callable[[Driver], None]


def click_beside(driver: Driver) -> None:
    """A click into the list, as the window system tells it."""
    place = driver.page.list.mapTo(driver.window, QPoint(30, 5))
    handle = driver.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def open_another_queue(driver: Driver) -> None:
    driver.page.open_queue(Filter(), "All cases")


def filter_the_list(driver: Driver) -> None:
    driver.page.queue.narrow(undecided=True, include_legacy=True)


def press_esc(driver: Driver) -> None:
    QTest.keyClick(driver.window.windowHandle(), Key.Key_Escape)


def open_a_dialog(driver: Driver) -> None:
    dialog = QDialog(driver.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    dialog.close()


def wait_too_long(driver: Driver) -> None:
    driver.page.pace.patience_s = 0.0


async def decided(driver: Driver) -> int:
    """How many cases are decided once nothing is on its way any more."""
    await driver.until(lambda: not driver.window._tasks.is_saving)
    await driver.until_ready()
    await driver.until(lambda: not driver.window._keys._held)
    await driver.until(lambda: not driver.window._tasks.is_saving)
    return (await driver.desk.browsing.sidebar()).done


ACTS = (
    click_beside,
    open_another_queue,
    filter_the_list,
    press_esc,
    open_a_dialog,
    wait_too_long,
)


@pytest.mark.parametrize("act", ACTS)
def test_waiting_votes_are_taken_back(tmp_path: Path, act: Act) -> None:
    """Three votes faster than the screen: two wait, and are for no case that comes later."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")

            def press() -> None:
                for _ in range(3):
                    QTest.keyClick(driver.window.windowHandle(), Key.Key_U)
                held.extend(driver.window._keys._held)
                act(driver)

            held: list[object] = []
            await driver.between(press)
            assert len(held) == 2
            assert await decided(driver) == 1

    drive(scenario)


@pytest.mark.parametrize("act", ACTS)
def test_a_vote_that_ended_the_pause_is_taken_back(tmp_path: Path, act: Act) -> None:
    """It waits for the case that comes next, too, though it has shortened its coming."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), pause_ms=60_000) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1, "the vote to be saved")

            def press() -> None:
                driver.page.passage.forget_prepared()  # else the next case is painted at once
                QTest.keyClick(driver.window.windowHandle(), Key.Key_U)
                is_pending.append(driver.page.conduct.stage.pending == "vote_up")
                act(driver)

            is_pending: list[bool] = []
            await driver.between(press)
            assert is_pending == [True]
            assert await decided(driver) == 1

    drive(scenario)


def test_waiting_votes_act_each_on_a_case_where_nothing_else_happens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")

            def press() -> None:
                for _ in range(3):
                    QTest.keyClick(driver.window.windowHandle(), Key.Key_U)

            await driver.between(press)
            await driver.until(lambda: driver.page.view is None, "the end of the list")
            assert (await driver.desk.browsing.sidebar()).done == 3

    drive(scenario)
