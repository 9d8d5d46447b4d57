"""Tokens: one of several short texts as a chip that can be removed, edited and walked over."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    focus_ring,
    paint_soft_ground,
    paint_words,
    rounded,
    single_line,
)
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

SIDE, GAP = 8, 6
WIDEST = 280
"""Pixels of a token at base 10 pt; the tool tip and the name have all of it."""

_REMOVING = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Space})
_EDITING = frozenset({Qt.Key.Key_F2, *ENTER_KEYS})


class Token(QAbstractButton):
    """One text of the field. A click on the cross removes it, a double click edits it."""

    removed = Signal()
    edit_asked = Signal()
    walked = Signal(int)

    def __init__(self, look: Look, text: str, *, font: str, is_new: bool) -> None:
        super().__init__()
        self._look, self._font = look, font
        self.value, self.is_new = text, is_new
        self._is_wrong = False
        self.setText(shown_token(text))
        self.setShortcut(QKeySequence())  # Qt takes the letter behind an & for a key
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            tr("{text}, new in this draft").format(text=text) if is_new else text
        )
        self.setAccessibleDescription(tr("Delete removes it, F2 edits it"))
        set_plain_tool_tip(self, text)
        self.clicked.connect(self.removed)

    def set_wrong(self, is_wrong: bool) -> None:
        """Show that something is the matter with it; the field says what."""
        if self._is_wrong != is_wrong:
            self._is_wrong = is_wrong
            self.update()

    def _cross(self) -> QRectF:
        size = self._look.theme.sizes.icon - 2
        place = QRectF(self.width() - SIDE - size + 2, (self.height() - size) / 2, size, size)
        return flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def sizeHint(self) -> QSize:
        sizes = self._look.theme.sizes
        words = self._look.theme.width(self._font, self.text())
        width = min(words, WIDEST * sizes.scale) + 2 * SIDE + GAP + sizes.icon - 4
        return QSize(round(width), max(24, sizes.chip + 4))

    def mousePressEvent(self, e: QMouseEvent) -> None:
        if self._cross().adjusted(-6, -6, 6, 6).contains(e.position()):
            super().mousePressEvent(e)
        else:
            self.setFocus(Qt.FocusReason.TabFocusReason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edit_asked.emit()

    def keyPressEvent(self, e: QKeyEvent) -> None:
        key = e.key()
        if key in _REMOVING:
            self.removed.emit()
        elif key in _EDITING and not e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.edit_asked.emit()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            forward = (key == Qt.Key.Key_Right) != self.isRightToLeft()
            self.walked.emit(1 if forward else -1)
        else:
            e.ignore()

    def focusInEvent(self, e: QFocusEvent) -> None:
        super().focusInEvent(e)
        self.update()

    def paintEvent(self, e: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        painter = QPainter(self)
        whole = QRectF(self.rect())
        if self._is_wrong:
            paint_soft_ground(self._look, painter, whole, "down_soft", "down")
        elif self.is_new:
            painter.setClipRect(whole)
            rounded(painter, whole, theme.sizes.small_radius, theme.colour("add_word"))
            line = QRectF(0, whole.bottom() - 2, whole.width(), 2)
            painter.fillRect(line, theme.colour("up"))
        else:
            paint_soft_ground(self._look, painter, whole, "mute")
        cross = self._cross()
        room = whole.width() - 2 * SIDE - GAP - cross.width() + 2
        paint_words(
            painter,
            flipped(QRectF(SIDE, 0, room, whole.height()), whole, is_rtl=is_rtl),
            self.text(),
            theme.font(self._font),
            theme.colour("text"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        self._look.icons.paint(painter, cross, "x", "text_soft")
        if self.hasFocus():
            focus_ring(self._look, painter, whole, theme.sizes.small_radius)
        painter.end()


def shown_token(text: str) -> str:
    """A text as a token: one line; blanks at its ends stand in quotes, since they count."""
    line = single_line(text)
    return line if text == text.strip() and text else f"“{text if not text.strip() else line}”"
