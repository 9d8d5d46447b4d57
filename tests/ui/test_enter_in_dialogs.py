"""Enter in every field of every dialog presses the button that is meant, and nothing behind it."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.queues import Listing
from reviewer_app.ui.failure import FailureDialog
from reviewer_app.ui.messages import Message
from reviewer_app.ui.start.name_dialog import NameDialog
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog
from reviewer_app.ui.widgets.key_button import KeyButton
from reviewer_app.ui.widgets.text_field import TextField
from tests.support.screens import SCREENS, Opened, close_dialogs
from tests.support.windows import NONE, Driver, Key, a_window, drive
from tests.ui.review.test_review_page import a_file


def by_command(name: str) -> Opened:
    """A dialog that a command of the review opens."""

    async def opened(driver: Driver) -> QWidget:
        driver.page.conduct.click(name)
        return await shown(driver)

    return opened


async def removal(driver: Driver) -> QWidget:
    """An import that is to be removed."""
    driver.window.act("remove_import")
    return await shown(driver)


async def dataset(driver: Driver) -> QWidget:
    """A dataset that is being changed."""
    driver.window.datasets.edit_dataset(await dataset_id(driver))
    return await shown(driver)


async def product(driver: Driver) -> QWidget:
    """A product that is being renamed."""
    driver.window.datasets.rename_product("My cases")
    return await shown(driver)


async def guidelines_text(driver: Driver) -> QWidget:
    """Guidelines that are being written."""
    driver.window.guides.edit(await dataset_id(driver))
    return await shown(driver)


async def link(driver: Driver) -> QWidget:
    """A link of guidelines."""
    driver.window.guides.open_address = lambda _: None
    driver.window.guides.ask_to_open("https://example.org")
    return await shown(driver)


async def name(driver: Driver) -> QWidget:
    """Who is reviewing."""
    dialog = NameDialog(driver.window.look, "Ada", driver.window)
    dialog.open()
    return await shown(driver)


async def failure(driver: Driver) -> QWidget:
    """A workspace that does not open."""
    dialog = FailureDialog(driver.window.look, Message(title="No.", advice="Choose another."))
    dialog.setParent(driver.window, dialog.windowFlags())
    dialog.open()
    return await shown(driver)


async def new_case(driver: Driver) -> QWidget:
    """The dataset that a new case is for."""
    if len((await driver.desk.browsing.sidebar()).datasets) == 1:
        product = (await driver.desk.organizing.products())[0]
        facts = DatasetFacts(name="Another")
        await driver.desk.organizing.make_dataset(product.id, "QUALITY", facts)
    driver.window.act("new_case")
    return await shown(driver)


async def pasted_output(driver: Driver) -> QWidget:
    """An output that is pasted beside the editor of a suite case."""
    edits = driver.window.edits
    if not edits.page.is_open:
        await driver.key(Key.Key_E)
    await driver.until(edits.beside.pane.isVisible, "the outlook")
    edits.beside.pane.paste_asked.emit()
    return await shown(driver)


async def other_case(driver: Driver) -> QWidget:
    """Another case to compare with."""
    driver.window.ways.comparisons.compare_other()
    return await shown(driver)


async def renamed_view(driver: Driver) -> QWidget:
    """A saved view that is being renamed."""
    views = await driver.desk.viewing.views()
    view = views[0] if views else await driver.desk.viewing.save("Mine", Listing())
    driver.page.views.act("rename", view)
    return await shown(driver)


async def dataset_id(driver: Driver) -> str:
    return (await driver.desk.browsing.sidebar()).datasets[0].dataset_id


async def shown(driver: Driver) -> QDialog:
    """The one dialog on screen, once there is one."""
    await driver.until(lambda: visible(driver), "a dialog")
    return visible(driver)[0]


def visible(driver: Driver) -> list[QDialog]:
    return [one for one in driver.window.findChildren(QDialog) if one.isVisible()]


DIALOGS: dict[str, Opened] = {
    **{
        title: SCREENS[title]
        for title in (
            *("settings", "palette", "all keys", "export", "new dataset"),
            *("decide many", "defer", "ask a senior"),
        )
    },
    "go to an id": by_command("go_to_id"),
    "save a view": by_command("save_view"),
    "remove an import": removal,
    "change a dataset": dataset,
    "rename a product": product,
    "guidelines": guidelines_text,
    "link": link,
    "name": name,
    "failure": failure,
    "dataset of a new case": new_case,
    "paste an output": pasted_output,
    "compare with another case": other_case,
    "rename a view": renamed_view,
}

SUITE: dict[str, Any] = {"eval_type": "contains", "expected": ["Answer"]}


ONCE = {"decide many", "defer", "ask a senior"}
"""What is done by the first line of text that is submitted; those fields come last."""


def is_open(dialog: QWidget) -> bool:
    """Whether a dialog is still there."""
    return isValid(dialog) and dialog.isVisible()


def fields_of(dialog: QWidget) -> list[QWidget]:
    """Everything that takes the keyboard, lines of text last."""
    found = [
        one
        for one in dialog.findChildren(QWidget)
        if one.isVisibleTo(dialog)
        and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
    ]
    return sorted(found, key=lambda one: isinstance(one, TextField))


@pytest.mark.parametrize("title", DIALOGS)
def test_b48_enter_presses_only_the_intended_button(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a button that button, from a field the primary one or none; never another window's."""
    file = a_file(tmp_path, **SUITE if title == "paste an output" else {})

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            await driver.until_shown("A1")
            found: list[QAbstractButton] = []
            dialog = await DIALOGS[title](driver)
            assert isinstance(dialog, QDialog)
            assert not [one for one in dialog.findChildren(QPushButton) if one.autoDefault()]

            def note(button: QAbstractButton) -> None:
                found.append(button)

            monkeypatch.setattr(KeyButton, "click", note)
            for number in range(len(fields_of(dialog))):
                if not is_open(dialog):
                    dialog = await DIALOGS[title](driver)
                assert isinstance(dialog, QDialog)
                fields = fields_of(dialog)
                field = fields[min(number, len(fields) - 1)]
                found.clear()
                is_line = isinstance(field, TextField)
                is_text = isinstance(field, QTextEdit | QPlainTextEdit)
                await press_enter(driver, dialog, field)
                if not is_open(dialog):
                    assert is_line, (title, number)
                    if title in ONCE:
                        break
                    continue
                primary = dialog.primary() if isinstance(dialog, AnswerDialog) else None
                assert set(found) <= {primary, field}, (title, field, found)
                assert not (is_text and found)
                assert driver.view.title == "A1"
                assert driver.view.vote.score == 0
            monkeypatch.undo()
            await close_dialogs(driver)

    drive(scenario)


async def press_enter(driver: Driver, dialog: QDialog, field: QWidget) -> None:
    """Enter in a field, held for a while and let go, as hands do it."""

    def act() -> None:
        field.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyPress(dialog.windowHandle(), Key.Key_Return, NONE)
        for _ in range(3):
            receiver = dialog if is_open(dialog) else driver.window
            QApplication.sendEvent(receiver.windowHandle(), repeat(Key.Key_Return))
        QTest.keyRelease(driver.window.windowHandle(), Key.Key_Return, NONE)

    await driver.between(act)


def repeat(key: Key) -> QKeyEvent:
    """What a key that is held down sends."""
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE, "\r", True)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
@pytest.mark.parametrize("title", ["go to an id", "name", "link", "rename a product"])
def test_b17_the_release_of_the_answering_key_does_nothing_behind(
    tmp_path: Path, title: str, key: Key
) -> None:
    """Held for a second and released over the window, it neither votes nor goes on."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await DIALOGS[title](driver)
            assert isinstance(dialog, AnswerDialog)
            primary = dialog.primary()
            assert primary is not None

            def act() -> None:
                primary.setFocus(Qt.FocusReason.TabFocusReason)
                QTest.keyPress(dialog.windowHandle(), key, NONE)
                if key == Key.Key_Space:  # a button is pressed when it is let go
                    QTest.keyRelease(dialog.windowHandle(), key, NONE)
                for _ in range(20):
                    QApplication.sendEvent(driver.window.windowHandle(), repeat(key))
                QTest.keyRelease(driver.window.windowHandle(), key, NONE)

            await driver.between(act)
            await driver.until_ready()
            assert driver.view.title == "A1"
            assert driver.view.vote.score == 0
            assert driver.view.reviewed_at is None
            await close_dialogs(driver)

    drive(scenario)


def test_b57_settings_and_guidelines_leave_filter_and_position_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 40), pause_ms=0) as driver:
            await driver.until_shown("A1")
            driver.page.queue.narrow(text="question")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            driver.page.show_number(driver.page.queue.now.numbers[29])
            await driver.until_shown("A30")
            place = driver.page.list.view.place()
            for title in ("settings", "guidelines"):
                dialog = await DIALOGS[title](driver)
                assert isinstance(dialog, QDialog)
                dialog.reject()
                await driver.until(lambda: not visible(driver))
            await driver.key(Key.Key_B)
            await driver.until(driver.window.guides.pane.isVisible)
            await driver.key(Key.Key_B)

            assert driver.page.queue.now.filter.text == "question"
            assert driver.page.list.filter_bar.field.text() == "question"
            assert driver.view.title == "A30"
            assert driver.page.list.view.place() == place

    drive(scenario)
