"""The review page: sidebar, list, case and decision bar, and what a command does to them."""

from array import array
from typing import cast

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.errors import ReviewerError
from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.browsing import CaseView, QueueItem
from reviewer_app.services.browsing import Sidebar as Counts
from reviewer_app.services.desk import Desk
from reviewer_app.services.feed import Affected
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.conduct import Conduct
from reviewer_app.ui.review.decision_bar import DecisionBar
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.pace import Pace
from reviewer_app.ui.review.panes import Panes
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.sayings import finished_words
from reviewer_app.ui.review.sidebar import Sidebar
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.toast import Toast

PAUSE_MS = 250
"""How long a decision is shown before the next case."""

_COUNT_AFTER_MS = 120
_COMPACT_BELOW = 600


class ReviewPage(QWidget):
    """Where cases are reviewed, one after the other.

    failed: something went wrong that the window says. draft_saved: a half-typed reason is kept.
    stack_changed: Undo and Redo may do something else now. became_ready: keys may act.
    """

    failed = Signal(object)
    draft_saved = Signal()
    stack_changed = Signal()
    became_ready = Signal()
    file_asked = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self._tasks = tasks
        self._prepared: dict[int, CaseView] = {}
        self._counts: Counts | None = None
        self._is_started = False
        self.pace = Pace(PAUSE_MS, self)
        self.queue = Queue(desk.browsing, tasks, self)
        self.sidebar = Sidebar(look)
        self.list = CaseList(look)
        self.case_page = CasePage(look)
        self.bar = DecisionBar(look)
        decisions = Decisions(desk.reviewing, desk.undoing, tasks, self)
        decisions.draft_saved.connect(self.draft_saved)
        self.toast = Toast(look, self.case_page)
        self.conduct = Conduct(self.pace, decisions, self.case_page, self.bar, self.toast, self)
        self._count_timer = QTimer(self, singleShot=True, interval=_COUNT_AFTER_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.case_page, 1)
        column.addWidget(self.bar)
        sizes = self._look.theme.sizes
        self.panes = Panes(self.sidebar, self.list, right, [sizes.sidebar, sizes.list])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.panes)
        self.bar.hide()

    def _connect(self) -> None:
        self.sidebar.queue_chosen.connect(self.open_queue)
        self.queue.opened.connect(self._queue_opened)
        self.queue.grown.connect(self.list.append_numbers)
        self.queue.failed.connect(self._queue_failed)
        self.list.items_needed.connect(self._load_items)
        self.list.row_chosen.connect(self._row_chosen)
        self.list.button_pressed.connect(self.refresh)
        self.case_page.painted.connect(self._painted)
        self.case_page.button_pressed.connect(self.file_asked)
        self.case_page.copied.connect(self._tell_copied)
        self._count_timer.timeout.connect(self._load_counts)
        conduct = self.conduct
        conduct.move_asked.connect(self._move)
        conduct.unfinished_asked.connect(self._go_unfinished)
        conduct.go_on_asked.connect(self._go_on)
        conduct.case_asked.connect(self._show_by_id)
        conduct.refresh_asked.connect(self.refresh)
        conduct.decided.connect(self._decided)
        conduct.row_changed.connect(self._reload_row)
        conduct.became_ready.connect(self.became_ready)
        conduct.failed.connect(self.failed)
        self._unlisten = self._desk.feed.listen(self._affected)

    @property
    def view(self) -> CaseView | None:
        """The case on screen."""
        return self.conduct.view

    # Queues and cases

    def start(self) -> None:
        """Show the counts and open To review."""
        self._is_started = True
        self._load_counts()
        self.open_queue(TO_REVIEW, tr("To review"))

    def open_queue(self, filter_: Filter, title: str) -> None:
        """Open a queue at its first case that is not done."""
        self.conduct.go_away()
        self._prepared.clear()
        self.list.set_title(title)
        self.list.set_loading(True)
        self.queue.open(filter_, title)
        self.sidebar.choose(filter_)
        self._show_counts()

    def open_dataset(self, dataset_id: str) -> None:
        """Open the queue of one dataset, also of one that has just come in."""

        def opened(counts: Counts) -> None:
            self._counted(counts)
            for dataset in counts.datasets:
                if dataset.dataset_id == dataset_id:
                    self.open_queue(Filter.of_dataset(dataset_id), dataset.name)

        self._tasks.latest("counts", self._desk.browsing.sidebar, opened, self._not_loaded)

    def refresh(self) -> None:
        """Evaluate the queue again, keeping the case on screen."""
        self.list.set_loading(True)
        self.queue.refresh()
        self._load_counts()

    def _queue_opened(self, numbers: "array[int]", items: list[QueueItem]) -> None:
        self.list.set_loading(False)
        self.list.set_numbers(numbers, items)
        self._show_counts()
        if self.view is not None and self.view.n in self.queue.now.numbers:
            self.list.select_number(self.view.n)
            if self.pace.is_waiting:
                self.show_number(self.view.n)
            return
        self._show_first(items)

    def _show_first(self, items: list[QueueItem]) -> None:
        if not items:
            self._show_finished()
            return
        first = next((item.n for item in items if not item.is_done), None)
        if first is not None:
            self.show_number(first)
            return
        self._find_unfinished(after=0, otherwise=items[0].n)

    def _find_unfinished(self, after: int, otherwise: int | None) -> None:
        filter_ = self.queue.now.filter

        def found(number: int | None) -> None:
            number = otherwise if number is None else number
            if number is None:
                self._show_finished()
            else:
                self.show_number(number)

        self._tasks.latest(
            "case",
            lambda: self._desk.browsing.next_undecided(filter_, after),
            found,
            self._not_loaded,
        )

    def _queue_failed(self, error: object) -> None:
        self.list.set_loading(False)
        self.list.show_failed(tr("The list could not be read."), tr("Try again"))
        self._not_loaded(cast(Exception, error))

    def _load_items(self, numbers: object) -> None:
        wanted = list(cast("list[int]", numbers))
        self._tasks.long(
            lambda: self._desk.browsing.items(wanted), self.list.put_items, self._items_failed
        )

    def _items_failed(self, error: Exception) -> None:
        """Rows that could not be read are asked for again when they are seen."""
        self.list.forget_requests()
        self.failed.emit(error)

    def _tell_copied(self, sentence: str) -> None:
        self.toast.show_done(sentence, icon="copy", can_undo=False)

    def _row_chosen(self, number: int) -> None:
        if self.view is None or number != self.view.n:
            self.show_number(number)

    def show_number(self, number: int) -> None:
        """Show a case by its row number; keys wait until it is painted."""
        self.conduct.go_away()
        if view := self._prepared.pop(number, None):
            self._show(view)
            return
        self._tasks.latest(
            "case", lambda: self._desk.browsing.case(number), self._show, self._not_loaded
        )

    def _show(self, view: CaseView) -> None:
        self.list.select_number(view.n)
        self.conduct.show(view)

    def _show_by_id(self, case_id: str) -> None:
        """Show what an undo or redo changed; it stays in the list whatever the filter says."""
        self._prepared.clear()
        self._tasks.latest(
            "case",
            lambda: self._desk.browsing.case_by_id(case_id),
            self._show_taken_back,
            self._not_loaded,
        )

    def _show_taken_back(self, view: CaseView) -> None:
        self._decided(view.n)
        self._show(view)

    def _painted(self, case_id: str) -> None:
        if self.view is None or self.view.case_id != case_id:
            return
        if self.pace.is_waiting:
            self.pace.be_ready()
        self._prepare_next()

    def _prepare_next(self) -> None:
        """Have the next unfinished case ready before it is asked for."""
        if self.view is None:
            return
        after, filter_ = self.view.n, self.queue.now.filter

        async def prepare() -> CaseView | None:
            number = await self._desk.browsing.next_undecided(filter_, after)
            if number is None or number == after:
                return None
            return self._prepared.get(number) or await self._desk.browsing.prepare(number)

        self._tasks.latest("prepare", prepare, self._keep_prepared)

    def _keep_prepared(self, view: CaseView | None) -> None:
        self._prepared = {view.n: view} if view else {}

    def _not_loaded(self, error: Exception) -> None:
        self.conduct.stay()
        self.failed.emit(error)

    def _show_finished(self) -> None:
        """Nothing is left to do here; say whether that is success or an empty workspace."""
        self.conduct.clear()
        cases = self._counts.cases if self._counts else 0
        words, button = finished_words(self.queue.now.title, *self._done_and_total(), cases)
        self.case_page.show_message(words, button)
        if not self.queue.now.numbers:
            self.list.show_empty(words)
        self.pace.be_ready()

    def _move(self, by: int) -> None:
        if self.view and (number := self.list.neighbour(self.view.n, by)) is not None:
            self.show_number(number)

    def _go_unfinished(self) -> None:
        self.conduct.go_away()
        self._find_unfinished(self.view.n if self.view else 0, otherwise=None)

    def _go_on(self) -> None:
        """After a decision: the case that was prepared, else the next unfinished one."""
        if self._prepared:
            self.show_number(next(iter(self._prepared)))
        else:
            self._go_unfinished()

    def _decided(self, number: int) -> None:
        """A case was decided here: it stays in the queue, or joins it after an undo."""
        self.stack_changed.emit()

        def put(items: list[QueueItem]) -> None:
            self._put_rows(items)
            if any([self.queue.touch(item) for item in items]):  # noqa: C419 - all are touched
                self.refresh()
            self._show_counts()

        self._tasks.long(lambda: self._desk.browsing.items([number]), put)

    def _reload_row(self, number: int) -> None:
        self._tasks.long(lambda: self._desk.browsing.items([number]), self._put_rows)

    def _put_rows(self, items: list[QueueItem]) -> None:
        for item in items:
            self.list.replace_item(item)

    # Counts

    def _affected(self, affected: Affected) -> None:
        if not self._is_started:
            return
        if affected.everything or affected.datasets:
            self.refresh()
        elif not self._count_timer.isActive():
            self._count_timer.start()

    def _load_counts(self) -> None:
        self._tasks.latest("counts", self._desk.browsing.sidebar, self._counted, _ignore)

    def _counted(self, counts: Counts) -> None:
        self._counts = counts
        self.sidebar.show_sidebar(counts)
        self._show_counts()

    def _show_counts(self) -> None:
        if self._counts is None:
            return
        done, total = self._done_and_total()
        self.bar.show_progress(done, total)
        left = tr("{n} left of {total}").format(
            n=format_number(total - done), total=format_number(total)
        )
        self.list.set_summary(left)
        decided = self.queue.now.decided
        footer = tr("{n} match now, {m} decided here").format(
            n=format_number(self._counts.to_review), m=format_number(decided)
        )
        self.list.set_footer(footer if self.queue.now.filter.undecided and decided else "")

    def _done_and_total(self) -> tuple[int, int]:
        """Done and all, of the dataset or of everything; the same numbers as in the sidebar."""
        counts = self._counts
        if counts is None:
            return 0, 0
        if (dataset_id := self.queue.now.filter.dataset_id) is None:
            return counts.cases - counts.to_review, counts.cases
        for dataset in counts.datasets:
            if dataset.dataset_id == dataset_id:
                return dataset.cases - dataset.undecided, dataset.cases
        return 0, 0

    # The end, and sizes

    def leave(self) -> None:
        """Before the window closes: keep what is half-typed."""
        self.conduct.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.set_compact(event.size().height() < _COMPACT_BELOW)


def _ignore(error: Exception) -> None:
    """A count that fails is not worth a banner: the next one comes soon."""
    if not isinstance(error, ReviewerError):
        raise error
