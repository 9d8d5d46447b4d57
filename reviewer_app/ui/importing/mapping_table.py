"""The mapping table: every column of the file, what it goes to, its first value and its state."""

from collections.abc import Callable, Sequence
from collections.abc import Mapping as ByKey
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.mappings import Mapping
from reviewer_app.services.surveying import ColumnLook
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.mapping_row import SIDE, FormChoice, MappingRow, places_in
from reviewer_app.ui.importing.use_list import make_use_model
from reviewer_app.ui.importing.uses import use_of
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words
from reviewer_app.ui.widgets.quiet_button import LinkButton

AT_ONCE = 100
"""Rows that are made without being asked for more; each has widgets of its own."""

BATCH = 16
"""Rows that are made between two key presses: as many as are seen at first."""

Forms = Callable[[str, str], Sequence[FormChoice]]
"""Use and the form at hand → the forms that its cells can be read in."""


class MappingTable(QFrame):
    """Tells what a person chose for a column: column, use and form."""

    chosen = Signal(str, str, str)

    def __init__(self, look: Look, forms: Forms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._forms = look, forms
        self._columns: Sequence[ColumnLook] = ()
        self._mapping = Mapping(uses=())
        self._refused: ByKey[str, int] | None = None
        self._model = make_use_model()
        self._due = 0
        self._batches = QTimer(self, singleShot=True, interval=0)
        self._batches.timeout.connect(self._make_rows)
        self.rows: list[MappingRow] = []
        self.setObjectName("card")
        self.setAccessibleName(tr("Columns of the file"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._body = QWidget()
        self._head = _Head(look, self._body, self)
        self._body.setObjectName("list")
        self._list = QVBoxLayout(self._body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self.more = LinkButton(look, "")
        self.more.clicked.connect(self._show_more)
        self._list.addWidget(self.more)
        self._list.addStretch(1)
        self._lay_out()

    def _lay_out(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 2)
        whole.setSpacing(0)
        whole.addWidget(self._head)
        whole.addWidget(self._scroll, 1)

    def show_columns(self, columns: Sequence[ColumnLook], mapping: Mapping) -> None:
        """Show the columns of another file."""
        self._batches.stop()
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        self._columns, self._mapping, self._refused = columns, mapping, None
        self._scroll.verticalScrollBar().setValue(0)
        self._show_more()

    def show_mapping(self, mapping: Mapping) -> None:
        """Show other choices for the same columns."""
        self._mapping = mapping
        for row in self.rows:
            self._show_use(row)

    def show_refused(self, by_column: ByKey[str, int] | None) -> None:
        """How many lines each column makes fail; None: that is being counted."""
        self._refused = by_column
        for row in self.rows:
            self._show_refused(row)

    def row_of(self, column: str) -> MappingRow:
        """The row of a column; KeyError for one that is not shown."""
        for row in self.rows:
            if row.column == column:
                return row
        raise KeyError(column)

    def _show_use(self, row: MappingRow) -> None:
        use, form = use_of(self._mapping, row.column)
        row.show_use(use, form, self._forms(use, form))

    def _show_refused(self, row: MappingRow) -> None:
        row.show_refused(None if self._refused is None else self._refused.get(row.column, 0))

    def _show_more(self) -> None:
        """Make the next rows; with thousands of columns nobody waits for all of them."""
        self._due = min(len(self.rows) + AT_ONCE, len(self._columns))
        self._make_rows()
        left = len(self._columns) - self._due
        self.more.set_words(tr_n("Show {n} more column", "Show {n} more columns", left))
        self.more.setVisible(left > 0)
        self.updateGeometry()

    def _make_rows(self) -> None:
        """A batch; the next one comes when everything else has had its turn."""
        start = len(self.rows)
        for column in self._columns[start : min(start + BATCH, self._due)]:
            row = MappingRow(self._look, self._model, column.name, column.first_value, self._body)
            row.chosen.connect(partial(self.chosen.emit, column.name))
            self._list.insertWidget(len(self.rows), row)
            self.rows.append(row)
            self._show_use(row)
            self._show_refused(row)
        if len(self.rows) < self._due:
            self._batches.start()

    @property
    def count(self) -> int:
        """How many rows there are, or are about to be."""
        return self._due

    def height_of(self, rows: int) -> int:
        """The height in which this many rows are seen without scrolling."""
        sizes = self._look.theme.sizes
        return sizes.head_row + rows * sizes.card_head + 5

    def sizeHint(self) -> QSize:
        return QSize(560, self.height_of(max(1, self._due)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(360 * self._look.theme.sizes.scale), self.height_of(2))


class _Head(QWidget):
    """The titles of the columns, over those of the rows, which a scroll bar makes narrower."""

    def __init__(self, look: Look, rows: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._rows = look, rows
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(360, self._look.theme.sizes.head_row)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("sidebar"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))
        places = places_in(self._rows.width(), theme.sizes.scale)
        titles = (
            (SIDE, places.arrow, tr("Column in the file")),
            (places.box, places.value, tr("Goes to")),
            (places.value, self.width() - SIDE, tr("First value")),
        )
        for start, end, words in titles:
            place = QRectF(start, 0, max(0.0, end - start), self.height() - 1)
            paint_words(
                painter,
                flipped(place, QRectF(self.rect()), is_rtl=is_rtl),
                words,
                theme.font("label"),
                theme.colour("text_soft"),
                alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
            )
        painter.end()
