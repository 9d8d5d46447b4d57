"""A suite case edited in the real window: real keys, a real store, verdicts as one types."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.json import Json
from reviewer_app.ui.editing.page import EditPage
from reviewer_app.ui.editing.paste_dialog import PasteDialog
from reviewer_app.ui.editing.schema_form import SchemaForm
from reviewer_app.ui.editing.suites.editors import SuiteEditor
from reviewer_app.ui.editing.suites.parts import TokensPart
from reviewer_app.ui.editing.what_if import WhatIfPane
from reviewer_app.ui.widgets.token_field import TokenField
from reviewer_app.workspace import Workspace
from tests.support.windows import CONTROL, Driver, Key, a_window, drive
from tests.ui.editing.window_gallery import SCHEMA, rows

Scenario = Callable[[Driver, EditPage, WhatIfPane], Awaitable[None]]

SUITE: dict[str, object] = {
    "id": "S1",
    "input": "Book a slot.",
    "eval_type": "contains",
    "expected": ["Tuesday"],
    "eval_config": {"mine": 1},
}


def edit(folder: Path, scenario: Scenario, *rows: dict[str, object]) -> None:
    """Open the editor on the first case, which has two known outputs, and do something there."""

    async def run() -> None:
        file = folder / "cases.jsonl"
        file.write_text("\n".join(map(json.dumps, rows or (SUITE,))), encoding="utf-8")
        async with a_window(folder / "w", file) as driver:
            await driver.until_ready()
            for label, text in (("v1", "Tuesday at 8."), ("v2", "Tuesday, please confirm.")):
                await driver.desk.forecasting.add_output(driver.view.case_id, label, text)
            await open_editor(driver)
            await scenario(driver, driver.window.edits.page, driver.window.edits.beside.pane)

    drive(run)


async def open_editor(driver: Driver) -> None:
    page = driver.window.edits.page
    await driver.key(Key.Key_E)
    await driver.until(lambda: page.is_open, "the editor")


def suite(page: EditPage) -> SuiteEditor:
    editor = page.form.frames["expected"].editor
    assert isinstance(editor, SuiteEditor)
    return editor


def texts_field(page: EditPage) -> TokenField:
    form = suite(page).form.form
    assert form is not None
    part = next(part for part in form.parts if isinstance(part, TokensPart))
    return part.field


async def type_text(driver: Driver, page: EditPage, text: str) -> None:
    texts_field(page).line.setFocus()
    await driver.type(text)


def test_verdicts_follow_the_keys_and_saving_keeps_what_was_typed(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        await driver.until(lambda: pane.sentence == "2 of 2 pass, now 2 of 2. No verdict changes.")
        await type_text(driver, page, "confirm")
        await driver.until(lambda: pane.sentence == "1 of 2 pass, now 2 of 2. One verdict changes.")
        assert [row.label for row in pane.list.outputs.rows] == ["v1", "v2"]
        await driver.key(Key.Key_Return)
        assert texts_field(page).new_texts() == ["confirm"]
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: not page.is_open, "the editor to close")
        await driver.until(lambda: driver.page.view and driver.view.revision == 2)
        content = driver.view.content
        assert content.expected
        assert content.expected.text == '["Tuesday","confirm"]'
        assert content.eval_config
        assert content.eval_config.text == '{"mine": 1}'
        await open_editor(driver)
        await driver.until(lambda: pane.sentence == "1 of 2 pass, now 1 of 2. No verdict changes.")

    edit(tmp_path, scenario)


def test_what_is_half_typed_is_a_draft_and_comes_back(tmp_path: Path) -> None:
    """B06, B08: without Enter, what stands in a line counts and is kept."""

    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        await type_text(driver, page, "conf")
        await driver.key(Key.Key_Escape)
        await driver.until(lambda: not page.is_open, "the editor to close")
        await driver.until_ready()
        await open_editor(driver)
        assert texts_field(page).texts() == ["Tuesday", "conf"]
        await driver.until(lambda: "One verdict" in pane.sentence or "2 verdicts" in pane.sentence)

    edit(tmp_path, scenario)


def test_another_type_is_saved_with_what_fits(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        suite(page).form.type.chosen.emit("exact_match")
        await driver.until(lambda: "of 2 pass" in pane.sentence and pane.outlook is not None)
        await driver.until(lambda: pane.sentence.startswith("0 of 2 pass"))
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: not page.is_open, "the editor to close")
        await driver.until(lambda: driver.page.view and driver.view.revision == 2)
        content = driver.view.content
        assert (content.eval_type, content.expected and content.expected.text) == (
            "exact_match",
            '"Tuesday"',
        )

    edit(tmp_path, scenario)


def test_what_cannot_be_read_is_not_saved_and_the_last_verdicts_stay(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        await driver.until(lambda: pane.outlook is not None)
        form = suite(page).form
        form.turn(True)
        area = form.text.areas["expected"]
        area.setFocus()
        await driver.key(Key.Key_End, CONTROL)
        await driver.key(Key.Key_Backspace)
        await driver.until(lambda: "cannot be scored as it stands" in pane.note.text())
        assert len(pane.list.outputs.rows) == 2
        await driver.key(Key.Key_S, CONTROL)
        await driver.until(lambda: page.toast.isVisible())
        assert page.is_open

    edit(tmp_path, scenario)


def test_an_output_is_pasted_scored_removed_and_all_of_it_undone(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        await driver.until(lambda: pane.outlook is not None)
        await driver.click(pane.paste)
        await driver.until(lambda: pane.findChildren(PasteDialog), "the dialog")
        dialog = pane.findChildren(PasteDialog)[0]
        dialog.text.show_text("Wednesday.")
        dialog._check()
        await driver.click(dialog.answer)
        await driver.until(lambda: pane.sentence.startswith("2 of 3 pass"))
        pane.list.setCurrentIndex(pane.list.outputs.index(2))
        assert pane.card.title.text() == "Output 3"
        await driver.click(pane.card.remove)
        await driver.until(lambda: pane.sentence.startswith("2 of 2 pass"))
        done = await driver.desk.undoing.undo()
        assert done
        assert done.name == "remove_output"

    edit(tmp_path, scenario)


def test_a_case_that_is_no_suites_has_no_outlook(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        assert pane.isHidden()
        assert "expected" not in page.form.frames
        page.form.add_field("expected")
        assert {"eval_type", "expected", "eval_config"} <= set(page.form.frames)
        assert page.form.frames["eval_config"].isHidden()
        await type_text(driver, page, "tuesday")
        await driver.until(lambda: not pane.isHidden() and pane.sentence.startswith("2 of 2"))
        page.form.remove("expected")
        await driver.until(lambda: pane.isHidden())
        assert "eval_type" not in page.form.frames

    edit(tmp_path, scenario, {"id": "P1", "input": "Book a slot.", "expected_output": "Tuesday"})


def test_put_back_shows_what_is_saved_of_all_three_fields(tmp_path: Path) -> None:
    async def scenario(driver: Driver, page: EditPage, pane: WhatIfPane) -> None:
        suite(page).form.type.chosen.emit("fuzzy_match")
        page.judge()
        frame = page.form.frames["expected"]
        assert not frame.back.isHidden()
        await driver.click(frame.back)
        assert suite(page).form.draft.eval_type == "contains"
        assert page.outlook.effect == "nothing"

    edit(tmp_path, scenario)


def test_an_input_with_a_schema_is_typed_into_its_fields(tmp_path: Path) -> None:
    async def fill(workspace: Workspace) -> None:
        dataset = (await workspace.desk.browsing.sidebar()).datasets[0]
        facts = DatasetFacts(name="Clinic", input_schema=Json(SCHEMA))
        await workspace.desk.organizing.edit_dataset(dataset.dataset_id, facts)

    async def run() -> None:
        file = tmp_path / "cases.jsonl"
        file.write_text(json.dumps(rows("schema")[0]), encoding="utf-8")
        async with a_window(tmp_path / "w", file, fill=fill) as driver:
            await driver.until_ready()
            await open_editor(driver)
            page = driver.window.edits.page
            assert isinstance(page.form.frames["input"].editor, SchemaForm)
            assert isinstance(page.form.frames["context"].editor, SchemaForm)
            await driver.key(Key.Key_End, CONTROL)
            await driver.type("x")
            await driver.key(Key.Key_S, CONTROL)
            await driver.until(lambda: not page.is_open, "the editor to close")
            await driver.until(lambda: driver.page.view and driver.view.revision == 2)
            written = driver.view.content.input
            assert isinstance(written, Json)
            assert '"Can I come today?x"' in written.text
            assert "72.5" in written.text

    drive(run)
