"""Tells screen readers what has happened without moving the focus."""

from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Say a sentence when the screen reader is done with what it is saying."""
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


def tell_current(widget: QWidget, child: int) -> None:
    """The part of a widget at a place has the focus now."""
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(child)
    QAccessible.updateAccessibility(event)


def tell_opened(widget: QWidget, child: int) -> None:
    """The part of a widget at a place is opened or closed, so that other parts are there."""
    changed = QAccessible.State()
    changed.expanded = changed.collapsed = True
    event = QAccessibleStateChangeEvent(widget, changed)
    event.setChild(child)
    QAccessible.updateAccessibility(event)
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.ObjectReorder))
