"""Edits from the window: the editor on a case that is there or is made, and its drafts."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.errors import HeadMoved
from reviewer_app.services.case_views import CaseView
from reviewer_app.services.desk import Desk
from reviewer_app.services.drafting import Draft
from reviewer_app.services.editing import Edited
from reviewer_app.system import spelling
from reviewer_app.ui.dialogs import ask, choose_files
from reviewer_app.ui.editing.beside import WhatIfBeside
from reviewer_app.ui.editing.dataset_dialog import DatasetChoice
from reviewer_app.ui.editing.keeping import DraftKeeper
from reviewer_app.ui.editing.making import Maker, Workshop
from reviewer_app.ui.editing.opening import edited_case
from reviewer_app.ui.editing.outlook import EditedCase, Outlook
from reviewer_app.ui.editing.page import EditPage
from reviewer_app.ui.editing.reading import CaseReader, Loaded, Wanted, nothing
from reviewer_app.ui.editing.specials import special_makers
from reviewer_app.ui.editing.spelling import Spelling
from reviewer_app.ui.editing.words import (
    moved_words,
    not_kept_words,
    saved_words,
    superseded_words,
)
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.outcomes import Outcomes
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.banner import Offer
from reviewer_app.ui.widgets.look import Look


class Edits(QObject):
    """Opens the editor, and keeps and saves what is typed there.

    failed: something went wrong. opened: the page, which has something to show; left: the person
    goes back. saved: an Edited. offered: an Offer for the window's banner. changed: Undo has
    something else to take back. compare_asked: an older revision beside the latest one.
    """

    failed = Signal(object)
    opened = Signal(object)
    left = Signal()
    saved = Signal(object)
    offered = Signal(object)
    changed = Signal()
    compare_asked = Signal(str, str)
    merge_asked = Signal(str)

    def __init__(
        self, look: Look, desk: Desk, tasks: Tasks, review: ReviewPage, outcomes: Outcomes
    ) -> None:
        super().__init__(review)
        self._look, self._desk, self._tasks, self._review = look, desk, tasks, review
        self._outcomes = outcomes
        self.makers: dict[str, Maker] = dict(special_makers(look, tasks))
        own = spelling.own_folder()
        self._shop = Workshop(
            look=look,
            spelling=Spelling(tasks, spelling.folders(), own, self),
            ask_files=self._ask_files,
            special=self.makers,
        )
        self.page = EditPage(look, self._shop, self._judge_aside, review)
        self.page.hide()
        self.beside = WhatIfBeside(look, self.page, tasks, desk.forecasting)
        self.keeper = DraftKeeper(desk.drafting, tasks, self)
        self._reader = CaseReader(desk, self.keeper, tasks)
        self._drafted: dict[str, tuple[str, int]] = {}
        self._moved: tuple[str, str] | None = None
        self._connect()

    def _connect(self) -> None:
        page = self.page
        page.left.connect(self.leave_case)
        page.save_asked.connect(self.save)
        page.typed.connect(self._typed)
        page.discard_asked.connect(self.discard)
        page.toast.undo_asked.connect(self._bring_back)
        page.banner.acted.connect(self._put_together)
        page.banner.other_acted.connect(self._see_what_changed)
        self._review.case_page.edit_asked.connect(self.edit_shown)
        self.keeper.kept.connect(page.show_kept)
        self.keeper.failed.connect(self._not_kept)
        self.beside.failed.connect(self.failed)
        self.beside.changed.connect(self.changed)

    @property
    def actions(self) -> dict[str, Callable[[], object]]:
        """What the commands about the case on screen do."""
        return {
            "edit_case": self.edit_shown,
        }

    @property
    def window_actions(self) -> dict[str, Callable[[], object]]:
        """What the commands do that need no case, or work in the editor."""
        return {
            "new_case": self.new_case,
            "save_edit": self.save,
            "discard_draft": self.discard,
        }

    # Opening

    def edit_shown(self, field: str = "") -> None:
        """Edit the case on the review page; a draft of it is gone on with."""
        if view := self._review.conduct.view:
            self.edit_field(view.case_id, field)

    def edit_field(self, case_id: str, field: str = "") -> None:
        """Edit a case, with the keyboard in a field."""
        self._load(case_id, partial(self._open, field=field))

    def start_with(self, case_id: str, field: str, text: str) -> None:
        """Begin a draft of a field with a text, such as that of an older revision."""

        def begin(loaded: Loaded) -> None:
            self._open(loaded, field=field)
            if not loaded.view.is_legacy:
                self.page.form.show_typed(field, text, -1)
                self._typed(field)
                self.page.judge()
                self.page.form.focus_field(field)

        self._load(case_id, begin)

    def _load(self, case_id: str, then: Callable[[Loaded], None]) -> None:
        read = partial(self._reader.case, case_id)
        self._tasks.latest("edit", read, then, self.failed.emit, is_awaited=True)

    def _open(self, loaded: Loaded, *, field: str = "") -> None:
        """Show the editor; an older revision is not edited, and it says what can be done."""
        view = loaded.view
        if view.is_legacy:
            self._offer_latest(view)
            return
        self._begin(edited_case(view, loaded.dataset), loaded.drafts, field)
        if loaded.begun_on:
            self._tell_moved(loaded.begun_on, view)

    def _begin(self, case: EditedCase, drafts: dict[str, Draft], field: str) -> None:
        self._stop()
        self.keeper.begin(case.key)
        self.page.setEnabled(True)
        self.opened.emit(self.page)
        self.page.open(case, drafts, field)
        if self.keeper.unkept.has_refused_of(case.key):
            self.page.head.show_not_kept()

    def _offer_latest(self, view: CaseView) -> None:
        self.offered.emit(
            Offer(
                words=superseded_words(view.revision),
                button=tr("Edit the latest revision"),
                act=partial(self.edit_field, view.head_id),
                other=tr("Restore as a new revision"),
                other_act=partial(self._restore, view.case_id),
            )
        )

    def _restore(self, case_id: str) -> None:
        def restored(edited: Edited | None) -> None:
            if edited is None or edited.deed is None:
                self._outcomes.tell(tr("The latest revision says the same: nothing to restore"))
                return
            self._outcomes.show(edited, tr("Restored as a new revision, reviewed by you"))

        work = partial(self._desk.editing.restore, case_id)
        self._tasks.save(work, restored, self.failed.emit, is_awaited=True)

    def _tell_moved(self, begun_on: str, view: CaseView) -> None:
        """The draft was begun on another revision: it is kept, and can be compared."""
        self._moved = (begun_on, view.case_id)
        self.page.show_banner(
            moved_words(view.author),
            button=tr("Put both together"),
            other=tr("See what changed"),
        )

    def _put_together(self) -> None:
        if self._moved:
            self.merge_asked.emit(self._moved[1])

    def _see_what_changed(self) -> None:
        if self._moved:
            self.compare_asked.emit(*self._moved)

    # New cases

    def new_case(self, dataset_id: str = "") -> None:
        """Make a case by hand; without a dataset, that of the queue, else the person chooses."""
        chosen = dataset_id or self._dataset_in_sight()
        read = partial(self._read_new, chosen)
        self._tasks.latest("edit", read, self._begin_new, self.failed.emit, is_awaited=True)

    def _dataset_in_sight(self) -> str:
        datasets = self._review.queue.now.base.filter.datasets
        return next(iter(datasets)) if len(datasets) == 1 else ""

    async def _read_new(self, dataset_id: str) -> Wanted | None:
        dataset_id = dataset_id or await self._choose_dataset()
        return await self._reader.new(dataset_id) if dataset_id else None

    async def _choose_dataset(self) -> str:
        datasets = (await self._desk.browsing.sidebar()).datasets
        if len(datasets) == 1:
            return datasets[0].dataset_id
        self._tasks.came(False)  # keys that were pressed before are not meant for what it leads to
        dialog = DatasetChoice(self._look, datasets, self._review.window())
        try:
            is_chosen = await ask(dialog) == dialog.DialogCode.Accepted
            return dialog.chosen if is_chosen else ""
        finally:
            dialog.deleteLater()

    def _begin_new(self, found: Wanted | None) -> None:
        if found is not None:
            case, drafts = found
            self._begin(case, drafts, "")

    # Drafts

    def _typed(self, field: str) -> None:
        self.keeper.note(field, partial(self.page.keep, field))

    def _not_kept(self, error: Exception) -> None:
        self.page.head.show_not_kept()
        self.failed.emit(error)

    def discard(self) -> None:
        """Let the draft go; the toast brings it back."""
        if not self.page.is_open:
            return
        page, case = self.page, self.page.case
        self._drafted = page.all_typed()
        self.keeper.drop()
        page.open(case, {})
        page.toast.show_done(tr("Draft discarded"), icon="trash-2", can_undo=True)

    def _bring_back(self) -> None:
        """Undo of a discarded draft."""
        for field, (text, caret) in self._drafted.items():
            self.page.show_typed(field, text, caret)
            self._typed(field)
        self._drafted = {}
        self.page.judge()

    # Leaving and saving

    def leave_case(self) -> None:
        """Back to the case; what was typed stays as a draft, and that is said."""
        if not self.page.is_open:
            return
        self._let_be()
        self.left.emit()

    def step_aside(self) -> None:
        """The person looks at something else; the draft is kept."""
        if self.page.is_open:
            self._let_be()

    def _let_be(self) -> None:
        """Keep what was typed, if it comes to anything, and say so; the case tells it, too."""
        page, key = self.page, self.page.case.key
        has_draft = bool(page.all_typed()) and not page.is_as_saved
        self._stop()
        if not has_draft:
            self.keeper.drop()
        self._tasks.save(nothing, lambda _none: self._tell_draft(key, has_draft=has_draft))

    def _tell_draft(self, key: str, *, has_draft: bool) -> None:
        """What became of the draft, once the disk was asked."""
        if self.keeper.unkept.has_refused_of(key):
            self._outcomes.tell(not_kept_words(has_draft=has_draft), icon="triangle-alert")
        elif has_draft:
            self._outcomes.tell(tr("Your draft is kept"), icon="pencil")
        self._review.hear_draft(key)

    def _stop(self) -> None:
        """Keep what was typed before the fields go."""
        self.keeper.flush()
        self.page.close_case()

    def save(self) -> None:
        """Save what stands there, or say why that cannot be done yet."""
        page = self.page
        if not page.is_open or not page.isEnabled():
            return
        page.hold(True)
        page.judge_then(self._save)

    def _save(self, outlook: Outlook) -> None:
        page, case = self.page, self.page.case
        if outlook.effect == "nothing":
            page.hold(False)
            self.keeper.flush()
            words = tr("Nothing changed, so nothing was saved")
            page.toast.show_done(words, icon="check", can_undo=False)
        elif outlook.errors:
            page.hold(False)
            page.show_errors()
        else:
            self.keeper.flush()
            work = partial(self._write, case, outlook.content, outlook.labels, page.note.text())
            saved = partial(self._saved, case)
            self._tasks.save(work, saved, self._not_saved, is_awaited=True)

    async def _write(
        self, case: EditedCase, content: Content, labels: Labels, note: str
    ) -> Edited | None:
        editing = self._desk.editing
        if case.seen is None:
            return await editing.create(
                case.dataset_id, content, labels, note.strip(), draft_key=case.key
            )
        more: dict[str, Any] = {"labels_seen": case.labels, "visible": case.visible}
        return await editing.save(case.seen, content, labels, note.strip(), **more)

    def _saved(self, case: EditedCase, edited: Edited | None) -> None:
        self.keeper.forget()
        self.page.setEnabled(True)
        self.page.close_case()
        words = saved_words(case, edited)
        if edited is None:
            self.left.emit()
            self._outcomes.tell(words)
            return
        self._outcomes.show(edited, words)
        self.saved.emit(edited)

    def _not_saved(self, error: Exception) -> None:
        """Everything stays as it was typed; where the case moved on, it is shown as it is now."""
        self.page.hold(False)
        if isinstance(error, HeadMoved):
            self.edit_field(error.head_id)
        else:
            self.failed.emit(error)

    def _judge_aside(self, work: Callable[[], Outlook], then: Callable[[Outlook], None]) -> None:
        self._tasks.latest("judge", lambda: asyncio.to_thread(work), then, self._not_saved)

    def _ask_files(self, then: Callable[[list[Path]], None]) -> None:
        choose = partial(choose_files, self.page, tr("Attach files"))
        self._tasks.long(choose, then, self.failed.emit)
