"""The dialog that gives a product another name."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton, QuietButton
from reviewer_app.ui.widgets.text_field import TextField


class ProductDialog(AnswerDialog):
    """One field. save_asked: the name in it is to be the product's."""

    save_asked = Signal()

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Product “{name}”").format(name=name))
        self.name = TextField(look, is_tall=False)
        self.name.setAccessibleName(tr("Name of the product"))
        self.name.setMaxLength(200)
        self.name.set_words(name)
        self.name.selectAll()
        self._problem = PlainLabel(look, colour="down", is_wrapped=True)
        self._problem.hide()
        self.cancel = QuietButton(look, tr("Cancel"), key=tr("Esc"))
        self.save = PrimaryButton(look, tr("Rename"), key=tr("Enter"))
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._ask_to_save)
        self.name.submitted.connect(self._ask_to_save)
        self.name.left.connect(self.reject)
        self.name.text_changed.connect(self._check)
        self._lay_out(look)
        self.fit(420)

    def _lay_out(self, look: Look) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(8)
        column.addWidget(PlainLabel(look, tr("Name of the product"), font="page_title"))
        column.addWidget(self.name)
        column.addWidget(self._problem)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.save))

    def show_problem(self, words: str) -> None:
        """Say why it is not saved."""
        self._problem.setText(words)
        self._problem.setVisible(bool(words))
        if words:
            announce(self, words)
            self.fit(420)

    def _check(self) -> None:
        self.show_problem("")
        self.save.setEnabled(bool(self.name.text().strip()))

    def _ask_to_save(self) -> None:
        if self.save.isEnabled():
            self.save_asked.emit()

    def primary(self) -> QAbstractButton:
        return self.save
