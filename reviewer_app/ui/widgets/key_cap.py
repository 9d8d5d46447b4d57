"""A key cap beside what its key does, where that is no button of ours."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import key_cap_width, paint_key_cap


class KeyCap(QWidget):
    """Decoration: whoever has the key says it in its own name, so screen readers skip this."""

    def __init__(self, look: Look, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._key = look, key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        width = key_cap_width(self._look, self._key)
        return QSize(round(width) + 1, self._look.theme.sizes.key_cap)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_key_cap(self._look, painter, QRectF(self.rect()).adjusted(0, 0, -1, 0), self._key)
        painter.end()
