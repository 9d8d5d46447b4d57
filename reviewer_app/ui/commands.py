"""Every command in one table: its words, keys, menu and icon. Menus and buttons are made of it."""

from reviewer_app.ui.case_commands import CASE_COMMANDS
from reviewer_app.ui.command import Command as Command
from reviewer_app.ui.command import Menu as Menu
from reviewer_app.ui.command import Where as Where
from reviewer_app.ui.i18n import tr

COMMANDS: tuple[Command, ...] = (
    Command(
        name="import_file",
        text="Open a file of cases…",
        keys=("Ctrl+O",),
        menu="file",
        icon="file-spreadsheet",
        where="window",
    ),
    Command(
        name="paste_cases",
        text="Paste cases",
        keys=("Ctrl+V",),
        menu="file",
        icon="clipboard-paste",
        where="window",
    ),
    Command(
        name="remove_import",
        text="Remove an import…",
        menu="file",
        icon="trash-2",
        where="window",
    ),
    Command(
        name="add_samples",
        text="Add the samples",
        menu="file",
        icon="flask-conical",
        where="window",
    ),
    Command(name="new_dataset", text="New dataset…", menu="file", icon="plus", where="window"),
    Command(
        name="export_cases",
        text="Export…",
        keys=("Ctrl+Shift+E",),
        menu="file",
        icon="upload",
        where="window",
    ),
    Command(
        name="settings",
        text="Settings…",
        keys=("Ctrl+,",),
        menu="file",
        icon="settings",
        also="Your name, data folder, pause, theme, text size, language of the window, keys",
        where="window",
    ),
    Command(name="quit", text="Quit", keys=("Ctrl+Q",), menu="file", where="window"),
    Command(
        name="undo",
        text="Undo",
        keys=("Ctrl+Z",),
        menu="edit",
        icon="undo-2",
        where="window",
        is_decision=True,
    ),
    Command(
        name="redo",
        text="Redo",
        keys=("Ctrl+Shift+Z", "Ctrl+Y"),
        menu="edit",
        icon="redo-2",
        where="window",
        is_decision=True,
    ),
    Command(
        name="find_in_case",
        text="Find in the case…",
        keys=("Ctrl+Shift+F",),
        menu="edit",
        icon="search",
    ),
    Command(name="find_next", text="Find next", keys=("F3",), menu="edit", repeats=True),
    Command(
        name="find_previous", text="Find previous", keys=("Shift+F3",), menu="edit", repeats=True
    ),
    *CASE_COMMANDS,
    Command(name="go_next", text="Next case", keys=("J", "Right"), menu="queue", repeats=True),
    Command(
        name="go_previous", text="Previous case", keys=("K", "Left"), menu="queue", repeats=True
    ),
    Command(name="go_unfinished", text="Next unfinished case", keys=("N",), menu="queue"),
    Command(
        name="search",
        text="Search in the list",
        keys=("/", "Ctrl+F"),
        menu="queue",
        icon="search",
    ),
    Command(name="filter_list", text="Filter…", keys=("Ctrl+L",), menu="queue", icon="list-filter"),
    Command(name="sort_list", text="Sort…", menu="queue", icon="arrow-down-narrow-wide"),
    Command(
        name="include_legacy",
        text="Include legacy",
        keys=("I",),
        menu="queue",
    ),
    Command(name="clear_filter", text="Clear all filters", menu="queue"),
    Command(name="save_view", text="Save this view…", menu="queue", icon="bookmark"),
    Command(name="go_to_id", text="Go to an id…", keys=("G",), menu="queue", icon="hash"),
    Command(name="go_back", text="Back to the case before", keys=("Alt+Left",), menu="queue"),
    Command(name="select_all", text="Select everything matching", menu="queue"),
    Command(
        name="review_selected", text="Review what is selected", keys=("Shift+Return",), menu="queue"
    ),
    Command(
        name="decide_selected",
        text="Decide what is selected…",
        keys=("Shift+D",),
        menu="queue",
        icon="list-checks",
    ),
    Command(name="unskip_all", text="Empty the Skipped queue", menu="queue", icon="skip-forward"),
    Command(
        name="refresh",
        text="Refresh the list",
        keys=("F5",),
        menu="queue",
        icon="refresh-cw",
    ),
    Command(
        name="auto_advance",
        text="Go on after a decision",
        menu="queue",
        icon="skip-forward",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="focus_case",
        text="The case alone",
        keys=("F9",),
        menu="view",
        icon="panel-left-close",
        is_checkable=True,
    ),
    Command(
        name="zoom_in",
        text="Larger case text",
        keys=("Ctrl++", "Ctrl+="),
        menu="view",
        icon="zoom-in",
        where="window",
        repeats=True,
    ),
    Command(
        name="zoom_out",
        text="Smaller case text",
        keys=("Ctrl+-",),
        menu="view",
        where="window",
        repeats=True,
    ),
    Command(
        name="zoom_reset",
        text="Case text in normal size",
        keys=("Ctrl+0",),
        menu="view",
        where="window",
    ),
    Command(
        name="show_invisible",
        text="Show invisible characters",
        keys=("Ctrl+Shift+I",),
        menu="view",
        icon="pilcrow",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="blind_first",
        text="Blind first",
        menu="queue",
        icon="eye-off",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="toggle_raw",
        text="Show JSON as it is written",
        keys=("Ctrl+U",),
        menu="view",
        icon="braces",
    ),
    Command(
        name="theme_system",
        text="Theme of the system",
        menu="view",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="theme_light",
        text="Light theme",
        menu="view",
        icon="sun",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="theme_dark",
        text="Dark theme",
        menu="view",
        icon="moon",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="theme_contrast",
        text="High contrast theme",
        menu="view",
        icon="contrast",
        where="window",
        is_checkable=True,
    ),
    Command(
        name="find_command",
        text="Find a command…",
        keys=("Ctrl+K",),
        menu="help",
        icon="search",
        where="window",
    ),
    Command(
        name="all_keys",
        text="All keys",
        keys=("?", "F1"),
        menu="help",
        icon="keyboard",
        where="window",
    ),
    Command(name="show_guide", text="Guide", menu="help", icon="book-open-text", where="window"),
    Command(name="show_tour", text="Show the tour", menu="help"),
)

MENUS: dict[Menu, str] = {
    "file": "&File",
    "edit": "&Edit",
    "case": "&Case",
    "queue": "&Queue",
    "view": "&View",
    "help": "&Help",
}


def find(name: str) -> Command:
    """A command by name; an unknown name is a KeyError."""
    return _BY_NAME[name]


_BY_NAME = {command.name: command for command in COMMANDS}


def words(command: Command) -> str:
    """The command in the language of the window."""
    return tr(command.text)


def leads_to(command: Command) -> str:
    """What the command leads to in that language, if it is said."""
    return tr(command.also) if command.also else ""


def menu_words(menu: Menu) -> str:
    """The name of a menu where nothing is underlined."""
    return tr(MENUS[menu]).replace("&", "")
