"""The preview: the rows of a file as they will be read, those that cannot be marked."""

from itertools import islice

from PySide6.QtCore import QItemSelectionModel, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from reviewer_app.services.previewing import PreviewRow
from reviewer_app.ui.i18n import format_number, said, tr
from reviewer_app.ui.importing.preview_model import ROW, Index, PreviewModel
from reviewer_app.ui.importing.words import field_words, line_heading
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    paint_excerpt,
    paint_words,
    single_line,
    words_width,
)

SIDE = 10
_WIDEST, _NARROWEST = 260, 64
_LONG_LEAST = 150
_MEASURED = 40


class PreviewTable(QTableView):
    """Shows any number of rows; widths go by what the first rows hold.

    in_sight: the rows seen first and last have changed.
    """

    in_sight = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = PreviewModel(self)
        self._heads = _Heads(look, self)
        self._lines = _Lines(look, self)
        self._corner = _Corner(look, self)
        self.setHorizontalHeader(self._heads)
        self.setVerticalHeader(self._lines)
        self.setModel(self.rows)
        self.setItemDelegate(_CellDelegate(look, self))
        self.setAccessibleName(tr("Rows as they will be read in"))
        self._set_up()
        self.rows.modelReset.connect(self._fit_columns)
        self.rows.dataChanged.connect(self._told)
        self.verticalScrollBar().valueChanged.connect(self.in_sight)
        look.changed.connect(self._size_rows)
        self._size_rows()

    def _set_up(self) -> None:
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setDragEnabled(False)  # dragging would run a loop of its own
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # The card is its ground.
        clear = "QTableView, QHeaderView, QAbstractScrollArea::corner"
        self.setStyleSheet(f"{clear} {{ background: transparent }}")

    def go_to(self, shown: int) -> None:
        """Bring a row into the middle and mark it."""
        index = self.rows.index(shown, 0)
        self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def shown_rows(self) -> tuple[PreviewRow, PreviewRow] | None:
        """The first and the last row in sight; None where there are none."""
        if not self.rows.rowCount():
            return None
        first = max(0, self.rowAt(1))
        seen = self.viewport().height() // self._lines.defaultSectionSize()
        last = min(self.rows.rowCount(), first + max(1, seen)) - 1
        ends = self.rows.row_here(first), self.rows.row_here(last)
        return (ends[0], ends[1]) if ends[0] and ends[1] else None

    def _told(self) -> None:
        self.in_sight.emit()
        self.viewport().update()
        self._lines.viewport().update()

    def _size_rows(self) -> None:
        height = self._look.theme.sizes.bar + 1
        self._lines.setMinimumSectionSize(1)
        self._lines.setDefaultSectionSize(height)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """As wide as the first rows need; what is left over goes to the long texts."""
        wanted = [self._wanted(field) for field in self.rows.fields]
        scale = self._look.theme.sizes.scale
        long = [n for n, width in enumerate(wanted) if width >= _WIDEST * scale]
        takers = long or [len(wanted) - 1]
        room = self.viewport().width() - sum(wanted)
        for n, width in enumerate(wanted):
            more = room / len(takers) if n in takers and (long or room > 0) else 0.0
            least = min(width, _LONG_LEAST * scale)
            self.setColumnWidth(n, int(max(width + more, least)))
        self._lines.fit()
        self.in_sight.emit()

    def _wanted(self, field: str) -> float:
        theme = self._look.theme
        words = [row.values.get(field, "") for row in self._measured()]
        font, scale = theme.font("body"), theme.sizes.scale
        widest = max((words_width(font, single_line(text)) for text in words), default=0.0)
        head = theme.width("label", self._heads.words(field))
        wanted = max(widest, head) + 2 * SIDE + 1
        return min(max(wanted, _NARROWEST * scale), _WIDEST * scale)

    def _measured(self) -> list[PreviewRow]:
        return [row for _, row in islice(self.rows.loaded_rows(), _MEASURED)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        lines, heads = self._lines.geometry(), self._heads.geometry()
        self._corner.setGeometry(QRect(lines.x(), heads.y(), lines.width(), heads.height()))

    def minimumSizeHint(self) -> QSize:
        row = self._look.theme.sizes.bar + 1
        return QSize(240, self._heads.sizeHint().height() + 3 * row)


class _Heads(QHeaderView):
    """The fields, in small words on the ground of heads."""

    def __init__(self, look: Look, table: "PreviewTable") -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._look, self._table = look, table
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)

    def words(self, field: str) -> str:
        """The title over a field's column."""
        return field_words(field)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.theme.sizes.bar)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        words = str(self.model().headerData(logicalIndex, self.orientation()) or "")
        _paint_head(self._look, painter, QRectF(rect), words, is_rtl=self.isRightToLeft())


class _Lines(QHeaderView):
    """The line of the file at the side of each row; marked where something is told of it."""

    def __init__(self, look: Look, table: "PreviewTable") -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._look, self._table = look, table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def fit(self) -> None:
        """As wide as the longest number that can come."""
        theme = self._look.theme
        longest = format_number(10 * max(10, self._table.rows.rowCount()))
        first = self._table.rows.row_here(0) if self._table.rows.rowCount() else None
        heading = line_heading(first.place if first else "")
        font = theme.font("label_strong")
        width = max(words_width(font, longest), words_width(font, heading)) + 2 * SIDE
        self.setFixedWidth(round(width))

    def sizeHint(self) -> QSize:
        # Qt's own asks for the names of the last rows, which would load them.
        return QSize(self.maximumWidth(), 0)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        theme = self._look.theme
        row: PreviewRow | None = self.model().headerData(logicalIndex, self.orientation(), ROW)
        place = QRectF(rect)
        painter.fillRect(place, theme.colour("card"))
        _paint_edges(self._look, painter, place, is_rtl=self.isRightToLeft())
        if row is None:
            return
        colour = "down" if row.problem else "warn" if row.notes else "text_soft"
        words = str(self.model().headerData(logicalIndex, self.orientation()))
        font = "label_strong" if row.problem or row.notes else "label"
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            place.adjusted(SIDE, 0, -SIDE, 0),
            words,
            theme.font(font),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignLeft if is_rtl else Qt.AlignmentFlag.AlignRight,
        )


class _Corner(QWidget):
    """What the numbers at the side are."""

    def __init__(self, look: Look, table: "PreviewTable") -> None:
        super().__init__(table)
        self._look, self._table = look, table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        row = self._table.rows.row_here(0) if self._table.rows.rowCount() else None
        words = line_heading(row.place if row else "")
        is_rtl = self.isRightToLeft()
        _paint_head(self._look, painter, QRectF(self.rect()), words, is_rtl=is_rtl, at_end=True)
        painter.end()


def _paint_head(
    look: Look, painter: QPainter, rect: QRectF, words: str, *, is_rtl: bool, at_end: bool = False
) -> None:
    theme = look.theme
    painter.fillRect(rect, theme.colour("sidebar"))
    _paint_edges(look, painter, rect, is_rtl=is_rtl)
    side = Qt.AlignmentFlag.AlignRight if is_rtl != at_end else Qt.AlignmentFlag.AlignLeft
    paint_words(
        painter,
        rect.adjusted(SIDE, 0, -SIDE, 0),
        words,
        theme.font("label"),
        theme.colour("text_soft"),
        alignment=side,
    )


def _paint_edges(look: Look, painter: QPainter, rect: QRectF, *, is_rtl: bool) -> None:
    """The thin lines below a cell and at its end."""
    line = look.theme.colour("line")
    painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), line)
    end = QRectF(rect.right() - 1, rect.y(), 1, rect.height())
    painter.fillRect(flipped(end, rect, is_rtl=is_rtl), line)


class _CellDelegate(QStyledItemDelegate):
    """One line of each cell in its own direction; what is wrong or told stands on colour."""

    def __init__(self, look: Look, table: PreviewTable) -> None:
        super().__init__(table)
        self._look, self._table = look, table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        cell, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        row: PreviewRow | None = index.data(ROW)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        field = self._table.rows.fields[index.column()]
        ground = _ground(row, field) or ("select" if is_selected else "card")
        painter.fillRect(cell, theme.colour(ground))
        if edge := theme.soft_edge(ground):
            painter.fillRect(QRectF(cell.x(), cell.y(), 2, cell.height()), theme.colour(edge))
        _paint_edges(self._look, painter, cell, is_rtl=is_rtl)
        if row is None:
            return
        text = row.values.get(field, "")
        if not text.strip() and ground == "down_soft":
            text = self._missing(row, index)
        font = (
            theme.font("code")
            if field in row.formula_fields
            else theme.case_font(row.values.get("language", ""), "body")
        )
        place = cell.adjusted(SIDE, 0, -SIDE, 0)
        paint_excerpt(painter, place, text, font, theme.colour("text"), is_rtl=is_rtl)

    def _missing(self, row: PreviewRow, index: Index) -> str:
        """What stands in a marked cell without a value; a row that is no case says why at once."""
        if row.problem_field:
            return tr("empty")
        return said(row.problem.reason) if row.problem and index.column() == 0 else ""


def _ground(row: PreviewRow | None, field: str) -> str:
    """The ground of a cell that something is told of; empty for the others."""
    if row is None:
        return ""
    if row.problem and row.problem_field in (field, ""):
        return "down_soft"
    return "warn_soft" if field in row.formula_fields else ""
