"""Draws all states in one appearance; a process of its own, since the scale holds for one.

Started by the command: `python -m tests.pictures.drawing FOLDER APPEARANCE NAME…`.
"""

import asyncio
import logging
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QApplication, QDialog

from reviewer_app.services.progress import Progress
from reviewer_app.system.settings import Settings
from reviewer_app.ui.languages import offered
from reviewer_app.ui.theme.sizes import BASE_POINTS
from reviewer_app.workspace import Workspace, open_workspace
from tests.pictures.appearances import APPEARANCES, Appearance
from tests.pictures.framing import put_dialog, put_panel
from tests.pictures.gallery import to_file_name
from tests.pictures.states import STATES, Opened
from tests.support.review_screens import room_again
from tests.support.screens import close_dialogs, review
from tests.support.windows import Driver, a_window, drive

_SETTLE_S = 0.4


def draw(folder: Path, appearance: Appearance, names: list[str]) -> None:
    """One picture for each name. An incomplete language is not spoken, so it has no pictures."""
    if appearance.language not in offered():
        raise SystemExit(f"The translation is not complete: {appearance.language}")
    folder.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="reviewer-pictures-") as base:
        os.environ["HOME"] = base  # so that a picture tells nothing of who took it
        samples = Path(base) / "samples"
        drive(lambda: _fill(samples))
        for name in names:
            workspace = Path(base) / ".local" / "share" / "Reviewer"
            shutil.rmtree(workspace, ignore_errors=True)
            if name != "first start":
                shutil.copytree(samples, workspace)
            try:
                drive(lambda name=name, at=workspace: _draw(folder, appearance, name, at))
            except (AssertionError, TimeoutError, StopIteration) as error:
                failed.append(f"{name}: {error}")
    if failed:
        raise SystemExit("\n".join(failed))


async def _fill(folder: Path) -> None:
    workspace: Workspace
    async with await open_workspace(folder, name="Ada Example") as workspace:
        await workspace.desk.sampling.add(Progress())


async def _draw(folder: Path, appearance: Appearance, name: str, workspace: Path) -> None:
    opened: Opened = STATES.get(name, review)
    settings = Settings(_made(workspace) / "settings.json")
    settings.set("theme", appearance.theme)
    settings.set("text_size", round(_size_of_design() * appearance.text / 100))
    settings.set("tour_seen", True)
    async with a_window(
        workspace, pause_ms=250, size=appearance.size, language=appearance.language
    ) as driver:
        if name != "first start":
            await driver.until_ready()
        await opened(driver)
        await asyncio.sleep(_SETTLE_S)
        _save(driver, folder / f"{to_file_name(name)}.png")
        if not driver.window.unsaved.is_empty:
            await room_again(driver)
        await close_dialogs(driver)


def _size_of_design() -> int:
    """Percent at which the system's font, 9 pt offscreen, has the base size of the design."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return round(100 * BASE_POINTS / system.pointSizeF())


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _save(driver: Driver, file: Path) -> None:
    """The window with its dialogs, in as few bytes as 256 colours take."""
    picture = driver.window.grab()
    for dialog in driver.window.findChildren(QDialog):
        if dialog.isVisible():
            put_dialog(picture, dialog, driver.window.look)
    panel = driver.page.steering.panel
    if panel.isVisible():
        put_panel(picture, panel, driver.window.mapFromGlobal(panel.pos()))
    _in_few_colours(picture.toImage()).save(str(file), "PNG", 0)  # pyright: ignore[reportArgumentType, reportCallIssue]


def _in_few_colours(image: QImage) -> QImage:
    """The same in 256 colours: of each kind its most frequent one, then the most frequent of all.

    So the little red and green that a vote takes stays red and green; Qt's own choice is made for
    photographs.
    """
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("I")
    found = [colour for colour, _ in Counter(pixels).most_common()]
    kinds = dict.fromkeys(colour & 0xF0F0F0 for colour in found)
    first = {kind: next(c for c in found if c & 0xF0F0F0 == kind) for kind in list(kinds)[:200]}
    colours = list(dict.fromkeys([*first.values(), *found[:256]]))[:256]
    plain = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, colours, plain)


def main(folder: str, appearance: str, *names: str) -> None:
    """Draw in one appearance."""
    logging.getLogger("reviewer_app").setLevel(logging.ERROR)
    application = QApplication([sys.argv[0]])
    application.setStyle("Fusion")
    draw(Path(folder), APPEARANCES[appearance], list(names))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(*sys.argv[1:])
