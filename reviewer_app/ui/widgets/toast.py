"""The toast: says what has just been done and offers to take it back."""

from PySide6.QtCore import QEvent, QObject, QPropertyAnimation, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    CapColours,
    flipped,
    paint_words,
    rounded,
)

STAYS_MS = 6000
FADE_MS = 80
SIDE = 12
GAP = 8
_CAP = CapColours(face=None, edge="toast_text", letters="toast_text")


class ToastUndo(KeyButton):
    """The Undo on a toast, with its key."""

    spacing = Spacing(side=6, gap=10)
    font_role = "body_strong"

    def face(self) -> Face:
        return Face(words="toast_link", cap=_CAP)


class Toast(QWidget):
    """One line in the bottom start corner of its host; a new one replaces the old one.

    It takes no focus by itself, stays while the pointer or the focus is on it, and goes after 6 s.
    """

    undo_asked = Signal()

    def __init__(self, look: Look, host: QWidget, *, key: str = "Ctrl+Z", margin: int = 20) -> None:
        super().__init__(host)
        self._look = look
        self._margin = margin
        key = look.keymap.cap(key) if key else ""
        self._words, self._key = "", key
        self._is_hovered = False
        self._icon: str | None = None
        self._motion: QPropertyAnimation | None = None
        self.undo = ToastUndo(look, tr("Undo"), key=key, parent=self)
        self.undo.clicked.connect(self._undo_clicked)
        self._stay = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._stay.timeout.connect(self._time_over)
        host.installEventFilter(self)
        self.undo.installEventFilter(self)
        look.changed.connect(self._place)
        self.hide()

    def show_done(
        self,
        words: str,
        *,
        icon: str | None = None,
        can_undo: bool = True,
        has_key: bool = True,
    ) -> None:
        """Say what was done; a filled thumb stands before a vote.

        has_key: whether the key takes it back now; where text is typed, it is the field's own.
        """
        self.undo.set_key(self._key if has_key else "")
        self._words, self._icon = words, icon
        self.undo.setVisible(can_undo)
        self.setAccessibleName(words)
        self._place()
        is_new = not self.isVisible()
        self.show()
        self.raise_()
        if is_new:  # else who is quick would have it fade, and all under it painted, all the time
            self._fade_in()
        else:
            self.update()
        self._stay.start()
        announce(self, words)

    def dismiss(self) -> None:
        """Take it away at once."""
        self._stay.stop()
        self.hide()

    @property
    def words(self) -> str:
        """What it says now."""
        return self._words

    def _undo_clicked(self) -> None:
        self.dismiss()
        self.undo_asked.emit()

    def _time_over(self) -> None:
        if not self._is_used():
            self.dismiss()

    def _is_used(self) -> bool:
        return self._is_hovered or self.undo.has_keyboard_focus

    def _fade_in(self) -> None:
        if not self._look.is_animated:
            return
        if self._motion is None:
            self._motion = self._make_motion()
        self._motion.stop()
        self._show_effect(True)
        self._motion.start()

    def _make_motion(self) -> QPropertyAnimation:
        """One effect for good: deleting one while the next begins has ended the whole program."""
        effect = QGraphicsOpacityEffect(self, opacity=0.0)
        self.setGraphicsEffect(effect)
        motion = QPropertyAnimation(effect, b"opacity", self)
        motion.setDuration(FADE_MS)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        # Only while it fades: an effect draws the widget twice, and blurs on some screen scales.
        motion.finished.connect(lambda: self._show_effect(False))
        return motion

    def _show_effect(self, is_on: bool) -> None:
        if (effect := self.graphicsEffect()) is not None:
            effect.setEnabled(is_on)

    def _place(self) -> None:
        host = self.parentWidget()
        if host is None:
            return
        size = self.sizeHint()
        room = host.width() - 2 * self._margin
        width = min(size.width(), room)
        x = self._margin
        if self.isRightToLeft():
            x = host.width() - self._margin - width
        self.setGeometry(x, host.height() - 12 - size.height(), width, size.height())
        self._place_undo()

    def _place_undo(self) -> None:
        size = self.undo.sizeHint()
        x = self.width() - SIDE + self.undo.spaces.side - size.width()
        place = QRectF(x, (self.height() - size.height()) // 2, size.width(), size.height())
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self.undo.setGeometry(place.toRect())

    def _words_start(self) -> float:
        return SIDE + (self._look.theme.sizes.icon + GAP if self._icon else 0)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        width = self._words_start() + theme.width("body", self._words) + SIDE
        if not self.undo.isHidden():
            width += self.undo.sizeHint().width() - self.undo.spaces.side + GAP - 2
        return QSize(round(width) + 1, theme.sizes.toast)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        rounded(painter, whole, theme.sizes.radius, theme.colour("toast"))
        is_rtl = self.isRightToLeft()
        if self._icon:
            size = theme.sizes.icon
            place = QRectF(SIDE, (self.height() - size) / 2, size, size)
            place = flipped(place, whole, is_rtl=is_rtl)
            self._look.icons.paint(painter, place, self._icon, "toast_text", is_filled=True)
        self._paint_text(painter, whole, is_rtl=is_rtl)
        painter.end()

    def _paint_text(self, painter: QPainter, whole: QRectF, *, is_rtl: bool) -> None:
        theme = self._look.theme
        start = self._words_start()
        taken = self.undo.width() - self.undo.spaces.side if not self.undo.isHidden() else 0
        place = QRectF(start, 0, self.width() - start - SIDE - taken, self.height())
        paint_words(
            painter,
            flipped(place, whole, is_rtl=is_rtl),
            self._words,
            theme.font("body"),
            theme.colour("toast_text"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_hovered = True
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_hovered = False
        self._stay.start()
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._is_hovered = False
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._place()
        if watched is self.undo and event.type() == QEvent.Type.FocusOut and self.isVisible():
            self._stay.start()
        return super().eventFilter(watched, event)
