"""The line above a case in which one looks for words in it."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.finding import Finder
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton
from reviewer_app.ui.widgets.text_field import TextField

PAUSE_MS = 120
"""After a key press, before a long case is looked through."""


class FindBar(QFrame):
    """Shows how many places there are. left: the person is done with looking."""

    left = Signal()

    def __init__(self, look: Look, finder: Finder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._finder = look, finder
        self.setObjectName("card")
        self.setAccessibleName(tr("Find in the case"))
        self.field = _Field(look, tr("Find in this case"), is_tall=False)
        self.count = PlainLabel(look, font="label", colour="text_soft")
        self._before = IconButton(look, tr("Find previous"), icon="chevron-up")
        self._before.follow("find_previous")
        self._after = IconButton(look, tr("Find next"), icon="chevron-down")
        self._after.follow("find_next")
        self._close = IconButton(look, tr("Close"), icon="x")
        self._typed = QTimer(self, singleShot=True, interval=PAUSE_MS)
        row = QHBoxLayout(self)
        set_margins(row, 8, 6, 6, 6)
        row.setSpacing(6)
        row.addWidget(self.field, 1)
        for part in (self.count, self._before, self._after, self._close):
            row.addWidget(part)
        self._connect()
        self.hide()

    def _connect(self) -> None:
        self.field.text_changed.connect(self._typed.start)
        self._typed.timeout.connect(self._search)
        self.field.submitted.connect(lambda: self.step(1))
        self.field.backwards.connect(lambda: self.step(-1))
        self.field.left.connect(self.left)
        self._before.clicked.connect(lambda: self.step(-1))
        self._after.clicked.connect(lambda: self.step(1))
        self._close.clicked.connect(self.left)
        self._finder.changed.connect(self._show_count)

    def begin(self, selected: str) -> None:
        """Start looking, for what is selected if that is short."""
        if selected and "\n" not in selected and len(selected) < 100:
            self.field.set_words(selected)
        self.show()
        self.field.setFocus()
        self.field.selectAll()
        self._search()

    def again(self) -> None:
        """The texts have changed: look through them again, without moving."""
        if not self.isHidden():
            self._finder.search(self.field.text(), goes_there=False)

    def step(self, by: int) -> None:
        """Go to the next or the previous place."""
        if self._typed.isActive() or not self._finder.hits:
            self._search()
        else:
            self._finder.step(by)

    def _search(self) -> None:
        self._typed.stop()
        self._finder.search(self.field.text())

    def _show_count(self) -> None:
        words = self._words()
        if words != self.count.text():
            self.count.setText(words)
            announce(self, words)
        has_hits = bool(self._finder.hits)
        self._before.setEnabled(has_hits)
        self._after.setEnabled(has_hits)

    def _words(self) -> str:
        count = len(self._finder.hits)
        if not count:
            return tr("Not found") if self.field.text().strip() else ""
        n = format_number(self._finder.current + 1)
        if self._finder.is_cut:
            return tr("{n} of {count} or more").format(n=n, count=format_number(count))
        return tr("{n} of {count}").format(n=n, count=format_number(count))


class _Field(TextField):
    """Shift and Enter goes backwards."""

    backwards = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        is_back = is_enter and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if is_back and not self.composing:
            event.accept()
            self.backwards.emit()
            return
        super().keyPressEvent(event)
