"""Lists of cases in the real window: a file of cases, and what a list and its chips say."""

import json
from pathlib import Path

from PySide6.QtTest import QTest

from reviewer_app.ui.widgets.chip import FilterChip
from tests.support.windows import Driver, Key

WORDS = ("fee", "card", "我的卡不能用", "Café", "fee", "limit", "card", "fee")


def a_file(folder: Path, count: int = 8) -> Path:
    """Cases A1, A2 and so on, with words, languages and confidences that differ."""
    path = folder / "cases.jsonl"
    lines = [
        json.dumps(
            {
                "id": f"A{n}",
                "input": f"Question {n} about the {WORDS[(n - 1) % 8]}?",
                "expected_output": f"Answer {n}.",
                "language": ("en", "es")[n % 2],
                "confidence": round(1 - n / 100, 2),
                "variant": "rag",
            }
        )
        for n in range(1, count + 1)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def titles(driver: Driver) -> list[str]:
    """The ids in the list, as far as they are loaded, in its order."""
    model = driver.page.list.model
    items = [model.item_at(row) for row in range(model.rowCount())]
    return [item.title if item else "?" for item in items]


async def until_titles(driver: Driver, *expected: str) -> None:
    await driver.until(lambda: titles(driver) == list(expected), f"{expected}")


def chip_words(driver: Driver) -> list[str]:
    """The chips that are on, without the one for legacy."""
    bar = driver.page.list.filter_bar
    found = [chip for chip in bar.findChildren(FilterChip) if chip.isVisibleTo(bar)]
    return [chip.text() for chip in found if chip is not bar.legacy]


async def go_to(driver: Driver, typed: str) -> None:
    """Type an id into the dialog of G."""
    await driver.key(Key.Key_G)
    dialog = driver.page.steering.going.dialog
    assert dialog is not None
    await driver.until(dialog.isVisible)
    await driver.between(lambda: QTest.keyClicks(dialog.field, typed))
    await driver.between(lambda: QTest.keyClick(dialog.field, Key.Key_Return))
