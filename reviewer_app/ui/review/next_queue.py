"""Which queue comes after one that is done."""

from reviewer_app.domain.queues import DOWNVOTED, Filter
from reviewer_app.services.browsing import Sidebar
from reviewer_app.ui.review.sidebar_model import (
    Entry,
    mark_entries,
    queue_entry,
    ready_entries,
)


def next_queue(counts: Sidebar, shown: Filter) -> Entry | None:
    """The first queue of the sidebar with something to do, but the one that is shown.

    Deferred cases come back by themselves, and downvoted ones are done.
    """
    for entry in (queue_entry(counts), *ready_entries(counts), *mark_entries(counts)):
        if entry.count and entry.mark != "defer" and entry.filter not in {shown, DOWNVOTED}:
            return entry
    return None
