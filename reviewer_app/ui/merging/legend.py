"""What the marks of a merge mean, drawn as they are in the texts."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.merging.objects import EDGES, GROUNDS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, rounded, words_width

SIDE = 12


class Legend(QWidget):
    """Three lines: mine, theirs and base."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._theirs = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_theirs(self, words: str) -> None:
        """Say who made the other change."""
        self._theirs = words
        lines = [f"{mark}: {words}" for _, mark, words in self._lines()]
        self.setAccessibleName(f"{tr('What the marks mean')}: {'; '.join(lines)}")
        self.update()

    def _lines(self) -> list[tuple[str, str, str]]:
        return [
            ("mine", tr("mine"), tr("you changed it")),
            ("theirs", tr("theirs"), self._theirs),
            ("base", tr("base"), tr("how it was before")),
        ]

    def _line_height(self) -> int:
        return self._look.theme.sizes.line + 6

    def sizeHint(self) -> QSize:
        return QSize(180, 4 * self._line_height() + 22)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, height = self._look.theme, self._line_height()
        painter = QPainter(self)
        y = 12.0
        room = QRectF(SIDE, y, self.width() - 2 * SIDE, height)
        self._words(painter, room, tr("What the marks mean"), "label_strong", "text")
        lines = self._lines()
        font = theme.font("label")
        widest = max(words_width(font, mark) for _, mark, _ in lines) + 6
        for side, mark, words in lines:
            y += height
            self._paint_mark(painter, QRectF(SIDE, y, words_width(font, mark) + 6, height), side)
            self._words(painter, QRectF(SIDE + 3, y, widest, height), mark, "label", "text")
            x = SIDE + widest + 10
            rest = QRectF(x, y, self.width() - SIDE - x, height)
            self._words(painter, rest, words, "label", "text_soft")
        painter.end()

    def _paint_mark(self, painter: QPainter, place: QRectF, side: str) -> None:
        theme = self._look.theme
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        ground = place.adjusted(0, 2, 0, -2)
        if side == "base":
            pen = QPen(theme.colour("text_faint"), 1, Qt.PenStyle.DotLine)
            painter.setPen(pen)
            y = round(ground.bottom()) - 0.5
            painter.drawLine(ground.left(), y, ground.right(), y)  # pyright: ignore[reportCallIssue, reportArgumentType]
            return
        rounded(painter, ground, 2, theme.colour(GROUNDS[side]))
        line = QRectF(ground.x(), ground.bottom() - 2, ground.width(), 2)
        painter.fillRect(line, theme.colour(EDGES[side]))

    def _words(self, painter: QPainter, place: QRectF, text: str, font: str, colour: str) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        place = flipped(place, QRectF(self.rect()), is_rtl=is_rtl)
        paint_words(painter, place, text, theme.font(font), theme.colour(colour), alignment=side)
