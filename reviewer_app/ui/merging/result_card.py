"""The card of the result: the text to type into, undo, the next place, and what is to be said."""

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.entries import EntryError
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.merging.result_edit import ResultEdit
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.painting import rounded
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, QuietButton
from reviewer_app.ui.widgets.rule import Rule


class ResultCard(QFrame):
    """next_asked: go to the next open place."""

    next_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("card")
        self._title = PlainLabel(look, tr("Result"), font="label_strong")
        words = tr("you can type here; the letters M and T say where a word comes from")
        self._hint = ElidedLabel(look, font="label", colour="text_soft")
        self._hint.set_text(words)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.undo = QuietButton(look, tr("Undo"), icon="undo-2", key=look.keymap.cap("Ctrl+Z"))
        self.next = EdgedButton(look, tr("Next to decide"), icon="chevron-down")
        self.next.follow("next_difference")
        self.next.clicked.connect(self.next_asked)
        for button in (self.undo, self.next):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.edit = ResultEdit(look, tr("Result"))
        self.undo.clicked.connect(self.edit.undo)
        self.edit.undoAvailable.connect(self.undo.setEnabled)
        self.edit.installEventFilter(self)
        self._sign = _Sign(look, self)
        self._words = PlainLabel(look, font="label", is_wrapped=True)
        self._noted = ElidedLabel(look, font="label", colour="text_soft")
        self._noted.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._head.addWidget(self._title)
        self._head.addWidget(self._hint, 1)
        self._head.addWidget(self.undo)
        self._head.addWidget(self.next)
        body = QVBoxLayout()
        body.setContentsMargins(16, 12, 16, 4)
        body.addWidget(self.edit)
        self._foot = QHBoxLayout()
        self._foot.setContentsMargins(16, 6, 16, 6)
        self._foot.setSpacing(8)
        self._foot.addWidget(self._sign)
        self._foot.addWidget(self._words, 1)
        self._foot.addWidget(self._noted)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Rule(self))
        column.addLayout(body)
        column.addWidget(Rule(self))
        column.addLayout(self._foot)

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        set_margins(self._head, 16, 2, 10, 2)
        self._title.setMinimumHeight(sizes.card_head - 4)
        self._words.setMinimumHeight(sizes.chip)

    def say(self, words: str, noted: str, *, is_open: bool, fault: EntryError | None) -> None:
        """Say what collided, or what is wrong with what is typed. noted: by the other one."""
        if fault is not None:
            icon, words = ("octagon-x", "down"), _fault_words(fault)
        else:
            icon = ("circle-dot", "warn_mark") if is_open else ("check", "up")
        self._sign.show_icon(*icon)
        self._words.setText(words)
        self._noted.set_text(noted)
        self._noted.setVisible(bool(noted))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        super().paintEvent(arg__1)
        painter = QPainter(self)
        theme = self._look.theme
        has_focus = self.edit.hasFocus()
        edge = theme.colour("accent" if has_focus else "outline")
        width = 2 if has_focus else 1
        rounded(painter, QRectF(self.rect()), theme.sizes.radius, None, edge, width)
        painter.end()


def _fault_words(fault: EntryError) -> str:
    words = said(fault.reason)
    if fault.place is None:
        return words
    where = tr("Line {line}, place {column}:").format(
        line=fault.place.line, column=fault.place.column
    )
    return f"{where} {words}"


class _Sign(QWidget):
    """Open, done or wrong."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = ("check", "up")
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        size = self._look.theme.sizes.icon
        self.setFixedSize(size, size)

    def show_icon(self, name: str, colour: str) -> None:
        """Show another state."""
        self._icon = (name, colour)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.icons.paint(painter, QRectF(self.rect()), *self._icon)
        painter.end()
