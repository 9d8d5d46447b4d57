"""The settings that are no keys: the person, the folder, the pace and the look."""

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from reviewer_app.ui import commands
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.languages import SYSTEM, offered, own_name
from reviewer_app.ui.settings.preferences import (
    LEAST_SIZE,
    MOST_PAUSE_MS,
    MOST_SIZE,
    THEMES,
    Preferences,
)
from reviewer_app.ui.widgets.choices import ComboBox, Tick
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton
from reviewer_app.ui.widgets.text_field import TextField

_INSET = 8


class GeneralPage(QWidget):
    """Shows what holds and keeps what is changed, at once.

    named: the person's new name. folder_asked: the data is to be kept in another folder. left:
    Esc was pressed.
    """

    named = Signal(str)
    folder_asked = Signal()
    left = Signal()

    def __init__(
        self,
        look: Look,
        preferences: Preferences,
        person: str,
        folder: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._preferences = look, preferences
        self._person, self._folder = person, folder
        self.name = TextField(look, is_tall=False)
        self.name.setMaxLength(200)
        self.name.set_words(person)
        self.folder = TextField(look, is_tall=False)
        self.folder.set_words(str(folder))
        self.folder.setCursorPosition(0)
        self.folder.setReadOnly(True)
        self.folder.setAccessibleName(tr("Data folder"))
        self.open_folder = EdgedButton(look, tr("Open the folder"), icon="folder")
        self.other_folder = EdgedButton(look, tr("Use another folder…"))
        self.advance = Tick(look, tr("Go on to the next case"))
        self.pause = _number(tr("Pause before that"), 0, MOST_PAUSE_MS, 50, tr(" ms"))
        self.blind = Tick(look, tr("Hide confidence and other votes until I have voted"))
        self.theme = ComboBox(look, tr("Theme"))
        for name in THEMES:
            self.theme.addItem(commands.words(commands.find(name)), name)
        self.language = ComboBox(look, tr("Language of the window"))
        self.language.addItem(tr("As the system"), SYSTEM)
        for tag in offered():
            self.language.addItem(own_name(tag), tag)
        self.text_size = _number(tr("Text size"), LEAST_SIZE, MOST_SIZE, 10, "%")
        self._lay_out()
        self._show("")
        self._connect()

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(20, 16, 20, 20)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        self._add(tr("Your name"), self.name)
        self._add(tr("Data folder"), self.folder)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=8, line_gap=6)
        flow.addWidget(self.open_folder)
        flow.addWidget(self.other_folder)
        self._grid.addWidget(buttons, self._grid.rowCount(), 1)
        self._add(tr("After a decision"), self.advance)
        self._add(tr("Pause before that"), self.pause)
        self._add(tr("Blind first"), self.blind)
        self._add(tr("Theme"), self.theme)
        self._add(tr("Text size"), self.text_size)
        self._add(tr("Language of the window"), self.language)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _add(self, words: str, field: QWidget) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(PlainLabel(self._look, words, colour="text_soft"), row, 0)
        if isinstance(field, QSpinBox):
            self._grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        else:
            field.setAccessibleName(field.accessibleName() or words)
            self._grid.addWidget(field, row, 1)

    def _connect(self) -> None:
        preferences = self._preferences
        self.name.editingFinished.connect(self._name)
        self.name.submitted.connect(self._name)
        for field in (self.name, self.folder):
            field.left.connect(self.left)
        self.open_folder.clicked.connect(self._open)
        self.other_folder.clicked.connect(self.folder_asked)
        self.advance.toggled.connect(preferences.set_auto_advance)
        self.blind.toggled.connect(preferences.set_blind_first)
        self.pause.valueChanged.connect(preferences.set_pause)
        self.text_size.valueChanged.connect(preferences.set_text_size)
        self.theme.activated.connect(lambda: preferences.set_theme(self.theme.currentData()))
        self.language.activated.connect(
            lambda: preferences.set_language(self.language.currentData())
        )
        preferences.changed.connect(self._show)

    def _show(self, _name: str) -> None:
        """Show what holds, also when it was changed elsewhere."""
        fields = (self.advance, self.blind, self.pause, self.text_size, self.theme, self.language)
        blockers = [QSignalBlocker(field) for field in fields]
        self.advance.setChecked(self._preferences.auto_advance)
        self.blind.setChecked(self._preferences.blind_first)
        self.pause.setValue(self._preferences.pause_ms)
        self.pause.setEnabled(self._preferences.auto_advance)
        self.text_size.setValue(self._preferences.text_size)
        self.theme.setCurrentIndex(self.theme.findData(self._preferences.theme))
        chosen = self.language.findData(self._preferences.language)
        self.language.setCurrentIndex(max(0, chosen))
        del blockers

    def _name(self) -> None:
        """A new name is kept when the field is left; an empty one is no name."""
        name = self.name.text().strip()
        if not name:
            self.name.set_words(self._person)
        elif name != self._person:
            self._person = name
            self.named.emit(name)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))


def _number(name: str, least: int, most: int, step: int, unit: str) -> QSpinBox:
    """A field that takes effect when a number was typed whole, or at each step of the arrows."""
    field = QSpinBox()
    field.setAccessibleName(name)
    field.setRange(least, most)
    field.setSingleStep(step)
    field.setSuffix(unit)
    field.setKeyboardTracking(False)
    field.lineEdit().setTextMargins(_INSET, 0, _INSET, 0)  # the sheet's padding is not for these
    return field
