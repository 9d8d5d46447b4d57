"""Texts of a list, each behind its number."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number
from reviewer_app.ui.review.first_line import first_line
from reviewer_app.ui.widgets.chip import LABEL, Chip
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look


class NumberedText(QWidget):
    """A number and the words behind it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._number = Chip(look, "")
        self.content = LiteralText(look, is_beside=True)
        self._column = QVBoxLayout()
        self._column.addWidget(self._number)
        self._column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._column)
        row.addWidget(self.content, 1)
        look.changed.connect(self._align)
        self._align()

    def _align(self) -> None:
        """The number stands in the middle of the first line."""
        top, height = first_line(self._look.theme)
        chip = self._look.theme.sizes.chip
        self._column.setContentsMargins(0, max(0, round(top + (height - chip) / 2)), 0, 0)

    def show_numbered(self, number: int, text: str, language: str, name: str) -> None:
        """Show another text; name: what a screen reader calls it."""
        self._number.show_state(format_number(number), LABEL)
        self.content.show_text(text, language=language)
        self.content.view.setAccessibleName(name)
