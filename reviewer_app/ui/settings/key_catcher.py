"""Where the new key of a command is pressed."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import focus_ring, paint_words, rounded

_SIDE = 8


class KeyCatcher(QWidget):
    """Takes the next whole key, Tab and Enter too. caught: it as the table writes it. left: Esc."""

    caught = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(_words())
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(200, self._look.theme.sizes.button)

    def event(self, event: QEvent) -> bool:
        # Tab would move the focus, and Qt's own shortcuts would act, before a key press comes.
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self.left.emit()
        elif not event.isAutoRepeat() and (key := self._look.keymap.key_of(event)):
            self.caught.emit(key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        rounded(painter, whole, theme.sizes.radius, theme.colour("card"), theme.colour("outline"))
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            whole.adjusted(_SIDE, 0, -_SIDE, 0),
            _words(),
            theme.font("body"),
            theme.colour("text_soft"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        if self.hasFocus():
            focus_ring(self._look, painter, whole)
        painter.end()


def _words() -> str:
    return tr("Press the new key, or Esc to keep the old one")
