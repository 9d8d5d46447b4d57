"""Colours, fonts and sizes: one frozen theme, made anew when scheme or text size change."""

from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPalette,
)

from reviewer_app.ui.i18n import families_for
from reviewer_app.ui.theme.colours import COLOURS, SOFT_EDGES, Scheme
from reviewer_app.ui.theme.sheet import style_sheet
from reviewer_app.ui.theme.sizes import (
    CASE_LINE_HEIGHT,
    FONT_ROLES,
    Sizes,
    font_for,
    measure,
    pixels_of,
    words_width,
)

_WIDTHS = 4096
"""How many widths of words are remembered; words of a window are far fewer."""

__all__ = ["Scheme", "Sizes", "Theme", "system_scheme"]

_ROLES = {
    QPalette.ColorRole.Window: "page",
    QPalette.ColorRole.Base: "card",
    QPalette.ColorRole.AlternateBase: "sidebar",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "on_accent",
    QPalette.ColorRole.PlaceholderText: "text_faint",
    QPalette.ColorRole.Button: "button",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.ToolTipBase: "toast",
    QPalette.ColorRole.ToolTipText: "toast_text",
    # Fusion draws the edges of its own buttons and frames in these.
    QPalette.ColorRole.Light: "card",
    QPalette.ColorRole.Midlight: "hover",
    QPalette.ColorRole.Mid: "line_strong",
    QPalette.ColorRole.Dark: "line_strong",
    QPalette.ColorRole.Shadow: "outline",
}


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of the window: a colour scheme and the base font, and what follows from them."""

    scheme: Scheme
    sizes: Sizes
    _fonts: dict[str, QFont]
    _colours: dict[str, QColor] = field(default_factory=dict[str, QColor])
    _widths: dict[tuple[str, str], float] = field(default_factory=dict[tuple[str, str], float])

    @classmethod
    def make(cls, scheme: Scheme, base_font: QFont, case_zoom: int = 100) -> "Theme":
        """A theme for a scheme and the person's font at the person's size.

        case_zoom: percent by which the text of cases is larger, and nothing else.
        """
        fonts = {role: font_for(base_font, role, case_zoom) for role in FONT_ROLES}
        return cls(scheme, measure(base_font, case_zoom), fonts)

    @property
    def is_dark(self) -> bool:
        """Whether light words stand on dark grounds."""
        return self.scheme in {Scheme.DARK, Scheme.HIGH_CONTRAST}

    @property
    def is_high_contrast(self) -> bool:
        """Whether the person asked the system for more contrast."""
        return self.scheme in {Scheme.HIGH_CONTRAST, Scheme.HIGH_CONTRAST_LIGHT}

    def value(self, name: str) -> str:
        """A named colour as a style sheet spells it."""
        return COLOURS[name][self.scheme.value]

    def colour(self, name: str) -> QColor:
        """A named colour; an unknown name is a KeyError, found by a test."""
        if name not in self._colours:
            self._colours[name] = QColor(self.value(name))
        return QColor(self._colours[name])

    def soft_edge(self, ground: str) -> str | None:
        """The colour of the 2 px edge that a soft ground needs where all grounds are white."""
        return SOFT_EDGES.get(ground) if self.scheme is Scheme.HIGH_CONTRAST_LIGHT else None

    def font(self, role: str) -> QFont:
        """The font of a role: key_cap, label(_strong), body(_strong), case, …, code, code_case."""
        return QFont(self._fonts[role])

    def width(self, role: str, words: str) -> float:
        """The width of words of the window in the font of a role, rounded up: nothing is cut.

        Remembered, since every painting of a button asks for it several times.
        """
        key = (role, words)
        if key not in self._widths:
            if len(self._widths) >= _WIDTHS:
                self._widths.clear()
            self._widths[key] = words_width(self._fonts[role], words)
        return self._widths[key]

    def case_font(self, language: str, role: str = "case") -> QFont:
        """The font of a role for content in a language, with the right family for its letters."""
        key = f"{role} {language}"
        if key not in self._fonts:
            self._fonts[key] = _with_families(self.font(role), families_for(language))
        return QFont(self._fonts[key])

    def case_line_height(self, font: QFont) -> float:
        """The height of a line of case text in pixels."""
        return max(CASE_LINE_HEIGHT * pixels_of(font), QFontMetricsF(font).height())

    def palette(self) -> QPalette:
        """The palette of the application."""
        palette = QPalette()
        for role, name in _ROLES.items():
            palette.setColor(role, self.colour(name))
        disabled = QPalette.ColorGroup.Disabled
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            palette.setColor(disabled, role, self.colour("text_faint"))
        palette.setColor(disabled, QPalette.ColorRole.ButtonText, self.colour("text_faint"))
        palette.setColor(disabled, QPalette.ColorRole.Button, self.colour("mute"))
        return palette

    def style_sheet(self) -> str:
        """The short sheet of the application, in the pixels of this font."""
        return style_sheet({name: self.value(name) for name in COLOURS}, self.sizes)


def _with_families(font: QFont, wanted: tuple[str, ...]) -> QFont:
    """The font with the installed ones of these families before its own.

    Before and not behind: Qt remembers the fonts to fall back on by the first family alone, so
    behind the same one the first language shown would decide for all others.
    """
    installed = set(QFontDatabase.families()) if wanted else set[str]()
    special = [family for family in wanted if family in installed]
    if special:
        # By its real name: an alias such as "Sans Serif" is no family to fall back on.
        font.setFamilies([*special, QFontInfo(font).family()])
    return font


def system_scheme() -> Scheme:
    """What the system asks for: light or dark, and more contrast where it can say so."""
    hints = QGuiApplication.styleHints()
    is_dark = hints.colorScheme() == Qt.ColorScheme.Dark
    if _wants_contrast():
        return Scheme.HIGH_CONTRAST if is_dark else Scheme.HIGH_CONTRAST_LIGHT
    return Scheme.DARK if is_dark else Scheme.LIGHT


def _wants_contrast() -> bool:
    """Whether the system asks for more contrast; Qt knows it since 6.10."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    wanted = hints.accessibility().contrastPreference()
    return wanted == Qt.ContrastPreference.HighContrast
