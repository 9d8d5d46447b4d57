"""What every gallery begins with: the application in the look that its arguments ask for."""

import argparse

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look


def dressed(application: QApplication, arguments: argparse.Namespace) -> Look:
    """A look without motion, with the application's font, palette, sheet and direction set to it.

    arguments: theme (a name of Scheme), rtl, and if they differ from the pictures of the design
    points and font.
    """
    family: str = getattr(arguments, "font", "Inter")
    font = QFont(family) if family else QFont(application.font())
    font.setPointSizeF(getattr(arguments, "points", 10))
    theme = Theme.make(Scheme[arguments.theme.upper()], font)
    application.setFont(theme.font("body"))
    application.setPalette(theme.palette())
    application.setStyleSheet(theme.style_sheet())
    directions = Qt.LayoutDirection
    application.setLayoutDirection(
        directions.RightToLeft if arguments.rtl else directions.LeftToRight
    )
    return Look(theme, is_animated=False)
