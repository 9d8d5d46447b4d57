"""A pseudo-language finds untranslated and clipped words in every page that a test can open."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.pseudo import clipped, pseudo, pseudo_language, untranslated
from tests.support.review_screens import REVIEW_SCREENS, full_disk, room_again
from tests.support.screens import (
    SCREENS,
    SMALL_SCREENS,
    Opened,
    close_dialogs,
    comparison,
    importing,
)
from tests.support.windows import Driver, a_window, drive

pytestmark = pytest.mark.usefixtures("qapp")

ALLOWED = {
    # Names and content of this workspace, and names that are the same in every language.
    *("Ada Example", "My cases", "Reviewer", "Übersicht", "1.jsonl"),
    *("CSV", "XLSX", "JSONL", "YAML", "JSON", "English", "Español", "العربية"),
}


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
            await close_dialogs(driver)
            assert found == (set(), set())

    with pseudo_language():
        drive(scenario)


def test_the_first_start(tmp_path: Path) -> None:
    async def opened(driver: Driver) -> QWidget:
        for percent in (120, 100):  # the menu bar is there before it is shown
            driver.window.preferences.set_text_size(percent)
            assert driver.window.menuBar().font().pointSizeF() == QApplication.font().pointSizeF()
        return driver.window

    look_at(tmp_path, opened, is_filled=False)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(tmp_path: Path, name: str) -> None:
    look_at(tmp_path, SCREENS[name])


def test_smaller_dialogs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_case_file(tmp_path)) as driver:
            await driver.until_ready()
            for name, opened in {**SMALL_SCREENS, **REVIEW_SCREENS}.items():
                root = await opened(driver)
                await asyncio.sleep(0)
                root.ensurePolished()
                found = untranslated(root, ALLOWED), clipped(root)
                await close_dialogs(driver)
                await driver.until(lambda: driver.window.guides.dialog is None)
                await driver.until(lambda: driver.window.datasets.dialog is None)
                assert found == (set(), set()), name
            root = await full_disk(driver)
            found = untranslated(root, ALLOWED), clipped(root)
            await room_again(driver)
            assert found == (set(), set()), "a full disk"

    with pseudo_language():
        drive(scenario)


def test_an_import(tmp_path: Path) -> None:
    file = tmp_path / "2.jsonl"
    file.write_text('{"11": "12", "input": "13"}\n', encoding="utf-8")
    look_at(tmp_path, importing(file))


def test_a_comparison(tmp_path: Path) -> None:
    async def revised(driver: Driver) -> QWidget:
        view = driver.view
        changed = replace(view.content, expected_output="12")
        saved = await driver.desk.editing.save(view.seen, changed, view.labels)
        assert saved
        driver.page.passage.show_revision(saved.case_id)
        await driver.until(lambda: driver.view.case_id == saved.case_id)
        await driver.until_ready()
        return await comparison(driver)

    look_at(tmp_path, revised)


def test_the_language_itself() -> None:
    assert pseudo("{n} &cases") == "⟦{n} &çášéš~~~⟧"
    assert pseudo("d MMMM") == "d MMMM"
