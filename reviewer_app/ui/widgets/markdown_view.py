"""Shows Markdown of somebody else: nothing in it is loaded, and a link only asks."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QMimeData, Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from reviewer_app.ui.widgets.copied_text import plain_mime_data
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_document import is_safe, markdown_document
from reviewer_app.ui.widgets.painting import focus_ring


class MarkdownView(QTextBrowser):
    """A text that can be read, scrolled and copied. link_asked: an address was clicked."""

    link_asked = Signal(str)

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._pictures: Mapping[str, QImage] = {}
        self._has_ring = False
        self.setObjectName("literal")
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTabChangesFocus(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._ask)
        look.changed.connect(self._show)

    @property
    def text(self) -> str:
        """The Markdown that is shown."""
        return self._text

    def show_text(self, text: str, pictures: Mapping[str, QImage] | None = None) -> None:
        """Show another text from its beginning; the same one stays where it was read.

        pictures: those of our own making that may be seen in it, by their addresses.
        """
        if text != self._text:
            self._text, self._pictures = text, pictures or {}
            self._show()

    def height_for(self, width: int) -> int:
        """The height of the whole text in a column of this width."""
        document = self.document()
        before = document.textWidth()
        document.setTextWidth(width)
        height = document.size().height()
        document.setTextWidth(before)
        return math.ceil(height)

    def _show(self) -> None:
        place = self.verticalScrollBar().value()
        document = markdown_document(self._text, self._look.theme, self._pictures)
        document.setParent(self)  # the one before goes when the view has let it
        self.setDocument(document)
        self.verticalScrollBar().setValue(place)

    def _ask(self, address: QUrl) -> None:
        # As it goes over the line: letters that only look like others are told apart there.
        words = bytes(address.toEncoded().data()).decode("ascii", "replace")
        if is_safe(words):
            self.link_asked.emit(words)

    def loadResource(self, type: int, name: QUrl | str) -> None:  # noqa: A002 - Qt's own name
        return None

    def createMimeDataFromSelection(self) -> QMimeData:
        return plain_mime_data(self.textCursor().selection().toPlainText())

    def mousePressEvent(self, ev: QMouseEvent) -> None:
        # Without a selection under the pointer no drag begins, which would run a loop of its own.
        is_plain = not ev.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if ev.button() == Qt.MouseButton.LeftButton and is_plain:
            self.setTextCursor(self.cursorForPosition(ev.position().toPoint()))
        super().mousePressEvent(ev)

    def focusInEvent(self, e: QFocusEvent) -> None:
        self._has_ring = e.reason() in KEYBOARD_REASONS
        super().focusInEvent(e)

    def focusOutEvent(self, ev: QFocusEvent) -> None:
        self._has_ring = False
        super().focusOutEvent(ev)

    def paintEvent(self, e: QPaintEvent) -> None:
        super().paintEvent(e)
        if self._has_ring:
            painter = QPainter(self.viewport())
            focus_ring(self._look, painter, self.viewport().rect().toRectF())
            painter.end()
