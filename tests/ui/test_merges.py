"""A draft whose case was changed meanwhile, from the editor to the saved result, in the window."""

from pathlib import Path

from PySide6.QtCore import Qt

from reviewer_app.ui.commands import COMMANDS
from tests.support.revised import an_answer_file, read_again
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive

ALT = Qt.KeyboardModifier.AltModifier
BEFORE = "Free up to 24 hours before it starts. After that we charge 25."
MINE = BEFORE.replace("24", "12")
THEIRS = BEFORE.replace("24", "48").replace("25", "30")


async def _into_the_conflict(driver: Driver, second: Path) -> None:
    """Edit, while a file brings another revision; then put both together."""
    edits, page = driver.window.edits, driver.window.ways.merges.page
    await driver.until_shown("A1")
    await driver.desk.drafting.keep(driver.view.case_id, "expected_output", MINE, 3)
    await read_again(driver.running.workspace, second)
    await driver.until(lambda: driver.view.is_legacy, "the news")
    await driver.key(Key.Key_H, SHIFT)
    await driver.until(lambda: not driver.view.is_legacy, "the latest revision")
    await driver.until_ready()
    await driver.key(Key.Key_E)
    await driver.until(lambda: edits.page.isVisible() and edits.page.banner.isVisible())
    await driver.click(edits.page.banner.button)
    await driver.until(lambda: page.isVisible() and page.conflict is not None, "the conflict")


async def its_keys_are_the_persons_own(driver: Driver) -> None:
    """They are on the buttons, in the menu and in the palette, and can be changed, as all are."""
    window, page = driver.window, driver.window.ways.merges.page
    merged = page.current.told()
    await driver.key(Key.Key_2, ALT)
    await driver.until(lambda: page.current.told() != merged, "all of theirs")
    window.look.keymap.set_keys("take_mine", ["Ctrl+M"])
    assert page.sides["mine"].take.key == "Ctrl+M"
    await driver.key(Key.Key_M, CONTROL)  # while the result is typed in
    await driver.until(lambda: page.current.told().value == MINE, "all of mine")
    assert {"take_mine", "next_difference", "save_edit"} <= offered(driver)
    window.menus.chosen.emit("take_theirs")
    assert page.current.told().value == THEIRS
    await driver.key(Key.Key_Z, CONTROL)
    await driver.key(Key.Key_Z, CONTROL)
    await driver.key(Key.Key_Z, CONTROL)
    assert page.current.told() == merged
    window.look.keymap.reset()


def offered(driver: Driver) -> set[str]:
    """The commands that the palette would offer now."""
    return {command.name for command in COMMANDS if driver.window._can_run(command)}


def test_a_draft_and_what_came_meanwhile_become_one_revision(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", [BEFORE])
    second = an_answer_file(tmp_path, "again.jsonl", [THEIRS])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            page = driver.window.ways.merges.page
            await _into_the_conflict(driver, second)
            assert page.current.open == (0,)
            await driver.key(Key.Key_1)
            assert page.current.open == ()
            await its_keys_are_the_persons_own(driver)
            await driver.key(Key.Key_S, CONTROL)
            await driver.until(lambda: driver.view.revision == 3, "the result")
            assert driver.view.content.expected_output == (
                "Free up to 12 hours before it starts. After that we charge 30."
            )
            assert not driver.view.has_edit_draft
            assert driver.page.case_page.isVisible()
            assert driver.page.toast.accessibleName().startswith("Saved: both changes are in it")

            await driver.until_ready()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.view.revision == 2, "the undo")
            assert driver.view.content.expected_output == THEIRS

    drive(scenario)


def test_decided_later_both_texts_are_there_and_so_is_what_was_decided(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", [BEFORE])
    second = an_answer_file(tmp_path, "again.jsonl", [THEIRS])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            edits, page = driver.window.edits, driver.window.ways.merges.page
            await _into_the_conflict(driver, second)
            await driver.key(Key.Key_2)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: driver.page.case_page.isVisible(), "the case")
            drafts = await driver.drafts(driver.view.case_id)
            assert drafts["expected_output"][0] == MINE

            await driver.key(Key.Key_E)
            await driver.until(lambda: edits.page.isVisible() and edits.page.banner.isVisible())
            await driver.click(edits.page.banner.button)
            await driver.until(lambda: page.isVisible(), "the conflict")
            assert page.current.open == ()
            assert "48 hours" in page.result.edit.merged.written().text

    drive(scenario)


def test_changed_once_more_while_deciding_it_is_put_together_with_that(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", [BEFORE])
    second = an_answer_file(tmp_path, "again.jsonl", [THEIRS])
    third = an_answer_file(tmp_path, "third.jsonl", [THEIRS], context="Rules of April")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            page = driver.window.ways.merges.page
            await _into_the_conflict(driver, second)
            await driver.key(Key.Key_1)
            await read_again(driver.running.workspace, third)
            before = page.conflict
            await driver.key(Key.Key_S, CONTROL)
            await driver.until(lambda: page.conflict is not before, "the next conflict")
            assert page.save.isEnabled()
            await driver.key(Key.Key_S, CONTROL)
            await driver.until(lambda: driver.view.revision == 4, "the result")
            assert driver.view.content.context == "Rules of April"
            assert "12 hours" in str(driver.view.content.expected_output)

    drive(scenario)


def test_what_was_decided_is_there_after_a_restart_until_it_is_saved(tmp_path: Path) -> None:
    """With the note; as long as the texts are those that it was decided about."""
    first = an_answer_file(tmp_path, "cases.jsonl", [BEFORE])
    second = an_answer_file(tmp_path, "again.jsonl", [THEIRS])

    async def decide() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            page = driver.window.ways.merges.page
            await _into_the_conflict(driver, second)
            await driver.key(Key.Key_3)
            await driver.type("36")
            page.note.setFocus()
            await driver.type("agreed")
            # The window closes at once: the last letters are kept by that.

    async def go_on() -> None:
        async with a_window(tmp_path / "w", auto_advance=False) as driver:
            edits, page = driver.window.edits, driver.window.ways.merges.page
            await driver.until_shown("A1")
            await driver.key(Key.Key_E)
            await driver.until(lambda: edits.page.isVisible() and edits.page.banner.isVisible())
            await driver.click(edits.page.banner.button)
            await driver.until(lambda: page.isVisible() and page.conflict is not None)
            assert page.current.open == ()
            assert page.note.text() == "agreed"
            text = page.result.edit.merged.written().text
            assert text == "Free up to 36 hours before it starts. After that we charge 30."
            assert page.save.isEnabled()
            await driver.key(Key.Key_S, CONTROL)
            await driver.until(lambda: driver.view.revision == 3, "the result")
            expected = "Free up to 36 hours before it starts. After that we charge 30."
            assert driver.view.content.expected_output == expected
            assert driver.view.note == "agreed"
            await driver.until(lambda: not driver.window._tasks.is_saving)
            assert await driver.desk.resolving.of(driver.view.case_id) == {}

    drive(decide)
    drive(go_on)


def test_discarding_the_draft_lets_go_what_was_decided(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", [BEFORE])
    second = an_answer_file(tmp_path, "again.jsonl", [THEIRS])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            edits = driver.window.edits
            await _into_the_conflict(driver, second)
            await driver.key(Key.Key_1)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: driver.page.case_page.isVisible(), "the case")
            await driver.until(lambda: not driver.window._tasks.is_saving)
            case_id = driver.view.case_id
            assert set(await driver.desk.resolving.of(case_id)) == {"expected_output"}
            await driver.key(Key.Key_E)
            await driver.until(lambda: edits.page.isVisible() and edits.page.is_open)
            driver.window.act("discard_draft")
            await driver.until(lambda: not driver.window._tasks.is_saving)
            assert await driver.desk.resolving.of(case_id) == {}

    drive(scenario)
