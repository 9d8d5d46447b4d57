"""Every screen, dialog and state of the window that tests look at, and how one gets there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.services.browsing import plain_text
from tests.support.windows import CONTROL, NONE, SHIFT, Driver, Key

Opened = Callable[[Driver], Awaitable[QWidget]]


async def review(driver: Driver) -> QWidget:
    """A case with its list and its queues."""
    return driver.window


async def reasons(driver: Driver) -> QWidget:
    """A downvote that is being explained."""
    await driver.key(Key.Key_D)
    await driver.until(lambda: driver.view.vote.score == -1)
    return driver.window


async def marked(driver: Driver) -> QWidget:
    """A case that is flagged and marked as reviewed."""
    driver.page.conduct.auto_advance = False
    await driver.key(Key.Key_F)
    await driver.until_ready()
    await driver.key(Key.Key_R)
    await driver.until(lambda: driver.view.reviewed_at is not None)
    return driver.window


async def history(driver: Driver) -> QWidget:
    """The revisions beside the case."""
    await driver.key(Key.Key_H)
    await driver.until(lambda: driver.page.history_pane.isVisible(), "the history")
    return driver.window


async def guidelines(driver: Driver) -> QWidget:
    """The guidelines of the dataset beside the case."""
    await driver.key(Key.Key_B)
    await driver.until(driver.window.guides.pane.isVisible, "the guidelines")
    return driver.window


async def find(driver: Driver) -> QWidget:
    """Looking for something in the case."""
    await driver.key(Key.Key_F, CONTROL | SHIFT)
    await driver.type("1")
    return driver.window


async def editor(driver: Driver) -> QWidget:
    """The case in the editor."""
    await driver.key(Key.Key_E)
    await driver.until(driver.window.edits.page.isVisible, "the editor")
    return driver.window


async def new_case(driver: Driver) -> QWidget:
    """A case that is being made."""
    await driver.key(Key.Key_N, CONTROL)
    await driver.until(lambda: driver.window.edits.page.isVisible() or dialogs_of(driver), "a page")
    return dialogs_of(driver)[0] if dialogs_of(driver) else driver.window


async def comparison(driver: Driver) -> QWidget:
    """Two revisions of a case side by side."""
    await driver.key(Key.Key_C)
    await driver.until(driver.window.comparisons.page.isVisible, "the comparison")
    return driver.window


async def conflict(driver: Driver) -> QWidget:
    """A draft whose case was changed meanwhile, both put together."""
    view, edits, page = driver.view, driver.window.edits, driver.window.ways.merges.page
    base = plain_text(view.content.expected_output)
    content = replace(view.content, expected_output=f"{base} 22")
    saved = await driver.desk.editing.save(view.seen, content, view.labels)
    assert saved
    await driver.desk.drafting.keep(view.case_id, "expected_output", f"{base} 33", 0)
    driver.page.passage.show_revision(saved.case_id)
    await driver.until(lambda: driver.view.case_id == saved.case_id)
    await driver.until_ready()
    await driver.key(Key.Key_E)
    await driver.until(lambda: edits.page.isVisible() and edits.page.banner.isVisible())
    await driver.click(edits.page.banner.button)
    await driver.until(lambda: page.isVisible() and page.conflict is not None, "the conflict")
    return driver.window


async def settings(driver: Driver) -> QWidget:
    """The settings."""
    driver.window.act("settings")
    return await dialog_of(driver)


async def guide(driver: Driver) -> QWidget:
    """The first page of the guide, with its pictures."""
    driver.window.act("show_guide")
    found = driver.window.lookups.guide
    assert found
    await driver.until(lambda: found.page.text)
    return found


async def keys(driver: Driver) -> QWidget:
    """A key that is already another command's."""
    driver.window.act("settings")
    found = driver.window.lookups.settings
    assert found
    found.show_page(1)
    found.keys.change.click()
    found.keys._take("D")
    return found


def _by_key(key: Key, modifiers: object = NONE) -> Opened:
    async def opened(driver: Driver) -> QWidget:
        await driver.key(key, modifiers)  # pyright: ignore[reportArgumentType]
        return await dialog_of(driver)

    return opened


async def new_dataset(driver: Driver) -> QWidget:
    """A dataset that is being made."""
    driver.window.act("new_dataset")
    return await dialog_of(driver)


async def decide_many(driver: Driver) -> QWidget:
    """The same decision for all rows that are selected."""
    driver.page.list.view.setFocus()
    await driver.key(Key.Key_A, CONTROL)
    await driver.key(Key.Key_D, SHIFT)
    return await dialog_of(driver)


def importing(file: Path) -> Opened:
    """The columns of a file."""

    async def opened(driver: Driver) -> QWidget:
        driver.window.open_files([file])
        course = driver.window.imports.page.course
        await driver.until(lambda: course.survey is not None)
        return driver.window

    return opened


async def filters(driver: Driver) -> QWidget:
    """The panel of the filter, with values."""
    await driver.key(Key.Key_L, CONTROL)
    panel = driver.page.steering.panel
    await driver.until(panel.isVisible, "the panel")
    return panel


async def tour(driver: Driver) -> QWidget:
    """The first card of the tour."""
    driver.page.conduct.click("show_tour")
    return driver.window


async def failure(driver: Driver) -> QWidget:
    """Something went wrong."""
    driver.window.show_error(ValueError("a bug"))
    return driver.window


def _asked(command: str) -> Opened:
    async def opened(driver: Driver) -> QWidget:
        window = driver.window
        await driver.between(lambda: window.menus.chosen.emit(command))
        return await dialog_of(driver)

    return opened


async def dataset(driver: Driver) -> QWidget:
    """What is known of a dataset, and its reasons."""
    driver.window.datasets.edit_dataset(driver.view.dataset_id)
    return await dialog_of(driver)


async def writing_guidelines(driver: Driver) -> QWidget:
    """Guidelines that are being written."""
    driver.window.guides.edit(driver.view.dataset_id)
    return await dialog_of(driver)


async def link(driver: Driver) -> QWidget:
    """An address that is to be opened."""
    driver.window.guides.ask_to_open("https://example.org")
    return await dialog_of(driver)


SCREENS: dict[str, Opened] = {
    "review": review,
    "reasons": reasons,
    "marked": marked,
    "history": history,
    "guidelines": guidelines,
    "find": find,
    "editor": editor,
    "new case": new_case,
    "conflict": conflict,
    "settings": settings,
    "keys": keys,
    "palette": _by_key(Key.Key_K, CONTROL),
    "all keys": _by_key(Key.Key_F1),
    "export": _by_key(Key.Key_E, CONTROL | SHIFT),
    "new dataset": new_dataset,
    "decide many": decide_many,
    "defer": _by_key(Key.Key_L),
    "ask a senior": _by_key(Key.Key_A),
}
"""By name; each begins at a case on screen. `comparison` needs a case of several revisions."""


SMALL_SCREENS: dict[str, Opened] = {
    "filters": filters,
    "tour": tour,
    "guide": guide,
    "failure": failure,
    "dataset": dataset,
    "writing guidelines": writing_guidelines,
    "link": link,
    "save a view": _asked("save_view"),
    "go to an id": _asked("go_to_id"),
    "compare with another": _asked("compare_other"),
    "remove an import": _asked("remove_import"),
}
"""The same for what goes away again with `close_dialogs`, so that one window shows them all."""


def dialogs_of(driver: Driver) -> list[QDialog]:
    """The dialogs over the window."""
    return [dialog for dialog in driver.window.findChildren(QDialog) if dialog.isVisible()]


async def dialog_of(driver: Driver) -> QDialog:
    """Wait for the dialog, or the panel, that is over the window."""
    await driver.until(lambda: dialogs_of(driver), "a dialog")
    return dialogs_of(driver)[0]


async def close_dialogs(driver: Driver) -> None:
    """Answer every dialog with no, and take away what stands over the case."""
    for dialog in dialogs_of(driver):
        dialog.reject()
    driver.page.steering.panel.hide()
    driver.window.notices.clear()
    await asyncio.sleep(0)
