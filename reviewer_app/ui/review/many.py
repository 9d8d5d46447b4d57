"""Many cases at once: the dialog, the work behind it, and the undo of such a step."""

from array import array
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.cut_offs import CutOff
from reviewer_app.services.deciding_many import DecidingMany, Outcome, Preview, Wish
from reviewer_app.services.deeds import Decided
from reviewer_app.services.marking import Marking
from reviewer_app.services.progress import Progress
from reviewer_app.services.undoing import Undoing
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.many_bar import ManyBar
from reviewer_app.ui.review.many_dialog import ManyDialog
from reviewer_app.ui.review.many_words import outcome_words, stopped_words
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.review.sayings import taken_words
from reviewer_app.ui.review.stage import Stage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.toast import Toast

_T = TypeVar("_T")
_ACCEPTED = 1


class Many(QObject):
    """Decides what is selected, one act after the other; a person's own votes go on meanwhile.

    done: something was decided, so that the case on screen and the undo stack may be others.
    """

    done = Signal()
    failed = Signal(object)

    def __init__(
        self,
        look: Look,
        deciding: DecidingMany,
        undoing: Undoing,
        marking: Marking,
        tasks: Tasks,
        queue: Queue,
        case_list: CaseList,
        stage: Stage,
        toast: Toast,
    ) -> None:
        super().__init__(case_list)
        self._look, self._tasks = look, tasks
        self._deciding, self._undoing, self._marking = deciding, undoing, marking
        self._queue, self._list, self._stage, self._toast = queue, case_list, stage, toast
        self._progress: Progress | None = None
        self._is_leaving = False
        self.dialog: ManyDialog | None = None
        self.bar = ManyBar(look)
        self.bar.stopped.connect(self.stop)
        self.bar.left.connect(self.forget_cut_off)
        self.bar.undo_asked.connect(self._undo_cut_off)
        case_list.selection_bar.decide_asked.connect(self.open)
        self.actions: dict[str, Callable[[], object]] = {
            "decide_selected": self.open,
            "unskip_all": self._unskip_all,
        }

    @property
    def is_running(self) -> bool:
        """Whether an act is still going on."""
        return self._progress is not None

    def stop(self) -> None:
        """End what is going on after the batch at hand; what was done stays one step."""
        if self._progress:
            self._progress.cancel()

    def leave(self) -> None:
        """The window closes: end what is going on; the next window says how far it came."""
        self._is_leaving = self.is_running
        self.stop()

    def look_back(self) -> None:
        """Say what was cut off when the last window closed, or was killed."""
        self._read_cut_off(self._show_cut_off)

    def look_again(self) -> None:
        """Undo does something else now: what is said of it has to be true, or to go."""

        def found(cut_off: CutOff | None) -> None:
            if cut_off is None or not cut_off.is_next:
                self.forget_cut_off()

        if self.bar.tells_cut_off:
            self._read_cut_off(found)

    def forget_cut_off(self) -> None:
        """The person has seen it, and goes on with something else."""
        if not self.is_running:
            self.bar.end()
            self._tasks.save(self._deciding.forget_cut_off)

    def _show_cut_off(self, cut_off: CutOff | None) -> None:
        if cut_off and not self.is_running:
            self.bar.show_cut_off(cut_off)

    def _undo_cut_off(self) -> None:
        """Only that: where another step would be taken back, nothing is."""

        def found(cut_off: CutOff | None) -> None:
            if cut_off and cut_off.is_next and not self.is_running:
                self.turn(is_undo=True)
            else:
                self._show_cut_off(cut_off)

        self._read_cut_off(found)

    def _read_cut_off(self, then: Callable[[CutOff | None], None]) -> None:
        self._tasks.latest("cut off", self._deciding.cut_off, then, self.failed.emit)

    def open(self) -> None:
        """Ask what is to be done with the selected cases; without any, with the one on screen."""
        numbers = self._list.selected
        view = self._stage.view
        if not numbers and view is not None:
            numbers = array("q", [view.n])
        if self._is_busy() or not numbers:
            return
        own = view.reasons if view else ()
        dialog = ManyDialog(self._look, len(numbers), own or reasons(), self._list.window())
        dialog.wish_changed.connect(partial(self._preview, dialog, numbers))
        self.dialog = dialog
        self._tasks.long(lambda: ask(dialog), lambda code: self._answered(dialog, code, numbers))

    def _preview(self, dialog: ManyDialog, numbers: "array[int]", wish: Wish) -> None:
        def found(preview: Preview) -> None:
            if self.dialog is dialog:
                dialog.show_preview(preview, wish)

        look = partial(self._deciding.preview, numbers, wish)
        self._tasks.latest("many preview", look, found, self.failed.emit)

    def _answered(self, dialog: ManyDialog, code: int, numbers: "array[int]") -> None:
        self.dialog = None
        wish, act = dialog.wish, dialog.act_words
        dialog.deleteLater()
        if code != _ACCEPTED or wish is None or self._is_busy():
            return

        def ended(outcome: Outcome) -> None:
            if wish.makes_done and not outcome.left:
                self._queue.now.touched.update(dict.fromkeys(numbers, True))
            self._tell(act, outcome)

        self._run(act, partial(self._deciding.decide, numbers, wish), ended)

    def _unskip_all(self) -> None:
        if not self._is_busy():
            act = tr("Taken off Skipped")
            take_off = partial(self._marking.take_all_off, "skip")
            self._run(act, take_off, partial(self._tell, act))

    def turn(self, is_undo: bool) -> None:
        """Take back, or do again, a step of many decisions."""
        turn = self._undoing.undo if is_undo else self._undoing.redo
        self.stop()

        def ended(deed: Decided | None) -> None:
            stopped = stopped_words(is_undo=is_undo)
            words = taken_words(deed, is_undo=is_undo) if deed else stopped
            self._toast.show_done(words, icon="undo-2", can_undo=False)

        self._run(tr("Undo") if is_undo else tr("Redo"), turn, ended)

    def _run(
        self,
        act: str,
        work: Callable[[Progress], Coroutine[Any, Any, _T]],
        ended: Callable[[_T], None],
    ) -> None:
        progress = self._progress = Progress()
        self._is_leaving = False

        def over() -> None:
            if self._progress is progress:
                self._progress = None
                self.bar.end()
            self.done.emit()

        def told(outcome: _T) -> None:
            ended(outcome)
            over()
            if not self._is_leaving:
                self.forget_cut_off()

        def broken(error: Exception) -> None:
            over()
            self.failed.emit(error)
            self.look_back()

        self.bar.watch(act, progress)
        self._tasks.long(lambda: work(progress), told, broken)

    def _tell(self, act: str, outcome: Outcome) -> None:
        words = outcome_words(act, outcome)
        self._toast.show_done(words, icon="list-checks", can_undo=outcome.deed is not None)

    def _is_busy(self) -> bool:
        if self.is_running:
            words = tr("Another act on many cases is still going on.")
            self._toast.show_done(words, icon="list-checks", can_undo=False)
        return self.is_running
