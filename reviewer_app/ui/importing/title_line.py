"""One line of words that gives way where there is no room; its middle is what is left out."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import paint_words, single_line, words_width
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip


class TitleLine(QWidget):
    """Begins where the window begins, whatever the direction of a name in it; its end stays."""

    def __init__(
        self, look: Look, *, font: str, colour: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._role, self._colour = font, colour
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def set_text(self, text: str) -> None:
        """Show other words; the whole of them is the name and the tool tip."""
        self._text = single_line(text)
        self.setAccessibleName(text)
        set_plain_tool_tip(self, text)
        self._changed()

    @property
    def text(self) -> str:
        """All of the words, as one line."""
        return self._text

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = self._look.theme.font(self._role)
        height = round(QFontMetricsF(font).height())
        return QSize(round(words_width(font, self._text)) + 1, height + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        font = theme.font(self._role)
        painter = QPainter(self)
        elided = QFontMetricsF(font).elidedText(
            self._text, Qt.TextElideMode.ElideMiddle, self.width()
        )
        paint_words(
            painter,
            QRectF(self.rect()),
            elided,
            font,
            theme.colour(self._colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
            is_right_to_left=is_rtl,
        )
        painter.end()
