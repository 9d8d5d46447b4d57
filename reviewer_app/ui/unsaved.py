"""What is not on the disk: said wherever the window speaks of saving, and saved again from here."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject

from reviewer_app.ui.i18n import tr_n
from reviewer_app.ui.notices import Notices
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.status_line import StatusLine
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.unkept import UnkeptTexts


class Keeper(Protocol):
    """Keeps what is typed somewhere, and tries again what the disk did not take."""

    @property
    def unkept(self) -> UnkeptTexts:
        """What is on its way to the disk."""
        ...

    def flush(self) -> None:
        """Write at once what waits."""
        ...


class Unsaved(QObject):
    """Knows every decision and every text that the disk did not take."""

    def __init__(
        self,
        review: ReviewPage,
        keepers: tuple[Keeper, ...],
        notices: Notices,
        status_line: StatusLine,
        tasks: Tasks,
    ) -> None:
        super().__init__(review)
        self._tasks = tasks
        self._conduct, self._keepers = review.conduct, keepers
        self._notices, self._status_line = notices, status_line
        self._texts = (self._conduct.drafts, *(keeper.unkept for keeper in keepers))
        self._conduct.is_kept = self._is_kept
        for texts in self._texts:
            texts.refused.connect(self._tell)
        for signal in (review.failed, self._conduct.decided, self._conduct.settled):
            signal.connect(self._tell)
        self._was_empty = True
        notices.several = self._several

    @property
    def is_empty(self) -> bool:
        """Whether the disk took everything so far."""
        return not self._conduct.has_failed and not any(texts.has_refused for texts in self._texts)

    def again(self) -> None:
        """Write at once what waits, and try again what the disk did not take."""
        self._conduct.save_again()
        for keeper in self._keepers:
            keeper.flush()

    def again_of(self, error: Exception) -> Callable[[], None] | None:
        """What saves again what an error kept from the disk; None where nothing can."""
        repeat = self._tasks.repeat_of(error)
        if repeat is None:
            return None if self.is_empty else self.again

        def both() -> None:
            self.again()
            repeat()

        return both

    def _several(self) -> str:
        """How much is not saved, where that is more than what was done last."""
        count = self._conduct.refused_count
        if count < 2:
            return ""
        return tr_n(
            "{n} decision is not saved. It is kept here until the disk takes it.",
            "{n} decisions are not saved. They are kept here until the disk takes them, in order.",
            count,
        )

    def _is_kept(self, case_id: str) -> bool:
        return not any(texts.has_refused_of(case_id) for texts in self._texts)

    def _tell(self) -> None:
        is_empty, was_empty = self.is_empty, self._was_empty
        self._was_empty = is_empty
        self._status_line.show_unsaved(not is_empty)
        self._conduct.tell_saving()
        if is_empty and not was_empty:
            self._notices.clear_unsaved()
