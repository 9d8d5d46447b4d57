"""The menu bar: the table of commands as menus, with the person's keys, and the way to the rest."""

from collections.abc import Callable
from typing import get_args

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QWidget

from reviewer_app.services.deeds import Decided
from reviewer_app.services.undoing import UndoStack
from reviewer_app.ui import commands
from reviewer_app.ui.commands import COMMANDS, MENUS, Command, Menu
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.sayings import deed_words
from reviewer_app.ui.settings.preferences import THEMES
from reviewer_app.ui.widgets.field_turns import Turn, can_turn, field_in, turn_in
from reviewer_app.ui.widgets.key_button import Face
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import menu_text
from reviewer_app.ui.widgets.quiet_button import QuietButton

_TURNS: tuple[Turn, ...] = get_args(Turn)
_ABOUT_CASES: tuple[Menu, ...] = ("case", "queue")


class Menus(QObject):
    """Fills the menu bar of a window. chosen: a command, by the pointer or through a menu.

    Undo and Redo act in the field that is being typed in while that has something to undo, as
    their keys do, and are named so; else they are about what was done to cases.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, window: QMainWindow) -> None:
        super().__init__(window)
        self._look, self._window = look, window
        self._stack = UndoStack(undo=None, redo=None)
        self._words = {command.name: commands.words(command) for command in COMMANDS}
        self._actions = {command.name: self._make(command.name) for command in COMMANDS}
        self._bar = window.menuBar()
        self._corner = QWidget(self._bar)
        self.finder = BarButton(look, tr("Find a command"), icon="search")
        self._fill(window)
        look.keymap.changed.connect(self._write)
        self._write()

    def _make(self, name: str) -> QAction:
        """A menu entry; its key is only written there, since keys come through `Keys`."""
        action = QAction(self)
        action.setCheckable(commands.find(name).is_checkable)
        action.triggered.connect(lambda: self._choose(name))
        return action

    def _choose(self, name: str) -> None:
        field = field_in(self._window)
        for turn in _TURNS:
            if turn == name and field is not None and can_turn(field, turn):
                turn_in(field, turn)
                return
        self.chosen.emit(name)

    def _fill(self, window: QMainWindow) -> None:
        bar = self._bar
        self._menus: dict[Menu, QMenu] = {
            name: bar.addMenu(tr(words)) for name, words in MENUS.items()
        }
        groups = dict.fromkeys(MENUS, "")
        for command in COMMANDS:
            menu = self._menus[command.menu]
            if command.group != groups[command.menu] and not menu.isEmpty():
                menu.addSeparator()
            groups[command.menu] = command.group
            menu.addAction(self._actions[command.name])
        themes = QActionGroup(self)
        for name in THEMES:
            themes.addAction(self._actions[name])
        self.finder.follow("find_command")
        self.finder.clicked.connect(lambda: self.chosen.emit("find_command"))
        row = QHBoxLayout(self._corner)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.finder)
        bar.setCornerWidget(self._corner, Qt.Corner.TopRightCorner)

    def hide_dead(self, is_live: Callable[[Command], bool]) -> None:
        """Have the menus show what only some pages can do while that is possible, and not else."""

        def look() -> None:
            for command in COMMANDS:
                if command.where in {"edit", "page"}:
                    self._actions[command.name].setVisible(is_live(command))
            for turn in _TURNS:
                self._show_turn(turn, is_live=is_live(commands.find(turn)))

        for menu in self._menus.values():
            menu.aboutToShow.connect(look)

    def show_instead(self, widget: QWidget, *, is_shown: bool) -> None:
        """Let another widget stand in the corner, in place of the way to all commands.

        Menus that are only about cases are not there meanwhile.
        """
        for name in _ABOUT_CASES:
            self._menus[name].menuAction().setVisible(not is_shown)
        layout = self._corner.layout()
        if layout is not None and layout.indexOf(widget) < 0:
            layout.addWidget(widget)
        widget.setVisible(is_shown)
        self.finder.setVisible(not is_shown)
        self.fit_corner()

    def fit_corner(self) -> None:
        """Make room for what stands in the corner; the bar looks at it only when it is given."""
        if layout := self._corner.layout():
            layout.activate()
        self._corner.adjustSize()
        self._bar.setCornerWidget(self._corner, Qt.Corner.TopRightCorner)
        self._corner.show()

    def _write(self) -> None:
        for name in self._actions:
            self._write_one(name)

    def _write_one(self, name: str) -> None:
        key, words = self._look.keymap.words(name), self._words[name]
        self._actions[name].setText(f"{words}\t{key}" if key else words)

    def place_of(self, menu: Menu) -> QRect:
        """Where the title of a menu is in the window; empty where the system shows the menus."""
        place = self._bar.actionGeometry(self._menus[menu].menuAction())
        return place.translated(self._bar.pos())

    def show_stack(self, stack: UndoStack) -> None:
        """Name what Undo and Redo would do, if anything."""
        self._stack = stack
        for turn in _TURNS:
            self._show_turn(turn, is_live=True)

    def _step(self, turn: str) -> Decided | None:
        return self._stack.undo if turn == "undo" else self._stack.redo

    def _show_turn(self, turn: Turn, *, is_live: bool) -> None:
        """Say what an entry would do now. is_live: whether it may be about cases."""
        step = self._step(turn) if is_live else None
        told = menu_text(deed_words(step)) if step else ""
        if can_turn(field_in(self._window), turn):
            told = tr("typing")
        verb = commands.words(commands.find(turn))
        self._words[turn] = f"{verb} {told}" if told else verb
        self._write_one(turn)
        self._actions[turn].setEnabled(bool(told))

    def is_enabled(self, name: str) -> bool:
        """Whether a command has anything to do with what was done to cases."""
        return self._step(name) is not None if name in _TURNS else self._actions[name].isEnabled()

    def check(self, name: str, is_on: bool = True) -> None:
        """Mark what is on."""
        self._actions[name].setChecked(is_on)

    def action(self, name: str) -> QAction:
        """The entry of a command."""
        return self._actions[name]


class BarButton(QuietButton):
    """A button at the end of the menu bar, as high as its line."""

    def face(self) -> Face:
        return Face(ground="hover" if self.is_under_pointer() else None, words="text_soft")

    def height_needed(self) -> int:
        return self.look.theme.sizes.bar
