"""Tells when what a widget has to show is on the screen."""

import asyncio
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Painted(QObject):
    """Notes when a widget was painted while something held, once the whole picture is done."""

    def __init__(self, widget: QWidget, holds: Callable[[], bool]) -> None:
        super().__init__(widget)
        self._holds = holds
        self._seen: asyncio.Future[float] | None = None
        widget.installEventFilter(self)

    def wait(self) -> "asyncio.Future[float]":
        """Resolves to the time of the next such picture."""
        self._seen = asyncio.get_running_loop().create_future()
        return self._seen

    def _note(self) -> None:
        if self._seen and not self._seen.done():
            self._seen.set_result(time.perf_counter())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._seen and self._holds():
            QTimer.singleShot(0, self._note)
        return False
