"""The stage: the case on screen, and whether what comes back from the store still concerns it."""

from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.decision_bar import DecisionBar
from reviewer_app.ui.review.pace import Pace


class Stage:
    """What those who act on the case on screen know together.

    view: the case. step: the deed that a reason may join. pending: the command that waits for
    the case to be ready, pressed at pending_since on the monotonic clock. is_away: another case
    was asked for. goes_on: the decision at hand goes on whatever the settings say.
    """

    def __init__(self, pace: Pace, case_page: CasePage, bar: DecisionBar) -> None:
        self.pace, self.case_page, self.bar = pace, case_page, bar
        self.auto_advance = True
        self.view: CaseView | None = None
        self.step: str | None = None
        self.pending: str | None = None
        self.pending_since = 0.0
        self.is_away = False
        self.goes_on = False

    def is_on_screen(self, view: CaseView) -> bool:
        """Whether an answer of the store still concerns what is shown; a slow disk may be late."""
        here = self.view
        return not self.is_away and here is not None and here.case_id == view.case_id

    def go_on_after_decision(self) -> None:
        """Show the decision for a moment, then go on, if that is wanted."""
        wanted, self.goes_on = self.auto_advance or self.goes_on, False
        if wanted:
            self.pace.pause()
        else:
            self.pace.be_ready()
