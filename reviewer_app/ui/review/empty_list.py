"""Why there is nothing in the list, in words, and what helps."""

from PySide6.QtCore import QObject, Signal

from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.next_queue import next_queue
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.sayings import finished_words
from reviewer_app.ui.review.sidebar_model import Entry
from reviewer_app.ui.review.tally import Numbers, Tally
from reviewer_app.ui.widgets.painting import single_line

_NONE = Numbers(matching=0, left=0, total=0, done=0)


class EmptyList(QObject):
    """A search without a hit, filters without a case, and a queue that is done differ in words.

    A search that only decided or deferred cases match offers those.

    clear_asked: take away what was added to the queue. refresh_asked: read it again.
    queue_asked: open the queue of a filter, by a title. file_asked: open a file.
    """

    clear_asked = Signal()
    refresh_asked = Signal()
    queue_asked = Signal(object, str)
    file_asked = Signal()

    def __init__(self, queue: Queue, tally: Tally, case_list: CaseList) -> None:
        super().__init__(case_list)
        self._queue, self._tally, self._list = queue, tally, case_list
        self._offers_rest = False
        case_list.button_pressed.connect(self._help_out)
        queue.changed.connect(self._forget)
        tally.numbered.connect(self._renew)

    def _forget(self) -> None:
        self._offers_rest = False

    def _renew(self) -> None:
        """Counts come a moment later: what is said of a search that found nothing goes by them."""
        if self._queue.now.filter.text and not self._queue.is_opening:
            self.show()

    def show(self) -> None:
        """Say in the list why it is empty, where it is."""
        now = self._queue.now
        rest = self._rest()
        self._offers_rest = rest > 0 and not now.numbers
        if now.numbers:
            return
        if self._offers_rest:
            self._list.show_empty(self._rest_words(rest), tr("Show these cases"))
        elif now.filter.text:
            words = tr("No case here has “{text}”.").format(text=now.filter.text)
            self._list.show_empty(words, tr("Clear the search"))
        elif self._is_narrowed():
            self._list.show_empty(tr("No case matches these filters."), tr("Clear all"))
        else:
            self._list.show_empty(self.end_words()[0])

    def _rest(self) -> int:
        """How many cases the search would find, were it not for those left to do."""
        filter_, numbers = self._queue.now.filter, self._tally.numbers
        if not (filter_.text and filter_.undecided and numbers):
            return 0
        return numbers.total - numbers.left

    def _rest_words(self, rest: int) -> str:
        numbers = self._tally.numbers or _NONE
        none = tr("Nothing left to review has “{text}”.").format(text=self._queue.now.filter.text)
        if numbers.done == rest:
            have = tr_n("{n} decided case has it.", "{n} decided cases have it.", rest)
        else:
            have = tr_n(
                "{n} decided or deferred case has it.",
                "{n} decided or deferred cases have it.",
                rest,
            )
        return f"{none} {have}"

    def end_words(self) -> tuple[str, str | None]:
        """Why no case is on screen, and a button if one helps."""
        counts, numbers = self._tally.counts, self._tally.numbers
        cases = counts.cases if counts else 0
        if cases and self._is_narrowed() and not (numbers and numbers.total):
            return tr("No case matches these filters."), None
        words, button = finished_words(self._queue.now.title, numbers or _NONE, cases)
        following = self._next() if not (numbers and numbers.left) else None
        if button is None and following is not None:
            button = tr("Go on with {queue}").format(queue=single_line(following.title))
        return words, button

    def _next(self) -> Entry | None:
        counts = self._tally.counts
        return next_queue(counts, self._queue.now.base.filter) if counts else None

    def press(self) -> None:
        """The button of the words: on to the next queue, or a file where there are no cases."""
        following = self._next()
        if following is None or following.filter is None:
            self.file_asked.emit()
        else:
            self.queue_asked.emit(following.filter, following.title)

    def _is_narrowed(self) -> bool:
        return self._queue.now.filter != self._queue.now.base.filter

    def _help_out(self) -> None:
        """The button: what it offered, else read again."""
        if self._offers_rest:
            self._queue.narrow(undecided=False)
        elif self._queue.now.numbers or not self._is_narrowed():
            self.refresh_asked.emit()
        else:
            self.clear_asked.emit()
