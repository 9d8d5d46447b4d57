"""Language and theme at the top of the first start; what is chosen holds at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QActionGroup, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from reviewer_app.ui import commands
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.languages import SYSTEM, offered, own_name, spoken
from reviewer_app.ui.settings.preferences import THEMES, Preferences
from reviewer_app.ui.widgets.key_button import Face
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import QuietButton

Choice = tuple[str, str]
"""A value, and the words for it."""

_ICONS = {
    "theme_system": "contrast",
    "theme_light": "sun",
    "theme_dark": "moon",
    "theme_contrast": "contrast",
}


class StartChoices(QWidget):
    """Two buttons with a menu each. before: called before a choice, which may renew the window.

    resized: other words need other room.
    """

    resized = Signal()

    def __init__(
        self, look: Look, preferences: Preferences, before: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._preferences, self._before = preferences, before
        self.language = _ChoiceButton(look, tr("Language of the window"), "languages", self)
        self.theme = _ChoiceButton(look, tr("Theme"), "sun", self)
        self.language.clicked.connect(self._offer_languages)
        self.theme.clicked.connect(self._offer_themes)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.language)
        row.addWidget(self.theme)
        preferences.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        tag = spoken(self._preferences.language, QLocale.system().uiLanguages())
        self.language.show_choice(own_name(tag), "languages")
        theme = self._preferences.theme
        self.theme.show_choice(dict(_themes())[theme], _ICONS[theme])
        self.resized.emit()

    def _offer_languages(self) -> None:
        languages = [(SYSTEM, tr("As the system")), *((tag, own_name(tag)) for tag in offered())]
        self._offer(self.language, languages, self._preferences.language, self.speak)

    def speak(self, language: str) -> None:
        """Let the window speak a language; what is typed in it is told first."""
        self._before()
        self._preferences.set_language(language)

    def _offer_themes(self) -> None:
        themes, now = _themes(), self._preferences.theme
        self._offer(self.theme, themes, now, self._preferences.set_theme)

    def _offer(
        self,
        button: QWidget,
        choices: Sequence[Choice],
        now: str,
        choose: Callable[[str], object],
    ) -> None:
        menu = QMenu(button)
        group = QActionGroup(menu)
        for value, words in choices:
            action = group.addAction(menu.addAction(words))
            action.setCheckable(True)
            action.setChecked(value == now)
            action.triggered.connect(lambda _=False, value=value: choose(value))
        menu.aboutToHide.connect(menu.deleteLater)
        end = 0 if self.isRightToLeft() else button.width() - menu.sizeHint().width()
        menu.popup(button.mapToGlobal(QPoint(end, button.height())))


def _themes() -> list[Choice]:
    return [(name, commands.words(commands.find(name))) for name in THEMES]


class _ChoiceButton(QuietButton):
    """An icon, the present choice, and a chevron that tells of others."""

    def __init__(self, look: Look, name: str, icon: str, parent: QWidget) -> None:
        super().__init__(look, "", icon=icon, parent=parent)
        self._name = name

    def show_choice(self, words: str, icon: str) -> None:
        """Show what holds."""
        self.set_icon(icon)
        self.set_words(words)
        self.setAccessibleName(f"{self._name}: {words}")

    def face(self) -> Face:
        return Face(ground="hover" if self.is_under_pointer() else None, words="text_soft")

    def height_needed(self) -> int:
        return self.look.theme.sizes.bar

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """Icon and word, then the chevron at the end."""
        super().paint_parts(painter, face)
        size = self.icon_size()
        words = self._place_of_words() + self._width_of_words() + self.spaces.gap
        place = self._place(words, size, self.height())
        self.look.icons.paint(painter, QRectF(place), "chevron-down", face.icon)

    def _place_of_words(self) -> float:
        return self.spaces.side + self.icon_size() + self.spaces.gap

    def _parts_width(self, *, with_words: bool) -> float:
        return super()._parts_width(with_words=with_words) + self.icon_size() + self.spaces.gap

    def _shows_words(self) -> bool:
        return True

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
