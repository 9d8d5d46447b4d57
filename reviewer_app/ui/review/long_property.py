"""A label, and its value under it in the whole width."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.json import Json
from reviewer_app.ui.review.findables import in_json, in_literal
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

LINES = 12
"""Lines of a value before it scrolls by itself."""


def _nothing() -> None:
    """What is shown needs no opening."""


class LongProperty(QWidget):
    """A label, and its value under it in the whole width."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._is_raw = False
        self._json: JsonView | None = None
        self._label = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self.content = LiteralText(look, max_lines=LINES)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self._label)
        self._column.addWidget(self.content)

    def show_property(self, label: str, value: str | Json | None, language: str) -> None:
        """Show another value; None for a label that says it all."""
        self._label.setText(label)
        is_json = isinstance(value, Json)
        self.content.setVisible(isinstance(value, str))
        if isinstance(value, Json):
            self.json.set_name(label)
            self.json.show_json(value.text, language)
        elif value is not None:
            self.content.view.setAccessibleName(label)
            self.content.show_text(value, language=language)
        if self._json is not None:
            self._json.setVisible(is_json)

    @property
    def json(self) -> JsonView:
        """The view of JSON, made for the first value that is some."""
        if self._json is None:
            self._json = JsonView(self._look, max_lines=LINES)
            self._json.set_raw(self._is_raw)
            self._column.addWidget(self._json)
        return self._json

    def findable(self, value: str | Json, open_: Callable[[], None] = _nothing) -> Findable:
        """The value to be looked through; open_ shows it here if it is not."""
        if isinstance(value, Json):
            return in_json(lambda: self._json, value.text, open_)
        return in_literal(self.content, value, open_)

    @property
    def has_json(self) -> bool:
        """Whether the value is JSON."""
        return self._json is not None and not self._json.isHidden()

    def set_raw(self, is_raw: bool) -> None:
        """Show JSON as it is written, or as a tree."""
        self._is_raw = is_raw
        if self._json is not None:
            self._json.set_raw(is_raw)
