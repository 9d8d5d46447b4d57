"""Composition root of the window: a workspace, Qt and one loop for both."""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from reviewer_app.domain.errors import ReviewerError, WorkspaceOpen
from reviewer_app.system.logs import start_log
from reviewer_app.system.memory import give_back_large_blocks
from reviewer_app.system.paths import (
    choose_workspace,
    chosen_workspace,
    log_folder,
    settings_file,
    usual_workspace,
)
from reviewer_app.system.settings import Settings
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.failure import GO_ON, FailureDialog
from reviewer_app.ui.garbage import GarbageCollector
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.instance import InstanceServer, instance_name, send_to_first
from reviewer_app.ui.languages import SYSTEM, Languages
from reviewer_app.ui.messages import Message, message_for
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.theme import Theme, system_scheme
from reviewer_app.ui.tour import Tour
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.window import Window
from reviewer_app.workspace import Workspace, is_workspace, open_workspace, place_in

_LOG = logging.getLogger(__name__)


def run(folder: Path, files: Sequence[Path] = (), *, is_demo: bool = False) -> int:
    """Open the window on a workspace and stay until it is closed; returns the exit code.

    files: read in at once. is_demo: an empty workspace is filled with the samples first.
    """
    start_log(log_folder())
    application = make_application()
    loop = QEventLoop(application)
    with loop:
        settings = Settings(settings_file())
        return loop.run_until_complete(_open(loop, folder, files, settings, is_demo=is_demo))


def run_tour(folder: Path, pictures: Path) -> int:
    """Do the main job through the real window and leave a picture of each step."""
    application = make_application()
    loop = QEventLoop(application)
    with loop:
        settings = Settings(pictures / "settings.json")
        return loop.run_until_complete(_tour(loop, folder, pictures, settings))


def make_application() -> QApplication:
    """The application object; Fusion draws the same on every system."""
    give_back_large_blocks()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Reviewer")
    application.setDesktopFileName("reviewer")
    application.setStyle("Fusion")
    # The end comes when everything is on the disk, not when the window is out of sight.
    application.setQuitOnLastWindowClosed(False)
    return application


def make_look() -> Look:
    """What all widgets draw with, in the scheme of the system."""
    return Look(Theme.make(system_scheme(), QApplication.font()))


async def _open(
    loop: QEventLoop, folder: Path, files: Sequence[Path], settings: Settings, *, is_demo: bool
) -> int:
    look = make_look()
    if folder == chosen_workspace(settings) and not is_workspace(folder):
        if await _say(look, _gone(folder), settings) != GO_ON:
            return 1
        folder = usual_workspace()  # for this time: the drive may be there again tomorrow
    try:
        workspace = await open_workspace(folder)
    except WorkspaceOpen as error:
        if send_to_first(instance_name(folder), [str(path.resolve()) for path in files]):
            return 0
        return await _say_failure(look, error, settings)
    except ReviewerError as error:
        return await _say_failure(look, error, settings)
    running = Running(loop, workspace, look, settings)
    await running.begin(files, is_demo=is_demo)
    await running.closed
    return 0


async def _say_failure(look: Look, error: ReviewerError, settings: Settings) -> int:
    _LOG.warning("the workspace does not open: %s", error)
    await _say(look, lambda: replace(message_for(error), button=""), settings)
    return 1


async def _say(look: Look, words: Callable[[], Message], settings: Settings) -> int:
    """Say something where there is no window yet, in the person's language."""
    languages = Languages()
    languages.speak(settings.get("language", SYSTEM))
    dialog = FailureDialog(look, words())
    QApplication.setPalette(look.theme.palette())
    dialog.setStyleSheet(look.theme.style_sheet())
    answer = await ask(dialog)
    languages.fall_silent()
    return answer


def _gone(folder: Path) -> Callable[[], Message]:
    return lambda: Message(
        title=tr("Your data folder is not there."),
        advice=tr(
            "There are no cases of yours in {folder}. Connect the drive that it is on, then start"
            " again. Or open the usual folder for now; the other one stays as it is."
        ).format(folder=folder),
        button=tr("Open the usual folder"),
    )


async def _tour(loop: QEventLoop, folder: Path, pictures: Path, settings: Settings) -> int:
    running = Running(loop, await open_workspace(folder), make_look(), settings)
    tour = Tour(running.window, running.workspace.desk, pictures)
    try:
        is_good = await tour.walk()
    finally:
        running.window.close()
        await running.closed
    return 0 if is_good else 1


class Running:
    """A window at work on an open workspace, until both are closed. closed: resolves then."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, workspace: Workspace, look: Look, settings: Settings
    ) -> None:
        self.workspace = workspace
        self.closed: asyncio.Future[None] = loop.create_future()
        self._last_error: Exception | None = None
        self._settings = settings
        self._tasks = Tasks(loop, self._failed)
        self._languages = Languages()
        self._spoken: str = settings.get("language", SYSTEM)
        self._languages.speak(self._spoken)
        self.window = self._make_window(look)
        self._garbage = GarbageCollector()
        self._server = self._listen()
        self._is_closing = self._is_demo = False
        self._loop, self._earlier_hook = loop, sys.excepthook
        sys.excepthook = self._unexpected
        loop.set_exception_handler(self._unexpected_in_loop)

    def _listen(self) -> InstanceServer:
        server = InstanceServer(instance_name(self.workspace.folder))
        server.message_received.connect(self._called)
        return server

    def _make_window(self, look: Look) -> Window:
        window = Window(look, self.workspace.desk, self._tasks, self._settings)
        window.closing.connect(self._close)
        window.let_go_unsaved.connect(self._end)
        window.page.failed.connect(self._note_failure)
        window.edits.failed.connect(self._note_failure)
        window.preferences.changed.connect(self._speak)
        window.freed.connect(self._speak)
        window.lookups.moved.connect(self._move)
        folder = self.workspace.folder
        choose = window.start_page.other_folder.clicked
        choose.connect(lambda: window.lookups.choose_folder(folder))
        return window

    def _speak(self) -> None:
        """Another language was chosen: it is spoken as soon as nothing but a queue is open."""
        wanted = self.window.preferences.language
        if wanted != self._spoken and self.window.is_free and not self._is_closing:
            before, self._spoken = self._spoken, wanted
            self._tasks.long(lambda: self._renew(before))

    async def _renew(self, before: str) -> None:
        """The same work in a new window: every word is made anew, and none can be forgotten."""
        old = self.window
        old.page.leave()
        await self._tasks.finish()
        if not old.unsaved.is_empty:  # only the old window has what is not on the disk
            self._spoken = before
            return
        self._languages.speak(self._spoken)
        self.window = self._make_window(make_look())
        await self._show_work()
        old.give_way(self.window)

    def _move(self, chosen: object) -> None:
        """Work in another folder from now on, as soon as everything of this one is on the disk."""
        assert isinstance(chosen, Path)
        if not self.window.is_free or self._is_closing:
            title = tr("Something is open beside the queues.")
            advice = tr("Go back to them first, then choose the folder again.")
            self.window.notices.show_failure(title, advice, "", None)
        elif (folder := place_in(chosen)).resolve() != self.workspace.folder.resolve():
            self._tasks.long(lambda: self._move_to(folder))

    async def _move_to(self, folder: Path) -> None:
        old, before = self.window, self.workspace
        old.page.leave()
        await self._tasks.finish()
        if not old.unsaved.is_empty:  # only this window has what is not on the disk
            return
        workspace = await open_workspace(folder)  # where that fails, all stays as it is
        choose_workspace(self._settings, folder)
        self._tasks.close()
        self._server.close()
        self.workspace, self._tasks = workspace, Tasks(self._loop, self._failed)
        self._server = self._listen()
        self.window = self._make_window(make_look())
        self._is_demo = False
        await self._show_work()
        old.give_way(self.window)
        before.close()

    async def begin(self, files: Sequence[Path], *, is_demo: bool) -> None:
        """Show the window on the page that fits, and read files in."""
        self._is_demo = is_demo
        if is_demo and not await self.workspace.desk.browsing.has_cases():
            await self.workspace.desk.sampling.add()
        await self._show_work()
        self.window.show()
        if files:
            self.window.open_files(list(files))

    async def _show_work(self) -> None:
        desk = self.workspace.desk
        has_cases = await desk.browsing.has_cases()
        has_given_name = self._is_demo or await desk.signing.has_given_name()
        person = await desk.signing.person()
        self.window.begin(person, has_given_name=has_given_name, has_cases=has_cases)

    def _failed(self, error: Exception) -> None:
        self._note_failure(error)
        self.window.show_error(error)

    def _note_failure(self, error: object) -> None:
        self._last_error = error if isinstance(error, Exception) else None

    def _close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._last_error = None
            self._tasks.long(self._finish)

    async def _finish(self) -> None:
        """Everything to the disk, then the end; if that fails, the person sees it first."""
        await self._tasks.finish()
        self._is_closing = False
        if self._last_error is not None or not self.window.unsaved.is_empty:
            self.window.ask_to_close_anyway()
            return
        self._end()

    def _end(self) -> None:
        self._garbage.stop()
        self._server.close()
        self._tasks.close()
        self.workspace.close()
        self.window.let_go()
        self._languages.fall_silent()
        # Every thread keeps the hook of its start: it would keep the window and all below it.
        sys.excepthook = self._earlier_hook
        self._loop.set_exception_handler(None)
        if not self.closed.done():
            self.closed.set_result(None)

    def _called(self, message: object) -> None:
        """A second start: come to the front, and take its files."""
        self.window.come_to_front()
        if isinstance(message, list) and message:
            self.window.open_files([Path(str(name)) for name in message])  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]

    def _unexpected(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Our own bug: into the log, a word to the person, and the window goes on."""
        _LOG.error("unexpected", exc_info=(kind, error, trace))
        if isinstance(error, Exception):
            with suppress(RuntimeError):  # the window may be gone already
                self.window.show_error(error)

    def _unexpected_in_loop(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Exception):
            self._unexpected(type(error), error, error.__traceback__)
        else:
            _LOG.error("unexpected: %s", context.get("message"))
