"""What is looked up over the page: commands, keys, settings and the guide."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.ui.commands import COMMANDS, Command
from reviewer_app.ui.dialogs import ask, choose_folder
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.palette.guide import GuideWindow, read_guide
from reviewer_app.ui.palette.palette import Palette
from reviewer_app.ui.palette.sheet import KeySheet
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.settings.settings_window import SettingsWindow
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class Lookups(QObject):
    """Opens the palette and the sheet of keys, one at a time; settings and guide beside the work.

    chosen: a command to be run. named: the person's new name. moved: another folder is to be
    worked in from now on.
    """

    chosen = Signal(str)
    named = Signal(str)
    moved = Signal(object)  # Path

    def __init__(
        self,
        look: Look,
        tasks: Tasks,
        preferences: Preferences,
        can_run: Callable[[Command], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._tasks, self._preferences = look, tasks, preferences
        self._can_run, self._parent = can_run, parent
        self.dialog: Palette | KeySheet | None = None
        self.settings: SettingsWindow | None = None
        self.guide: GuideWindow | None = None

    def find_command(self) -> None:
        """Let the person find a command by its words, and run it."""
        offered = [command for command in COMMANDS if self._can_run(command)]
        offered = [command for command in offered if command.name != "find_command"]
        palette = Palette(self._look, offered, self._preferences.recent, self._parent)
        self._open(palette, lambda: self._run(palette.chosen))

    def show_keys(self) -> None:
        """Show all keys."""
        self._open(KeySheet(self._look, self._parent), self._change_keys)

    def show_settings(self, person: str, folder: Path) -> SettingsWindow:
        """Open the settings, or bring them to the front; nothing waits for them."""
        if self.settings is None:
            self.settings = SettingsWindow(
                self._look, self._preferences, person, folder, self._parent
            )
            self.settings.named.connect(self.named)
            self.settings.folder_asked.connect(lambda: self.choose_folder(folder))
            self.settings.finished.connect(self._settings_left)
        self.settings.come_to_front()
        return self.settings

    def show_guide(self) -> None:
        """Open the guide at its first page, or bring it to the front."""
        if self.guide is None:
            self.guide = GuideWindow(self._look, self._parent)
            self.guide.asked.connect(self._read_guide)
            self.guide.finished.connect(self._guide_left)
            self.guide.show_page(0)
        self.guide.come_to_front()

    def _read_guide(self, name: str) -> None:
        if window := self.guide:
            read = partial(read_guide, name, window.picture_width, window.devicePixelRatioF())
            self._tasks.latest("guide page", read, window.show_guide)

    def _guide_left(self) -> None:
        if self.guide is not None:
            self._tasks.forget("guide page")
            self.guide.deleteLater()
            self.guide = None

    def choose_folder(self, folder: Path) -> None:
        """Ask for another folder than this one to keep the data in."""

        def chosen(other: Path | None) -> None:
            if other is not None:
                self.moved.emit(other)

        parent = self.settings or self._parent
        self._tasks.long(lambda: choose_folder(parent, tr("Data folder"), folder), chosen)

    def _settings_left(self) -> None:
        if self.settings is not None:
            self.settings.deleteLater()
            self.settings = None

    def _change_keys(self) -> None:
        self.chosen.emit("settings")
        if self.settings is not None:
            self.settings.show_page(1)

    def _run(self, name: str) -> None:
        self._preferences.note_command(name)
        self.chosen.emit(name)

    def _open(self, dialog: Palette | KeySheet, accepted: Callable[[], None]) -> None:
        if self.dialog is not None:
            dialog.deleteLater()
            return
        self.dialog = dialog
        dialog.field.setFocus()
        self._tasks.long(lambda: self._ask(dialog, accepted))

    async def _ask(self, dialog: QDialog, accepted: Callable[[], None]) -> None:
        try:
            if await ask(dialog) == QDialog.DialogCode.Accepted:
                accepted()
        finally:
            self.dialog = None
            dialog.deleteLater()
