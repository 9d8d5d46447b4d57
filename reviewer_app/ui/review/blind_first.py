"""Blind first: what is on screen follows the setting, and each decision says what was in sight."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from reviewer_app.domain.queues import Order
from reviewer_app.services.blinding import Blinding
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.stage import Stage


class BlindFirst(QObject):
    """Hides and shows at once when the setting changes.

    A list that is chosen or sorted by confidence stays possible: it tells something of what is
    hidden, so the list says that it does, and every decision made from it records it.
    """

    def __init__(
        self,
        blinding: Blinding,
        queue: Queue,
        stage: Stage,
        case_page: CasePage,
        decisions: Decisions,
        read_anew: Callable[[], None],
    ) -> None:
        super().__init__(queue)
        self._blinding, self._queue, self._stage = blinding, queue, stage
        self._case_page, self._decisions, self._read_anew = case_page, decisions, read_anew
        queue.changed.connect(self._note_list)

    def set_on(self, is_on: bool) -> None:
        """Hide confidence and others' verdicts until there is a vote of mine, or show them."""
        if is_on == self._blinding.is_on:
            return
        self._blinding.is_on = is_on
        if self._stage.view is not None:
            self._stage.view = replace(self._stage.view, is_blind=is_on)
            self._case_page.show_case(self._stage.view)
        self._read_anew()

    @property
    def words(self) -> str:
        """What the list says about itself where it tells of what is hidden; empty elsewhere."""
        if not self._blinding.is_on:
            return ""
        told = {
            "confidence_filter": tr("Chosen by confidence, which is otherwise hidden"),
            "confidence_order": tr("Sorted by confidence, which is otherwise hidden"),
        }
        return "\n".join(told[name] for name in self._told())

    def _told(self) -> tuple[str, ...]:
        now = self._queue.now
        bounds = (now.filter.least_confidence, now.filter.most_confidence)
        found = ["confidence_filter"] if bounds != (None, None) else []
        found += ["confidence_order"] if now.order is Order.CONFIDENCE else []
        return tuple(found)

    def _note_list(self) -> None:
        self._decisions.beside = self._told()
