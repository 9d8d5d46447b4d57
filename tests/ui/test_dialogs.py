"""Waiting for dialogs while the loop of the window goes on."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QToolButton,
    QTreeView,
    QWidget,
)
from qasync import QEventLoop

from reviewer_app.ui.dialogs import ask, choose_files, choose_save

_T = TypeVar("_T")


class Loop:
    """A loop that runs Qt and asyncio together, as the window has it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run_until_complete(asyncio.wait_for(work, 20))


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[Loop]:
    # There is no main window here, so the first dialog to close would end the application.
    quits = qapp.quitOnLastWindowClosed()
    qapp.setQuitOnLastWindowClosed(False)
    made = QEventLoop(qapp)
    asyncio.set_event_loop(made)
    yield Loop(made)
    made.close()
    qapp.setQuitOnLastWindowClosed(quits)
    asyncio.set_event_loop(None)


async def asked_then(dialog: QDialog, act: Callable[[], None]) -> int:
    asked = asyncio.get_running_loop().create_task(ask(dialog))
    await asyncio.sleep(0.01)
    act()
    return await asked


def shown_chooser() -> QFileDialog:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, QFileDialog)]
    return next(chooser for chooser in found if chooser.isVisible())


async def until_chooser() -> QFileDialog:
    for _ in range(200):
        await asyncio.sleep(0.01)
        if any(
            isinstance(w, QFileDialog) and w.isVisible() for w in QApplication.topLevelWidgets()
        ):
            return shown_chooser()
    raise AssertionError("no chooser was shown")


def test_the_answer_is_what_the_person_chose(loop: Loop) -> None:
    dialog = QDialog()

    assert loop.run(asked_then(dialog, dialog.accept)) == QDialog.DialogCode.Accepted.value


def test_esc_is_a_no(loop: Loop) -> None:
    dialog = QDialog()

    def press_esc() -> None:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert loop.run(asked_then(dialog, press_esc)) == QDialog.DialogCode.Rejected.value


def test_other_work_goes_on_while_a_dialog_is_open(loop: Loop) -> None:
    async def work() -> int:
        dialog, count = QDialog(), 0
        asked = asyncio.get_running_loop().create_task(ask(dialog))
        while count < 20:
            await asyncio.sleep(0)
            count += 1
        assert dialog.isVisible()
        dialog.reject()
        await asked
        return count

    assert loop.run(work()) == 20


def test_a_dialog_that_goes_with_its_parent_was_rejected(loop: Loop) -> None:
    async def work() -> int:
        parent = QWidget()
        asked = asyncio.get_running_loop().create_task(ask(QDialog(parent)))
        await asyncio.sleep(0.01)
        parent.deleteLater()
        del parent
        return await asked

    assert loop.run(work()) == QDialog.DialogCode.Rejected.value


def test_cancelled_waiting_closes_the_dialog(loop: Loop) -> None:
    async def work() -> bool:
        dialog = QDialog()
        asked = asyncio.get_running_loop().create_task(ask(dialog))
        await asyncio.sleep(0.01)
        assert dialog.isVisible()
        asked.cancel()
        await asyncio.wait({asked})
        return dialog.isVisible()

    assert loop.run(work()) is False


def test_a_dialog_can_be_asked_again(loop: Loop) -> None:
    dialog = QDialog()

    first = loop.run(asked_then(dialog, dialog.reject))
    second = loop.run(asked_then(dialog, dialog.accept))

    assert (first, second) == (0, 1)


def test_several_files_can_be_chosen_to_read(loop: Loop, tmp_path: Path) -> None:
    names = ["预约 <script>.csv", "حجز.jsonl"]
    for name in names:
        (tmp_path / name).write_text("input\nHello\n", encoding="utf-8")

    async def work() -> list[Path]:
        choosing = asyncio.get_running_loop().create_task(
            choose_files(None, "Open cases", ["Cases (*.csv *.jsonl)"], folder=tmp_path)
        )
        chooser = await until_chooser()
        field = chooser.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        field.setText(" ".join(f'"{name}"' for name in names))
        chooser.accept()
        return await choosing

    assert loop.run(work()) == [tmp_path / name for name in names]


def test_qts_own_chooser_has_whole_columns_and_arrows_in_the_colour_of_the_words(
    loop: Loop, tmp_path: Path, qapp: QApplication
) -> None:
    before = qapp.palette()
    palette = QPalette(before)
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#ffeeaa"))
    qapp.setPalette(palette)

    async def work() -> None:
        choosing = asyncio.get_running_loop().create_task(choose_files(None, "", folder=tmp_path))
        chooser = await until_chooser()
        files, back = chooser.findChild(QTreeView), chooser.findChild(QToolButton, "backButton")
        assert files
        assert back
        mode = files.header().sectionResizeMode(0)
        assert mode == QHeaderView.ResizeMode.ResizeToContents
        picture = back.icon().pixmap(back.iconSize()).toImage()
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
            if picture.pixelColor(x, y).alpha() == 255
        }
        assert colours == {"#ffeeaa"}
        chooser.reject()
        await choosing

    try:
        loop.run(work())
    finally:
        qapp.setPalette(before)


def test_thinking_better_of_it_chooses_nothing(loop: Loop, tmp_path: Path) -> None:
    async def work() -> tuple[list[Path], Path | None]:
        tasks = asyncio.get_running_loop()
        reading = tasks.create_task(choose_files(None, "Open cases", folder=tmp_path))
        (await until_chooser()).reject()
        read = await reading
        writing = tasks.create_task(choose_save(None, "Save", tmp_path / "cases.csv"))
        (await until_chooser()).reject()
        return read, await writing

    assert loop.run(work()) == ([], None)


@pytest.mark.parametrize(
    ("typed", "chosen"), [(None, "cases.jsonl"), ("mine", "mine.jsonl"), ("a.txt", "a.txt")]
)
def test_a_place_to_write_starts_from_a_suggestion(
    loop: Loop, tmp_path: Path, typed: str | None, chosen: str
) -> None:
    async def work() -> Path | None:
        choosing = asyncio.get_running_loop().create_task(
            choose_save(None, "Save cases", tmp_path / "cases.jsonl", ["JSON Lines (*.jsonl)"])
        )
        chooser = await until_chooser()
        field = chooser.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        if typed:
            field.setText(typed)
        chooser.accept()
        return await choosing

    assert loop.run(work()) == tmp_path / chosen


def test_choosers_do_not_stay_behind(loop: Loop, tmp_path: Path) -> None:
    async def work() -> None:
        choosing = asyncio.get_running_loop().create_task(
            choose_files(None, "Open", folder=tmp_path)
        )
        (await until_chooser()).reject()
        await choosing
        await asyncio.sleep(0.01)

    loop.run(work())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, QFileDialog)]
