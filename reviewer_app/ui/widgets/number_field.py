"""A number to type, with arrows that step; its spelling stays as it was typed."""

from decimal import Decimal, InvalidOperation

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.domain import json
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, words_width
from reviewer_app.ui.widgets.text_field import TextField

_SIDE = 6
_DIGITS = 4


class NumberField(TextField):
    """Up, Down and the wheel step by `step`, never below `least`. Empty: no number."""

    def __init__(
        self,
        look: Look,
        name: str,
        *,
        step: str = "1",
        least: str | None = "0",
        placeholder: str = "",
        digits: int = _DIGITS,
        parent: QWidget | None = None,
    ) -> None:
        self._digits = digits
        super().__init__(look, placeholder, is_tall=False, parent=parent)
        self._step = Decimal(step)
        self._least = None if least is None else Decimal(least)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    @property
    def is_number(self) -> bool:
        """Whether what stands there is spelled as JSON spells a number."""
        return json.is_number(self.text().strip())

    def step_by(self, steps: int) -> None:
        """Go up or down; from an empty field to the least number, or to 0."""
        text = self.text().strip() or self.placeholderText()
        try:
            number = Decimal(text) + steps * self._step
        except InvalidOperation:
            number = self._least or Decimal(0)
        if self._least is not None:
            number = max(number, self._least)
        if number.is_finite() and abs(number.adjusted()) < 16:
            self.setText(f"{number:f}")
            self.selectAll()

    def _arrows(self) -> QRectF:
        size = self._look.theme.sizes.icon
        place = QRectF(self.width() - size - _SIDE, (self.height() - size) / 2, size, size)
        return flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def _apply(self) -> None:
        super()._apply()
        icon = self._look.theme.sizes.icon
        if self.isRightToLeft():
            self.setTextMargins(icon, 0, 0, 0)
        else:
            self.setTextMargins(0, 0, icon, 0)

    def sizeHint(self) -> QSize:
        width = words_width(self.font(), "0" * self._digits)
        return QSize(round(width) + self._look.theme.sizes.icon + 26, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10}
        steps[Qt.Key.Key_PageDown] = -10
        if event.key() in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.step_by(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, arg__1: QMouseEvent) -> None:
        arrows = self._arrows()
        if arrows.adjusted(-4, -8, 4, 8).contains(arg__1.position()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.step_by(1 if arg__1.position().y() < self.height() / 2 else -1)
        else:
            super().mousePressEvent(arg__1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and event.angleDelta().y():
            self.step_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        super().paintEvent(arg__1)
        painter = QPainter(self)
        colour = "text_soft" if self.isEnabled() else "text_faint"
        self._look.icons.paint(painter, self._arrows(), "chevrons-up-down", colour)
        painter.end()
