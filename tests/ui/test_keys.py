"""Keys in the real window, as keyboards of other layouts and input methods send them."""

import sys
from pathlib import Path

from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.review.ask_dialog import AskDialog
from tests.support.windows import CONTROL, Driver, Key, a_window, drive
from tests.ui.key_presses import ALT, press
from tests.ui.test_window import a_file


async def send(driver: Driver, event: QKeyEvent) -> None:
    """Hand a press to the window as the window system does."""

    def act() -> None:
        QApplication.sendEvent(driver.window.windowHandle(), event)

    await driver.between(act)


async def compose(driver: Driver, preedit: str, commit: str = "") -> None:
    """What an input method tells the field that has the keyboard."""

    def act() -> None:
        event = QInputMethodEvent(preedit, [])
        event.setCommitString(commit)
        QApplication.sendEvent(driver.page.bar.field, event)

    await driver.between(act)


def test_a_whole_decision_on_a_russian_keyboard(tmp_path: Path) -> None:
    """B15: vote, reason by digit, next, by the places of the keys; caps show its letters."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await send(driver, press("U", "г"))
            await driver.until_shown("A2")
            await send(driver, press("D", "в"))
            await driver.until(lambda: driver.view.vote.score == -1)
            await send(driver, press("2", "2"))
            await driver.key(Key.Key_Return)
            await driver.until_shown("A3")
            await send(driver, press("K", "л"))
            await driver.until_shown("A2")
            assert driver.view.vote.reason == "Incomplete"
            assert driver.page.bar.vote_buttons[0].key == "Г"

    drive(scenario)


def test_digits_choose_a_reason_without_shift_on_azerty(tmp_path: Path) -> None:
    """B15: the key that types É is the key of the 2."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await send(driver, press("D", "d"))
            await driver.until(lambda: driver.view.vote.score == -1)
            await send(driver, press("2", "é"))
            assert driver.page.bar.reason == "Incomplete"
            await send(driver, press("2", "é"))  # from here on it is a letter
            assert driver.page.bar.field.text() == "é"

    drive(scenario)


def test_alt_gr_types_into_the_reason_and_decides_nothing(tmp_path: Path) -> None:
    """B16: German and Polish signs, told as Ctrl and Alt together."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await send(driver, press("D", "d"))
            await driver.until(lambda: driver.view.vote.score == -1)
            for place, sign in (("Q", "@"), ("E", "€"), ("L", "ł"), ("K", "ķ")):
                await send(driver, press(place, sign, CONTROL | ALT))
            assert driver.page.bar.field.text() == "@€łķ"
            if sys.platform.startswith("linux"):
                await send(driver, press("7", "{", native_modifiers=0x80))
                assert driver.page.bar.field.text() == "@€łķ{"
            assert driver.window.lookups.dialog is None
            assert driver.view.title == "A1"
            assert driver.view.vote.score == -1

    drive(scenario)


def test_keys_that_confirm_a_conversion_submit_and_vote_nothing(tmp_path: Path) -> None:
    """B18: Enter, digits and Space while an input method composes; a later Enter works."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await send(driver, press("D", "d"))
            await driver.until(lambda: driver.view.vote.score == -1)
            await compose(driver, "ふじゅうぶん")
            for key, modifiers in ((Key.Key_Return, None), (Key.Key_Return, CONTROL)):
                await driver.key(key, *([modifiers] if modifiers else []))
            await send(driver, press("2", "2"))
            assert driver.page.bar.is_choosing
            assert driver.view.vote.score == -1
            assert driver.view.reviewed_at is None
            assert driver.view.title == "A1"
            driver.page.bar.field.clear()
            await compose(driver, "", "不十分")
            assert driver.page.bar.reason == "不十分"
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            assert driver.view.vote.reason == "不十分"

    drive(scenario)


def test_a_held_key_votes_once(tmp_path: Path) -> None:
    """B17: a second of repetitions casts one vote."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await send(driver, press("U", "u"))
            for _ in range(30):
                await send(driver, press("U", "u", is_repeated=True))
            await driver.until_shown("A2")
            for _ in range(30):
                await send(driver, press("U", "u", is_repeated=True))
            assert driver.view.vote.score == 0

    drive(scenario)


def test_a_key_that_is_held_types_nothing_into_what_it_opened(tmp_path: Path) -> None:
    """B17: a slow D is no reason, a slow A no question; moving keys go on as long as held."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await send(driver, press("D", "d"))
            await driver.until(lambda: driver.page.bar.is_choosing)
            for _ in range(5):
                await send(driver, press("D", "d", is_repeated=True))
            assert driver.page.bar.reason == ""
            await send(driver, press("D", "d"))
            assert driver.page.bar.reason == "d"
            await driver.key(Key.Key_Escape)
            await driver.until_ready()
            await send(driver, press("A", "a"))
            await driver.until(lambda: driver.page.marking.dialog)
            dialog = driver.page.marking.dialog
            assert isinstance(dialog, AskDialog)
            handle = dialog.windowHandle()
            for is_repeated in (True, True, False, True):
                event = press("A", "a", is_repeated=is_repeated)
                await driver.between(lambda event=event: give(handle, event))
            assert dialog.field.text() == "aa"
            dialog.reject()
            await driver.until(lambda: driver.page.marking.dialog is None)
            await send(driver, press("J", "j"))
            await driver.until_shown("A2")
            await send(driver, press("J", "j", is_repeated=True))
            await driver.until_shown("A3")

    drive(scenario)


def give(handle: QWindow, event: QKeyEvent) -> None:
    QApplication.sendEvent(handle, event)
