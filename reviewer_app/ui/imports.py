"""Imports from the window: what is opened, dropped or pasted, what stopped, and what is removed."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.domain.errors import FileProblem, ImportUnfinished, RuleBroken
from reviewer_app.domain.files import Pasted
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.services.import_results import UnfinishedImport
from reviewer_app.ui.dialogs import ask, choose_files, choose_save
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.course import Stage
from reviewer_app.ui.importing.outlook import unfinished_words, waiting_words
from reviewer_app.ui.importing.removal_dialog import RemovalDialog
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.banner import Offer
from reviewer_app.ui.widgets.look import Look

if TYPE_CHECKING:  # see Imports.page
    from reviewer_app.ui.importing.page import ImportPage

_ACCEPTED = int(QDialog.DialogCode.Accepted.value)


class Imports(QObject):
    """Hands files to the import page, one after the other.

    failed: something went wrong that is not about the file alone. opened: the page has something
    to show; left: it has no more. filled: the person wants to see the cases of a dataset.
    offered: an Offer for the window's banner. removed: a Decided that can be undone.
    """

    failed = Signal(object)
    opened = Signal()
    left = Signal()
    filled = Signal(str)
    offered = Signal(object)
    removed = Signal(object)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._desk, self._tasks = look, desk, tasks
        self._parent = parent
        self._files: list[Path | Pasted] = []
        self._turn = 0
        self._folder: Path | None = None
        self.removal: RemovalDialog | None = None
        self._page: ImportPage | None = None

    @property
    def page(self) -> "ImportPage":
        """The page of imports, made when it is first wanted.

        Its steps are 5 MB and a tenth of a start, and most starts read nothing in.
        """
        if self._page is None:
            self._page = self._make_page()
        return self._page

    def _make_page(self) -> "ImportPage":
        from reviewer_app.ui.importing.page import ImportPage

        page = ImportPage(self._look, self._desk, self._tasks, self._parent)
        page.hide()
        page.left.connect(self._leave)
        page.next_asked.connect(self._next)
        page.another_asked.connect(self.choose)
        page.review_asked.connect(self._review)
        page.save_asked.connect(self._save_list)
        page.failed.connect(self._failed)
        page.course.finished.connect(self._tell_finished)
        return page

    @property
    def is_open(self) -> bool:
        """Whether the page has something to show."""
        return self._turn > 0

    # What is opened

    def choose(self) -> None:
        """Ask for files and lead through them."""
        self._tasks.long(self._choose, self.read_in, self.failed.emit)

    async def _choose(self) -> list[Path]:
        kinds = [
            tr("Cases (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx *.txt)"),
            tr("All files (*)"),
        ]
        found = await choose_files(
            self._parent, tr("Open a file of cases"), kinds, folder=self._folder
        )
        self._folder = found[0].parent if found else self._folder
        return found

    def read_in(self, files: Sequence[Path | Pasted]) -> None:
        """Lead through files one after the other; those that come meanwhile come after them."""
        if not files:
            return
        if self.is_open and not self.page.is_over:
            self._files.extend(files)
            self.page.show_turn(self._turn, len(self._files))
            self.opened.emit()
            return
        self._files, self._turn = list(files), 0
        self._next()

    def paste(self, data: QMimeData | None) -> None:
        """Lead through what was copied: files, a table, or a text. None: nothing was."""
        data = data or QMimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if files:
            self.read_in(files)
        elif data.text().strip():
            self.read_in([Pasted(data=data.text(), name=tr("Pasted table"))])
        else:
            self.failed.emit(RuleBroken(tr("Copy a table, a text or a file first.")))

    def _next(self) -> None:
        self._turn += 1
        self.page.open(self._files[self._turn - 1], self._turn, len(self._files))
        self.opened.emit()

    def stop(self) -> None:
        """The window closes: what is read in stops, and is offered again at the next start."""
        if self._page is not None:
            self._page.course.leave()
            self._page.course.run.cancel()

    def _forget(self) -> None:
        self._turn, self._files = 0, []

    def _leave(self) -> None:
        self._forget()
        self.left.emit()
        if self.page.course.stage is Stage.STOPPED:
            self.look_for_unfinished()

    def _review(self, dataset_id: str) -> None:
        self._forget()
        self.filled.emit(dataset_id)

    # What goes on while something else is on screen

    def turn(self, work: Callable[[], Coroutine[Any, Any, Decided | None]]) -> None:
        """Undo or redo where no case is on screen; the window then goes where there are cases."""
        self._tasks.save(work, lambda _deed: self.left.emit(), self.failed.emit)

    def step_aside(self, guest: object) -> None:
        """The person looks at something else; the import waits, or goes on reading."""
        if guest is not self._page:
            return
        if self.page.is_over:
            self._forget()
        elif self.is_open:
            self._offer_back(waiting_words(self.page.course.name, self.page.course.run.is_going))

    def _offer_back(self, words: str) -> None:
        self.offered.emit(Offer(words=words, button=tr("Go back to it"), act=self.opened.emit))

    def _tell_finished(self) -> None:
        if not self.page.isVisible():
            self._offer_back(self.page.done.accessibleName())

    # What stopped half-way

    def look_for_unfinished(self) -> None:
        """Offer to go on with an import that was cancelled or cut off."""
        self._tasks.long(self._desk.importing.unfinished, self._offer_unfinished, self.failed.emit)

    def _failed(self, error: Exception) -> None:
        """Where another import is in the way, it can be continued or removed right away."""
        if isinstance(error, ImportUnfinished) and error.why != "running":
            self._tasks.long(
                self._desk.importing.unfinished,
                lambda found: self._offer_unfinished(
                    [each for each in found if each.import_id == error.import_id]
                ),
                self.failed.emit,
            )
        else:
            self.failed.emit(error)

    def _offer_unfinished(self, found: Sequence[UnfinishedImport]) -> None:
        if not found:
            return
        first = found[0]
        remove = tr("Remove")
        can_continue = first.can_continue
        self.offered.emit(
            Offer(
                words=unfinished_words(first),
                button=tr("Continue") if can_continue else remove,
                act=(lambda: self._resume(first)) if can_continue else lambda: self._discard(first),
                other=remove if can_continue else "",
                other_act=lambda: self._discard(first),
            )
        )

    def _resume(self, unfinished: UnfinishedImport) -> None:
        self._files, self._turn = [], 1
        self.page.open_stopped(unfinished.file_name, unfinished.import_id)
        self.opened.emit()

    def _discard(self, unfinished: UnfinishedImport) -> None:
        self._tasks.save(
            lambda: self._desk.importing.discard(unfinished.import_id),
            lambda _none: self.look_for_unfinished(),
            self.failed.emit,
        )

    # What is removed later

    def ask_removal(self, dataset_id: str | None = None) -> None:
        """Ask which import to remove, of one dataset or of all, and remove it."""
        self._tasks.long(lambda: self._remove(dataset_id), self._tell_removed, self.failed.emit)

    async def _remove(self, dataset_id: str | None) -> Decided | None:
        importing = self._desk.importing
        imports = await importing.imports(dataset_id)
        dialog = self.removal = RemovalDialog(self._look, imports, self._parent)
        dialog.import_shown.connect(partial(self._show_removal, dialog))
        dialog.begin()
        try:
            if await ask(dialog) != _ACCEPTED:
                return None
            chosen = dialog.chosen
        finally:
            self.removal = None
            dialog.deleteLater()
        return await importing.remove(chosen)

    def _show_removal(self, dialog: RemovalDialog, import_id: str) -> None:
        self._tasks.latest(
            "removal",
            lambda: self._desk.importing.removal(import_id),
            lambda removal: dialog.show_removal(import_id, removal),
            self.failed.emit,
        )

    def _tell_removed(self, deed: Decided | None) -> None:
        if deed:
            self.removed.emit(deed)

    # The list of rows not taken

    def _save_list(self, text: str) -> None:
        self._tasks.long(lambda: self._write_list(text), failed=self.failed.emit)

    async def _write_list(self, text: str) -> None:
        suggested = (self._folder or Path.home()) / tr("Rows not taken.txt")
        target = await choose_save(self._parent, tr("Save the list"), suggested, ["*.txt"])
        if target is None:
            return
        try:
            target.write_text(text, "utf-8", "backslashreplace")
        except OSError as error:
            raise FileProblem(target, tr("The file cannot be written.")) from error
