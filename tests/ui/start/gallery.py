"""Draws the start page into a picture.

python -m tests.ui.start.gallery OUT.png [--theme dark] [--rtl] [--scale 1.5] [--points 10]
    [--width 1440] [--height 800] [--state plain|busy|error|drag|noname|end]
"""

import argparse
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.start.page import StartPage, Way
from reviewer_app.ui.widgets.look import Look
from tests.support.galleries import begun, dressed, options, save, settle


def build(look: Look, state: str) -> StartPage:
    page = StartPage(look)
    page.set_name("" if state == "noname" else "Ana Belmar")
    page.set_folder(Path.home() / ".local/share/Reviewer/workspace")
    if state == "busy":
        page.show_busy(Way.SAMPLES, "Reading 4 of 10 files: Fraud reports", 0.4)
        door = page._doors[Way.SAMPLES]
        door._delay.stop()
        door._show_words()
    if state == "error":
        page.show_error(
            Way.FILE,
            "“clinic-cases-<b>april</b>.xlsx” was not read.",
            "It looks like an Excel workbook. CSV and JSON Lines files can be read.",
        )
    if state == "drag":
        page._drop.set_ready(is_ready=True)
    return page


def picture(application: QApplication, arguments: argparse.Namespace) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    look = dressed(application, arguments)
    page = build(look, arguments.state)
    page.resize(arguments.width, arguments.height)
    page.show()
    page.activateWindow()
    settle(application)
    if arguments.state == "noname":
        page._doors[Way.FILE].click()
    if arguments.state == "end":
        page._doors[Way.SAMPLES].setFocus(Qt.FocusReason.TabFocusReason)
        bar = page._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())
    settle(application)
    save(page, arguments)


def main() -> None:
    parser = options()
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=812)
    parser.add_argument("--state", default="plain")
    arguments = parser.parse_args()
    picture(begun(arguments), arguments)


if __name__ == "__main__":
    main()
