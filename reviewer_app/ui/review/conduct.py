"""The conduct of a review: what keys, buttons and the reason field do to the case on screen."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import cast

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.changes import Score
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.decision_bar import DecisionBar
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.pace import Pace, State
from reviewer_app.ui.review.sayings import done_words, earlier_words, taken_words
from reviewer_app.ui.widgets.toast import Toast

_SUBMIT = "submit"
_BACK = frozenset({"undo", "redo", "go_previous"})
_ON = frozenset({"go_next", "go_unfinished"})
_STAYS = frozenset({"clear_vote", "unmark_reviewed"})
"""Steps after which the case is to do again, so nobody wants to go on."""


class Conduct(QObject):
    """Acts on one case at a time, and never on another than the one that was painted.

    move_asked: to the next (1) or previous (-1) case. unfinished_asked: to the next that is not
    done. case_asked: an undo or redo changed this case, show it. decided: a decision is on the
    disk. row_changed: a reason went along on leaving a case. became_ready: keys may act.
    """

    move_asked = Signal(int)
    unfinished_asked = Signal()
    go_on_asked = Signal()
    case_asked = Signal(str)
    refresh_asked = Signal()
    decided = Signal(int)
    row_changed = Signal(int)
    became_ready = Signal()
    failed = Signal(object)

    def __init__(
        self,
        pace: Pace,
        decisions: Decisions,
        case_page: CasePage,
        bar: DecisionBar,
        toast: Toast,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.pace = pace
        self.auto_advance = True
        self.view: CaseView | None = None
        self._decisions = decisions
        self._case_page = case_page
        self._bar = bar
        self._toast = toast
        self._step: str | None = None
        self._pending: str | None = None
        self._goes_on = False
        self._has_picked = False
        self._is_away = False
        self._actions: dict[str, Callable[[], object]] = {
            "vote_up": lambda: self._vote(1),
            "vote_down": lambda: self._vote(-1),
            "clear_vote": lambda: self._vote(0),
            "toggle_reviewed": self._toggle_reviewed,
            "approve": self._approve,
            "undo": lambda: self._turn(decisions.undo),
            "redo": lambda: self._turn(decisions.redo),
            "go_next": lambda: self.move_asked.emit(1),
            "go_previous": lambda: self.move_asked.emit(-1),
            "go_unfinished": self.unfinished_asked.emit,
            "refresh": self.refresh_asked.emit,
            _SUBMIT: self._submit,
        }
        self._connect()

    def _connect(self) -> None:
        self.pace.went_on.connect(self.go_on_asked)
        self.pace.became_ready.connect(self._ready)
        self._bar.command_pressed.connect(self.click)
        self._bar.reason_picked.connect(self._reason_picked)
        self._bar.edited.connect(self._reason_edited)
        self._bar.submitted.connect(self._reason_submitted)
        self._bar.left.connect(self._reason_left)
        self._toast.undo_asked.connect(lambda: self.click("undo"))
        self._decisions.saved.connect(self._saved)
        self._decisions.kept.connect(self._kept)
        self._decisions.unchanged.connect(self._unchanged)
        self._decisions.failed.connect(self._not_saved)
        self._decisions.taken_back.connect(self._taken_back)

    def add_actions(self, actions: Mapping[str, Callable[[], object]]) -> None:
        """Take over commands that the page has more of; keys wait for them as for all others."""
        self._actions |= actions

    # The case on screen

    def show(self, view: CaseView) -> None:
        """Put a case on the screen; keys wait until it is painted."""
        self.view, self._step, self._is_away = view, None, False
        if self._bar.has_keyboard:
            self._case_page.setFocus()  # the next key means the new case, not the old text
        self._bar.close_chooser()
        self._bar.show_decision(view.vote, is_reviewed=view.reviewed_at is not None)
        if view.draft:
            self._bar.show_reason(view.draft.text, view.draft.caret)
        else:
            self._bar.show_reason(view.vote.reason)
        self._bar.show()
        self._case_page.head.show_saving(is_saved=True)
        self._case_page.show_case(view)

    def go_away(self) -> None:
        """Another case was asked for: what is still being saved here concerns only its row."""
        self.leave()
        self._is_away = True
        self.pace.wait()

    def stay(self) -> None:
        """No other case came: keys act on this one again."""
        self._is_away = False
        self.pace.be_ready()

    def clear(self) -> None:
        """There is no case to act on."""
        self.leave()
        self.view, self._is_away = None, False
        self._bar.close_chooser()
        self._bar.hide()

    def leave(self) -> None:
        """Before another case: a typed reason goes with its vote, or is kept as it is."""
        view = self.view
        # The downvote that is being explained may still be on its way to the disk.
        score = -1 if self._bar.is_choosing else view.vote.score if view else 0
        if view and score != 0 and self._bar.has_unsaved_reason:
            self._decisions.keep_reason(view, score, self._bar.reason, self._step)
        else:
            self._decisions.flush_draft()

    # Commands

    def click(self, name: str) -> None:
        """A command by the pointer: it means the case that is in sight."""
        self.pace.stay()
        if not self.pace.is_waiting:
            self._actions[name]()

    def press(self, name: str) -> None:
        """A command by a key; it ends the pause after a decision.

        A moving key goes on; a decision waits for the next case to be painted and acts on that.
        """
        if self.pace.state is not State.PAUSING:
            self._actions[name]()
        elif name in _BACK:
            self.pace.stay()
            self._actions[name]()
        else:
            self._pending = None if name in _ON else name
            self.pace.go_on()

    def _ready(self) -> None:
        name, self._pending = self._pending, None
        if name:
            self.press(name)
        if not self.pace.is_waiting:
            self.became_ready.emit()

    # Decisions

    def _vote(self, score: Score, word: str = "") -> None:
        """Vote; a reason that was typed before goes along, an earlier vote's reason does not."""
        view = self.view
        if view is None:
            return
        typed = self._bar.reason if self._bar.has_unsaved_reason else ""
        reason = "" if self._bar.is_choosing or score == 0 else typed
        self.pace.wait()
        self._has_picked = bool(word)
        if score == -1:
            self._ask_why(view, reason, word)
            reason = self._bar.reason if word else reason
        else:
            self._bar.close_chooser()
        if reason:
            self._decisions.vote(view, score, reason)
        else:
            self._step = self._decisions.press(view, score)

    def _ask_why(self, view: CaseView, typed: str, word: str) -> None:
        """Open the reasons at once: what is typed next belongs into the field."""
        if not typed and view.vote.score != -1:
            self._bar.show_reason("")
        if word:
            self._bar.choose_reason(word)
        self._bar.open_chooser(earlier_words(view))

    def _toggle_reviewed(self) -> None:
        if self.view:
            self.pace.wait()
            self._decisions.mark(self.view, self.view.reviewed_at is None, _now())

    def _approve(self) -> None:
        if self._bar.is_choosing:
            self._reason_submitted()  # who explains a downvote does not mean to turn it round
        elif self.view:
            reason = self._bar.reason if self._bar.has_unsaved_reason else ""
            self._case_page.setFocus()
            self.pace.wait()
            self._goes_on = True  # that is part of what this key does
            self._decisions.approve(self.view, reason, _now())

    def _turn(self, start: Callable[[], None]) -> None:
        """Undo or redo; what is half-typed here is kept first."""
        self.leave()
        self.pace.wait()
        start()

    def save_again(self) -> None:
        """Try once more what could not be saved."""
        self.pace.wait()
        self._decisions.again()

    def _saved(self, after: object, decided: object) -> None:
        """A decision is on the disk: show it, say it, and go on if that is wanted."""
        view, done = cast(CaseView, after), cast(Decided, decided)
        words, icon = done_words(done.name)
        self._toast.show_done(words, icon=icon)
        self.decided.emit(view.n)
        if self._is_on_screen(view):
            self._show_saved(view, done)

    def _is_on_screen(self, view: CaseView) -> bool:
        """Whether an answer of the store still concerns what is shown; a slow disk may be late."""
        here = self.view
        return not self._is_away and here is not None and here.case_id == view.case_id

    def _show_saved(self, view: CaseView, done: Decided) -> None:
        self.view, self._step = view, done.step
        self._case_page.head.show_saving(is_saved=True)
        self._bar.show_decision(view.vote, is_reviewed=view.reviewed_at is not None)
        if not self._bar.is_choosing:
            self._bar.show_reason(view.vote.reason)
        if self._bar.is_choosing or done.name in _STAYS:
            self.pace.be_ready()
        else:
            self._go_on_after_decision()

    def _kept(self, view: object) -> None:
        self.row_changed.emit(cast(CaseView, view).n)

    def _unchanged(self, after: object) -> None:
        """It was so already: nothing to save, and no reason to stay either."""
        if not self._is_on_screen(cast(CaseView, after)):
            return
        if self._bar.is_choosing:
            self.pace.be_ready()
        else:
            self._go_on_after_decision()

    def _go_on_after_decision(self) -> None:
        wanted, self._goes_on = self.auto_advance or self._goes_on, False
        if wanted:
            self.pace.pause()
        else:
            self.pace.be_ready()

    def _not_saved(self, error: object) -> None:
        """Nothing was acknowledged: the buttons show what holds, the text stays in the field."""
        self._pending = None
        self._goes_on = False
        if self.view:
            self._bar.show_decision(self.view.vote, is_reviewed=self.view.reviewed_at is not None)
        if not self._is_away:
            self._case_page.head.show_saving(is_saved=False)
            self.pace.be_ready()
        self.failed.emit(error)

    def _taken_back(self, decided: object, is_undo: bool) -> None:
        """Name what an undo or redo did, and go to the case that it changed."""
        done = cast("Decided | None", decided)
        self._toast.show_done(taken_words(done, is_undo=is_undo), icon="undo-2", can_undo=False)
        if done and done.case_id:
            self.case_asked.emit(done.case_id)
        else:
            self.pace.be_ready()

    # The reason field

    def _reason_picked(self, word: str) -> None:
        self.pace.stay()
        if not self.pace.is_waiting:
            self._vote(-1, word)

    def _reason_submitted(self) -> None:
        """Enter in the field; while the vote itself is being saved it waits for that."""
        self.pace.stay()
        self._case_page.setFocus()
        if self.pace.is_waiting:
            self._pending = _SUBMIT
        else:
            self._submit()

    def _submit(self) -> None:
        """The reason goes with the vote; without a vote it is kept until there is one."""
        view = self.view
        if view is None or view.vote.score == 0:
            self._decisions.flush_draft()
            return
        is_new, was_choosing = self._bar.has_unsaved_reason, self._bar.is_choosing
        self._bar.close_chooser()
        if is_new:
            self.pace.wait()
            self._decisions.vote(view, view.vote.score, self._bar.reason, self._step)
        elif was_choosing:
            self._go_on_after_decision()

    def _reason_left(self) -> None:
        """Esc: back to the case; while choosing the vote stays, without a reason."""
        self._case_page.setFocus()
        if not self._bar.is_choosing:
            return
        self._bar.close_chooser()
        if self.view is None or self.pace.is_waiting:
            return
        if self._has_picked and self.view.vote.reason:
            self.pace.wait()  # a reason that was clicked just now is saved already
            self._decisions.vote(self.view, -1, "", self._step)
            return
        self._bar.show_reason(self.view.vote.reason)
        self._reason_edited()
        self._go_on_after_decision()

    def _reason_edited(self) -> None:
        if self.view is None:
            return
        case_id, bar = self.view.case_id, self._bar
        self._decisions.note_draft(
            lambda: (
                case_id,
                bar.reason if bar.has_unsaved_reason else "",
                bar.caret,
            )
        )


def _now() -> datetime:
    return datetime.now(UTC)
