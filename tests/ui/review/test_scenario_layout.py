"""A scenario beside its conversation: every text has the whole height that its width asks for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.ui.review.text_card import TextCard
from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.review.test_review_page import a_file

SCENARIO: dict[str, Any] = {
    "goal": "Have the stolen card blocked and know how to pay for the next two days.",
    "user_persona": "Long-distance lorry driver, 49, writing from a lay-by. Practical, blunt. "
    "Gets annoyed when asked the same thing twice.",
    "scenario": "His wallet was taken from the cab while he slept. " * 4,
    "conversation_history": [
        {"role": "user", "content": "Wallet's gone out of the cab."},
        {"role": "assistant", "content": "I can block it at once. Which card is it? " * 9},
    ],
}


def cut(driver: Driver) -> Iterator[str]:
    """The texts that do not stand there whole."""
    for card in driver.page.case_page.findChildren(TextCard):
        text = card.content
        if not text.isVisible():
            continue
        needed = text.heightForWidth(text.width())
        if text.height() < needed or text.view.verticalScrollBar().maximum():
            yield f"{card.accessibleName()}: {text.height()} of {needed} at {text.width()}"


@pytest.mark.parametrize("pane", [None, Key.Key_B, Key.Key_H])
def test_texts_beside_a_conversation_are_shown_whole(tmp_path: Path, pane: Key | None) -> None:
    """At any width, after any other case, with and without a pane at the side."""

    async def scenario() -> None:
        file = a_file(tmp_path, 3, **SCENARIO)
        async with a_window(tmp_path / "w", file, size=(1640, 900), pause_ms=0) as driver:
            await driver.until_shown("A1")
            cards = driver.page.case_page._cards
            assert cards._columns.stretch(1), "not beside each other"
            if pane:
                await driver.key(pane)
                await driver.between(lambda: None)
            for width in (1640, *range(1560, 1700, 7), 1280, 2000, 1640):
                driver.window.resize(width, 900)
                await driver.between(driver.window.repaint)
                assert [*cut(driver)] == [], width
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            assert [*cut(driver)] == []

    drive(scenario)
