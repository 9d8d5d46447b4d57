"""The dialog for one act on many cases: what to do, and in words what that would change."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.reasons import Reasons
from reviewer_app.services.deciding_many import Preview, Wish
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.key_positions import digit_of
from reviewer_app.ui.review.many_words import Act, acts, answer_words, preview_words, wish_of
from reviewer_app.ui.review.mark_words import later_times
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import ComboBox, Option
from reviewer_app.ui.widgets.key_cap import KeyCap
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton, QuietButton
from reviewer_app.ui.widgets.text_field import TextField

_WIDTH = 620
_ROWS = 5


class ManyDialog(AnswerDialog):
    """wish_changed: something else is chosen; tell with `show_preview` what it would do.

    Accepted, `wish` is what is wanted.
    """

    wish_changed = Signal(object)

    def __init__(
        self, look: Look, count: int, reasons: Reasons, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._acts = acts()
        self._times = later_times(datetime.now().astimezone())
        self._preview: Preview | None = None
        title = tr_n("Decide {n} case", "Decide {n} cases", count)
        self.setWindowTitle(title)
        self._title = PlainLabel(look, title, font="page_title")
        self.options = [Option(look, act.words) for act in self._acts]
        self.word = ComboBox(look, tr("Reason"))
        self.reason = TextField(look, tr("Reason, if you want to give one"), is_tall=False)
        self.until = ComboBox(look, tr("Until when"))
        self.told = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.cancel = QuietButton(look, tr("Cancel"), key=tr("Esc"))
        self.answer = PrimaryButton(look, "", key=tr("Enter"))
        self._fill(reasons)
        self._lay_out()
        self._connect()
        self.options[0].setChecked(True)
        self.options[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.fit(_WIDTH)

    def _fill(self, reasons: Reasons) -> None:
        self.word.addItem(tr("No preset reason"), "")
        for reason in reasons:
            if reason.word:
                self.word.addItem(reason.word, reason.word)
        for words, at in self._times:
            self.until.addItem(words, at)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        group = QButtonGroup(self)
        for place, option in enumerate(self.options):
            row, column = place % _ROWS, 2 * (place // _ROWS)
            grid.addWidget(KeyCap(self.look, str((place + 1) % 10)), row, column)
            grid.addWidget(option, row, column + 1)
            group.addButton(option)
        grid.setColumnStretch(4, 1)
        details = QHBoxLayout()
        details.setSpacing(8)
        details.addWidget(self.word)
        details.addWidget(self.reason, 1)
        details.addWidget(self.until)
        whole = QVBoxLayout()
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addLayout(grid)
        whole.addLayout(details)
        whole.addWidget(self.told)
        whole.addStretch(1)
        self.whole.addLayout(whole, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.answer))

    def _connect(self) -> None:
        for option in self.options:
            option.toggled.connect(self._toggled)
        self.word.currentIndexChanged.connect(self.ask_preview)
        self.until.currentIndexChanged.connect(self.ask_preview)
        self.reason.text_changed.connect(self.ask_preview)
        self.reason.submitted.connect(self._submit)
        self.reason.left.connect(self.reject)
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)

    @property
    def act_words(self) -> str:
        """What the chosen act is called."""
        return self._act.words

    @property
    def _act_number(self) -> int:
        return next((n for n, option in enumerate(self.options) if option.isChecked()), 0)

    @property
    def _act(self) -> Act:
        return self._acts[self._act_number]

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        word = str(self.word.currentData()) if self._act.name == "vote_down" else ""
        return wish_of(
            self._act, word, self.reason.text(), self._times[self.until.currentIndex()][1]
        )

    def _toggled(self, is_on: bool) -> None:
        if is_on:
            self.ask_preview()

    def ask_preview(self) -> None:
        """Show what goes along with the act, and ask what it would do."""
        self.word.setVisible(self._act.name == "vote_down")
        self.reason.setVisible(self._act.has_reason)
        self.until.setVisible(self._act.has_time)
        self._preview = None
        self.answer.set_words(answer_words(None, self._act))
        self.answer.setEnabled(False)
        self.wish_changed.emit(self.wish)

    def show_preview(self, preview: Preview, wish: Wish) -> None:
        """Say what a wish would do, unless it is another one by now."""
        if wish != self.wish:
            return
        self._preview = preview
        words = preview_words(preview, wish)
        self.told.setText(words)
        self.answer.set_words(answer_words(preview, self._act))
        self.answer.setEnabled(preview.changed > 0)
        announce(self, words)
        self.fit(_WIDTH)

    def primary(self) -> QAbstractButton:
        return self.answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses what to do, 0 the last; fields keep theirs to themselves."""
        digit = digit_of(event)
        place = (int(digit) - 1) % 10 if digit else len(self.options)
        if place >= len(self.options):
            super().keyPressEvent(event)
            return
        self.options[place].setChecked(True)
        self.options[place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _submit(self) -> None:
        if self.answer.isEnabled():
            self.accept()
