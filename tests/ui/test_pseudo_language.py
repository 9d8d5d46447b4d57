"""A pseudo-language finds untranslated and clipped words in every page that a test can open."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from tests.support.pseudo import clipped, pseudo, pseudo_language, untranslated
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive

pytestmark = pytest.mark.usefixtures("qapp")

ALLOWED = {
    # Names and content of this workspace, and names that are the same in every language.
    *("Ada Example", "My cases", "Reviewer", "Übersicht"),
    *("CSV", "XLSX", "JSONL", "YAML", "JSON", "English", "Español", "العربية"),
}
Opened = Callable[[Driver], Awaitable[QWidget]]


def a_case_file(folder: Path) -> Path:
    """Cases whose content has no words, so that every word on the page is ours."""
    path = folder / "1.jsonl"
    rows = [
        {"id": f"{n}", "input": f"{n} + {n}?", "expected_output": f"{2 * n}", "confidence": 0.5}
        for n in range(1, 4)
    ]
    path.write_text("\n".join(json.dumps(row) for row in rows) + "\n", encoding="utf-8")
    return path


def look_at(folder: Path, opened: Opened, *, is_filled: bool = True) -> None:
    """Open something in the language, and look at all of its words."""

    async def scenario() -> None:
        files = [a_case_file(folder)] if is_filled else []
        async with a_window(folder / "w", *files) as driver:
            if is_filled:
                await driver.until_ready()
            root = await opened(driver)
            await asyncio.sleep(0)
            root.ensurePolished()
            found = untranslated(root, ALLOWED), clipped(root)
            for dialog in (driver.window.lookups.dialog, driver.window.lookups.settings):
                if dialog is not None:
                    dialog.reject()
            assert found == (set(), set())

    with pseudo_language():
        drive(scenario)


def test_the_first_start(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        return driver.window

    look_at(tmp_path, opened, is_filled=False)


def test_the_review(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        return driver.window

    look_at(tmp_path, opened)


def test_the_reasons(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        await driver.key(Key.Key_D)
        await driver.until(lambda: driver.view.vote.score == -1)
        return driver.window

    look_at(tmp_path, opened)


def test_the_settings(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        driver.window.act("settings")
        settings = driver.window.lookups.settings
        assert settings
        await driver.until(settings.isVisible)
        return settings

    look_at(tmp_path, opened)


def test_the_keys(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        driver.window.act("settings")
        settings = driver.window.lookups.settings
        assert settings
        settings.show_page(1)
        settings.keys.change.click()
        settings.keys._take("D")
        return settings

    look_at(tmp_path, opened)


def test_the_palette(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        await driver.key(Key.Key_K, CONTROL)
        await driver.until(lambda: driver.window.lookups.dialog)
        assert driver.window.lookups.dialog
        return driver.window.lookups.dialog

    look_at(tmp_path, opened)


def test_the_sheet_of_keys(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        await driver.key(Key.Key_F1)
        await driver.until(lambda: driver.window.lookups.dialog)
        assert driver.window.lookups.dialog
        return driver.window.lookups.dialog

    look_at(tmp_path, opened)


def test_the_export(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        await driver.key(Key.Key_E, CONTROL | SHIFT)
        course = driver.window.files.exporting
        await driver.until(lambda: course.dialog is not None)
        dialog = course.dialog
        assert dialog is not None
        await driver.until(dialog.isVisible)
        asyncio.get_running_loop().call_later(0.2, dialog.reject)
        return dialog

    look_at(tmp_path, opened)


def test_a_new_dataset(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        driver.window.act("new_dataset")
        datasets = driver.window.datasets
        await driver.until(lambda: datasets.dialog is not None)
        dialog = datasets.dialog
        assert dialog is not None
        await driver.until(dialog.isVisible)
        asyncio.get_running_loop().call_later(0.2, dialog.reject)
        return dialog

    look_at(tmp_path, opened)


def test_an_import(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        file = tmp_path / "2.jsonl"
        file.write_text('{"11": "12", "input": "13"}\n', encoding="utf-8")
        driver.window.open_files([file])
        course = driver.window.imports.page.course
        await driver.until(lambda: course.survey is not None)
        return driver.window

    look_at(tmp_path, opened)


def test_the_language_itself() -> None:
    assert pseudo("{n} &cases") == "⟦{n} &çášéš~~~⟧"
    assert pseudo("d MMMM") == "d MMMM"
