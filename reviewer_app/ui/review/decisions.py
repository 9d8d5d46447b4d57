"""What a person does with the case on screen: votes, reason, mark, undo; saved, then shown."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.domain.changes import MarkState, Score, Vote
from reviewer_app.domain.errors import StoreError
from reviewer_app.domain.marks import MarkKind
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.services.marking import Marking
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.undoing import Undoing
from reviewer_app.ui.review.refused import TURN, Refused, Start, Wanted
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.unkept import Typed, UnkeptTexts

DRAFT_AFTER_MS = 60
"""A half-typed reason is on the disk almost with each key: whoever types is never far ahead."""

_REASON = "reason"


class Decisions(QObject):
    """Turns commands into saved decisions on one case.

    saved: a decision is on the disk; hears the case as it is now and what was done. unchanged:
    it was so already. kept: a reason went along on leaving its case. failed: it is not on the
    disk. taken_back: an undo or redo, or None. long_asked: an undo (or a redo) of many decisions
    is wanted, which takes its time. draft_saved: whether a half-typed reason is on the disk.
    beside: what the list tells of the case, such as that it is sorted by confidence.
    """

    saved = Signal(object, object)
    kept = Signal(object)
    unchanged = Signal(object)
    failed = Signal(object)
    taken_back = Signal(object, bool)
    long_asked = Signal(bool)
    draft_saved = Signal(bool)

    def __init__(
        self,
        reviewing: Reviewing,
        undoing: Undoing,
        marking: Marking,
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._reviewing = reviewing
        self._undoing = undoing
        self._marking = marking
        self._tasks = tasks
        self.beside: tuple[str, ...] = ()
        self.refused = Refused(tasks, self)
        self.drafts = UnkeptTexts(self._write_draft, tasks, self)
        self.drafts.failed.connect(self.failed)
        self.drafts.kept.connect(self._tell_draft)
        self._draft: Callable[[], tuple[str, str, int]] | None = None
        self._draft_timer = QTimer(self, singleShot=True, interval=DRAFT_AFTER_MS)
        self._draft_timer.timeout.connect(self.flush_draft)

    def _visible(self, view: CaseView) -> tuple[str, ...]:
        return (*view.in_sight, *self.beside)

    def press(self, view: CaseView, score: Score) -> str:
        """Vote without a reason; returns the step that a reason may join."""
        step = self._reviewing.new_step()
        after = replace(view, vote=Vote(score=score), draft=None)
        visible = self._visible(view)
        more: Any = {"step": step, "as_latest": not view.is_legacy}
        self._save(after, lambda: self._reviewing.press(view.seen, score, visible, **more), "vote")
        return step

    def vote(self, view: CaseView, score: Score, reason: str, step: str | None = None) -> None:
        """Vote with a reason, or give the vote its reason; step: the press that asked for it."""
        self._forget_draft()
        after = replace(view, vote=Vote(score=score, reason=reason), draft=None)
        more: Any = {"step": step, "as_latest": not view.is_legacy}
        more["visible"] = self._visible(view)
        start: Start = lambda: self._reviewing.vote(view.seen, score, reason, **more)  # noqa: E731
        self._save(after, start, "vote", reason=reason)

    def keep_reason(self, view: CaseView, score: Score, reason: str, step: str | None) -> None:
        """On leaving a case: what was typed belongs to the vote that stands there."""
        self.flush_draft()  # should the vote fail, the text is there all the same
        visible = self._visible(view)

        def start() -> Coroutine[Any, Any, Decided | None]:
            return self._reviewing.vote(view.seen, score, reason, step=step, visible=visible)

        after = replace(view, vote=Vote(score=score, reason=reason), draft=None)

        def told(_decided: Decided | None) -> None:
            self.kept.emit(after)

        self._save(after, start, "vote", reason=reason, told=told)

    def mark(self, view: CaseView, reviewed: bool, at: datetime) -> None:
        """Set my mark, or take it back."""
        after = replace(view, reviewed_at=at if reviewed else None)
        visible = self._visible(view)
        mark, is_latest = self._reviewing.mark, not view.is_legacy
        start: Start = lambda: mark(view.seen, reviewed, visible, as_latest=is_latest)  # noqa: E731
        self._save(after, start, "reviewed")

    def put_mark(self, view: CaseView, kind: MarkKind, state: MarkState | None) -> None:
        """Skip, defer, flag or ask, or take that off; the vote and its reason stay as they are."""
        after = replace(view, marks=view.marks.having(kind, state))
        visible = self._visible(view)
        self._save(after, lambda: self._marking.set(view.seen, kind, state, visible), kind)

    def approve(self, view: CaseView, reason: str, at: datetime) -> None:
        """Upvote and mark as reviewed."""
        self._forget_draft()
        kept = view.vote.reason if view.vote.score == 1 else ""
        vote = Vote(score=1, reason=reason or kept)
        after = replace(view, vote=vote, reviewed_at=view.reviewed_at or at, draft=None)
        visible = self._visible(view)
        approve, is_latest = self._reviewing.approve, not view.is_legacy
        start: Start = lambda: approve(view.seen, reason, visible, as_latest=is_latest)  # noqa: E731
        self._save(after, start, "vote", "reviewed", reason=reason)

    def undo(self) -> None:
        """Take my last step back; where that takes long, `long_asked` is told instead."""
        self._turn(self._undoing.undo, is_undo=True)

    def redo(self) -> None:
        """Do again what was taken back last, in the same way."""
        self._turn(self._undoing.redo, is_undo=False)

    def again(self, case_id: str) -> bool:
        """Try once more what could not be saved; whether that is about the case on screen."""
        if only := self.refused.only_of(case_id):
            only.repeat()
            return True
        self.refused.catch_up()
        return False

    def _save(
        self,
        after: CaseView,
        start: Start,
        what: str,
        *also: str,
        reason: str = "",
        told: Callable[[Decided | None], None] | None = None,
    ) -> None:
        """reason: what was typed; it is kept as a draft where the decision is not taken."""
        told = told or partial(self._tell, after)
        settles = after.case_id if after.draft is None else ""

        async def save() -> Decided | None:
            decided = await start()
            self.drafts.forget(settles)  # a reason of the case that waited went with it
            return decided

        def failed(error: Exception) -> None:
            if reason and isinstance(error, StoreError):  # whatever is on screen next
                self.drafts.keep(after.case_id, _REASON, (reason, len(reason)))
            self._fail(wanted, error)

        wanted = Wanted(
            place=(after.case_id, what),
            also=frozenset(also),
            number=after.n,
            start=save,
            repeat=lambda: self._try(wanted, told, failed),
        )
        wanted.repeat()

    def _tell(self, after: CaseView, decided: Decided | None) -> None:
        if decided is None:
            self.unchanged.emit(after)
        else:
            self.saved.emit(after, decided)

    def _fail(self, wanted: Wanted, error: Exception) -> None:
        if isinstance(error, StoreError):
            self.refused.keep(wanted)
        self.failed.emit(error)

    def _turn(self, start: Start, *, is_undo: bool) -> None:
        is_long = False

        async def turn() -> Decided | None:
            nonlocal is_long
            is_long = await self._undoing.is_long(is_undo=is_undo)
            return None if is_long else await start()

        def told(decided: Decided | None) -> None:
            if is_long:
                self.long_asked.emit(is_undo)
            else:
                self.taken_back.emit(decided, is_undo)

        wanted = Wanted(
            place=TURN,
            number=0,
            start=turn,
            repeat=lambda: self._try(wanted, told, partial(self._fail, wanted)),
        )
        wanted.repeat()

    def _try(
        self,
        wanted: Wanted,
        told: Callable[[Decided | None], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self.refused.supersede(wanted)

        def saved(decided: Decided | None) -> None:
            told(decided)
            self.refused.catch_up()  # the disk takes things again

        self._tasks.save(wanted.start, saved, failed, can_repeat=False)

    def note_draft(self, read: Callable[[], tuple[str, str, int]]) -> None:
        """Something was typed; read: gives case, text and caret when it is time to keep them."""
        self._draft = read
        if not self._draft_timer.isActive():
            self._draft_timer.start()

    def flush_draft(self) -> None:
        """Keep the half-typed reason now."""
        self._draft_timer.stop()
        if self._draft is None:
            return
        case_id, text, caret = self._draft()
        self._draft = None
        self.drafts.keep(case_id, _REASON, (text, caret) if text else None)

    async def _write_draft(self, case_id: str, _field: str, typed: Typed) -> None:
        text, caret = typed or ("", 0)
        await self._reviewing.keep_draft(case_id, text, caret)

    def _tell_draft(self, _case_id: str, _field: str, typed: Typed) -> None:
        self.draft_saved.emit(typed is not None)

    def unkept_draft(self, case_id: str) -> tuple[str, int] | None:
        """A half-typed reason that the disk did not take yet, and its caret."""
        return self.drafts.texts(case_id).get(_REASON)

    def _forget_draft(self) -> None:
        """The text goes with the vote; a late draft would bring it back."""
        self._draft_timer.stop()
        self._draft = None
