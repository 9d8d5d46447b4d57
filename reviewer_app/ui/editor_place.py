"""The place of the editor in the window: how it comes and goes, and what works meanwhile."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.command import Command
from reviewer_app.ui.comparisons import Comparisons
from reviewer_app.ui.edits import Edits
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.notices import Notices
from reviewer_app.ui.screens import Screens

_BRINGS_CASES = frozenset({"paste_cases"})
"""What is pasted while the editor is open is meant for a field."""


class EditorPlace(QObject):
    """Stands beside the sidebar, in place of list and case."""

    def __init__(
        self, edits: Edits, screens: Screens, notices: Notices, comparisons: Comparisons
    ) -> None:
        super().__init__(screens)
        self._edits, self._screens = edits, screens
        self._notices, self._comparisons = notices, comparisons
        edits.opened.connect(self._show)
        edits.left.connect(screens.show_case)
        edits.offered.connect(notices.show_offer)
        edits.compare_asked.connect(self._compare)
        screens.stepped_aside.connect(self._step_aside)

    @property
    def is_on_screen(self) -> bool:
        """Whether the editor is what the person sees."""
        return self._screens.shows(self._edits.page)

    def is_live(self, command: Command) -> bool:
        """Whether a command works in the editor: its own, and those that leave cases alone."""
        if command.where == "edit":
            return True
        is_harmless = command.where == "window" and not command.is_decision
        return is_harmless and command.name not in _BRINGS_CASES

    def _show(self, page: QWidget) -> None:
        self._notices.clear()
        self._screens.show_guest(page)

    def _step_aside(self, guest: object) -> None:
        if guest is self._edits.page:
            self._edits.step_aside()

    def _compare(self, older: str, latest: str) -> None:
        """What changed under a draft; Back leads to the case, where E goes on with the draft."""
        self._edits.step_aside()
        self._comparisons.compare(latest, tr("the case"), older)
