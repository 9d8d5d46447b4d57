"""What every test of the window needs: one application, a look, and no left-over windows."""

import gc
import logging
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


@pytest.fixture(scope="session")
def what_stays() -> None:
    """What has been loaded before the first test is not looked through after every one."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def widgets_go_between_tests(no_windows_left: None, what_stays: None) -> Iterator[None]:
    """Widgets that a test lets go are destroyed after it, in the thread of the window.

    Collected in the middle of a test, or by a database thread, they would take it with them.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    yield
    gc.collect()
    if was_enabled:
        gc.enable()


@pytest.fixture(autouse=True)
def no_unexpected_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Our own bugs are logged and the window goes on; a test must not pass over them."""
    yield
    found = [one for one in caplog.get_records("call") if one.name == "reviewer_app.app"]
    assert [one.getMessage() for one in found if one.levelno >= logging.ERROR] == []


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The light look without motion, at the size of the design."""
    font = QFont(qapp.font())
    font.setPointSizeF(10)
    return Look(Theme.make(Scheme.LIGHT, font), is_animated=False)
