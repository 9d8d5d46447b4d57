"""Blinding: what is kept from me until I have voted on a case, as far as reading goes."""

from dataclasses import replace

from reviewer_app.domain.queues import Filter
from reviewer_app.services.case_views import CaseView


class Blinding:
    """Whether others' verdicts and the confidence are hidden until my vote; whoever reads asks.

    is_on: as the person wants it. It changes only what is read from then on.
    """

    def __init__(self) -> None:
        self.is_on = False

    def filter(self, filter_: Filter) -> Filter:
        """The filter, so that a search finds no reason that is hidden."""
        return replace(filter_, blind=True) if self.is_on else filter_

    def view(self, view: CaseView) -> CaseView:
        """The view, which then knows what it has to hide."""
        return replace(view, is_blind=True) if self.is_on else view
