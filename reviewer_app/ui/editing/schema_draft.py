"""The draft of an input: one JSON text that the fields of a form change place by place."""

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError, Value
from reviewer_app.domain.json_places import Path, put, remove, text_at


class SchemaDraft(QObject):
    """changed: the text is another now. fields write only into a text that is JSON, or blank."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.base = ""

    def set_text(self, text: str) -> None:
        """Take over another text."""
        if text != self.text:
            self.text = text
            self.changed.emit()

    def begin(self, text: str) -> None:
        """Start from a saved text."""
        self.text = self.base = text

    def whole(self) -> Value:
        """All of it; raises JsonError. A blank text is an object without members."""
        return json.parse(self.text if self.text.strip() else "{}")

    def written(self, path: Path) -> str | None:
        """The JSON text at a place, None where nothing is."""
        return text_at(self.text, path) if self.text.strip() else None

    def value(self, path: Path) -> Value:
        """The value at a place; None also where nothing is."""
        written = self.written(path)
        return None if written is None else json.parse(written)

    def was_there(self, path: Path) -> bool:
        """Whether the saved text has something at a place."""
        try:
            json.parse(self.base)
        except JsonError:
            return False
        return text_at(self.base, path) is not None

    def put(self, path: Path, written: str) -> None:
        """Write JSON at a place."""
        self.set_text(put(self.text if self.text.strip() else "{}", path, written))

    def remove(self, path: Path) -> None:
        """Take a place away; objects around it stay, even without members."""
        if self.text.strip():
            self.set_text(remove(self.text, path))
