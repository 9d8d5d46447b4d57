"""A window that is closed, or that gave way to another, leaves nothing behind."""

import asyncio
import gc
import json
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.window import Window
from tests.support.windows import Key, a_window, drive


def _a_file(folder: Path) -> Path:
    path = folder / "cases.jsonl"
    path.write_text(json.dumps({"id": "A1", "input": "Question?"}) + "\n", encoding="utf-8")
    return path


def _all_gone(windows: list[weakref.ref[Window]]) -> bool:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return not any(window() for window in windows)


def test_closed_windows_take_their_pages_and_everything_below_with_them(tmp_path: Path) -> None:
    """Also where an editor, a comparison or a conflict was never opened."""
    windows: list[weakref.ref[Window]] = []
    before = QApplication.topLevelWidgets() if QApplication.instance() else []

    async def use(folder: Path) -> None:
        async with a_window(folder, _a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            windows.append(weakref.ref(driver.window))

    for number in range(3):
        drive(lambda number=number: use(tmp_path / f"w{number}"))
    assert _all_gone(windows)
    assert [one for one in QApplication.topLevelWidgets() if one not in before] == []


def test_the_window_of_the_language_before_is_gone(tmp_path: Path) -> None:
    async def use() -> None:
        async with a_window(tmp_path / "w", _a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            earlier = weakref.ref(driver.window)
            driver.window.preferences.set_language("es")
            await driver.until(lambda: driver.running.window is not earlier())
            driver.window = driver.running.window
            driver.page = driver.window.page
            await driver.until_shown("A1")
            for _ in range(100):
                if _all_gone([earlier]):
                    break
                await asyncio.sleep(0.01)
            assert earlier() is None

    drive(use)
