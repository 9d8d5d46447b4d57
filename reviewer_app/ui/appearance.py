"""How the window looks: the theme and the text size that the person chose, or the system's."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.theme import Scheme, Theme, system_scheme
from reviewer_app.ui.widgets.look import Look

_SCHEMES = {
    "theme_light": Scheme.LIGHT,
    "theme_dark": Scheme.DARK,
    "theme_contrast": Scheme.HIGH_CONTRAST,
}


class Appearance(QObject):
    """Applies theme and text size to everything at once, also when the system changes its own."""

    def __init__(self, look: Look, preferences: Preferences, window: QMainWindow) -> None:
        super().__init__(window)
        self._look, self._preferences, self._window = look, preferences, window
        preferences.changed.connect(self._changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)

    def _changed(self, name: str) -> None:
        if name in {"theme", "text_size", "case_zoom"}:
            self.apply()
        elif name == "shows_invisible":
            self._look.show_invisible(self._preferences.shows_invisible)

    def apply(self) -> None:
        """Show the window as it was chosen."""
        font = base_font(self._preferences.text_size)
        scheme = _SCHEMES.get(self._preferences.theme) or system_scheme()
        theme = Theme.make(scheme, font, self._preferences.case_zoom)
        if QApplication.font() != font:
            QApplication.setFont(font)  # menus and the system's own dialogs
        QApplication.setPalette(theme.palette())
        self._window.setStyleSheet(theme.style_sheet())
        self._window.menuBar().setFont(font)  # it keeps the first one while it is not shown yet
        self._look.shows_invisible = self._preferences.shows_invisible
        self._look.show(theme)


def base_font(percent: int) -> QFont:
    """The system's font at a part of its own size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * percent / 100)
    else:
        font.setPixelSize(max(1, round(font.pixelSize() * percent / 100)))
    return font
