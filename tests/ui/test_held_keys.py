"""Held keys, as X11 tells them to a program that is busy."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.held_keys import HeldKeys
from tests.ui.key_presses import NONE, press

KeyPress, KeyRelease = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Heard(QWindow):
    """Notes whether each press was a repetition."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[bool] = []

    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        self.told.append(arg__1.isAutoRepeat())

    def take(self, kind: QEvent.Type, place: str, at: int) -> None:
        event = press(place, place.lower())
        if kind == KeyRelease:
            event = QKeyEvent(kind, event.key(), NONE, place.lower())
        event.setTimestamp(at)
        QCoreApplication.sendEvent(self, event)


def test_b17_a_press_in_the_moment_of_its_release_is_a_repetition(qapp: QApplication) -> None:
    window = Heard()
    HeldKeys(window, window, platform="xcb")
    window.take(KeyPress, "D", 1000)
    for at in (1660, 1700):
        window.take(KeyRelease, "D", at)
        window.take(KeyPress, "D", at)
    assert window.told == [False, True, True]
    window.take(KeyRelease, "D", 1800)
    window.take(KeyPress, "U", 1800)
    window.take(KeyRelease, "U", 1850)
    window.take(KeyPress, "U", 1870)
    assert window.told == [False, True, True, False, False]


def test_elsewhere_the_window_system_is_believed(qapp: QApplication) -> None:
    window = Heard()
    HeldKeys(window, window, platform="windows")
    window.take(KeyRelease, "D", 1000)
    window.take(KeyPress, "D", 1000)
    assert window.told == [False]
