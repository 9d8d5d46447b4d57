"""Faults that users of review software have met, tried on the real window."""

import asyncio
import json
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent

from reviewer_app.domain.queues import Filter
from tests.support.windows import CONTROL, Driver, Key, a_window, drive


def a_file(folder: Path, count: int = 6) -> Path:
    """A file of cases A1, A2 and so on."""
    path = folder / "cases.jsonl"
    lines = [json.dumps({"id": f"A{n}", "input": f"Question {n}?"}) for n in range(1, count + 1)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


async def _reasons(driver: Driver) -> list[str]:
    numbers = await driver.desk.browsing.numbers(Filter())
    return [item.reason for item in await driver.desk.browsing.items(numbers)]


def test_five_presses_of_one_key_are_one_decision(tmp_path: Path) -> None:
    """B03: however often the key is pressed on a case, one change is made."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            before = (await driver.desk.checking.check()).changes
            for _ in range(5):
                await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.until_ready()
            assert (await driver.desk.checking.check()).changes == before + 1

    drive(scenario)


def test_keys_work_without_a_click_after_each_step(tmp_path: Path) -> None:
    """B14: at once, after going on by itself, after a dialog and after another queue."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            await driver.key(Key.Key_U)
            await driver.until_shown("A3")
            driver.window.act("remove_import")
            await driver.until(lambda: driver.window.imports.removal is not None)
            dialog = driver.window.imports.removal
            assert dialog is not None
            dialog.reject()
            await driver.until(lambda: driver.window.imports.removal is None)
            await driver.key(Key.Key_U)
            await driver.until_shown("A4")
            dataset = (await driver.desk.browsing.sidebar()).datasets[0]
            driver.page.open_dataset(dataset.dataset_id)
            await driver.until(lambda: driver.page.queue.now.title == dataset.name)
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until_shown("A5")

    drive(scenario)


def test_nothing_is_decided_while_an_input_method_is_composing(tmp_path: Path) -> None:
    """B18: Enter, digits and blanks choose a candidate; a later Enter sends the reason."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            field = driver.page.bar.field
            QCoreApplication.sendEvent(field, QInputMethodEvent("fu wan quan", []))
            for key in (Key.Key_Return, Key.Key_2, Key.Key_Space, Key.Key_Escape):
                await driver.key(key)
            await asyncio.sleep(0.1)
            assert driver.view.title == "A1"
            assert driver.page.bar.is_choosing
            assert (await driver.desk.browsing.case_by_id(first)).vote.reason == ""
            done = QInputMethodEvent()
            done.setCommitString("不完全")
            QCoreApplication.sendEvent(field, done)
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            kept = await driver.desk.browsing.case_by_id(first)
            assert "不完全" in kept.vote.reason

    drive(scenario)


def test_what_is_typed_on_one_case_never_reaches_another(tmp_path: Path) -> None:
    """B29: neither the text nor an empty one, whichever way the case is left."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.type("only for one")
            driver.page.list.row_chosen.emit(driver.page.queue.now.numbers[3])
            await driver.until_shown("A4")
            assert driver.page.bar.reason == ""
            await driver.key(Key.Key_U)
            await driver.until_shown("A5")
            assert await _reasons(driver) == ["only for one", "", "", "", "", ""]

    drive(scenario)


def test_another_queue_starts_at_its_own_case(tmp_path: Path) -> None:
    """B32: place, list and case belong together after a change of queue."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            for title in ("A2", "A3", "A4"):
                await driver.key(Key.Key_U)
                await driver.until_shown(title)
            dataset = (await driver.desk.browsing.sidebar()).datasets[0]
            driver.page.open_queue(Filter.of_dataset(dataset.dataset_id), dataset.name)
            await driver.until_ready()
            await driver.until_shown("A4")
            assert driver.page.list.chosen_number == driver.view.n
            assert driver.page.list.count == 6
            await driver.key(Key.Key_K)
            await driver.until_shown("A3")
            assert driver.page.list.chosen_number == driver.view.n

    drive(scenario)


def test_list_and_case_agree_at_once_after_a_decision(tmp_path: Path) -> None:
    """B34: the row of the list shows what the case shows, within a second."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            row = driver.page.queue.now.numbers[0]

            def score_in_list() -> int | None:
                item = driver.page.list.model.item_at(driver.page.list.model.row_of(row) or 0)
                return item.score if item else None

            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await asyncio.wait_for(driver.until(lambda: score_in_list() == 1), 1)
            await driver.until_ready()
            await driver.key(Key.Key_0)
            await driver.until(lambda: driver.view.vote.score == 0)
            await asyncio.wait_for(driver.until(lambda: score_in_list() == 0), 1)

    drive(scenario)


def test_what_is_typed_on_the_last_case_is_kept(tmp_path: Path) -> None:
    """B36: the last item counts like any other, also when the window is closed on it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 1)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            await driver.type("the last word")
        async with a_window(tmp_path / "w") as driver:
            await driver.until(lambda: driver.page.list.count == 0)
            assert await _reasons(driver) == ["the last word"]

    drive(scenario)


def test_votes_and_reason_stay_in_sight_in_a_small_window(tmp_path: Path) -> None:
    """B49: 1366 × 768 at 150 %, while a downvote is explained as well."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), size=(910, 512)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            inside = driver.window.rect()
            bar = driver.page.bar
            for part in (*bar.findChildren(type(bar.vote_buttons[0])), bar.field):
                if part.isVisible():
                    place = part.rect().translated(part.mapTo(driver.window, part.rect().topLeft()))
                    assert inside.contains(place), part.accessibleName()
            assert driver.page.case_page.height() >= 150

    drive(scenario)


def test_a_decision_after_a_long_rest_is_on_the_disk(tmp_path: Path) -> None:
    """S140: an idle time before the vote changes nothing about its being saved."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await asyncio.sleep(2.5)  # longer than every timer of the window
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            assert (await driver.desk.browsing.sidebar()).to_review == 5

    drive(scenario)


async def _quickly(driver: Driver, keys: list[tuple[Key, bool]]) -> None:
    """Press keys as fast as the keyboard repeats: all are there before the first is done."""
    handle = driver.window.windowHandle()
    for key, has_control in keys:
        modifiers = CONTROL if has_control else Qt.KeyboardModifier.NoModifier
        text = "" if has_control else ("\r" if key == Key.Key_Return else chr(key).lower())
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.postEvent(handle, QKeyEvent(kind, key, modifiers, text))
    await asyncio.sleep(0)


def _plain(keys: str) -> list[tuple[Key, bool]]:
    """Keys by their letters; "." stands for Enter."""
    return [(Key.Key_Return if key == "." else Key(ord(key.upper())), False) for key in keys]


def test_keys_are_taken_strictly_in_the_order_in_which_they_were_pressed(tmp_path: Path) -> None:
    """Held keys never fall behind newer ones: no reason on the wrong case, no vote as text."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 9)) as driver:
            await driver.until_shown("A1")
            await _quickly(driver, _plain("d2.d3.uud4.udxy.u"))
            await driver.until_shown("A9")
            numbers = await driver.desk.browsing.numbers(Filter())
            items = await driver.desk.browsing.items(numbers)
            assert [(item.score, item.reason) for item in items] == [
                (-1, "Incomplete"),
                (-1, "Not in source"),
                (1, ""),
                (1, ""),
                (-1, "Language"),
                (1, ""),
                (-1, "xy"),
                (1, ""),
                (0, ""),
            ]

    drive(scenario)


def test_a_vote_after_an_undo_waits_for_the_case_that_it_goes_back_to(tmp_path: Path) -> None:
    """Ctrl+Z, U, Ctrl+Z, U, pressed in a row, leave what was there before."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            for title in ("A2", "A3"):
                await driver.key(Key.Key_U)
                await driver.until_shown(title)
            undo, up = (Key.Key_Z, True), (Key.Key_U, False)
            await _quickly(driver, [undo, up, undo, up, undo, up])
            await driver.until_shown("A3")
            numbers = await driver.desk.browsing.numbers(Filter())
            scores = [item.score for item in await driver.desk.browsing.items(numbers)]
            assert scores == [1, 1, 0, 0, 0, 0]

    drive(scenario)


def test_the_caret_never_stands_inside_an_emoji(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            driver.page.bar.field.setText("ab 😀🇩🇪")
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.type("xy")
            await driver.key(Key.Key_Return)
            await driver.until(lambda: driver.view.title != "A1")
            assert (await _reasons(driver))[0] == "ab 😀🇩🇪xy"

    drive(scenario)


def test_a_double_click_on_a_vote_votes_once_and_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), pause_ms=150) as driver:
            await driver.until_shown("A1")
            up = driver.page.bar.vote_buttons[0]
            await driver.click(up)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.click(up)
            await driver.until_shown("A2")
            assert (await driver.desk.browsing.sidebar()).to_review == 5

    drive(scenario)


def test_control_enter_goes_on_also_without_auto_advance(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await asyncio.sleep(0.2)
            assert driver.view.title == "A2"

    drive(scenario)


def test_no_reason_takes_a_clicked_reason_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.bar.reason_picked.emit("Tone")
            await driver.until(lambda: driver.view.vote.reason == "Tone")
            await driver.until_ready()
            await driver.key(Key.Key_Escape)
            await driver.until_shown("A2")
            assert (await _reasons(driver))[0] == ""
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A1")
            assert driver.view.vote.score == 0

    drive(scenario)


def test_an_undo_after_a_restart_brings_its_case_into_the_list(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A2")
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A1")
            await driver.until(lambda: driver.page.list.count == 6)
            assert driver.page.list.chosen_number == driver.view.n
            assert driver.page.queue.now.decided == 0
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")

    drive(scenario)
