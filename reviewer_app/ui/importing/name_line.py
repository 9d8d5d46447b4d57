"""A name in one line, such as a file's: its middle is left out where there is no room."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, single_line, words_width
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

GAP = 8


class NameLine(QWidget):
    """Begins where the window begins, whatever the direction of the name; its end stays."""

    def __init__(
        self,
        look: Look,
        *,
        icon: str,
        font: str = "body",
        colour: str = "text_soft",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._role = font
        self._colour = colour
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_name(self, name: str, sentence: str = "") -> None:
        """Show a name; the sentence around it is for screen readers and the tool tip."""
        self._name = single_line(name)
        self.setAccessibleName(sentence or name)
        set_plain_tool_tip(self, name)
        self.updateGeometry()
        self.update()

    @property
    def name(self) -> str:
        """What it shows."""
        return self._name

    def _words_start(self) -> int:
        return self._look.theme.sizes.icon + GAP

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        font = theme.font(self._role)
        width = self._words_start() + words_width(font, self._name)
        height = max(QFontMetricsF(font).height(), theme.sizes.icon)
        return QSize(round(width) + 1, round(height) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._words_start(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        is_rtl = self.isRightToLeft()
        icon = QRectF(0, (self.height() - theme.sizes.icon) / 2, *(2 * [theme.sizes.icon]))
        self._look.icons.paint(
            painter, flipped(icon, whole, is_rtl=is_rtl), self._icon, self._colour
        )
        start = self._words_start()
        font = theme.font(self._role)
        place = QRectF(start, 0, max(0, self.width() - start), self.height())
        elided = QFontMetricsF(font).elidedText(
            self._name, Qt.TextElideMode.ElideMiddle, place.width()
        )
        paint_words(
            painter,
            flipped(place, whole, is_rtl=is_rtl),
            elided,
            font,
            theme.colour(self._colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        painter.end()
