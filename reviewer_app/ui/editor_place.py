"""The place of the editor in the window: how it comes and goes, and what works meanwhile."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.services.desk import Desk
from reviewer_app.ui.case_acts import CaseActs
from reviewer_app.ui.command import Command
from reviewer_app.ui.comparisons import Comparisons
from reviewer_app.ui.edits import Edits
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.notices import Notices
from reviewer_app.ui.review.outcomes import Outcomes
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.screens import Screens
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

_BRINGS_CASES = frozenset({"paste_cases"})
"""What is pasted while the editor is open is meant for a field."""


class EditorPlace(QObject):
    """Stands beside the sidebar, in place of list and case; made with what it leads to.

    failed: something went wrong. changed: Undo has something else to take back.
    """

    failed = Signal(object)
    changed = Signal()

    def __init__(
        self,
        look: Look,
        desk: Desk,
        tasks: Tasks,
        review: ReviewPage,
        screens: Screens,
        notices: Notices,
        comparisons: Comparisons,
    ) -> None:
        super().__init__(screens)
        self._screens, self._notices, self._comparisons = screens, notices, comparisons
        outcomes = Outcomes(review)
        outcomes.coming.connect(screens.show_case)
        outcomes.changed.connect(self.changed)
        self._acts = CaseActs(desk, tasks, review, outcomes)
        self._acts.failed.connect(self.failed)
        self.edits = edits = Edits(look, desk, tasks, review, outcomes)
        edits.failed.connect(self.failed)
        edits.changed.connect(self.changed)
        edits.opened.connect(self._show)
        edits.left.connect(screens.show_case)
        edits.offered.connect(notices.show_offer)
        edits.compare_asked.connect(self._compare)
        screens.stepped_aside.connect(self._step_aside)

    @property
    def actions(self) -> dict[str, Callable[[], object]]:
        """What the commands about the case on screen do."""
        return {**self.edits.actions, **self._acts.actions}

    @property
    def is_on_screen(self) -> bool:
        """Whether the editor is what the person sees."""
        return self._screens.shows(self.edits.page)

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
        if guest is self.edits.page:
            self.edits.step_aside()

    def _compare(self, older: str, latest: str) -> None:
        """What changed under a draft; Back leads to the case, where E goes on with the draft."""
        self.edits.step_aside()
        self._comparisons.compare(latest, tr("the case"), older)
