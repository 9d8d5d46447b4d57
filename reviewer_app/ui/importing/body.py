"""The ground of an import's steps: a column of at most a readable width, which scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.ui.widgets.look import Look

MARGIN = 20
WIDTH = 760


class Body(QScrollArea):
    """column: where a step puts its parts; they begin at the top."""

    def __init__(self, look: Look, *, width: int = WIDTH, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._most = look, width
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        body.setObjectName("pageBody")
        self._inner = QWidget(body)
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)
        row = QHBoxLayout(body)
        row.setContentsMargins(MARGIN, 8, MARGIN, MARGIN)
        row.addWidget(self._inner, 100)
        row.addStretch(1)
        self.setWidget(body)
        look.changed.connect(self._fit)
        self._fit()

    def set_most(self, width: int) -> None:
        """The width that the column takes at most, in pixels at a base of 10 pt."""
        self._most = width
        self._fit()

    def _fit(self) -> None:
        self._inner.setMaximumWidth(round(self._most * self._look.theme.sizes.scale))

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._fit()
