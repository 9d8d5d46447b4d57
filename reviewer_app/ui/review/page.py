"""The review page: sidebar, list, case and decision bar, and what a command does to them."""

from array import array
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.queues import MARKED, Filter, Listing
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.browsing import Sidebar as Counts
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.services.feed import Affected
from reviewer_app.services.listing import QueueItem
from reviewer_app.services.undoing import UndoStack
from reviewer_app.services.viewing import SavedView
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.blind_first import BlindFirst
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.conduct import Conduct
from reviewer_app.ui.review.decision_bar import DecisionBar
from reviewer_app.ui.review.decisions import Decisions
from reviewer_app.ui.review.empty_list import EmptyList
from reviewer_app.ui.review.history_pane import HistoryPane
from reviewer_app.ui.review.many import Many
from reviewer_app.ui.review.marking import Marking
from reviewer_app.ui.review.pace import Pace
from reviewer_app.ui.review.panes import NO_LIST_BELOW, Panes
from reviewer_app.ui.review.passage import Passage
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.renewing import Renewing
from reviewer_app.ui.review.resuming import Resuming
from reviewer_app.ui.review.returning import Returning
from reviewer_app.ui.review.rows import Rows
from reviewer_app.ui.review.saved_views import SavedViews
from reviewer_app.ui.review.sidebar import Sidebar
from reviewer_app.ui.review.steering import Steering
from reviewer_app.ui.review.tally import Tally
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.toast import Toast

PAUSE_MS = 250
"""How long a decision is shown before the next case."""

_LOW = 600


class ReviewPage(QWidget):
    """Where cases are reviewed, one after the other.

    failed: something went wrong that the window says. draft_saved: a half-typed reason is kept.
    stack_changed: what Undo and Redo may do now; None where that is to be read. became_ready: keys
    may act.
    """

    failed = Signal(object)
    draft_saved = Signal(bool)
    stack_changed = Signal(object)
    became_ready = Signal()
    file_asked = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self._tasks = tasks
        self._is_started = self._is_finished = False
        self.pace = Pace(PAUSE_MS, self)
        self.queue = Queue(desk.browsing, tasks, self)
        self.sidebar = Sidebar(look)
        self.list = CaseList(look)
        self.case_page = CasePage(look)
        self.bar = DecisionBar(look)
        self.history_pane = HistoryPane(look)
        decisions = Decisions(desk.reviewing, desk.undoing, desk.marking, tasks, self)
        decisions.draft_saved.connect(self.draft_saved)
        self.toast = Toast(look, self.case_page)
        self.conduct = Conduct(self.pace, decisions, self.case_page, self.bar, self.toast, self)
        self.tally = Tally(desk.browsing, desk.viewing, self.queue, tasks, self)
        self.empty = EmptyList(self.queue, self.tally, self.list)
        self.rows = Rows(desk.browsing, tasks, self.queue, self.list, self)
        self._lay_out()
        self.steering = Steering(
            look, desk.browsing, tasks, self.queue, self.list, self.panes, self.case_page
        )
        self.passage = Passage(desk.browsing, tasks, self.queue, self.list, self.conduct)
        stage, not_loaded = self.conduct.stage, self.passage.not_loaded
        self.resuming = Resuming(desk.viewing, tasks, self.queue, self.list, stage, not_loaded)
        self.views = SavedViews(
            look, desk.viewing, tasks, self.queue, self.tally, self.steering, self.case_page
        )
        self._renewing = Renewing(desk.browsing, tasks, self.conduct.stage, self.case_page)
        self.blind_first = BlindFirst(
            desk.blinding,
            self.queue,
            self.conduct.stage,
            self.case_page,
            decisions,
            self._read_anew,
        )
        self.marking = Marking(look, self.conduct.stage, decisions, tasks, self)
        self.many = Many(
            look,
            desk.deciding_many,
            desk.undoing,
            desk.marking,
            tasks,
            self.queue,
            self.list,
            self.conduct.stage,
            self.toast,
        )
        decisions.long_asked.connect(self._turn_many)
        self._column.insertWidget(1, self.many.bar)
        self.returning = Returning(desk.marking, tasks, self)
        self._connect()
        self._connect_list()

    def _lay_out(self) -> None:
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        beside = QHBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self.case_page, 1)
        beside.addWidget(self.history_pane)
        column.addLayout(beside, 1)
        self._beside, self._column = beside, column
        column.addWidget(self.bar)
        self.panes = Panes(self._look, self.sidebar, self.list, right)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.panes)
        self.bar.hide()

    def _connect(self) -> None:
        self.queue.opened.connect(self._queue_opened)
        self.queue.changed.connect(self._queue_changed)
        self.queue.grown.connect(self.list.grow)
        self.queue.failed.connect(self._queue_failed)
        self.case_page.painted.connect(self._painted)
        self.case_page.button_pressed.connect(self.empty.press)
        self.case_page.copied.connect(self._tell_copied)
        self.case_page.head.command_pressed.connect(self.conduct.click)
        conduct = self.conduct
        conduct.move_asked.connect(self.passage.move)
        conduct.unfinished_asked.connect(self.passage.go_unfinished)
        conduct.go_on_asked.connect(self.passage.go_on)
        conduct.case_asked.connect(self.passage.show_returned)
        conduct.many_turned.connect(self._many_decided)
        conduct.refresh_asked.connect(self.refresh)
        conduct.decided.connect(self._decided)
        conduct.row_changed.connect(self.rows.reload)
        conduct.caught_up.connect(self.rows.take_up)
        conduct.became_ready.connect(self.became_ready)
        conduct.failed.connect(self.failed)
        conduct.failed.connect(self._renewing.hear_error)
        self.passage.ended.connect(self._show_finished)
        self.passage.returned.connect(self._returned)
        self.passage.failed.connect(self.failed)
        conduct.add_actions({**self.steering.actions, "save_view": self.views.ask_name})
        conduct.add_actions({"go_back": self.passage.go_back, "focus_case": self.panes.turn})
        self.panes.folded.connect(self.case_page.head.panes.setVisible)
        conduct.add_actions(self.case_page.commands)
        conduct.add_actions({**self.marking.actions, **self.many.actions})
        self.case_page.head.marks.off_asked.connect(self.marking.take_off)
        self.sidebar.queue_acted.connect(conduct.click)
        self.list.take_off.clicked.connect(lambda: conduct.click("unskip_all"))
        self.many.done.connect(self._many_decided)
        self.many.failed.connect(self.failed)
        self.stack_changed.connect(self.many.look_again)
        self.returning.came_back.connect(self._come_back)
        self._look.changed.connect(self._give_room)
        self._unlisten = self._desk.feed.listen(self._affected)

    def _connect_list(self) -> None:
        self.rows.decided.connect(self._touched)
        self.rows.failed.connect(self.failed)
        self.list.row_chosen.connect(self.passage.show_chosen)
        self.empty.clear_asked.connect(self.steering.clear)
        self.empty.refresh_asked.connect(self.refresh)
        self.empty.queue_asked.connect(self.open_queue)
        self.empty.file_asked.connect(self.file_asked)
        self.sidebar.queue_chosen.connect(self.open_queue)
        self.sidebar.view_chosen.connect(self.open_view)
        self.sidebar.save_asked.connect(self.views.ask_name)
        self.sidebar.view_acted.connect(self.views.act)
        self.views.opened.connect(self.open_view)
        self.views.failed.connect(self.failed)
        self.steering.case_asked.connect(self.show_number)
        self.steering.first_asked.connect(self.passage.show_first_row)
        self.steering.left.connect(self.case_page.setFocus)
        self.steering.failed.connect(self.failed)
        self.tally.counted.connect(self.sidebar.show_sidebar)
        self.tally.views_loaded.connect(self.sidebar.show_views)
        self.tally.views_loaded.connect(lambda: self.sidebar.choose(self.tally.shown))
        self.tally.numbered.connect(self._show_counts)

    @property
    def view(self) -> CaseView | None:
        """The case on screen."""
        return self.conduct.view

    def add_beside(self, pane: QWidget) -> None:
        """Give a pane its place between the case and the end of the page."""
        self._beside.addWidget(pane)

    @property
    def blocks(self) -> list[QWidget]:
        """The panes in the order of reading, for F6."""
        items = [self._beside.itemAt(place) for place in range(self._beside.count())]
        beside = [widget for item in items if item and (widget := item.widget())]
        return [self.sidebar, self.list, *beside, self.bar, *self.panes.guests]

    def start(self) -> None:
        """Show the counts, and open what was open when the window closed, else To review."""
        self._is_started = True
        self.tally.load()
        self.tally.load_views()
        self.returning.watch()
        self.many.look_back()
        self.resuming.start()

    def open_queue(self, filter_: Filter, title: str) -> None:
        """Open a queue at its first case that is not done, or as it was left."""
        self._open(base := Listing(filter=filter_), base, title, base)

    def open_view(self, view: SavedView) -> None:
        """Open a saved view."""
        self._open(view.id, Listing(), view.name, view.listing)
        self.sidebar.choose(view.id)

    def _open(self, key: Listing | str, base: Listing, title: str, listing: Listing) -> None:
        self.conduct.go_away()
        self.resuming.leave()
        before = self.resuming.come_back(key)
        self.queue.open(base, title, before or listing)

    def _queue_changed(self) -> None:
        """Another queue, filter or order: the old rows stay until the new ones are there."""
        now = self.queue.now
        self.passage.forget_prepared()
        self.list.set_title(now.title)
        self.list.set_loading(True)
        self.sidebar.choose(self.tally.shown)
        self._show_counts()
        self.resuming.keep()

    def retire(self) -> None:
        """Hear of no changes any more: another page has taken over."""
        self._unlisten()

    def open_dataset(self, dataset_id: str) -> None:
        """Open the queue of one dataset, also of one that has just come in."""

        def opened(counts: Counts) -> None:
            for dataset in [one for one in counts.datasets if one.dataset_id == dataset_id]:
                self.open_queue(Filter.of_dataset(dataset_id), dataset.name)

        self.tally.load(opened)

    def _read_anew(self) -> None:
        self.passage.forget_prepared()
        if self._is_started:
            self.refresh()

    def refresh(self) -> None:
        """Evaluate the queue again, keeping the case on screen."""
        self.list.set_loading(True)
        self.queue.refresh()
        self.tally.load()

    def _queue_opened(self, numbers: "array[int]", items: list[QueueItem]) -> None:
        self.list.set_loading(False)
        self.list.set_numbers(numbers, items)
        self.resuming.keep_soon()
        self._show_counts()
        if self.steering.is_searching and self.view is not None:
            self.empty.show()  # the case on screen stays while somebody is typing
        elif case_id := self.resuming.take_case_id():
            self.passage.show_resumed(case_id)
        elif self.view is not None and self.queue.holds(self.view.n):
            self.list.select_number(self.view.n)
            if self.pace.is_waiting and not self.passage.is_seeking:
                self.show_number(self.view.n)
        else:
            self.passage.show_first(items)

    def _queue_failed(self, error: object) -> None:
        self.list.set_loading(False)
        self.list.show_failed(tr("The list could not be read."), tr("Try again"))
        self.passage.not_loaded(cast(Exception, error))

    def _tell_copied(self, sentence: str) -> None:
        self.toast.show_done(sentence, icon="copy", can_undo=False)

    def _painted(self, case_id: str) -> None:
        if self.view is None or self.view.case_id != case_id:
            return
        if self.pace.is_waiting:
            self.pace.be_ready()
        self.steering.mark_case()
        self.resuming.keep_soon()
        self.passage.prepare_next()

    def show_number(self, number: int) -> None:
        """Show a case by its row number; keys wait until it is painted."""
        self.passage.show_number(number)

    def _show_finished(self) -> None:
        """Nothing is left to do here; say whether that is success or an empty workspace."""
        self.conduct.clear()
        self._is_finished = True
        self._say_end()
        self.pace.be_ready()

    def _say_end(self) -> None:
        """Say why there is no case; said anew with newer counts, which come a moment later."""
        self.case_page.show_message(*self.empty.end_words())
        self.empty.show()

    def _decided(self, view: CaseView, done: Decided) -> None:
        """A case was decided here; the deed is what Undo takes back now."""
        self.stack_changed.emit(UndoStack(undo=done, redo=None))
        self.rows.show_decided(view)

    def _returned(self, number: int) -> None:
        self.stack_changed.emit(None)
        self.rows.take_up(number)

    def _touched(self, items: list[QueueItem]) -> None:
        """Cases were decided: they stay in the queue, or join it after an undo."""
        if any([self.queue.touch(item) for item in items]):  # noqa: C419 - all are touched
            self.refresh()
        self._show_counts()

    def _turn_many(self, is_undo: bool) -> None:
        self.pace.be_ready()
        self.many.turn(is_undo)

    def _many_decided(self) -> None:
        self.stack_changed.emit(None)
        self.passage.show_anew()

    def _come_back(self) -> None:
        """Deferred cases are due: they join the list where they belong."""
        self.passage.forget_prepared()
        self.refresh()

    def hear_draft(self, case_id: str) -> None:
        """A draft was left behind or let go: the case, its row and the counts tell it."""
        self.passage.show_anew()
        self.tally.load_soon()
        if (number := self.list.model.number_of(case_id)) is not None:
            self.rows.reload(number)

    def _affected(self, affected: Affected) -> None:
        if not self._is_started:
            return
        self._renewing.hear(affected)
        if not affected.verdicts_only:
            self.returning.watch()
        if affected.everything or affected.datasets:
            self.passage.forget_prepared()
            self.refresh()
        else:
            self.tally.load_soon()

    def _show_counts(self) -> None:
        self.list.set_summary(self.tally.summary())
        told = (self.tally.footer(), self.blind_first.words)
        self.list.set_footer("\n".join(filter(None, told)))
        self.list.set_decided(self.tally.decided_rows)
        is_skipped = self.queue.now.base.filter == MARKED["skip"]
        self.list.offer_take_off(is_skipped and self.list.count > 0)
        if numbers := self.tally.numbers:
            self.bar.show_progress(numbers.done, numbers.total)
        if self._is_finished and self.view is None:
            self._say_end()

    def leave(self) -> None:
        """Before the window closes: keep what is half-typed, and stop what takes long."""
        self.many.leave()
        self.conduct.leave()
        self.resuming.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        room = self._look.theme.sizes.room_of
        is_low, is_narrow = room(self.height()) < _LOW, room(self.width()) < NO_LIST_BELOW
        self.bar.set_room(is_low=is_low, is_narrow=is_narrow)
