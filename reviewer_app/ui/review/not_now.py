"""What is not a decision: skip, defer, flag, ask a senior and edit; quiet, below the votes."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from reviewer_app.domain.marks import MARK_KINDS, NO_MARKS, CaseMarks
from reviewer_app.ui import commands
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import QuietButton

NOT_NOW = (*MARK_KINDS, "edit_case")
"""The commands, by name; marks are called like their commands."""


class NotNowButton(QuietButton):
    """One of them; a mark that is set looks pressed. Only the store knows, so a click only asks."""

    def nextCheckState(self) -> None:
        """The page answers with setChecked."""


class NotNow(QWidget):
    """A row of buttons, or one button with a menu where there is no room for them."""

    command_pressed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._marks = NO_MARKS
        self._is_folded = False
        self.buttons = {name: self._make(name) for name in NOT_NOW}
        self.more = QuietButton(look, tr("More"), icon="chevron-up")
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.more.clicked.connect(self._show_menu)
        self.menu: QMenu | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button in (*self.buttons.values(), self.more):
            row.addWidget(button)
        self.more.hide()

    def _make(self, name: str) -> NotNowButton:
        command = commands.find(name)
        button = NotNowButton(self._look, commands.words(command), icon=command.icon)
        button.follow(name)
        button.setCheckable(name in MARK_KINDS)
        button.clicked.connect(lambda _=False: self.command_pressed.emit(name))
        return button

    def show_marks(self, marks: CaseMarks) -> None:
        """Show which marks are set on the case."""
        self._marks = marks
        for name in MARK_KINDS:
            self.buttons[name].setChecked(name in marks.kinds)

    def fold(self, is_folded: bool) -> None:
        """Show one button instead of all, or all of them again."""
        if is_folded == self._is_folded:
            return
        self._is_folded = is_folded
        for button in self.buttons.values():
            button.setVisible(not is_folded)
        self.more.setVisible(is_folded)

    @property
    def is_folded(self) -> bool:
        """Whether the buttons are in the menu."""
        return self._is_folded

    def width_of_all(self) -> int:
        """How wide the row of buttons is with all its words, whether it is shown or not."""
        widths = [button.sizeHint().width() for button in self.buttons.values()]
        return sum(widths) + 4 * (len(widths) - 1)

    def _show_menu(self) -> None:
        """Above the button, since the bar is at the bottom of the window."""
        menu = QMenu(self)
        for name in NOT_NOW:
            menu.addAction(self._action(name, menu))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        size = menu.sizeHint()
        x = 0 if self.isRightToLeft() else self.more.width() - size.width()
        menu.popup(self.more.mapToGlobal(QPoint(x, -size.height() - 4)))

    def _action(self, name: str, menu: QMenu) -> QAction:
        command, key = commands.find(name), self._look.keymap.words(name)
        words = commands.words(command)
        action = QAction(f"{words}\t{key}" if key else words, menu)
        action.setIcon(self._look.icons.icon(command.icon))
        if name in MARK_KINDS:
            action.setCheckable(True)
            action.setChecked(name in self._marks.kinds)
        action.triggered.connect(lambda: self.command_pressed.emit(name))
        return action
