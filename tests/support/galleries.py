"""What every gallery begins with: the application in the look that its arguments ask for."""

import argparse
import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look


def options() -> argparse.ArgumentParser:
    """What every gallery can be asked for; the defaults are those of the design's pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--rtl", action="store_true")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--points", type=float, default=10)
    parser.add_argument("--font", default="Inter", help="empty for the system's own")
    return parser


def begun(arguments: argparse.Namespace) -> QApplication:
    """The application, made at the scale that was asked for."""
    os.environ["QT_SCALE_FACTOR"] = arguments.scale
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    application.setStyle("Fusion")
    return application


def dressed(application: QApplication, arguments: argparse.Namespace) -> Look:
    """A look without motion, with the application's font, palette, sheet and direction set to it.

    arguments: those of `options`.
    """
    font = QFont(arguments.font) if arguments.font else QFont(application.font())
    font.setPointSizeF(arguments.points)
    theme = Theme.make(Scheme[arguments.theme.upper()], font)
    application.setFont(theme.font("body"))
    application.setPalette(theme.palette())
    application.setStyleSheet(theme.style_sheet())
    directions = Qt.LayoutDirection
    application.setLayoutDirection(
        directions.RightToLeft if arguments.rtl else directions.LeftToRight
    )
    return Look(theme, is_animated=False)


def settle(application: QApplication) -> None:
    """Let timers without delay, layouts and paints happen."""
    for _ in range(8):
        application.processEvents()


def save(page: QWidget, arguments: argparse.Namespace) -> None:
    """Keep the picture where it was asked for, and close the page."""
    Path(arguments.out).parent.mkdir(parents=True, exist_ok=True)
    page.grab().save(arguments.out)
    page.close()
