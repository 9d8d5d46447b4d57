"""Types of the parts of qasync that we use (qasync ships none)."""

import asyncio

from PySide6.QtCore import QCoreApplication

class QEventLoop(asyncio.AbstractEventLoop):
    def __init__(
        self,
        app: QCoreApplication | None = None,
        set_running_loop: bool = False,
        already_running: bool = False,
    ) -> None: ...
    def __enter__(self) -> QEventLoop: ...
    def __exit__(self, *args: object) -> None: ...
