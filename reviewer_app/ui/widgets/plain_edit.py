"""A field for text that is text and nothing else, also where it is copied and read back."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from reviewer_app.ui.widgets.copied_text import plain_mime_data

_LINES = str.maketrans({"\u2028": "\n", "\u2029": "\n"})
"""The signs that Qt ends lines and paragraphs with."""


class PlainEdit(QPlainTextEdit):
    """Keeps what it was given to the letter until somebody changes it.

    Qt's own would read a no-break space as a blank and the ends of lines as those of its own, and
    would put the text on the clipboard as a web page, too.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = self._shown = ""

    def show_text(self, text: str) -> None:
        """Begin with another text."""
        self.setPlainText(text)
        self._given, self._shown = text, self._letters()

    @property
    def text(self) -> str:
        """What stands in the field."""
        letters = self._letters()
        return self._given if letters == self._shown else letters

    def _letters(self) -> str:
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        return cursor.selectedText().translate(_LINES)

    def createMimeDataFromSelection(self) -> QMimeData:
        return plain_mime_data(self.textCursor().selectedText().translate(_LINES))
