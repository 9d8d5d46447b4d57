"""What every widget draws with: the theme, the icons and the keys of the moment."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStyle

from reviewer_app.ui.icons import Icons
from reviewer_app.ui.keymap import Keymap
from reviewer_app.ui.theme import Theme


class Look(QObject):
    """Holds theme, icons and keys for all widgets of a window, which redraw when they change."""

    changed = Signal()

    def __init__(self, theme: Theme, *, is_animated: bool | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.icons = Icons(theme)
        self.keymap = Keymap()
        self.shows_invisible = False
        self.is_animated = _system_animates() if is_animated is None else is_animated

    def show(self, theme: Theme) -> None:
        """Change to another theme; the application's palette and sheet are the caller's part."""
        self.theme = theme
        self.icons = Icons(theme)
        self.changed.emit()

    def show_invisible(self, is_on: bool) -> None:
        """Draw signs for white space and letters without a shape in all texts of cases, or not."""
        if is_on != self.shows_invisible:
            self.shows_invisible = is_on
            self.changed.emit()


def _system_animates() -> bool:
    """Whether the system leaves motion on; styles report its wish as a duration of nothing."""
    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
