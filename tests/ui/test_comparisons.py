"""Command C in the real window: the revision on screen beside the one before it."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.comparing.heads import FieldHead
from reviewer_app.ui.comparing.page import ComparePage
from reviewer_app.workspace import Workspace
from tests.support.revised import an_answer_file, read_again
from tests.support.windows import SHIFT, Driver, Key, a_window, drive


def test_c_compares_with_the_revision_before_and_escape_leads_back(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days.", "No."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more.", "No."])

    async def replace(workspace: Workspace) -> None:
        await read_again(workspace, second)

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


def test_long_texts_can_be_read_before_they_are_compared(tmp_path: Path) -> None:
    """B71."""
    long = "".join(f"Line {n} of a long text.\n" for n in range(25_000))
    first = an_answer_file(tmp_path, "cases.jsonl", [f"{long}30 days.", "No."])
    second = an_answer_file(tmp_path, "again.jsonl", [f"{long}90 days.", "No."])

    async def replace(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=replace, auto_advance=False) as driver:
            page = driver.window.comparisons.page
            painted = _Painted(page)
            await driver.until_shown("A2")
            await driver.key(Key.Key_J)
            await driver.until_shown("A1")
            await driver.key(Key.Key_C)
            await driver.until(lambda: page.where.text() == "Difference 1 of 1", "a comparison")
            await driver.until(lambda: painted.summaries[-1] != "Comparing…", "what differs")
            assert painted.summaries[0] == "Comparing…"
            await driver.until(lambda: page.rail.list.model().index(0, 0).data().endswith("words"))

    drive(scenario)


class _Painted(QObject):
    """Notes what the head of the first long field says whenever the differences are painted."""

    def __init__(self, page: ComparePage) -> None:
        super().__init__(page)
        self._view = page.view
        self.summaries: list[str] = []
        page.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        heads = self._view.viewport().findChildren(FieldHead)
        long = [head for head in heads if "Expected output" in head.opener.accessibleName()]
        if event.type() == QEvent.Type.Paint and long:
            self.summaries.append(long[0].opener.accessibleName().partition(": ")[2])
        return False


def test_a_case_with_one_revision_says_so(tmp_path: Path) -> None:
    file = an_answer_file(tmp_path, "cases.jsonl", ["Yes."])

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_C)
            toast = driver.page.toast
            await driver.until(lambda: toast.accessibleName() == "This case has only one revision")
            assert driver.page.isVisible()

    drive(scenario)


def _use_button(driver: Driver) -> QWidget:
    page = driver.window.comparisons.page
    heads = [one for one in page.findChildren(FieldHead) if one.use.isVisible()]
    assert len(heads) == 1
    return heads[0].use


async def _compared(driver: Driver) -> None:
    page = driver.window.comparisons.page
    await driver.until_shown("A1")
    await driver.key(Key.Key_C)
    await driver.until(lambda: page.isVisible() and "of" in page.where.text(), "a comparison")


def test_the_text_of_a_becomes_a_draft_of_the_latest_revision(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            edits, page = driver.window.edits, driver.window.comparisons.page
            await _compared(driver)
            case_id = driver.view.case_id
            assert page.bar.edit.text() == "Edit revision 2"
            await driver.click(_use_button(driver))
            await driver.until(lambda: edits.page.is_open and edits.page.isVisible(), "the editor")
            assert edits.page.all_typed()["expected_output"][0] == "Yes, 30 days."

            await driver.key(Key.Key_Escape)
            await driver.until(lambda: driver.page.case_page.isVisible(), "the case")
            drafts = await driver.drafts(case_id)
            assert {name: text for name, (text, _caret) in drafts.items()} == {
                "expected_output": "Yes, 30 days."
            }
            assert driver.view.content.expected_output == "Yes, 90 days or more."

    drive(scenario)


def test_a_draft_that_is_there_is_asked_about_before_it_is_replaced(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            edits, page = driver.window.edits, driver.window.comparisons.page
            await driver.until_shown("A1")
            case_id = driver.view.case_id
            await driver.desk.drafting.keep(case_id, "expected_output", "Yes, 60 days.", 3)
            await _compared(driver)
            await driver.click(_use_button(driver))
            await driver.until(lambda: page.question.isVisible(), "the question")
            assert not edits.page.isVisible()
            assert (await driver.drafts(case_id))["expected_output"][0] == "Yes, 60 days."

            await driver.click(page.question.button)
            await driver.until(lambda: edits.page.isVisible(), "the editor")
            assert edits.page.all_typed()["expected_output"][0] == "Yes, 30 days."

    drive(scenario)


def test_a_is_made_the_latest_again_from_the_comparison(tmp_path: Path) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            page = driver.window.comparisons.page
            await _compared(driver)
            await driver.click(page.bar.restore)
            await driver.until(lambda: driver.view.revision == 3, "the new revision")
            assert driver.view.content.expected_output == "Yes, 30 days."
            assert driver.page.case_page.isVisible()

    drive(scenario)


def test_e_edits_the_latest_revision_and_invisible_characters_are_one_setting(
    tmp_path: Path,
) -> None:
    first = an_answer_file(tmp_path, "cases.jsonl", ["Yes, 30 days."])
    second = an_answer_file(tmp_path, "again.jsonl", ["Yes, 90 days or more."])

    async def fill(workspace: Workspace) -> None:
        await read_again(workspace, second)

    async def scenario() -> None:
        async with a_window(tmp_path / "w", first, fill=fill, auto_advance=False) as driver:
            window, page = driver.window, driver.window.comparisons.page
            await _compared(driver)
            await driver.click(page.signs)
            assert window.preferences.shows_invisible
            assert page.signs.isChecked()
            await driver.key(Key.Key_E)
            await driver.until(lambda: window.edits.page.isVisible(), "the editor")

    drive(scenario)
