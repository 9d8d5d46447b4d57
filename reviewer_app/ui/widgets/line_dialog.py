"""A dialog that asks for one line of text, such as an id or a name."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField

WIDTH = 400


class LineDialog(AnswerDialog):
    """Stays open until what was typed is taken: `submitted`, then `accept` or `show_problem`."""

    submitted = Signal(str)

    def __init__(
        self,
        look: Look,
        title: str,
        label: str,
        button: str,
        text: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._is_taken = False
        self.setWindowTitle(title)
        self.field = TextField(look, label, is_tall=False)
        self.field.setMaxLength(200)
        self.field.set_words(text)
        self.field.selectAll()
        self.wrong = PlainLabel(look, font="label", colour="down", is_wrapped=True)
        self.wrong.hide()
        self.answer = PrimaryButton(look, button, key=tr("Enter"))
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(8)
        column.addWidget(PlainLabel(look, title, font="page_title"))
        column.addWidget(self.field)
        column.addWidget(self.wrong)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.answer))
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)
        self.field.submitted.connect(self._submit)
        self.field.left.connect(self.reject)
        self.field.text_changed.connect(self.wrong.hide)
        self.field.setFocus()
        self.fit(WIDTH)

    def show_problem(self, words: str) -> None:
        """Say why that cannot be, and let the person type on."""
        self._is_taken = False
        self.wrong.setText(words)
        self.wrong.show()
        self.fit(WIDTH)
        self.field.setFocus()
        self.field.selectAll()
        announce(self, words)

    def primary(self) -> QAbstractButton:
        return self.answer

    def _submit(self) -> None:
        """Once, until there is an answer."""
        text = self.field.text().strip()
        if text and not self._is_taken:
            self._is_taken = True
            self.submitted.emit(text)
