"""The window for people who hear it or use no pointer: names, states, focus and the way round."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from reviewer_app.domain.queues import Order
from reviewer_app.ui.widgets import announcing
from reviewer_app.ui.widgets.chip import FilterChip
from tests.support.heard import heard, heard_inside, nameless, rows
from tests.support.screens import SCREENS, SMALL_SCREENS, close_dialogs
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive

Role = QAccessible.Role


def a_file(folder: Path) -> Path:
    path = folder / "cases.jsonl"
    lines = [
        {
            "id": f"A{n}",
            "input": f"What happens to deposit {n}?",
            "expected_output": "It comes back.",
            "context": "The rules.",
            "language": "en",
            "confidence": 0.4,
        }
        for n in range(4)
    ]
    path.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    return path


def test_a_row_is_a_whole_sentence_of_what_was_decided(tmp_path: Path) -> None:
    """LOOK section 8: vote, reason, mark, text, language, revision, where saved; and its place."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A0")
            view = driver.page.list.view
            assert rows(view)[0].name == (
                "Not decided. What happens to deposit 0? English, revision 1. 1 of 4."
            )
            for key in (Key.Key_D, Key.Key_2, Key.Key_Return, Key.Key_R):
                await driver.key(key)
            told = (
                "Downvoted, Incomplete, reviewed. What happens to deposit 0?"
                " English, revision 1, saved here. 1 of 4."
            )
            await driver.until(lambda: rows(view)[0].name == told, told)
            row = rows(view)[0]
            assert row.role is Role.ListItem
            assert row.is_selected
            assert heard(view).name == "Cases of “To review”"

    drive(scenario)


def test_painted_buttons_have_a_name_a_role_and_their_state(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A0")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            told = {part.name: part for part in heard_inside(driver.page.bar)}
            for name, is_pressed in (("Upvote", True), ("Downvote", False), ("Reviewed", False)):
                assert told[name].role in {Role.CheckBox, Role.Button}
                assert told[name].is_pressed is is_pressed
                assert told[name].is_focusable
            bar = driver.page.bar
            await driver.until(lambda: "1 of 4" in [part.name for part in heard_inside(bar)])
            assert heard(driver.page.toast).name == "Upvoted"

    drive(scenario)


def test_cards_sidebar_and_status_line_say_what_they_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            said = {part.name for part in heard_inside(driver.page.case_page)}
            assert {"Case A0", "Input", "Expected output", "Context", "Properties"} <= said
            assert "Confidence: 0.4" in said
            context = next(
                part
                for part in heard_inside(driver.page.case_page)
                if part.name == "Context" and part.role is Role.CheckBox
            )
            assert context.is_pressed
            assert context.description
            queues = [row.name for row in rows(driver.page.sidebar.view)]
            assert "To review, 4 cases left, shown now" in queues
            line = [part.name for part in heard_inside(driver.window.status_line)]
            assert "Everything is saved on this computer" in line

    drive(scenario)


def test_votes_and_the_case_that_comes_are_told_without_moving_the_focus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LOOK section 8: politely, what was done and then what is on screen by now."""
    told: list[str] = []

    class Announcement(QAccessibleAnnouncementEvent):
        def __init__(self, widget: QWidget, sentence: str) -> None:
            told.append(sentence)
            super().__init__(widget, sentence)

    monkeypatch.setattr(announcing, "QAccessibleAnnouncementEvent", Announcement)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            told.clear()
            for key in (Key.Key_U, Key.Key_D, Key.Key_2, Key.Key_Return, Key.Key_S):
                await driver.key(key)
                await driver.until_ready()
            await driver.until_shown("A3")
            assert told[:2] == ["Upvoted", "Case A1. What happens to deposit 1?"]
            assert [words for words in told[2:] if not words.startswith("Case")] == [
                "Downvoted",
                "Downvoted",
                "Skipped; it comes back last",
            ]
            assert told[-1] == "Case A3. What happens to deposit 3?"
            await driver.key(Key.Key_K)
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: "Undone: skip" in told)

    drive(scenario)


@pytest.mark.parametrize("name", SCREENS)
def test_all_that_takes_the_focus_has_a_name(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            root = await SCREENS[name](driver)
            found = nameless(root)
            await close_dialogs(driver)
            assert found == []

    drive(scenario)


def test_the_smaller_dialogs_have_names_too_and_nothing_is_too_small_to_hit(
    tmp_path: Path,
) -> None:
    """LOOK section 8: 28 pixels also with small text, and 24 for chips."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            driver.window.preferences.set_text_size(80)
            for name, opened in SMALL_SCREENS.items():
                root = await opened(driver)
                found = nameless(root), too_small(root)
                await close_dialogs(driver)
                await driver.until(lambda: driver.window.guides.dialog is None)
                await driver.until(lambda: driver.window.datasets.dialog is None)
                assert found == ([], []), name

    drive(scenario)


def too_small(root: QWidget) -> list[str]:
    """What can be pressed and is lower than 28 pixels, 24 where it is a chip."""
    found: list[str] = []
    for button in root.findChildren(QAbstractButton):
        least = 24 if isinstance(button, FilterChip) else 28
        if button.isVisible() and button.height() < least:
            found.append(f"{type(button).__name__} {button.text()}: {button.height()}")
    return found


def test_tab_goes_from_list_to_case_to_decisions_to_status(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            window, page = driver.window, driver.page
            blocks = [page.list, page.case_page, page.bar, window.status_line]
            page.list.view.setFocus()
            met: list[int] = []
            while len(met) < 60 and 3 not in met:
                focused = window.focusWidget()
                assert focused
                met += [n for n, block in enumerate(blocks) if holds(block, focused)]
                await driver.key(Key.Key_Tab)
            assert list(dict.fromkeys(met)) == [0, 1, 2, 3]
            assert met == sorted(met)

    drive(scenario)


def holds(block: QWidget, widget: QWidget) -> bool:
    return block is widget or block.isAncestorOf(widget)


def test_f6_goes_through_the_panes_and_esc_back_to_the_case(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            window, page = driver.window, driver.page
            blocks = [page.sidebar, page.list, page.case_page, page.bar, window.status_line]

            def place() -> int:
                focused = window.focusWidget()
                assert focused
                return next(n for n, block in enumerate(blocks) if holds(block, focused))

            met: list[int] = []
            for _ in range(6):
                met.append(place())
                await driver.key(Key.Key_F6)
            assert met == [2, 3, 4, 0, 1, 2]
            await driver.key(Key.Key_F6, SHIFT)
            assert place() == 2
            for steps in range(1, 5):
                for _ in range(steps):
                    await driver.key(Key.Key_F6)
                assert place() != 2
                await driver.key(Key.Key_Escape)
                assert place() == 2

    drive(scenario)


def test_what_has_the_focus_is_seen(tmp_path: Path) -> None:
    """A ring or another mark stands where Tab has gone, and nowhere else."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            window = driver.window
            driver.page.list.view.setFocus()
            invisible: list[str] = []
            for _ in range(40):
                await driver.key(Key.Key_Tab)
                focused = window.focusWidget()
                assert focused
                with_focus = picture(driver, focused)
                await driver.key(Key.Key_Tab)
                without = picture(driver, focused)
                if with_focus == without:
                    invisible.append(f"{type(focused).__name__} {focused.accessibleName()}")
                await driver.key(Key.Key_Tab, SHIFT)
            assert invisible == []

    drive(scenario)


def picture(driver: Driver, widget: QWidget) -> QImage:
    """A widget with what surrounds it, where a ring may stand."""
    place = QRect(widget.mapTo(driver.window, widget.rect().topLeft()), widget.size())
    return driver.window.grab(place.adjusted(-4, -4, 4, 4)).toImage()


def test_the_list_is_sorted_without_a_pointer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A0")
            await driver.between(lambda: driver.window.menus.chosen.emit("sort_list"))
            await driver.until(lambda: QApplication.activePopupWidget())
            popup = QApplication.activePopupWidget()
            assert popup
            for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
                await driver.between(lambda key=key: QTest.keyClick(popup, key))
            await driver.until(lambda: driver.page.queue.now.order is Order.NEWEST)

    drive(scenario)
