"""What every test of the command line has: a log of its own."""

import logging
from collections.abc import Generator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Generator[None]:
    """The log goes to a folder of the test, whatever was logged before, and goes with the test."""
    for name in ("XDG_STATE_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    for handler in before:
        if isinstance(handler, RotatingFileHandler):
            root.removeHandler(handler)
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    root.handlers[:] = before
    root.setLevel(level)
