"""What the commands of the window do, by name; those of the review are in `review.conduct`."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtGui import QGuiApplication

from reviewer_app.services.undoing import Undoing
from reviewer_app.ui.datasets import Datasets
from reviewer_app.ui.files import Files
from reviewer_app.ui.imports import Imports
from reviewer_app.ui.lookups import Lookups
from reviewer_app.ui.settings.preferences import THEMES, Preferences

Act = Callable[[], object]


class Acts(Mapping[str, Act]):
    """The acts of one window. others: those of the window itself, and of pages of their own."""

    def __init__(
        self,
        *,
        undoing: Undoing,
        files: Files,
        imports: Imports,
        datasets: Datasets,
        lookups: Lookups,
        preferences: Preferences,
        others: Mapping[str, Act],
    ) -> None:
        self._acts: dict[str, Act] = {
            "import_file": imports.choose,
            "paste_cases": lambda: imports.paste(QGuiApplication.clipboard().mimeData()),
            "new_dataset": datasets.make_dataset,
            "remove_import": imports.ask_removal,
            "undo": lambda: imports.turn(undoing.undo),
            "redo": lambda: imports.turn(undoing.redo),
            "add_samples": files.add_samples,
            "auto_advance": lambda: preferences.set_auto_advance(not preferences.auto_advance),
            "zoom_in": lambda: preferences.zoom_case(1),
            "zoom_out": lambda: preferences.zoom_case(-1),
            "zoom_reset": lambda: preferences.zoom_case(0),
            "show_invisible": lambda: preferences.set_invisible(not preferences.shows_invisible),
            "blind_first": lambda: preferences.set_blind_first(not preferences.blind_first),
            "find_command": lookups.find_command,
            "all_keys": lookups.show_keys,
            "show_guide": lookups.show_guide,
            **{theme: _theme(preferences, theme) for theme in THEMES},
            **others,
        }

    def __getitem__(self, name: str) -> Act:
        return self._acts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._acts)

    def __len__(self) -> int:
        return len(self._acts)


def _theme(preferences: Preferences, name: str) -> Act:
    return lambda: preferences.set_theme(name)
