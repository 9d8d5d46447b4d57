"""Merges from the window: a draft and what somebody changed meanwhile become one."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.errors import HeadMoved, RuleBroken
from reviewer_app.services.desk import Desk
from reviewer_app.services.editing import Edited
from reviewer_app.services.merging import Conflict, faults_of
from reviewer_app.ui.editing.keeping import DraftKeeper
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.merging.words import who_words
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

if TYPE_CHECKING:  # see Merges.page
    from reviewer_app.ui.merging.page import MergePage


class Merges(QObject):
    """Opens the conflict page, keeps what is decided there, and saves what comes of it.

    failed: something went wrong. opened: the page, which has something to show; left: the person
    goes back. saved: the result is the latest revision now.
    """

    failed = Signal(object)
    opened = Signal(object)
    left = Signal()
    saved = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, review: ReviewPage) -> None:
        super().__init__(review)
        self._look, self._desk, self._tasks, self._review = look, desk, tasks, review
        self._page: MergePage | None = None
        self.keeper = DraftKeeper(desk.resolving, tasks, self)
        self.keeper.failed.connect(self.failed)

    @property
    def page(self) -> "MergePage":
        """The conflict page, made when it is first wanted: 2 MB that most starts do not need."""
        if self._page is None:
            self._page = self._make_page()
        return self._page

    def _make_page(self) -> "MergePage":
        from reviewer_app.ui.merging.page import MergePage

        page = MergePage(self._look, self._review)
        page.hide()
        page.left.connect(self._leave)
        page.save_asked.connect(self._save)
        page.changed.connect(self._typed)
        return page

    def open_drafts(self, case_id: str) -> None:
        """What is half-edited of a case beside the revision that came meanwhile.

        Read behind whatever is still being kept, so that the last letters are there.
        """
        read = partial(self._read, case_id)
        self._tasks.save(read, self._show, self._not_read, is_awaited=True)

    async def _read(self, case_id: str) -> tuple[Conflict, dict[str, str]] | None:
        """The conflict, and what was decided of it before the program ended, by field."""
        conflict = await self._desk.merging.of_drafts(case_id)
        if conflict is None:
            return None
        kept = await self._desk.resolving.of(case_id)
        return conflict, {name: draft.text for name, draft in kept.items()}

    def _show(self, found: tuple[Conflict, dict[str, str]] | None) -> None:
        if found is None:
            self._tell(tr("There is nothing to put together"))
            return
        conflict, kept = found
        if not _is_same(self.page.conflict, conflict):  # what was decided before stays decided
            self.keeper.begin(conflict.theirs.id)
            self.page.show_conflict(conflict, kept=kept)
        self.opened.emit(self.page)
        self.page.setFocus()

    def _not_read(self, error: Exception) -> None:
        if not isinstance(error, EntryError):
            self.failed.emit(error)
            return
        words = tr("{field} in your draft is not right yet. Correct it in the editor first.")
        self.failed.emit(RuleBroken(words.format(field=field_name(error.field))))

    def _typed(self, field: str) -> None:
        self.keeper.note(field, partial(self.page.keep, field))

    def _leave(self) -> None:
        self.keeper.flush()
        self.left.emit()
        if self.page.conflict is not None:
            self._tell(tr("Both texts are kept. Edit the case to go on."))

    # Saving

    def _save(self) -> None:
        conflict = self.page.conflict
        if conflict is None or not self.page.isEnabled():
            return
        values = self.page.results.values_of()
        if found := faults_of(conflict, values):
            self.page.show_fault(found[0])
            return
        self.page.setEnabled(False)
        self.keeper.flush()
        work = partial(self._desk.merging.save, conflict, values, self.page.note.text().strip())
        done, failed = partial(self._saved, conflict), partial(self._not_saved, conflict, values)
        self._tasks.save(work, done, failed, is_awaited=True)

    def _saved(self, conflict: Conflict, edited: Edited | None) -> None:
        self.keeper.forget()
        self.page.setEnabled(True)
        self.page.show_nothing()
        self._review.conduct.go_away()  # no key may act on the revision before
        self.left.emit()
        is_new = edited is not None and edited.deed is not None
        words = tr("Saved: both changes are in it") if is_new else tr("Theirs stays as it is")
        self._review.toast.show_done(words, icon="git-merge", can_undo=is_new)
        self._review.passage.show_returned(edited.case_id if edited else conflict.theirs.id)
        self.saved.emit()

    def _not_saved(self, conflict: Conflict, values: dict[str, object], error: Exception) -> None:
        """Where it was changed once more, the result is put together with that."""
        if not isinstance(error, HeadMoved):
            self._give_back()
            self.failed.emit(error)
            return
        again = partial(self._desk.merging.again, conflict, values)
        self._tasks.save(again, self._show_again, self._not_again)

    def _show_again(self, conflict: Conflict | None) -> None:
        self._give_back()
        if conflict is None:
            self.page.save_asked.emit()
            return
        self.keeper.begin(conflict.theirs.id)
        self.page.show_conflict(conflict)
        who = who_words(conflict.theirs_made)
        words = tr("{who} changed it once more. Your result is on the left.").format(who=who)
        self.page.toast.show_done(words, icon="git-merge", can_undo=False)

    def _not_again(self, error: Exception) -> None:
        self._give_back()
        self.failed.emit(error)

    def _give_back(self) -> None:
        """The page can be typed into again."""
        self.page.setEnabled(True)
        self.page.setFocus()

    def _tell(self, words: str) -> None:
        self._review.toast.show_done(words, icon="git-merge", can_undo=False)


def _is_same(before: Conflict | None, now: Conflict) -> bool:
    return (
        before is not None
        and (before.base.id, before.theirs.id) == (now.base.id, now.theirs.id)
        and (before.mine.content, before.mine.labels) == (now.mine.content, now.mine.labels)
    )
