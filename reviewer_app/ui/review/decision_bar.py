"""The decision bar: votes, mark, reason and progress; it never scrolls away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.changes import NO_VOTE, Vote
from reviewer_app.domain.marks import CaseMarks
from reviewer_app.domain.reasons import Reasons, join, split
from reviewer_app.ui import commands
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.not_now import NotNow
from reviewer_app.ui.review.reason_chooser import ReasonChooser
from reviewer_app.ui.review.reason_row import ReasonRow
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.widgets.decision_button import DecisionButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.progress_line import ProgressLine
from reviewer_app.ui.widgets.reason_chip import CLOSE
from reviewer_app.ui.widgets.text_field import BACKSPACE, TextField

_FIELD_WIDTH = 240
"""Room for a few words; the bar of the progress gives way first."""

_WIDEST = 16_777_215
"""What Qt takes for no limit."""

_MARGIN = 20
_GAPS = 5 * 8
_ROW_GAP = 12
_FIELD_PLACE = 3
"""Behind the three buttons."""


class DecisionBar(QFrame):
    """Shows what holds and says what was pressed; the page decides and the store knows.

    The reason is a chosen word (a chip) and free text. `reason` joins the two.
    """

    command_pressed = Signal(str)
    reason_picked = Signal(str)
    edited = Signal()
    submitted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._look = look
        self._shown: Reasons = ()
        self._words: tuple[str, ...] = ()
        self._word = ""
        self._vote = NO_VOTE
        self._is_choosing = False
        self._is_compact = self._is_narrow = False
        self._places: tuple[bool, QHBoxLayout] | None = None
        self._buttons = self._make_buttons()
        self.field = TextField(look, _at_rest(), offer=self._offered)
        self.field.setMinimumWidth(_FIELD_WIDTH)
        self.field.text_changed.connect(self.edited)
        self.field.submitted.connect(self.submitted)
        self.field.left.connect(self.left)
        self._progress = ProgressLine(look)
        self.not_now = NotNow(look, self)
        self.not_now.command_pressed.connect(self.command_pressed)
        self._reason_row = ReasonRow(look, self)
        self._reason_row.picked.connect(self._chip_clicked)
        self._chooser = ReasonChooser(look)
        self._chooser.reason_picked.connect(self._pick)
        self._chooser.submitted.connect(self.submitted)
        self._chooser.left.connect(self.left)
        self._lay_out()
        self.show_reasons(())
        look.changed.connect(self._arrange)
        look.keymap.changed.connect(self._arrange)

    def _make_buttons(self) -> dict[str, DecisionButton]:
        buttons = {
            "vote_up": DecisionButton.upvote(self._look, _word("vote_up")),
            "vote_down": DecisionButton.downvote(self._look, _word("vote_down")),
            "toggle_reviewed": DecisionButton.reviewed(self._look, _word("toggle_reviewed")),
        }
        for name, button in buttons.items():
            button.follow(name)
            button.clicked.connect(lambda _=False, name=name: self.command_pressed.emit(name))
        return buttons

    def _chip_clicked(self, word: str) -> None:
        """At rest a reason downvotes with it; while choosing it is only chosen."""
        if self._is_choosing:
            self._pick(word)
        else:
            self.reason_picked.emit(word)

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        column.setSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        for button in self._buttons.values():
            self._row.addWidget(button)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._progress)
        column.addLayout(self._row)
        column.addWidget(self._chooser)
        self._second = QHBoxLayout()
        self._second.setSpacing(_ROW_GAP)
        self._second.addWidget(self._reason_row, 1)
        column.addLayout(self._second)
        self._third = QHBoxLayout()
        self._third.setSpacing(8)
        self._third.addWidget(self.not_now)
        self._third.addStretch(1)
        column.addLayout(self._third)
        self._chooser.hide()

    @property
    def vote_buttons(self) -> list[DecisionButton]:
        """Upvote, downvote and reviewed."""
        return list(self._buttons.values())

    @property
    def asking(self) -> QWidget:
        """Where a reason is given now: the open question, or the field at rest."""
        return self._chooser if self._chooser.isVisibleTo(self) else self.field

    @property
    def reason(self) -> str:
        """The chosen word and the text, as one."""
        return join(self._word, self.field.text())

    @property
    def has_keyboard(self) -> bool:
        """Whether keys go into the reason, as soon as the window itself has them."""
        return self.window().focusWidget() is self.field

    @property
    def caret(self) -> int:
        """Where the caret stands in the text, in characters."""
        before = self.field.text().encode("utf-16-le", "surrogatepass")
        before = before[: 2 * self.field.cursorPosition()]
        return len(before.decode("utf-16-le", "surrogatepass"))

    @property
    def has_unsaved_reason(self) -> bool:
        """Whether there is a reason here that is not the kept vote's."""
        return self.reason != self._vote.reason

    @property
    def is_choosing(self) -> bool:
        """Whether the reasons of a downvote are open."""
        return self._is_choosing

    def show_decision(self, vote: Vote, *, is_reviewed: bool) -> None:
        """Show what the store holds; the reason field stays as it is."""
        self._vote = vote
        self._buttons["vote_up"].setChecked(vote.score == 1)
        self._buttons["vote_down"].setChecked(vote.score == -1)
        self._buttons["toggle_reviewed"].setChecked(is_reviewed)

    def show_marks(self, marks: CaseMarks) -> None:
        """Show which marks are set on the case."""
        self.not_now.show_marks(marks)

    def show_reasons(self, own: Reasons) -> None:
        """Show the reasons of a dataset; none of its own stand for those of the program."""
        shown = own or reasons()
        if shown == self._shown:
            return
        self._shown = shown
        self._words = tuple(reason.word for reason in shown)
        self._reason_row.show_reasons(shown)
        self._chooser.show_reasons(shown)
        self._show_chosen()
        self._arrange()

    def show_reason(self, reason: str, caret: int | None = None) -> None:
        """Put a reason into the field and the chips; the caret counts in the text alone."""
        self._word, text = split(reason, self._words)
        self.field.set_words(text)
        self.field.setCursorPosition(_units(text if caret is None else text[:caret]))
        self._show_chosen()

    def open_chooser(self, earlier: str = "") -> None:
        """Ask why: the reasons with their meaning, the caret in the field."""
        self._is_choosing = True
        self._chooser.show_earlier(earlier)
        self._place_field()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_chooser(self) -> None:
        """Back to the row of chips."""
        self._is_choosing = False
        self._place_field()

    def set_room(self, *, is_low: bool, is_narrow: bool) -> None:
        """In a low window the reasons stay in their row, so that the case keeps its room.

        There are two rows at most then. In a narrow one what is no decision moves into a menu.
        """
        self._is_compact, self._is_narrow = is_low, is_narrow
        self._place_field()
        self._arrange()

    def _arrange(self) -> None:
        """Give what is no decision its place: beside the reasons, below them, or in a menu."""
        is_open = self._is_choosing and not self._is_compact
        room = self.width() - 2 * _MARGIN
        needed = self._reason_row.width_of_all(CLOSE) + _ROW_GAP + self.not_now.width_of_all()
        fits = needed <= room and not self._is_narrow
        is_below = not fits and not self._is_narrow and not self._is_compact
        self.not_now.fold(not fits and not is_below)
        self.not_now.setVisible(not is_open)
        is_last = is_below and not is_open
        self._put(is_last, self._row_of_not_now(room, is_below=is_below))
        self._fit_buttons()

    def _row_of_not_now(self, room: int, *, is_below: bool) -> QHBoxLayout:
        """The button of the menu stands in the first row where the reasons need all of theirs."""
        if is_below:
            return self._third
        needed = self._reason_row.width_of_all(CLOSE) + _ROW_GAP + self.not_now.sizeHint().width()
        return self._second if needed <= room else self._row

    def _put(self, is_last: bool, row: QHBoxLayout) -> None:
        """Progress and what is no decision, each into its row; what is there stays untouched."""
        if (is_last, row) == self._places:
            return
        self._places = is_last, row
        (self._third if is_last else self._row).addWidget(self._progress)
        if row is self._third:
            row.insertWidget(0, self.not_now)
        else:
            row.addWidget(self.not_now, 0, Qt.AlignmentFlag.AlignVCenter)

    def _place_field(self) -> None:
        """The one field stands in the row, or in the open chooser."""
        is_open = self._is_choosing and not self._is_compact
        asks = self._is_choosing and self._is_compact
        self.field.setPlaceholderText(_why() if asks else _at_rest())
        if is_open == self._chooser.isVisibleTo(self):
            return
        had_focus = self.field.hasFocus()
        # Qt lays out anew with each part that is shown, and all the window with it.
        self._column.setEnabled(False)
        self._exchange(is_open=is_open)
        self._column.setEnabled(True)
        if had_focus:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _exchange(self, *, is_open: bool) -> None:
        """The chooser in place of the row of reasons, or the other way round."""
        self._chooser.setVisible(is_open)
        self._reason_row.setVisible(not is_open)
        if is_open:
            self._row.insertStretch(_FIELD_PLACE, 1)
            self._chooser.take_field(self.field)
        else:
            self._row.takeAt(_FIELD_PLACE)
            self._row.insertWidget(_FIELD_PLACE, self.field, 1)
        self.field.show()
        self._arrange()

    def show_progress(self, done: int, total: int) -> None:
        """How far the queue is: "45 of 100"."""
        count = tr("{done} of {total}").format(done=format_number(done), total=format_number(total))
        self._progress.setVisible(total > 0)
        room = self._progress.minimumSizeHint()
        self._progress.show_progress(done / total if total else 0.0, count)
        if room != self._progress.minimumSizeHint():
            self._arrange()

    def _offered(self, key: str) -> bool:
        """A digit in the empty field chooses a reason, once; Backspace takes it back."""
        if key == BACKSPACE:
            if not self._word:
                return False
            self.choose_reason("")
            return True
        if self._word or not self.is_choosing:
            return False
        word = self._words[int(key) - 1] if int(key) <= len(self._words) else ""
        self.choose_reason(word)
        return bool(word)

    def _pick(self, word: str) -> None:
        """A click on a reason while choosing; on the chosen one it takes it back."""
        self.choose_reason("" if word == self._word else word)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_reason(self, word: str) -> None:
        """Take a reason, as its digit and its chip do; an empty word takes it back."""
        self._word = word
        self._show_chosen()
        self.edited.emit()

    def _show_chosen(self) -> None:
        self._reason_row.show_chosen(self._word)
        self._chooser.show_chosen(self._word)

    def _fit_buttons(self) -> None:
        """The words of the buttons go last: first the bar of the progress gives its room."""
        buttons = self._buttons.values()
        words = sum(button.sizeHint().width() for button in buttons)
        is_beside = self._row.indexOf(self._progress) >= 0
        progress = self._progress.minimumSizeHint().width() if is_beside else 0
        more = self.not_now.sizeHint().width() if self._row.indexOf(self.not_now) >= 0 else 0
        rest = _FIELD_WIDTH + progress + more + _GAPS
        has_room = words + rest <= self.width() - 2 * _MARGIN
        for button in buttons:
            button.setMinimumWidth(button.sizeHint().width() if has_room else 0)
            without_words = button.minimumSizeHint().width()
            button.setMaximumWidth(_WIDEST if has_room else without_words)
        without_bar = self._progress.minimumSizeHint().width()
        self._progress.setMaximumWidth(_WIDEST if has_room else without_bar)
        least = sum(button.minimumSizeHint().width() for button in buttons)
        left = self.width() - 2 * _MARGIN - least - progress - more - _GAPS
        self.field.setMinimumWidth(_FIELD_WIDTH if has_room else min(_FIELD_WIDTH, max(80, left)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _at_rest() -> str:
    return tr("Reason, if you want to give one")


def _why() -> str:
    """The question where the open chooser has no room."""
    return tr("Why? Press a digit, type, or both")


def _units(text: str) -> int:
    """How long a text is for Qt, which counts an emoji as two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _word(name: str) -> str:
    return commands.words(commands.find(name))
