"""The main window: menus, status line, banner and the page of the moment."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from reviewer_app.domain.people import Person
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.services.exporting import Written
from reviewer_app.services.undoing import UndoStack
from reviewer_app.system.settings import Settings
from reviewer_app.ui import commands
from reviewer_app.ui.acts import Acts
from reviewer_app.ui.appearance import Appearance
from reviewer_app.ui.arrangement import arrange, keep_arrangement
from reviewer_app.ui.case_ways import CaseWays
from reviewer_app.ui.commands import Command
from reviewer_app.ui.datasets import Datasets
from reviewer_app.ui.editor_place import EditorPlace
from reviewer_app.ui.files import Files
from reviewer_app.ui.first_start import FirstStart
from reviewer_app.ui.guides import Guides
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.export_words import written_words
from reviewer_app.ui.imports import Imports
from reviewer_app.ui.keys import Keys
from reviewer_app.ui.lookups import Lookups
from reviewer_app.ui.menus import Menus
from reviewer_app.ui.notices import Notices
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.review.sayings import done_words
from reviewer_app.ui.screens import Screens
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.start.drop_area import dropped_files
from reviewer_app.ui.start.name_dialog import NameDialog, ask_name
from reviewer_app.ui.start.page import StartPage
from reviewer_app.ui.start_choices import StartChoices
from reviewer_app.ui.status_line import StatusLine
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.touring import Touring
from reviewer_app.ui.unsaved import Unsaved
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.pane_steps import PaneSteps

_NEED_NAME = frozenset({"import_file", "paste_cases", "add_samples"})
"""Commands that bring cases; on the first start the name comes before them."""


class Window(QMainWindow):
    """One window on one workspace.

    closing: the person wants to close it; whoever owns it finishes the work, then calls
    `let_go`. let_go_unsaved: the person gives up on what could not be saved. freed: nothing but
    the queues or the first start is on screen any more.
    """

    closing = Signal()
    let_go_unsaved = Signal()
    freed = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("window")
        self.look, self._desk, self._tasks, self._settings = look, desk, tasks, settings
        self._may_close = False
        self.page = ReviewPage(look, desk, tasks)
        self.start_page = StartPage(look)
        self.files = Files(look, desk, tasks, self)
        self.datasets = Datasets(look, desk, tasks, self)
        self.imports = Imports(look, desk, tasks, self)
        self.ways = CaseWays(look, desk, tasks, self.page)
        self.comparisons, self.histories = self.ways.comparisons, self.ways.histories
        acts = {"refresh": self.page.refresh}
        self.notices = Notices(look, acts, lambda error: self.unsaved.again_of(error))
        self.status_line = StatusLine(look, desk.folder)
        self.preferences = Preferences(settings, look.keymap, self)
        self.guides = Guides(look, desk, tasks, self.page, self.preferences, self)
        self.menus = Menus(look, self)
        self.lookups = Lookups(look, tasks, self.preferences, self._can_run, self)
        self._appearance = Appearance(look, self.preferences, self)
        self.screens = Screens(self.start_page, self.page, self)
        self.editor = EditorPlace(
            look, desk, tasks, self.page, self.screens, self.notices, self.comparisons
        )
        self.edits = self.editor.edits
        keepers = (self.edits.keeper, self.ways.merges.keeper, self.guides)
        self.unsaved = Unsaved(self.page, keepers, self.notices, self.status_line, tasks)
        self.first_start = FirstStart(
            self.start_page,
            StartChoices(look, self.preferences, self.start_page.tell_name, self),
            self.files,
            self.menus,
            self.status_line,
            self.screens,
        )
        self.touring = Touring(
            look, self, self.page, self.preferences, lambda: self.menus.place_of("edit")
        )
        self._acts = self._make_acts()
        self._lay_out()
        self._connect()
        self._restore()
        self._keys = self._make_keys()
        self._pane_steps = PaneSteps(
            self, lambda: [*self.screens.blocks, self.status_line], lambda: self.screens.case
        )

    def _lay_out(self) -> None:
        self.setWindowTitle(tr("Reviewer"))
        self.setWindowIcon(self.look.icons.application_icon())
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(640, 400))
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self.screens, 1)
        self.setCentralWidget(whole)
        self.setStatusBar(self.status_line)

    def _connect(self) -> None:
        self.page.failed.connect(self.show_error)
        self.page.draft_saved.connect(self.status_line.show_draft)
        self.page.stack_changed.connect(self._show_stack)
        self.page.file_asked.connect(lambda: self.act("import_file"))
        self.page.conduct.decided.connect(self.notices.clear)
        self.page.case_page.zoom_asked.connect(self.preferences.zoom_case)
        self.first_start.acted.connect(self.act)
        self.first_start.failed.connect(self.show_error)
        self.start_page.files_dropped.connect(self.open_files)
        self.start_page.name_changed.connect(self._take_name)
        self.files.exported.connect(self._tell_export)
        self.imports.failed.connect(self.show_error)
        self.imports.opened.connect(self._show_import)
        self.imports.left.connect(self._leave_import)
        self.imports.filled.connect(self._filled)
        self.imports.offered.connect(self.notices.show_offer)
        self.imports.removed.connect(self._tell_deed)
        for part in (self.ways, self.guides, self.editor, self.touring):
            self.page.conduct.add_actions(part.actions)
        self.screens.freed.connect(self.touring.start_once)
        self.editor.failed.connect(self.show_error)
        self.editor.changed.connect(self._show_stack)
        self.guides.failed.connect(self.show_error)
        self.guides.done.connect(self._tell_deed)
        self.datasets.guidelines_asked.connect(self.guides.edit)
        self.ways.failed.connect(self.show_error)
        self.ways.join(self.screens, self.edits)
        self.ways.merges.keeper.kept.connect(lambda: self.status_line.show_draft(True))
        self.ways.signs_asked.connect(lambda: self.act("show_invisible"))
        self.datasets.failed.connect(self.show_error)
        self.datasets.done.connect(self._tell_deed)
        self.datasets.removal_asked.connect(self.imports.ask_removal)
        self.page.sidebar.entry_acted.connect(self.datasets.act)
        self.page.sidebar.dataset_asked.connect(self.datasets.make_dataset)
        self.status_line.auto_advance_clicked.connect(lambda: self.act("auto_advance"))
        self.status_line.blind_first_clicked.connect(lambda: self.act("blind_first"))
        self.menus.chosen.connect(self._clicked)
        self.menus.hide_dead(self._is_live)
        self.page.panes.folded.connect(partial(self.menus.check, "focus_case"))
        self.lookups.chosen.connect(self._clicked)
        self.screens.freed.connect(self.freed)
        self.screens.stepped_aside.connect(self.imports.step_aside)
        self.lookups.named.connect(self._take_name)
        self.preferences.changed.connect(self._prefer)

    def _restore(self) -> None:
        self.menus.show_stack(UndoStack(undo=None, redo=None))
        arrange(self, self.page, self._settings)
        for name in ("theme", "auto_advance", "shows_invisible", "blind_first", "pause_ms"):
            self._prefer(name)
        self._appearance.apply()

    def _make_keys(self) -> Keys:
        keys = Keys(
            self, self.look.keymap, self._pressed, self._is_live, lambda: self.screens.is_waiting
        )
        keys.is_opening = lambda: self._tasks.is_awaiting
        self._tasks.came = lambda came: keys.settle(came and self.screens.has_more_than_case)
        self.page.became_ready.connect(keys.release)
        self.page.failed.connect(keys.drop)
        self.page.queue.changed.connect(keys.turn_away)
        self.page.conduct.came_late.connect(keys.drop)
        keys.is_late = self.page.pace.is_late
        keys.dropped.connect(self.page.conduct.forget_pending)
        return keys

    # Pages

    def begin(self, person: Person, *, has_given_name: bool, has_cases: bool) -> None:
        """Show the first start where there is nothing to review, else the queues.

        Where cases came in by the command line before anybody was asked, the name is asked now.
        """
        self.status_line.show_person(person.name)
        self.start_page.set_name(person.name)
        self.start_page.set_folder(self._desk.folder)
        self._show_stack()
        self.first_start.dress()
        self.imports.look_for_unfinished()
        if not has_cases:
            self.screens.show_start()
            return
        self.screens.show_review()
        if not has_given_name:
            self.name_dialog = NameDialog(self.look, person.name, self)
            self._tasks.long(lambda: ask_name(self.name_dialog), self._take_name)

    def open_files(self, paths: list[Path]) -> None:
        """Lead through the import of files, one after the other."""
        if self._name_is_given():
            self.imports.read_in(paths)

    def _show_import(self) -> None:
        self.notices.clear()
        self.screens.show_guest(self.imports.page)

    def _leave_import(self) -> None:
        """Back to where the import was begun; with cases by now, to the queues."""
        self._show_stack()
        self._tasks.latest("home", self._desk.browsing.has_cases, self.screens.show_home)

    def _tell_deed(self, deed: Decided) -> None:
        words, icon = done_words(deed.name)
        self.page.toast.show_done(words, icon=icon)
        self._show_stack()

    def _name_is_given(self) -> bool:
        """On the first start the name comes first; the field says so."""
        return self.screens.is_in_queues or self.start_page.keep_name()

    def _take_name(self, name: str) -> None:
        self._tasks.save(
            lambda: self._desk.signing.give_name(name),
            lambda person: self.status_line.show_person(person.name),
        )

    def _filled(self, dataset_id: str) -> None:
        """Cases came in: go to them, and to their dataset where the person asked for it."""
        self._show_stack()
        self.screens.show_review()
        if dataset_id:
            self.page.open_dataset(dataset_id)

    def _export(self) -> None:
        """Offer what is on screen first."""
        if self.screens.is_in_queues:
            page = self.page
            self.files.export(page.queue.now, page.view, page.list.selected)
        else:
            self.files.export()

    def _tell_export(self, written: Written) -> None:
        self.page.toast.show_done(written_words(written), icon="check", can_undo=False)

    # Commands

    @property
    def is_free(self) -> bool:
        """Whether another window could take over without anything being lost from the screen."""
        is_home = self.screens.is_reviewing or self.screens.is_starting
        is_quiet = self.lookups.dialog is None and not self.screens.is_waiting
        return is_home and is_quiet and self.unsaved.is_empty

    def _is_live(self, command: Command) -> bool:
        """At the start, no case is painted that an undo would have to wait for."""
        if command.where == "page" or command.name in self.screens.acts:
            return command.name in self.screens.acts
        if self.editor.is_on_screen or command.where == "edit":
            return self.editor.is_on_screen and self.editor.is_live(command)
        may_turn = not command.is_decision or self.screens.is_starting
        return self.screens.is_reviewing or (may_turn and command.where == "window")

    def _can_run(self, command: Command) -> bool:
        return self._is_live(command) and self.menus.is_enabled(command.name)

    def _pressed(self, name: str) -> None:
        self._do(name, self.page.conduct.press)

    def _clicked(self, name: str) -> None:
        """A command from a menu."""
        if self._is_live(commands.find(name)):
            self._do(name, self.page.conduct.click)

    def _do(self, name: str, decide: Callable[[str], None]) -> None:
        command = commands.find(name)
        if self.screens.is_reviewing and (command.where == "review" or command.is_decision):
            decide(name)
        else:
            self.act(name)

    def act(self, name: str) -> None:
        """Do a command of the window by name."""
        if name not in _NEED_NAME or self._name_is_given():
            (self.screens.acts.get(name) or self._acts[name])()

    def _make_acts(self) -> Acts:
        return Acts(
            undoing=self._desk.undoing,
            files=self.files,
            imports=self.imports,
            datasets=self.datasets,
            lookups=self.lookups,
            preferences=self.preferences,
            others={
                "export_cases": self._export,
                "settings": lambda: self.lookups.show_settings(
                    self.status_line.person, self._desk.folder
                ),
                "quit": self.close,
                **self.edits.window_actions,
            },
        )

    def _prefer(self, name: str) -> None:
        """Something is preferred otherwise, from wherever that was said."""
        preferences = self.preferences
        if name == "theme":
            self.menus.check(preferences.theme)
        elif name == "auto_advance":
            self.page.conduct.auto_advance = preferences.auto_advance
            self.menus.check(name, preferences.auto_advance)
            self.status_line.show_auto_advance(preferences.auto_advance)
        elif name == "shows_invisible":
            self.menus.check("show_invisible", preferences.shows_invisible)
        elif name == "blind_first":
            self.page.blind_first.set_on(preferences.blind_first)
            self.menus.check(name, preferences.blind_first)
            self.status_line.show_blind_first(preferences.blind_first)
        elif name == "pause_ms":
            self.page.pace.set_pause(preferences.pause_ms)

    def _show_stack(self, stack: UndoStack | None = None) -> None:
        """Name what Undo and Redo would do; None: that is to be read."""
        self._tasks.forget("stack")
        if stack is None:
            self._tasks.latest("stack", self._desk.undoing.undo_stack, self.menus.show_stack)
        else:
            self.menus.show_stack(stack)

    # What goes wrong

    def show_error(self, error: object) -> None:
        """Say it in words, with one button that helps."""
        assert isinstance(error, Exception)
        self.notices.show_error(error)

    # The end

    def come_to_front(self) -> None:
        """The person started the program again: here it is."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def ask_to_close_anyway(self) -> None:
        """Something could not be saved while closing; the error is in the banner."""
        self.notices.show_unsaved(self.let_go_unsaved.emit)

    def let_go(self) -> None:
        """Everything is on the disk: close now."""
        keep_arrangement(self, self.page, self._settings)
        self._may_close = True
        self.close()

    def give_way(self, other: "Window") -> None:
        """Another window goes on with the work: in this place, with the same things open."""
        other.restoreGeometry(self.saveGeometry())
        other.show()
        if self.lookups.settings is not None:
            other.act("settings")
        self.page.retire()
        self.guides.retire()
        self.let_go()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self._may_close)
        if self._may_close:
            return
        self.page.leave()
        self.unsaved.again()
        self.imports.stop()
        self.closing.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.open_files(dropped_files(event.mimeData()))
