"""The palette: type a few letters of a command, Enter runs it."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.ui import commands
from reviewer_app.ui.commands import Command
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.palette.matching import best_first
from reviewer_app.ui.palette.search_field import SearchField
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog
from reviewer_app.ui.widgets.command_list import CommandList, CommandRow
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

WIDTH, HEIGHT = 560, 440
_ABOVE, _BELOW = 24, 8
"""Space around the field, and under the list."""


class Palette(AnswerDialog):
    """Offers what can run now, what was used last on top. `chosen` is the answer, once accepted."""

    def __init__(
        self,
        look: Look,
        offered: Sequence[Command],
        recent: list[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Find a command"))
        self._offered, self._recent = offered, recent
        self.chosen = ""
        self.list = CommandList(look, tr("Commands"))
        self.field = SearchField(look, tr("What do you want to do?"), self.list)
        self._nothing = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self._nothing.setContentsMargins(20, 8, 20, 20)
        self._lay_out()
        self.field.text_changed.connect(self._search)
        self.field.submitted.connect(self._run)
        self.field.left.connect(self.reject)
        self.field.moved.connect(self._tell)
        self.list.clicked.connect(self._clicked)
        look.keymap.changed.connect(self._search_again)
        self._search("")
        self._take_height()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(16, _ABOVE - 8, 16, 8)
        column.addWidget(self.field)
        self.whole.addLayout(column)
        self.whole.addWidget(self.list, 1)
        self.whole.addWidget(self._nothing, 1)
        self.whole.addSpacing(_BELOW)
        scale = self.look.theme.sizes.scale
        room = self._room()
        self.resize(min(round(WIDTH * scale), room.width()), 1)
        self._height = min(round(HEIGHT * scale), room.height())

    def _take_height(self) -> None:
        """Whole rows: a half one at the edge looks like a mistake."""
        row = max(1, self.list.sizeHintForRow(0))
        around = self.field.sizeHint().height() + _ABOVE + _BELOW
        self.resize(self.width(), around + row * max(1, (self._height - around) // row))

    def _search_again(self) -> None:
        self._search(self.field.text())

    def _search(self, typed: str) -> None:
        found = best_first(typed, self._offered, self._recent)
        self.list.show_rows([self._row(command) for command in found])
        self.list.setVisible(bool(found))
        self._nothing.setVisible(not found)
        if not found:
            self._nothing.setText(tr("No command that can run now has these words."))
        self._tell()

    def _row(self, command: Command) -> CommandRow:
        return CommandRow(
            name=command.name,
            words=commands.words(command),
            icon=command.icon,
            note=commands.menu_words(command.menu),
            keys=self.look.keymap.all_words(command.name)[:1],
        )

    def _tell(self) -> None:
        """Say which command Enter would run, since the keyboard stays in the field."""
        if self.isVisible():
            announce(self.field, self.list.currentIndex().data() or self._nothing.text())

    def _clicked(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self._run()

    def _run(self) -> None:
        if self.list.chosen and self.list.isVisibleTo(self):
            self.chosen = self.list.chosen
            self.accept()
