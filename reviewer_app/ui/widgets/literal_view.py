"""The view inside a case text: paragraphs that know their place in the original."""

import math
from collections.abc import Callable

from PySide6.QtCore import QMimeData, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.copied_text import plain_mime_data
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.literal_layout import Piece, Places, utf16_length
from reviewer_app.ui.widgets.literal_marks import Found, Marker

_MINIMUM_HEIGHT = QTextBlockFormat.LineHeightTypes.MinimumHeight.value


class TextView(QTextEdit):
    """The view inside: its paragraphs are pieces of the original."""

    focus_shown = Signal(bool)
    all_wanted = Signal()
    """Everything is going to be selected, so what comes by itself is to be there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._places = Places()
        self._original = ""
        self._is_code = False
        self._marker: Marker | None = None
        self.line_height = 0.0
        self.setObjectName("literal")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)

    @property
    def paragraphs(self) -> int:
        """How many paragraphs are there."""
        return len(self._places)

    def start(self, original: str) -> None:
        """Forget the old text; the pieces of the new one follow."""
        self._original = original
        self._places.clear()
        self.clear()

    def set_style(self, font: QFont, line_height: float, *, is_code: bool) -> None:
        """The font and line height of all paragraphs."""
        self._is_code = is_code
        self.line_height = line_height
        self.document().setDefaultFont(font)
        self.setFont(font)
        self.setTabStopDistance(4 * QFontMetricsF(font).horizontalAdvance(" "))

    def let_scroll(self, is_needed: bool) -> None:
        """Have a scroll bar, or none even while the text is ahead of the size of the view."""
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAsNeeded if is_needed else policies.ScrollBarAlwaysOff
        )

    def show_blanks(self, is_on: bool) -> None:
        """Have Qt draw signs for blanks and tabs."""
        option = self.document().defaultTextOption()
        flag = QTextOption.Flag.ShowTabsAndSpaces
        flags = option.flags()
        option.setFlags(flags | flag if is_on else flags & ~flag)
        self.document().setDefaultTextOption(option)

    def mark(self, found: Found, theme: Theme, *, is_needed: bool = True) -> None:
        """Mark places of the original; a view that never had any costs nothing."""
        if self._marker is None:
            if not is_needed:
                return
            self._marker = Marker(self.document(), self._places, self._letters)
        self._marker.set_theme(theme)
        self._marker.mark(found)

    def _letters(self, start: int, end: int) -> str:
        return self._original[start:end]

    def position_of(self, place: int) -> int:
        """Qt's position of a place in the original, as far as it is there."""
        if not len(self._places):
            return 0
        number, letters = self._places.find(place)
        block = self.document().findBlockByNumber(number)
        return block.position() + min(utf16_length(block.text()[:letters]), block.length() - 1)

    def place_of(self, position: int) -> int:
        """The place in the original of Qt's position."""
        return self._place(position)

    def bring_to_sight(self, place: int) -> QRect:
        """Scroll so that a place is seen, not at the very edge; where it then is in the view."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(self.position_of(place))
        rect = self.cursorRect(cursor)
        if not self.viewport().rect().adjusted(0, 8, 0, -8).contains(rect):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.y() - self.viewport().height() // 3)
        return self.cursorRect(cursor)

    def append_pieces(self, batch: list[Piece]) -> None:
        """Add paragraphs at the end."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        formats = {is_rtl: self._format(is_rtl=is_rtl) for is_rtl in (False, True)}
        is_first = not len(self._places)
        for piece in batch:
            if is_first:
                cursor.setBlockFormat(formats[piece.is_rtl])
                is_first = False
            else:
                cursor.insertBlock(formats[piece.is_rtl])
            cursor.insertText(piece.shown)
            self._places.add(piece)
        cursor.endEditBlock()

    def finish_layout(self) -> None:
        """Lay out what is there; Qt by itself takes ever larger steps, up to 200,000 letters."""
        self.document().documentLayout().documentSize()

    def restyle_pieces(self) -> None:
        """Give the paragraphs that are there the present line height."""
        height = QTextBlockFormat()
        height.setLineHeight(self.line_height, _MINIMUM_HEIGHT)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(height)

    def _format(self, *, is_rtl: bool) -> QTextBlockFormat:
        block = QTextBlockFormat()
        directions = Qt.LayoutDirection
        is_turned = is_rtl and not self._is_code
        block.setLayoutDirection(directions.RightToLeft if is_turned else directions.LeftToRight)
        # At least, not exactly: letters of other scripts may be taller than the line.
        block.setLineHeight(self.line_height, _MINIMUM_HEIGHT)
        return block

    def height_for(self, width: int) -> int:
        """The height of the whole text in a column."""
        return math.ceil(self._in_column(width, lambda: self.document().size().height()))

    def _in_column(self, width: int, measure: Callable[[], float]) -> float:
        """Measure the text in a column without the view following it."""
        document = self.document()
        before = document.textWidth()
        # The view would answer every change of size by laying out for its own width again.
        was_blocked = document.documentLayout().blockSignals(True)
        document.setTextWidth(width)
        measured = measure()
        document.setTextWidth(before)
        document.documentLayout().blockSignals(was_blocked)
        return measured

    def ideal_width(self, width: int) -> int:
        """How much of a column the widest line takes."""
        return min(width, math.ceil(self._in_column(width, self.document().idealWidth)))

    def selected_original(self) -> str:
        """The letters of the original behind the selection."""
        cursor = self.textCursor()
        return self._original[
            self._place(cursor.selectionStart()) : self._place(cursor.selectionEnd())
        ]

    def _place(self, position: int) -> int:
        block = self.document().findBlock(position)
        offset = position - block.position()
        return self._places.place(block.blockNumber(), block.text(), offset)

    def createMimeDataFromSelection(self) -> QMimeData:
        return plain_mime_data(self.selected_original())

    def mousePressEvent(self, e: QMouseEvent) -> None:
        # Dragging a selection would run a loop of its own and stop all other work; without a
        # selection under the pointer no drag begins.
        is_plain = not e.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if e.button() == Qt.MouseButton.LeftButton and is_plain:
            self.setTextCursor(self.cursorForPosition(e.position().toPoint()))
        super().mousePressEvent(e)

    def selectAll(self) -> None:
        self.all_wanted.emit()
        super().selectAll()

    def keyPressEvent(self, e: QKeyEvent) -> None:
        if e.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
            return
        super().keyPressEvent(e)

    def focusInEvent(self, e: QFocusEvent) -> None:
        self.focus_shown.emit(e.reason() in KEYBOARD_REASONS)
        super().focusInEvent(e)

    def focusOutEvent(self, e: QFocusEvent) -> None:
        self.focus_shown.emit(False)
        super().focusOutEvent(e)

    def wheelEvent(self, e: QWheelEvent) -> None:
        has_nothing_below = self.verticalScrollBar().maximum() == 0
        if has_nothing_below or e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            e.ignore()
            return
        super().wheelEvent(e)
