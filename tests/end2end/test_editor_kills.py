"""The window is killed while somebody types into the editor; text and caret are there again."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from reviewer_app.ui.editing.text_editor import TextEditor
from reviewer_app.workspace import open_workspace
from tests.support.robots import said_until_killed
from tests.support.windows import Key, a_window, drive

LONGEST_S = 3.0


def _fill(folder: Path, file: Path) -> None:
    case = {"id": "A1", "input": "Question?", "expected_output": "Answer", "language": "en"}
    file.write_text(json.dumps(case), encoding="utf-8")

    async def fill() -> None:
        async with await open_workspace(folder, name="Ada Example") as workspace:
            await workspace.desk.importing.import_file(file)

    asyncio.run(fill())


async def _kept(folder: Path, case_id: str) -> tuple[dict[str, tuple[str, int]], tuple[str, ...]]:
    async with await open_workspace(folder) as workspace:
        drafts = await workspace.desk.drafting.of(case_id)
        problems = (await workspace.desk.checking.check()).problems
    return {field: (draft.text, draft.caret) for field, draft in drafts.items()}, problems


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_what_was_typed_survives_a_kill_with_its_caret(tmp_path: Path, kills: int) -> None:
    """B01, B06: real keys, the real window, SIGKILL at a random moment, again and again."""
    random_ = random.Random(kills)
    folder = tmp_path / "w"
    _fill(folder, tmp_path / "cases.jsonl")
    shown: dict[str, tuple[str, int]] = {}
    case_id = ""
    for seed in range(max(3, kills // 10)):
        said = said_until_killed("editor_robot", folder, seed, random_.uniform(0.3, LONGEST_S))
        for _, field, text, caret in said:
            shown[field] = (text, caret)
        case_id = said[-1][0] if said else case_id
        kept, problems = asyncio.run(_kept(folder, case_id))
        assert problems == ()
        last = said[-1][1] if said else None
        # What was typed after the last word of the robot may be there already: never less.
        for field, (text, caret) in shown.items():
            if kept[field] != (text, caret):
                assert _holds(kept[field][0], text), (field, last)
                shown[field] = kept[field]
    assert shown
    drive(lambda: _opens_where_it_was(folder, shown))


def _holds(longer: str, shorter: str) -> bool:
    """Whether a text has all letters of another in their order: more was typed since."""
    letters = iter(longer)
    return all(letter in letters for letter in shorter)


async def _opens_where_it_was(folder: Path, shown: dict[str, tuple[str, int]]) -> None:
    """A new window offers the texts, and E goes on with the caret in its place."""
    async with a_window(folder) as driver:
        await driver.until_ready()
        assert driver.view.has_edit_draft
        await driver.key(Key.Key_E)
        page = driver.window.edits.page
        await driver.until(lambda: page.is_open)
        for field, (text, caret) in shown.items():
            editor = page.form.frames[field].editor
            assert isinstance(editor, TextEditor)
            assert (editor.text(), editor.caret()) == (text, caret)
