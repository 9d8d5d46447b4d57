"""Blind first in the window: what is hidden, what a vote reveals, what the journal keeps."""

import json
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget
from sqlalchemy import text

from reviewer_app.domain.changes import CastVote, from_line
from reviewer_app.domain.queues import LOW_CONFIDENCE, Order
from reviewer_app.store.database import Session
from reviewer_app.ui.review.case_list_model import ITEM
from reviewer_app.ui.review.properties import properties_of
from tests.support.heard import heard_inside
from tests.support.windows import Driver, Key, a_window, drive


def a_file(folder: Path, confidence: float = 0.9) -> Path:
    """Cases with a confidence and a verdict of somebody else."""
    rows = [
        {
            "id": f"A{n}",
            "input": f"Question {n}?",
            "expected_output": "Answer.",
            "confidence": confidence,
            "confidence_reason": "The source says so.",
            "user_score": -1,
            "user_score_reason": "Wobbly.",
            "reviewed_by": "Grace",
        }
        for n in range(1, 5)
    ]
    path = folder / "cases.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


async def votes(driver: Driver) -> list[CastVote]:
    """The votes in the journal, in their order."""

    def query(session: Session) -> list[CastVote]:
        lines = session.execute(text("SELECT body FROM change ORDER BY n")).scalars()
        changes = [from_line(line) for line in lines]
        return [change for change in changes if isinstance(change, CastVote)]

    return await driver.running.workspace.database.read(query)


def is_row_hidden(driver: Driver) -> bool:
    """Whether the row of the case on screen keeps its confidence back."""
    model = driver.page.list.view.model()
    rows = [model.index(row, 0).data(ITEM) for row in range(model.rowCount())]
    found = [item for item in rows if item and item.case_id == driver.view.case_id]
    return bool(found) and found[0].is_hidden


def shown(driver: Driver) -> dict[str, str]:
    """The properties on screen."""
    return {one.label: str(one.value) for one in properties_of(driver.view)}


def test_confidence_and_others_verdicts_are_hidden_until_my_vote(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            driver.window.act("blind_first")
            await driver.until(lambda: driver.view.hides)
            hidden = "Hidden until you vote"
            assert shown(driver)["Confidence"] == hidden
            assert shown(driver)["Published vote"] == hidden
            assert shown(driver)["Reviewed by"] == hidden
            assert driver.page.case_page.revealed.isHidden()
            await driver.until(lambda: is_row_hidden(driver))

            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)

            assert shown(driver)["Confidence"].startswith("0.9")
            assert "Grace" in shown(driver)["Published vote"]
            revealed = driver.page.case_page.revealed
            assert not revealed.isHidden()
            assert "confidence 0.9" in revealed.accessibleName()
            assert "Grace" in revealed.accessibleName()
            await driver.until(lambda: not is_row_hidden(driver))

    drive(scenario)


def test_each_decision_records_what_was_in_sight(tmp_path: Path) -> None:
    """The vote was blind; the reason given after it was not, and the journal says so."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.window.act("blind_first")
            await driver.until_ready()
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            await driver.key(Key.Key_2)
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            driver.window.act("blind_first")
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until_shown("A3")

            kept = [(vote.vote.score, vote.visible) for vote in await votes(driver)]
            assert kept == [
                (-1, ()),
                (-1, ("confidence", "published_vote")),
                (1, ("confidence", "published_vote")),
            ]

    drive(scenario)


def test_a_list_by_confidence_says_what_it_gives_away_and_decisions_record_it(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.window.act("blind_first")
            driver.page.steering.sort(Order.CONFIDENCE)
            await driver.until_ready()
            assert "Sorted by confidence" in driver.page.blind_first.words
            await driver.until(lambda: "Sorted by" in driver.page.list._footer.text())

            await driver.key(Key.Key_U)
            await driver.until_shown("A2")

            assert [vote.visible for vote in await votes(driver)] == [("confidence_order",)]

    drive(scenario)


def test_the_queue_of_low_confidence_goes_while_blind_and_the_open_list_says_what_it_tells(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 0.4)) as driver:
            page = driver.page

            def rows() -> list[str]:
                return [entry.title for entry in page.sidebar.model.entries]

            def foot() -> list[str]:
                return page.list._footer.text().split("\n")

            await driver.until(lambda: "Low confidence" in rows())
            page.open_queue(LOW_CONFIDENCE, "Low confidence")
            await driver.until_shown("A1")
            await driver.until(lambda: foot() == ["Confidence up to 0.5"])
            assert not page.list.filter_bar._chips
            driver.window.act("blind_first")
            await driver.until(lambda: "Low confidence" not in rows())
            told = "Chosen by confidence, which is otherwise hidden"
            await driver.until(lambda: foot()[-1] == told)
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            assert [vote.visible for vote in await votes(driver)] == [("confidence_filter",)]
            driver.window.act("blind_first")
            await driver.until(lambda: "Low confidence" in rows())

    drive(scenario)


def test_the_setting_is_kept_and_switched_from_the_status_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        folder, file = tmp_path / "w", a_file(tmp_path)
        async with a_window(folder, file) as driver:
            await driver.until_shown("A1")
            driver.window.act("blind_first")
            await driver.until_ready()
        async with a_window(folder) as driver:
            await driver.until_ready()
            assert driver.view.hides
            assert driver.window.menus.action("blind_first").isChecked()
            await driver.click(driver.window.status_line._blind)
            await driver.until(lambda: not driver.view.hides)
            assert driver.window.status_line._blind.isHidden()

    drive(scenario)


def test_what_is_half_typed_stays_when_the_setting_changes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.bar.field.setFocus()
            await driver.type("half")
            driver.window.act("blind_first")
            await driver.until_ready()

            assert driver.page.bar.reason == "half"
            assert driver.view.title == "A1"

    drive(scenario)


def told_anywhere(root: QWidget) -> list[str]:
    """All that a screen reader, a tool tip or a search would tell of what is hidden."""
    words = [f"{part.name} {part.description} {part.value}" for part in heard_inside(root)]
    words += [widget.toolTip() for widget in root.findChildren(QWidget)]
    secrets = ("0.9", "The source says so", "Wobbly", "Grace")
    return [word for word in words if any(secret in word for secret in secrets)]


def test_neither_the_comparison_nor_the_editor_gives_it_away(tmp_path: Path) -> None:
    """What is hidden stays as it is when something else is saved; an export says what is in it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            assert told_anywhere(driver.window)
            driver.window.act("blind_first")
            await driver.until(lambda: driver.view.hides)
            await driver.key(Key.Key_H)
            await driver.until(driver.page.history_pane.isVisible)
            assert told_anywhere(driver.window) == []
            driver.window.act("export_cases")
            await driver.until(lambda: driver.window.files.exporting.dialog)
            dialog = driver.window.files.exporting.dialog
            assert dialog
            assert "which are hidden here, stand in it" in dialog.about
            dialog.reject()
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_E)
            await driver.until(driver.window.edits.page.isVisible)
            assert told_anywhere(driver.window) == []
            form = driver.window.edits.page._form
            assert form is not None
            assert not {"confidence", "confidence_reason"} & set(form.frames)
            view = driver.view
            changed = replace(view.content, expected_output="Another answer.")
            await driver.desk.editing.save(view.seen, changed, view.labels)
            driver.window.screens.show_case()
            head = (await driver.desk.browsing.case_by_id(view.case_id)).head_id
            assert str((await driver.desk.browsing.case_by_id(head)).labels.confidence) == "0.9"
            driver.page.passage.show_revision(head)
            await driver.until(lambda: driver.view.case_id == head)
            await driver.until_ready()
            await driver.key(Key.Key_C)
            page = driver.window.comparisons.page
            await driver.until(lambda: "expected_output" in page._fields)
            await driver.until(lambda: "input" in page._fields)
            assert not {"confidence", "confidence_reason"} & set(page._fields)

    drive(scenario)


def test_an_edit_records_what_was_in_sight_as_well(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            edits = driver.window.edits
            for is_blind in (True, False):
                driver.page.blind_first.set_on(is_blind)
                await driver.until_ready()
                await driver.key(Key.Key_E)
                await driver.until(edits.page.isVisible)
                await driver.until(lambda: edits.page.is_open)
                assert edits.page.case.visible == (
                    () if is_blind else ("confidence", "published_vote")
                )
                driver.window.screens.show_case()

    drive(scenario)
