"""The settings in the real window: everything holds at once, is kept, and blocks nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QAccessible, QDesktopServices, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.system.settings import Settings
from reviewer_app.ui.keymap import Keymap
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.settings.settings_window import SettingsWindow
from reviewer_app.ui.theme import Scheme
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
