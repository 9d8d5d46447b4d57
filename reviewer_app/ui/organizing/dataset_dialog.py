"""The dialog that makes a dataset or changes one; it stays open until what it holds is saved."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.datasets import Dataset, checked_facts
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.reasons import Reasons
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.organizing.dataset_form import DatasetForm
from reviewer_app.ui.organizing.reasons_form import ReasonsForm, fault_words
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel, plain_title
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.segments import Segments

_WIDTH = 560
_SIDE = 20
_SCROLL_BAR = 12


class DatasetDialog(AnswerDialog):
    """save_asked: the person wants what the form holds to be saved; it is right by the rules."""

    save_asked = Signal()

    def __init__(self, look: Look, program: Reasons, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.form = DatasetForm(look)
        self.reasons = ReasonsForm(look, program)
        ways = [("settings", tr("Dataset")), ("thumbs-down", tr("Reasons for downvotes"))]
        self.parts = Segments(look, ways)
        self._title = PlainLabel(look, font="page_title")
        self._problem = PlainLabel(look, colour="down", is_wrapped=True)
        self._problem.hide()
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.save = PrimaryButton(look, "", key=tr("Enter"))
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._ask_to_save)
        self.form.submitted.connect(self._ask_to_save)
        self.form.edited.connect(self._check)
        self.form.name.left.connect(self.reject)
        self.reasons.edited.connect(self._check)
        self.reasons.submitted.connect(self._ask_to_save)
        self.reasons.left.connect(self.reject)
        self.parts.chosen.connect(self._show_part)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(_SIDE, 20, _SIDE, 16)
        column.setSpacing(16)
        column.addWidget(self._title)
        parts = QHBoxLayout()
        parts.addWidget(self.parts)
        parts.addStretch(1)
        column.addLayout(parts)
        self._stack = QStackedWidget()
        self._stack.addWidget(_scrolled(self.form))
        self._stack.addWidget(self.reasons)
        column.addWidget(self._stack, 1)
        column.addWidget(self._problem)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.save))

    def begin(self, products: Sequence[str], chosen: str) -> None:
        """Start with an empty form for a dataset of the chosen product."""
        self._begin(tr("New dataset"), tr("Make the dataset"))
        self.form.offer_products(products, chosen)
        self.form.name.setFocus()

    def begin_with(self, dataset: Dataset, product: str, reasons: Reasons) -> None:
        """Start with a dataset that is here, and its own reasons, to change them."""
        self.reasons.show_reasons(reasons)
        self._begin(tr("Dataset “{name}”").format(name=dataset.name), tr("Save"))
        self.form.show_dataset(dataset, product)
        self.form.name.selectAll()
        self.form.name.setFocus()

    def _begin(self, title: str, answer: str) -> None:
        self.setWindowTitle(plain_title(title))
        self._title.setText(title)
        self.save.setText(answer)
        self._check()
        self._fit()

    def _show_part(self, part: int) -> None:
        self._stack.setCurrentIndex(part)
        first = self.reasons.words[0] if part else self.form.name
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, words: str) -> None:
        """Say why it is not saved; what was filled in stays."""
        is_new = words != self._problem.text() or self._problem.isHidden()
        self._problem.setText(words)
        self._problem.setVisible(bool(words))
        if is_new and words:
            announce(self, words)
            self._fit()

    def _find_fault(self) -> str:
        """What of it the rules do not allow, in words; a name that is still missing is no fault."""
        if not self.form.product.currentText().strip():
            return tr("The product has no name.") if self.form.name.text().strip() else ""
        if not self.form.name.text().strip():
            return ""
        try:
            checked_facts(self.form.facts)
        except RuleBroken as error:
            return said(error.reason)
        return " ".join(fault_words(fault) for fault in self.reasons.faults()[:1])

    @property
    def _is_complete(self) -> bool:
        return bool(self.form.name.text().strip() and self.form.product.currentText().strip())

    def _check(self) -> None:
        fault = self._find_fault()
        self.show_problem(fault)
        self.save.setEnabled(self._is_complete and not fault)

    def _ask_to_save(self) -> None:
        if self.save.isEnabled():
            self.save_asked.emit()

    def _fit(self) -> None:
        needed = (self.form.width_needed() + 2 * _SIDE + _SCROLL_BAR) / self.look.theme.sizes.scale
        self.fit(max(_WIDTH, round(needed)))

    def primary(self) -> QAbstractButton:
        return self.save


def _scrolled(form: QWidget) -> QScrollArea:
    """A form that scrolls in a low window, and is as high as it needs in any other."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setSizeAdjustPolicy(QScrollArea.SizeAdjustPolicy.AdjustToContents)
    area.setWidget(form)
    area.viewport().setAutoFillBackground(False)
    form.setAutoFillBackground(False)
    return area
