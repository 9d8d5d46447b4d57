"""The question for a senior: optional words, kept with the case until it is taken back."""

from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton, QuietButton
from reviewer_app.ui.widgets.text_field import TextField

_WIDTH = 520
LONGEST_QUESTION = 2000


class AskDialog(AnswerDialog):
    """question: what was asked, empty for nothing in particular; None where it is taken back."""

    def __init__(
        self, look: Look, question: str, *, is_asked: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.question: str | None = question
        self.setWindowTitle(tr("Ask a senior"))
        self.field = TextField(look, tr("What are you not sure about?"))
        self.field.setAccessibleName(tr("Question for a senior"))
        self.field.setMaxLength(LONGEST_QUESTION)
        self.field.set_words(question)
        about = tr("The case stays undecided and stands under Asked a senior.")
        self.answer = PrimaryButton(
            look, tr("Save the question") if is_asked else tr("Ask a senior"), key=tr("Enter")
        )
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.take_back = QuietButton(look, tr("Take it back"))
        self.take_back.setVisible(is_asked)
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(look, tr("Ask a senior"), font="page_title"))
        column.addWidget(PlainLabel(look, about, colour="text_soft", is_wrapped=True))
        column.addWidget(self.field)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.take_back, self.cancel, self.answer))
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)
        self.take_back.clicked.connect(self._take_back)
        self.field.submitted.connect(self._submit)
        self.field.left.connect(self.reject)
        self.field.setFocus()
        self.fit(_WIDTH)

    def primary(self) -> QAbstractButton:
        return self.answer

    def _submit(self) -> None:
        self.question = self.field.text().strip()
        self.accept()

    def _take_back(self) -> None:
        self.question = None
        self.accept()
