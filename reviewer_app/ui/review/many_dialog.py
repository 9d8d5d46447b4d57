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
from reviewer_app.ui.review.ask_dialog import LONGEST_QUESTION
from reviewer_app.ui.review.many_acts import Act, acts, wish_of
from reviewer_app.ui.review.many_words import answer_words, choose_words, preview_words
from reviewer_app.ui.review.mark_words import later_times
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import ComboBox, Option
from reviewer_app.ui.widgets.key_cap import KeyCap
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField

_WIDTH = 640
_SIDE = 20
_GAP = 12
_MOST_WORDS = 280
"""Width of a choice beside the field; reasons can be as long as somebody likes."""

_FIRST_MARK = 4
"""The digit of the first mark; the votes before it stand in a column of their own."""


class ManyDialog(AnswerDialog):
    """wish_changed: something else is chosen; tell with `show_preview` what it would do.

    Nothing is chosen at first, so that Enter alone decides nothing. Accepted, `wish` is what is
    wanted.
    """

    wish_changed = Signal(object)

    def __init__(
        self, look: Look, count: int, reasons: Reasons, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._acts = acts()
        self._times = later_times(datetime.now().astimezone())
        title = tr_n("Decide {n} case", "Decide {n} cases", count)
        self.setWindowTitle(title)
        self._title = PlainLabel(look, title, font="page_title")
        self.options = [Option(look, act.words) for act in self._acts]
        self.word = ComboBox(look, tr("Reason"))
        self.reason = TextField(look, tr("Reason, if you want to give one"), is_tall=False)
        self.question = TextField(look, tr("What are you not sure about?"), is_tall=False)
        self.question.setMaxLength(LONGEST_QUESTION)
        self.until = ComboBox(look, tr("Until when"))
        self.told = PlainLabel(look, choose_words(count), colour="text_soft", is_wrapped=True)
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.answer = PrimaryButton(look, "", key=tr("Enter"))
        self._fill(reasons)
        self._lay_out()
        self._connect()
        self._show_act()
        self.options[0].setFocus(Qt.FocusReason.TabFocusReason)
        self._fit()

    def _fill(self, reasons: Reasons) -> None:
        self.word.addItem(tr("No preset reason"), "")
        for reason in reasons:
            if reason.word:
                self.word.addItem(reason.word, reason.word)
        for words, at in self._times:
            self.until.addItem(words, at)
        most = round(_MOST_WORDS * self.look.theme.sizes.scale)
        for box in (self.word, self.until):
            box.setMinimumWidth(min(most, box.width_needed()))

    def _lay_out(self) -> None:
        details = QHBoxLayout()
        details.setSpacing(8)
        details.addWidget(self.word)
        details.addWidget(self.reason, 1)
        details.addWidget(self.question, 1)
        details.addWidget(self.until, 0, Qt.AlignmentFlag.AlignLeft)
        whole = QVBoxLayout()
        whole.setContentsMargins(_SIDE, 20, _SIDE, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        self._choices = self._grid()
        whole.addLayout(self._choices)
        whole.addLayout(details)
        whole.addWidget(self.told)
        whole.addStretch(1)
        self.whole.addLayout(whole, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.answer))

    def _grid(self) -> QGridLayout:
        """The votes, the marks, and what takes each mark off beside it."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        group = QButtonGroup(self)
        for act, option in zip(self._acts, self.options, strict=True):
            is_mark = act.digit >= _FIRST_MARK
            row = act.digit - (_FIRST_MARK if is_mark else 1)
            column = 6 if act.takes_off else 3 if is_mark else 0
            grid.addWidget(self._caps(act), row, column)
            grid.addWidget(option, row, column + 1)
            group.addButton(option)
        for column in (2, 5):
            grid.setColumnMinimumWidth(column, _GAP)
        grid.setColumnStretch(8, 1)
        return grid

    def _caps(self, act: Act) -> QWidget:
        """The key of an act; twice where it is pressed twice."""
        caps = QWidget()
        row = QHBoxLayout(caps)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for _ in range(2 if act.takes_off else 1):
            row.addWidget(KeyCap(self.look, str(act.digit)))
        return caps

    def _connect(self) -> None:
        for option in self.options:
            option.toggled.connect(self._toggled)
        self.word.currentIndexChanged.connect(self._show_act)
        self.until.currentIndexChanged.connect(self._show_act)
        for field in (self.reason, self.question):
            field.text_changed.connect(self._show_act)
            field.submitted.connect(self._submit)
            field.left.connect(self.reject)
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)

    @property
    def act_words(self) -> str:
        """What the chosen act is called; empty while none is."""
        return self._act.words if self._act else ""

    @property
    def _act(self) -> Act | None:
        pairs = zip(self._acts, self.options, strict=True)
        return next((act for act, option in pairs if option.isChecked()), None)

    @property
    def wish(self) -> Wish | None:
        """What is chosen now; None while nothing is."""
        if (act := self._act) is None:
            return None
        return wish_of(
            act,
            word=str(self.word.currentData()) if act.name == "vote_down" else "",
            text=self.reason.text(),
            question=self.question.text(),
            until=self._times[self.until.currentIndex()][1],
        )

    def _toggled(self, is_on: bool) -> None:
        if is_on:
            self._show_act()

    def _show_act(self) -> None:
        """Show what goes along with the act, and ask what it would do."""
        act = self._act
        self.word.setVisible(act is not None and act.name == "vote_down")
        self.reason.setVisible(act is not None and act.has_reason)
        self.question.setVisible(act is not None and act.has_question)
        self.until.setVisible(act is not None and act.has_time)
        self.answer.set_words(answer_words(None, act))
        self.answer.setEnabled(False)
        if act is not None:
            self.wish_changed.emit(self.wish)

    def show_preview(self, preview: Preview, wish: Wish) -> None:
        """Say what a wish would do, unless it is another one by now."""
        if wish != self.wish:
            return
        words = preview_words(preview, wish)
        self.told.setText(words)
        self.answer.set_words(answer_words(preview, self._act))
        self.answer.setEnabled(preview.changed > 0)
        announce(self, words)
        self._fit()

    def _fit(self) -> None:
        """As wide as the words of the choices need, which are longer in other languages."""
        needed = (self._choices.sizeHint().width() + 2 * _SIDE) / self.look.theme.sizes.scale
        self.fit(max(_WIDTH, round(needed)))

    def primary(self) -> QAbstractButton:
        return self.answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses what to do, pressed again it takes that off; fields keep theirs."""
        digit = digit_of(event)
        places = [n for n, act in enumerate(self._acts) if str(act.digit) == digit]
        if not places:
            super().keyPressEvent(event)
            return
        chosen = [n for n in places if self.options[n].isChecked()]
        option = self.options[places[-1] if chosen == places[:1] else places[0]]
        option.setChecked(True)
        option.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _submit(self) -> None:
        if self.answer.isEnabled():
            self.accept()
