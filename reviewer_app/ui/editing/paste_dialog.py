"""The dialog in which an output of a product is pasted, so that expectations are tried on it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.domain.errors import RuleBroken
from reviewer_app.services.forecasting import LONGEST_LABEL, checked_calls
from reviewer_app.ui.editing.suites.rows import FormRow
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField

_WIDTH = 560


class PasteDialog(AnswerDialog):
    """given: label, text, and tool calls, empty where there are none; they are right."""

    given = Signal(str, str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        title = tr("Paste an output")
        self.setWindowTitle(title)
        self.text = TextArea(look, tr("What the product answered"), least_lines=4, most_lines=9)
        self.calls = TextArea(look, tr("Tool calls"), role="code", least_lines=2, most_lines=6)
        self.calls.setPlaceholderText('[{"name": "find_slots", "args": {"day": "Tuesday"}}]')
        self.label = TextField(look, tr("Such as the version of the product"), is_tall=False)
        self.label.setMaxLength(LONGEST_LABEL)
        self._text_row = FormRow(look, tr("What the product answered"))
        self._calls_row = FormRow(look, tr("Tool calls"), tr("JSON, may be left empty"))
        label_row = FormRow(look, tr("What it is called"), tr("may be left empty"))
        for row, field in (
            (self._text_row, self.text),
            (self._calls_row, self.calls),
            (label_row, self.label),
        ):
            row.add(field)
        self.answer = PrimaryButton(look, tr("Add this output"), key=look.keymap.cap("Ctrl+Return"))
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)
        self.label.submitted.connect(self._submit)
        self.label.left.connect(self.reject)
        self.text.typed.connect(self._check)
        self.calls.typed.connect(self._check)
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(16)
        column.addWidget(PlainLabel(look, title, font="pane_title"))
        for row in (self._text_row, self._calls_row, label_row):
            column.addWidget(row)
        column.addStretch(1)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.answer))
        self.text.setFocus()
        self._check()
        self.fit(_WIDTH)

    def primary(self) -> QAbstractButton:
        return self.answer

    def _fault(self) -> str:
        try:
            checked_calls(self.calls.literal.text())
        except RuleBroken:
            return tr("Tool calls are a JSON list of maps, each with a name and its arguments.")
        return ""

    def _check(self) -> None:
        """An empty answer is one that a product can give, as long as it called tools."""
        fault = self._fault()
        self._calls_row.show_fault(fault)
        self.calls.set_faulty(bool(fault))
        has_any = bool(self.text.literal.text() or self.calls.literal.text().strip())
        self.answer.setEnabled(has_any and not fault)

    def _submit(self) -> None:
        if not self.answer.isEnabled():
            announce(self, self._fault())
            return
        self.given.emit(self.label.text(), self.text.literal.text(), self.calls.literal.text())
        self.accept()
