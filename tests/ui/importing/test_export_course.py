"""An export from the window: what is on screen first, and nothing replaced without a word."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from reviewer_app.ui.importing.export_dialog import ExportDialog
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive

CARDS = "id,question\nA1,a\nA2,b\nA3,c\n"


def a_file(folder: Path, content: str = CARDS, name: str = "cards.csv") -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


async def opened(driver: Driver) -> ExportDialog:
    """The dialog, opened by its key."""
    await driver.key(Key.Key_E, CONTROL | SHIFT)
    course = driver.window.files.exporting
    await driver.until(lambda: course.dialog and course.dialog.isVisible(), "the export dialog")
    assert course.dialog is not None
    return course.dialog


def rows(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_queue_on_screen_is_written_in_a_few_keys(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            dialog = await opened(driver)
            assert dialog.ways["queue"].is_chosen
            dialog.set_place(tmp_path / "out.jsonl")
            await driver.click(dialog.go_on)
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
            toast = driver.page.toast
            await driver.until(lambda: "3 cases written to" in toast.accessibleName(), "a toast")
        found = rows(tmp_path / "out.jsonl")
        assert [row["external_id"] for row in found] == ["A1", "A2", "A3"]
        assert (found[0]["user_score"], found[0]["reviewed_by"]) == (1, "Ada Example")

    drive(scenario)


def test_the_case_on_screen_can_be_written_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            dialog = await opened(driver)
            dialog.ways["chosen"].option.click()
            dialog.set_place(tmp_path / "one.jsonl")
            await driver.click(dialog.go_on)
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
        assert [row["external_id"] for row in rows(tmp_path / "one.jsonl")] == ["A2"]

    drive(scenario)


def test_a_file_that_is_there_is_replaced_only_by_a_second_press(tmp_path: Path) -> None:
    async def scenario() -> None:
        there = a_file(tmp_path, "mine", "there.csv")
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await opened(driver)
            dialog.place.setText(str(there))
            await driver.click(dialog.go_on)
            await driver.until(lambda: dialog.warning, "a warning")
            assert dialog.warning == "there.csv is there already and will be replaced."
            assert there.read_text() == "mine"
            await driver.click(dialog.go_on)
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
        assert there.read_text("utf-8").startswith("id,family_id")

    drive(scenario)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk without room is needed")
@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_what_goes_wrong_is_said_where_another_place_can_be_chosen(
    tmp_path: Path, format_: str
) -> None:
    """A full disk: the old file stays, the dialog too."""

    async def scenario() -> None:
        full = tmp_path / f"full.{format_}"
        full.symlink_to("/dev/full")
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await opened(driver)
            dialog.set_place(full)
            await driver.click(dialog.go_on)
            await driver.until(lambda: dialog.warning, "what went wrong")
            assert dialog.warning == (
                "The file cannot be written: No space left on device. "
                "Free some space, or choose another disk."
            )
            assert dialog.place.isEnabled()
            dialog.set_place(tmp_path / f"other.{format_}")
            await driver.click(dialog.go_on)
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
        assert (tmp_path / f"other.{format_}").stat().st_size > 0

    drive(scenario)


@pytest.mark.skipif(os.name == "nt", reason="a pipe in the file system is needed")
def test_an_export_that_is_stopped_leaves_the_dialog_and_no_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        os.mkfifo(tmp_path / "pipe.csv")  # nobody reads: it waits until it is stopped
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await opened(driver)
            dialog.set_place(tmp_path / "pipe.csv")
            await driver.click(dialog.go_on)
            await driver.until(lambda: not dialog.place.isEnabled(), "the writing")
            await driver.click(dialog.cancel)
            await driver.until(dialog.place.isEnabled, "the choice again")
            assert dialog.isVisible()
            dialog.reject()
            await asyncio.sleep(0)

    drive(scenario)


def test_a_place_can_be_browsed_for_and_says_the_format(tmp_path: Path) -> None:
    async def scenario() -> None:
        there = a_file(tmp_path, "mine", "there.yaml")
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await opened(driver)
            await driver.click(dialog.browse)
            await driver.until(lambda: dialog.findChildren(QFileDialog), "the chooser")
            (chooser,) = dialog.findChildren(QFileDialog)
            chooser.setDirectory(str(tmp_path))
            chooser.selectFile("there.yaml")
            chooser.done(QFileDialog.DialogCode.Accepted.value)
            await driver.until(lambda: dialog.choice().path == there, "the place")
            assert dialog.choice().format == "yaml"
            await driver.click(dialog.go_on)  # the chooser has asked already
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
        assert there.read_text("utf-8").startswith("name: cards\n")

    drive(scenario)


def test_selected_rows_are_offered_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.list.view.select_all_rows()
            dialog = await opened(driver)
            assert dialog.ways["chosen"].is_chosen
            assert dialog.go_on.text() == "Export 3 cases"
            dialog.reject()
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")

    drive(scenario)


def test_the_dialog_is_there_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dialog = await opened(driver)
            driver.window.files.export()
            await asyncio.sleep(0.05)
            assert driver.window.findChildren(ExportDialog) == [dialog]
            dialog.reject()
            await driver.until(lambda: not driver.window.files.exporting.dialog, "the end")
            assert dialog.result() == ExportDialog.DialogCode.Rejected.value

    drive(scenario)
