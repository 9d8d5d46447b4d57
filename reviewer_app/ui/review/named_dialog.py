"""Which case is meant by an id that several datasets have."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.services.case_views import CaseView
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.words import joined
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import Option
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel, plain_title, plain_tool_tip
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

WIDTH = 460
_INDENT = 28


class NamedDialog(AnswerDialog):
    """One option for each case, with its dataset, its product and how it begins.

    chosen: the row number of the case to show. left: how many more the id may mean.
    """

    chosen = Signal(int)

    def __init__(
        self,
        look: Look,
        typed: str,
        cases: Sequence[tuple[CaseView, QueueItem]],
        left: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._numbers = [view.n for view, _ in cases]
        self._column = QVBoxLayout()
        self._column.setContentsMargins(20, 20, 20, 16)
        self._column.setSpacing(2)
        title = tr("Which case “{id}”?").format(id=typed)
        self.setWindowTitle(plain_title(title))
        self._column.addWidget(PlainLabel(look, title, font="page_title", is_wrapped=True))
        self._column.addSpacing(8)
        self.boxes = [self._add(view, item) for view, item in cases]
        self.boxes[0].setChecked(True)
        self._say_left(left)
        self.answer = PrimaryButton(look, tr("Go"), key=tr("Enter"))
        cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.whole.addLayout(self._column, 1)
        self.whole.addWidget(answer_bar(cancel, self.answer))
        self.answer.clicked.connect(self._go)
        cancel.clicked.connect(self.reject)
        self.boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.fit(WIDTH)

    def primary(self) -> QAbstractButton:
        return self.answer

    def _add(self, view: CaseView, item: QueueItem) -> Option:
        """The option with how the case begins below it."""
        where = joined([view.title, view.dataset, view.product])
        box = Option(self.look, where, self)
        said = tr(", ").join(filter(None, (view.title, view.dataset, view.product, item.excerpt)))
        box.setAccessibleName(said)
        box.setToolTip(plain_tool_tip(said))
        begins = ElidedLabel(
            self.look, font="label", colour="text_soft", is_content=True, parent=self
        )
        begins.set_text(item.excerpt)
        row = QHBoxLayout()
        set_margins(row, _INDENT, 0, 0, 8)
        row.addWidget(begins)
        row.addStretch(1)
        self._column.addWidget(box)
        self._column.addLayout(row)
        return box

    def _say_left(self, left: int) -> None:
        if left:
            words = tr_n("{n} more has this id.", "{n} more have this id.", left)
            self._column.addWidget(PlainLabel(self.look, words, font="label", is_wrapped=True))

    def _go(self) -> None:
        place = next(place for place, box in enumerate(self.boxes) if box.isChecked())
        self.accept()
        self.chosen.emit(self._numbers[place])
