"""Marks on what a search has found: in a row of the list, and in the texts of a case."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextCharFormat,
    QTextCursor,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from reviewer_app.domain.searching import Term, places
from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.literal_view import TextView

MOST_MARKS = 500
"""Marks in one text; what comes after is found by scrolling and searching on."""

MOST_LETTERS = 400_000
"""Letters of one text that are looked through at once, some 20 ms."""


def utf16(text: str, place: int) -> int:
    """Where Qt counts a place of a text: letters beyond the first plane count twice."""
    if text.isascii() or max(text, default="") <= "\uffff":
        return place
    return place + sum(letter > "\uffff" for letter in text[:place])


def line_places(
    text: str, font: QFont, area: QRectF, found: Sequence[range], *, is_rtl: bool
) -> list[QRectF]:
    """The rectangles of parts of one line that is painted into an area, cut off at its end."""
    direction = direction_of(text)
    runs_rtl = direction == "rtl" if direction else is_rtl
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    layout = QTextLayout(shown, font)
    option = QTextOption()
    directions = Qt.LayoutDirection
    option.setTextDirection(directions.RightToLeft if runs_rtl else directions.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(area.width())
    line.setPosition(QPointF(0, 0))
    layout.endLayout()
    length = utf16(shown, len(shown))
    width = line.naturalTextWidth()
    start = area.right() - width if runs_rtl else area.x()
    offset = start - line.naturalTextRect().x()
    places_: list[QRectF] = []
    for part in found:
        ends = [
            line.cursorToX(min(utf16(text, place), length)) for place in (part.start, part.stop)
        ]
        left, right = sorted(_number(end) for end in ends)
        if right > left:
            places_.append(QRectF(offset + left, area.y(), right - left, area.height()))
    return places_


def _number(value: object) -> float:
    """Older bindings of Qt give the place back together with the cursor."""
    return float(value[0] if isinstance(value, tuple) else value)  # pyright: ignore[reportArgumentType, reportUnknownArgumentType]


def mark_texts(page: QWidget, theme: Theme, found: tuple[Term, ...], *, with_accents: bool) -> int:
    """Mark what is searched for in every text of a page; says how many marks there are."""
    return sum(
        _mark(view, theme, found, with_accents=with_accents) for view in page.findChildren(TextView)
    )


def _mark(view: TextView, theme: Theme, found: tuple[Term, ...], *, with_accents: bool) -> int:
    if not found:
        if view.extraSelections():
            view.setExtraSelections([])
        return 0
    look = QTextCharFormat()
    look.setBackground(theme.colour("warn_soft"))
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    look.setUnderlineColor(theme.colour("warn_mark"))
    # Qt's paragraph ends are not white space to the patterns; a blank is as long.
    text = view.toPlainText()[:MOST_LETTERS]
    hits = places(text, found, with_accents=with_accents)[:MOST_MARKS]
    marks: list[QTextEdit.ExtraSelection] = []
    end = before = 0
    for hit in hits:
        before += utf16(text[end : hit.start], hit.start - end)
        stop = before + utf16(text[hit.start : hit.stop], len(hit))
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(view.document())
        cursor.setPosition(before)
        cursor.setPosition(stop, QTextCursor.MoveMode.KeepAnchor)
        end, before = hit.stop, stop
        mark.cursor, mark.format = cursor, look  # pyright: ignore[reportAttributeAccessIssue]
        marks.append(mark)
    view.setExtraSelections(marks)
    return len(marks)
