"""The frame of our dialogs: what there is to see, and a bar with the answers below."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.ui.widgets.key_button import KeyButton
from reviewer_app.ui.widgets.look import Look

MARGIN = 40
"""What stays free around a dialog, in pixels."""

ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class AnswerDialog(QDialog):
    """Enter presses the button that has the keyboard, else the primary one; never another."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)

    def primary(self) -> QAbstractButton | None:
        """The button that Enter presses from anywhere else than a button."""
        return None

    def fit(self, width: int) -> None:
        """Take a width at base 10 pt and the height it needs, as far as the window has room."""
        room = self._room()
        wide = min(round(width * self.look.theme.sizes.scale), room.width())
        # What has just changed is told upwards by posted events; the sizes need it now.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.whole.activate()
        tall = max(self.whole.totalHeightForWidth(wide), self.whole.totalSizeHint().height())
        self.resize(wide, min(tall, room.height()))
        if self.isVisible():
            self._centre()

    def _centre(self) -> None:
        """Stand in the middle of the window again, as when it was opened."""
        if parent := self.parentWidget():
            place = self.frameGeometry()
            place.moveCenter(parent.window().frameGeometry().center())
            self.move(place.topLeft())

    def _room(self) -> QSize:
        parent = self.parentWidget()
        whole = parent.window().size() if parent else self.screen().availableSize()
        return whole - QSize(MARGIN, MARGIN)

    def _pressed_by_enter(self) -> QAbstractButton | None:
        focused = self.focusWidget()
        if isinstance(focused, KeyButton) and not focused.isCheckable():
            return focused
        return self.primary()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
            return
        event.accept()
        button = self._pressed_by_enter()
        if button and button.isVisible() and button.isEnabled() and not event.isAutoRepeat():
            button.click()


def answer_bar(*buttons: QWidget) -> QFrame:
    """The bar with the answers at its end, the primary one last."""
    bar = QFrame()
    bar.setObjectName("bar")
    row = QHBoxLayout(bar)
    row.setContentsMargins(20, 12, 20, 12)
    row.setSpacing(8)
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return bar
