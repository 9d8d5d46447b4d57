"""Says why the window cannot open: a title, a sentence, one button."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.messages import Message
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

_WIDTH = 460
GO_ON = 2
"""The answer of who takes the other way; closing is 0 or 1."""


class FailureDialog(QDialog):
    """Shown in place of the window when its workspace cannot be opened.

    Where its message has a button, that is another way out: the answer is then GO_ON.
    """

    def __init__(self, look: Look, message: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Reviewer"))
        self.setMinimumWidth(_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(look, message.title, font="page_title", is_wrapped=True))
        column.addWidget(PlainLabel(look, message.advice, is_wrapped=True))
        close = PrimaryButton(look, tr("Close"))
        close.clicked.connect(self.accept)
        column.addSpacing(8)
        row = QHBoxLayout()
        row.addStretch(1)
        if message.button:
            other = EdgedButton(look, message.button)
            other.clicked.connect(lambda: self.done(GO_ON))
            row.addWidget(other)
        row.addWidget(close)
        column.addLayout(row)
