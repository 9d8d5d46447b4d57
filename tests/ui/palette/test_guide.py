"""The guide from the Help menu: its pages, their pictures, and that none is forgotten."""

import re
from pathlib import Path

from reviewer_app.system.resources import resource
from reviewer_app.ui.palette.guide import guide_titles
from tests.support.windows import CONTROL, Key, a_window, drive


def test_every_page_of_the_guide_has_a_title_and_every_picture_of_a_page_is_there() -> None:
    pages = {file.name: file.read_text(encoding="utf-8") for file in resource("guide").glob("*.md")}
    assert set(guide_titles()) == set(pages)
    named = {name for text in pages.values() for name in re.findall(r"!\[[^]]*\]\(([^)]*)\)", text)}
    assert named
    assert {name for name in named if not resource("guide", name).is_file()} == set()


def test_no_page_of_the_guide_leads_anywhere() -> None:
    """Its links would do nothing in the window."""
    for file in resource("guide").glob("*.md"):
        text = re.sub(r"```.*?```|`[^`]*`", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"(?<!\!)\[[^]]*\]\(|https?://", text), file.name


def test_the_guide_stands_beside_the_work_with_its_pictures_and_goes_with_escape(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            lookups = driver.window.lookups
            driver.window.menus.action("show_guide").trigger()
            assert lookups.guide is not None
            guide = lookups.guide
            await driver.until(lambda: guide.page.text)
            words = guide.page.toPlainText()
            assert words.startswith("What you see")
            assert words.count("\N{OBJECT REPLACEMENT CHARACTER}") > 5
            assert "not shown" not in words
            picture = guide.page.document().resource(2, "review.png")
            assert picture.width() == guide.picture_width
            await driver.key_to(guide, Key.Key_PageDown, CONTROL)
            await driver.until(lambda: guide.page.toPlainText().startswith("Export cases"))
            assert guide.tabs[1].isChecked()
            await driver.key_to(guide, Key.Key_Escape)
            assert lookups.guide is None

    drive(scenario)
