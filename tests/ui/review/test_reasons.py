"""The reasons of a dataset in the window: on the digits, in the chooser, and edited."""

from collections import Counter
from pathlib import Path

from PySide6.QtTest import QTest

from reviewer_app.domain.queues import Filter
from reviewer_app.domain.reasons import Reason
from reviewer_app.ui.organizing.dataset_dialog import DatasetDialog
from reviewer_app.ui.review.reason_row import ReasonRow
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.reason_chip import CLOSE, ROOMY, SMALL
from reviewer_app.workspace import Workspace
from tests.support.windows import CONTROL, Driver, Key, a_window, drive
from tests.ui.review.builders import shown

OWN = (Reason(word="Wrong dose", meaning="twice the limit"), Reason(), Reason(word="Tone"))


def _cases(folder: Path, name: str) -> Path:
    file = folder / f"{name}.csv"
    file.write_text(f"id,question\n{name}1,Why?\n{name}2,When?\n", encoding="utf-8")
    return file


async def _give_own(workspace: Workspace) -> None:
    datasets = (await workspace.desk.browsing.sidebar()).datasets
    await workspace.desk.organizing.set_reasons(datasets[0].dataset_id, OWN)


def _words(driver: Driver) -> list[str]:
    return [chip.text() for chip in driver.page.bar._reason_row.chips if chip.isVisible()]


async def _dialog(driver: Driver) -> DatasetDialog:
    await driver.until(lambda: isinstance(driver.window.datasets.dialog, DatasetDialog))
    dialog = driver.window.datasets.dialog
    assert isinstance(dialog, DatasetDialog)
    return dialog


def test_three_keys_downvote_with_a_reason_of_the_dataset(tmp_path: Path) -> None:
    async def scenario() -> None:
        files = _cases(tmp_path, "A"), _cases(tmp_path, "B")
        async with a_window(tmp_path / "w", *files, fill=_give_own) as driver:
            await driver.until_shown("A1")
            assert _words(driver) == ["Wrong dose", "Tone"]
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_3)
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            first = (await driver.desk.browsing.open_queue(Filter()))[1][0]
            assert first.reason == "Tone"

    drive(scenario)


def test_a_digit_without_a_reason_is_text(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, "A"), fill=_give_own) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.page.bar.is_choosing)
            for digit in (Key.Key_2, Key.Key_5):
                await driver.key(digit)
            assert driver.page.bar.field.text() == "25"
            assert driver.page.bar.reason == "25"

    drive(scenario)


def test_each_case_shows_the_reasons_of_its_dataset(tmp_path: Path) -> None:
    async def scenario() -> None:
        files = _cases(tmp_path, "A"), _cases(tmp_path, "B")
        async with a_window(tmp_path / "w", *files, fill=_give_own) as driver:
            for title in ("A1", "A2"):
                await driver.until_shown(title)
                assert _words(driver) == ["Wrong dose", "Tone"]
                await driver.key(Key.Key_U)
            await driver.until_shown("B1")
            assert _words(driver)[:2] == ["Wrong fact", "Incomplete"]
            assert len(_words(driver)) == 9

    drive(scenario)


def test_a_vote_shows_the_words_it_was_cast_with_after_they_are_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(
            tmp_path / "w", _cases(tmp_path, "A"), fill=_give_own, auto_advance=False
        ) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_1)
            await driver.key(Key.Key_Return)
            await driver.until(lambda: driver.view.vote.reason == "Wrong dose")
            await driver.until_ready()
            driver.window.datasets.edit_dataset(driver.view.dataset_id)
            dialog = await _dialog(driver)
            dialog.parts.buttons[1].click()
            dialog.reasons.reset.click()
            dialog.save.click()
            await driver.until(lambda: len(_words(driver)) == 9)
            await driver.until(lambda: driver.window.datasets.dialog is None)
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            assert driver.page.bar.field.text() == "Wrong dose"
            assert driver.page.bar.reason == "Wrong dose"
            assert not driver.page.bar.has_unsaved_reason

    drive(scenario)


def test_reasons_are_edited_checked_and_undone(tmp_path: Path) -> None:
    """B12."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, "A")) as driver:
            await driver.until_shown("A1")
            driver.window.datasets.edit_dataset(driver.view.dataset_id)
            dialog = await _dialog(driver)
            dialog.parts.buttons[1].click()
            form = dialog.reasons
            assert form.words[0].text() == "Wrong fact"
            form.words[1].setText("wrong  FACT")
            await driver.until(lambda: not dialog.save.isEnabled())
            assert "Reasons 1 and 2 have the same word." in dialog._problem.text()
            form.words[1].setText("")
            assert "Reason 2 has no word." in dialog._problem.text()
            form.words[1].setText("Wrong dose")
            QTest.keyClick(form.words[1], Key.Key_Return)
            await driver.until(lambda: _words(driver)[1] == "Wrong dose")
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: _words(driver)[1] == "Incomplete")

    drive(scenario)


def test_saving_what_the_program_has_keeps_no_reasons_of_its_own(tmp_path: Path) -> None:
    """B103."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, "A")) as driver:
            await driver.until_shown("A1")
            driver.window.datasets.edit_dataset(driver.view.dataset_id)
            dialog = await _dialog(driver)
            dialog.parts.buttons[1].click()
            dialog.save.click()
            await driver.until(lambda: driver.window.datasets.dialog is None)
            assert await driver.desk.organizing.reasons(driver.view.dataset_id) == ()
            last = (await driver.desk.undoing.undo_stack()).undo
            assert last is not None
            assert last.name == "import"

    drive(scenario)


def test_reasons_stand_closer_before_they_take_a_second_line_and_then_lines_are_even(
    look: Look,
) -> None:
    """LOOK.md, rtl-zoom: the nine digits stay together below the votes."""
    row = ReasonRow(look)
    row.show_reasons(reasons())
    widths = [row.width_of_all(density) for density in (ROOMY, CLOSE, SMALL)]
    assert widths == sorted(widths, reverse=True)
    for width, lines in zip((*widths, widths[-1] - 1), ([9], [9], [9], [4, 5]), strict=True):
        shown(row, width, 100)
        tops = Counter(chip.y() for chip in row.chips)
        assert [tops[y] for y in sorted(tops)] == lines
        assert max(chip.geometry().right() for chip in row.chips) < width
    row.deleteLater()
