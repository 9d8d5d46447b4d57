"""The ways between the pages of one case: its history, comparison, editor and conflict."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.desk import Desk
from reviewer_app.ui.comparisons import Comparisons
from reviewer_app.ui.edits import Edits
from reviewer_app.ui.histories import Histories
from reviewer_app.ui.merges import Merges
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.screens import Screens
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class CaseWays(QObject):
    """Leads from one page to another; each of them knows only what it asks for.

    failed: something went wrong. signs_asked: show invisible characters, or hide them.
    """

    failed = Signal(object)
    signs_asked = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, review: ReviewPage) -> None:
        super().__init__(review)
        self.comparisons = Comparisons(look, desk, tasks, review)
        self.histories = Histories(desk, tasks, review)
        self.merges = Merges(look, desk, tasks, review)
        for part in (self.comparisons, self.histories, self.merges):
            part.failed.connect(self.failed)
        self.histories.compare_asked.connect(self.comparisons.compare_with)
        self.comparisons.restore_asked.connect(self.histories.restore_revision)
        self.comparisons.signs_asked.connect(self.signs_asked)

    @property
    def actions(self) -> dict[str, Callable[[], object]]:
        """What the commands about the case on screen do."""
        return {**self.comparisons.actions, **self.histories.actions}

    def join(self, screens: Screens, edits: Edits) -> None:
        """Lead to the screen, and to the editor and back."""
        for part in (self.comparisons, self.merges):
            part.opened.connect(screens.show_page)
            part.left.connect(screens.show_case)
        self.comparisons.use_asked.connect(edits.start_with)
        self.comparisons.edit_asked.connect(edits.edit_field)
        self.merges.saved.connect(edits.changed)
        edits.merge_asked.connect(edits.step_aside)  # what is typed there is kept first
        edits.merge_asked.connect(self.merges.open_drafts)
