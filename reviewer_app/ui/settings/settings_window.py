"""The settings window: stays open beside the work; everything in it holds at once."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.settings.general_page import GeneralPage
from reviewer_app.ui.settings.keys_page import KeysPage
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import PrimaryButton, QuietButton

WIDTH, HEIGHT = 620, 560
_SCROLL_BAR = 12


class SettingsWindow(AnswerDialog):
    """Two pages. named: the person's new name. folder_asked: the data is to be kept elsewhere."""

    named = Signal(str)
    folder_asked = Signal()

    def __init__(
        self, look: Look, preferences: Preferences, person: str, folder: Path, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Settings"))
        self.general = GeneralPage(look, preferences, person, folder)
        self.general.named.connect(self.named)
        self.general.folder_asked.connect(self.folder_asked)
        self.general.left.connect(self.reject)
        self.keys = KeysPage(look)
        self.tabs = [QuietButton(look, tr("General")), QuietButton(look, tr("Keys"))]
        self.close_button = PrimaryButton(look, tr("Close"), key=tr("Esc"))
        self.close_button.clicked.connect(self.reject)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 12, 16, 8)
        head.setSpacing(8)
        for place, tab in enumerate(self.tabs):
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.clicked.connect(lambda _=False, place=place: self.show_page(place))
            head.addWidget(tab)
        head.addStretch(1)
        self._pages = QStackedWidget()
        self._pages.addWidget(_scrolling(self.general))
        self._pages.addWidget(self.keys)
        self.whole.addLayout(head)
        self.whole.addWidget(self._pages, 1)
        self.whole.addWidget(answer_bar(self.close_button))
        self._take_room()
        self.look.changed.connect(self._take_room)
        self.show_page(0)

    def _take_room(self) -> None:
        """As large as the text needs it, which can be changed in here."""
        scale, room = self.look.theme.sizes.scale, self._room()
        width, height = round(WIDTH * scale), round(HEIGHT * scale)
        width = max(width, self.general.sizeHint().width() + _SCROLL_BAR)
        self.resize(min(width, room.width()), min(height, room.height()))

    def show_page(self, place: int) -> None:
        """0 shows the general page, 1 the keys."""
        self.tabs[place].setChecked(True)
        self._pages.setCurrentIndex(place)
        (self.keys.list if place else self.general.name).setFocus()

    def come_to_front(self) -> None:
        """Show it, or the one that is open already."""
        self.show()
        self.raise_()
        self.activateWindow()

    def primary(self) -> QAbstractButton | None:
        is_keys = self._pages.currentWidget() is self.keys
        return self.keys.change if is_keys and self.keys.list.hasFocus() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_tab = event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        if is_tab and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.show_page(1 - self._pages.currentIndex())
            return
        super().keyPressEvent(event)

    def done(self, arg__1: int) -> None:
        # A name that is still being typed is kept, as it would be on leaving its field.
        self.setFocus()
        super().done(arg__1)


def _scrolling(page: QWidget) -> QScrollArea:
    """With large text the page may be higher than the screen."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(page)
    area.viewport().setAutoFillBackground(False)
    page.setAutoFillBackground(False)
    return area
