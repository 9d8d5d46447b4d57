"""Types into the editor of the real window, in a process that is made to be killed.

`python -m tests.support.editor_robot FOLDER SEED`: says "open", then a line of JSON for each
draft that the window has told as saved: the case, the field, its text and caret.
"""

import json
import os
import random
import sys
from pathlib import Path

from reviewer_app.ui.editing.text_editor import TextEditor
from tests.support.windows import Driver, Key, a_window, drive

_LETTERS = "abcdefghij klmnopqrs"
FIELDS = ("input", "expected_output")


def _say(*facts: object) -> None:
    """One line in one system call: a kill cannot tear it."""
    os.write(1, (json.dumps(facts) + "\n").encode())


async def _work(folder: Path, seed: int) -> None:
    random_ = random.Random(seed)
    async with a_window(folder, pause_ms=0) as driver:
        await driver.until_ready()
        await driver.key(Key.Key_E)
        page = driver.window.edits.page
        await driver.until(lambda: page.is_open)
        _say("open")
        while True:
            await _type(driver, random_)


async def _type(driver: Driver, random_: random.Random) -> None:
    """Some keys into one of the fields, and wait until the window says that they are kept."""
    page, keeper = driver.window.edits.page, driver.window.edits.keeper
    field = random_.choice(FIELDS)
    editor = page.form.frames[field].editor
    assert isinstance(editor, TextEditor)
    editor.area.setFocus()
    await driver.key(random_.choice([Key.Key_Home, Key.Key_End, Key.Key_Left]))
    await driver.type("".join(random_.choice(_LETTERS) for _ in range(random_.randint(1, 6))))
    await driver.until(lambda: keeper.is_kept)
    _say(page.case.key, field, editor.text(), editor.caret())


def main() -> None:
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    drive(lambda: _work(folder, seed))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
