"""Voting: votes and the mark by key or button, and the reason that goes with a vote."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject

from reviewer_app.domain.changes import Score
from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.sayings import earlier_words
from reviewer_app.ui.review.stage import Stage

SUBMIT = "submit"
"""The command behind Enter in the reason field."""


class Voting(QObject):
    """Hands votes and reasons on the case on screen to be saved."""

    def __init__(self, stage: Stage, decisions: Decisions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage, self._decisions = stage, decisions
        self._bar = stage.bar
        self._has_picked = False
        self._bar.reason_picked.connect(self._reason_picked)
        self._bar.edited.connect(self._reason_edited)
        self._bar.submitted.connect(self._reason_submitted)
        self._bar.left.connect(self._reason_left)

    def vote(self, score: Score, word: str = "") -> None:
        """Vote; a reason that was typed before goes along, an earlier vote's reason does not."""
        view = self._stage.view
        if view is None:
            return
        typed = self._bar.reason if self._bar.has_unsaved_reason else ""
        reason = "" if self._bar.is_choosing or score == 0 else typed
        self._stage.pace.wait()
        self._has_picked = bool(word)
        if score == -1:
            self._ask_why(view, reason, word)
            reason = self._bar.reason if word else reason
        else:
            self._bar.close_chooser()
        if reason:
            self._decisions.vote(view, score, reason)
        else:
            self._stage.step = self._decisions.press(view, score)

    def _ask_why(self, view: CaseView, typed: str, word: str) -> None:
        """Open the reasons at once: what is typed next belongs into the field."""
        if not typed and view.vote.score != -1:
            self._bar.show_reason("")
        if word:
            self._bar.choose_reason(word)
        self._bar.open_chooser(earlier_words(view))

    def toggle_reviewed(self) -> None:
        if self._stage.view:
            self._stage.pace.wait()
            self._decisions.mark(self._stage.view, self._stage.view.reviewed_at is None, _now())

    def approve(self) -> None:
        if self._bar.is_choosing:
            self._reason_submitted()  # who explains a downvote does not mean to turn it round
        elif self._stage.view:
            reason = self._bar.reason if self._bar.has_unsaved_reason else ""
            self._stage.case_page.setFocus()
            self._stage.pace.wait()
            self._stage.goes_on = True  # that is part of what this key does
            self._decisions.approve(self._stage.view, reason, _now())

    # The reason field

    def _reason_picked(self, word: str) -> None:
        self._stage.pace.stay()
        if not self._stage.pace.is_waiting:
            self.vote(-1, word)

    def _reason_submitted(self) -> None:
        """Enter in the field; while the vote itself is being saved it waits for that."""
        self._stage.pace.stay()
        self._stage.case_page.setFocus()
        if self._stage.pace.is_waiting:
            self._stage.pending = SUBMIT
        else:
            self.submit()

    def submit(self) -> None:
        """The reason goes with the vote; without a vote it is kept until there is one."""
        view = self._stage.view
        if view is None or view.vote.score == 0:
            self._decisions.flush_draft()
            return
        is_new, was_choosing = self._bar.has_unsaved_reason, self._bar.is_choosing
        self._bar.close_chooser()
        if is_new:
            self._stage.pace.wait()
            self._decisions.vote(view, view.vote.score, self._bar.reason, self._stage.step)
        elif was_choosing:
            self._stage.go_on_after_decision()

    def _reason_left(self) -> None:
        """Esc: back to the case; while choosing the vote stays, without a reason."""
        self._stage.case_page.setFocus()
        if not self._bar.is_choosing:
            return
        self._bar.close_chooser()
        if self._stage.view is None or self._stage.pace.is_waiting:
            return
        if self._has_picked and self._stage.view.vote.reason:
            self._stage.pace.wait()  # a reason that was clicked just now is saved already
            self._decisions.vote(self._stage.view, -1, "", self._stage.step)
            return
        self._bar.show_reason(self._stage.view.vote.reason)
        self._reason_edited()
        self._stage.go_on_after_decision()

    def _reason_edited(self) -> None:
        if self._stage.view is None:
            return
        case_id, bar = self._stage.view.case_id, self._bar
        self._decisions.note_draft(
            lambda: (
                case_id,
                bar.reason if bar.has_unsaved_reason else "",
                bar.caret,
            )
        )


def _now() -> datetime:
    return datetime.now(UTC)
