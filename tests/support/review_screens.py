"""What opens over the review window beside the screens, and what it says when the disk is full."""

import json
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QWidget

from reviewer_app.domain.queues import TO_REVIEW
from reviewer_app.store.database import Session
from reviewer_app.ui.review.filter_panel import FACETS, MORE
from reviewer_app.ui.review.many_dialog import ManyDialog
from reviewer_app.ui.widgets.line_dialog import LineDialog
from tests.support.screens import Opened, decide_many, dialog_of, filters
from tests.support.windows import Driver, Key


async def more_filters(driver: Driver) -> QWidget:
    """The panel of filters, at its switches."""
    panel = await filters(driver)
    driver.page.steering.panel.names.choose(FACETS.index(MORE))
    return panel


def _many(digit: Key) -> Opened:
    async def opened(driver: Driver) -> QWidget:
        dialog = await decide_many(driver)
        assert isinstance(dialog, ManyDialog)
        await driver.key_to(dialog, digit)
        await driver.until(dialog.answer.isEnabled, "the preview")
        return dialog

    return opened


async def named_twice(driver: Driver) -> QWidget:
    """An id that cases of two datasets have."""
    view = driver.view
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "2.jsonl"
        row = {"id": view.external_id, "input": "1 + 1?", "expected_output": "2"}
        file.write_text(json.dumps(row) + "\n", encoding="utf-8")
        await driver.desk.importing.import_file(file)
    driver.page.open_queue(TO_REVIEW, driver.page.queue.now.title)
    await driver.until_ready()
    await driver.key(Key.Key_G)
    asking = await dialog_of(driver)
    assert isinstance(asking, LineDialog)
    asking.field.set_words(view.external_id or "")
    await driver.key_to(asking, Key.Key_Return)
    await driver.until(lambda: driver.page.steering.going.choice, "the choice")
    assert driver.page.steering.going.choice
    return driver.page.steering.going.choice


async def full_disk(driver: Driver) -> QWidget:
    """A vote that the disk does not take."""

    def limit(session: Session) -> None:
        run = session.connection().exec_driver_sql
        run("CREATE TABLE filler (bytes BLOB)")
        large = "INSERT INTO filler VALUES (zeroblob(1000000))"
        run(f"CREATE TRIGGER fill AFTER INSERT ON change BEGIN {large}; END")
        run("PRAGMA max_page_count = 1")

    driver.page.conduct.auto_advance = False
    await driver.running.workspace.database.write(limit)
    await driver.key(Key.Key_U)
    await driver.until(driver.window.notices.isVisible, "the banner")
    return driver.window


async def room_again(driver: Driver) -> None:
    """What was refused goes to the disk, so that the window closes."""

    def free(session: Session) -> None:
        session.connection().exec_driver_sql("PRAGMA max_page_count = 1073741823")
        session.connection().exec_driver_sql("DROP TRIGGER fill")

    await driver.running.workspace.database.write(free)
    driver.window.unsaved.again()
    await driver.until(lambda: driver.window.unsaved.is_empty, "the vote on the disk")


REVIEW_SCREENS: dict[str, Opened] = {
    "more filters": more_filters,
    "downvote many": _many(Key.Key_2),
    "defer many": _many(Key.Key_6),
    "ask about many": _many(Key.Key_8),
    "id of two cases": named_twice,
}
