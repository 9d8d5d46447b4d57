"""Marking: skip, defer until, flag and ask a senior, by key, button or chip."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject

from reviewer_app.domain.changes import MarkState
from reviewer_app.domain.marks import MarkKind
from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.review.ask_dialog import AskDialog
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.defer_dialog import DeferDialog
from reviewer_app.ui.review.stage import Stage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

ON = MarkState()
_ACCEPTED = 1


class Marking(QObject):
    """Hands marks on the case on screen to be saved. Skip and defer go on, the others stay."""

    def __init__(
        self, look: Look, stage: Stage, decisions: Decisions, tasks: Tasks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look, self._stage = look, stage
        self._decisions, self._tasks = decisions, tasks
        self.dialog: DeferDialog | AskDialog | None = None
        self.actions: dict[str, Callable[[], object]] = {
            "skip": self._skip,
            "defer": self._ask_until,
            "flag": self._toggle_flag,
            "ask": self._ask_question,
        }

    def take_off(self, kind: MarkKind) -> None:
        """A chip was closed: take its mark off."""
        self._stage.pace.stay()
        if not self._stage.pace.is_waiting:
            self._put(kind, None)

    def _put(self, kind: MarkKind, state: MarkState | None) -> None:
        view = self._stage.view
        if view is None:
            return
        self._stage.goes_on = state is not None and kind in {"skip", "defer"}
        self._stage.pace.wait()
        self._decisions.put_mark(view, kind, state)

    def _skip(self) -> None:
        """Again on a skipped case: it stays so, and the next one comes."""
        self._put("skip", ON)

    def _toggle_flag(self) -> None:
        view = self._stage.view
        self._put("flag", None if view and view.marks.is_flagged else ON)

    def _ask_until(self) -> None:
        if (view := self._stage.view) is None:
            return
        dialog = DeferDialog(self._look, view.marks.deferred_until, self._stage.case_page)

        def deferred(until: datetime | None) -> None:
            self._put("defer", MarkState(until=until) if until else None)

        self._open(dialog, view, lambda: deferred(dialog.until))

    def _ask_question(self) -> None:
        if (view := self._stage.view) is None:
            return
        marks = view.marks
        dialog = AskDialog(
            self._look, marks.question, is_asked=marks.is_asked, parent=self._stage.case_page
        )

        def asked(question: str | None) -> None:
            self._put("ask", None if question is None else MarkState(note=question))

        self._open(dialog, view, lambda: asked(dialog.question))

    def _open(
        self, dialog: DeferDialog | AskDialog, view: CaseView, accepted: Callable[[], None]
    ) -> None:
        """Ask, and act on the very case that was asked about."""
        self.dialog = dialog

        def answered(code: int) -> None:
            self.dialog = None
            dialog.deleteLater()
            if code == _ACCEPTED and self._stage.is_on_screen(view):
                accepted()

        self._tasks.long(lambda: ask(dialog), answered)
