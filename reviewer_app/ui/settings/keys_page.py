"""The keys of all commands, to be changed one by one."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui import commands
from reviewer_app.ui.commands import COMMANDS, MENUS, Command
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.settings.key_catcher import KeyCatcher
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.command_list import CommandList, CommandRow
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, LinkButton
from reviewer_app.ui.widgets.rule import Rule


class KeysPage(QWidget):
    """A list of commands, and below it what can be done to the keys of the chosen one.

    A change holds at once and everywhere; a key that is taken is refused with a reason.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._keymap = look, look.keymap
        self._replaces = False
        self._removers: list[EdgedButton] = []
        self.list = CommandList(look, tr("Commands and their keys"))
        self._title = PlainLabel(look, font="body_strong")
        self.problem = PlainLabel(look, colour="down", is_wrapped=True)
        self.change = EdgedButton(look, tr("Change…"), key=tr("Enter"))
        self.add = EdgedButton(look, tr("Add a key…"))
        self.reset = EdgedButton(look, tr("As it was"))
        self.reset_all = LinkButton(look, tr("Reset all keys"))
        self.catcher = KeyCatcher(look)
        self._lay_out()
        self._connect()
        self._show_rows()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        line = Rule()
        column.addWidget(line)
        below = QVBoxLayout()
        below.setContentsMargins(20, 12, 20, 12)
        below.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.reset_all)
        below.addLayout(head)
        self._acts = QWidget()
        self._flow = FlowLayout(self._acts, gap=8, line_gap=6)
        for button in (self.change, self.add, self.reset):
            self._flow.addWidget(button)
        below.addWidget(self._acts)
        below.addWidget(self.catcher)
        below.addWidget(self.problem)
        column.addLayout(below)
        self.catcher.hide()
        self.problem.hide()

    def _connect(self) -> None:
        self.change.clicked.connect(lambda: self._ask(replaces=True))
        self.add.clicked.connect(lambda: self._ask(replaces=False))
        self.reset.clicked.connect(lambda: self._set(self._command.keys))
        self.reset_all.clicked.connect(self._keymap.reset)
        self.catcher.caught.connect(self._take)
        self.catcher.left.connect(self._stop)
        self.list.doubleClicked.connect(lambda: self._ask(replaces=True))
        self.list.selectionModel().currentChanged.connect(self._choose)
        self._keymap.changed.connect(self._show_rows)

    @property
    def _command(self) -> Command:
        return commands.find(self.list.chosen)

    def _show_rows(self) -> None:
        rows: list[CommandRow] = []
        for menu in MENUS:
            rows.append(CommandRow(words=commands.menu_words(menu)))
            rows += [self._row(command) for command in COMMANDS if command.menu == menu]
        self.list.show_rows(rows, self.list.chosen)
        self._show_chosen()

    def _row(self, command: Command) -> CommandRow:
        return CommandRow(
            name=command.name,
            words=commands.words(command),
            icon=command.icon,
            note=tr("changed") if self._keymap.is_own(command) else "",
            keys=self._keymap.all_words(command.name),
        )

    def _choose(self) -> None:
        self._tell("")
        self._show_chosen()

    def _show_chosen(self) -> None:
        """The chosen command with a button for each of its keys that takes it away."""
        if not self.list.chosen:
            return
        command = self._command
        self._title.setText(commands.words(command))
        self.reset.setVisible(self._keymap.is_own(command))
        self.reset_all.setVisible(bool(self._keymap.own))
        for button in self._removers:
            button.hide()
            button.deleteLater()
        self._removers = [self._remover(key) for key in self._keymap.keys(command)]
        for button in self._removers:
            self._flow.addWidget(button)
            button.show()

    def _remover(self, key: str) -> EdgedButton:
        words = tr("Remove {key}").format(key=self._keymap.cap(key))
        button = EdgedButton(self._look, words, icon="x", parent=self._acts)
        others = [each for each in self._keymap.keys(self._command) if each != key]
        button.clicked.connect(lambda: self._set(others))
        return button

    def _ask(self, *, replaces: bool) -> None:
        self._replaces = replaces
        self._tell("")
        self._acts.hide()
        self.catcher.show()
        self.catcher.setFocus()

    def _take(self, key: str) -> None:
        """A key was pressed: it is the command's now, or the reason is said why not."""
        command = self._command
        refusal = self._keymap.refusal(command.name, key)
        if refusal:
            self._tell(refusal)
            return
        old = self._keymap.keys(command)
        self._set([key, *old[1:]] if self._replaces else [*old, key])
        self._stop()

    def _set(self, keys: "list[str] | tuple[str, ...]") -> None:
        self._tell("")
        self._keymap.set_keys(self._command.name, keys)
        self.list.setFocus()

    def _stop(self) -> None:
        if self.catcher.isHidden():
            return
        self.catcher.hide()
        self._tell("")
        self._acts.show()
        self.list.setFocus()

    def _tell(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        if words:
            announce(self, words)
