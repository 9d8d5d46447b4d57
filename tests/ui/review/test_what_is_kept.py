"""What the window says of drafts and keys: only what holds at the moment."""

from pathlib import Path

from PySide6.QtTest import QTest

from reviewer_app.ui.guidelines.editor_dialog import GuidelinesDialog
from reviewer_app.ui.widgets.look import Look
from tests.support.windows import Key, a_window, drive
from tests.ui.test_window import a_file


def test_no_draft_is_said_to_be_saved_once_there_is_none(tmp_path: Path) -> None:
    """Esc leaves the vote without a reason; and Ctrl+Z is not offered where it is the field's."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            told = driver.window.status_line._draft
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.page.toast.isVisible(), "the vote to be told")
            assert driver.page.toast.undo.isVisible()
            assert driver.page.toast.undo.key == ""
            await driver.type("why")
            await driver.until(told.isVisible, "the draft to be saved")
            await driver.key(Key.Key_Escape)
            await driver.until(told.isHidden, "the draft to be gone")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.page.toast.undo.key == "Ctrl+Z")

    drive(scenario)


def test_guidelines_can_be_closed_with_their_text_or_discarded(look: Look) -> None:
    dialog = GuidelinesDialog(look, "Cases")
    kept: list[str] = []
    dialog.typed.connect(lambda: kept.append(dialog.text if dialog.is_changed else ""))
    dialog.begin([], None)
    dialog.show()
    assert dialog.discard.isHidden()
    QTest.keyClicks(dialog.field, "Be kind")
    assert dialog.cancel.text() == "Close"
    assert dialog.discard.isVisible()
    dialog.discard.click()
    assert (kept[-1], dialog.text, dialog.isVisible()) == ("", "", False)
    dialog.deleteLater()
