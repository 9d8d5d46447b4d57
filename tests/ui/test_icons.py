"""Icons: colours, sharpness, filled variants and mirroring."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPixmap, QTransform
from PySide6.QtWidgets import QApplication

from reviewer_app.system.resources import resource
from reviewer_app.ui.icons import Icons, is_mirrored
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.theme.colours import COLOURS

UI = Path(__file__).resolve().parents[2] / "reviewer_app" / "ui"


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    font = QFont(qapp.font())
    font.setPointSizeF(10)
    return Theme.make(Scheme.LIGHT, font)


def darkest(pixmap: QPixmap) -> QColor:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    found = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(found, key=lambda colour: colour.alpha())


def test_every_drawing_takes_its_colour_from_the_theme(theme: Theme) -> None:
    for path in resource("icons").glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert "currentColor" in text
        assert not re.search(r"#[0-9a-fA-F]{3,6}", text)


def test_the_licence_is_shipped_beside_the_drawings() -> None:
    licence = resource("icons", "LICENSE").read_text(encoding="utf-8")
    assert "ISC License" in licence
    assert "Cole Bemis" in licence


def test_every_icon_named_in_the_code_is_shipped() -> None:
    named = re.compile(r"icon=\"([a-z0-9-]+)\"|\.(?:icon|pixmap)\(\s*\"([a-z0-9-]+)\"")
    names = {
        "".join(found)
        for path in UI.rglob("*.py")
        for found in named.findall(path.read_text(encoding="utf-8"))
    }
    missing = {
        name for name in names - set(COLOURS) if not resource("icons", f"{name}.svg").is_file()
    }
    assert missing == set()


def test_an_icon_has_the_colour_it_is_asked_for(theme: Theme) -> None:
    assert darkest(Icons(theme).pixmap("check", "up")).rgb() == theme.colour("up").rgb()


def test_an_icon_has_all_pixels_of_the_screen(theme: Theme) -> None:
    pixmap = Icons(theme).pixmap("check", "text", 16, 1.5)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (24, 1.5)


def test_large_icons_have_a_thinner_line(theme: Theme) -> None:
    icons = Icons(theme)
    drawings = [icons._drawing("check", size) for size in (16, 22)]
    strokes = [re.findall(r'stroke-width="([\d.]+)"', drawing) for drawing in drawings]
    assert strokes == [["2.0"], ["1.75"]]


def test_the_gap_of_a_filled_thumb_shows_the_ground(theme: Theme) -> None:
    image = Icons(theme).pixmap("thumbs-up", "up", 96, is_filled=True).toImage()
    assert image.pixelColor(28, 60).alpha() == 0
    assert image.pixelColor(16, 60).rgb() == theme.colour("up").rgb()
    assert image.pixelColor(56, 60).rgb() == theme.colour("up").rgb()


@pytest.mark.parametrize("name", ["skip-forward", "undo-2", "chevron-right", "panel-left-open"])
def test_icons_of_direction_are_mirrored(name: str, qapp: QApplication, theme: Theme) -> None:
    icons = Icons(theme)
    plain = icons.pixmap(name, "text").toImage()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        turned = icons.pixmap(name, "text").toImage()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert turned == plain.transformed(QTransform.fromScale(-1, 1))
    assert turned != plain


@pytest.mark.parametrize("name", ["thumbs-up", "clock", "check", "circle-check", "search"])
def test_thumbs_clocks_checks_and_the_glass_are_never_mirrored(name: str) -> None:
    assert not is_mirrored(name)


def test_disabled_icons_are_faint(theme: Theme) -> None:
    icon = Icons(theme).icon("copy", "text")
    assert (
        darkest(icon.pixmap(16, 16, QIcon.Mode.Disabled)).rgb() == theme.colour("text_faint").rgb()
    )


def test_the_application_icon_is_there_in_all_sizes(theme: Theme) -> None:
    sizes = {size.width() for size in Icons(theme).application_icon().availableSizes()}
    assert {16, 32, 256} <= sizes
