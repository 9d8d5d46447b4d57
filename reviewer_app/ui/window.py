"""The main window: menus, status line, banner and the page of the moment."""

import logging
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from reviewer_app.domain.people import Person
from reviewer_app.services.desk import Desk
from reviewer_app.services.undoing import UndoStack
from reviewer_app.system.settings import Settings
from reviewer_app.ui import commands
from reviewer_app.ui.commands import COMMANDS, MENUS, Command, Menu
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.files import Files
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.keys import Keys
from reviewer_app.ui.messages import message_for
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.review.sayings import deed_words
from reviewer_app.ui.start.drop_area import dropped_files
from reviewer_app.ui.start.name_dialog import NameDialog
from reviewer_app.ui.start.page import StartPage, Way
from reviewer_app.ui.status_line import StatusLine
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.theme import Scheme, Theme, system_scheme
from reviewer_app.ui.widgets.banner import Banner, Tone
from reviewer_app.ui.widgets.look import Look

_LOG = logging.getLogger(__name__)
_FRAME = QSize(8, 40)
"""What the window system may draw around the window."""

_THEMES = ("theme_system", "theme_light", "theme_dark")


class Window(QMainWindow):
    """One window on one workspace.

    closing: the person wants to close it; whoever owns it finishes the work, then calls
    `let_go`. let_go_unsaved: the person gives up on what could not be saved.
    """

    closing = Signal()
    let_go_unsaved = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("window")
        self.look, self._desk, self._tasks, self._settings = look, desk, tasks, settings
        self._may_close = False
        self._details = ""
        self._act: Callable[[], None] | None = None
        self.page = ReviewPage(look, desk, tasks)
        self.start_page = StartPage(look)
        self.files = Files(look, desk, tasks, self)
        self.banner = Banner(look)
        self.status_line = StatusLine(look, desk.folder)
        self._actions = {command.name: self._make_action(command) for command in COMMANDS}
        self._lay_out()
        self._make_menus()
        self._connect()
        self._restore()
        self._keys = self._make_keys()

    def _lay_out(self) -> None:
        self.setWindowTitle(tr("Reviewer"))
        self.setWindowIcon(self.look.icons.application_icon())
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(640, 400))
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._banner_room = QWidget(whole)
        room = QVBoxLayout(self._banner_room)
        room.setContentsMargins(12, 8, 12, 8)
        room.addWidget(self.banner)
        self._banner_room.hide()
        self._stack = QStackedWidget(whole)
        self._stack.addWidget(self.start_page)
        self._stack.addWidget(self.page)
        column.addWidget(self._banner_room)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(whole)
        self.setStatusBar(self.status_line)

    def _make_action(self, command: Command) -> QAction:
        """A menu entry; its key is only written there, since keys come through `Keys`."""
        action = QAction(self)
        action.setCheckable(command.is_checkable)
        action.triggered.connect(lambda _=False, name=command.name: self._clicked(name))
        self._word_action(action, command, commands.words(command))
        return action

    def _word_action(self, action: QAction, command: Command, words: str) -> None:
        key = commands.key_words(command)
        action.setText(f"{words}\t{key}" if key else words)

    def _make_menus(self) -> None:
        menus: dict[Menu, QMenu] = {}
        for name, words in MENUS.items():
            menus[name] = self.menuBar().addMenu(tr(words))
        for command in COMMANDS:
            menus[command.menu].addAction(self._actions[command.name])
        themes = QActionGroup(self)
        for name in _THEMES:
            themes.addAction(self._actions[name])

    def _connect(self) -> None:
        self.page.failed.connect(self.show_error)
        self.page.draft_saved.connect(lambda: self.status_line.show_draft(datetime.now(UTC)))
        self.page.stack_changed.connect(self._load_stack)
        self.page.file_asked.connect(lambda: self.act("import_file"))
        self.page.conduct.decided.connect(self._clear_banner)
        self.start_page.file_door_opened.connect(lambda: self.act("import_file"))
        self.start_page.samples_door_opened.connect(lambda: self.act("add_samples"))
        self.start_page.files_dropped.connect(self.open_files)
        self.start_page.name_changed.connect(self._take_name)
        self.files.failed.connect(self.show_error)
        self.files.filled.connect(self._filled)
        self.files.exported.connect(self._tell_export)
        self.files.sampling.connect(self._show_sampling)
        self.status_line.auto_advance_clicked.connect(lambda: self.act("auto_advance"))
        self.banner.acted.connect(self._banner_acted)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_theme)

    def _restore(self) -> None:
        room = self.screen().availableSize() - _FRAME
        wide, high = self._settings.get("window_size", [1280, 800])
        self.resize(QSize(wide, high).boundedTo(room))
        if panes := self._settings.get("panes", list[int]()):
            self.page.panes.widths = panes[:2]
        self.page.sidebar.close_products(frozenset(self._settings.get("closed", list[str]())))
        self._set_auto_advance(self._settings.get("auto_advance", True))
        theme = self._settings.get("theme", "theme_system")
        self._actions[theme if theme in _THEMES else "theme_system"].setChecked(True)
        self._apply_theme()

    def _make_keys(self) -> Keys:
        keys = Keys(self, self._pressed, self._is_live, lambda: self._is_waiting)
        self.page.became_ready.connect(keys.release)
        self.page.failed.connect(keys.drop)
        return keys

    # Pages

    def begin(self, person: Person, *, has_given_name: bool, has_cases: bool) -> None:
        """Show the first start where there is nothing to review, else the queues.

        Where cases came in by the command line before anybody was asked, the name is asked now.
        """
        self.status_line.show_person(person.name)
        self.start_page.set_name(person.name)
        self.start_page.set_folder(self._desk.folder)
        self._load_stack()
        if not has_cases:
            self._stack.setCurrentWidget(self.start_page)
            return
        self.show_review()
        if not has_given_name:
            self.name_dialog = NameDialog(self.look, person.name, self)
            self._tasks.long(lambda: self._ask_name(self.name_dialog), self._take_name)

    async def _ask_name(self, dialog: NameDialog) -> str:
        try:
            await ask(dialog)
            return dialog.name()
        finally:
            dialog.deleteLater()

    def show_review(self) -> None:
        """Go to the queues."""
        if self._stack.currentWidget() is not self.page:
            self._stack.setCurrentWidget(self.page)
            self.page.case_page.setFocus()
            self.page.start()

    def open_files(self, paths: list[Path]) -> None:
        """Read files in, one after the other."""
        if self._name_is_given():
            self.files.read_in(paths)

    def _name_is_given(self) -> bool:
        """On the first start the name comes first; the field says so."""
        if self._stack.currentWidget() is self.page:
            return True
        return self.start_page.keep_name()

    def _take_name(self, name: str) -> None:
        self._tasks.save(
            lambda: self._desk.signing.give_name(name),
            lambda person: self.status_line.show_person(person.name),
        )

    def _filled(self, dataset_id: str) -> None:
        """Cases came in: go to them, and to their dataset where the person asked for it."""
        self.show_review()
        if dataset_id:
            self.page.open_dataset(dataset_id)

    def _show_sampling(self, is_on: bool) -> None:
        if is_on:
            self.start_page.show_busy(Way.SAMPLES, tr("Adding the samples…"))
        else:
            self.start_page.show_ready()

    def _tell_export(self, count: int, path: object) -> None:
        cases = tr_n("{n} case", "{n} cases", count)
        words = tr("{cases} written to {path}").format(cases=cases, path=path)
        self.page.toast.show_done(words, icon="check", can_undo=False)

    # Commands

    @property
    def _is_waiting(self) -> bool:
        return self._stack.currentWidget() is self.page and self.page.pace.is_waiting

    def _is_live(self, command: Command) -> bool:
        is_reviewing = self._stack.currentWidget() is self.page
        return is_reviewing or (command.where == "window" and not command.is_decision)

    def _pressed(self, name: str) -> None:
        """A command by its key."""
        if commands.find(name).where == "review" or commands.find(name).is_decision:
            self.page.conduct.press(name)
        else:
            self.act(name)

    def _clicked(self, name: str) -> None:
        """A command from a menu."""
        if not self._is_live(commands.find(name)):
            return
        if commands.find(name).where == "review" or commands.find(name).is_decision:
            self.page.conduct.click(name)
        else:
            self.act(name)

    def act(self, name: str) -> None:
        """Do a command of the window by name."""
        match name:
            case "import_file":
                if self._name_is_given():
                    self.files.choose_and_read_in()
            case "add_samples":
                if self._name_is_given():
                    self.files.add_samples()
            case "export_cases":
                self.files.export()
            case "auto_advance":
                self._set_auto_advance(not self.page.conduct.auto_advance)
            case "quit":
                self.close()
            case _:
                self._settings.set("theme", name)
                self._actions[name].setChecked(True)
                self._apply_theme()

    def _set_auto_advance(self, is_on: bool) -> None:
        self.page.conduct.auto_advance = is_on
        self._actions["auto_advance"].setChecked(is_on)
        self.status_line.show_auto_advance(is_on)
        self._settings.set("auto_advance", is_on)

    def _apply_theme(self) -> None:
        chosen = self._settings.get("theme", "theme_system")
        schemes = {"theme_light": Scheme.LIGHT, "theme_dark": Scheme.DARK}
        scheme = schemes.get(chosen) or system_scheme()
        theme = Theme.make(scheme, QApplication.font())
        QApplication.setPalette(theme.palette())
        self.setStyleSheet(theme.style_sheet())
        self.look.show(theme)

    def _load_stack(self) -> None:
        self._tasks.latest("stack", self._desk.undoing.undo_stack, self._show_stack)

    def _show_stack(self, stack: UndoStack) -> None:
        """Name in the menu what Undo and Redo would do."""
        for name, step in (("undo", stack.undo), ("redo", stack.redo)):
            command, action = commands.find(name), self._actions[name]
            verb = commands.words(command)
            words = f"{verb} {deed_words(step)}" if step else verb
            self._word_action(action, command, words)
            action.setEnabled(step is not None)

    # What goes wrong

    def show_error(self, error: object) -> None:
        """Say it in words, with one button that helps."""
        assert isinstance(error, Exception)
        message = message_for(error)
        self._details = "".join(traceback.format_exception(error))
        _LOG.warning("shown: %s", message.title)
        self._act = {
            "again": self.page.conduct.save_again,
            "refresh": self.page.refresh,
            "copy": lambda: QGuiApplication.clipboard().setText(self._details),
        }.get(message.action)
        self.banner.show_words(
            message.advice,
            title=message.title,
            icon="triangle-alert",
            button=message.button,
            tone=Tone.FAILED,
        )
        self._banner_room.show()

    def _banner_acted(self) -> None:
        act = self._act
        self._clear_banner()
        if act:
            act()

    def _clear_banner(self) -> None:
        self._act = None
        self._banner_room.hide()

    # The end

    def come_to_front(self) -> None:
        """The person started the program again: here it is."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def ask_to_close_anyway(self) -> None:
        """Something could not be saved while closing; the error is in the banner."""
        self._act = self.let_go_unsaved.emit
        self.banner.show_words(
            tr("What you did last is not saved. Free some space and close again."),
            title=tr("Not saved."),
            icon="triangle-alert",
            button=tr("Close all the same"),
            tone=Tone.FAILED,
        )
        self._banner_room.show()

    def let_go(self) -> None:
        """Everything is on the disk: close now."""
        self._settings.set("window_size", [self.width(), self.height()])
        self._settings.set("panes", self.page.panes.widths)
        self._settings.set("closed", sorted(self.page.sidebar.closed_products))
        self._may_close = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self.page.leave()
        self.closing.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.open_files(dropped_files(event.mimeData()))
