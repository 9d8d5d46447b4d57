"""Histories from the window: the revisions of the case on screen, and the ways between them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.case_views import CaseView
from reviewer_app.services.comparing import LabelHistory, Revision
from reviewer_app.services.desk import Desk
from reviewer_app.services.editing import Edited
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.history_pane import HistoryPane
from reviewer_app.ui.review.label_words import history_rows
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.sides import extent_words


class Histories(QObject):
    """Keeps the pane of revisions beside the case, and goes from one revision to another.

    failed: something went wrong. compare_asked: a revision beside the one on screen.
    """

    failed = Signal(object)
    compare_asked = Signal(str)

    def __init__(self, desk: Desk, tasks: Tasks, review: ReviewPage) -> None:
        super().__init__(review)
        self._desk, self._tasks, self._review = desk, tasks, review
        self.pane: HistoryPane = review.history_pane
        self.pane.revision_asked.connect(review.passage.show_revision)
        self.pane.compare_asked.connect(self.compare_asked)
        self.pane.restore_asked.connect(self.restore)
        self.pane.left.connect(self._go_back_to_case)
        self.pane.closed.connect(self.close)
        review.case_page.head.revision_asked.connect(review.passage.show_revision)
        review.case_page.painted.connect(self._follow)
        review.stack_changed.connect(self._renew)
        self.actions: dict[str, Callable[[], object]] = {
            "history": self.toggle,
            "go_latest": self.go_latest,
            "restore": self.restore,
        }

    @property
    def _view(self) -> CaseView | None:
        return self._review.conduct.view

    def toggle(self) -> None:
        """Open the history with the keyboard in it, or close it."""
        if not self.pane.isHidden():
            self.close()
        elif self._view is not None:
            self.pane.show()
            self.pane.setFocus()
            self._load(self._view.case_id, is_awaited=True)

    def close(self) -> None:
        """The case has the whole room again."""
        self.pane.hide()
        self._go_back_to_case()

    def go_latest(self) -> None:
        """From an older revision to the latest one."""
        view = self._view
        if view is None:
            return
        if view.is_legacy and view.head_id != view.case_id:
            self._review.passage.show_revision(view.head_id)
            return
        self._tell(tr("This is the latest revision"))

    def restore(self) -> None:
        """Make the older revision on screen the latest one again, as a new revision."""
        view = self._view
        if view is None:
            return
        if not view.is_legacy:
            self._tell(tr("This is the latest revision"))
            return
        self.restore_revision(view.case_id, view.head_id)

    def restore_revision(self, case_id: str, head_id: str) -> None:
        """Make a revision the latest one again. head_id: the one that is it now."""
        restore = partial(self._desk.editing.restore, case_id)
        shown = partial(self._restored, head_id)
        self._tasks.save(restore, shown, self.failed.emit, is_awaited=True)

    def _restored(self, head_id: str, edited: Edited | None) -> None:
        if edited is None or edited.deed is None:
            self._tell(tr("The latest revision says the same: nothing to restore"))
            self._review.passage.show_revision(head_id)
            return
        words = tr("Restored as a new revision, reviewed by you. The older ones stay as they are.")
        self._review.toast.show_done(words, icon="archive-restore")
        self._review.passage.show_returned(edited.case_id)

    def _tell(self, words: str) -> None:
        self._review.toast.show_done(words, icon="history", can_undo=False)

    def _go_back_to_case(self) -> None:
        self._review.case_page.setFocus()

    def _follow(self, case_id: str) -> None:
        """Another case is on screen: its history takes the place of the one before."""
        if not self.pane.isHidden():
            self._load(case_id)

    def _renew(self) -> None:
        """Something was decided: the history tells it, and may tell what was hidden before."""
        if self._view is not None:
            self._follow(self._view.case_id)

    def _load(self, case_id: str, *, is_awaited: bool = False) -> None:
        self._tasks.latest(
            "history",
            partial(self._read, case_id),
            lambda told: self._show(*told, case_id),
            self.failed.emit,
            is_awaited=is_awaited,
        )

    async def _read(self, case_id: str) -> tuple[list[Revision], LabelHistory]:
        comparing = self._desk.comparing
        return await comparing.family(case_id), await comparing.label_history(case_id)

    def _show(self, family: list[Revision], labels: LabelHistory, case_id: str) -> None:
        hidden = self._view.hidden_fields if self._view else ()
        self.pane.show_rows(history_rows(family, labels, hidden), case_id)
        ids = [revision.case_id for revision in family]
        self._tasks.latest("extents", lambda: self._measure(ids))

    async def _measure(self, ids: list[str]) -> None:
        async for case_id, extent in self._desk.comparing.extents(ids):
            self.pane.list.show_extent(case_id, extent_words(extent))
