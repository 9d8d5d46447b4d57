"""Ticks and choices, painted so that their edges can be seen in every theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_button import KeyButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import edged, focus_ring, paint_words, rounded, words_width

SIDE = 4
GAP = 8


class Tick(KeyButton):
    """A box with a check and words: on or off by itself."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, parent=parent)
        self.setToolTip("")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def height_needed(self) -> int:
        return max(28, self.look.theme.sizes.line + 8)

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        theme = self.look.theme
        if not self.isChecked():
            ground = theme.colour("hover" if self.is_under_pointer() else "card")
            rounded(painter, mark, theme.sizes.small_radius, ground, theme.colour("outline"))
            return
        accent = theme.colour("accent")
        rounded(painter, mark, theme.sizes.small_radius, accent, accent)
        self.look.icons.paint(painter, mark.adjusted(2, 2, -2, -2), "check", "on_accent")

    def _words_start(self) -> int:
        return SIDE + self.look.theme.sizes.icon + GAP

    def sizeHint(self) -> QSize:
        width = words_width(self.look.theme.font("body"), self.text())
        return QSize(round(self._words_start() + width) + SIDE + 1, self.height_needed())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._words_start() + 3 * self.height_needed(), self.height_needed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # On some systems Enter presses any button; here it is for the dialog.
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        self._paint_mark(painter, self._place(SIDE, theme.sizes.icon, theme.sizes.icon))
        start = self._words_start()
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._place(start, self.width() - start - SIDE, self.height()),
            self.text(),
            theme.font("body"),
            theme.colour("text"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        if self._has_ring:
            focus_ring(self.look, painter, QRectF(self.rect()), theme.sizes.small_radius)
        painter.end()


class Option(Tick):
    """A ring with a dot and words: one of several; the arrow keys go from one to the next."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, parent)
        self.setAutoExclusive(True)

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        theme = self.look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = "hover" if self.is_under_pointer() else "card"
        painter.setBrush(theme.colour(ground))
        painter.setPen(QPen(theme.colour("accent" if self.isChecked() else "outline"), 1))
        painter.drawEllipse(edged(mark))
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            radius = mark.width() / 4
            painter.drawEllipse(mark.center(), radius, radius)
        painter.restore()
