"""Outcomes: what became of a case is shown and said on the review page, with its Undo."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.deeds import Decided
from reviewer_app.services.editing import Edited
from reviewer_app.ui.review.page import ReviewPage


class Outcomes(QObject):
    """Brings the page to the case that was saved, made or restored, or on from one that is gone.

    coming: the review page is to be on screen. changed: Undo has something else to take back.
    """

    coming = Signal()
    changed = Signal()

    def __init__(self, review: ReviewPage) -> None:
        super().__init__(review)
        self._review = review
        self._after_refresh: Callable[[], None] | None = None
        review.queue.opened.connect(self._refreshed)
        review.conduct.came_or_went.connect(self._turned)

    def show(self, edited: Edited, words: str, icon: str = "check") -> None:
        """Show the case as it is now, and offer to take back what was done."""
        self._review.conduct.go_away()  # no key may act on the revision before
        self.coming.emit()
        self._review.toast.show_done(words, icon=icon, can_undo=edited.deed is not None)
        show = partial(self._review.passage.show_returned, edited.case_id)
        if edited.deed and edited.deed.dataset_id:
            self._after_refresh = show
        else:
            show()
        self.changed.emit()

    def leave_deleted(self, words: str, deed: Decided) -> None:
        """The case on screen is gone: say so, and go on to the one beside it in the list."""
        self._review.toast.show_done(words, icon="trash-2")
        self._leave(deed)

    def _leave(self, deed: Decided) -> None:
        """Once the list is read anew without the case: to what was beside it."""
        self._after_refresh = self._review.passage.way_from(deed.n)
        self._review.conduct.go_away()
        self.changed.emit()

    def _turned(self, deed: Decided) -> None:
        """An undo or redo brought a case back, or took it away again."""
        if not deed.case_id:
            self._leave(deed)
            return
        self._review.conduct.go_away()
        self._after_refresh = partial(self._review.passage.show_returned, deed.case_id)
        self.changed.emit()

    def tell(self, words: str, icon: str = "check") -> None:
        """Say something that cannot be taken back."""
        self._review.toast.show_done(words, icon=icon, can_undo=False)

    def _refreshed(self) -> None:
        """A case came or went, so the list was read anew and chose a case; another was meant."""
        then, self._after_refresh = self._after_refresh, None
        if then is not None:
            then()
