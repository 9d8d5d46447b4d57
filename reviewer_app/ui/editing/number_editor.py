"""The editor of a number: typed, so that its spelling stays as it is."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.text_field import TextField

_LETTERS = 14


class NumberEditor(FieldEditor):
    """A short field; what is no number is said below it rather than refused while typing."""

    def __init__(self, look: Look, field: str, before: object) -> None:
        super().__init__(field, before)
        self.entry = TextField(look, is_tall=False, parent=self)
        self.entry.setAccessibleName(field_name(field))
        self.entry.textEdited.connect(self.changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.entry)
        row.addStretch(1)
        self.entry.setMaximumWidth(_LETTERS * self.entry.fontMetrics().averageCharWidth() + 24)
        self.set_text(self.base_text)

    def text(self) -> str:
        return self.entry.text()

    def set_text(self, text: str, caret: int = -1) -> None:
        self.entry.set_words(text)
        if caret >= 0:
            self.entry.setCursorPosition(caret)

    def caret(self) -> int:
        return self.entry.cursorPosition()

    def parts(self) -> list[QWidget]:
        return [self.entry]

    def show_fault(self, words: str) -> None:
        super().show_fault(words)
        is_faulty = bool(words)
        if self.entry.property("faulty") != is_faulty:
            self.entry.setProperty("faulty", is_faulty)
            self.entry.style().unpolish(self.entry)
            self.entry.style().polish(self.entry)
