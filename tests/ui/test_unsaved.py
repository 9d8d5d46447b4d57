"""What the disk does not take is never lost, and wherever the window speaks of it, it says so."""

import asyncio
import json
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget
from qasync import QEventLoop

from reviewer_app.app import _open
from reviewer_app.store.database import Session
from reviewer_app.system.settings import Settings
from reviewer_app.ui.editing.page import EditPage
from reviewer_app.ui.editing.text_editor import TextEditor
from reviewer_app.ui.failure import FailureDialog
from reviewer_app.ui.guidelines.editor_dialog import GuidelinesDialog
from reviewer_app.ui.widgets.plain_text import PlainLabel
from tests.support.windows import SHIFT, Driver, Key, a_window, drive

LONG = ("and more of it " * 2000).strip()
NOT_YET = "Not everything is on the disk yet"
SAVED = "Everything is saved on this computer"


def a_file(folder: Path) -> Path:
    """Three cases, A1 to A3."""
    path = folder / "cases.jsonl"
    rows = [{"id": f"A{n}", "input": f"Question {n}?"} for n in (1, 2, 3)]
    path.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return path


async def set_pages(driver: Driver, pages: int) -> None:
    """How many pages the store may have; with one, only what is free inside can be used."""

    def limit(session: Session) -> None:
        session.connection().exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    await driver.running.workspace.database.write(limit)


async def fill_the_disk(driver: Driver) -> None:
    await set_pages(driver, 1)


async def make_decisions_large(driver: Driver) -> None:
    """A full store has room left in its pages for a vote; from now on one needs more than that."""

    def enlarge(session: Session) -> None:
        run = session.connection().exec_driver_sql
        run("CREATE TABLE filler (bytes BLOB)")
        large = "INSERT INTO filler VALUES (zeroblob(1000000))"
        run(f"CREATE TRIGGER fill AFTER INSERT ON change BEGIN {large}; END")

    await driver.running.workspace.database.write(enlarge)


async def free_the_disk(driver: Driver) -> None:
    await set_pages(driver, 1_073_741_823)


def told(driver: Driver) -> tuple[str, str]:
    """What the status line and the head of the case say about saving."""
    return driver.window.status_line._saved.text(), driver.page.case_page.head._saved.text


def done_of(driver: Driver) -> int:
    """How many cases of the queue are done, as the bar says."""
    return driver.page.tally.numbers.done if driver.page.tally.numbers else 0


async def edit(driver: Driver) -> EditPage:
    """Open the editor by its key."""
    page = driver.window.edits.page
    await driver.key(Key.Key_E)
    await driver.until(lambda: page.is_open and page.isVisible(), "the editor")
    return page


def text_of(page: EditPage) -> TextEditor:
    editor = page.form.frames["input"].editor
    assert isinstance(editor, TextEditor)
    return editor


async def type_long(driver: Driver, page: EditPage) -> None:
    """Type more than there is room for, and wait until the disk refused it."""
    await driver.between(lambda: text_of(page).area.insertPlainText(LONG))
    await driver.until(lambda: page.head.draft.text == "Draft not saved", "the refusal")


async def leave(driver: Driver, page: EditPage) -> None:
    """Esc, until the case is on screen again."""
    await driver.key(Key.Key_Escape)
    await driver.until(lambda: not page.is_open)


def test_an_edit_that_the_disk_does_not_take_stays_in_memory_and_is_shown_again(
    tmp_path: Path,
) -> None:
    """B09, S129: said as it is, there with E, written by itself once there is room."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            key = driver.view.case_id
            await fill_the_disk(driver)
            page = await edit(driver)
            await type_long(driver, page)
            await leave(driver, page)
            words = "Your draft is not on the disk yet."
            await driver.until(lambda: driver.page.toast.words.startswith(words), "the truth")
            await driver.until(lambda: told(driver) == (NOT_YET, "Not saved"), "both to tell")
            assert driver.window.notices.banner.isVisible()
            await driver.until_ready()
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            assert told(driver) == (NOT_YET, "Saved here")
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            page = await edit(driver)
            assert LONG in text_of(page).text()
            assert page.head.draft.text == "Draft not saved"
            await leave(driver, page)
            await free_the_disk(driver)
            await driver.until(lambda: driver.window.unsaved.is_empty, "the retry")
            assert LONG in (await driver.drafts(key))["input"][0]
            assert told(driver) == (SAVED, "Saved here")
            assert not driver.window.notices.banner.isVisible()

    drive(scenario)


def test_save_again_writes_the_draft_and_keys_go_on_to_work(tmp_path: Path) -> None:
    """B09, S129: what the button of the banner says, in the editor and after it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            key = driver.view.case_id
            driver.window.edits.keeper.unkept._timer.setInterval(1_000_000)
            await fill_the_disk(driver)
            page = await edit(driver)
            await type_long(driver, page)
            banner = driver.window.notices.banner
            await driver.until(banner.isVisible)
            await driver.click(banner.button)  # there is no room yet
            await driver.until(lambda: not driver.window._tasks.is_saving)
            await driver.until(banner.isVisible)
            assert page.head.draft.text == "Draft not saved"
            await free_the_disk(driver)
            await driver.click(banner.button)
            await driver.until(lambda: page.head.draft.text.startswith("Draft saved"))
            assert LONG in (await driver.drafts(key))["input"][0]
            assert told(driver)[0] == SAVED
            await leave(driver, page)
            await driver.until_ready()
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")

    drive(scenario)


def test_a_discarded_draft_does_not_come_back_after_a_full_disk(tmp_path: Path) -> None:
    """What was refused before is let go with the rest."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            key = driver.view.case_id
            await fill_the_disk(driver)
            page = await edit(driver)
            await type_long(driver, page)
            driver.window.edits.discard()
            await free_the_disk(driver)
            driver.window.unsaved.again()
            await driver.until(lambda: driver.window.edits.keeper.is_kept)
            assert await driver.drafts(key) == {}
            assert driver.window.unsaved.is_empty

    drive(scenario)


def test_the_window_warns_before_it_closes_with_a_draft_in_memory_only(tmp_path: Path) -> None:
    """B09: also where the draft is of a case that was left; closing again writes it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            key = driver.view.case_id
            await fill_the_disk(driver)
            page = await edit(driver)
            await type_long(driver, page)
            await leave(driver, page)
            driver.window.close()
            banner = driver.window.notices.banner
            await driver.until(lambda: banner.button.text() == "Close all the same", "a warning")
            assert not driver.running.closed.done()
            await free_the_disk(driver)
            driver.window.close()
            await driver.running.closed
        async with a_window(tmp_path / "w") as driver:
            assert LONG in (await driver.drafts(key))["input"][0]

    drive(scenario)


def test_a_reason_that_the_disk_does_not_take_is_there_when_its_case_is(tmp_path: Path) -> None:
    """B09, S129: half a reason, then another case, then back; written once there is room."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            key = driver.view.case_id
            await fill_the_disk(driver)
            driver.page.bar.field.setText(LONG)
            await driver.until(lambda: told(driver) == (NOT_YET, "Not saved"), "both to tell")
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            assert driver.page.bar.reason == ""
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            assert driver.page.bar.reason == LONG
            await free_the_disk(driver)
            await driver.click(driver.window.notices.banner.button)
            await driver.until(lambda: told(driver) == (SAVED, "Saved here"), "both to tell")
            draft = await driver.desk.reviewing.draft(key)
            assert draft
            assert draft.text.strip() == LONG

    drive(scenario)


def test_a_vote_that_is_not_saved_is_told_in_both_places_until_it_is(tmp_path: Path) -> None:
    """B09: closing warns of it, too."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            await fill_the_disk(driver)
            driver.page.bar.field.setText(LONG)
            await driver.key(Key.Key_Return)
            await driver.until(lambda: told(driver) == (NOT_YET, "Not saved"), "both to tell")
            driver.window.close()
            banner = driver.window.notices.banner
            await driver.until(lambda: banner.button.text() == "Close all the same", "a warning")
            await free_the_disk(driver)
            driver.window.unsaved.again()
            await driver.until(lambda: driver.view.vote.reason == LONG)
            await driver.until(lambda: told(driver) == (SAVED, "Saved here"), "both to tell")
            assert await driver.desk.reviewing.draft(driver.view.case_id) is None

    drive(scenario)


def test_every_decision_that_the_disk_refused_is_saved_again_in_its_order(tmp_path: Path) -> None:
    """B09: of several cases; a newer vote takes the place of an older one, and keys go on."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            window, banner = driver.window, driver.window.notices.banner
            await make_decisions_large(driver)
            await fill_the_disk(driver)

            async def refused(key: Key) -> None:
                await driver.key(key)
                await driver.until(banner.isVisible, "the refusal")
                await driver.until_ready()
                window.notices.clear()

            first = driver.view.case_id
            await refused(Key.Key_D)
            await driver.key(Key.Key_Escape)
            await refused(Key.Key_U)
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            assert told(driver) == (NOT_YET, "Saved here")
            await refused(Key.Key_F)
            await driver.key(Key.Key_J)
            await driver.until_shown("A3")
            window.unsaved.again()  # there is no room yet, and no case of these on screen
            await driver.until(banner.isVisible, "the refusal")
            assert "2 decisions are not saved." in banner.accessibleName()
            await driver.key(Key.Key_K)
            await driver.until_shown("A2")
            await free_the_disk(driver)
            await driver.click(banner.button)
            await driver.until(lambda: window.unsaved.is_empty, "both decisions")
            assert driver.page.toast.words == "What was not saved of 2 cases is saved now"
            await driver.until(lambda: driver.view.marks.is_flagged, "the flag")
            await driver.until(lambda: told(driver) == (SAVED, "Saved here"), "both to tell")
            assert not banner.isVisible()
            voted = await driver.desk.browsing.case_by_id(first)
            assert voted.vote.score == 1
            await driver.until(lambda: window.menus.action("undo").text().startswith("Undo flag"))
            await driver.until(lambda: done_of(driver) == 1, "the row of the vote")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)

    drive(scenario)


def test_a_decision_that_is_saved_brings_the_refused_ones_along(tmp_path: Path) -> None:
    """B09: none is forgotten because a later one went well."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await make_decisions_large(driver)
            await fill_the_disk(driver)
            await driver.key(Key.Key_R)
            await driver.until(driver.window.notices.banner.isVisible, "the refusal")
            await driver.until_ready()
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            await free_the_disk(driver)
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.until(lambda: driver.window.unsaved.is_empty, "the mark of the first")
            assert (await driver.desk.browsing.case_by_id(first)).reviewed_at is not None

    drive(scenario)


def test_save_again_saves_what_was_no_decision_either_and_is_offered_only_where_it_can(
    tmp_path: Path,
) -> None:
    """B09: a dataset that is deleted; an act on many cases says how far it came instead."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            window, banner = driver.window, driver.window.notices.banner
            dataset_id = driver.view.dataset_id
            await make_decisions_large(driver)
            await fill_the_disk(driver)
            driver.page.list.view.select_all_rows()
            await driver.key(Key.Key_D, SHIFT)
            await driver.until(lambda: driver.page.many.dialog is not None, "the dialog")
            dialog = driver.page.many.dialog
            assert dialog is not None
            await driver.key_to(dialog, Key.Key_1)
            await driver.until(dialog.answer.isEnabled)
            await driver.key_to(dialog, Key.Key_Return)
            await driver.until(banner.isVisible, "the refusal")
            assert not banner.button.isVisible()
            window.datasets.delete_dataset(dataset_id)
            await driver.until(banner.button.isVisible, "the refusal")
            await free_the_disk(driver)
            await driver.click(banner.button)
            await driver.until(lambda: driver.page.list.count == 0, "the deletion")
            assert not banner.isVisible()

    drive(scenario)


def test_guidelines_that_the_disk_does_not_take_are_there_when_they_are_written_on(
    tmp_path: Path,
) -> None:
    """B09: closing their dialog loses nothing; it is said, and written once there is room."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            guides, dataset = driver.window.guides, driver.view.dataset_id

            async def opened() -> GuidelinesDialog:
                guides.edit(dataset)
                await driver.until(lambda: guides.dialog and guides.dialog.isVisible())
                assert isinstance(guides.dialog, GuidelinesDialog)
                return guides.dialog

            await fill_the_disk(driver)
            dialog = await opened()
            dialog.field.insertPlainText(LONG)
            dialog.reject()
            await driver.until(lambda: told(driver) == (NOT_YET, "Saved here"), "the refusal")
            await driver.until(lambda: guides.dialog is None)
            dialog = await opened()
            assert dialog.text == LONG
            dialog.reject()
            await driver.until(lambda: guides.dialog is None)
            await free_the_disk(driver)
            driver.window.unsaved.again()
            await driver.until(lambda: driver.window.unsaved.is_empty, "the draft")
            assert await driver.desk.guiding.draft(dataset) == LONG

    drive(scenario)


def test_a_new_workspace_where_nothing_can_be_written_says_so_in_the_chosen_language(
    tmp_path: Path,
) -> None:
    """S123: the place and the remedy, no code of the system's, nothing of what was done last."""
    settings = Settings(tmp_path / "settings.json")

    async def said_in(language: str) -> tuple[str, str]:
        settings.set("language", language)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, QEventLoop)
        failing = loop.create_task(_open(loop, disk / "new", [], settings, is_demo=False))
        while not (dialogs := [w for w in QApplication.topLevelWidgets() if _is_failure(w)]):
            assert not failing.done()
            await asyncio.sleep(0.005)
        words = [label.text() for label in dialogs[0].findChildren(PlainLabel)]
        dialogs[0].close()
        assert await failing == 1
        dialogs[0].deleteLater()
        return words[0], words[1]

    async def scenario() -> None:
        title, advice = await said_in("en")
        assert title == "This folder cannot be written to."
        assert advice == (
            f"{disk / 'new'}: Read-only file system. Choose another folder for your workspace."
        )
        assert (await said_in("es"))[0] == "No se puede escribir en esta carpeta."

    with read_only_disk(tmp_path / "disk") as disk:
        drive(scenario)


def _is_failure(widget: QWidget) -> bool:
    return isinstance(widget, FailureDialog) and widget.isVisible()


@contextmanager
def read_only_disk(place: Path) -> Generator[Path]:
    """A disk in memory that takes nothing; on a system that grants none, the test fails."""
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "reviewer-test", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)
