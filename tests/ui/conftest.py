"""What every test of the window needs: one application, a look, and no left-over windows."""

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The one application of the test run."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(["tests"])
    application.setStyle("Fusion")
    return application


@pytest.fixture(autouse=True)
def no_windows_left() -> Iterator[None]:
    """A window of an earlier test would take the focus that a test is about."""
    yield
    for window in QGuiApplication.topLevelWindows():
        window.close()


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The light look without motion, at the size of the design."""
    font = QFont(qapp.font())
    font.setPointSizeF(10)
    return Look(Theme.make(Scheme.LIGHT, font), is_animated=False)
