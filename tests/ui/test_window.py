"""The window around the review: first start, files, failures, closing."""

import asyncio
import json
from pathlib import Path

from reviewer_app.store.database import Session
from reviewer_app.ui.importing.course import Stage
from reviewer_app.ui.importing.export_choices import ExportChoice
from tests.support.windows import CONTROL, Driver, Key, a_window, drive


def a_file(folder: Path, count: int = 3, name: str = "cases.jsonl") -> Path:
    """A file of cases A1, A2 and so on."""
    path = folder / name
    lines = [json.dumps({"id": f"A{n}", "input": f"Question {n}?"}) for n in range(1, count + 1)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


async def _fill_the_disk(driver: Driver) -> None:
    """No page more than the store has; what is free inside is used up."""

    def limit(session: Session) -> None:
        session.connection().exec_driver_sql("PRAGMA max_page_count = 1")

    await driver.running.workspace.database.write(limit)


async def _free_the_disk(driver: Driver) -> None:
    def lift(session: Session) -> None:
        session.connection().exec_driver_sql("PRAGMA max_page_count = 1073741823")

    await driver.running.workspace.database.write(lift)


def test_a_full_disk_is_said_and_the_text_stays_in_the_field(tmp_path: Path) -> None:
    """B09, S123, S129: nothing is shown as saved, the words are there, saving again works."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            await _fill_the_disk(driver)
            words = "the last sentence is missing " * 400
            driver.page.bar.field.setText(words)
            await driver.key(Key.Key_Return)
            await driver.until(lambda: driver.window.notices.banner.isVisibleTo(driver.window))
            assert "The disk is full." in driver.window.notices.banner.accessibleName()
            assert driver.page.bar.field.text() == words
            assert driver.view.vote.reason == ""
            await _free_the_disk(driver)
            driver.window.notices.banner.button.click()
            await driver.until(lambda: driver.view.vote.reason == words)
            assert not driver.window.notices.banner.isVisibleTo(driver.window)

    drive(scenario)


def test_closing_with_something_unsaved_warns_first(tmp_path: Path) -> None:
    """B09: closing warns; the person may close all the same."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await _fill_the_disk(driver)
            driver.page.bar.field.setText("half a thought " * 600)
            driver.window.close()
            banner = driver.window.notices.banner
            await driver.until(lambda: banner.button.text() == "Close all the same")
            assert driver.window.isVisible()
            assert not driver.running.closed.done()
            await _free_the_disk(driver)
            driver.window.close()
            await driver.running.closed

    drive(scenario)


def test_the_window_exports_my_vote_and_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        target = tmp_path / "out.jsonl"
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            choice = ExportChoice(which="all", format="jsonl", path=target)
            written = await driver.window.files.exporting.write(choice)
            assert (written.cases, written.files) == (3, (target,))
        first = json.loads(target.read_text(encoding="utf-8").splitlines()[0])
        assert (first["user_score"], first["reviewed_by"]) == (1, "Ada Example")

    drive(scenario)


def test_the_first_start_asks_for_a_name_and_keeps_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", name=None) as driver:
            start = driver.window.start_page
            assert start.isVisibleTo(driver.window)
            assert start.name() != ""
            start.set_name("Dr Ilse Brandt")
            driver.window.open_files([a_file(tmp_path)])
            course = driver.window.imports.page.course
            await driver.until(lambda: course.survey is not None)
            for stage in (Stage.TARGET, Stage.DONE):
                await driver.key(Key.Key_Return)
                await driver.until(lambda stage=stage: course.stage is stage)
            await driver.key(Key.Key_Return)
            await driver.until_ready()
            assert (await driver.desk.signing.person()).name == "Dr Ilse Brandt"
            assert await driver.desk.signing.has_given_name()

    drive(scenario)


def test_the_theme_changes_at_once_and_is_remembered(tmp_path: Path) -> None:
    """B23: changing how it looks is no edit."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            before = (await driver.desk.checking.check()).changes
            driver.window.act("theme_dark")
            assert driver.window.look.theme.is_dark
            driver.window.act("theme_light")
            assert not driver.window.look.theme.is_dark
            assert (await driver.desk.checking.check()).changes == before
        async with a_window(tmp_path / "w") as driver:
            assert not driver.window.look.theme.is_dark

    drive(scenario)


def test_closing_keeps_what_is_half_typed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.bar.field.setText("not yet done")
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A1")
            assert driver.page.bar.field.text() == "not yet done"
            await asyncio.sleep(0)

    drive(scenario)


def test_cases_from_the_command_line_are_shown_and_the_name_is_asked(tmp_path: Path) -> None:
    """Whoever imported without a name finds the cases, and says the name there."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), name=None) as driver:
            await driver.until_shown("A1")
            dialog = driver.window.name_dialog
            await driver.until(dialog.isVisible)
            dialog.field.setText("Dr Ilse Brandt")
            dialog.accept()
            await driver.until(lambda: driver.window.status_line.person == "Dr Ilse Brandt")
            assert (await driver.desk.signing.person()).name == "Dr Ilse Brandt"
            assert await driver.desk.signing.has_given_name()

    drive(scenario)


def test_the_window_is_no_larger_than_the_screen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            room = driver.window.screen().availableSize()
            driver.window._restore()
            assert driver.window.width() <= room.width()
            assert driver.window.height() < room.height()

    drive(scenario)
