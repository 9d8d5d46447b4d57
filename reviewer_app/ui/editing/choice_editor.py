"""Editors of one choice out of a list: voice, background noise, and the language with its name."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QWidget

from reviewer_app.domain.cases import GENDERS, NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.domain.entries import from_text
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.field_names import field_name, value_name
from reviewer_app.ui.i18n import language_name, tr
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look

TAGS = (
    *("ar", "de", "en", "en-GB", "en-US", "es", "es-ES", "es-MX", "fr", "hi", "it", "ja", "ko"),
    *("nl", "pl", "pt", "pt-BR", "ru", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""Offered; any other tag can be typed."""

_PARTS = " – "
CHOICES: dict[str, Sequence[str]] = {
    "gender": GENDERS,
    "background_noise_profile": NOISE_PROFILES,
    "background_noise_level": NOISE_LEVELS,
}


class ChoiceEditor(FieldEditor):
    """One of a few values, or none. A value that is not among them stays one of the choices."""

    def __init__(self, look: Look, field: str, before: object) -> None:
        super().__init__(field, before)
        self.box = ComboBox(look, field_name(field), self)
        self.box.addItem(tr("Not set"), "")
        for value in CHOICES[field]:
            self.box.addItem(value_name(value), value)
        _in_row(self, self.box)
        self.set_text(self.base_text)
        self.box.currentIndexChanged.connect(self.changed)

    def text(self) -> str:
        return str(self.box.currentData() or "")

    def set_text(self, text: str, caret: int = -1) -> None:
        was_blocked = self.box.blockSignals(True)
        if self.box.findData(text) < 0:
            self.box.addItem(text, text)
        self.box.setCurrentIndex(self.box.findData(text))
        self.box.blockSignals(was_blocked)

    def parts(self) -> list[QWidget]:
        return [self.box]


class LanguageEditor(FieldEditor):
    """A language tag, chosen by its name or typed."""

    def __init__(self, look: Look, field: str, before: object) -> None:
        super().__init__(field, before)
        self.box = ComboBox(look, field_name(field), self)
        self.box.setEditable(True)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        if completer := self.box.completer():
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.box.addItem("")
        self.box.addItems([_named(tag) for tag in TAGS])
        _in_row(self, self.box)
        self._base = _named(self.base_text)
        self.set_text(self.base_text)
        self.box.editTextChanged.connect(self.changed)

    def text(self) -> str:
        typed = self.box.currentText()
        return self.base_text if typed == self._base else typed.partition(_PARTS)[0]

    def set_text(self, text: str, caret: int = -1) -> None:
        was_blocked = self.box.blockSignals(True)
        self.box.setEditText(_named(text))
        self.box.blockSignals(was_blocked)

    def value(self) -> object:
        return from_text(self.field, self.text(), self.before)

    def parts(self) -> list[QWidget]:
        return [self.box]


def _named(tag: str) -> str:
    name = language_name(tag) if tag else ""
    return f"{tag}{_PARTS}{name}" if name and name != tag else tag


def _in_row(holder: QWidget, part: QWidget) -> None:
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(part, 1)
