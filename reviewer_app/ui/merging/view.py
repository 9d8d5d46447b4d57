"""Shows a merged document: words on the ground of their side, as high as they need to be."""

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QMimeData, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.merging.document import MergedDocument
from reviewer_app.ui.merging.objects import EDGES, GROUNDS, OBJECT, Property
from reviewer_app.ui.widgets.copied_text import plain_mime_data
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import rounded

MOST_LINES = 12
"""Lines that a text grows to; a longer one scrolls inside."""

UNDERLINE = 2


class MergedView(QTextEdit):
    """A text to look at, and to select and copy."""

    def __init__(
        self, look: Look, name: str, *, most_lines: int = MOST_LINES, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._most_lines = most_lines
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # dropping would run a loop of its own
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent")
        self.merged = MergedDocument(look)
        self.setDocument(self.merged)
        look.changed.connect(self._restyle)

    def set_most_lines(self, lines: int) -> None:
        """Grow to so many lines; what is more scrolls inside."""
        if lines != self._most_lines:
            self._most_lines = lines
            self._fit()

    def show_document(self, document: MergedDocument) -> None:
        """Show another text; the one before stays with whoever keeps it."""
        self.merged = document
        self.setDocument(document)
        document.documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()
        cursor = QTextCursor(document)
        cursor.setPosition(document.first_mark())
        self.setTextCursor(cursor)

    def _restyle(self) -> None:
        self.merged.restyle()
        self._fit()

    def _fit(self) -> None:
        height = self._height_needed()
        if height != self.height():
            self.setFixedHeight(height)
            self.ensureCursorVisible()

    def _height_needed(self) -> int:
        line = self._look.theme.case_line_height(self.merged.defaultFont())
        wanted = self.merged.documentLayout().documentSize().height()
        return round(min(max(wanted, line), line * self._most_lines) + 4)

    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(90, self._height_needed())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def createMimeDataFromSelection(self) -> QMimeData:
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        return plain_mime_data(self.merged.text_between(start, end))

    # Painting

    def paintEvent(self, e: QPaintEvent) -> None:
        places = list(self._marks(QRectF(e.rect())))
        painter = QPainter(self.viewport())
        for origin, rect in places:
            rounded(painter, rect, 2, self._look.theme.colour(GROUNDS[origin]))
        painter.end()
        super().paintEvent(e)
        painter = QPainter(self.viewport())
        for origin, rect in places:
            line = QRectF(rect.x(), rect.bottom() - UNDERLINE, rect.width(), UNDERLINE)
            painter.fillRect(line, self._look.theme.colour(EDGES[origin]))
        painter.end()

    def _marks(self, seen: QRectF) -> Iterator[tuple[str, QRectF]]:
        """Where the words of the sides are, as far as they are in sight."""
        layout = self.merged.documentLayout()
        shift = QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        for block in self.merged.blocks():
            place = layout.blockBoundingRect(block).translated(shift)
            if place.bottom() < seen.top():
                continue
            if place.top() > seen.bottom():
                return
            if direction_of(block.text()) != "rtl" and not _has_rtl(block):
                metrics = QFontMetricsF(self.merged.defaultFont())
                yield from _marks_in(block, place.topLeft(), metrics)


def _has_rtl(block: QTextBlock) -> bool:
    """Words of the other direction stand in pieces; Qt marks those itself."""
    return any(direction_of(letter) == "rtl" for letter in set(block.text()))


def _marks_in(
    block: QTextBlock, origin: QPointF, metrics: QFontMetricsF
) -> Iterator[tuple[str, QRectF]]:
    part = block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        kind = fragment.charFormat()
        side = kind.property(Property.ORIGIN)
        if side in EDGES and not fragment.text().startswith(OBJECT):
            start = fragment.position() - block.position()
            for rect in _rects(block, start, start + fragment.length(), metrics):
                yield side, rect.translated(origin)
        part += 1


def _rects(block: QTextBlock, start: int, end: int, metrics: QFontMetricsF) -> Iterator[QRectF]:
    layout = block.layout()
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
        first, last = _trimmed(block.text(), first, last)
        if first < last:
            yield _rect(line, first, last, metrics)


def _trimmed(text: str, first: int, last: int) -> tuple[int, int]:
    """Without the blanks around the words; Qt counts letters beyond the basic plane as two."""
    if not text.isascii() and max(text) > "\uffff":
        return first, last
    part = text[first:last]
    if not part.strip():
        return first, last
    return first + len(part) - len(part.lstrip()), last - len(part) + len(part.rstrip())


def _rect(line: QTextLine, first: int, last: int, metrics: QFontMetricsF) -> QRectF:
    """By the letters and not by the line, which a choice makes higher."""
    # PySide hands back the place too, since Qt takes it by reference; its types say object.
    left = cast("tuple[float, int]", line.cursorToX(first))[0]
    right = cast("tuple[float, int]", line.cursorToX(last))[0]
    top = round(line.y() + line.ascent() - metrics.ascent())
    return QRectF(left - 2, top, right - left + 4, round(metrics.height()) + 3)
