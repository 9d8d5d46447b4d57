"""What a newcomer sees of drafts, of spelling and of faults while a case is edited."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from reviewer_app.ui.editing.conversation_editor import ConversationEditor
from reviewer_app.ui.editing.page import EditPage
from reviewer_app.ui.editing.suites.editors import SuiteEditor
from reviewer_app.ui.editing.text_editor import TextOrJsonEditor
from tests.support.windows import CONTROL, Driver, Key
from tests.ui.test_edits import area_of, edit, save, type_into


def test_the_case_its_row_and_the_sidebar_tell_of_a_draft(tmp_path: Path) -> None:
    """It is told when a draft is left behind, and no more when that was discarded."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        chip, model = driver.page.case_page.head._draft, driver.page.list.model
        entries = driver.page.sidebar.model

        def is_told() -> bool:
            item = model.item_at(0)
            titles = [entries.index(row).data() for row in range(entries.rowCount())]
            return item is not None and item.has_draft and "Drafts" in titles

        def spoken() -> str:
            return model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)

        await type_into(driver, page, "expected_output", "abc")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        await driver.until(chip.isVisible, "the chip to come")
        await driver.until(is_told, "the row and the sidebar to tell")
        assert "with a draft." in spoken()
        await driver.key(Key.Key_E)
        await driver.until(lambda: page.is_open)
        driver.window.act("discard_draft")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        await driver.until(lambda: not chip.isVisible(), "the chip to go")
        await driver.until(lambda: not is_told(), "the row and the sidebar to be silent")
        assert "draft" not in spoken()

    edit(tmp_path, scenario)


def test_esc_after_what_was_typed_is_taken_back_tells_of_no_draft(tmp_path: Path) -> None:
    """JSON with other blanks is the same value, so there is nothing to keep."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        editor = area_of(page, "metadata")
        editor.area.setFocus()
        await driver.key(Key.Key_End)
        await driver.key(Key.Key_Space)
        assert page.all_typed()
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        assert driver.page.toast.words != "Your draft is kept"
        assert await driver.drafts(key) == {}

    edit(tmp_path, scenario, {"id": "A1", "input": "Q", "metadata": {"a": 1}})


def test_how_spelling_is_checked_is_said_once(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        assert page.form.spelling.text() == "Spelling is not checked: the case has no language."
        assert not any(frame._about.isVisible() for frame in page.form.frames.values())

    edit(tmp_path, scenario, {"id": "A1", "input": "Q", "expected_output": "x", "goal": "y"})


def test_the_dictionary_of_another_country_is_named_as_such(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await driver.until(lambda: page.form.spelling.text().startswith("Spelling: English"))
        words = page.form.spelling.text()
        assert words.endswith("as there is no dictionary for English (Ireland)")

    edit(tmp_path, scenario, {"id": "A1", "input": "Q", "language": "en-IE"})


def test_the_remark_on_faults_goes_with_the_last_of_them(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        page.form.add_field("max_iterations")
        await driver.type("9")
        for _ in range(11):
            await driver.type("9")
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.isVisible())
        assert page.toast.words.startswith("1 field has to be mended")
        fault = page.form.frames["max_iterations"].fault
        assert fault.text() == "The number is too large: at most 2147483647."
        for _ in range(11):
            await driver.key(Key.Key_Backspace)
        await driver.until(lambda: not page.toast.isVisible(), "the remark to go")
        await driver.key(Key.Key_Backspace)
        await driver.key(Key.Key_Minus)
        await driver.type("5")
        await driver.until(lambda: fault.text() == "The number is too small: it is from 1 on.")

    edit(tmp_path, scenario)


def test_a_new_case_opens_without_faults_and_tells_them_on_save(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        await driver.key(Key.Key_N, CONTROL)
        await driver.until(lambda: page.is_open)
        assert not page.form.frames["input"].fault.isVisible()
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(page.form.frames["input"].fault.isVisible)
        assert page.form.frames["input"].fault.text() == "The input is empty."

    edit(tmp_path, scenario)


def test_a_new_case_among_checked_ones_begins_with_its_check(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        await driver.key(Key.Key_N, CONTROL)
        await driver.until(lambda: page.is_open)
        assert page.form.frames["expected"].isVisible()

    check = {"eval_type": "exact_match", "expected": "yes"}
    edit(tmp_path, scenario, {"id": "A1", "input": "Q", **check})


def test_saving_says_that_it_reviews_the_case(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await type_into(driver, page, "expected_output", "abc")
        await driver.until(lambda: page.outlook.effect == "revision")
        assert page.head.sentence.text().endswith("Saving marks the case as reviewed by you.")
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: not page.is_open)
        assert driver.page.toast.words == "Saved as revision 2, reviewed by you"
        await driver.until_ready()
        assert driver.view.reviewed_at is not None

    edit(tmp_path, scenario)


def test_json_that_is_none_any_more_is_kept_as_text_only_where_that_is_said(
    tmp_path: Path,
) -> None:
    """One stray letter before the brace is a fault; the button at the field makes it a text."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        editor = area_of(page, "input")
        assert isinstance(editor, TextOrJsonEditor)
        editor.area.setFocus()
        await driver.key(Key.Key_Home, CONTROL)
        await driver.type("x")
        await driver.until(lambda: page.outlook.errors and editor.keep_plain.isVisible())
        words = page.form.frames["input"].fault.text()
        assert words == "This was JSON, and is none as it stands. Line 1, column 1."
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.isVisible())
        assert page.is_open
        await driver.click(editor.keep_plain)
        await driver.until(lambda: not page.outlook.errors)
        assert page.form.frames["input"].warning.text() == "This is kept as plain text."
        view = await save(driver, page)
        assert isinstance(view.content.input, str)

    edit(tmp_path, scenario, {"id": "A1", "input": {"user": "Q"}})


def test_an_empty_turn_is_named_and_gets_the_keyboard(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        editor = page.form.frames["conversation_history"].editor
        assert isinstance(editor, ConversationEditor)
        await driver.click(editor.add)
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.isVisible())
        words = page.form.frames["conversation_history"].fault.text()
        assert words == "Turn 2 is empty: write what is said, or remove it."
        assert driver.window.focusWidget() is editor.rows[1].area, page.outlook.errors

    turns = [{"role": "user", "content": "Hello"}]
    edit(tmp_path, scenario, {"id": "A1", "input": "Q", "conversation_history": turns})


def test_a_broken_text_of_a_check_is_told_once_and_gets_the_keyboard(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        editor = page.form.frames["expected"].editor
        assert isinstance(editor, SuiteEditor)
        form = editor.form
        form.turn(wants_text=True)
        form.text.areas["expected"].setFocus()
        await driver.key(Key.Key_End, CONTROL)
        await driver.type("x")
        await driver.until(lambda: page.outlook.errors)
        page.note.setFocus()
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.isVisible())
        assert driver.window.focusWidget() is form.text.areas["expected"], page.outlook.errors
        assert not page.form.frames["expected"].fault.isVisible()
        pane = driver.window.edits.beside.pane
        await driver.until(lambda: not pane.figure.isVisible() and not pane.beside.isVisible())

    check = {"eval_type": "exact_match", "expected": "yes"}
    edit(tmp_path, scenario, {"id": "A1", "input": "Q", **check})


@pytest.mark.parametrize("eval_type", ["exact_match", "fuzzy_match", "llm_judge", "tool_usage"])
def test_a_suite_case_can_be_read_to_its_end_in_a_small_window(
    tmp_path: Path, eval_type: str
) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        driver.window.resize(910, 512)
        await driver.until(lambda: driver.window.width() == 910)
        bar = page._area.horizontalScrollBar()
        cut_off = page.form.minimumSizeHint().width() - page._area.viewport().width()
        assert cut_off <= 0 or bar.maximum() >= cut_off

    check = {"eval_type": eval_type, "expected": "yes"}
    edit(tmp_path, scenario, {"id": "A1", "input": "Q", **check})
