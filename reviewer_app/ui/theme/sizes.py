"""Fonts by role and sizes in pixels, all measured from the base font."""

import math
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

BASE_POINTS = 10.0
BASE_PIXELS = BASE_POINTS * 96 / 72
"""The base size at which the numbers of the design hold: 10 pt at 96 dots per inch."""

FIXED_FONT_PART = 0.92
CASE_LINE_HEIGHT = 1.5
MOST_SPACE = 1.75

USUAL_SCALE = 1.15
"""Text up to this size is the usual one of a desktop; only larger text needs more room."""

LEAST_TARGET = 28
"""What is pressed is never lower than this, however small the text is."""

SCALE: dict[str, tuple[float, QFont.Weight]] = {
    "key_cap": (8, QFont.Weight.DemiBold),
    "label": (9, QFont.Weight.Normal),
    "label_strong": (9, QFont.Weight.DemiBold),
    "body": (10, QFont.Weight.Normal),
    "body_strong": (10, QFont.Weight.DemiBold),
    "case": (11, QFont.Weight.Normal),
    "lead": (11, QFont.Weight.Normal),
    "pane_title": (11, QFont.Weight.DemiBold),
    "page_title": (13, QFont.Weight.DemiBold),
    "figure": (17, QFont.Weight.DemiBold),
    "first_start": (20, QFont.Weight.DemiBold),
}
"""Points at a base of 10 pt, and the weight; only 400 and 600 occur."""

FONT_ROLES = (*SCALE, "code", "code_case")
CASE_ROLES = frozenset({"case", "code_case"})
"""What is written in these is zoomed on its own."""


def font_for(base: QFont, role: str, case_zoom: int = 100) -> QFont:
    """The font of a role of SCALE, or `code` / `code_case` in the system's fixed font.

    case_zoom: percent by which the text of cases is larger, and nothing else.
    """
    zoom = case_zoom / 100 if role in CASE_ROLES else 1.0
    if role.startswith("code"):
        return _fixed_font(base, SCALE["case" if role == "code_case" else "body"][0] * zoom)
    points, weight = SCALE[role]
    font = _scaled(base, base, points * zoom)
    font.setWeight(weight)
    # Counts and scores stand under each other; fonts without the feature ignore it.
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _fixed_font(base: QFont, points: float) -> QFont:
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    return _scaled(fixed, base, points * FIXED_FONT_PART)


def _scaled(font: QFont, base: QFont, points: float) -> QFont:
    """The font at a size relative to the base, keeping the unit the base was given in."""
    result = QFont(font)
    part = points / BASE_POINTS
    if base.pointSizeF() > 0:
        result.setPointSizeF(base.pointSizeF() * part)
    else:
        result.setPixelSize(max(1, round(base.pixelSize() * part)))
    return result


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Heights and icon sizes in logical pixels; the numbers in the comments hold at 10 pt."""

    scale: float
    line: int  # one line of UI text
    bar: int  # 28 menu and status bar, sidebar row
    case_row: int  # 56 two lines
    table_row: int  # 40
    head_row: int  # 32 head and group row
    card_head: int  # 36 also the evaluation strip
    field: int  # 32
    button: int  # 32 quiet button
    vote: int  # 36 vote button and reason field
    reason: int  # 28
    chip: int  # 20
    key_cap: int  # 18
    toast: int  # 40
    banner: int  # 44
    icon: int  # 16
    vote_icon: int  # 18
    icon_button: int  # 28
    sidebar: int  # 216 wide
    list: int  # 320 wide
    case_text: int  # 760 wide at most
    case_scale: float  # of what stands in the text of a case

    # Spaces follow the text only a little: at 300 % the room is needed for words.
    space: int = 4
    gap: int = 8
    card_gap: int = 12
    card_padding: int = 16
    margin: int = 20
    radius: int = 6
    small_radius: int = 4

    def spaced(self, pixels: int) -> int:
        """A space inside a button at this text size."""
        return round(pixels * min(max(self.scale, 1.0), MOST_SPACE))

    def room_of(self, pixels: int) -> float:
        """How much a width or height is for text of this size, in pixels of the usual one."""
        return pixels / max(1.0, self.scale / USUAL_SCALE)


def measure(base: QFont, case_zoom: int = 100) -> Sizes:
    """The sizes for a base font: never smaller than the design at that scale or than the words."""
    scale = pixels_of(base) / BASE_PIXELS
    body = _line_of(base, "body")
    label = _line_of(base, "label")

    def height(design: float, *lines: float) -> int:
        return round(max(design * scale, sum(lines)))

    def target(design: float, *lines: float) -> int:
        return max(LEAST_TARGET, height(design, *lines))

    return Sizes(
        scale=scale,
        line=round(body),
        bar=target(28, body, 6),
        case_row=height(56, body, label, 16),
        table_row=height(40, body, 12),
        head_row=height(32, label, 10),
        card_head=target(36, label, 12),
        field=target(32, body, 8),
        button=target(32, body, 8),
        vote=target(36, body, 10),
        reason=target(28, body, 6),
        chip=height(20, label, 2),
        key_cap=height(18, _line_of(base, "key_cap"), 2),
        toast=height(40, body, 14),
        banner=height(44, body, 16),
        icon=round(16 * scale),
        vote_icon=round(18 * scale),
        icon_button=target(28),
        sidebar=round(216 * scale),
        list=round(320 * scale),
        case_text=round(760 * scale * case_zoom / 100),
        case_scale=scale * case_zoom / 100,
    )


def words_width(font: QFont, words: str) -> float:
    """The width of words in a font in pixels, rounded up so that nothing is cut."""
    return float(math.ceil(QFontMetricsF(font).horizontalAdvance(words)))


def pixels_of(font: QFont) -> float:
    """The size of a font in logical pixels, in whichever unit it was given."""
    if font.pixelSize() > 0:
        return font.pixelSize()
    screen = QGuiApplication.primaryScreen()
    dots = screen.logicalDotsPerInch() if screen else 96  # pyright: ignore[reportUnnecessaryComparison]
    return font.pointSizeF() * dots / 72


def _line_of(base: QFont, role: str) -> float:
    return QFontMetricsF(font_for(base, role)).height()
