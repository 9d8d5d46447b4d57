"""The stepper: which step of an import is done, which is at hand, and which are to come."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words

RING = 20
GAP = 8
LINE = 28
BETWEEN = 12


@dataclass(frozen=True, slots=True)
class _Part:
    """Where one step stands, counted from the side where reading starts."""

    ring: float
    words: float
    width: float


class Stepper(QWidget):
    """Shows the way and the place on it; it is not clicked, the buttons below lead on."""

    def __init__(self, look: Look, steps: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._steps = tuple(steps)
        self._current = 0
        self._is_over = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)
        self.show_step(0)

    def show_step(self, current: int, *, is_over: bool = False) -> None:
        """Mark a step, counted from 0, as the one at hand; is_over: the last one is done too."""
        self._current, self._is_over = current, is_over
        words = tr("Step {n} of {count}: {name}").format(
            n=format_number(current + 1),
            count=format_number(len(self._steps)),
            name=self._steps[current],
        )
        self.setAccessibleName(words)
        self._changed()

    @property
    def current(self) -> int:
        """The step at hand, counted from 0."""
        return self._current

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _ring(self) -> float:
        return round(RING * self._look.theme.sizes.scale)

    def _width_of(self, step: int, *, with_words: bool) -> float:
        if not with_words and step != self._current:
            return self._ring()
        # Measured in the heavier weight, so that nothing moves from step to step.
        words = self._look.theme.width("body_strong", self._steps[step])
        return self._ring() + GAP + words

    def _whole_width(self, *, with_words: bool) -> float:
        steps = range(len(self._steps))
        widths = sum(self._width_of(step, with_words=with_words) for step in steps)
        return widths + (LINE + 2 * BETWEEN) * (len(self._steps) - 1)

    def _has_words(self) -> bool:
        return self.width() >= self._whole_width(with_words=True)

    def _parts(self) -> list[_Part]:
        x, parts = 0.0, list[_Part]()
        with_words = self._has_words()
        for step in range(len(self._steps)):
            width = self._width_of(step, with_words=with_words)
            parts.append(_Part(x, x + self._ring() + GAP, width - self._ring() - GAP))
            x += width + LINE + 2 * BETWEEN
        return parts

    def sizeHint(self) -> QSize:
        return QSize(round(self._whole_width(with_words=True)) + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._whole_width(with_words=False)) + 1, self._height())

    def _height(self) -> int:
        return round(max(self._ring(), self._look.theme.sizes.line)) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts = self._parts()
        for step, part in enumerate(parts):
            self._paint_ring(painter, step, part)
            if part.width > 0:
                self._paint_name(painter, step, part)
            if step + 1 < len(parts):
                self._paint_line(painter, parts[step + 1].ring - BETWEEN - LINE)
        painter.end()

    def _place(self, x: float, width: float, height: float) -> QRectF:
        rect = QRectF(x, (self.height() - height) / 2, width, height)
        return flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def _is_done(self, step: int) -> bool:
        return step < self._current or self._is_over

    def _paint_ring(self, painter: QPainter, step: int, part: _Part) -> None:
        theme = self._look.theme
        ring = self._place(part.ring, self._ring(), self._ring())
        is_here = step == self._current and not self._is_over
        colour = "accent" if is_here or self._is_done(step) else "outline"
        painter.setPen(QPen(theme.colour(colour), 1.25))
        painter.setBrush(theme.colour("accent" if is_here else "page"))
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        if self._is_done(step):
            inner = ring.adjusted(4, 4, -4, -4)
            self._look.icons.paint(painter, inner, "check", "accent")
            return
        paint_words(
            painter,
            ring,
            format_number(step + 1),
            theme.font("key_cap"),
            theme.colour("on_accent" if is_here else "text_soft"),
            alignment=Qt.AlignmentFlag.AlignHCenter,
        )

    def _paint_name(self, painter: QPainter, step: int, part: _Part) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        is_here = step == self._current
        paint_words(
            painter,
            self._place(part.words, part.width, self.height()),
            self._steps[step],
            theme.font("body_strong" if is_here else "body"),
            theme.colour("text" if is_here else "text_soft"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def _paint_line(self, painter: QPainter, x: float) -> None:
        place = self._place(x, LINE, 1)
        y = round(place.y()) + 0.5
        painter.setPen(QPen(self._look.theme.colour("line_strong"), 1))
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
