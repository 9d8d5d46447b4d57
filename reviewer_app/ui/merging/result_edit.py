"""The result of a merged field, to type into; at an open place digits decide."""

from PySide6.QtCore import QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.resolving import Side
from reviewer_app.ui.key_positions import digit_of
from reviewer_app.ui.merging.document import MergedDocument, insert_text
from reviewer_app.ui.merging.view import MergedView
from reviewer_app.ui.widgets.look import Look

MOST_LINES = 18

_SIDES: dict[str, Side] = {"1": "mine", "2": "theirs"}
_WRITE = "3"
_LEFT_ALONE = frozenset({Qt.Key.Key_F7, Qt.Key.Key_Escape})
_WITH_CONTROL = frozenset({Qt.Key.Key_S})


class ResultEdit(MergedView):
    """The text of the result.

    typed: something is other than before. decided: a choice was answered, by its number and side;
    "" for writing it. came_to: the caret is at a choice now, or at none (-1).
    """

    typed = Signal()
    decided = Signal(int, str)
    came_to = Signal(int)

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, name, most_lines=MOST_LINES, parent=parent)
        self.setReadOnly(False)
        self.setUndoRedoEnabled(True)
        self.textChanged.connect(self.typed)
        self.cursorPositionChanged.connect(self._caret_moved)

    def show_document(self, document: MergedDocument) -> None:
        self.blockSignals(True)
        super().show_document(document)
        self.blockSignals(False)
        self._caret_moved()

    # Choices

    @property
    def current(self) -> int | None:
        """The choice that the caret is at."""
        return self.merged.choice_at(self.textCursor().position())

    def go_to(self, number: int) -> None:
        """Put the caret before a choice, so that a digit answers it."""
        place = self.merged.place_of(number)
        if place is not None:
            cursor = QTextCursor(self.merged)
            cursor.setPosition(place)
            self.setTextCursor(cursor)
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def decide(self, number: int, key: str) -> None:
        """Answer a choice: 1 mine, 2 theirs, 3 to write it."""
        if side := _SIDES.get(key):
            self.merged.answer(number, side)
            self.decided.emit(number, side)
        elif key == _WRITE and (cursor := self.merged.write_instead(number)) is not None:
            self.setTextCursor(cursor)
            self.setFocus()
            self.decided.emit(number, "")

    def _caret_moved(self) -> None:
        number = self.current
        self.merged.options.current = -1 if number is None else number
        self.viewport().update()
        self.came_to.emit(-1 if number is None else number)

    # Qt

    def keyPressEvent(self, e: QKeyEvent) -> None:
        if _is_for_the_page(e):
            e.ignore()
            return
        number = self.current
        if number is not None and (key := digit_of(e)) in {*_SIDES, _WRITE}:
            self.decide(number, key)
        elif _types(e):
            self.textCursor().insertText(e.text(), self.merged.plain())
            self.ensureCursorVisible()
        else:
            super().keyPressEvent(e)

    def mousePressEvent(self, e: QMouseEvent) -> None:
        shift = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        found = self.merged.options.option_at(e.position() + shift)
        if found is not None and self.merged.place_of(found[0]) is not None:
            self.decide(found[0], str(found[1]))
            return
        super().mousePressEvent(e)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if source.hasText():
            insert_text(self.textCursor(), source.text(), self.merged.plain())


def _is_for_the_page(event: QKeyEvent) -> bool:
    modifiers = event.modifiers()
    if modifiers & Qt.KeyboardModifier.AltModifier and not event.text().isalpha():
        return True
    has_control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    return event.key() in _LEFT_ALONE or (has_control and event.key() in _WITH_CONTROL)


def _types(event: QKeyEvent) -> bool:
    """Whether a press types a sign; it is nobody's word, whatever it is typed into."""
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(event.text()) and event.text().isprintable() and not event.modifiers() & held
