"""Keys H, Shift+H and Shift+C in the real window: from one revision of a case to another."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.domain.queues import Filter
from reviewer_app.store.cases import read_case
from reviewer_app.ui.review.history_pane import HistoryPane
from reviewer_app.workspace import Workspace
from tests.support.families import revision
from tests.support.revised import an_answer_file, read_again
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive


def _rows(pane: HistoryPane) -> list[str]:
    model = pane.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _click(driver: Driver, row: int, modifiers: Qt.KeyboardModifier) -> None:
    pane = driver.window.histories.pane
    place = pane.list.visualRect(pane.list.model().index(row, 0)).center()
    button = Qt.MouseButton.LeftButton
    QTest.mouseClick(pane.list.viewport(), button, modifiers, place)


def test_h_shows_the_revisions_and_a_click_goes_to_one(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days.", "No."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more.", "No."])
    third = an_answer_file(tmp_path, "third.jsonl", ["Yes, 90 days or less.", "No."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)
        await read_again(workspace, third)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            pane = driver.window.histories.pane
            await driver.until_shown("A2")
            await driver.key(Key.Key_J)
            await driver.until_shown("A1")
            assert (driver.view.revision, driver.view.is_legacy) == (3, False)

            await driver.key(Key.Key_H)
            await driver.until(lambda: len(_rows(pane)) == 3, "three revisions")
            await driver.until(lambda: all("…" not in row for row in _rows(pane)), "extents")
            assert _rows(pane)[0].startswith("Revision 3, Latest, Imported, today")
            assert _rows(pane)[0].endswith("third.jsonl, 1 field, 2 words")
            assert pane.restore.isHidden()
            assert driver.window.focusWidget() is pane.list

            await driver.key(Key.Key_Down)
            await driver.key(Key.Key_Down)
            await driver.key(Key.Key_Space)
            await driver.until(lambda: driver.view.revision == 1, "the first revision")
            await driver.until_ready()
            assert driver.view.content.expected_output == "Yes, 30 days."
            assert driver.view.is_legacy
            await driver.until(lambda: pane.here == driver.view.case_id, "the mark")
            assert not pane.restore.isHidden()

            await driver.key(Key.Key_H, SHIFT)
            await driver.until(lambda: driver.view.revision == 3, "the latest revision")
            await driver.until_ready()

            older = driver.view.parent
            assert older is not None
            await driver.between(lambda: driver.page.passage.show_revision(older.case_id))
            await driver.until(lambda: driver.view.revision == 2, "the revision before")
            await driver.until_ready()
            await driver.key(Key.Key_K)  # goes on from the row of the case
            await driver.until_shown("A2")

    drive(scenario)


def test_what_became_of_labels_stands_between_the_revisions(tmp_path: Path) -> None:
    """A row of it stands for the revision that it happened to; Undo takes it out again."""
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days."])

    async def fill(workspace: Workspace) -> None:
        (number,) = await workspace.desk.browsing.numbers(Filter())
        view = await workspace.desk.browsing.case(number)
        labels = replace(view.labels, tags=("billing", "مهم"))
        await workspace.desk.editing.save(view.seen, view.content, labels)
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            pane = driver.window.histories.pane
            await driver.until_shown("A1")
            await driver.key(Key.Key_H)
            await driver.until(lambda: len(_rows(pane)) == 3, "two revisions and the labels")
            told = _rows(pane)[1]
            assert told.startswith("You, today ")
            assert told.endswith("Tags: billing, \u2068مهم\u2069 added")
            assert pane._count.text() == "2"
            await driver.between(lambda: _click(driver, 1, Qt.KeyboardModifier.NoModifier))
            await driver.until(lambda: driver.view.revision == 1, "what it happened to")
            await driver.until_ready()
            await driver.until(lambda: pane.here == driver.view.case_id, "the mark")
            assert pane.list.currentIndex().row() == 2

            latest = driver.view.head_id
            await driver.between(lambda: driver.page.passage.show_revision(latest))
            await driver.until(lambda: driver.view.case_id == latest)
            await driver.until_ready()
            labels = replace(driver.view.labels, name="Refund")
            await driver.desk.editing.save(driver.view.seen, driver.view.content, labels)
            await driver.key(Key.Key_U)
            await driver.until(lambda: len(_rows(pane)) == 4, "the history after the vote")
            assert _rows(pane)[0].endswith("Name: Refund")

    drive(scenario)


def test_shift_and_a_click_compare_a_revision_with_the_one_on_screen(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more."])

    async def scenario() -> None:
        async def fill(workspace: Workspace) -> None:
            await read_again(workspace, second)

        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            page, pane = driver.window.comparisons.page, driver.window.histories.pane
            await driver.until_shown("A1")
            await driver.key(Key.Key_H)
            await driver.until(lambda: len(_rows(pane)) == 2, "two revisions")
            await driver.between(lambda: _click(driver, 1, SHIFT))
            await driver.until(lambda: page.isVisible() and "of 2" in page.where.text())
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_H)
            assert pane.isHidden()

    drive(scenario)


def test_an_earlier_vote_is_one_key_away_from_what_it_was_cast_on(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            page = driver.window.comparisons.page
            await driver.until_shown("A1")
            await driver.key(Key.Key_C, SHIFT)
            toast = driver.page.toast
            sentence = "You voted on no earlier revision of this case"
            await driver.until(lambda: toast.accessibleName() == sentence)
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_2)
            await driver.key(Key.Key_Return)
            await driver.until(lambda: driver.view.vote.reason == "Incomplete", "the vote")
            assert not page.isVisible()

    drive(scenario)


def test_b33_a_newer_revision_is_said_before_anything_is_decided(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            await driver.until_shown("A1")
            note = driver.page.case_page.head.notes.newer
            assert note.isHidden()
            await read_again(driver.running.workspace, second)
            await driver.until(lambda: not note.isHidden(), "the news")
            assert driver.view.is_legacy
            assert driver.view.content.expected_output == "Yes, 30 days."
            await driver.key(Key.Key_H, SHIFT)
            await driver.until(lambda: driver.view.content.expected_output == "Yes, 90 days.")
            await driver.until_ready()
            assert note.isHidden()

    drive(scenario)


def test_two_cases_are_compared_by_an_id(tmp_path: Path) -> None:
    file = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days.", "Yes, 90 days."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            window, page = driver.window, driver.window.comparisons.page
            await driver.until_shown("A1")
            await driver.between(lambda: driver.page.conduct.click("compare_other"))
            dialog = window.page.steering.going.dialog
            assert dialog is not None
            dialog.field.setText("Z9")
            await driver.between(dialog.answer.click)
            await driver.until(lambda: dialog.wrong.isVisible(), "the problem")
            dialog.field.setText("A2")
            await driver.between(dialog.answer.click)
            await driver.until(lambda: page.isVisible() and "of" in page.where.text())
            assert page.heads.accessibleName() == "A: Case A1, cases, B: Case A2, cases"
            assert page.bar.edit.text() == "Edit case A2"
            assert page.bar.hint.text.startswith("Using a text of A starts a draft of case A2.")
            assert "<h1>Case A1 and Case A2</h1>" in page.document()
            await driver.key(Key.Key_Escape)
            assert driver.view.title == "A1"

    drive(scenario)


def test_two_selected_rows_are_compared_with_each_other(tmp_path: Path) -> None:
    file = an_answer_file(tmp_path, "cases.jsonl", ["Yes.", "No.", "Perhaps."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            page, rows = driver.window.comparisons.page, driver.page.list.view
            await driver.until_shown("A1")
            rows.selection.toggle(1)
            rows.selection.toggle(2)
            rows.selection_changed.emit()
            button = driver.page.list.selection_bar.compare
            assert button.isVisible()
            await driver.click(button)
            await driver.until(lambda: page.isVisible() and "of" in page.where.text())
            assert page.heads.accessibleName() == "A: Case A2, cases, B: Case A3, cases"

    drive(scenario)


def test_b107_restoring_an_older_revision_makes_the_latest_one_and_keeps_the_draft(
    tmp_path: Path,
) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            await driver.until_shown("A1")
            latest, toast = driver.view, driver.page.toast
            assert latest.parent is not None
            await driver.desk.drafting.keep(latest.case_id, "expected_output", "Yes, 60", 7)
            older = latest.parent.case_id
            await driver.between(lambda: driver.page.passage.show_revision(older))
            await driver.until(lambda: driver.view.is_legacy, "the older revision")
            await driver.until_ready()

            await driver.between(lambda: driver.page.conduct.click("restore"))
            await driver.until(lambda: driver.view.revision == 3, "the new revision")
            assert driver.view.content.expected_output == "Yes, 30 days."
            assert toast.accessibleName().startswith("Restored as a new revision")
            assert driver.view.has_edit_draft
            assert (await driver.drafts(driver.view.case_id))["expected_output"][0]

            await driver.until_ready()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.view.revision == 2, "the undo")
            assert driver.view.content.expected_output == "Yes, 90 days."

    drive(scenario)


def test_restoring_what_the_latest_revision_says_makes_nothing(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)
        await read_again(workspace, first)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            await driver.until_shown("A1")
            family = await driver.desk.comparing.family(driver.view.case_id)
            oldest = family[-1].case_id
            await driver.between(lambda: driver.page.passage.show_revision(oldest))
            await driver.until(lambda: driver.view.is_legacy, "the oldest revision")
            await driver.until_ready()
            await driver.between(lambda: driver.page.conduct.click("restore"))
            await driver.until(lambda: not driver.view.is_legacy, "the latest revision")
            assert driver.view.revision == 3
            assert len(await driver.desk.comparing.family(oldest)) == 3

    drive(scenario)


def test_b33_a_decision_that_comes_too_late_is_not_saved_and_says_who_was_faster(
    tmp_path: Path,
) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, auto_advance=False) as driver:
            await driver.until_shown("A1")
            case_id, note = driver.view.case_id, driver.page.case_page.head.notes.newer
            database = driver.running.workspace.database
            head = await database.read(lambda session: read_case(session, case_id).case)
            _, work = revision(head, 2)  # nobody is told, as if it was being written this moment
            await database.write(work)

            await driver.key(Key.Key_R)
            await driver.until(lambda: not note.isHidden(), "the news")
            await driver.until_ready()
            banner = driver.window.notices.banner
            assert "Grace changed this case meanwhile." in banner.accessibleName()
            assert driver.view.reviewed_at is None
            assert (await driver.desk.browsing.case_by_id(case_id)).reviewed_at is None

            await driver.key(Key.Key_R)  # now it is known that this one is older
            await driver.until(lambda: driver.view.reviewed_at is not None, "the mark")
            newer = await driver.desk.browsing.case_by_id("revision-2")
            assert newer.reviewed_at is None

    drive(scenario)
