"""One row of a JSON tree laid out and painted: chevron, key and value, literally."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from reviewer_app.domain.searching import Term, places
from reviewer_app.ui.i18n import direction_of, tr
from reviewer_app.ui.widgets.json_words import Words
from reviewer_app.ui.widgets.literal_layout import PIECE, utf16_length
from reviewer_app.ui.widgets.literal_signs import ALL_SIGNS, SIGNS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_soft_ground, paint_words

STEP = 18
CHEVRON = 18
GAP = 10
"""Indent of each depth, room of the chevron, and what is between key and value, at 10 pt."""

LINES = 8
"""Lines of a string until its row is opened; then up to MOST_LINES."""

MOST_LINES = 400

KEY_LETTERS = 2000
"""Letters of a key that are measured and drawn; no line is as long."""

_DRAWN_BY_QT = frozenset({0x20, 0x09})
_ALL_SIGNS = {code: sign for code, sign in ALL_SIGNS.items() if code not in _DRAWN_BY_QT}


@dataclass(frozen=True, slots=True, kw_only=True)
class CellStyle:
    """How rows are drawn. language: of the content. found: what is searched for.

    is_rtl: keys and values begin at the right. has_gutter: there is room for chevrons.
    """

    has_gutter: bool = True

    language: str = ""
    is_rtl: bool = False
    found: tuple[Term, ...] = ()


class Cell:
    """The paragraphs of a row at a width."""

    def __init__(
        self, look: Look, words: Words, style: CellStyle, width: int, indent: int, *, is_whole: bool
    ) -> None:
        self._look, self._words, self._style = look, words, style
        self._widest = 0.0
        self._scale = scale = look.theme.sizes.case_scale
        self._x = indent * STEP * scale
        self._start = start = self._x + (CHEVRON * scale if style.has_gutter else 0)
        self._key_font = look.theme.case_font(style.language)
        code = look.theme.font("code_case")
        self._value_font = self._key_font if words.is_text else code
        key_width = self._advance(words.key) + (GAP * scale if words.key else 0)
        room = width - start
        is_below = key_width > room * 0.45 and bool(words.value)
        self._value_x = start + (STEP * scale if is_below else key_width)
        metrics, value = QFontMetricsF(self._key_font), QFontMetricsF(self._value_font)
        self._line = metrics.height()
        self._line_height = look.theme.case_line_height(self._key_font)
        self._top = max(2.0, (self._line_height - self._line) / 2)
        on_one_base = metrics.ascent() - value.ascent()
        self._value_y = self._top + (self._line_height if is_below else on_one_base)
        self._heights: list[float] = []
        self.is_cut = False
        self._layouts = self._lay_out(width - self._value_x, MOST_LINES if is_whole else LINES)

    @property
    def height(self) -> float:
        """What the row needs, at least a line."""
        below = self._value_y + sum(self._heights)
        if self._has_line_below:
            below += self._line + 2
        has_lead = self._words.is_text and not self._has_line_below  # it comes with each line
        lead = self._line_height - self._line if has_lead else 0.0
        return max(below - lead, self._top + self._line) + self._top

    @property
    def _has_line_below(self) -> bool:
        return self.is_cut or (self._words.is_text and bool(self._words.note))

    def _advance(self, text: str) -> float:
        return QFontMetricsF(self._key_font).horizontalAdvance(_one_line(self._look, text))

    def _lay_out(self, width: float, lines: int) -> list[QTextLayout]:
        layouts: list[QTextLayout] = []
        width = max(width, 40.0)
        for paragraph in self._words.value.split("\n"):
            if lines <= 0:
                self.is_cut = True
                break
            for start in range(0, max(1, len(paragraph)), PIECE):
                part = paragraph[start : start + PIECE]
                layout = self._layout(part)
                lines -= self._break_lines(layout, width, lines)
                layouts.append(layout)
        return layouts

    def _layout(self, text: str) -> QTextLayout:
        # Qt draws its own signs for blanks in the wrong places where lines stand at the right.
        draws_blanks = self._look.shows_invisible and not self._style.is_rtl
        signs = ALL_SIGNS if self._look.shows_invisible and not draws_blanks else None
        shown = text.translate(signs) if signs else _shown(self._look, text)
        layout = QTextLayout(shown, self._value_font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        is_rtl = self._words.is_text and direction_of(text) == "rtl"
        directions = Qt.LayoutDirection
        option.setTextDirection(directions.RightToLeft if is_rtl else directions.LeftToRight)
        option.setAlignment(self._side())
        option.setTabStopDistance(4 * QFontMetricsF(self._value_font).horizontalAdvance(" "))
        if draws_blanks:
            option.setFlags(QTextOption.Flag.ShowTabsAndSpaces)
        layout.setTextOption(option)
        layout.setFormats(self._marks(text))
        return layout

    def _side(self) -> Qt.AlignmentFlag:
        """Values stand beside their keys, whichever way they run."""
        flags = Qt.AlignmentFlag
        side = flags.AlignRight if self._style.is_rtl else flags.AlignLeft
        return side | flags.AlignAbsolute

    def _break_lines(self, layout: QTextLayout, width: float, most: int) -> int:
        """Break a paragraph into lines, the last of them without what stands between lines."""
        layout.beginLayout()
        y, count = 0.0, 0
        while count < most and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += max(line.height(), self._line_height if self._words.is_text else 0.0)
            self._widest = max(self._widest, line.naturalTextWidth())
            count += 1
        self.is_cut = self.is_cut or (count == most and layout.createLine().isValid())
        layout.endLayout()
        self._heights.append(y)
        return count

    def _marks(self, text: str) -> Sequence[QTextLayout.FormatRange]:
        theme, found = self._look.theme, list[QTextLayout.FormatRange]()
        for place in places(text, self._style.found, is_inside=True) if self._style.found else ():
            kind = QTextCharFormat()
            kind.setBackground(theme.colour("warn_soft"))
            kind.setForeground(theme.colour("text"))
            if theme.soft_edge("warn_soft") is not None:
                kind.setFontUnderline(True)
            part = QTextLayout.FormatRange()
            part.start = utf16_length(text[: place.start])
            part.length = utf16_length(text[place.start : place.stop])
            part.format = kind
            found.append(part)
        return found

    # Painting

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the row into its place."""
        theme, words, is_rtl = self._look.theme, self._words, self._style.is_rtl
        y = rect.y()
        if words.is_holder:
            size = theme.sizes.icon
            mark = QRectF(rect.x() + self._x, y + self._top, size, self._line)
            name = "chevron-down" if words.is_open else "chevron-right"
            self._look.icons.paint(painter, flipped(mark, rect, is_rtl=is_rtl), name, "text_soft")
        start = self._start
        key = QRectF(rect.x() + start, y + self._top, rect.width() - start, self._line)
        self._mark_key(painter, key, rect)
        self._paint_words(painter, key, rect, words.key, self._key_font, "text_soft")
        painter.setPen(theme.colour(self._value_colour()))
        at = y + self._value_y
        width = rect.width() - self._value_x
        for layout, height in zip(self._layouts, self._heights, strict=True):
            box = flipped(QRectF(rect.x() + self._value_x, at, width, 1), rect, is_rtl=is_rtl)
            layout.draw(painter, QPointF(box.x(), at))
            at += height
        self._paint_note(painter, rect, at)

    def _value_colour(self) -> str:
        return "text_soft" if self._words.is_holder else "text"

    def _mark_key(self, painter: QPainter, place: QRectF, rect: QRectF) -> None:
        """The ground of a key in which something was found."""
        style = self._style
        if style.found and places(self._words.key, style.found, is_inside=True):
            ground = QRectF(place)
            ground.setWidth(min(place.width(), self._advance(self._words.key)))
            ground = flipped(ground, rect, is_rtl=style.is_rtl)
            paint_soft_ground(self._look, painter, ground, "warn_soft")

    def _paint_note(self, painter: QPainter, rect: QRectF, y: float) -> None:
        words, font = self._words, self._look.theme.font("label")
        x = rect.x() + self._value_x
        if self._has_line_below:
            place = QRectF(x, y + 2, rect.right() - x, self._line)
            note, colour = words.note or tr("Show all"), "text_soft" if words.note else "accent"
            self._paint_words(painter, place, rect, note, font, colour)
        elif words.note:
            x += self._widest + (GAP * self._scale if words.value else 0)
            place = QRectF(x, rect.y() + self._top, rect.right() - x, self._line)
            self._paint_words(painter, place, rect, words.note, font, "text_faint")

    def _paint_words(
        self, painter: QPainter, place: QRectF, rect: QRectF, text: str, font: QFont, colour: str
    ) -> None:
        """One line of words at the starting side of a place."""
        is_rtl = self._style.is_rtl
        paint_words(
            painter,
            flipped(place, rect, is_rtl=is_rtl),
            _one_line(self._look, text),
            font,
            self._look.theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )


def _one_line(look: Look, text: str) -> str:
    """As much of a key as a line can have; measuring one of a megabyte takes half a second."""
    return _shown(look, text[:KEY_LETTERS])


def _shown(look: Look, text: str) -> str:
    """The letters with signs for what cannot be seen, one for one."""
    return text.translate(_ALL_SIGNS if look.shows_invisible else SIGNS)
