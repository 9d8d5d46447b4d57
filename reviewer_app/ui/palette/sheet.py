"""The sheet of all keys, made of the table of commands, by menus."""

from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.ui import commands
from reviewer_app.ui.commands import COMMANDS, MENUS, Menu
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.palette.matching import rank
from reviewer_app.ui.palette.search_field import SearchField
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.command_list import CommandList, CommandRow
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

WIDTH, HEIGHT = 560, 640


class KeySheet(AnswerDialog):
    """Shows every command that has a key, in the letters of this keyboard; can be searched."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("All keys"))
        self.list = CommandList(look, tr("All keys"))
        self.field = SearchField(look, tr("Search by words or by key"), self.list)
        self.change = EdgedButton(look, tr("Change keys…"), icon="keyboard")
        self.change.clicked.connect(self.accept)
        self.close_button = PrimaryButton(look, tr("Close"), key=tr("Esc"))
        self.close_button.clicked.connect(self.reject)
        self.field.text_changed.connect(self._show)
        self.field.left.connect(self.reject)
        self.field.submitted.connect(self.reject)
        look.keymap.changed.connect(self._show_again)
        self._lay_out()
        self._show("")

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 8)
        column.setSpacing(12)
        column.addWidget(PlainLabel(self.look, tr("All keys"), font="page_title"))
        column.addWidget(self.field)
        self.whole.addLayout(column)
        self.whole.addWidget(self.list, 1)
        self.whole.addWidget(answer_bar(self.change, self.close_button))
        scale = self.look.theme.sizes.scale
        room = self._room()
        self.resize(
            min(round(WIDTH * scale), room.width()), min(round(HEIGHT * scale), room.height())
        )

    def _show_again(self) -> None:
        self._show(self.field.text())

    def _show(self, typed: str) -> None:
        rows: list[CommandRow] = []
        for menu in MENUS:
            if found := self._rows_of(menu, typed):
                rows += [CommandRow(words=commands.menu_words(menu)), *found]
        if reasons := self._reason_rows(typed):
            rows += [CommandRow(words=tr("After a downvote")), *reasons]
        if moves := [row for row in _moves() if _fits(row, typed)]:
            rows += [CommandRow(words=tr("From part to part")), *moves]
        self.list.show_rows(rows)

    def _rows_of(self, menu: Menu, typed: str) -> list[CommandRow]:
        rows = [
            CommandRow(
                name=command.name,
                words=commands.words(command),
                icon=command.icon,
                keys=self.look.keymap.all_words(command.name),
            )
            for command in COMMANDS
            if command.menu == menu
        ]
        return [row for row in rows if row.keys and _fits(row, typed)]

    def _reason_rows(self, typed: str) -> list[CommandRow]:
        """What the field of the reason does with keys; nobody can change these."""
        rows = [
            CommandRow(name="-", words=tr("Choose a reason"), keys=("1", "…", "9")),
            CommandRow(name="-", words=tr("Save the reason and go on"), keys=(tr("Enter"),)),
            CommandRow(name="-", words=tr("Keep the vote without a reason"), keys=(tr("Esc"),)),
        ]
        return [row for row in rows if _fits(row, typed)]

    def primary(self) -> QAbstractButton:
        return self.close_button


def _moves() -> list[CommandRow]:
    """How the focus goes round, which nobody can change either."""
    return [
        CommandRow(name="-", words=tr("To the next part of the window"), keys=("F6",)),
        CommandRow(name="-", words=tr("To the part before"), keys=("Shift+F6",)),
        CommandRow(name="-", words=tr("Back to the case"), keys=(tr("Esc"),)),
    ]


def _fits(row: CommandRow, typed: str) -> bool:
    """By words, or by a key that was typed whole."""
    wanted = typed.strip().casefold()
    return rank(typed, row.words) is not None or wanted in {key.casefold() for key in row.keys}
