"""Several lines to type into: literal, in the direction of the words, as high as they need."""

import math

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QWidget

from reviewer_app.ui.editing.literal_document import LiteralDocument, start_line
from reviewer_app.ui.i18n import DIRECTION_LOOKAHEAD, direction_of
from reviewer_app.ui.widgets.copied_text import plain_mime_data
from reviewer_app.ui.widgets.look import Look

MOST_LINES = 14
"""Lines that a field grows to; longer texts scroll inside."""

_MARGIN = 6
_EDGE = 2 * _MARGIN + 4
"""The space around the lines: the margin of the document, and the edge at its widest."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TextArea(QPlainTextEdit):
    """A field for a text of any kind.

    typed: the text changed. menu_asked: a menu is about to be shown, and may get more entries for
    the place of this cursor. looked_elsewhere: other lines are seen now.
    """

    typed = Signal()
    menu_asked = Signal(object, object)
    looked_elsewhere = Signal()

    def __init__(
        self,
        look: Look,
        name: str,
        *,
        role: str = "body",
        least_lines: int = 1,
        most_lines: int = MOST_LINES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._role = look, role
        self._language = ""
        self._least, self._most = least_lines, most_lines
        self._preedit = ""
        self.literal = LiteralDocument(self.document())
        self.setObjectName("field")
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Dropping would run a loop of its own and stop all other work.
        self.setAcceptDrops(False)
        self.document().setDocumentMargin(_MARGIN)
        self._direction = ""
        self.textChanged.connect(self._changed)
        self.verticalScrollBar().valueChanged.connect(lambda: self.looked_elsewhere.emit())
        look.changed.connect(self._apply)
        self._apply()

    def set_language(self, language: str) -> None:
        """The language of the words, for the letters that need a font of their own."""
        self._language = language
        self._apply()

    def set_role(self, role: str) -> None:
        """Show the text in another font, as when words become JSON."""
        if role != self._role:
            self._role = role
            self._apply()

    @property
    def composing(self) -> bool:
        """Whether an input method holds letters that are not text yet."""
        return bool(self._preedit)

    def show_text(self, text: str, caret: int = 0) -> None:
        """Show another text without telling it as typed; caret in characters."""
        was_blocked = self.blockSignals(True)
        self.literal.fill(text)
        cursor = self.textCursor()
        cursor.setPosition(self.literal.position_of(caret) if caret > 0 else 0)
        self.setTextCursor(cursor)
        self.blockSignals(was_blocked)
        self._turn()
        self._fit()
        self.looked_elsewhere.emit()

    def replace(self, cursor: QTextCursor, text: str) -> None:
        """Put a text in the place of what a cursor has selected; one step to undo."""
        self.literal.insert(cursor, text)

    def caret(self) -> int:
        """Where the caret stands, in characters."""
        return self.literal.place_of(self.textCursor().position())

    def _changed(self) -> None:
        self._turn()
        self._fit()
        if not self._preedit:
            self.typed.emit()

    def set_faulty(self, is_faulty: bool) -> None:
        """Show an edge in the colour of what is wrong, or the usual one."""
        if self.property("faulty") == is_faulty:
            return
        self.setProperty("faulty", is_faulty)
        self.style().unpolish(self)
        self.style().polish(self)

    # Size

    def _apply(self) -> None:
        self.setFont(self._look.theme.case_font(self._language, self._role))
        self._turn()
        self.setTabStopDistance(4 * QFontMetricsF(self.font()).horizontalAdvance(" "))
        self._fit()

    def _turn(self) -> None:
        """Stand at the side where the text begins; code begins at the left."""
        start = self.document().begin().text()[:DIRECTION_LOOKAHEAD]
        is_code = self._role.startswith("code")
        direction = "code" if is_code else direction_of(start) or "none"
        if direction == self._direction:
            return
        self._direction = direction
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        directions, sides = Qt.LayoutDirection, Qt.AlignmentFlag
        option.setTextDirection(
            directions.LeftToRight if is_code else directions.LayoutDirectionAuto
        )
        at_right = direction == "rtl" or (direction == "none" and self.isRightToLeft())
        option.setAlignment(sides.AlignRight if at_right else sides.AlignLeft)
        self.document().setDefaultTextOption(option)

    def _fit(self) -> None:
        """Be as high as the lines, within limits."""
        needed, most = self._lines_height(), self._lines(self._most)
        policies = Qt.ScrollBarPolicy
        scrolls = policies.ScrollBarAsNeeded if needed > most else policies.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(scrolls)
        height = min(max(needed, self._lines(self._least)), most)
        height = max(round(height) + _EDGE, self._look.theme.sizes.field)
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def _lines(self, count: int) -> float:
        return count * math.ceil(QFontMetricsF(self.font()).lineSpacing())

    def _lines_height(self) -> float:
        """The height of the text, looked at only as far as the field can become."""
        layout, most = self.document().documentLayout(), self._lines(self._most)
        height, block = 0.0, self.document().begin()
        while block.isValid() and height < most:
            height += layout.blockBoundingRect(block).height()
            block = block.next()
        # Qt counts the margin below to the last line.
        return height if block.isValid() else height - _MARGIN

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    # Keys and the pointer

    def keyPressEvent(self, e: QKeyEvent) -> None:
        if e.key() in _ENTER and not e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            cursor = self.textCursor()
            start_line(cursor)
            self.ensureCursorVisible()
            return
        if e.key() == Qt.Key.Key_Escape:
            e.ignore()
            return
        super().keyPressEvent(e)

    def inputMethodEvent(self, arg__1: QInputMethodEvent) -> None:
        self._preedit = arg__1.preeditString()
        super().inputMethodEvent(arg__1)

    def createMimeDataFromSelection(self) -> QMimeData:
        cursor = self.textCursor()
        return plain_mime_data(self.literal.part(cursor.selectionStart(), cursor.selectionEnd()))

    def insertFromMimeData(self, source: QMimeData) -> None:
        if source.hasText():
            self.replace(self.textCursor(), source.text())
            self.ensureCursorVisible()

    def mousePressEvent(self, e: QMouseEvent) -> None:
        # Dragging a selection would run a loop of its own; without one no drag begins.
        is_plain = not e.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if e.button() == Qt.MouseButton.LeftButton and is_plain:
            self.setTextCursor(self.cursorForPosition(e.position().toPoint()))
        super().mousePressEvent(e)

    def contextMenuEvent(self, e: QContextMenuEvent) -> None:
        menu: QMenu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        is_key = e.reason() == QContextMenuEvent.Reason.Keyboard
        place = self.cursorRect().bottomLeft() if is_key else e.pos()
        cursor = self.textCursor() if is_key else self.cursorForPosition(place)
        self.menu_asked.emit(menu, cursor)
        menu.popup(self.viewport().mapToGlobal(place))

    def wheelEvent(self, e: QWheelEvent) -> None:
        # The page scrolls unless the field has the keyboard and something to scroll.
        if self.hasFocus() and self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(e)
        else:
            e.ignore()

    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self._fit()

    def focusOutEvent(self, e: QFocusEvent) -> None:
        super().focusOutEvent(e)
        self.looked_elsewhere.emit()
