"""What is looked up over the page: commands, keys and settings."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.ui.commands import COMMANDS, Command
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.palette.palette import Palette
from reviewer_app.ui.palette.sheet import KeySheet
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class Lookups(QObject):
    """Opens the palette and the sheet of keys, one at a time. chosen: a command to be run."""

    chosen = Signal(str)

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

    def find_command(self) -> None:
        """Let the person find a command by its words, and run it."""
        offered = [command for command in COMMANDS if self._can_run(command)]
        offered = [command for command in offered if command.name != "find_command"]
        palette = Palette(self._look, offered, self._preferences.recent, self._parent)
        self._open(palette, lambda: self._run(palette.chosen))

    def show_keys(self) -> None:
        """Show all keys."""
        self._open(KeySheet(self._look, self._parent), lambda: self.chosen.emit("settings"))

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
