"""Files from the window: adding the samples, writing cases out."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.services.browsing import CaseView
from reviewer_app.services.desk import Desk
from reviewer_app.services.import_results import ImportResult
from reviewer_app.services.progress import Progress, Step
from reviewer_app.ui.importing.export_choices import Shown
from reviewer_app.ui.importing.export_course import ExportCourse
from reviewer_app.ui.review.queue import Open
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class Files(QObject):
    """Adds the samples, and leads through an export with dialogs that stop nothing else.

    failed: something went wrong that is not about the file alone. filled: the samples came in.
    exported: what was written. sampling: how far the adding of the samples is, a Step; None when
    it is over.
    """

    failed = Signal(object)
    filled = Signal()
    exported = Signal(object)  # Written
    sampling = Signal(object)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._tasks = desk, tasks
        self._is_sampling = False
        self.exporting = ExportCourse(look, desk, tasks, parent)
        self.exporting.exported.connect(self.exported)
        self.exporting.failed.connect(self.failed)

    def add_samples(self) -> None:
        """Read the shipped samples in."""
        if self._is_sampling:
            return
        self._is_sampling = True
        self.sampling.emit(Step(0, 0))
        progress = Progress(self.sampling.emit)
        self._tasks.long(
            lambda: self._desk.sampling.add(progress), self._samples_added, self._samples_failed
        )

    def _samples_added(self, _results: list[ImportResult]) -> None:
        self._is_sampling = False
        self.sampling.emit(None)
        self.filled.emit()

    def _samples_failed(self, error: Exception) -> None:
        self._is_sampling = False
        self.sampling.emit(None)
        self.failed.emit(error)

    def export(
        self,
        queue: Open | None = None,
        view: CaseView | None = None,
        selected: Sequence[int] = (),
    ) -> None:
        """Ask what and where to, and write it.

        To start with: the selected rows, else the queue on screen, else the case.
        """
        self.exporting.begin(_shown(queue, view, selected) if queue else None)


def _shown(queue: Open, view: CaseView | None, selected: Sequence[int]) -> Shown:
    """What is on screen, as an export starts from it."""
    datasets = queue.filter.datasets or ({view.dataset_id} if view else set[str]())
    return Shown(
        title=queue.title,
        listing=queue.listing,
        rows=queue.numbers.tolist() if queue.is_whole else None,
        chosen=tuple(selected) or ((view.n,) if view else ()),
        dataset_id=next(iter(datasets)) if len(datasets) == 1 else None,
    )
