"""The field in which guidelines are written: plain text, a line as long as it has to be."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QTextOption
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_edit import PlainEdit


class GuidelinesEdit(PlainEdit):
    """Tab leaves it, as every other field; nothing but text is taken from the clipboard."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("field")
        self.setAccessibleName(tr("Text of the guidelines, in Markdown"))
        self.setPlaceholderText(tr("What makes a case good, and what does not? Markdown works."))
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        self.setFont(self._look.theme.font("code"))

    def mousePressEvent(self, e: QMouseEvent) -> None:
        # Dragging a selection would run a loop of its own and stop all other work.
        is_plain = not e.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if e.button() == Qt.MouseButton.LeftButton and is_plain:
            self.setTextCursor(self.cursorForPosition(e.position().toPoint()))
        super().mousePressEvent(e)
