"""The import page: a file becomes cases in four steps, and nothing is read in before the last."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from reviewer_app.domain.datasets import Dataset, Product
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.mappings import Mapping
from reviewer_app.services.browsing import Sidebar
from reviewer_app.services.desk import Desk
from reviewer_app.services.import_results import ImportResult, Survey
from reviewer_app.services.previewing import Preview
from reviewer_app.services.progress import Step
from reviewer_app.services.surveying import Look as FileLook
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.action_bar import ActionBar
from reviewer_app.ui.importing.bar_state import BarState, Way, bar_state
from reviewer_app.ui.importing.columns_step import ColumnsStep
from reviewer_app.ui.importing.course import Course, Stage
from reviewer_app.ui.importing.done_step import DoneStep
from reviewer_app.ui.importing.file_step import FileStep
from reviewer_app.ui.importing.forms import forms_of
from reviewer_app.ui.importing.head import Head
from reviewer_app.ui.importing.outlook import (
    counting_words,
    file_words,
    inherited_words,
    meta_words,
    metadata_words,
    turn_words,
)
from reviewer_app.ui.importing.problems import problems_text
from reviewer_app.ui.importing.reading_step import ReadingStep
from reviewer_app.ui.importing.refused_step import RefusedStep
from reviewer_app.ui.importing.target_step import TargetStep
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.look import Look

_STEPS = {Stage.COLUMNS: 1, Stage.TARGET: 2, Stage.READING: 2, Stage.STOPPED: 2, Stage.DONE: 3}
"""The step of a stage; all others are about the file."""


class ImportPage(QWidget):
    """Leads through the import of one file.

    left: the person is through with it or does not want it. next_asked: on to the next file,
    where several came. another_asked: choose one instead. review_asked: to the cases of a
    dataset. save_asked: keep a list as a text file.
    """

    left = Signal()
    next_asked = Signal()
    another_asked = Signal()
    review_asked = Signal(str)
    save_asked = Signal(str)
    failed = Signal(object)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._tasks = desk, tasks
        self._turn, self._has_next = "", False
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.course = Course(desk, tasks, self)
        self.head = Head(look)
        self.file = FileStep(look)
        self.columns = ColumnsStep(look, forms_of)
        self.target = TargetStep(look)
        self.reading = ReadingStep(look)
        self.done = DoneStep(look)
        self.refused = RefusedStep(look)
        self.bar = ActionBar(look)
        self._lay_out()
        self._connect_steps()
        self._connect_course()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self._pages: dict[Stage, QWidget] = {
            Stage.LOOKING: QWidget(),
            Stage.FILE: self.file,
            Stage.COLUMNS: self.columns,
            Stage.TARGET: self.target,
            Stage.READING: self.reading,
            Stage.STOPPED: self.reading,
            Stage.DONE: self.done,
            Stage.REFUSED: self.refused,
        }
        for page in dict.fromkeys(self._pages.values()):
            self._stack.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self.bar)

    def _connect_steps(self) -> None:
        course, columns = self.course, self.columns
        self.bar.back.clicked.connect(self.go_back)
        self.bar.go_on.clicked.connect(self.go_on)
        self.bar.other.clicked.connect(lambda: self._go(self._state().other_way))
        self.bar.keep.clicked.connect(course.keep_columns)
        self.file.reading_chosen.connect(course.read_as)
        columns.table.chosen.connect(course.use)
        columns.preview.table.rows.page_needed.connect(course.load_page)
        columns.preview.narrowed.connect(course.narrow)
        columns.problems.place_asked.connect(course.find)
        columns.problems.save_asked.connect(
            lambda: self.save_asked.emit(problems_text(columns.problems.problems))
        )
        self.target.target_chosen.connect(course.aim)
        self.target.target_edited.connect(self._show_bar)
        self.target.on_conflict_chosen.connect(course.choose_on_conflict)
        self.reading.cancelled.connect(course.run.cancel)
        self.reading.removed.connect(lambda: course.run.discard(self.left.emit))
        self.done.undo_asked.connect(lambda: course.run.undo(self._show_undone))
        self.done.save_asked.connect(lambda: self.save_asked.emit(problems_text(self.done.refused)))

    def _connect_course(self) -> None:
        course, rows = self.course, self.columns.preview.table.rows
        course.stage_changed.connect(self._show_stage)
        course.looked.connect(self._show_look)
        course.mapping_changed.connect(self._show_mapping)
        course.previewed.connect(self._show_preview)
        course.page_came.connect(rows.put_page)
        course.page_failed.connect(rows.forget_asked)
        course.found.connect(self.columns.show_row)
        course.narrowed.connect(self.columns.narrow)
        course.target_known.connect(self._show_dataset)
        course.check_begun.connect(self._show_checking)
        course.counted.connect(self._show_count)
        course.checked.connect(self._show_survey)
        course.run.progressed.connect(self._show_progress)
        course.finished.connect(self._show_result)
        course.refused.connect(self._show_refused)
        course.kept.connect(lambda: self.bar.show_kept(is_kept=True))
        course.failed.connect(self.failed)

    # What is opened

    def open(self, file: Path | Pasted, turn: int = 1, count: int = 1) -> None:
        """Begin with a file, the `turn`th of `count` that came together."""
        self._turn, self._has_next = turn_words(turn, count), turn < count
        self.file.forget()
        self.course.open(file)
        self._show_head()
        self.head.loading.start()

    def show_turn(self, turn: int, count: int) -> None:
        """More files came, or fewer are left."""
        self._turn, self._has_next = turn_words(turn, count), turn < count
        self._show_head()
        self._show_bar()

    @property
    def is_over(self) -> bool:
        """Whether the file at hand is read in or cannot be, and no other one waits."""
        is_done = self.course.stage in (Stage.DONE, Stage.REFUSED)
        return is_done and not self._has_next

    def open_stopped(self, name: str, import_id: str) -> None:
        """Go on with an import that stopped at an earlier time."""
        self._turn, self._has_next = "", False
        self.course.resume(name, import_id)
        self._show_head()

    def _show_head(self) -> None:
        look, survey = self.course.look, self.course.survey
        is_before = self.course.stage in (Stage.FILE, Stage.COLUMNS, Stage.TARGET)
        self.setAccessibleName(tr("Import {name}").format(name=self.course.name))
        self.head.show_words(
            tr("Import {name}").format(name=file_words(self.course.name)),
            self._turn,
            meta_words(look, survey) if look else "",
            tr("Nothing is read in until the last step") if is_before else "",
        )

    # What the course tells

    def _show_look(self, look: FileLook) -> None:
        self.file.show_look(look)
        self.columns.show_look(look)
        self.target.show_metadata(metadata_words(look.dataset_metadata))
        self._show_head()
        self._tasks.latest("import targets", self._load_targets, self._show_targets)

    async def _load_targets(self) -> tuple[Sidebar, list[Product]]:
        return await self._desk.browsing.sidebar(), await self._desk.organizing.products()

    def _show_targets(self, found: tuple[Sidebar, list[Product]]) -> None:
        sidebar, products = found
        names = [product.name for product in products]
        self.target.show_targets(sidebar.datasets, self.course.target, names)
        self._show_bar()

    def _show_mapping(self, mapping: Mapping) -> None:
        self.columns.table.show_mapping(mapping)
        look = self.course.look
        self.bar.show_kept(is_kept=bool(look and look.is_remembered and mapping == look.proposed))

    def _show_preview(self, preview: Preview) -> None:
        self.columns.show_preview(preview)
        if self.course.survey is None:
            self.columns.show_first_problems(preview)
            self._show_pending()

    def _show_checking(self) -> None:
        if self.course.can_check:
            self.head.loading.start()
        else:
            self.head.loading.stop()
        self._show_pending()
        self.columns.table.show_refused(None)
        self._show_bar()

    def _show_pending(self) -> None:
        """Until problems are known, their pane says what that waits for."""
        self.columns.show_pending(is_checking=self.course.can_check)

    def _show_count(self, step: Step) -> None:
        if self.course.survey is None:
            self.bar.counts.show_words("", counting_words(step.done, step.total))
            if step.total:
                self.head.loading.show_part(step.done / step.total)

    def _show_survey(self, survey: Survey) -> None:
        self.head.loading.stop()
        self.columns.show_survey(survey, self.course.mapping)
        self.target.show_survey(survey)
        self._show_head()
        self._show_bar()

    def _show_dataset(self, dataset: Dataset | None) -> None:
        self.target.show_inherited(inherited_words(dataset))

    def _show_refused(self, reason: str) -> None:
        self.refused.show_problem(self.course.name, reason)

    def _show_progress(self, step: Step) -> None:
        self.reading.show_progress(step.done, step.total)

    def _show_result(self, result: ImportResult) -> None:
        if result.is_cancelled:
            self.reading.show_stopped(self.course.run.reached.done, self.course.run.reached.total)
        else:
            self.done.show_result(result)
        self._show_bar()

    def _show_undone(self) -> None:
        self.done.show_undone()
        self._show_bar()

    # The way through

    def _show_stage(self, stage: Stage) -> None:
        self._stack.setCurrentWidget(self._pages[stage])
        self.head.stepper.show_step(_STEPS.get(stage, 0), is_over=stage is Stage.DONE)
        if stage is Stage.READING:
            self.reading.begin()
        if stage in (Stage.REFUSED, Stage.READING, Stage.DONE, Stage.STOPPED):
            self.head.loading.stop()
        self._show_head()
        self._show_bar()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _state(self) -> BarState:
        found = self.target.found
        return bar_state(
            self.course,
            has_next=self._has_next,
            is_new=found is None or found.cases == 0,
            is_complete=self.target.is_complete,
        )

    def _show_bar(self) -> None:
        self.bar.show_state(self._state())

    def go_on(self) -> None:
        """What Enter does: the way that the stage at hand leads to."""
        state = self._state()
        if state.can_go_on:
            self._go(state.way)

    def go_back(self) -> None:
        """What Esc does: a step back, and from the first one away; reading in stops first."""
        if self.course.stage is Stage.READING:
            self.reading.ask_to_stop()
        elif not self.course.go_back():
            self.course.leave()
            self.left.emit()

    def _go(self, way: Way) -> None:
        match way:
            case Way.STEP:
                self.course.go_on()
            case Way.READ_IN:
                self.course.read_in()
            case Way.CONTINUE:
                self.course.run.resume_stopped()
            case Way.REVIEW:
                self.review_asked.emit(self.course.run.dataset_id)
            case Way.NEXT:
                self.course.leave()
                self.next_asked.emit()
            case Way.ANOTHER:
                self.another_asked.emit()
            case Way.CLOSE:
                self.left.emit()
            case Way.NOWHERE:
                pass

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif event.matches(QKeySequence.StandardKey.Undo) and self.done.undo.isVisible():
            self.done.undo.click()
        else:
            super().keyPressEvent(event)
