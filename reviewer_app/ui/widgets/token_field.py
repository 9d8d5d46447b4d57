"""Token fields: several short texts in one field, each a chip with a cross, and a line for more."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QWidget

from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import focus_ring, rounded, words_width
from reviewer_app.ui.widgets.tokens import GAP, Token

_BARE = """QLineEdit, QLineEdit:focus {
  border: none; padding: 0; min-height: %dpx; max-height: %dpx }"""


class _Line(QLineEdit):
    """The line at the end; several lines that are pasted become several tokens."""

    pasted = Signal(list)

    def take_lines(self, source: QMimeData) -> bool:
        """Whether several lines were taken; one line is the line edit's own to paste."""
        lines = [line for line in source.text().splitlines() if line.strip()]
        if len(lines) > 1:
            self.pasted.emit(lines)
        return len(lines) > 1


class TokenField(QFrame):
    """Texts in an order. What stands in the line counts as the last of them.

    changed: the texts are others now. left: Esc in the line while it is empty.
    """

    changed = Signal()
    left = Signal()

    def __init__(
        self,
        look: Look,
        name: str,
        placeholder: str,
        *,
        font: str = "body",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._font = look, font
        self._known: tuple[str, ...] = ()
        self._tokens: list[Token] = []
        self.setAccessibleName(name)
        self.line = _Line(self)
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(placeholder)
        self.line.setDragEnabled(False)
        self.line.textEdited.connect(self._typed)
        self.line.pasted.connect(self._add_all)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self._flow = FlowLayout(self, gap=GAP, line_gap=4)
        self._flow.addWidget(self.line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        sizes = self._look.theme.sizes
        self.line.setFont(self._look.theme.font(self._font))
        height = max(24, sizes.chip + 4)
        self.line.setStyleSheet(_BARE % (height, height))
        space = max(4, (sizes.field - height) // 2)
        self._flow.setContentsMargins(7, space, 7, space)
        self._fit_line()
        for token in self._tokens:
            token.updateGeometry()

    def _fit_line(self) -> None:
        """As wide as its words: the layout breaks lines by that."""
        words = self.line.text() or self.line.placeholderText()
        self.line.setFont(self._look.theme.font(self._font if self.line.text() else "body"))
        width = words_width(self.line.font(), words) + 16
        most = max(self.width() - 16, 60) if self.width() > 100 else width
        self.line.setFixedWidth(round(max(60, min(width, most))))

    def texts(self) -> list[str]:
        """The texts in their order, with the one that is being typed."""
        found = [token.value for token in self._tokens]
        pending = self.line.text()
        return [*found, pending] if pending.strip() else found

    def show_texts(self, texts: Sequence[str], known: Sequence[str] | None = None) -> None:
        """Show other texts; those that are not among the known ones are marked as new."""
        self._known = tuple(known if known is not None else texts)
        if list(texts) != self.texts():
            self._put([*texts])
            self.line.clear()
        else:
            self._put([token.value for token in self._tokens])
        self._fit_line()

    def new_texts(self) -> list[str]:
        """Those that are marked as new."""
        return [token.value for token in self._tokens if token.is_new]

    def show_wrong(self, texts: Sequence[str]) -> None:
        """Mark those with which something is the matter; others are marked no more."""
        for token in self._tokens:
            token.set_wrong(token.value in texts)

    def removed_texts(self) -> list[str]:
        """Known ones that are not there any more."""
        there = self.texts()
        return [text for text in self._known if text not in there]

    def _put(self, texts: list[str]) -> None:
        if [token.value for token in self._tokens] == texts and all(
            token.is_new == (token.value not in self._known) for token in self._tokens
        ):
            return
        for token in self._tokens:
            self._flow.removeWidget(token)
            token.hide()
            token.deleteLater()
        self._tokens = [self._make(text) for text in texts]
        self._flow.removeWidget(self.line)
        for part in (*self._tokens, self.line):
            self._flow.addWidget(part)
            part.show()
        self.updateGeometry()

    def _make(self, text: str) -> Token:
        token = Token(self._look, text, font=self._font, is_new=text not in self._known)
        token.setParent(self)
        token.removed.connect(lambda: self._remove(token))
        token.edit_asked.connect(lambda: self._edit(token))

        def walk(step: int) -> None:
            self._focus(self._tokens.index(token) + step)

        token.walked.connect(walk)
        return token

    def take_typed(self) -> bool:
        """Make a token of what stands in the line; whether there was anything."""
        pending = self.line.text()
        if not pending.strip():
            return False
        texts = self.texts()
        self.line.clear()
        self._put(texts)
        self._tell()
        return True

    def _add_all(self, lines: list[str]) -> None:
        texts = [*self.texts(), *lines]
        self.line.clear()
        self._put(texts)
        self._tell()

    def _remove(self, token: Token) -> None:
        place = self._tokens.index(token)
        had_focus = self.window().focusWidget() is token
        values = [one.value for one in self._tokens if one is not token]
        self._put(values)
        self._tell()
        self._focus(min(place, len(self._tokens) - 1) if had_focus else len(self._tokens))

    def _edit(self, token: Token) -> None:
        """Back into the line; a text of several lines cannot go there and stays."""
        if "\n" in token.value or "\r" in token.value:
            return
        self.take_typed()
        value = token.value
        self._put([one.value for one in self._tokens if one.value != value])
        self.line.setText(value)
        self.line.selectAll()
        self.line.setFocus()
        self._tell()

    def _focus(self, place: int) -> None:
        if 0 <= place < len(self._tokens):
            self._tokens[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _typed(self, _text: str) -> None:
        self._tell()

    def _tell(self) -> None:
        self._fit_line()
        self.updateGeometry()
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line:
            if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
                self.update()
                if event.type() == QEvent.Type.FocusOut:
                    self.take_typed()
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._takes(event)
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Whether a key in the line was for the field."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, has_start = event.key(), self.line.cursorPosition() == 0
        if key in ENTER_KEYS and is_plain:
            return self.take_typed()
        back = Qt.Key.Key_Right if self.isRightToLeft() else Qt.Key.Key_Left
        if self._tokens and has_start and not self.line.hasSelectedText():
            if key == back and is_plain:
                self._focus(len(self._tokens) - 1)
                return True
            if key == Qt.Key.Key_Backspace and is_plain:
                self._remove(self._tokens[-1])
                return True
        if event.matches(QKeySequence.StandardKey.Paste):
            return self.line.take_lines(_clipboard())
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.line.setFocus(Qt.FocusReason.MouseFocusReason)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, arg__1: int) -> int:
        return max(self._flow.heightForWidth(arg__1), self._look.theme.sizes.field)

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._look.theme.sizes.field)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        rounded(painter, whole, theme.sizes.radius, theme.colour("card"), theme.colour("outline"))
        if self.line.hasFocus():
            focus_ring(self._look, painter, whole)
        painter.end()


def _clipboard() -> QMimeData:
    return QGuiApplication.clipboard().mimeData()
