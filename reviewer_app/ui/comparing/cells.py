"""Lays out and paints one side of a line: text, marks of words, signs and notes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from reviewer_app.ui.comparing.lines import Cell, Mark
from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.widgets.literal_signs import ALL_SIGNS, SIGNS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, rounded, words_width

GUTTER = 34
SIDE = 16
UNDERLINE = 2
NOTE_GAP = 12
GAP = 3
_MIRRORED = Qt.LayoutDirection.RightToLeft

_JOINING = "\u0590"
"""From here on there are scripts whose letters join, and nothing may come between them."""

_ENDS = str.maketrans({"\n": "↵", "\r": "␍"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How cells are drawn. is_code: in the fixed font. shows_signs: invisible letters too."""

    language: str = ""
    is_code: bool = False
    shows_signs: bool = False


class LaidCell:
    """A cell laid out for a width; it paints itself at any place."""

    def __init__(self, look: Look, cell: Cell, style: Style, width: float) -> None:
        self._look = look
        self.cell = cell
        theme = look.theme
        role = "code" if style.is_code else "case"
        self._font = theme.font(role) if style.is_code else theme.case_font(style.language)
        self._line_height = theme.case_line_height(self._font)
        self._padding = 4.0 if style.is_code else 7.0
        self._shown = _shown(cell, style)
        self._utf16 = _utf16_places(self._shown)
        self.is_rtl = not style.is_code and direction_of(cell.text) == "rtl"
        self._has_rtl = self.is_rtl or _has_rtl(cell.text)
        self._layout = QTextLayout(self._shown, self._font)
        self.height = self._lay_out(width)

    def _lay_out(self, width: float) -> float:
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if self.is_rtl else Qt.LayoutDirection.LeftToRight
        )
        if self.is_rtl:  # a layout without a document does not turn the side by itself
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        option.setTabStopDistance(4 * QFontMetricsF(self._font).horizontalAdvance(" "))
        self._layout.setTextOption(option)
        self._layout.setFormats(list(self._formats()))
        room = max(40.0, width - GUTTER - SIDE)
        lead = self._line_height - QFontMetricsF(self._font).height()
        y = self._padding
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, y + lead / 2))
            y += self._line_height
        self._layout.endLayout()
        return y + self._padding

    def paint(self, painter: QPainter, rect: QRectF, current: int) -> None:
        """Ground, sign, marks, words and note. current: the number of the ringed difference."""
        theme = self._look.theme
        sign = self.cell.sign
        if sign:
            painter.fillRect(rect, theme.colour("del_row" if sign == "−" else "add_row"))
            self._paint_sign(painter, rect)
        is_mirrored = painter.layoutDirection() == _MIRRORED
        origin = QPointF(rect.x() + (SIDE if is_mirrored else GUTTER), rect.y())
        for mark in self.cell.marks:
            self._paint_mark_ground(painter, origin, mark, is_current=mark.stop == current >= 0)
        painter.setPen(theme.colour("text" if sign else "text_soft"))
        self._layout.draw(painter, origin)
        for mark in self.cell.marks:
            self._paint_mark_line(painter, origin, mark)
        if self.cell.note:
            self._paint_note(painter, rect, origin)

    def _paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        font = theme.font("body_strong")
        place = QRectF(rect.x(), rect.y() + self._padding, GUTTER, self._line_height)
        place = flipped(place, rect, is_rtl=painter.layoutDirection() == _MIRRORED)
        colour = theme.colour("down" if self.cell.sign == "−" else "up")
        side = Qt.AlignmentFlag.AlignHCenter
        paint_words(painter, place, self.cell.sign, font, colour, alignment=side)

    def _paint_note(self, painter: QPainter, rect: QRectF, origin: QPointF) -> None:
        theme = self._look.theme
        line = self._layout.lineAt(self._layout.lineCount() - 1)
        font = theme.font("label")
        words = line.naturalTextRect().translated(origin.x(), 0)
        start = words.left() - NOTE_GAP - words_width(font, self.cell.note)
        x = max(origin.x(), start) if self.is_rtl else words.right() + NOTE_GAP
        y = rect.y() + self.height - self._padding - self._line_height
        end = words.left() - NOTE_GAP if self.is_rtl else rect.right() - 4
        width = min(words_width(font, self.cell.note), end - x)
        place = QRectF(x, y, width, self._line_height)
        if place.width() > 40:
            paint_words(painter, place, self.cell.note, font, theme.colour("text_faint"))

    def _formats(self) -> Iterator[QTextLayout.FormatRange]:
        """What Qt draws itself: colours of muted words, lines through removed ones."""
        theme = self._look.theme
        for mark in self.cell.marks:
            start, end = self._places(mark)
            kind = QTextCharFormat()
            if mark.reason is not None:
                kind.setForeground(theme.colour("text_faint"))
                kind.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                kind.setUnderlineColor(theme.colour("text_faint"))
            elif self.cell.sign == "−":
                kind.setFontStrikeOut(True)
            if self._has_rtl and mark.reason is None:
                name = "del_word" if self.cell.sign == "−" else "add_word"
                kind.setBackground(theme.colour(name))
                kind.setFontUnderline(self.cell.sign != "−")
            yield _range(start, end - start, kind)
            yield from self._gaps(start, end)

    def _gaps(self, start: int, end: int) -> Iterator[QTextLayout.FormatRange]:
        """A little room between a mark and letters beside it, so that its ring covers none."""
        kind = QTextCharFormat()
        kind.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        kind.setFontLetterSpacing(GAP)
        for place in (start, end):
            if self._has_gap(place):
                yield _range(place - 1, 1, kind)

    def _has_gap(self, place: int) -> bool:
        """Whether two letters meet where a mark begins or ends."""
        is_between = place > 0 and self._is_letter(place - 1) and self._is_letter(place)
        return is_between and not self._has_rtl

    def _is_letter(self, place: int) -> bool:
        """Whether a letter that stands for itself is at one of Qt's places."""
        text = self._shown
        if self._utf16 != range(len(text) + 1):
            return False
        return place < len(text) and text[place] < _JOINING and not text[place].isspace()

    def _places(self, mark: Mark) -> tuple[int, int]:
        """Where a mark begins and ends in what is shown, without the blanks around its words."""
        text = self.cell.text[mark.start : mark.end]
        start, end = mark.start, mark.end
        if text.strip() and mark.reason is None:
            start += len(text) - len(text.lstrip())
            end -= len(text) - len(text.rstrip())
        last = len(self._utf16) - 1
        return self._utf16[min(start, last)], self._utf16[min(end, last)]

    def _paint_mark_ground(
        self, painter: QPainter, origin: QPointF, mark: Mark, *, is_current: bool
    ) -> None:
        if mark.reason is not None:
            return
        theme = self._look.theme
        ground = theme.colour("del_word" if self.cell.sign == "−" else "add_word")
        ring = QPainterPath()
        for rect in self._rects(mark, origin):
            if not self._has_rtl:
                rounded(painter, rect, 2, ground)
            part = QPainterPath()
            part.addRoundedRect(rect.adjusted(-1, -1, 1, 1), 2, 2)
            ring = ring.united(part)
        if is_current:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(ring.simplified(), QPen(theme.colour("accent"), 2))

    def _paint_mark_line(self, painter: QPainter, origin: QPointF, mark: Mark) -> None:
        """The line under added words, which says the same without colours."""
        if mark.reason is not None or self.cell.sign != "+" or self._has_rtl:
            return
        colour = self._look.theme.colour("up")
        for rect in self._rects(mark, origin):
            painter.fillRect(
                QRectF(rect.x(), rect.bottom() - UNDERLINE, rect.width(), UNDERLINE), colour
            )

    def _rects(self, mark: Mark, origin: QPointF) -> Iterator[QRectF]:
        """The places of a mark, one for each line that it goes over."""
        start, end = self._places(mark)
        number = max(0, self._layout.lineForTextPosition(start).lineNumber())
        while number < self._layout.lineCount():
            line = self._layout.lineAt(number)
            first = max(start, line.textStart())
            last = min(end, line.textStart() + line.textLength())
            if first < last:
                gap = GAP if last == end and self._has_gap(end) else 0
                yield _rect(line, first, last, gap).translated(origin)
            if line.textStart() >= end:
                return
            number += 1


def _has_rtl(text: str) -> bool:
    return not text.isascii() and any(direction_of(letter) == "rtl" for letter in set(text))


def _rect(line: QTextLine, first: int, last: int, gap: int) -> QRectF:
    """gap: the room behind the last letter, which is not the mark's."""
    edges = [_x(line, first), _x(line, last)]
    left, right = min(edges), max(edges) - gap
    return QRectF(
        round(left) - 1, round(line.y()), max(3, round(right - left)) + 2, line.height() + 2
    )


def _x(line: QTextLine, place: int) -> float:
    # PySide hands back the place too, since Qt takes it by reference; its types say object.
    return cast("tuple[float, int]", line.cursorToX(place))[0]


def _range(start: int, length: int, kind: QTextCharFormat) -> QTextLayout.FormatRange:
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = start, length, kind
    return part


def _shown(cell: Cell, style: Style) -> str:
    """The letters with signs for what cannot be seen, one for one; without the line's end."""
    text = cell.text
    if style.shows_signs:
        return text.translate(ALL_SIGNS)
    end = text.rstrip("\r\n")
    has_only_end = any(mark.start >= len(end) for mark in cell.marks) and len(end) < len(text)
    if has_only_end:  # the end of the line is what differs: it has to be seen
        return end.translate(SIGNS) + text[len(end) :].translate(_ENDS)
    return end.translate(SIGNS)


def _utf16_places(text: str) -> Sequence[int]:
    """Qt's place of each letter: beyond the basic plane one counts for two."""
    if text.isascii() or max(text, default="") < "\U00010000":
        return range(len(text) + 1)
    places = [0]
    for letter in text:
        places.append(places[-1] + (2 if letter > "\uffff" else 1))
    return places
