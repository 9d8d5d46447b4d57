"""One line of words that is cut off with an ellipsis where the room ends."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import paint_words, words_width
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip


class ElidedLabel(QWidget):
    """Words in a font role and a colour; the whole of them is the name and the tool tip.

    They begin where the window begins, whatever the direction of a name in them. is_content: they
    are of a case, and run and end as their first letter does.
    """

    def __init__(
        self,
        look: Look,
        *,
        font: str,
        colour: str = "text",
        is_content: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._is_content = is_content
        self._look = look
        self._font = font
        self._colour = colour
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def set_text(self, text: str) -> None:
        """Show other words."""
        self._text = text
        self.setAccessibleName(text)
        set_plain_tool_tip(self, text)
        self._changed()

    @property
    def text(self) -> str:
        """All of the words."""
        return self._text

    def words_shown(self, font: QFont) -> str:
        """What is painted; its end is left out where there is no room."""
        return self._text

    def _runs_left(self) -> bool:
        direction = direction_of(self._text)
        return direction == "rtl" if direction else self.isRightToLeft()

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = self._look.theme.font(self._font)
        height = QFontMetricsF(font).height()
        size = QSize(round(words_width(font, self._text)) + 1, round(height) + 2)
        return size.expandedTo(self.minimumSize())

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), 6 * size.height()), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        font = theme.font(self._font)
        painter = QPainter(self)
        paint_words(
            painter,
            QRectF(self.rect()),
            self.words_shown(font),
            font,
            theme.colour(self._colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
            is_right_to_left=self._runs_left() if self._is_content else is_rtl,
        )
        painter.end()
