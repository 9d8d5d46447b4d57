"""Asks before a link in guidelines is opened: it leads out of the program."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

WIDTH = 460


class LinkDialog(AnswerDialog):
    """Shows the whole address, as it will be asked for; accepted: open it."""

    def __init__(self, look: Look, address: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        is_mail = address.lower().startswith("mailto:")
        title = tr("Write to this address?") if is_mail else tr("Open this address?")
        self.setWindowTitle(title)
        self.address = PlainLabel(look, _breakable(address), font="code", is_wrapped=True)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.address.setAccessibleName(address)
        self.go = PrimaryButton(look, tr("Open"), key=tr("Enter"))
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.go.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(8)
        column.addWidget(PlainLabel(look, title, font="pane_title"))
        column.addWidget(self.address)
        words = tr("It stands in the guidelines and opens outside of Reviewer.")
        column.addWidget(PlainLabel(look, words, colour="text_soft", is_wrapped=True))
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.go))
        self.fit(WIDTH)

    def primary(self) -> QAbstractButton:
        return self.go


def _breakable(address: str) -> str:
    """The address with invisible places where a line may end."""
    return "\u200b".join(address[at : at + 16] for at in range(0, len(address), 16))
