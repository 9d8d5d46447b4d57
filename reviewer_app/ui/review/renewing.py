"""Renewing: what others did to the case on screen is said at once, before anything is decided."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from reviewer_app.domain.errors import HeadMoved
from reviewer_app.services.browsing import Browsing, CaseView
from reviewer_app.services.feed import Affected
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.stage import Stage
from reviewer_app.ui.tasks import Tasks


class Renewing(QObject):
    """Looks at the case on screen again when something else changed it."""

    def __init__(self, browsing: Browsing, tasks: Tasks, stage: Stage, case_page: CasePage) -> None:
        super().__init__(case_page)
        self._browsing, self._tasks = browsing, tasks
        self._stage, self._case_page = stage, case_page

    def hear(self, affected: Affected) -> None:
        """A note of the feed: ask again only where it may concern the case on screen."""
        view = self._stage.view
        if view is None or view.is_legacy or affected.verdicts_only:
            return
        if affected.everything or affected.datasets or view.case_id in affected.cases:
            look = partial(self._browsing.case_by_id, view.case_id)
            self._tasks.latest("renew", look, self._found)

    def hear_error(self, error: object) -> None:
        """A decision came too late: say that there is a newer revision, and offer it."""
        view = self._stage.view
        if isinstance(error, HeadMoved) and view is not None:
            self.hear(Affected(cases=frozenset({view.case_id})))

    def _found(self, now: CaseView) -> None:
        """Only its place among the revisions: what is decided or typed here stays as it is."""
        here = self._stage.view
        if here is not None and here.case_id == now.case_id and here.reasons != now.reasons:
            here = self._stage.view = replace(here, reasons=now.reasons)
            self._stage.bar.show_reasons(now.reasons)
        if here is None or not self._stage.is_on_screen(now) or not now.is_legacy:
            return
        self._stage.view = replace(
            here,
            is_legacy=True,
            revision=now.revision,
            revisions=now.revisions,
            successor=now.successor,
            head_id=now.head_id,
            has_edit_draft=now.has_edit_draft,
        )
        self._case_page.renew(self._stage.view)
