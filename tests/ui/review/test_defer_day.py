"""The day in the question until when a case is deferred: what is typed can be seen."""

from pathlib import Path

from reviewer_app.ui.review.defer_dialog import DeferDialog
from tests.support.windows import Key, a_window, drive
from tests.ui.test_window import a_file


def test_the_day_is_seen_in_its_field_and_arrows_change_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_L)
            await driver.until(lambda: isinstance(driver.page.marking.dialog, DeferDialog))
            dialog = driver.page.marking.dialog
            assert isinstance(dialog, DeferDialog)
            await driver.until(dialog.isVisible)
            await driver.key_to(dialog, Key.Key_5)
            field, before = dialog.day.lineEdit(), dialog.day.date()
            needed = field.fontMetrics().horizontalAdvance(field.text())
            assert field.width() >= needed
            await driver.key_to(dialog, Key.Key_Up)
            assert dialog.day.date() > before
            assert field.width() >= needed
            await driver.key_to(dialog, Key.Key_Escape)

    drive(scenario)
