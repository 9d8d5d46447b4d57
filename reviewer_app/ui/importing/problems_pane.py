"""The problems pane: how many lines cannot be read in, which and why; they can be saved."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.problem_list import ProblemList
from reviewer_app.ui.importing.problems import MOST, Problem
from reviewer_app.ui.widgets.chip import Chip, ChipKind
from reviewer_app.ui.widgets.key_list import ROW
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import QuietButton
from reviewer_app.ui.widgets.rule import Rule

CANNOT = ChipKind(ground="down_soft", colour="down", icon="circle-x")
NOTES = ChipKind(ground="warn_soft", colour="warn", icon="triangle-alert")


class ProblemsPane(QFrame):
    """place_asked: the person wants to see a line. save_asked: the whole list as a file."""

    place_asked = Signal(str)
    save_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._all: Sequence[Problem] = ()
        self._turn = 0
        self._has_just_moved = False
        self.setObjectName("card")
        self.setAccessibleName(tr("Problems"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.save = QuietButton(look, tr("Save as a file"), icon="download")
        self.cannot, self.notes = Chip(look, "", CANNOT), Chip(look, "", NOTES)
        self.list = ProblemList(look, self)
        self._words = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._more = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._lay_out()
        self.save.clicked.connect(self.save_asked)
        self.list.selectionModel().currentChanged.connect(self._moved)
        self.list.clicked.connect(self._clicked)
        self.show_problems((), is_checking=True)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        set_margins(head, 16, 6, 8, 0)
        head.addWidget(PlainLabel(self._look, tr("Problems"), font="body_strong"))
        head.addStretch(1)
        head.addWidget(self.save)
        chips = QHBoxLayout()
        chips.setContentsMargins(16, 0, 16, 9)
        chips.setSpacing(6)
        chips.addWidget(self.cannot)
        chips.addWidget(self.notes)
        chips.addWidget(self._words, 1)
        chips.addStretch(0)
        line = Rule()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 2)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addLayout(chips)
        whole.addWidget(line)
        whole.addWidget(self.list, 1)
        self._more.setContentsMargins(16, 8, 16, 8)
        whole.addWidget(self._more)

    def show_problems(self, problems: Sequence[Problem], *, is_checking: bool = False) -> None:
        """Show what was found. is_checking: there may be more, the file is being read."""
        self._all = problems
        refused = sum(each.count for each in problems if each.is_refused)
        notes = sum(not each.is_refused for each in problems)
        cannot = tr_n("{n} line cannot be read in", "{n} lines cannot be read in", refused)
        self.cannot.show_state(cannot, CANNOT)
        self.cannot.setVisible(refused > 0)
        self.notes.show_state(tr_n("{n} note", "{n} notes", notes), NOTES)
        self.notes.setVisible(notes > 0)
        self._words.setText(_words(is_checking=is_checking, has_any=bool(problems)))
        self._words.setVisible(bool(self._words.text()))
        self.save.setVisible(any(each.places for each in problems))
        self.list.problems.show_rows(problems[:MOST])
        left = len(problems) - MOST
        self._more.setText(tr_n("{n} more in the file", "{n} more in the file", left))
        self._more.setVisible(left > 0)
        said = [self.cannot.text if refused else "", self.notes.text if notes else ""]
        self.setAccessibleDescription(tr(", ").join(filter(None, [*said, self._words.text()])))

    def show_pending(self, words: str) -> None:
        """Say why the file is not looked through, where nothing was found in it so far."""
        if not self._all:
            self._words.setText(words)
            self._words.show()
            self.setAccessibleDescription(words)

    @property
    def problems(self) -> Sequence[Problem]:
        """Everything that was found, also what is not listed."""
        return self._all

    def _moved(self, now: QModelIndex, _before: QModelIndex) -> None:
        self._turn, self._has_just_moved = 0, True
        self._ask(now)

    def _clicked(self, index: QModelIndex) -> None:
        """A click on the group at hand asks for its next line; a first one has asked already."""
        if not self._has_just_moved:
            self._turn += 1
            self._ask(index)
        self._has_just_moved = False

    def _ask(self, index: QModelIndex) -> None:
        problem = index.data(ROW)
        if isinstance(problem, Problem) and problem.places:
            self.place_asked.emit(problem.places[self._turn % len(problem.places)])

    def focus_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.TabFocusReason)


def _words(*, is_checking: bool, has_any: bool) -> str:
    if is_checking:
        return "" if has_any else tr("Looking through the file…")
    return "" if has_any else tr("Every line can be read in.")
