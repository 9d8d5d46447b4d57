"""Drives the real window of a real workspace by real key presses, on one loop for all tests.

A key press is handed to Qt between two steps of the loop, never inside a task: Qt runs events of
its own meanwhile, and a task may not be entered inside another.
"""

import asyncio
import atexit
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from qasync import QEventLoop

from reviewer_app.app import Running, make_look
from reviewer_app.services.browsing import CaseView
from reviewer_app.system.settings import Settings
from reviewer_app.ui.window import Window
from reviewer_app.workspace import Workspace, open_workspace

PATIENCE_S = 30.0
"""Only a test that fails waits so long; a busy machine takes its time for a window."""

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier

_LOOPS: list[QEventLoop] = []


def drive(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario on the one loop that Qt and asyncio share."""
    if not _LOOPS:
        application = QApplication.instance() or QApplication(["tests"])
        assert isinstance(application, QApplication)
        application.setStyle("Fusion")
        application.setQuitOnLastWindowClosed(False)
        _LOOPS.append(QEventLoop(application, already_running=False))
        atexit.register(_LOOPS[0].close)  # ends the threads that it lends to slow work
    loop = _LOOPS[0]
    asyncio.set_event_loop(loop)
    loop.run_until_complete(asyncio.wait_for(scenario(), 4 * PATIENCE_S))


class Driver:
    """Hands and eyes at one window."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.window: Window = running.window
        self.desk = running.workspace.desk
        self.page = running.window.page

    @property
    def _handle(self) -> QWindow:
        return self.window.windowHandle()

    @property
    def view(self) -> CaseView:
        """The case on screen."""
        assert self.page.view is not None
        return self.page.view

    async def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press and release a key at the window, as the keyboard does."""
        await self.between(lambda: QTest.keyClick(self._handle, key, modifiers))

    async def key_to(
        self, dialog: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE
    ) -> None:
        """Press and release a key at a dialog, as the keyboard does."""
        await self.between(lambda: QTest.keyClick(dialog.windowHandle(), key, modifiers))

    async def type(self, text: str) -> None:
        """Type a text into whatever has the focus."""
        for letter in text:
            await self.between(
                lambda letter=letter: QTest.keyClick(self._handle, Key(ord(letter.upper())), NONE)
            )

    async def click(self, widget: QWidget) -> None:
        """Click a widget in its middle."""
        await self.between(lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton))

    async def between(self, act: Callable[[], None]) -> None:
        """Do something between two steps of the loop."""
        done = asyncio.get_running_loop().create_future()

        def run() -> None:
            act()
            done.set_result(None)

        asyncio.get_running_loop().call_soon(run)
        await done

    async def until(self, holds: Callable[[], object], what: str = "") -> None:
        """Wait until something holds; fails with what was waited for."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end, f"waited in vain: {what or holds}"
            await asyncio.sleep(0.005)

    async def until_ready(self) -> None:
        """Wait until keys act on a painted case."""
        await self.until(lambda: self.page.view and not self.page.pace.is_waiting, "a case")

    async def until_shown(self, title: str) -> None:
        """Wait until the case of this title is painted."""
        await self.until(
            lambda: (
                self.page.view and self.page.view.title == title and not self.page.pace.is_waiting
            ),
            f"case {title}",
        )

    async def drafts(self, case_id: str) -> dict[str, tuple[str, int]]:
        """Text and caret by field of a case's drafts, once what was typed is on the disk."""
        await self.until(lambda: not self.window._tasks.is_saving, "the drafts")
        found = await self.desk.drafting.of(case_id)
        return {field: (draft.text, draft.caret) for field, draft in found.items()}


@asynccontextmanager
async def a_window(
    folder: Path,
    *files: Path,
    fill: Callable[[Workspace], Coroutine[Any, Any, Any]] | None = None,
    pause_ms: int = 30,
    auto_advance: bool = True,
    name: str | None = "Ada Example",
    size: tuple[int, int] = (1280, 800),
    language: str | None = "en",
    with_tour: bool = False,
    is_demo: bool = False,
) -> AsyncGenerator[Driver]:
    """A window on the workspace in `folder`, filled from files first; closed at the end.

    with_tour: as on a computer where the tour of cards was never shown.
    """
    workspace = await open_workspace(folder, name=name)
    for file in files:
        await workspace.desk.importing.import_file(file)
    if fill:
        await fill(workspace)
    settings = Settings(folder / "settings.json")
    settings.set("auto_advance", auto_advance)
    if not with_tour:
        settings.set("tour_seen", True)
    if language:
        settings.set("language", language)
    running = Running(asyncio.get_running_loop(), workspace, make_look(), settings)
    running.window.page.pace.set_pause(pause_ms)
    running.window.page.pace.patience_s = PATIENCE_S
    await running.begin([], is_demo=is_demo)
    running.window.resize(*size)  # also where the screen is smaller
    running.window.activateWindow()
    driver = Driver(running)
    try:
        yield driver
    finally:
        running.window.close()
        await asyncio.wait_for(running.closed, PATIENCE_S)
        running.window.deleteLater()
