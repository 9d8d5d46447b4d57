"""The card of properties: a grid of short ones, long ones and JSON below in the whole width."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.i18n import direction_of, tr
from reviewer_app.ui.review.finding import Findable, Marks
from reviewer_app.ui.review.long_property import LongProperty
from reviewer_app.ui.review.properties import Property, properties_of, summary_of
from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    case_line,
    flipped,
    focus_ring,
    paint_soft_ground,
    paint_words,
    single_line,
)
from reviewer_app.ui.widgets.scrolling import bring_into_page

COLUMNS = 3
COLUMN_WIDTH = 220
"""The width at 10 pt from which a grid has one more column."""

COLUMN_GAP = 16
ROW_GAP = 12
VALUE_GAP = 1
ICON_GAP = 6


class PropertiesCard(Card):
    """Everything about a case that is no content to judge; stays as open as a person left it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Properties"), is_collapsible=True)
        self._look = look
        self.wish: bool | None = None
        self._properties: list[Property] = []
        self._shown: list[Property] | None = None
        self._grid = _Grid(look)
        self._long: list[LongProperty] = []
        self._language = ""
        self._is_raw = False
        self.body_layout.setSpacing(ROW_GAP)
        self.body_layout.setContentsMargins(16, 0, 16, 14)
        self.body_layout.addWidget(self._grid)
        self.toggled.connect(self._toggled)

    def show_case(self, view: CaseView, *, is_open: bool) -> None:
        """Show the properties of another case; `is_open` counts until a person has a wish."""
        self._properties = properties_of(view)
        self._language = view.content.language or ""
        self.set_open(is_open if self.wish is None else self.wish)
        self._summary_of_closed = summary_of(view)
        self._fill()

    def renew(self, view: CaseView) -> None:
        """The same case after a decision; stays as open as it is."""
        self.show_case(view, is_open=self.is_open)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through; a closed card is opened for it."""
        for number, short in enumerate(each for each in self._properties if each.is_short):
            yield self._grid.findable(number, str(short.value), self._open)
        for number, long in enumerate(each for each in self._properties if not each.is_short):
            if number >= len(self._long):
                self._add_long()
            yield self._long[number].findable(long.value, self._open)

    def _open(self) -> None:
        if not self.is_open:
            self.set_open(True)
            self._fill()

    def set_raw(self, is_raw: bool) -> None:
        """Show JSON as it is written, or as trees."""
        self._is_raw = is_raw
        for row in self._long:
            row.set_raw(is_raw)

    def _toggled(self, is_open: bool) -> None:
        self.wish = is_open
        self._fill()

    def _fill(self) -> None:
        self.set_summary("" if self.is_open else self._summary_of_closed)
        if not self.is_open or self._properties == self._shown:
            return
        self._shown = self._properties
        self._grid.show_properties([each for each in self._shown if each.is_short])
        self._fill_long([each for each in self._shown if not each.is_short])

    def _add_long(self) -> None:
        row = LongProperty(self._look)
        row.set_raw(self._is_raw)
        self.body_layout.addWidget(row)
        self._long.append(row)

    def _fill_long(self, properties: list[Property]) -> None:
        while len(self._long) < len(properties):
            self._add_long()
        for number, row in enumerate(self._long):
            row.setVisible(number < len(properties))
            if number < len(properties):
                shown = properties[number]
                row.show_property(shown.label, shown.value, self._language)


class _Grid(QWidget):
    """Short properties in columns of one width; rows are as high as their highest value."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._cells: list[_Cell] = []
        # Not Fixed: Qt would then hold it to the height of its size hint, which is for 3 columns.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_again)

    def _measure_again(self) -> None:
        for cell in self._cells:
            cell.show_again()
        self.updateGeometry()
        self._place(self.width())

    def show_properties(self, properties: list[Property]) -> None:
        """Show other properties."""
        while len(self._cells) < len(properties):
            self._cells.append(_Cell(self._look, self))
        for number, cell in enumerate(self._cells):
            cell.setVisible(number < len(properties))
            if number < len(properties):
                cell.show_property(properties[number])
        self.updateGeometry()
        self._place(self.width())

    def findable(self, number: int, text: str, open_: Callable[[], None]) -> Findable:
        """A value to be looked through; its whole cell is marked."""

        def mark(marks: Marks) -> None:
            if number < len(self._cells):
                self._cells[number].mark(marks)

        def reveal(_place: range) -> None:
            open_()
            cell = self._cells[number]
            bring_into_page(cell, cell.rect())

        return Findable(text=lambda: single_line(text), mark=mark, reveal=reveal)

    def _columns(self, width: int) -> int:
        wanted = COLUMN_WIDTH * self._look.theme.sizes.scale
        return max(1, min(COLUMNS, round(width / wanted)))

    def _place(self, width: int, *, is_moved: bool = True) -> int:
        """Put the cells into their places and return the height of all."""
        cells = [cell for cell in self._cells if not cell.isHidden()]
        columns = self._columns(width)
        column = (width - (columns - 1) * COLUMN_GAP) // columns
        y = 0
        for start in range(0, len(cells), columns):
            row = cells[start : start + columns]
            height = max(cell.heightForWidth(column) for cell in row)
            for number, cell in enumerate(row) if is_moved else ():
                x = number * (column + COLUMN_GAP)
                x = width - x - column if self.isRightToLeft() else x
                cell.setGeometry(QRect(x, y, column, height))
            y += height + ROW_GAP
        return max(0, y - ROW_GAP)

    def heightForWidth(self, arg__1: int) -> int:
        return self._place(arg__1, is_moved=False)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = round(COLUMNS * COLUMN_WIDTH * self._look.theme.sizes.scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width())


class _Cell(QWidget):
    """A label above a value that wraps anywhere rather than being cut."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._property: Property | None = None
        self._parts: list[_Part] = []
        self._icon = ""
        self._heights: dict[int, int] = {}
        self._marks = Marks()

    def show_property(self, shown: Property) -> None:
        """Show another property."""
        self._property = shown
        self._icon = shown.icon
        value = case_line(self._look, str(shown.value))
        if self._parts and (shown.label, value) == (self._parts[0].text, self._parts[1].text):
            return
        colour = "text" if shown.is_given else "text_soft"
        self._parts = [_Part(shown.label, "label", "text_soft"), _Part(value, "body", colour)]
        self.setAccessibleName(f"{shown.label}: {single_line(str(shown.value))}")
        self.measure()

    def show_again(self) -> None:
        """The look has changed: sizes, or what is shown of white space."""
        if self._property is not None:
            self.show_property(self._property)
        self.measure()

    def mark(self, marks: Marks) -> None:
        """Mark the cell where its value is searched for."""
        self._marks = marks
        self.update()

    def measure(self) -> None:
        """Take the sizes of the theme."""
        for part in self._parts:
            part.measure(self._look.theme)
        self._heights.clear()
        self.update()

    def heightForWidth(self, arg__1: int) -> int:
        if arg__1 not in self._heights:
            is_rtl = self.isRightToLeft()
            widths = self._widths(arg__1)
            parts = zip(self._parts, widths, strict=True)
            height = sum(part.height_for(width, is_rtl=is_rtl) for part, width in parts)
            self._heights[arg__1] = round(height) + VALUE_GAP
        return self._heights[arg__1]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._marks.places:
            paint_soft_ground(self._look, painter, QRectF(self.rect()), "warn_soft")
        if self._marks.current:
            focus_ring(self._look, painter, QRectF(self.rect()))
        y, is_rtl = 0.0, self.isRightToLeft()
        for part, width in zip(self._parts, self._widths(self.width()), strict=True):
            painter.setPen(self._look.theme.colour(part.colour))
            x = 0 if is_rtl else self.width() - width
            part.paint(painter, QRectF(x, y, width, self.height()), is_rtl=is_rtl)
            if self._icon and width < self.width():
                self._paint_icon(painter, y, part.height_for(width, is_rtl=is_rtl))
            y += part.height_for(width, is_rtl=is_rtl) + VALUE_GAP
        painter.end()

    def _widths(self, width: int) -> list[int]:
        """The room of each part; the value begins behind the icon."""
        taken = self._look.theme.sizes.icon + ICON_GAP if self._icon else 0
        return [width, width - taken][: len(self._parts)]

    def _paint_icon(self, painter: QPainter, y: float, height: float) -> None:
        size = self._look.theme.sizes.icon
        place = QRectF(0, y + (height - size) / 2, size, size)
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self._look.icons.paint(painter, place, self._icon, "text_soft")


class _Part:
    """Some words of a cell; only those that need more than one line are laid out."""

    def __init__(self, text: str, role: str, colour: str) -> None:
        self.text = text
        self.colour = colour
        self._role = role
        self._font = QFont()
        self._width = self._line = 0.0

    def measure(self, theme: Theme) -> None:
        """Take the sizes of a theme."""
        self._font = theme.font(self._role)
        metrics = QFontMetricsF(self._font)
        self._line = metrics.height()
        self._width = metrics.horizontalAdvance(self.text)
        if not self.text.isascii():
            # Letters of other scripts may be higher than the line of the font.
            self._line = max(self._line, metrics.boundingRect(self.text).height())

    def height_for(self, width: int, *, is_rtl: bool) -> float:
        """The height of the words in a column."""
        if self._width <= width:
            return self._line
        return self._lay_out(width, is_rtl=is_rtl).boundingRect().height()

    def paint(self, painter: QPainter, place: QRectF, *, is_rtl: bool) -> None:
        """Draw the words from the top of the place."""
        width = round(place.width())
        if self._width > width:
            self._lay_out(width, is_rtl=is_rtl).draw(painter, place.topLeft())
            return
        flags = Qt.AlignmentFlag
        side = flags.AlignRight if is_rtl else flags.AlignLeft
        line = QRectF(place.topLeft(), QSizeF(place.width(), self._line))
        paint_words(painter, line, self.text, self._font, painter.pen().color(), alignment=side)

    def _lay_out(self, width: int, *, is_rtl: bool) -> QTextLayout:
        return _lines(self.text, self._font, width, is_rtl=is_rtl)


def _lines(text: str, font: QFont, width: int, *, is_rtl: bool) -> QTextLayout:
    """The text in lines, in its own direction, standing where the window begins to read."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    flags, directions = Qt.AlignmentFlag, Qt.LayoutDirection
    side = flags.AlignRight if is_rtl else flags.AlignLeft
    option.setAlignment(side | flags.AlignAbsolute)
    is_text_rtl = direction_of(text) == "rtl"
    option.setTextDirection(directions.RightToLeft if is_text_rtl else directions.LeftToRight)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
