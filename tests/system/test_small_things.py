"""Clock, ids and the log."""

import logging
from datetime import UTC
from pathlib import Path

import pytest

from reviewer_app.system.clock import SystemClock
from reviewer_app.system.ids import UniqueIds
from reviewer_app.system.logs import start_log


def test_the_clock_tells_aware_utc() -> None:
    assert SystemClock().now().tzinfo is UTC


def test_no_id_comes_twice() -> None:
    ids = UniqueIds()
    made = {ids.new() for _ in range(10_000)}
    assert len(made) == 10_000
    assert all(len(made_id) == 36 for made_id in made)


def test_the_log_is_written_into_its_folder(tmp_path: Path) -> None:
    path = start_log(tmp_path / "logs")
    assert path
    try:
        logging.getLogger("reviewer_app.test").warning("something %s", "happened")
        assert "something happened" in path.read_text()
    finally:
        root = logging.getLogger()
        for handler in list(root.handlers):
            if getattr(handler, "baseFilename", "") == str(path):
                root.removeHandler(handler)
                handler.close()


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_where_no_log_can_be_the_program_starts_all_the_same(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    assert start_log(tmp_path / place) is None
