"""The two sides of a comparison above its cards: who A is and who B."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words
from reviewer_app.ui.widgets.sides import BADGE, Side, paint_badge


class SideHeads(QWidget):
    """The two sides above the cards, each over its column."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sides: tuple[Side, Side] | None = None
        self._columns = 2
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_sides(self, a: Side, b: Side) -> None:
        """Show another A and B."""
        self._sides = (a, b)
        words = tr("A: {a}, B: {b}")
        names = {
            name: tr(", ").join((side.title, side.meta)) for name, side in (("a", a), ("b", b))
        }
        self.setAccessibleName(words.format(**names))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self._look.theme.sizes.card_head + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sides is None:
            return
        painter = QPainter(self)
        padding = self._look.theme.sizes.card_padding
        half = (self.width() - 2 * padding) / 2
        for number, side in enumerate(self._sides):
            place = QRectF(padding + number * half, 0, half, self.height())
            whole = QRectF(self.rect())
            self._paint_side(
                painter, flipped(place, whole, is_rtl=self.isRightToLeft()), side, "AB"[number]
            )
        painter.end()

    def _paint_side(self, painter: QPainter, place: QRectF, side: Side, letter: str) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        align = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        size = BADGE * theme.sizes.scale
        x = place.x() + 14
        badge = QRectF(x, place.center().y() - size / 2, size, size)
        paint_badge(self._look, painter, flipped(badge, place, is_rtl=is_rtl), letter)
        x += size + 8
        for text, font, colour in (
            (side.title, "body_strong", "text"),
            (side.meta, "body", "text_soft"),
        ):
            width = min(theme.width(font, text), max(0.0, place.right() - x - 8))
            room = flipped(QRectF(x, place.y(), width, place.height()), place, is_rtl=is_rtl)
            paint_words(
                painter, room, text, theme.font(font), theme.colour(colour), alignment=align
            )
            x += width + 8
