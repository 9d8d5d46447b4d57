"""Lines laid out for a width: they know their height and paint themselves."""

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from reviewer_app.ui.comparing.cells import GUTTER, LaidCell, Style
from reviewer_app.ui.comparing.lines import (
    Chip,
    ChipsLine,
    FoldLine,
    GapLine,
    HeadLine,
    Line,
    PathLine,
    TextLine,
)
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    chip_width,
    flipped,
    paint_chip,
    paint_words,
    rounded,
    single_line,
)

SIDE = 16
CHIP_GAP = 8


class Laid(Protocol):
    """A line that is laid out."""

    height: float

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """Draw the line. current: the number of the ringed difference, or -1."""
        ...


def lay_out(look: Look, line: Line, style: Style, width: float, *, columns: int) -> Laid:
    """Lay a line out in one or two columns."""
    match line:
        case TextLine():
            return _LaidText(look, line, style, width, columns)
        case ChipsLine():
            return _LaidChips(look, line, width, columns)
        case PathLine():
            return _LaidWords(look, line.text, "code" if line.is_code else "label_strong")
        case FoldLine():
            return _LaidFold(look, line.words)
        case HeadLine():
            return _Empty(look.theme.sizes.card_head + 1)
        case GapLine():
            return _Empty(look.theme.sizes.card_gap)


class _Empty:
    """Room: a widget stands here, or nothing."""

    def __init__(self, height: float) -> None:
        self.height = height

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """Draw nothing."""


def _middle(rect: QRectF) -> float:
    return round(rect.x() + rect.width() / 2)


class _LaidText:
    """Two cells beside each other, or in one column the old one above the new one."""

    def __init__(
        self, look: Look, line: TextLine, style: Style, width: float, columns: int
    ) -> None:
        self._look, self._line, self._columns = look, line, columns
        if line.is_code:
            style = Style(language="", is_code=True, shows_signs=style.shows_signs)
        room = width / columns
        cells = (line.a, line.b) if columns == 2 or _differ(line) else (line.b or line.a,)
        first = LaidCell(look, cells[0], style, room) if cells[0] else None
        self._cells = [first]
        if len(cells) == 2:
            is_same = cells[0] is cells[1]
            second = LaidCell(look, cells[1], style, room) if cells[1] and not is_same else None
            self._cells.append(first if is_same else second)
        self._least = look.theme.sizes.line + 8.0
        heights = [cell.height for cell in self._cells if cell]
        if columns == 2:
            self.height = max([self._least, *heights])
        else:
            self.height = sum(heights) or self._least

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """Both sides with the rule between them."""
        if self._columns == 2:
            self._paint_beside(painter, rect, current)
            return
        y = rect.y()
        for cell in filter(None, self._cells):
            cell.paint(painter, QRectF(rect.x(), y, rect.width(), cell.height), current)
            y += cell.height

    def _paint_beside(self, painter: QPainter, rect: QRectF, current: int) -> None:
        middle = _middle(rect)
        is_rtl = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = QRectF(rect.x(), rect.y(), middle - rect.x(), rect.height())
        right = QRectF(middle, rect.y(), rect.right() - middle, rect.height())
        places = (right, left) if is_rtl else (left, right)
        for cell, place in zip(self._cells, places, strict=True):
            if cell:
                cell.paint(painter, place, current)
            elif self._line.absent:
                self._paint_absent(painter, place)
        painter.fillRect(
            QRectF(middle, rect.y(), 1, rect.height()), self._look.theme.colour("line")
        )

    def _paint_absent(self, painter: QPainter, place: QRectF) -> None:
        theme = self._look.theme
        room = place.adjusted(GUTTER, 0, -4, 0)
        paint_words(
            painter, room, self._line.absent, theme.font("label"), theme.colour("text_faint")
        )


def _differ(line: TextLine) -> bool:
    return line.a is not line.b and bool((line.a and line.a.sign) or (line.b and line.b.sign))


class _LaidWords:
    """A path, or who speaks."""

    def __init__(self, look: Look, text: str, font: str) -> None:
        self._look, self._text, self._font = look, single_line(text), font
        self.height = look.theme.sizes.line + 8.0

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """The words with a rule above."""
        theme = self._look.theme
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), theme.colour("line"))
        place = rect.adjusted(SIDE, 1, -SIDE, 0)
        is_rtl = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        font, colour = theme.font(self._font), theme.colour("text_soft")
        paint_words(painter, place, self._text, font, colour, alignment=side)


class _LaidFold:
    """Equal parts as one line that opens."""

    def __init__(self, look: Look, words: str) -> None:
        self._look, self._words = look, words
        self.height = float(look.theme.sizes.reason)

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """An icon and the words between two rules."""
        theme = self._look.theme
        line = theme.colour("line")
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), line)
        painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), line)
        is_rtl = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        size = theme.sizes.icon - 2
        mark = QRectF(rect.x() + 12, rect.y(), size, rect.height())
        icon = flipped(mark, rect, is_rtl=is_rtl)
        self._look.icons.paint(painter, icon, "chevrons-up-down", "text_soft")
        place = QRectF(rect.x() + GUTTER, rect.y(), rect.width() - GUTTER - SIDE, rect.height())
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        paint_words(
            painter,
            flipped(place, rect, is_rtl=is_rtl),
            self._words,
            theme.font("label"),
            theme.colour("text_soft"),
            alignment=side,
        )


class _LaidChips:
    """Two lists of chips; what was added or removed has its sign, mark and line."""

    def __init__(self, look: Look, line: ChipsLine, width: float, columns: int) -> None:
        self._look, self._columns = look, columns
        self._room = width / columns - 2 * SIDE
        sides = (line.a, line.b) if columns == 2 else (_united(line),)
        self._sides = [self._placed(side) for side in sides]
        step = look.theme.sizes.chip + 6
        rows = max((row for side in self._sides for _, _, row, _ in side), default=0)
        self._step = step
        self.height = (rows + 1) * step + 10.0

    def _placed(self, chips: tuple[Chip, ...]) -> list[tuple[Chip, float, int, float]]:
        """Each chip with its x, its row and its width."""
        found: list[tuple[Chip, float, int, float]] = []
        x, row = 0.0, 0
        for chip in chips:
            width = min(self._room, chip_width(self._look, single_line(chip[0]), font="code"))
            sign = 14.0 if chip[1] else 0.0
            if x and x + sign + width > self._room:
                x, row = 0.0, row + 1
            found.append((chip, x + sign, row, width))
            x += sign + width + CHIP_GAP
        return found

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """The chips of both sides."""
        middle = _middle(rect)
        is_rtl = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for number, side in enumerate(self._sides):
            start = rect.x() if number == 0 else middle
            for chip, x, row, width in side:
                y = rect.y() + 8 + row * self._step
                place = QRectF(start + SIDE + x, y, width, self._look.theme.sizes.chip)
                self._paint_chip(painter, flipped(place, rect, is_rtl=is_rtl), chip, current)
        if self._columns == 2:
            rule = QRectF(middle, rect.y(), 1, rect.height())
            painter.fillRect(rule, self._look.theme.colour("line"))

    def _paint_chip(self, painter: QPainter, place: QRectF, chip: Chip, current: int) -> None:
        text, sign, stop = chip
        theme = self._look.theme
        ground = {"": "mute", "−": "del_word", "+": "add_word"}[sign]
        shown = single_line(text) or "∅"
        paint_chip(self._look, painter, place, shown, ground=ground, colour="text", font="code")
        if not sign:
            return
        colour = theme.colour("up" if sign == "+" else "down")
        mark = QRectF(place.x() - 14, place.y(), 14, place.height())
        side = Qt.AlignmentFlag.AlignHCenter
        paint_words(painter, mark, sign, theme.font("body_strong"), colour, alignment=side)
        if sign == "+":
            painter.fillRect(QRectF(place.x(), place.bottom() - 2, place.width(), 2), colour)
        else:
            self._strike(painter, place, theme.width("code", shown))
        if stop == current >= 0:
            ring = place.adjusted(-3, -3, 3, 3)
            rounded(painter, ring, theme.sizes.small_radius, None, theme.colour("accent"), 2)

    def _strike(self, painter: QPainter, place: QRectF, width: float) -> None:
        y = round(place.center().y()) + 0.5
        x = place.center().x() - width / 2
        painter.setPen(QPen(self._look.theme.colour("text"), 1))
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))


def _united(line: ChipsLine) -> tuple[Chip, ...]:
    """One column: what was removed first, then the newer list."""
    return (*(chip for chip in line.a if chip[1]), *line.b)
