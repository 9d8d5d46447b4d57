"""The conduct of a review: what keys, buttons and the reason field do to the case on screen."""

import time
from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.browsing import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.decision_bar import DecisionBar
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.pace import Pace, State
from reviewer_app.ui.review.sayings import caught_up_words, done_words, taken_words
from reviewer_app.ui.review.stage import Stage
from reviewer_app.ui.review.voting import SUBMIT, Voting
from reviewer_app.ui.unkept import UnkeptTexts
from reviewer_app.ui.widgets.toast import Toast

_BACK = frozenset({"undo", "redo", "go_previous"})
_ON = frozenset({"go_next", "go_unfinished"})
_MARKS = frozenset(
    {"skip", "defer", "flag", "ask", "unskip", "undefer", "unflag", "unask"},
)
"""Steps that are about the case and leave vote and reason alone."""

_STAYS = frozenset({"clear_vote", "unmark_reviewed"}) | (_MARKS - {"skip", "defer"})
"""Steps after which the case is to do again, so nobody wants to go on."""


class Conduct(QObject):
    """Acts on one case at a time, and never on another than the one that was painted.

    move_asked: to the next (1) or previous (-1) case. unfinished_asked: to the next that is not
    done. case_asked: an undo or redo changed this case, show it. came_or_went: it brought a case
    into the list, or took one out. many_turned: it was about none or about many. settled: something
    that is not told otherwise is on the disk. decided: a decision is, too; hears the case as it is
    now and the deed. row_changed: a reason went along on leaving a case. caught_up: the disk took
    what it had refused of a row. became_ready: keys may
    act. came_late: a key waited too long for its case and does nothing.
    """

    move_asked = Signal(int)
    unfinished_asked = Signal()
    go_on_asked = Signal()
    case_asked = Signal(str)
    came_or_went = Signal(object)
    many_turned = Signal()
    refresh_asked = Signal()
    came_late = Signal()
    decided = Signal(object, object)
    row_changed = Signal(int)
    caught_up = Signal(int)
    settled = Signal()
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
        self.stage = Stage(pace, case_page, bar)
        self._decisions = decisions
        self._voting = voting = Voting(self.stage, decisions, self)
        self._case_page = case_page
        self._bar = bar
        self._toast = toast
        self.is_kept: Callable[[str], bool] = lambda _case_id: True
        self._actions: dict[str, Callable[[], object]] = {
            "vote_up": lambda: voting.vote(1),
            "vote_down": lambda: voting.vote(-1),
            "clear_vote": lambda: voting.vote(0),
            "toggle_reviewed": voting.toggle_reviewed,
            "approve": voting.approve,
            "undo": lambda: self._turn(decisions.undo),
            "redo": lambda: self._turn(decisions.redo),
            "go_next": lambda: self.move_asked.emit(1),
            "go_previous": lambda: self.move_asked.emit(-1),
            "go_unfinished": self.unfinished_asked.emit,
            "refresh": self.refresh_asked.emit,
            SUBMIT: voting.submit,
        }
        self._connect()

    def _connect(self) -> None:
        self.pace.went_on.connect(self.go_on_asked)
        self.pace.became_ready.connect(self._ready)
        self._bar.command_pressed.connect(self.click)
        self._toast.undo_asked.connect(lambda: self.click("undo"))
        self._decisions.saved.connect(self._saved)
        self._decisions.kept.connect(self._kept)
        self._decisions.unchanged.connect(self._unchanged)
        self._decisions.failed.connect(self._not_saved)
        self._decisions.taken_back.connect(self._taken_back)
        self._decisions.refused.caught_up.connect(self._caught_up)
        self._decisions.refused.failed.connect(self.failed)

    @property
    def view(self) -> CaseView | None:
        """The case on screen."""
        return self.stage.view

    @property
    def auto_advance(self) -> bool:
        """Whether the next case comes after a decision."""
        return self.stage.auto_advance

    @auto_advance.setter
    def auto_advance(self, is_on: bool) -> None:
        self.stage.auto_advance = is_on

    def add_actions(self, actions: Mapping[str, Callable[[], object]]) -> None:
        """Take over commands that the page has more of; keys wait for them as for all others."""
        self._actions |= actions

    # The case on screen

    def show(self, view: CaseView) -> None:
        """Put a case on the screen; keys wait until it is painted."""
        self.stage.view, self.stage.step, self.stage.is_away = view, None, False
        if self._bar.has_keyboard:
            self._case_page.setFocus()  # the next key means the new case, not the old text
        self._bar.close_chooser()
        self._bar.show_reasons(view.reasons)
        self._bar.show_marks(view.marks)
        self._bar.show_decision(view.vote, is_reviewed=view.reviewed_at is not None)
        if unkept := self._decisions.unkept_draft(view.case_id):
            self._bar.show_reason(*unkept)
        elif view.draft:
            self._bar.show_reason(view.draft.text, view.draft.caret)
        else:
            self._bar.show_reason(view.vote.reason)
        self._bar.show()
        self.tell_saving()
        self._case_page.show_case(view)

    def renew(self, view: CaseView) -> None:
        """Another act decided on the case: show how it is now. What is half-typed stays."""
        is_typed = self._bar.has_unsaved_reason or self._bar.is_choosing
        self.stage.view, self.stage.step = view, None
        self._case_page.renew(view)
        self._bar.show_marks(view.marks)
        self._bar.show_decision(view.vote, is_reviewed=view.reviewed_at is not None)
        if not is_typed:
            self._bar.show_reason(view.vote.reason)

    def go_away(self) -> None:
        """Another case was asked for: what is still being saved here concerns only its row."""
        self.leave()
        self.stage.is_away = True
        self.pace.wait()

    def stay(self) -> None:
        """No other case came: keys act on this one again."""
        self.stage.is_away = False
        self.pace.be_ready()

    def clear(self) -> None:
        """There is no case to act on."""
        self.leave()
        self.stage.view, self.stage.is_away = None, False
        self._bar.close_chooser()
        self._bar.hide()

    def leave(self) -> None:
        """Before another case: a typed reason goes with its vote, or is kept as it is."""
        view = self.view
        # The downvote that is being explained may still be on its way to the disk.
        score = -1 if self._bar.is_choosing else view.vote.score if view else 0
        if view and score != 0 and self._bar.has_unsaved_reason:
            self._decisions.keep_reason(view, score, self._bar.reason, self.stage.step)
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
            self.stage.pending = None if name in _ON else name
            self.stage.pending_since = time.monotonic()
            self.pace.go_on()

    def forget_pending(self) -> None:
        """A decision for a case that was not painted yet is not meant any more."""
        if self.stage.pending != SUBMIT:  # that is about the case on screen
            self.stage.pending = None

    def _ready(self) -> None:
        name, self.stage.pending = self.stage.pending, None
        if name and name != SUBMIT and self.pace.is_late(self.stage.pending_since):
            self.came_late.emit()
        elif name:
            self.press(name)
        if not self.pace.is_waiting:
            self.became_ready.emit()

    # Decisions

    def _turn(self, start: Callable[[], None]) -> None:
        """Undo or redo; what is half-typed here is kept first."""
        self.leave()
        self.pace.wait()
        start()

    def save_again(self) -> None:
        """Try once more what could not be saved; what was typed only where no decision has it."""
        view = self.view
        if self._decisions.again(view.case_id if view and not self.stage.is_away else ""):
            self.pace.wait()
        self._decisions.drafts.again()

    @property
    def drafts(self) -> UnkeptTexts:
        """The half-typed reasons that are on their way to the disk."""
        return self._decisions.drafts

    @property
    def has_failed(self) -> bool:
        """Whether there are decisions that the disk did not take."""
        return not self._decisions.refused.is_empty

    @property
    def refused_count(self) -> int:
        """How many decisions the disk did not take."""
        return self._decisions.refused.count

    def tell_saving(self) -> None:
        """Say at the case whether everything about it is on the disk."""
        view = self.view
        case_id = view.case_id if view else ""
        is_saved = self.is_kept(case_id) and not self._decisions.refused.has_of(case_id)
        self._case_page.head.show_saving(is_saved=is_saved)

    def _saved(self, after: object, decided: object) -> None:
        """A decision is on the disk: show it, say it, and go on if that is wanted."""
        view, done = cast(CaseView, after), cast(Decided, decided)
        words, icon = done_words(done.name)
        self._toast.show_done(words, icon=icon, has_key=not self._bar.has_keyboard)
        self.decided.emit(view, done)
        if self.stage.is_on_screen(view):
            self._show_saved(view, done)

    def _show_saved(self, view: CaseView, done: Decided) -> None:
        # Nothing joins the step of a mark: a reason that comes after it is a deed of its own.
        self.stage.step = None if done.name in _MARKS else done.step
        self.stage.view = view
        self._case_page.renew(view)
        self.tell_saving()
        self._bar.show_decision(view.vote, is_reviewed=view.reviewed_at is not None)
        self._bar.show_marks(view.marks)
        if not self._bar.is_choosing and done.name not in _MARKS:
            self._bar.show_reason(view.vote.reason)
        if self._bar.is_choosing or done.name in _STAYS:
            self.pace.be_ready()
        else:
            self.stage.go_on_after_decision()

    def _kept(self, after: object) -> None:
        view = cast(CaseView, after)
        if self.stage.is_on_screen(view):  # the window did not close after all
            self.renew(view)
        self.settled.emit()
        self.row_changed.emit(view.n)

    def _caught_up(self, numbers: list[int]) -> None:
        """The disk took decisions that it had refused; the case on screen is what it is about."""
        self._toast.show_done(caught_up_words(len(numbers)), icon="check", can_undo=False)
        self.settled.emit()
        for number in numbers:
            self.caught_up.emit(number)
        self.many_turned.emit()

    def _unchanged(self, after: object) -> None:
        """It was so already: nothing to save, and no reason to stay either."""
        self.settled.emit()
        if not self.stage.is_on_screen(cast(CaseView, after)):
            return
        if self._bar.is_choosing:
            self.pace.be_ready()
        else:
            self.stage.go_on_after_decision()

    def _not_saved(self, error: object) -> None:
        """Nothing was acknowledged: the buttons show what holds, the text stays in the field."""
        self.stage.pending = None
        self.stage.goes_on = False
        if self.view:
            self._bar.show_decision(self.view.vote, is_reviewed=self.view.reviewed_at is not None)
        if not self.stage.is_away:
            self._case_page.head.show_saving(is_saved=False)
            self.pace.be_ready()
        self.failed.emit(error)

    def _taken_back(self, decided: object, is_undo: bool) -> None:
        """Name what an undo or redo did, and go to the case that it changed."""
        self.settled.emit()
        done = cast("Decided | None", decided)
        self._toast.show_done(taken_words(done, is_undo=is_undo), icon="undo-2", can_undo=False)
        if done and done.dataset_id:
            self.came_or_went.emit(done)
        elif done and done.case_id:
            self.case_asked.emit(done.case_id)
        else:
            self.pace.be_ready()
            self.many_turned.emit()
