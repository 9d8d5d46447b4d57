"""Palette and sheet in the real window, by real key presses."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.commands import COMMANDS
from reviewer_app.ui.keymap import combined
from reviewer_app.ui.palette.palette import Palette
from reviewer_app.ui.palette.sheet import KeySheet
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive
from tests.ui.key_presses import press
from tests.ui.test_window import a_file


async def palette_of(driver: Driver) -> Palette:
    await driver.until(lambda: driver.window.lookups.dialog)
    dialog = driver.window.lookups.dialog
    assert isinstance(dialog, Palette)
    await driver.until(dialog.isVisible)
    return dialog


async def type_into(driver: Driver, dialog: Palette | KeySheet, *keys: str | Qt.Key) -> None:
    for key in keys:
        letter = Key(ord(key.upper())) if isinstance(key, str) else key
        await driver.between(lambda letter=letter: QTest.keyClick(dialog.windowHandle(), letter))


async def send(driver: Driver, event: QKeyEvent) -> None:
    """Hand a press to the window as the window system does."""

    def act() -> None:
        QApplication.sendEvent(driver.window.windowHandle(), event)

    await driver.between(act)


async def until_closed(driver: Driver) -> None:
    await driver.until(lambda: driver.window.lookups.dialog is None)


def test_a_command_is_found_by_its_words_and_run_by_enter(tmp_path: Path) -> None:
    """B14: and the keys of the window work right after."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_K, CONTROL)
            palette = await palette_of(driver)
            await type_into(driver, palette, "n", "e", "x", "t", Key.Key_Return)
            await driver.until_shown("A2")
            await driver.key(Key.Key_J)
            await driver.until_shown("A3")
            assert driver.window.preferences.recent[0] == "go_next"
            await driver.key(Key.Key_K, CONTROL)
            palette = await palette_of(driver)
            assert palette.list.chosen == "go_next"
            await type_into(driver, palette, Key.Key_Escape)
            await until_closed(driver)

    drive(scenario)


def test_enter_held_down_in_the_palette_votes_once(tmp_path: Path) -> None:
    """B17: the press that closes the palette, and its repetitions, do nothing behind it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_K, CONTROL)
            palette = await palette_of(driver)
            await type_into(driver, palette, "u", "p", "v", "o", "t", "e", Key.Key_Return)
            for _ in range(30):
                await send(driver, press("A", "\r", key=Key.Key_Return.value, is_repeated=True))
            await driver.until_shown("A2")
            assert driver.view.vote.score == 0
            assert not driver.view.is_done

    drive(scenario)


def test_only_what_can_run_now_is_offered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            await driver.key(Key.Key_K, CONTROL)
            palette = await palette_of(driver)
            names = {row.name for row in palette.list.rows.rows}
            assert "settings" in names or "import_file" in names
            assert not {"vote_up", "undo", "go_next", "find_command"} & names
            await type_into(driver, palette, "z", "z", "z", Key.Key_Return)
            assert palette.isVisible()
            await type_into(driver, palette, Key.Key_Escape)
            await until_closed(driver)

    drive(scenario)


def test_the_mouse_opens_the_palette_and_chooses(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            assert driver.window.menus.finder.key == driver.window.look.keymap.words("find_command")
            await driver.click(driver.window.menus.finder)
            palette = await palette_of(driver)
            palette.field.setText("upvote")
            place = palette.list.visualRect(palette.list.rows.index(0)).center()
            await driver.between(
                lambda: QTest.mouseClick(
                    palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place
                )
            )
            await driver.until_shown("A2")

    drive(scenario)


def test_the_sheet_shows_every_key_and_closes_with_escape(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            for key, modifiers in ((Key.Key_F1, Qt.KeyboardModifier.NoModifier),):
                await driver.key(key, modifiers)
            await driver.until(lambda: driver.window.lookups.dialog)
            sheet = driver.window.lookups.dialog
            assert isinstance(sheet, KeySheet)
            shown = {row.name: row.keys for row in sheet.list.rows.rows}
            for command in COMMANDS:
                if command.keys:
                    assert shown[command.name] == driver.window.look.keymap.all_words(command.name)
            await driver.until(sheet.isVisible)
            await type_into(driver, sheet, "d", "o", "w", "n", "v", "o")
            assert [row.name for row in sheet.list.rows.rows if row.name not in {"", "-"}] == [
                "vote_down"
            ]
            await type_into(driver, sheet, Key.Key_Escape)
            await until_closed(driver)
            question = press("A", "?", SHIFT, key=ord("?"))
            await send(driver, question)
            await driver.until(lambda: isinstance(driver.window.lookups.dialog, KeySheet))
            again = driver.window.lookups.dialog
            assert again is not None
            again.reject()
            await until_closed(driver)

    drive(scenario)


def test_rows_are_sentences_for_a_screen_reader(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_F1)
            await driver.until(lambda: driver.window.lookups.dialog)
            sheet = driver.window.lookups.dialog
            assert sheet is not None
            rows = QAccessible.queryAccessibleInterface(sheet.list)
            names = [rows.child(n).text(QAccessible.Text.Name) for n in range(rows.childCount())]
            assert "Upvote, U" in names
            sheet.reject()
            await until_closed(driver)

    drive(scenario)


def test_a_changed_key_is_printed_at_once_and_comes_back_with_the_window(tmp_path: Path) -> None:
    """B12, B15: buttons, menus and chips show the person's own key."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.window.look.keymap.set_keys("vote_up", ["Y"])
            assert driver.page.bar.vote_buttons[0].key == "Y"
            assert driver.window.menus.action("vote_up").text() == "Upvote\tY"
            await driver.key(Key.Key_Y)
            await driver.until_shown("A2")
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A2")
            assert driver.page.bar.vote_buttons[0].key == "Y"
            assert combined("Y") > 0

    drive(scenario)
