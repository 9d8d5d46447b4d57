"""The theme: contrast, palette, sheet, and that colours have values in one place only."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QPalette, QTextLayout
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.theme.colours import COLOURS
from reviewer_app.ui.theme.sizes import FONT_ROLES

UI = Path(__file__).resolve().parents[2] / "reviewer_app" / "ui"

PANES = "window sidebar list page card button bar"
CHROME = f"{PANES} hover mute select"
SOFT = "up_soft down_soft warn_soft theirs_soft"
DIFF = "add_row add_word del_row del_word"

TEXT = 4.5
MARK = 3.0

USED: dict[str, tuple[float, str]] = {
    # name: what it needs, and every ground it stands on
    "text": (TEXT, f"{CHROME} {SOFT} {DIFF} key"),
    "text_soft": (TEXT, f"{CHROME} down_soft key"),
    "text_faint": (TEXT, CHROME),
    "accent": (TEXT, CHROME),
    "accent_strong": (TEXT, PANES),
    "on_accent": (TEXT, "accent accent_strong"),
    "select_text": (TEXT, "select"),
    "up": (TEXT, f"{CHROME} up_soft"),
    "down": (TEXT, f"{CHROME} down_soft"),
    "on_vote": (TEXT, "up down"),
    "warn": (TEXT, "window sidebar list page card button bar warn_soft"),
    "theirs": (TEXT, "list page card button theirs_soft"),
    "toast_text": (TEXT, "toast"),
    "toast_link": (TEXT, "toast"),
    "outline": (MARK, CHROME),
    "warn_mark": (MARK, f"{PANES} hover mute warn_soft"),
}
DIFF_MARKS = {"up": "add_row add_word", "down": "del_row del_word"}

PUBLISHED = {
    # The lowest ratio as the design states it: light, dark, high contrast.
    "outline": (3.2, 3.4, 12.4),
    "text": (11.1, 6.5, 9.4),
    "text_soft": (6.1, 6.5, 12.4),
    "text_faint": (4.7, 4.7, 9.4),
    "accent": (5.6, 5.9, 9.8),
    "accent_strong": (8.1, 7.9, 18.0),
    "on_vote": (6.1, 8.9, 10.7),
    "up": (5.1, 6.1, 9.7),
    "down": (5.1, 5.8, 6.3),
    "select_text": (8.0, 8.8, 12.4),
    "warn": (6.2, 7.6, 9.2),
    "warn_mark": (3.4, 7.6, 9.2),
    "theirs": (5.9, 6.2, 9.2),
    "toast_text": (13.5, 13.7, 21.0),
    "toast_link": (8.5, 5.6, 11.5),
}


def luminance(value: str) -> float:
    parts = [int(value[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lowest(name: str, grounds: str, scheme: Scheme) -> float:
    column = scheme.value
    return min(contrast(COLOURS[name][column], COLOURS[g][column]) for g in grounds.split())


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    font = QFont(qapp.font())
    font.setPointSizeF(10)
    return font


@pytest.mark.parametrize("scheme", Scheme)
def test_every_colour_can_be_told_from_every_ground_it_stands_on(scheme: Scheme) -> None:
    too_low = {
        name: round(lowest(name, grounds, scheme), 2)
        for name, (needed, grounds) in USED.items()
        if lowest(name, grounds, scheme) < needed
    }
    assert too_low == {}


@pytest.mark.parametrize("scheme", Scheme)
def test_signs_and_lines_of_differences_can_be_told_from_their_words(scheme: Scheme) -> None:
    assert all(lowest(name, grounds, scheme) >= MARK for name, grounds in DIFF_MARKS.items())


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_ratios_of_the_design_hold(name: str) -> None:
    grounds = USED[name][1]
    found = tuple(round(lowest(name, grounds, scheme), 1) for scheme in list(Scheme)[:3])
    assert found == PUBLISHED[name]


def test_no_colour_has_a_value_anywhere_but_in_the_table() -> None:
    literal = re.compile(
        r"""["'#\s]#[0-9A-Fa-f]{3,8}\b|QColor\(\s*\d|rgba?\(|GlobalColor\.(?!black|transparent)"""
    )
    offenders = [
        f"{path.relative_to(UI)}: {line.strip()}"
        for path in UI.rglob("*.py")
        if path.name != "colours.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if literal.search(line)
    ]
    assert offenders == []


def test_every_colour_name_in_the_code_stands_in_the_table() -> None:
    used = re.compile(r"\.(?:colour|value)\(\s*\"(\w+)\"")
    names = {
        name for path in UI.rglob("*.py") for name in used.findall(path.read_text(encoding="utf-8"))
    }
    assert names
    assert names <= set(COLOURS)


@pytest.mark.parametrize("scheme", Scheme)
def test_the_palette_and_the_sheet_come_from_the_table(scheme: Scheme, font: QFont) -> None:
    theme = Theme.make(scheme, font)
    assert theme.palette().color(QPalette.ColorRole.Window) == theme.colour("page")
    assert theme.palette().color(QPalette.ColorRole.ToolTipBase) == theme.colour("toast")
    assert theme.value("outline") in theme.style_sheet()
    assert "$" not in theme.style_sheet()


def test_sizes_are_those_of_the_design_at_ten_points(font: QFont) -> None:
    sizes = Theme.make(Scheme.LIGHT, font).sizes
    found = (sizes.vote, sizes.reason, sizes.chip, sizes.key_cap, sizes.case_row, sizes.icon)
    assert found == (36, 28, 20, 18, 56, 16)


def test_sizes_follow_the_text(font: QFont) -> None:
    font.setPointSizeF(30)
    sizes = Theme.make(Scheme.LIGHT, font).sizes
    assert sizes.vote >= 3 * 36 - 2
    assert sizes.icon == 48
    assert sizes.radius == 6


def test_fonts_have_two_weights_and_keep_their_scale(font: QFont) -> None:
    theme = Theme.make(Scheme.LIGHT, font)
    weights = {theme.font(role).weight() for role in FONT_ROLES}
    assert weights == {QFont.Weight.Normal, QFont.Weight.DemiBold}
    assert theme.font("case").pointSizeF() == pytest.approx(11)
    assert theme.font("code").pointSizeF() == pytest.approx(9.2)


def test_a_base_font_in_pixels_is_scaled_too(font: QFont) -> None:
    font.setPixelSize(20)
    assert Theme.make(Scheme.LIGHT, font).font("case").pixelSize() == 22


def drawn_in(font: QFont, text: str) -> set[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


@pytest.mark.parametrize(
    ("language", "family"),
    [("zh-CN", "Noto Sans CJK SC"), ("zh-TW", "Noto Sans CJK TC"), ("ja", "Noto Sans CJK JP")],
)
def test_han_letters_have_the_shapes_of_their_country(
    font: QFont, language: str, family: str
) -> None:
    if family not in QFontDatabase.families():
        pytest.skip("the Noto fonts are not installed")
    theme = Theme.make(Scheme.LIGHT, font)
    assert drawn_in(theme.case_font(language), "我昨天") == {family}
    assert drawn_in(theme.font("body"), "abc") == drawn_in(theme.case_font("es"), "abc")


def test_where_all_grounds_are_white_a_soft_one_has_an_edge(font: QFont) -> None:
    assert Theme.make(Scheme.HIGH_CONTRAST_LIGHT, font).soft_edge("warn_soft") == "warn"
    assert Theme.make(Scheme.LIGHT, font).soft_edge("warn_soft") is None
