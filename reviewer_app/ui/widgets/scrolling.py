"""Brings a part of a widget into sight in all that scrolls around it."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QScrollBar, QWidget

MARGIN = 48
"""What is left free above and below, in pixels, so that one sees where one is."""


LEVELS = 8
"""Widgets inside of each other; what changes in one is told to the next by another event."""


class QuietScrollBar(QScrollBar):
    """Keeps its place where there is nothing to scroll, unseen: so nothing beside it moves."""

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        if self.minimum() < self.maximum():
            super().paintEvent(arg__1)


def settle_layouts() -> None:
    """Lay out now what has been changed, as far up as it goes."""
    for _ in range(LEVELS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def bring_into_page(widget: QWidget, rect: QRect) -> None:
    """Scroll the areas around a widget so that a rectangle of it is seen."""
    # Cards that were just opened have told it by posted events; their places are needed now.
    settle_layouts()
    parent = widget.parentWidget()
    while parent:
        if isinstance(parent, QScrollArea) and (page := parent.widget()):
            top = widget.mapTo(page, rect.topLeft()).y()
            middle = QPoint(0, top + rect.height() // 2)
            room = parent.viewport().height()
            margin = min(rect.height() // 2 + MARGIN, room // 2)
            parent.ensureVisible(parent.horizontalScrollBar().value(), middle.y(), 0, margin)
        parent = parent.parentWidget()
