"""The settings in the real window: everything holds at once, is kept, and blocks nothing."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QAccessible, QDesktopServices, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from qasync import QEventLoop

from reviewer_app.app import _open
from reviewer_app.system.paths import choose_workspace, chosen_workspace, usual_workspace
from reviewer_app.system.settings import Settings
from reviewer_app.ui.failure import FailureDialog
from reviewer_app.ui.instance import instance_name, send_to_first
from reviewer_app.ui.keymap import Keymap
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.settings.settings_window import SettingsWindow
from reviewer_app.ui.theme import Scheme
from reviewer_app.ui.window import Window
from tests.support.windows import CONTROL, NONE, Driver, Key, a_window, drive
from tests.ui.key_presses import press
from tests.ui.test_window import a_file


async def settings_of(driver: Driver) -> SettingsWindow:
    """Opens the settings by their key."""
    await driver.key(Key.Key_Comma, CONTROL)
    await driver.until(lambda: driver.window.lookups.settings)
    settings = driver.window.lookups.settings
    assert settings is not None
    await driver.until(settings.isVisible)
    return settings


async def give(driver: Driver, widget: QWidget, event: QKeyEvent) -> None:
    def act() -> None:
        QApplication.sendEvent(widget, event)

    await driver.between(act)


async def type_at(
    driver: Driver, widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    await driver.between(lambda: QTest.keyClick(widget, key, modifiers))


def test_theme_size_and_pace_hold_at_once_and_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            page = (await settings_of(driver)).general
            before = driver.window.look.theme.sizes.line
            page.theme.setCurrentIndex(3)
            page.theme.activated.emit(3)
            assert driver.window.look.theme.scheme is Scheme.HIGH_CONTRAST
            page.text_size.setValue(150)
            assert driver.window.look.theme.sizes.line > before * 1.3
            assert driver.page.bar.vote_buttons[0].height() >= before
            page.pause.setValue(40)
            assert driver.page.pace._timer.interval() == 40
            page.advance.click()
            assert not driver.page.conduct.auto_advance
            assert not page.pause.isEnabled()
            page.blind.click()
            assert driver.view.hides
            assert not driver.window.status_line._blind.isHidden()
            driver.window.act("auto_advance")
            assert page.advance.isChecked()
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A1")
            assert driver.window.look.theme.scheme is Scheme.HIGH_CONTRAST
            assert driver.window.preferences.text_size == 150
            assert driver.window.preferences.pause_ms == 40
            driver.window.preferences.set_text_size(100)
            driver.window.preferences.set_theme("theme_light")

    drive(scenario)


def test_the_work_goes_on_while_the_settings_are_open(tmp_path: Path) -> None:
    """B14: nothing waits for the settings."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            settings = await settings_of(driver)
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            assert settings.isVisible()
            driver.window.act("settings")
            assert driver.window.lookups.settings is settings
            await type_at(driver, settings, Key.Key_Escape)
            await driver.until(lambda: driver.window.lookups.settings is None)

    drive(scenario)


def test_a_new_name_is_kept_when_its_field_is_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            settings = await settings_of(driver)
            assert settings.general.name.text() == "Ada Example"
            settings.general.name.setText("  ")
            await type_at(driver, settings.general.name, Key.Key_Return)
            assert settings.general.name.text() == "Ada Example"
            settings.general.name.setText("Dr Ilse Brandt")
            await type_at(driver, settings.general.name, Key.Key_Return)
            await driver.until(lambda: driver.window.status_line.person == "Dr Ilse Brandt")
            assert (await driver.desk.signing.person()).name == "Dr Ilse Brandt"
            settings.reject()
            await driver.until(lambda: driver.window.lookups.settings is None)

    drive(scenario)


class Opened(QObject):
    """Notes what the system is asked to open."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[QUrl] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.urls.append(url)


def test_the_folder_is_opened_by_the_system(tmp_path: Path) -> None:
    opened = Opened()

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            settings = await settings_of(driver)
            assert settings.general.folder.text() == str(tmp_path / "w")
            QDesktopServices.setUrlHandler("file", opened, "open")  # pyright: ignore[reportArgumentType]
            try:
                settings.general.open_folder.click()
            finally:
                QDesktopServices.unsetUrlHandler("file")
            assert [Path(url.toLocalFile()) for url in opened.urls] == [tmp_path / "w"]
            settings.reject()

    drive(scenario)


def test_another_folder_is_worked_in_at_once_and_at_the_next_start(tmp_path: Path) -> None:
    """What is half-typed is kept in the folder that is left, and there again on coming back."""
    here, there = tmp_path / "w", tmp_path / "there"
    there.mkdir()
    (there / "letter.txt").write_text("Not ours.", encoding="utf-8")

    async def scenario() -> None:
        async with a_window(here, a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.bar.field.setText("half a reason")
            settings, old = await settings_of(driver), driver.window
            settings.general.other_folder.click()
            await answer_with(driver, there)
            await driver.until(lambda: driver.running.window is not old, "another window")
            window = driver.running.window
            await driver.until(lambda: window.screens.is_starting, "the first start of that folder")
            assert driver.running.workspace.folder == there / "Reviewer"
            await driver.until(lambda: window.lookups.settings)
            assert window.lookups.settings
            assert window.lookups.settings.general.folder.text() == str(there / "Reviewer")
            kept = Settings(here / "settings.json")
            assert chosen_workspace(kept) == there / "Reviewer"
            assert not send_to_first(instance_name(here), [])
            window.lookups.settings.reject()
            window.start_page.other_folder.click()
            await answer_with(driver, here)
            await driver.until(lambda: driver.running.window is not window, "the way back")
            page = driver.running.window.page
            await driver.until(lambda: page.view and page.bar.reason == "half a reason")

    drive(scenario)


def test_a_chosen_folder_that_is_not_there_is_asked_about_and_never_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one on a drive that is not connected today."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    settings, gone = Settings(tmp_path / "settings.json"), tmp_path / "drive" / "Reviewer"
    settings.set("language", "en")
    choose_workspace(settings, gone)

    async def opened_by(button: str) -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, QEventLoop)
        opening = loop.create_task(_open(loop, gone, [], settings, is_demo=False))
        await until(lambda: shown(FailureDialog))
        dialog = shown(FailureDialog)[0]
        answers = {each.text(): each for each in dialog.findChildren(QAbstractButton)}
        loop.call_soon(answers[button].click)
        if button != "Close":
            await until(lambda: shown(Window))
            window = shown(Window)[0]
            assert isinstance(window, Window)
            assert window._desk.folder == usual_workspace()
            window.close()
        return await opening

    async def scenario() -> None:
        assert await opened_by("Close") == 1
        assert await opened_by("Open the usual folder") == 0
        assert not gone.parent.exists()
        assert chosen_workspace(settings) == gone

    drive(scenario)


def shown(kind: type[QWidget]) -> list[QWidget]:
    """The windows of a kind that are on screen."""
    widgets = QApplication.topLevelWidgets()
    return [each for each in widgets if isinstance(each, kind) and each.isVisible()]


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds where no window is there yet."""
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - Qt tells nobody of a window that comes
            await asyncio.sleep(0.005)


async def answer_with(driver: Driver, folder: Path) -> None:
    """Choose a folder in the system's dialog."""

    def asked() -> list[QFileDialog]:
        dialogs = driver.running.window.findChildren(QFileDialog)
        return [each for each in dialogs if each.isVisible()]

    await driver.until(asked, "the dialog")
    asked()[0].setDirectory(str(folder))
    asked()[0].done(QFileDialog.DialogCode.Accepted)


def test_a_key_is_changed_by_pressing_it_and_a_taken_one_is_refused(tmp_path: Path) -> None:
    """B12: by keyboard alone; the refusal names the other command."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            settings = await settings_of(driver)
            await type_at(driver, settings, Key.Key_PageDown, CONTROL)
            page = settings.keys
            while page.list.chosen != "vote_up":
                await type_at(driver, page.list, Key.Key_Down)
            await type_at(driver, page.list, Key.Key_Return)
            assert page.catcher.isVisible()
            await give(driver, page.catcher, press("D", "d"))
            assert "Downvote" in page.problem.text()
            assert page.catcher.isVisible()
            await give(driver, page.catcher, press("1", "1"))
            assert "reason" in page.problem.text()
            await give(driver, page.catcher, press("Y", "y"))
            assert not page.catcher.isVisible()
            assert driver.page.bar.vote_buttons[0].key == "Y"
            await driver.key(Key.Key_U)
            await driver.key(Key.Key_Y)
            await driver.until_shown("A2")
            page.add.click()
            await give(driver, page.catcher, press("W", "w"))
            assert driver.window.look.keymap.all_words("vote_up") == ("Y", "W")
            page._removers[0].click()
            assert driver.window.look.keymap.all_words("vote_up") == ("W",)
            page.reset.click()
            assert driver.window.look.keymap.all_words("vote_up") == ("U",)
            settings.reject()

    drive(scenario)


def test_escape_leaves_the_key_as_it_was_and_the_window_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            settings = await settings_of(driver)
            settings.show_page(1)
            settings.keys.change.click()
            await give(driver, settings.keys.catcher, press("A", "", key=Key.Key_Escape.value))
            assert settings.isVisible()
            assert not settings.keys.catcher.isVisible()
            assert driver.window.look.keymap.own == {}
            settings.reject()

    drive(scenario)


def test_the_sheet_leads_to_the_keys(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_F1)
            await driver.until(lambda: driver.window.lookups.dialog)
            sheet = driver.window.lookups.dialog
            assert sheet is not None
            sheet.accept()
            await driver.until(lambda: driver.window.lookups.settings)
            settings = driver.window.lookups.settings
            assert settings is not None
            assert settings.keys.isVisible()
            settings.reject()

    drive(scenario)


def test_every_field_has_a_name_for_screen_readers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            page = (await settings_of(driver)).general
            for field in (
                page.name,
                page.folder,
                page.advance,
                page.pause,
                page.theme,
                page.text_size,
            ):
                interface = QAccessible.queryAccessibleInterface(field)
                assert interface.text(QAccessible.Text.Name)
            assert driver.window.lookups.settings
            driver.window.lookups.settings.reject()

    drive(scenario)


@pytest.mark.parametrize(
    ("name", "kept", "shown"),
    [
        ("text_size", 5, 80),
        ("text_size", 100_000, 300),
        ("text_size", "large", 100),
        ("pause_ms", -1, 0),
        ("pause_ms", 10**9, 2000),
        ("theme", "theme_pink", "theme_system"),
        ("theme", 7, "theme_system"),
    ],
)
def test_spoilt_settings_count_as_the_nearest_good_ones(
    tmp_path: Path, qapp: QApplication, name: str, kept: object, shown: object
) -> None:
    file = Settings(tmp_path / "settings.json")
    file.set(name, kept)
    file.set("keys", {"vote_up": 5})
    assert getattr(Preferences(file, Keymap()), name) == shown
