"""The dialog that asks which dataset a new case is for."""

from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.services.browsing import DatasetView
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

_WIDTH = 400


class DatasetChoice(AnswerDialog):
    """The datasets that are here; without any, what to do about it."""

    def __init__(
        self, look: Look, datasets: Sequence[DatasetView], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("New case"))
        self.box = ComboBox(look, tr("Dataset"))
        for dataset in datasets:
            words = tr("{product} / {dataset}").format(
                product=single_line(dataset.product), dataset=single_line(dataset.name)
            )
            self.box.addItem(words, dataset.dataset_id)
        self.answer = PrimaryButton(look, tr("Go on"), key=tr("Enter"))
        self.answer.setEnabled(bool(datasets))
        self.answer.clicked.connect(self.accept)
        cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        cancel.clicked.connect(self.reject)
        words = tr("Which dataset is the new case for?")
        if not datasets:
            words = tr("There is no dataset yet. Make one in the File menu first.")
        self.box.setVisible(bool(datasets))
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(8)
        column.addWidget(PlainLabel(look, tr("New case"), font="pane_title"))
        column.addWidget(PlainLabel(look, words, is_wrapped=True))
        column.addWidget(self.box)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(cancel, self.answer))
        self.box.setFocus()
        self.fit(_WIDTH)

    @property
    def chosen(self) -> str:
        """The id of the dataset, or empty."""
        return str(self.box.currentData() or "")

    def primary(self) -> QAbstractButton:
        return self.answer
