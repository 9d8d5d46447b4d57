"""The first start in the window: its doors, what stands around it, and what goes wrong there."""

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.progress import Step
from reviewer_app.ui.files import Files
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.menus import Menus
from reviewer_app.ui.messages import message_for
from reviewer_app.ui.screens import Screens
from reviewer_app.ui.start.page import StartPage, Way
from reviewer_app.ui.start_choices import StartChoices
from reviewer_app.ui.status_line import StatusLine


class FirstStart(QObject):
    """Leads through the page where there is nothing to review yet.

    acted: a command that a door stands for. failed: something that is not said at a door.
    """

    acted = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        page: StartPage,
        choices: StartChoices,
        files: Files,
        menus: Menus,
        status_line: StatusLine,
        screens: Screens,
    ) -> None:
        super().__init__(page)
        self._page, self.choices = page, choices
        self._menus, self._status_line, self._screens = menus, status_line, screens
        page.file_door_opened.connect(lambda: self.acted.emit("import_file"))
        page.samples_door_opened.connect(lambda: self.acted.emit("add_samples"))
        files.sampling.connect(self._show_sampling)
        files.failed.connect(self._tell_failed)
        files.filled.connect(screens.show_review)
        screens.currentChanged.connect(self.dress)
        choices.resized.connect(menus.fit_corner)

    def dress(self) -> None:
        """Menu bar and status line fit the page on screen."""
        is_starting = self._screens.is_starting
        self._menus.show_instead(self.choices, is_shown=is_starting)
        self._status_line.show_start(is_starting)

    def _show_sampling(self, step: object) -> None:
        """The door itself tells how far it is. step: None, when it is over."""
        if isinstance(step, Step):
            part = step.done / step.total if step.total else None
            self._page.show_busy(Way.SAMPLES, tr("Adding the samples…"), part)
        else:
            self._page.show_ready()

    def _tell_failed(self, error: Exception) -> None:
        """It is said under the door that failed, unless there is a button that helps."""
        message = message_for(error)
        if self._screens.is_starting and not message.button:
            self._page.show_error(Way.SAMPLES, message.title, message.advice)
        else:
            self.failed.emit(error)
