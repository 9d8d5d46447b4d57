"""What is done with a whole case from the window: duplicated, deleted."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.case_views import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.ui.editing.words import deleted_words
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.outcomes import Outcomes
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks


class CaseActs(QObject):
    """Acts on the case on screen; each can be undone. failed: something went wrong."""

    failed = Signal(object)

    def __init__(self, desk: Desk, tasks: Tasks, review: ReviewPage, outcomes: Outcomes) -> None:
        super().__init__(review)
        self._desk, self._tasks, self._review = desk, tasks, review
        self._outcomes = outcomes
        self.actions: dict[str, Callable[[], object]] = {
            "duplicate_case": self.duplicate_shown,
            "delete_case": self.delete_shown,
        }

    def duplicate_shown(self) -> None:
        """Make a copy of the case on screen, as a case of its own."""
        if view := self._review.conduct.view:
            work = partial(self._desk.editing.duplicate, view.case_id)
            done = partial(
                self._outcomes.show, words=tr("Duplicated; this is the copy"), icon="copy"
            )
            self._tasks.save(work, done, self.failed.emit, is_awaited=True)

    def delete_shown(self) -> None:
        """Delete the case on screen with all its revisions."""
        if view := self._review.conduct.view:
            work = partial(self._desk.editing.delete, view.case_id)
            deleted = partial(self._deleted, view)
            self._tasks.save(work, deleted, self.failed.emit, is_awaited=True)

    def _deleted(self, view: CaseView, deed: Decided) -> None:
        self._outcomes.leave_deleted(deleted_words(view.revisions), deed)
