"""Asks for the name where cases came in by the command line before anybody was asked."""

from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField


async def ask_name(dialog: "NameDialog") -> str:
    """Wait for the name; the dialog is gone afterwards."""
    try:
        await ask(dialog)
        return dialog.name()
    finally:
        dialog.deleteLater()


class NameDialog(AnswerDialog):
    """One field, filled in with the account's name; `name` is the answer, however it is closed."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Your name"))
        self._suggested = name
        self.field = TextField(look, tr("Your name"), is_tall=False)
        self.field.setPlaceholderText("")
        self.field.setMaxLength(200)
        self.field.set_words(name)
        self.field.selectAll()
        self.field.submitted.connect(self.accept)
        self.field.left.connect(self.reject)
        self.go_on = PrimaryButton(look, tr("Go on"), key=tr("Enter"))
        self.go_on.clicked.connect(self.accept)
        self._lay_out(look)
        self.fit(420)

    def _lay_out(self, look: Look) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(8)
        column.addWidget(PlainLabel(look, tr("Who is reviewing?"), font="page_title"))
        words = tr("Your name is shown beside your votes, and in files that you export.")
        column.addWidget(PlainLabel(look, words, colour="text_soft", is_wrapped=True))
        column.addSpacing(4)
        column.addWidget(self.field)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.go_on))

    def name(self) -> str:
        """What was typed; the suggestion where the field was left empty."""
        return self.field.text().strip() or self._suggested

    def primary(self) -> QAbstractButton:
        return self.go_on
