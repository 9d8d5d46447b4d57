"""The course of one export: the dialog, the look at what is there already, and the writing."""

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.errors import FileProblem, NotFound, RuleBroken
from reviewer_app.services.browsing import Sidebar
from reviewer_app.services.desk import Desk
from reviewer_app.services.exporting import Plan, Written
from reviewer_app.services.progress import Progress, Step
from reviewer_app.system.locales import find_list_separator
from reviewer_app.ui.dialogs import choose_save
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.importing.export_choices import ExportChoice, Offer, Shown
from reviewer_app.ui.importing.export_dialog import ExportDialog
from reviewer_app.ui.importing.export_words import replaced_words
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look


class ExportCourse(QObject):
    """Leads through an export with a dialog that stays until the file is whole.

    What keeps the file from being written is said in the dialog, so that another place can be
    chosen there. exported: something was written. failed: what is not about the file.
    """

    exported = Signal(object)  # Written
    failed = Signal(object)
    _stepped = Signal(object)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._desk, self._tasks = look, desk, tasks
        self._parent = parent
        self._folder = _documents()
        self._shown: Shown | None = None
        self._accepted: frozenset[Path] = frozenset()
        self._progress = Progress()
        self.dialog: ExportDialog | None = None
        # Progress is told in another thread; a signal brings it to this one.
        self._stepped.connect(self._show_step)

    def begin(self, shown: Shown | None = None) -> None:
        """Ask what, how and where to; shown: what is on screen, to start with."""
        if self.dialog is not None:
            return
        self._shown = shown
        self._tasks.latest("export", self._desk.browsing.sidebar, self._open, self.failed.emit)

    def _open(self, counts: Sidebar) -> None:
        if self.dialog is not None:
            return
        is_blind = self._desk.blinding.is_on
        offer = Offer(counts=counts, shown=self._shown, is_blind=is_blind)
        dialog = self.dialog = ExportDialog(self._look, offer, self._folder, self._parent)
        self._accepted = frozenset()
        dialog.asked.connect(self._plan)
        dialog.browse_asked.connect(self._browse)
        dialog.stopped.connect(lambda: self._progress.cancel())
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None

    # Where to

    def _browse(self, start: Path) -> None:
        self._tasks.long(lambda: self._choose(start), self._take_place, self.failed.emit)

    async def _choose(self, start: Path) -> Path | None:
        kinds = [tr("Cases (*.csv *.xlsx *.jsonl *.yaml)"), tr("All files (*)")]
        return await choose_save(self.dialog, tr("Export to"), start, kinds)

    def _take_place(self, path: Path | None) -> None:
        if path is None or self.dialog is None:
            return
        self._accepted = frozenset({path})  # the chooser has asked about a file that is there
        self.dialog.set_place(path)

    # Looking, then writing

    def _plan(self, choice: ExportChoice) -> None:
        exporting = self._desk.exporting
        self._tasks.latest(
            "export",
            lambda: exporting.plan(choice.path, choice.format, choice.wanted(self._shown)),
            lambda plan: self._planned(choice, plan),
            self._refused,
        )

    def _planned(self, choice: ExportChoice, plan: Plan) -> None:
        """Write, unless a file that nobody has agreed to replace is there."""
        if self.dialog is None:
            return
        unasked = [path for path in plan.replaced if path not in self._accepted]
        if unasked:
            self._accepted = frozenset(plan.replaced)
            self.dialog.warn(replaced_words(unasked), tr("Replace"))
            return
        progress = self._progress = Progress(self._stepped.emit)
        self.dialog.show_writing(0, plan.cases)
        self._tasks.long(lambda: self.write(choice, progress), self._written, self._refused)

    async def write(self, choice: ExportChoice, progress: Progress | None = None) -> Written:
        """Write what was chosen; raises what `Exporting.export_file` raises."""
        return await self._desk.exporting.export_file(
            choice.path,
            choice.format,
            choice.wanted(self._shown),
            excel_delimiter=find_list_separator() if choice.for_excel else None,
            words=said,
            progress=progress,
        )

    def _show_step(self, step: Step) -> None:
        if self.dialog is not None and self._progress.step.total:
            self.dialog.show_writing(step.done, step.total)

    def _written(self, written: Written) -> None:
        self._progress = Progress()
        dialog = self.dialog
        if dialog is None:
            return
        dialog.show_choosing()
        if not written.files:  # it was given up
            return
        self._folder = written.files[0].parent
        dialog.accept()
        self.exported.emit(written)

    def _refused(self, error: Exception) -> None:
        """Say in the dialog what is about the file, and elsewhere what is not."""
        self._progress = Progress()
        dialog = self.dialog
        if dialog is not None:
            dialog.show_choosing()
        if dialog is None or not isinstance(error, FileProblem | RuleBroken | NotFound):
            if dialog is not None:
                dialog.reject()
            self.failed.emit(error)
            return
        reason = error.reason if not isinstance(error, NotFound) else ""
        dialog.warn(said(reason) or tr("This dataset is no longer here. Choose another."))


def _documents() -> Path:
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()
