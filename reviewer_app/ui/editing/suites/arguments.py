"""The table of arguments that tool calls must have: tool, argument and value, a row each."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError, Members, Value
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import focus_ring, rounded
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton, QuietButton

COLUMNS = 3
_STRETCH = (30, 24, 32)
_BARE = """QLineEdit, QLineEdit:focus {
  border: none; padding: 0 8px; min-height: %dpx; background: transparent }"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """One row; value is JSON as it is spelled. Without a name: the tool is only to be called."""

    tool: str
    name: str = ""
    value: str = ""


def read_arguments(value: Value, written: dict[str, dict[str, str]]) -> list[Argument]:
    """The rows of `tool_args`; written: tool and name to the value's spelling."""
    tools = value.pairs if isinstance(value, Members) else ()
    rows: list[Argument] = []
    for tool, wanted in tools:
        pairs = wanted.pairs if isinstance(wanted, Members) else ()
        found = written.get(tool, {})
        rows += [
            Argument(tool=tool, name=name, value=found.get(name, json.dump(one)))
            for name, one in pairs
        ]
        if not pairs:
            rows.append(Argument(tool=tool))
    return rows


def write_arguments(rows: Iterable[Argument]) -> dict[str, dict[str, Json]]:
    """`tool_args` of rows; of two rows for one argument the last one counts."""
    tools: dict[str, dict[str, Json]] = {}
    for row in rows:
        if row.tool.strip():
            wanted = tools.setdefault(row.tool.strip(), {})
            if row.name.strip():
                wanted[row.name.strip()] = value_of(row.value)
    return tools


def value_of(typed: str) -> Json:
    """The value that is typed; a word without quotes is a text."""
    try:
        json.parse(typed)
    except JsonError:
        return Json(json.quote(typed.strip()))
    return Json(typed.strip())


class ArgumentTable(QFrame):
    """Rows that are edited in place. changed: one of them is another now."""

    changed = Signal()

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self._rows: list[_Row] = []
        self.setAccessibleName(name)
        self.setSizePolicy(self.sizePolicy().horizontalPolicy(), self.sizePolicy().Policy.Minimum)
        self.add = QuietButton(look, tr("Add an argument"), icon="plus")
        self.add.clicked.connect(self._add_empty)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        for column, stretch in enumerate(_STRETCH):
            self._grid.setColumnStretch(column, stretch)
        heads = (tr("Tool"), tr("Argument"), tr("Value"))
        for column, words in enumerate(heads):
            label = PlainLabel(look, words, font="label", colour="text_soft")
            label.setContentsMargins(10, 6, 10, 6)
            self._grid.addWidget(label, 0, column)
        foot = QHBoxLayout()
        foot.setContentsMargins(4, 2, 4, 2)
        foot.addWidget(self.add)
        foot.addStretch(1)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(1, 1, 1, 1)
        column_.setSpacing(0)
        column_.addLayout(self._grid)
        column_.addLayout(foot)
        look.changed.connect(self.update)

    def arguments(self) -> list[Argument]:
        """The rows as they are typed."""
        return [row.argument for row in self._rows]

    def show_arguments(self, arguments: list[Argument]) -> None:
        """Show other rows; those that say the same stay, so that the caret does."""
        if write_arguments(self.arguments()) == write_arguments(arguments):
            return
        for row in self._rows:
            row.leave(self._grid)
        self._rows = []
        for argument in arguments:
            self._append(argument)
        self.updateGeometry()

    def _append(self, argument: Argument) -> "_Row":
        row = _Row(self._look, self, argument)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        row.join(self._grid, self._grid.rowCount())
        self._rows.append(row)
        return row

    def _add_empty(self) -> None:
        last = self._rows[-1].argument.tool if self._rows else ""
        row = self._append(Argument(tool=last))
        row.cells[1 if last else 0].setFocus()

    def _remove(self, row: "_Row") -> None:
        row.leave(self._grid)
        self._rows.remove(row)
        self.add.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        rounded(painter, whole, theme.sizes.radius, theme.colour("card"), theme.colour("outline"))
        head = QRectF(1, 1, self.width() - 2, self._grid.cellRect(0, 0).height())
        painter.fillRect(head.adjusted(2, 2, -2, 0), theme.colour("sidebar"))
        for line in (head.bottom(), *(row.bottom() for row in self._rows)):
            painter.fillRect(QRectF(1, line, self.width() - 2, 1), theme.colour("line"))
        for row in self._rows:
            for cell in row.cells:
                if cell.hasFocus():
                    place = QRectF(cell.geometry()).adjusted(2, 1, -2, -1)
                    focus_ring(self._look, painter, place, theme.sizes.small_radius)
        painter.end()


class _Row(QWidget):
    """The three cells of a row and its cross; the widget itself is not shown."""

    changed = Signal()
    removed = Signal()

    def __init__(self, look: Look, table: QWidget, argument: Argument) -> None:
        super().__init__(table)
        self.hide()
        self._look, self._table = look, table
        texts = (argument.tool, argument.name, argument.value)
        names = (tr("Tool"), tr("Argument"), tr("Value"))
        self.cells = [self._cell(*pair) for pair in zip(texts, names, strict=True)]
        self.cross = IconButton(look, tr("Remove this argument"), icon="x", parent=table)
        self.cross.clicked.connect(self.removed)
        self.cells[2].editingFinished.connect(self._spell)
        look.changed.connect(self._apply)
        self._apply()

    def _cell(self, text: str, name: str) -> QLineEdit:
        cell = _Cell(self._table)
        cell.setText(text)
        cell.setAccessibleName(name)
        cell.textEdited.connect(self.changed)
        return cell

    def _apply(self) -> None:
        is_rtl = self._table.isRightToLeft()
        for cell in self.cells:
            cell.setFont(self._look.theme.font("code"))
            sides = Qt.AlignmentFlag
            cell.setAlignment(sides.AlignRight if is_rtl else sides.AlignLeft)
            cell.setStyleSheet(_BARE % self._look.theme.sizes.reason)

    def _spell(self) -> None:
        """What is no JSON is a text: show it as it will be kept."""
        typed = self.cells[2].text()
        if typed.strip() and typed != value_of(typed).text:
            self.cells[2].setText(value_of(typed).text)
            self.changed.emit()

    @property
    def argument(self) -> Argument:
        tool, name, value = (cell.text() for cell in self.cells)
        return Argument(tool=tool, name=name, value=value)

    def bottom(self) -> float:
        return self.cells[0].geometry().bottom() + 1.0

    def join(self, grid: QGridLayout, place: int) -> None:
        for column, cell in enumerate(self.cells):
            grid.addWidget(cell, place, column)
            cell.show()
        grid.addWidget(self.cross, place, COLUMNS)
        self.cross.show()

    def leave(self, grid: QGridLayout) -> None:
        for part in (*self.cells, self.cross):
            grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.deleteLater()


class _Cell(QLineEdit):
    """A line without an edge; the table paints the ring."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setDragEnabled(False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def focusInEvent(self, arg__1: QFocusEvent) -> None:
        super().focusInEvent(arg__1)
        self._table.update()

    def focusOutEvent(self, arg__1: QFocusEvent) -> None:
        super().focusOutEvent(arg__1)
        self._table.update()
