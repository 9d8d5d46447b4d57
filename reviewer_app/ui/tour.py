"""The tour: the main job done through the real window by key presses, with a picture of each step.

It shows, also on a machine without a display, that everything works and what it looks like.
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QDialog

from reviewer_app.services.browsing import CaseView
from reviewer_app.services.desk import Desk
from reviewer_app.system.resources import resource
from reviewer_app.ui.importing.course import Stage
from reviewer_app.ui.window import Window

_PATIENCE_S = 30.0
_SETTLE_S = 0.3
_SIZE = (1440, 900)
_SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_FILE = ("samples", "clinic-booking-and-moving.jsonl")


class TourFailed(Exception):
    """A step did not come to its end; the text says which."""


class Tour:
    """Walks through import, vote, mark, undo, edit and export, and writes down what it saw."""

    def __init__(self, window: Window, desk: Desk, folder: Path) -> None:
        self._window = window
        self._desk = desk
        self._folder = folder
        self._lines: list[str] = []
        self._pictures = 0

    async def walk(self) -> bool:
        """Do every step; True when all came to their end. The summary in the folder says more."""
        self._folder.mkdir(parents=True, exist_ok=True)
        is_good = True
        try:
            for step in (self._open, self._read_in, self._decide, self._take_back):
                await step()
            for step in (self._edit, self._compare, self._write):
                await step()
        except TourFailed as error:
            is_good = False
            await self._picture("failed", f"FAILED: {error}")
        summary = self._folder / "summary.txt"
        summary.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        return is_good

    async def _open(self) -> None:
        person = await self._desk.signing.person()
        self._window.resize(*_SIZE)
        self._window.begin(person, has_given_name=False, has_cases=False)
        self._window.show()
        await self._picture("first-start", "the first start asks for a name and shows two doors")

    async def _read_in(self) -> None:
        self._window.open_files([resource(*_FILE)])
        page = self._window.imports.page
        course = page.course
        await self._until(lambda: course.survey is not None, "the look through the file")
        await self._picture("import-columns", "each column goes to a field; nothing is read in yet")
        self._press(Qt.Key.Key_Return)
        await self._picture("import-where-to", "Enter goes on: which dataset takes the cases")
        self._press(Qt.Key.Key_Return)
        await self._until(lambda: course.stage is Stage.DONE, "the result of the import")
        await self._picture("import-result", "a file is read in; the result lists what was left")
        self._press(Qt.Key.Key_Return)
        await self._ready("the first case of the file")
        touring = self._window.touring
        await self._until(lambda: touring.is_on, "the tour of cards")
        await self._picture("cards", "the first time five cards tell what is where; Esc leaves")
        self._press(Qt.Key.Key_Escape)
        await self._until(lambda: not touring.is_on, "the end of the tour of cards")
        await self._picture("review", f"the queue is open at case {self._case().title}")

    async def _decide(self) -> None:
        first = self._case()
        self._press(Qt.Key.Key_U)
        await self._until(lambda: self._is_done(first), "the upvote on the disk")
        await self._picture("upvoted", f"U upvotes {first.title}", settle_s=0)
        await self._next_after(first)
        second = self._case()
        self._press(Qt.Key.Key_D)
        await self._until(lambda: self._is_done(second), "the downvote on the disk")
        self._press(Qt.Key.Key_2)
        for letter in "the fee is missing":
            self._press_letter(letter)
        await self._picture("downvote-reason", f"D downvotes {second.title}, 2 and words say why")
        self._press(Qt.Key.Key_Return)
        await self._next_after(second)
        third = self._case()
        self._press(Qt.Key.Key_R)
        await self._next_after(third)
        await self._picture("reviewed", f"R marks {third.title} as reviewed")

    async def _take_back(self) -> None:
        here = self._case()
        self._press(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
        await self._until(lambda: self._case().case_id != here.case_id, "the mark taken back")
        if self._case().is_done:
            raise TourFailed("undo left the mark where it was")
        await self._picture("undone", f"Ctrl+Z goes back to {self._case().title} and its mark")

    async def _edit(self) -> None:
        before = self._case()
        self._press(Qt.Key.Key_E)
        await self._until(lambda: self._window.editor.is_on_screen, "the editor")
        self._press(Qt.Key.Key_End, modifiers=Qt.KeyboardModifier.ControlModifier)
        for letter in " and wich form":
            self._press_letter(letter)
        await self._picture("editor", f"E edits {before.title}; a word is spelled wrongly")
        self._press(Qt.Key.Key_S, modifiers=Qt.KeyboardModifier.ControlModifier)
        await self._until(lambda: self._window.screens.is_reviewing, "the end of the editor")
        await self._until(lambda: self._case().case_id != before.case_id, "the new revision")
        await self._ready("the new revision")

    async def _compare(self) -> None:
        page = self._window.comparisons.page
        self._press(Qt.Key.Key_C)
        await self._until(lambda: self._window.screens.shows(page), "the comparison")
        await self._picture("compared", "C shows what the edit changed")
        self._press(Qt.Key.Key_Escape)
        await self._until(lambda: self._window.screens.is_reviewing, "the case again")

    async def _write(self) -> None:
        self._press(Qt.Key.Key_E, modifiers=_SHIFTED)
        course = self._window.files.exporting
        await self._until(lambda: course.dialog is not None, "the export dialog")
        dialog = course.dialog
        if dialog is None:
            raise TourFailed("the export dialog went away")
        target = self._folder / "exported.jsonl"
        dialog.set_place(target)
        await self._picture("export", "what goes into the exported file, and where to")
        self._press(Qt.Key.Key_Return, dialog)
        await self._until(lambda: course.dialog is None, "the file on the disk")
        votes = [json.loads(line)["user_score_reason"] for line in _lines_of(target)]
        if "Incomplete: the fee is missing" not in votes:
            raise TourFailed("the exported file does not have the reason that was given")
        self._lines.append(f"exported {len(votes)} cases to {target.name}, votes included")

    # Hands and eyes

    def _case(self) -> CaseView:
        view = self._window.page.view
        if view is None:
            raise TourFailed("no case is open")
        return view

    def _is_done(self, before: CaseView) -> bool:
        return self._case().case_id == before.case_id and self._case().is_done

    async def _next_after(self, before: CaseView) -> None:
        await self._until(lambda: self._case().case_id != before.case_id, "the next case")
        await self._ready("the next case")

    async def _ready(self, what: str) -> None:
        page = self._window.page
        await self._until(lambda: page.view is not None and not page.pace.is_waiting, what)

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        waited = 0.0
        while not holds():
            if waited > _PATIENCE_S:
                raise TourFailed(f"{what} did not come")
            await asyncio.sleep(0.01)
            waited += 0.01

    def _press(
        self,
        key: Qt.Key,
        dialog: QDialog | None = None,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """A key press as the window system delivers it: to the window, then to its focus."""
        handle = (dialog or self._window).windowHandle()
        text = "" if modifiers else _text_of(key)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(handle, QKeyEvent(kind, key, modifiers, text))

    def _press_letter(self, letter: str) -> None:
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), none, letter)
        QCoreApplication.sendEvent(self._window.windowHandle(), event)

    async def _picture(self, name: str, words: str, settle_s: float = _SETTLE_S) -> None:
        await asyncio.sleep(settle_s)
        self._pictures += 1
        file = f"{self._pictures:02}-{name}.png"
        picture = self._window.grab()
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible():
                _paint_over(picture, dialog)
        picture.save(str(self._folder / file))
        self._lines.append(f"{file}: {words}")


def _paint_over(picture: QPixmap, dialog: QDialog) -> None:
    """Put a dialog onto the picture of its window, in the middle."""
    ratio = picture.devicePixelRatio()
    grabbed = dialog.grab()
    room = picture.deviceIndependentSize() - grabbed.deviceIndependentSize()
    painter = QPainter(picture)
    place = QPoint(round(room.width() / 2), round(room.height() / 2))
    painter.drawPixmap(place, grabbed)
    painter.end()
    picture.setDevicePixelRatio(ratio)


def _text_of(key: Qt.Key) -> str:
    if key == Qt.Key.Key_Return:
        return "\r"
    name = QKeySequence(key).toString()
    return name.lower() if len(name) == 1 else ""


def _lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
