"""Check boxes and choices out of a list, painted in the colours of the theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    focus_ring,
    paint_words,
    rounded,
    words_width,
)

GAP = 8
SIDE = 4


class CheckBox(QCheckBox):
    """A box with a check and words; Fusion's own box has no visible edge on dark grounds."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self._has_ring = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.updateGeometry)

    def _box(self) -> QRectF:
        size = self._look.theme.sizes.icon
        box = QRectF(SIDE, (self.height() - size) // 2, size, size)
        return flipped(box, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def _paint_box(self, painter: QPainter) -> None:
        theme = self._look.theme
        box = self._box()
        is_on = self.isChecked()
        ground = theme.colour("accent" if is_on else "card")
        edge = theme.colour("accent" if is_on else "outline")
        if not self.isEnabled():
            ground, edge = theme.colour("mute"), theme.colour("line_strong")
        rounded(painter, box, theme.sizes.small_radius, ground, edge)
        if is_on:
            colour = "on_accent" if self.isEnabled() else "text_faint"
            self._look.icons.paint(painter, box.adjusted(1, 1, -1, -1), "check", colour)

    def _paint_text(self, painter: QPainter) -> None:
        theme = self._look.theme
        start = SIDE + theme.sizes.icon + GAP
        place = QRectF(start, 0, self.width() - start - SIDE, self.height())
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            flipped(place, QRectF(self.rect()), is_rtl=is_rtl),
            self.text(),
            theme.font("body"),
            theme.colour("text" if self.isEnabled() else "text_faint"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        words = words_width(theme.font("body"), self.text())
        width = 2 * SIDE + theme.sizes.icon + GAP + words
        return QSize(round(width), max(28, theme.sizes.reason))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._has_ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._has_ring = False
        super().focusOutEvent(event)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint_box(painter)
        self._paint_text(painter)
        if self._has_ring:
            focus_ring(self._look, painter, QRectF(self.rect()))
        painter.end()


class ComboBox(QComboBox):
    """A choice out of a list, with our chevron."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, e: QPaintEvent) -> None:
        super().paintEvent(e)
        size = self._look.theme.sizes.icon
        place = QRectF(self.width() - size - GAP, (self.height() - size) / 2, size, size)
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        painter = QPainter(self)
        self._look.icons.paint(painter, place, "chevron-down", "text_soft")
        painter.end()
