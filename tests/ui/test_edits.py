"""The editor in the real window: real keys, a real store."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json
from reviewer_app.services.case_views import CaseView
from reviewer_app.ui.editing.page import NOTE, EditPage
from reviewer_app.ui.editing.text_editor import TextEditor
from reviewer_app.ui.editing.token_editor import TokenEditor
from reviewer_app.ui.widgets.quiet_button import IconButton
from tests.support.windows import CONTROL, Driver, Key, a_window, drive

_NUMBERS = '{"id":2916334247900527532,"a":[39977290059340801],"p":1.10,"e":1E5,"p":2}'


def a_file(folder: Path, *rows: dict[str, object] | str) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / "cases.jsonl"
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows or _ROWS]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


_ROWS: tuple[dict[str, object], ...] = (
    {"id": "A1", "input": "Question 1?", "expected_output": "one", "language": "en"},
    {"id": "A2", "input": "Question 2?", "expected_output": "two", "tags": ["gold"]},
)


def edit(
    tmp_path: Path, scenario: Callable[[Driver, EditPage], object], *rows: dict[str, object] | str
) -> None:
    """Open the editor on the first case by its key, and do something there."""

    async def run() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, *rows)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_E)
            page = driver.window.edits.page
            await driver.until(lambda: page.is_open)
            result = scenario(driver, page)
            if asyncio.iscoroutine(result):
                await result

    drive(run)


def area_of(page: EditPage, field: str) -> TextEditor:
    editor = page.form.frames[field].editor
    assert isinstance(editor, TextEditor)
    return editor


async def type_into(driver: Driver, page: EditPage, field: str, text: str) -> None:
    """Put the caret to the end of a field and type."""
    editor = area_of(page, field)
    editor.area.setFocus()
    editor.area.moveCursor(editor.area.textCursor().MoveOperation.End)
    await driver.type(text)


async def save(driver: Driver, page: EditPage) -> CaseView:
    """Save with the key, and wait for the case to be on screen again."""
    await driver.key(Key.Key_S, CONTROL)
    await driver.until(lambda: not page.is_open, "the editor to close")
    await driver.until_ready()
    return driver.view


def test_a_correction_is_saved_as_the_next_revision_and_undone(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        old = page.case.key
        await type_into(driver, page, "expected_output", " more")
        await driver.until(lambda: page.head.save.text() == "Save as revision 2")
        assert "“Expected output” makes revision 2" in page.head.sentence.text()
        page.note.setFocus()
        await driver.type("why")
        view = await save(driver, page)
        assert (view.content.expected_output, view.revision, view.note) == ("one more", 2, "why")
        assert driver.page.toast.words == "Saved as revision 2, reviewed by you"
        assert await driver.drafts(view.case_id) == {}
        assert driver.window.menus.action("undo").text().startswith("Undo edit")
        await driver.key(Key.Key_Z, CONTROL)
        await driver.until(lambda: driver.page.view and driver.view.case_id == old)
        assert driver.view.content.expected_output == "one"
        assert not driver.view.is_legacy

    edit(tmp_path, scenario)


def test_labels_change_in_place(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await type_into(driver, page, "variant", "rag")
        await driver.until(lambda: page.head.save.text() == "Save the labels")
        assert page.form.frames["variant"].changed_chip.isVisible()
        view = await save(driver, page)
        assert (view.labels.variant, view.revision) == ("rag", 1)
        assert driver.page.toast.words == "Labels saved, reviewed by you"

    edit(tmp_path, scenario)


def test_nothing_changed_makes_nothing_and_says_so(tmp_path: Path) -> None:
    """B103: saved untouched, and changed and changed back."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        before = page.case
        assert page.head.save.text() == "Nothing changed"
        assert not page.head.save.isEnabled()
        await type_into(driver, page, "expected_output", "x")
        await driver.key(Key.Key_Backspace)
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.words == "Nothing changed, so nothing was saved")
        family = await driver.desk.comparing.family(before.key)
        assert len(family) == 1
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        assert await driver.drafts(before.key) == {}

    edit(tmp_path, scenario)


def test_the_same_edit_that_is_there_already_is_named_by_its_revision(tmp_path: Path) -> None:
    """B105: made elsewhere while this one was being typed."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        seen = page.case.seen
        assert seen
        await type_into(driver, page, "expected_output", " more")
        content = replace(page.case.content, expected_output="one more")
        there = await driver.desk.editing.save(seen, content, page.case.labels)
        assert there
        view = await save(driver, page)
        assert (view.case_id, view.revision) == (there.case_id, 2)
        words = "Revision 2 says the same already, so nothing was saved"
        assert driver.page.toast.words == words
        assert await driver.drafts(view.case_id) == {}

    edit(tmp_path, scenario)


def test_looking_around_is_no_edit(tmp_path: Path) -> None:
    """B23: theme, size, scrolling, marks of spelling and other fields shown change nothing."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        for theme in ("theme_dark", "theme_light"):
            driver.window.act(theme)
        driver.window.resize(910, 512)
        page.form.add_field("metadata")
        area_of(page, "input").area.selectAll()
        await driver.until(lambda: bool(area_of(page, "input")._marks))
        assert page.outlook.effect == "nothing"
        assert page.all_typed() == {}

    edit(tmp_path, scenario)


def test_closing_keeps_the_draft_and_says_so(tmp_path: Path) -> None:
    """B06: half-written, then the history and other cases, then E again: caret and all."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        await type_into(driver, page, "expected_output", "abc")
        await driver.key(Key.Key_Left)
        await driver.type("x")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        await driver.until(lambda: driver.page.toast.words == "Your draft is kept")
        assert driver.window.screens.is_reviewing
        await driver.key(Key.Key_J)
        await driver.until_shown("A2")
        await driver.key(Key.Key_K)
        await driver.until_shown("A1")
        assert driver.view.has_edit_draft
        assert await driver.drafts(key) == {"expected_output": ("oneabxc", 6)}
        await driver.key(Key.Key_E)
        await driver.until(lambda: page.is_open)
        editor = area_of(page, "expected_output")
        assert (editor.text(), editor.caret(), editor.area.hasFocus()) == ("oneabxc", 6, True)
        assert page.head.draft.isVisible()

    edit(tmp_path, scenario)


def test_leaving_without_saving_shows_the_stored_text_in_the_case(tmp_path: Path) -> None:
    """B07: a draft changes nothing of the case; two of three fields are offered again."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        await type_into(driver, page, "input", "a")
        await type_into(driver, page, "expected_output", "b")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        assert driver.view.content == Content(
            input="Question 1?", expected_output="one", language="en"
        )
        await driver.key(Key.Key_E)
        await driver.until(lambda: page.is_open)
        assert page.all_typed().keys() == {"input", "expected_output"}

    edit(tmp_path, scenario)


@pytest.mark.parametrize("way", ["queue", "case"])
def test_what_is_typed_for_one_case_never_reaches_another(tmp_path: Path, way: str) -> None:
    """B29: from A to B by the sidebar or the keys; B stays as it is, A has the draft."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        other = await driver.desk.browsing.case(2)
        await type_into(driver, page, "input", "xyz")
        if way == "queue":
            driver.page.open_queue(driver.page.queue.now.base.filter, "To review")
            driver.page.sidebar.queue_chosen.emit(driver.page.queue.now.base.filter, "To review")
        else:
            driver.window.edits.edit_field(other.case_id)
            await driver.until(lambda: page.is_open and page.case.key == other.case_id)
            assert area_of(page, "input").text() == "Question 2?"
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        again = await driver.desk.browsing.case(2)
        assert (again.content, again.labels) == (other.content, other.labels)
        assert await driver.drafts(other.case_id) == {}
        assert (await driver.drafts(key))["input"][0] == "Question 1?xyz"

    edit(tmp_path, scenario)


def test_discarding_a_draft_is_undone_by_its_toast(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        await type_into(driver, page, "expected_output", "abc")
        await driver.until(lambda: page.head.discard.isVisible())
        await driver.click(page.head.discard)
        assert area_of(page, "expected_output").text() == "one"
        await driver.until(lambda: not driver.window._tasks.is_saving)
        assert await driver.drafts(key) == {}
        page.toast.undo.click()
        assert area_of(page, "expected_output").text() == "oneabc"
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        assert (await driver.drafts(key))["expected_output"][0] == "oneabc"

    edit(tmp_path, scenario)


def test_undo_in_a_field_takes_back_one_small_edit_and_is_kept(tmp_path: Path) -> None:
    """B37, B41: nine of ten edits stay, and the draft is what undo left; never a decision."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        editor = area_of(page, "expected_output")
        editor.area.setFocus()
        for _ in range(10):
            await driver.key(Key.Key_Home)
            await driver.type("x")
            await driver.key(Key.Key_End)
        assert editor.text() == "x" * 10 + "one"
        await driver.key(Key.Key_Z, CONTROL)
        assert editor.text() == "x" * 9 + "one"
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        assert (await driver.drafts(key))["expected_output"][0] == "x" * 9 + "one"
        for _ in range(30):
            await driver.key(Key.Key_Z, CONTROL)
        assert editor.text() == "one"
        assert page.is_open

    edit(tmp_path, scenario)


def test_undo_never_falls_through_to_a_decision(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.key(Key.Key_E)
            page = driver.window.edits.page
            await driver.until(lambda: page.is_open)
            for _ in range(3):
                await driver.key(Key.Key_Z, CONTROL)
            page.head.close_button.setFocus()
            for key in (Key.Key_Z, Key.Key_U, Key.Key_D):
                await driver.key(key, CONTROL if key == Key.Key_Z else Key.Key_0 and CONTROL)
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not page.is_open)
            view = await driver.desk.browsing.case(1)
            assert view.vote.score == 1

    drive(run)


def test_json_keeps_its_tokens_when_another_field_is_saved(tmp_path: Path) -> None:
    """B68: long numbers, spellings, equal keys and their order."""
    row = '{"id":"A1","input":"Hi","expected_output":"x","context":' + _NUMBERS + "}"

    async def scenario(driver: Driver, page: EditPage) -> None:
        stored = page.case.content.context
        assert isinstance(stored, Json)
        await type_into(driver, page, "expected_output", "y")
        view = await save(driver, page)
        assert view.content.context == stored
        for token in ("2916334247900527532", "39977290059340801", "1.10", "1E5"):
            assert token in stored.text

    edit(tmp_path, scenario, row)


def test_markup_is_text_in_the_editor_and_after_it(tmp_path: Path) -> None:
    """B65: three cycles of editing and loading leave it as it is, and nothing is made of it."""
    evil = "&#60;img src=x onerror=alert(1)&#62;</script><script>alert(1)</script>"

    async def scenario(driver: Driver, page: EditPage) -> None:
        for count in range(1, 4):
            assert area_of(page, "input").text() == evil
            await type_into(driver, page, "expected_output", "y")
            view = await save(driver, page)
            assert (view.content.input, view.content.expected_output) == (evil, "x" + "y" * count)
            await driver.key(Key.Key_E)
            await driver.until(lambda: page.is_open)

    edit(tmp_path, scenario, {"id": "A1", "input": evil, "expected_output": "x"})


def test_what_is_typed_is_what_is_stored(tmp_path: Path) -> None:
    """B63: three dots, straight quotes and dashes stay what they are."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        area_of(page, "expected_output").area.setFocus()
        area_of(page, "expected_output").area.selectAll()
        area_of(page, "expected_output").area.insertPlainText('... "x" -- (c)')
        view = await save(driver, page)
        assert view.content.expected_output == '... "x" -- (c)'

    edit(tmp_path, scenario)


def test_letters_being_composed_submit_nothing(tmp_path: Path) -> None:
    """B18: Enter, digits and Space belong to the input method while it composes."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        editor = area_of(page, "expected_output")
        editor.area.setFocus()
        QApplication.sendEvent(editor.area, QInputMethodEvent("ni", []))
        assert editor.area.composing
        assert page.outlook.effect == "nothing"
        commit = QInputMethodEvent()
        commit.setCommitString("你")
        QApplication.sendEvent(editor.area, commit)
        assert not editor.area.composing
        await driver.key(Key.Key_Return)
        view = await save(driver, page)
        assert view.content.expected_output == "你\none"

    edit(tmp_path, scenario)


def test_a_fault_is_said_at_its_field_and_stops_saving(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        page.form.add_field("metadata")
        editor = area_of(page, "metadata")
        editor.area.insertPlainText('{"a": 1\n "b": 2}')
        frame = page.form.frames["metadata"]
        await driver.until(lambda: frame.fault.text() == "A comma is missing. Line 2, column 2.")
        page.note.setFocus()
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: "1 field has to be mended" in page.toast.words)
        assert driver.window.focusWidget() is editor.area
        assert page.is_open

    edit(tmp_path, scenario)


def test_an_old_revision_offers_the_latest_or_to_be_restored(tmp_path: Path) -> None:
    """B107: the draft on the latest revision stays when an older one is restored."""

    async def scenario(driver: Driver, page: EditPage) -> None:
        first = page.case.key
        await type_into(driver, page, "expected_output", "2")
        second = (await save(driver, page)).case_id
        await driver.key(Key.Key_E)
        await driver.until(lambda: page.is_open and page.case.key == second)
        await type_into(driver, page, "input", "half")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        driver.window.edits.edit_field(first)
        banner = driver.window.notices.banner
        await driver.until(banner.isVisible)
        assert banner.button.text() == "Edit the latest revision"
        banner.other.click()
        await driver.until(lambda: driver.page.view and driver.view.revision == 3)
        assert driver.view.content.expected_output == "one"
        assert (await driver.drafts(driver.view.case_id))["input"][0] == "Question 1?half"

    edit(tmp_path, scenario)


def test_a_draft_of_a_case_that_moved_on_is_kept_and_compared(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        case = page.case
        await type_into(driver, page, "expected_output", "mine")
        assert case.seen
        other = Content(input="Theirs", expected_output="one", language="en")
        await driver.desk.editing.restore(case.key)  # says the same: nothing happens
        made = await _edit_elsewhere(driver, case.key, other)
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.is_open and page.case.key == made)
        assert page.banner.isVisible()
        assert area_of(page, "input").text() == "Theirs"
        assert area_of(page, "expected_output").text() == "onemine"
        page.banner.other.click()
        compare = driver.window.comparisons.page
        await driver.until(lambda: driver.window.screens.shows(compare))

    edit(tmp_path, scenario)


async def _edit_elsewhere(driver: Driver, case_id: str, content: Content) -> str:
    """Another edit of the case, whose drafts are put back as if another person had made it."""
    view = await driver.desk.browsing.case_by_id(case_id)
    driver.window.edits.keeper.flush()
    await driver.until(lambda: driver.window.edits.keeper.is_kept)
    kept = await driver.desk.drafting.of(case_id)
    edited = await driver.desk.editing.save(view.seen, content, view.labels)
    assert edited
    for field, draft in kept.items():
        await driver.desk.drafting.keep(case_id, field, draft.text, draft.caret)
    return edited.case_id


def test_using_a_text_of_an_older_revision_begins_a_draft(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        driver.window.edits.start_with(key, "expected_output", "older text")
        editor = lambda: area_of(page, "expected_output")  # noqa: E731
        await driver.until(lambda: page.is_open and editor().text() == "older text")
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        assert (await driver.drafts(key))["expected_output"][0] == "older text"
        assert page.outlook.changed == ("expected_output",)

    edit(tmp_path, scenario)


def test_a_case_is_made_by_hand_and_its_draft_survives(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        for _ in range(2):  # the draft is there the second time
            await driver.key(Key.Key_N, CONTROL)
            await driver.until(lambda: page.is_open and page.case.is_new)
            await type_into(driver, page, "input", "new")
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not page.is_open)
        driver.window.edits.new_case()
        await driver.until(lambda: page.is_open and page.case.is_new)
        assert area_of(page, "input").text() == "newnew"
        assert page.head.save.text() == "Make the case"
        view = await save(driver, page)
        assert view.content.input == "newnew"
        assert driver.page.toast.words == "Case made, reviewed by you"
        await driver.key(Key.Key_Z, CONTROL)
        await driver.until(lambda: "Undone" in driver.page.toast.words)

    edit(tmp_path, scenario, {"id": "A1", "input": "Q", "expected_output": "x"})


def test_a_copy_is_made_and_a_case_deleted_with_its_revisions(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        await type_into(driver, page, "expected_output", "2")
        view = await save(driver, page)
        driver.page.conduct.click("duplicate_case")
        await driver.until(lambda: driver.page.view and driver.view.case_id != view.case_id)
        assert driver.view.content == view.content
        driver.page.passage.show_revision(view.case_id)
        await driver.until(lambda: driver.view.case_id == view.case_id)
        await driver.until_ready()
        driver.page.conduct.click("delete_case")
        await driver.until(lambda: driver.page.toast.words == "Case deleted with its 2 revisions")
        await driver.until(lambda: driver.page.view and driver.view.case_id != view.case_id)
        await driver.until_ready()
        await driver.key(Key.Key_Z, CONTROL)
        await driver.until(lambda: driver.page.view and driver.view.case_id == view.case_id)

    edit(tmp_path, scenario)


def test_a_draft_that_cannot_be_written_is_said_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B09: the text stays in the field, nothing says that it is saved, closing warns."""

    async def run() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_E)
            page = driver.window.edits.page
            await driver.until(lambda: page.is_open)
            database = driver.running.workspace.database
            with monkeypatch.context() as broken:
                broken.setattr(type(database), "write", _refuse)
                await type_into(driver, page, "expected_output", "abc")
                banner = driver.window.notices.banner
                await driver.until(lambda: banner.isVisible() and "disk" in banner.accessibleName())
                assert page.head.draft.text == "Draft not saved"
                assert area_of(page, "expected_output").text() == "oneabc"
                driver.window.close()
                await driver.until(lambda: "Not saved" in banner.accessibleName())
                assert driver.window.isVisible()
            await driver.type("d")
            await driver.until(lambda: driver.window.edits.keeper.is_kept)
            assert page.head.draft.text.startswith("Draft saved")
            kept = await driver.drafts(page.case.key)
            assert kept["expected_output"][0] == "oneabcd"

    drive(run)


async def _refuse(*_arguments: object, **_more: object) -> None:
    from reviewer_app.domain.errors import StoreFull

    raise StoreFull(Path("store.db"), "disk full")


def test_nothing_else_of_the_review_acts_while_the_editor_is_open(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        page.head.close_button.setFocus()
        QGuiApplication.clipboard().setText("a,b\n1,2")
        for key in (Key.Key_U, Key.Key_D, Key.Key_R, Key.Key_J, Key.Key_C):
            await driver.key(key)
        await driver.key(Key.Key_V, CONTROL)
        assert page.is_open
        assert driver.window.screens.shows(page)
        view = await driver.desk.browsing.case(1)
        assert (view.vote.score, view.is_done) == (0, False)

    edit(tmp_path, scenario)


def test_a_token_half_typed_is_a_draft_and_counts_when_saved(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        editor = page.form.frames["expected_tools"].editor
        assert isinstance(editor, TokenEditor)
        editor.tokens.line.setFocus()
        await driver.type("find")
        await driver.key(Key.Key_Return)
        await driver.type("boo")
        await driver.until(lambda: driver.window.edits.keeper.is_kept)
        assert (await driver.drafts(key))["expected_tools"] == ("find\nboo", 8)
        driver.window.edits.edit_field(key)
        await driver.until(lambda: page.form.frames["expected_tools"].editor is not editor)
        again = page.form.frames["expected_tools"].editor
        assert isinstance(again, TokenEditor)
        assert again.tokens.line.text() == "boo"
        await driver.type("k")
        view = await save(driver, page)
        assert view.content.expected_tools == ("find", "book")

    edit(tmp_path, scenario)


def test_the_note_is_part_of_the_draft(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        key = page.case.key
        page.note.setFocus()
        await driver.type("because")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        assert (await driver.drafts(key))[NOTE] == ("because", 7)

    edit(tmp_path, scenario)


def test_the_pencil_of_a_card_leads_to_its_field(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            pencils = [
                one
                for one in driver.page.case_page.findChildren(IconButton)
                if one.isVisible() and one.text() == "Edit Expected output"
            ]
            assert len(pencils) == 1
            await driver.click(pencils[0])
            page = driver.window.edits.page
            await driver.until(lambda: page.is_open)
            area = area_of(page, "expected_output").area
            assert driver.window.focusWidget() is area

    drive(run)


@pytest.mark.parametrize("field", ["max_iterations", "expected_tools", "language", "input", NOTE])
def test_escape_leaves_from_every_kind_of_field(tmp_path: Path, field: str) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        if field == NOTE:
            page.note.setFocus()
        else:
            page.form.add_field(field)
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open)
        assert driver.window.screens.is_reviewing

    edit(tmp_path, scenario)


def test_a_draft_is_gone_on_with_however_quickly_one_comes_back(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage) -> None:
        for count in range(1, 5):
            await type_into(driver, page, "expected_output", "x")
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_E)
            await driver.until(lambda: page.is_open)
            assert area_of(page, "expected_output").text() == "one" + "x" * count

    edit(tmp_path, scenario)
