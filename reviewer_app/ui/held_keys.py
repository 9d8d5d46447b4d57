"""Held keys: their repetitions are told as such, where the window system leaves that open."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

_SAME_MOMENT_MS = 1
"""X11 sends a release and a press of the same moment; no finger is so quick."""


class HeldKeys(QObject):
    """Marks the presses of a held key that come to a window.

    On X11 Qt knows them by the release and the press that follow each other in its queue. While
    it is busy it reads the one before the other is there, and takes each press for a new one.
    """

    def __init__(self, handle: QWindow, parent: QObject, platform: str = "") -> None:
        super().__init__(parent)
        self._released = 0, 0
        if (platform or QGuiApplication.platformName()) == "xcb":
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._released = event.key(), event.timestamp()
        elif event.type() == QEvent.Type.KeyPress and self._is_held(event):
            QCoreApplication.sendEvent(watched, _repeated(event))
            return True
        return False

    def _is_held(self, event: QKeyEvent) -> bool:
        key, at = self._released
        return event.key() == key and 0 <= event.timestamp() - at <= _SAME_MOMENT_MS


def _repeated(event: QKeyEvent) -> QKeyEvent:
    found = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    found.setTimestamp(event.timestamp())
    return found
