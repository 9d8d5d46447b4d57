"""The editor of a conversation: its turns, each with who speaks and what is said."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.entries import from_text
from reviewer_app.domain.turn_entries import TurnEntry, new_turn, turn_entries, turns_text
from reviewer_app.domain.validating import ROLES
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.spelling import Spelling, SpellMarks
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import QuietComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import IconButton, QuietButton

CARETS = 1_000_000_000
"""A caret in a conversation: the turn, from 0, times this, and the place in its text."""

_ROLE_WORDS = {"user": "User", "assistant": "Assistant", "system": "System"}


class TurnRow(QFrame):
    """One turn of a conversation.

    changed: its role or text. moved: by how many places. followed: a new turn is to come next.
    """

    changed = Signal()
    moved = Signal(int)
    removed = Signal()
    followed = Signal()

    def __init__(self, look: Look, turn: TurnEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self._turn = turn
        self.setObjectName("card")
        self.role = QuietComboBox(look, tr("Who speaks"), self)
        for role in dict.fromkeys([*ROLES, turn.role]):
            self.role.addItem(tr(_ROLE_WORDS[role]) if role in _ROLE_WORDS else role, role)
        self.role.setCurrentIndex(self.role.findData(turn.role))
        self.role.currentIndexChanged.connect(self.changed)
        self.area = TextArea(look, tr("What is said"), parent=self)
        self.area.show_text(turn.text)
        self.area.typed.connect(self.changed)
        self.area.installEventFilter(self)
        self.up = IconButton(look, tr("Move up"), icon="chevron-up", key="Alt+↑", parent=self)
        self.down = IconButton(look, tr("Move down"), icon="chevron-down", key="Alt+↓", parent=self)
        self.cross = IconButton(look, tr("Remove this turn"), icon="x", parent=self)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.cross.clicked.connect(self.removed)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.role)
        head.addStretch(1)
        for button in (self.up, self.down, self.cross):
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.area)

    @property
    def turn(self) -> TurnEntry:
        """The turn as it stands there."""
        return self._turn.changed(role=str(self.role.currentData()), text=self.area.literal.text())

    def tell_place(self, place: int, count: int) -> None:
        """Which of the turns it is; the first cannot go up, nor the last down."""
        words = tr("Turn {n} of {count}").format(n=place + 1, count=count)
        self.setAccessibleName(words)
        self.area.setAccessibleName(tr(", ").join((words, self.role.currentText())))
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < count - 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._takes(event)
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Alt and an arrow move the turn; Ctrl+Enter begins the next one."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = Qt.Key(event.key())
        if modifiers == Qt.KeyboardModifier.AltModifier and key in steps:
            self.moved.emit(steps[key])
            return True
        is_enter = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if modifiers == Qt.KeyboardModifier.ControlModifier and is_enter:
            self.followed.emit()
            return True
        return False


class ConversationEditor(FieldEditor):
    """Turns one below the other."""

    def __init__(
        self, look: Look, field: str, before: object, spelling: Spelling | None, case: str
    ) -> None:
        super().__init__(field, before)
        self._look, self._spelling, self._case = look, spelling, case
        self._language = ""
        self.rows: list[TurnRow] = []
        self.add = QuietButton(look, tr("Add a turn"), icon="plus", parent=self)
        self.add.clicked.connect(lambda: self._insert(len(self.rows)))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._base = turns_text(turn_entries(super().base_text) or [])
        self.set_text(self._base)

    @staticmethod
    def can_show(text: str) -> bool:
        """Whether the JSON is a conversation whose turns are all texts."""
        return turn_entries(text) is not None

    @property
    def base_text(self) -> str:
        return self._base

    def text(self) -> str:
        return turns_text([row.turn for row in self.rows])

    def value(self) -> object:
        return from_text(self.field, self.text(), self.before)

    def set_text(self, text: str, caret: int = -1) -> None:
        for row in self.rows:
            self._drop(row)
        self.rows = []
        for turn in turn_entries(text) or []:
            self._put(len(self.rows), turn)
        self._tell_places()
        place, inside = divmod(max(caret, 0), CARETS)
        if caret >= 0 and place < len(self.rows):
            area = self.rows[place].area
            cursor = area.textCursor()
            cursor.setPosition(area.literal.position_of(inside))
            area.setTextCursor(cursor)

    def caret(self) -> int:
        for place, row in enumerate(self.rows):
            if row.area.hasFocus():
                return place * CARETS + row.area.caret()
        return 0

    def focus_caret(self, caret: int) -> None:
        """Give the keyboard to the turn that the caret of a draft was in."""
        place = caret // CARETS
        if place < len(self.rows):
            self.rows[place].area.setFocus()

    def parts(self) -> list[QWidget]:
        return [*(row.area for row in self.rows), self.add]

    def focus(self) -> None:
        """Give the keyboard to the first turn without words, which cannot be saved so."""
        empty = [row.area for row in self.rows if not row.turn.text.strip()]
        (*empty, *self.parts())[0].setFocus()

    def set_language(self, language: str) -> None:
        self._language = language
        for row in self.rows:
            self._speak(row)

    def _speak(self, row: TurnRow) -> None:
        row.area.set_language(self._language)
        if marks := row.findChild(SpellMarks):
            marks.set_language(self._language)

    def _put(self, place: int, turn: TurnEntry) -> TurnRow:
        row = TurnRow(self._look, turn, self)
        if self._spelling is not None:
            marks = SpellMarks(self._look, self._spelling, row.area, self._case, self.said.emit)
            marks.spelled.connect(self.spelled)
        row.changed.connect(self.changed)
        row.moved.connect(partial(self._move, row))
        row.removed.connect(lambda: self._remove(row))
        row.followed.connect(lambda: self._insert(self.rows.index(row) + 1))
        self.rows.insert(place, row)
        self._column.insertWidget(place, row)
        return row

    def _insert(self, place: int) -> None:
        """A new turn, of the one who speaks next."""
        before = self.rows[place - 1].turn.role if place else ROLES[1]
        role = ROLES[0] if before == ROLES[1] else ROLES[1]
        row = self._put(place, new_turn(role))
        self._speak(row)
        self._tell_places()
        row.area.setFocus()
        self.changed.emit()

    def _move(self, row: TurnRow, by: int) -> None:
        place = self.rows.index(row)
        target = place + by
        if not 0 <= target < len(self.rows):
            return
        self.rows.insert(target, self.rows.pop(place))
        self._column.removeWidget(row)
        self._column.insertWidget(target, row)
        self._tell_places()
        row.area.setFocus()
        self.changed.emit()

    def _remove(self, row: TurnRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        self._drop(row)
        self._tell_places()
        rest = self.rows[min(place, len(self.rows) - 1)].area if self.rows else self.add
        rest.setFocus()
        self.changed.emit()

    def _drop(self, row: TurnRow) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _tell_places(self) -> None:
        for place, row in enumerate(self.rows):
            row.tell_place(place, len(self.rows))
