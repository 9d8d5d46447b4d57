"""An import at work: it reads in, stops, goes on, is removed or taken back."""

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.mappings import Mapping
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.services.import_results import ImportResult, OnConflict, Target
from reviewer_app.services.progress import Progress, Step
from reviewer_app.services.surveying import Look
from reviewer_app.ui.tasks import Tasks


class Run(QObject):
    """One import at a time. ended: it came to its end, or stopped half-way; broke: it failed."""

    begun = Signal()
    progressed = Signal(object)  # Step
    ended = Signal(object)  # ImportResult
    broke = Signal(object)

    def __init__(self, desk: Desk, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._tasks = desk, tasks
        self._progress: Progress | None = None
        self.result: ImportResult | None = None
        self.reached = Step(0, 0)

    @property
    def is_going(self) -> bool:
        """Whether a file is being read in right now."""
        return self._progress is not None

    @property
    def dataset_id(self) -> str:
        """The dataset that the cases went into; empty where nothing of them is here."""
        return (self.result.dataset_id if self.result else None) or ""

    def forget(self) -> None:
        """Another file is looked at."""
        self.result = None

    def read_in(
        self, look: Look, mapping: Mapping, target: Target, on_conflict: OnConflict
    ) -> None:
        """Read a file in."""
        self._start(
            lambda progress: self._desk.importing.import_file(
                look, mapping, target, on_conflict=on_conflict, progress=progress
            )
        )

    def resume(self, import_id: str) -> None:
        """Go on where an import stopped."""
        self._start(lambda progress: self._desk.importing.resume(import_id, progress))

    def resume_stopped(self) -> None:
        """Go on with the import that has just stopped."""
        if self.result:
            self.resume(self.result.import_id)

    def _start(self, work: Callable[[Progress], Coroutine[Any, Any, ImportResult]]) -> None:
        # Steps are told in another thread; a signal brings them to this one.
        progress = self._progress = Progress(self.progressed.emit)
        self.begun.emit()
        self._tasks.long(lambda: work(progress), self._ended, self._broke)

    def cancel(self) -> None:
        """Stop after the batch at hand."""
        if self._progress:
            self._progress.cancel()

    def _ended(self, result: ImportResult) -> None:
        if self._progress:
            self.reached = self._progress.step
        self._progress, self.result = None, result
        self.ended.emit(result)

    def _broke(self, error: Exception) -> None:
        self._progress = None
        self.broke.emit(error)

    def discard(self, then: Callable[[], None]) -> None:
        """Take away what the import that has just stopped had brought so far."""
        if self.result:
            import_id = self.result.import_id
            self._tasks.save(
                lambda: self._desk.importing.discard(import_id),
                lambda _none: then(),
                self.broke.emit,
            )

    def undo(self, then: Callable[[], None]) -> None:
        """Take the import back, and nothing else."""
        result = self.result
        if result is None:
            return

        def undone(_deed: object) -> None:
            self.result = None
            then()

        self._tasks.save(lambda: self._take_back(result), undone, self.broke.emit)

    async def _take_back(self, result: ImportResult) -> Decided | None:
        """By Undo where the import was the last thing done here, else by removing it."""
        last = (await self._desk.undoing.undo_stack()).undo
        if last and last.name == "import" and last.subject == result.path.name:
            return await self._desk.undoing.undo()
        return await self._desk.importing.remove(result.import_id)
