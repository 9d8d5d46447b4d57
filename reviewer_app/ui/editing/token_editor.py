"""The editor of a list: tokens in one field, and a line to type the next one."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.entries import as_text, split_lines
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.token_field import TokenField


class TokenEditor(FieldEditor):
    """What is typed and not added yet counts as an item too, so that saving never loses it."""

    def __init__(
        self, look: Look, field: str, before: object, *, prompt: str, is_code: bool = False
    ) -> None:
        super().__init__(field, before)
        self._old = split_lines(self.base_text)
        self.tokens = TokenField(
            look, field_name(field), prompt, font="code" if is_code else "body", parent=self
        )
        self.tokens.show_texts(self._old, self._old)
        self.tokens.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tokens)

    @property
    def _typed(self) -> str:
        """What stands in the line and is no token yet."""
        return self.tokens.line.text()

    def text(self) -> str:
        items = tuple(self.tokens.texts())
        typed = self._typed if self._typed.strip() else ""
        added = as_text(self.field, items[:-1] if typed else items)
        return f"{added}\n{typed}" if added and typed else added or typed

    def caret(self) -> int:
        """Behind the last item, or in what is being typed; -1 where nothing is."""
        if not self._typed.strip():
            return -1
        return len(self.text()) - len(self._typed) + self.tokens.line.cursorPosition()

    def set_text(self, text: str, caret: int = -1) -> None:
        added, typed = text, ""
        if caret >= 0:  # the last line was being typed
            added, _, typed = text.rpartition("\n")
        self.tokens.show_texts(split_lines(added), self._old)
        if typed:
            self.tokens.line.setText(typed)
            self.tokens.line.setCursorPosition(max(0, len(typed) - (len(text) - caret)))

    def parts(self) -> list[QWidget]:
        return [self.tokens.line]
