"""Pictures are taken of what they say, and the guide shows those that it names."""

import re
from pathlib import Path

from PySide6.QtGui import QImage

from tests.pictures.__main__ import main
from tests.pictures.states import GUIDE, STATES

GUIDE_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "guide"


def test_a_picture_is_taken_in_the_appearance_that_was_asked_for(tmp_path: Path) -> None:
    assert main([str(tmp_path), "--only", "arabic-150", "--states", "first start"]) == 0

    picture = QImage(str(tmp_path / "arabic-150" / "first-start.png"))
    assert (picture.width(), picture.height()) == (1365, 768)


def test_the_guide_shows_what_it_has_pictures_of() -> None:
    page = (GUIDE_FOLDER / "screens.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\]\(([\w-]+\.png)\)", page))
    assert shown == {f"{file}.png" for file in GUIDE.values()}
    assert {path.name for path in GUIDE_FOLDER.glob("*.png")} >= shown
    assert set(GUIDE) <= {"first start", *STATES}
    assert sum((GUIDE_FOLDER / name).stat().st_size for name in shown) < 1_000_000
