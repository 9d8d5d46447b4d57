"""What the person chose for the window; kept at once, and told to whom it concerns."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from reviewer_app.system.settings import Settings
from reviewer_app.ui.keymap import Keymap

THEMES = ("theme_system", "theme_light", "theme_dark", "theme_contrast")
LEAST_SIZE, MOST_SIZE = 80, 300
ZOOM_STEP = 10
MOST_PAUSE_MS = 2000
PAUSE_MS = 250
"""How long a decision is shown before the next case, unless the person wants it otherwise."""

_MOST_RECENT = 8


class Preferences(QObject):
    """Reads and keeps the choices. changed: the name of what is different now."""

    changed = Signal(str)

    def __init__(self, settings: Settings, keymap: Keymap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keymap = keymap
        keymap.load(settings.get("keys", dict[str, Any]()))
        keymap.changed.connect(lambda: settings.set("keys", keymap.own))

    def _keep(self, name: str, value: object) -> None:
        self._settings.set(name, value)
        self.changed.emit(name)

    @property
    def theme(self) -> str:
        """One of THEMES."""
        theme: str = self._settings.get("theme", THEMES[0])
        return theme if theme in THEMES else THEMES[0]

    def set_theme(self, theme: str) -> None:
        """Look like this from now on."""
        self._keep("theme", theme)

    @property
    def language(self) -> str:
        """The tag of the language of the window, or "system"."""
        return self._settings.get("language", "system")

    def set_language(self, language: str) -> None:
        """Speak this language from now on."""
        self._keep("language", language)

    @property
    def text_size(self) -> int:
        """The size of all words in percent of the system's."""
        return min(max(self._settings.get("text_size", 100), LEAST_SIZE), MOST_SIZE)

    def set_text_size(self, percent: int) -> None:
        """Show all words in this size."""
        self._keep("text_size", min(max(percent, LEAST_SIZE), MOST_SIZE))

    @property
    def case_zoom(self) -> int:
        """The size of the text of cases in percent of what it is beside the other words."""
        return min(max(self._settings.get("case_zoom", 100), LEAST_SIZE), MOST_SIZE)

    def set_case_zoom(self, percent: int) -> None:
        """Show the text of cases in this size."""
        percent = min(max(percent, LEAST_SIZE), MOST_SIZE)
        if percent != self.case_zoom:
            self._keep("case_zoom", percent)

    def zoom_case(self, steps: int) -> None:
        """Show the text of cases larger by some steps, or smaller; 0 steps: as it was at first."""
        self.set_case_zoom(self.case_zoom + steps * ZOOM_STEP if steps else 100)

    @property
    def shows_invisible(self) -> bool:
        """Whether white space and letters without a shape are drawn."""
        return self._settings.get("shows_invisible", False)

    def set_invisible(self, is_on: bool) -> None:
        """Draw what cannot be seen, or not."""
        self._keep("shows_invisible", is_on)

    @property
    def auto_advance(self) -> bool:
        """Whether the next case comes by itself after a decision."""
        return self._settings.get("auto_advance", True)

    def set_auto_advance(self, is_on: bool) -> None:
        """Let the next case come by itself, or not."""
        self._keep("auto_advance", is_on)

    @property
    def blind_first(self) -> bool:
        """Whether confidence and others' verdicts are hidden until there is a vote of mine."""
        return self._settings.get("blind_first", False)

    def set_blind_first(self, is_on: bool) -> None:
        """Hide them until then, or not."""
        self._keep("blind_first", is_on)

    @property
    def guidelines_open(self) -> bool:
        """Whether the guidelines stand beside the case."""
        return self._settings.get("guidelines_open", False)

    def set_guidelines_open(self, is_open: bool) -> None:
        """Let them stand there, or not."""
        self._keep("guidelines_open", is_open)

    @property
    def tour_seen(self) -> bool:
        """Whether the tour was shown on this computer, to its end or not."""
        return self._settings.get("tour_seen", False)

    def note_tour(self) -> None:
        """The tour is shown; it does not come again by itself."""
        self._keep("tour_seen", True)

    @property
    def pause_ms(self) -> int:
        """How long a decision is shown before that, in milliseconds."""
        return min(max(self._settings.get("pause_ms", PAUSE_MS), 0), MOST_PAUSE_MS)

    def set_pause(self, pause_ms: int) -> None:
        """Show a decision for so many milliseconds."""
        self._keep("pause_ms", min(max(pause_ms, 0), MOST_PAUSE_MS))

    @property
    def recent(self) -> list[str]:
        """The commands that were looked up last, the last one first."""
        return self._settings.get("recent_commands", list[str]())

    def note_command(self, name: str) -> None:
        """A command was looked up and run."""
        others = [each for each in self.recent if each != name]
        self._keep("recent_commands", [name, *others][:_MOST_RECENT])
