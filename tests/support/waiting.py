"""Waiting for what a test means, without a loop of asyncio: Qt goes on until it is so."""

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

PATIENCE_S = 30.0
"""Only a test that fails waits so long."""


def until(holds: Callable[[], object], what: str = "") -> None:
    """Let Qt go on until something holds; fails with what was waited for."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, f"waited in vain: {what or holds}"
        QTest.qWait(5)
