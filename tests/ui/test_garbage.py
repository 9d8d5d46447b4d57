"""Garbage cycles go on the window's thread, and are not left to any other."""

import gc
import threading
from typing import ClassVar

from PySide6.QtWidgets import QApplication

from reviewer_app.ui.garbage import GarbageCollector, collect_due


class _Knot:
    """Refers to itself, so that only the collector can take it away."""

    gone_in: ClassVar[list[str]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.gone_in.append(threading.current_thread().name)


def _make_garbage() -> None:
    for _ in range(5_000):
        _Knot()


def test_a_thread_that_makes_garbage_never_collects_it(qapp: QApplication) -> None:
    _Knot.gone_in.clear()
    collector = GarbageCollector(qapp)
    try:
        worker = threading.Thread(target=_make_garbage, name="database")
        worker.start()
        worker.join()
        assert _Knot.gone_in == []
        collect_due()
        assert set(_Knot.gone_in) == {threading.main_thread().name}
    finally:
        collector.stop()
    assert gc.isenabled()
