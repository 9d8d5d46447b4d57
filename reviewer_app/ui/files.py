"""Files from the window: reading cases in, adding the samples, writing cases out."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.domain.errors import FileProblem
from reviewer_app.services.desk import Desk
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress, Step
from reviewer_app.ui.dialogs import ask, choose_files, choose_save
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.export_dialog import ExportChoice, ExportDialog
from reviewer_app.ui.importing.import_dialog import ImportDialog
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

_ACCEPTED = int(QDialog.DialogCode.Accepted.value)


class Files(QObject):
    """Leads through an import or an export with dialogs that stop nothing else.

    failed: something went wrong that is not about the file alone. filled: cases came in; the
    dataset to go to, or empty. exported: how many cases are in which file. sampling: the samples
    are being added, or are no more.
    """

    failed = Signal(object)
    filled = Signal(str)
    exported = Signal(int, object)
    sampling = Signal(bool)
    _stepped = Signal(object)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._desk, self._tasks = look, desk, tasks
        self._parent = parent
        self._waiting: list[Path] = []
        self._folder: Path | None = None
        self._progress: Progress | None = None
        self.dialog = ImportDialog(look, parent, saves_list=True)
        self.dialog.cancelled.connect(self._cancel)
        self.dialog.review_asked.connect(self._review)
        self.dialog.save_list_asked.connect(self._save_list)
        self.dialog.another_file_asked.connect(self.choose_and_read_in)
        self.dialog.closed.connect(self._next)
        # Progress is told in another thread; a signal brings it to this one.
        self._stepped.connect(self._show_step)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or its result is on screen."""
        return self._progress is not None or self.dialog.isVisible()

    def choose_and_read_in(self) -> None:
        """Ask for files and read them in."""
        if not self.is_busy:
            self._tasks.long(self._choose, self.read_in, self.failed.emit)

    async def _choose(self) -> list[Path]:
        kinds = [
            tr("Cases (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx)"),
            tr("All files (*)"),
        ]
        found = await choose_files(
            self._parent, tr("Open a file of cases"), kinds, folder=self._folder
        )
        self._folder = found[0].parent if found else self._folder
        return found

    def read_in(self, paths: list[Path]) -> None:
        """Read files in, one after the other; each tells its result."""
        self._waiting.extend(paths)
        if not self.is_busy:
            self._next()

    def _next(self) -> None:
        if not self._waiting or self._progress is not None:
            return
        path = self._waiting.pop(0)
        progress = self._progress = Progress(self._stepped.emit)
        self.dialog.begin(path.name)
        self._tasks.long(
            lambda: self._desk.importing.import_file(path, progress=progress),
            self._show_result,
            lambda error: self._show_problem(path, error),
        )

    def _show_step(self, step: Step) -> None:
        if self._progress is not None:
            self.dialog.show_progress(step.done, step.total)

    def _cancel(self) -> None:
        if self._progress:
            self._progress.cancel()

    def _show_result(self, result: ImportResult) -> None:
        self._progress = None
        self.dialog.show_result(result)
        if result.is_cancelled:
            self._waiting.clear()

    def _show_problem(self, path: Path, error: Exception) -> None:
        self._progress = None
        if isinstance(error, FileProblem):
            self.dialog.show_problem(path.name, error.reason)
        else:
            self._waiting.clear()
            self.dialog.stop()
            self.failed.emit(error)

    def _review(self, dataset_id: str) -> None:
        """Go to the cases that came in; other files that were dropped with them come next."""
        self.filled.emit(dataset_id)
        self._next()

    def _save_list(self) -> None:
        self._tasks.long(self._write_list, failed=self.failed.emit)

    async def _write_list(self) -> None:
        """The rows not taken as a text file, place and reason parted by a tab."""
        suggested = (self._folder or Path.home()) / tr("Rows not taken.txt")
        target = await choose_save(self.dialog, tr("Save the list"), suggested, ["*.txt"])
        if target is None:
            return
        try:
            target.write_text(self.dialog.list_text(), "utf-8", "backslashreplace")
        except OSError as error:
            raise FileProblem(target, tr("The file cannot be written.")) from error

    def add_samples(self) -> None:
        """Read the shipped samples in."""
        if self.is_busy:
            return
        progress = self._progress = Progress(self._stepped.emit)
        self.sampling.emit(True)
        self._tasks.long(
            lambda: self._desk.sampling.add(progress), self._samples_added, self._samples_failed
        )

    def _samples_added(self, _results: list[ImportResult]) -> None:
        self._progress = None
        self.sampling.emit(False)
        self.filled.emit("")

    def _samples_failed(self, error: Exception) -> None:
        self._progress = None
        self.sampling.emit(False)
        self.failed.emit(error)

    def export(self) -> None:
        """Ask what and where to, and write it."""
        self._tasks.long(self._export, self._tell_export, self.failed.emit)

    async def _export(self) -> tuple[int, Path] | None:
        counts = await self._desk.browsing.sidebar()
        dialog = ExportDialog(self._look, [each.name for each in counts.datasets], self._parent)
        try:
            if await ask(dialog) != _ACCEPTED:
                return None
            choice = dialog.choice()
        finally:
            dialog.deleteLater()
        target = await self._choose_target(choice)
        return await self.write(choice, target) if target else None

    async def _choose_target(self, choice: ExportChoice) -> Path | None:
        name = f"{choice.dataset or tr('All cases')}.{choice.format}".replace("/", "-")
        suggested = (self._folder or Path.home()) / name
        return await choose_save(self._parent, tr("Export to"), suggested, [f"*.{choice.format}"])

    async def write(self, choice: ExportChoice, target: Path) -> tuple[int, Path]:
        """Write what was chosen; raises FileProblem."""
        written = await self._desk.exporting.export_file(
            target,
            choice.format,
            dataset=choice.dataset,
            include_legacy=choice.include_legacy,
        )
        return written, target

    def _tell_export(self, done: tuple[int, Path] | None) -> None:
        if done:
            self.exported.emit(*done)
