"""The day in the question until when a case is deferred: what is typed can be seen."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QDateEdit

from reviewer_app.ui.review.defer_dialog import DayField, DeferDialog
from reviewer_app.ui.widgets.look import Look
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
            await driver.key_to(dialog, Key(Key.Key_0 + len(dialog.options)))
            field, before = dialog.day.lineEdit(), dialog.day.date()
            needed = field.fontMetrics().horizontalAdvance(field.text())
            assert field.width() >= needed
            await driver.key_to(dialog, Key.Key_Up)
            assert dialog.day.date() > before
            assert field.width() >= needed
            await driver.key_to(dialog, Key.Key_Escape)

    drive(scenario)


@pytest.mark.parametrize(
    ("section", "steps", "wanted"),
    [
        (QDateEdit.Section.DaySection, 1, QDate(2027, 1, 1)),
        (QDateEdit.Section.DaySection, -1, QDate(2026, 12, 30)),
        (QDateEdit.Section.MonthSection, 1, QDate(2027, 1, 31)),
        (QDateEdit.Section.MonthSection, 2, QDate(2027, 2, 28)),
        (QDateEdit.Section.YearSection, 1, QDate(2027, 12, 31)),
        (QDateEdit.Section.DaySection, -30, QDate(2026, 12, 18)),
        (QDateEdit.Section.YearSection, 9, QDate(2031, 12, 31)),
    ],
)
def test_arrows_go_on_in_the_next_month_and_year_and_stay_within_the_days_to_choose(
    look: Look, section: QDateEdit.Section, steps: int, wanted: QDate
) -> None:
    day = DayField(look, datetime(2026, 12, 17, 10, tzinfo=UTC))
    day.setDate(QDate(2026, 12, 31))
    day.setCurrentSection(section)
    day.stepBy(steps)
    assert day.date() == wanted
    assert day.currentSection() == section
