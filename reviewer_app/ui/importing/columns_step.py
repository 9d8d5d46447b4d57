"""The step of the columns: mapping and preview beside the problems, below them in a narrow page."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.domain.files import Note
from reviewer_app.domain.mappings import Mapping
from reviewer_app.services.import_results import Survey
from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.services.surveying import Look as FileLook
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.mapping_table import Forms, MappingTable
from reviewer_app.ui.importing.preview_card import PreviewCard
from reviewer_app.ui.importing.problems import by_column, group, notes_on_left_out, problems_of
from reviewer_app.ui.importing.problems_pane import ProblemsPane
from reviewer_app.ui.widgets.look import Look

MARGIN = 20
_PROBLEMS_WIDE, _PROBLEMS_LEAST = 372, 300
_SIDE_BY_SIDE_FROM = 900
_LEAST_ROWS, _PREVIEW_ROWS = 4, 7
_SLACK = 8


class ColumnsStep(QScrollArea):
    """Fills the page where there is room; where there is none, the page scrolls.

    resized: another room for the preview's rows.
    """

    resized = Signal()

    def __init__(self, look: Look, forms: Forms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.table = MappingTable(look, forms)
        self.preview = PreviewCard(look)
        self.problems = ProblemsPane(look)
        self._not_kept: Sequence[Note] = ()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()

    def _lay_out(self) -> None:
        body = QWidget()
        body.setObjectName("pageBody")
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.table)
        left.addWidget(self.preview, 1)
        self._parts.setContentsMargins(MARGIN, 8, MARGIN, MARGIN)
        self._parts.setSpacing(16)
        self._parts.addLayout(left, 1)
        self._parts.addWidget(self.problems)
        body.setLayout(self._parts)
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(body)

    def show_look(self, look: FileLook) -> None:
        """Show the columns of another file, or of the same one read in another way."""
        self.table.show_columns(look.columns, look.proposed)
        self._not_kept = notes_on_left_out(look)
        self.fit()

    def show_preview(self, preview: Preview) -> None:
        """Show the first rows as they will be read."""
        self.preview.table.rows.show_first(preview)
        self.preview.show_empty("" if preview.rows else tr("The file has no rows."))
        self.preview.show_switch(is_narrow=False, is_there=False)  # not before all are known

    def show_first_problems(self, preview: Preview) -> None:
        """Show what the first rows have, until the whole file was looked through."""
        refused = [row.problem for row in preview.rows if row.problem]
        notes = [*self._not_kept, *(note for row in preview.rows for note in row.notes)]
        self.problems.show_problems(group(refused, notes), is_checking=True)

    def show_pending(self, *, is_checking: bool) -> None:
        """Say why no problems are known: the file is being read, or more has to be known first."""
        if self.preview.table.rows.rowCount() == 0:
            self.problems.show_pending(tr("The file has no rows."))
        elif is_checking:
            self.problems.show_pending(tr("Looking through the file…"))
        else:
            self.problems.show_pending(tr("Problems are looked for once the columns are known."))

    def show_survey(self, survey: Survey, mapping: Mapping) -> None:
        """Show what the whole file has."""
        found = problems_of(survey.refused, [*self._not_kept, *survey.notes], survey.same)
        self.problems.show_problems(found)
        if not survey.rows:
            self.problems.show_pending(tr("The file has no rows."))
        self.table.show_refused(by_column(survey.refused, mapping))
        rows = self.preview.table.rows
        rows.set_total(survey.rows)
        self.preview.show_switch(is_narrow=rows.is_narrowed, is_there=bool(survey.refused))

    def show_row(self, number: int, row: PreviewRow) -> None:
        """Bring a row of the file into sight."""
        rows = self.preview.table.rows
        shown = rows.shown_at(row.place) if rows.is_narrowed else number
        if shown is None:
            self.narrow(None)
            shown = number
        self.preview.table.go_to(shown)

    def narrow(self, rows: Sequence[PreviewRow] | None) -> None:
        """Show only these rows, or all again."""
        self.preview.table.rows.show_only(rows)
        self.preview.show_switch(is_narrow=rows is not None, is_there=True)

    def fit(self) -> None:
        """Share the room between mapping and preview: each gets what it needs, or a good half."""
        scale = self._look.theme.sizes.scale
        is_wide = self.width() >= _SIDE_BY_SIDE_FROM * scale
        direction = QBoxLayout.Direction
        self._parts.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        wide = max(_PROBLEMS_LEAST * scale, min(_PROBLEMS_WIDE * scale, self.width() * 0.32))
        self.problems.setMinimumWidth(round(wide) if is_wide else 0)
        self.problems.setMaximumWidth(round(wide) if is_wide else 16_777_215)
        self._share(is_wide=is_wide)
        self.resized.emit()

    def _share(self, *, is_wide: bool) -> None:
        sizes = self._look.theme.sizes
        room = self.height() - 8 - MARGIN - 12 - _SLACK
        least_preview = sizes.bar * (_PREVIEW_ROWS + 2)
        wanted = self.table.height_of(max(1, self.table.count))
        most = max(self.table.height_of(_LEAST_ROWS), room - least_preview)
        self.table.setFixedHeight(min(wanted, most))
        self.preview.setMinimumHeight(least_preview)
        self.problems.setMinimumHeight(0 if is_wide else 8 * sizes.bar)

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 120)
