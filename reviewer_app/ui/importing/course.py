"""The course of one import: from a first look to its result, with what was chosen on the way."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.mappings import Mapping, Reading
from reviewer_app.services.desk import Desk
from reviewer_app.services.import_results import ImportResult, OnConflict, Survey, Target
from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.services.progress import Progress, Step
from reviewer_app.services.surveying import Look, describe_lack
from reviewer_app.ui.i18n import said
from reviewer_app.ui.importing.preview_model import PAGE
from reviewer_app.ui.importing.run import Run
from reviewer_app.ui.importing.uses import with_use
from reviewer_app.ui.tasks import Tasks

File = Path | Pasted
FoundRows = Sequence[tuple[int, PreviewRow]]

MOST_NARROWED = 1000
"""Rows with problems that the preview shows by themselves."""

CHECK_AFTER_MS = 200
"""A choice that is soon followed by another one starts no check of its own."""


class Stage(Enum):
    """Where an import is."""

    LOOKING = "looking"
    FILE = "file"
    COLUMNS = "columns"
    TARGET = "target"
    READING = "reading"
    STOPPED = "stopped"
    DONE = "done"
    REFUSED = "refused"


class Course(QObject):
    """Knows what is chosen, starts the services, and tells what they found.

    Nothing is written before `read_in`. A newer choice makes what an older one found unimportant:
    of looks, previews and checks only the latest are told.
    """

    stage_changed = Signal(object)  # Stage
    looked = Signal(object)  # Look
    mapping_changed = Signal(object)  # Mapping
    previewed = Signal(object)  # Preview
    page_came = Signal(object)  # Preview
    page_failed = Signal(int)
    found = Signal(int, object)  # the number of the row that was asked for, PreviewRow
    narrowed = Signal(object)  # the rows with problems, or None for all
    target_known = Signal(object)  # Dataset | None: the one that is there already
    check_begun = Signal()
    counted = Signal(object)  # Step
    checked = Signal(object)  # Survey
    finished = Signal(object)  # ImportResult
    refused = Signal(str)
    kept = Signal()
    failed = Signal(object)

    def __init__(self, desk: Desk, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._tasks = desk, tasks
        self.stage = Stage.LOOKING
        self._name = ""
        self.file: File | None = None
        self.reading = Reading()
        self.look: Look | None = None
        self.mapping = Mapping(uses=())
        self.target = Target(product="", dataset="")
        self.on_conflict: OnConflict = "keep"
        self.survey: Survey | None = None
        self._check: Progress | None = None
        self._is_going_on = False
        self.run = Run(desk, tasks, self)
        self.run.begun.connect(lambda: self._go(Stage.READING))
        self.run.ended.connect(self._ended)
        self.run.broke.connect(self._broke)
        self._delay = QTimer(self, singleShot=True, interval=CHECK_AFTER_MS)
        self._delay.timeout.connect(self._start_check)

    @property
    def name(self) -> str:
        """What the file is called."""
        return self._name

    # A look, and how the file is read

    def open(self, file: File) -> None:
        """Begin with a file."""
        self.leave()
        self._name = file.name
        self.file, self.reading, self.look = file, Reading(), None
        self.survey, self.on_conflict, self._is_going_on = None, "keep", False
        self.run.forget()
        self._go(Stage.LOOKING)
        self._look()

    def read_as(self, reading: Reading) -> None:
        """Read the file in another way."""
        self.reading = reading
        self._stop_check()
        self._look()

    def _look(self) -> None:
        file, reading = self.file, self.reading
        assert file is not None
        self._tasks.latest(
            "import look",
            lambda: self._desk.surveying.look(file, reading),
            self._looked,
            self._refuse,
        )

    def _looked(self, look: Look) -> None:
        is_first = self.look is None
        self.look, self.mapping = look, look.proposed
        if is_first:
            self.target = Target(
                product=said(look.suggested_product), dataset=look.suggested_dataset
            )
            self._load_dataset()
        self.looked.emit(look)
        self._mapped()
        if self.stage in (Stage.LOOKING, Stage.REFUSED) or self._is_going_on:
            self._is_going_on = False
            self._go(Stage.FILE if look.must_ask else Stage.COLUMNS)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, FileProblem):
            self._go(Stage.REFUSED)
            self.refused.emit(said(error.reason))
        else:
            self.failed.emit(error)

    # Columns

    def use(self, column: str, use: str, form: str) -> None:
        """Use a column for something else, or read its cells in another way."""
        self._map(with_use(self.mapping, self._named(column), use, form))

    def _named(self, column: str) -> str:
        """The column's name as the file has it: one of ours comes through signals as mere text."""
        columns = self.look.columns if self.look else ()
        return next((each.name for each in columns if each.name == column), column)

    def _map(self, mapping: Mapping) -> None:
        if mapping != self.mapping:
            self.mapping = mapping
            self._mapped()

    def _mapped(self) -> None:
        self.mapping_changed.emit(self.mapping)
        self._load_preview()
        self._check_soon()

    def keep_columns(self) -> None:
        """Propose these columns for files of the same shape from now on."""
        look, mapping = self.look, self.mapping
        if look:
            self._tasks.save(
                lambda: self._desk.surveying.remember(look, mapping),
                lambda _none: self.kept.emit(),
                self.failed.emit,
            )

    # The preview

    def _load_preview(self) -> None:
        look, mapping = self.look, self.mapping
        if look:
            self._tasks.latest(
                "import preview",
                lambda: self._desk.surveying.preview(look, mapping, 0, PAGE),
                self.previewed.emit,
                self._refuse,
            )

    def load_page(self, first: int) -> None:
        """Get the rows from `first` on."""
        look, mapping = self.look, self.mapping
        if look is None:
            return

        def came(preview: Preview) -> None:
            if mapping == self.mapping:
                self.page_came.emit(preview)

        self._tasks.long(
            lambda: self._desk.surveying.preview(look, mapping, first, PAGE),
            came,
            lambda _error: self.page_failed.emit(first),
        )

    def find(self, place: str) -> None:
        """Find the row of a place."""
        self._find("import place", [place], lambda rows: self.found.emit(*rows[0]))

    def narrow(self, is_narrow: bool) -> None:
        """Find the first rows with problems, or go back to all."""
        if not is_narrow:
            self.narrowed.emit(None)
            return
        refused = self.survey.refused if self.survey else ()
        places = list(dict.fromkeys(each.place for each in refused))
        self._find(
            "import problems",
            places[:MOST_NARROWED],
            lambda rows: self.narrowed.emit([row for _, row in rows]),
        )

    def _find(self, key: str, places: Sequence[str], then: Callable[[FoundRows], None]) -> None:
        look, mapping = self.look, self.mapping
        if look is None:
            return

        def found(rows: FoundRows) -> None:
            if rows and mapping == self.mapping:
                then(rows)

        self._tasks.latest(
            key,
            lambda: self._desk.surveying.find_rows(look, mapping, places),
            found,
            self._refuse,
        )

    # The check

    def aim(self, target: Target) -> None:
        """Put the cases into another dataset."""
        if target != self.target:
            self.target = target
            self._load_dataset()
            self._check_soon()

    def _load_dataset(self) -> None:
        product, dataset = self.target.product, self.target.dataset
        self._tasks.latest(
            "import target",
            lambda: self._desk.organizing.find_dataset(product, dataset),
            self.target_known.emit,
            self.failed.emit,
        )

    def _check_soon(self) -> None:
        self._stop_check()
        self.survey = None
        self.check_begun.emit()
        self._delay.start()

    def _stop_check(self) -> None:
        self._delay.stop()
        if self._check:
            self._check.cancel()
            self._check = None

    @property
    def lacks(self) -> bool:
        """Whether no column holds what a case cannot be without."""
        return bool(self.look and describe_lack(self.look.source, self.mapping))

    @property
    def can_check(self) -> bool:
        """Whether enough is known to say what would become of the rows."""
        is_asked = bool(self.look and self.look.must_ask)
        return not (is_asked or self.lacks) and bool(self.target.product and self.target.dataset)

    def _start_check(self) -> None:
        look, mapping, target = self.look, self.mapping, self.target
        if look is None or not self.can_check:
            return
        progress = self._check = Progress(self._counter(lambda: self._check))
        self._tasks.latest(
            "import check",
            lambda: self._desk.importing.check(look, mapping, target, progress),
            lambda survey: self._checked(progress, survey),
            self._refuse,
        )

    def _counter(self, current: Callable[[], Progress | None]) -> Callable[[Step], None]:
        """Tells steps of work in another thread by a signal, which brings them to this one."""
        return lambda step: self.counted.emit(step) if current() else None

    def _checked(self, progress: Progress, survey: Survey) -> None:
        if progress is self._check and not progress.cancelled:
            self._check = None
            self.survey = survey
            self.checked.emit(survey)

    # Reading in

    def choose_on_conflict(self, on_conflict: OnConflict) -> None:
        """What becomes of cases that were changed here and in the file."""
        self.on_conflict = on_conflict

    @property
    def readable(self) -> int:
        """How many rows can be read in, once that is known."""
        return self.survey.rows - len(self.survey.refused) if self.survey else 0

    def read_in(self) -> None:
        """Read the file in."""
        if self.look:
            self._stop_check()
            self.run.read_in(self.look, self.mapping, self.target, self.on_conflict)

    def resume(self, name: str, import_id: str) -> None:
        """Go on with an import that stopped at an earlier time; name: of its file."""
        self.leave()
        self._name, self.file, self.look, self.survey = name, None, None, None
        self.run.resume(import_id)

    def _ended(self, result: ImportResult) -> None:
        if result.is_cancelled and not result.import_id:  # stopped before it had begun
            self._go(Stage.TARGET)
            return
        self._go(Stage.STOPPED if result.is_cancelled else Stage.DONE)
        self.finished.emit(result)

    def _broke(self, error: Exception) -> None:
        if isinstance(error, FileProblem):
            self._refuse(error)
        else:
            self._go(Stage.TARGET if self.look else Stage.STOPPED)
            self.failed.emit(error)

    # The way

    def go_on(self) -> None:
        """To the next step, where that only shows something else.

        A question that was not answered is answered as it was proposed.
        """
        if self.stage is Stage.FILE and self.look and self.look.must_ask:
            self._is_going_on = True
            first = self.look.encodings[0].encoding
            self.read_as(replace(self.look.reading, encoding=first))
            return
        following = {Stage.FILE: Stage.COLUMNS, Stage.COLUMNS: Stage.TARGET}
        if self.look and self.stage in following:
            self._go(following[self.stage])

    def go_back(self) -> bool:
        """To the step before; False where there is none, so that the import is left.

        From a way of reading that did not work to the one before it.
        """
        if self.stage is Stage.REFUSED and self.look:
            self.looked.emit(self.look)
            self._mapped()
            self._go(Stage.FILE)
            return True
        before = {Stage.COLUMNS: Stage.FILE, Stage.TARGET: Stage.COLUMNS}
        if self.stage not in before:
            return False
        self._go(before[self.stage])
        return True

    def leave(self) -> None:
        """Give up what is being looked at; nothing was written."""
        self._stop_check()

    def _go(self, stage: Stage) -> None:
        self.stage = stage
        self.stage_changed.emit(stage)
