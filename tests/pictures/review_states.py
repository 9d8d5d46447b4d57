"""States of the review window for pictures: what is empty, done, hidden, stale, large or late."""

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from reviewer_app.domain.attachments import Attachment, with_attachment
from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.ui.review.many_dialog import ManyDialog
from tests.support.review_screens import full_disk
from tests.support.screens import SMALL_SCREENS, Opened, decide_many
from tests.support.windows import CONTROL, SHIFT, Driver, Key

_TURNS = 4000
_BUSY_S = 3.0


def _with(**fields: Any) -> Opened:
    """The case after an edit of its content."""

    async def opened(driver: Driver) -> QWidget:
        view = driver.view
        content = replace(view.content, **fields)
        saved = await driver.desk.editing.save(view.seen, content, view.labels)
        assert saved
        driver.page.passage.show_revision(saved.case_id)
        await driver.until(lambda: driver.view.case_id == saved.case_id)
        await driver.until_ready()
        return driver.window

    return opened


async def _all_decided(driver: Driver) -> QWidget:
    """Nothing left in To review."""
    dialog = await decide_many(driver)
    assert isinstance(dialog, ManyDialog)
    await driver.key_to(dialog, Key.Key_1)
    await driver.until(dialog.answer.isEnabled, "the preview")
    await driver.key_to(dialog, Key.Key_Return)
    tally = driver.page.tally
    await driver.until(lambda: tally.numbers and not tally.numbers.left, "the votes")
    await driver.key(Key.Key_N)
    await driver.until(lambda: driver.page.view is None, "the end of the queue")
    return driver.window


async def _empty_queue(driver: Driver) -> QWidget:
    driver.page.open_queue(Filter(marks=frozenset({"flag"})), "Flagged")
    await driver.until(lambda: driver.page.view is None, "an empty queue")
    return driver.window


async def _filtered_away(driver: Driver) -> QWidget:
    """Filters that no case fits, each with its chip."""
    chosen: dict[str, Any] = {
        "languages": frozenset({"de-DE", "es-MX"}),
        "variants": frozenset({"refusal"}),
        "votes": frozenset({-1}),
        "least_confidence": 0.99,
    }
    driver.page.queue.narrow(**chosen)
    await driver.until(lambda: driver.page.list.count == 0, "an empty list")
    return driver.window


async def _blind(driver: Driver) -> QWidget:
    """Confidence and other votes are hidden."""
    driver.window.act("blind_first")
    await driver.until(lambda: driver.window.status_line._blind.isVisible())
    await driver.until_ready()
    return driver.window


async def _revealed(driver: Driver) -> QWidget:
    """What a vote uncovered."""
    driver.page.conduct.auto_advance = False
    await _blind(driver)
    await driver.key(Key.Key_D)
    await driver.until(lambda: driver.view.vote.score == -1)
    return driver.window


async def _stale(driver: Driver) -> QWidget:
    """A vote on an earlier revision, and the vote that is given anew."""
    driver.page.conduct.auto_advance = False
    await driver.key(Key.Key_U)
    await driver.until(lambda: driver.view.vote.score == 1)
    await _with(expected_output="Yes. Both of them can come on the same Saturday.")(driver)
    return driver.window


async def _raw(driver: Driver) -> QWidget:
    await driver.key(Key.Key_U, CONTROL)
    return driver.window


async def _attached(driver: Driver) -> QWidget:
    """Files of an input: one that can be opened, one that would run something."""
    files = (
        Attachment(
            uri="https://files.example/consent.pdf",
            filename="consent-form-signed.pdf",
            mime_type="application/pdf",
            size=184_320,
        ),
        Attachment(uri="file:///etc/hosts", filename="hosts", mime_type="text/plain"),
    )
    held = driver.view.content.input
    for file in files:
        held = with_attachment(held, file)
    return await _with(input=held)(driver)


async def _long_conversation(driver: Driver) -> QWidget:
    """Thousands of turns, of which only those on screen are laid out."""
    said = ("My card is gone.", "Which one is it?", "The one that ends with 4471.", "Blocked.")
    turns = [
        {"role": ("user", "assistant")[n % 2], "content": f"{said[n % 4]} ({n + 1})"}
        for n in range(_TURNS)
    ]
    return await _with(conversation_history=Json(json.dumps(turns)))(driver)


async def _invisible(driver: Driver) -> QWidget:
    """White space and signs without width, made visible."""
    text = "Can I come\u00a0at 9:30?\tMy number\u200b is \u202e1234\u202c.\n\n  Or later?  "
    await _with(input=text)(driver)
    driver.window.act("show_invisible")
    return driver.window


async def _selected(driver: Driver) -> QWidget:
    driver.page.list.view.setFocus()
    for _ in range(3):
        await driver.key(Key.Key_Down, SHIFT)
    return driver.window


async def _loading(driver: Driver) -> QWidget:
    """Another queue that takes long to read; the old case stays."""
    database = driver.running.workspace.database

    def hold(_: object) -> None:
        time.sleep(_BUSY_S)

    busy = asyncio.ensure_future(database.read(hold))
    driver.page.open_queue(replace(TO_REVIEW, languages=frozenset({"es-MX"})), "Spanish")
    await asyncio.sleep(1.3)
    busy.add_done_callback(lambda done: done.exception())
    return driver.window


async def _unknown_id(driver: Driver) -> QWidget:
    dialog = await SMALL_SCREENS["go to an id"](driver)
    for letter in "BOOK-999":
        await driver.key_to(dialog, Key(ord(letter)))
    await driver.key_to(dialog, Key.Key_Return)
    return dialog


async def _guide(driver: Driver) -> QWidget:
    """The guide beside the work."""
    driver.window.menus.action("show_guide").trigger()
    guide = driver.window.lookups.guide
    assert guide is not None
    await driver.until(lambda: guide.page.text, "a page")
    return guide


def review_states(at: Callable[[str, Opened], Opened]) -> Mapping[str, Opened]:
    """By name. at: begin at a case of a dataset."""
    return {
        "all decided": _all_decided,
        "empty queue": _empty_queue,
        "no match": _filtered_away,
        "loading": _loading,
        "blind first": _blind,
        "now shown": _revealed,
        "stale vote": _stale,
        "selected": _selected,
        "full disk": full_disk,
        "json": at("Returns", _here),
        "json raw": at("Returns", _raw),
        "attached files": _attached,
        "long conversation": at("Fraud reports", _long_conversation),
        "invisible signs": _invisible,
        "unknown id": _unknown_id,
        "guide": _guide,
    }


async def _here(driver: Driver) -> QWidget:
    return driver.window
