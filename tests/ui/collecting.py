"""Widgets that tests let go are destroyed between the tests, in the thread of the window."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def widgets_go_between_tests(no_windows_left: None) -> Iterator[None]:
    """Collected in the middle of a test, or by a database thread, they would take it with them."""
    was_enabled = gc.isenabled()
    gc.disable()
    yield
    gc.collect()
    if was_enabled:
        gc.enable()
