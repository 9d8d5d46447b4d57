"""Command C in the real window: the revision on screen beside the one before it."""

import json
from pathlib import Path

from reviewer_app.workspace import Workspace
from tests.support.windows import SHIFT, Key, a_window, drive


def _a_file(folder: Path, name: str, answers: list[str]) -> Path:
    path = folder / name
    rows = [
        {"id": f"A{n}", "input": f"Question {n}?", "expected_output": answer}
        for n, answer in enumerate(answers, 1)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_c_compares_with_the_revision_before_and_escape_leads_back(tmp_path: Path) -> None:
    first = _a_file(tmp_path, "cases.jsonl", ["Yes, 30 days.", "No."])
    second = _a_file(tmp_path, "again.jsonl", ["Yes, 90 days or more.", "No."])

    async def replace(workspace: Workspace) -> None:
        await workspace.desk.importing.import_file(second, dataset="cases", on_conflict="replace")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=replace, auto_advance=False) as driver:
            window = driver.window
            page = window.comparisons.page
            await driver.until_shown("A2")
            await driver.key(Key.Key_J)  # a new revision stands at the end
            await driver.until_shown("A1")
            await driver.key(Key.Key_C)
            await driver.until(lambda: "of" in page.where.text(), "a comparison")
            assert page.where.text() == "Difference 1 of 2"
            assert page.isVisible()
            rail = page.rail.list.model()
            await driver.until(lambda: "…" not in str(rail.index(0, 0).data()), "an extent")
            assert str(rail.index(0, 0).data()).endswith("again.jsonl, 1 field, 4 words")
            assert str(rail.index(1, 0).data()).endswith("cases.jsonl")
            await driver.key(Key.Key_F7)
            assert page.view.accessibleDescription() == "Expected output: “or more” added"
            await driver.key(Key.Key_F7, SHIFT)
            assert page.where.text() == "Difference 1 of 2"
            await driver.key(Key.Key_Escape)
            assert driver.page.isVisible()
            assert window.focusWidget() is not page.view

    drive(scenario)


def test_a_case_with_one_revision_says_so(tmp_path: Path) -> None:
    file = _a_file(tmp_path, "cases.jsonl", ["Yes."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_C)
            toast = driver.page.toast
            await driver.until(lambda: toast.accessibleName() == "This case has only one revision")
            assert driver.page.isVisible()

    drive(scenario)
