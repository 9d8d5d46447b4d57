"""Settings survive a crash, a full disk and a damaged file; they are never needed for safety."""

import os
from pathlib import Path

import pytest

from reviewer_app.system.settings import Settings


def test_what_was_set_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    Settings(path).set("theme", "dark")
    again = Settings(path)
    assert again.get("theme", "light") == "dark"
    assert again.get("size", 3) == 3


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"theme": 7}']
)
def test_a_file_that_cannot_be_read_counts_as_empty(tmp_path: Path, content: bytes) -> None:
    """S106: what a power cut leaves."""
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.get("theme", "light") == "light"
    settings.set("theme", "dark")
    assert Settings(path).get("theme", "light") == "dark"


def test_a_crash_between_writing_and_replacing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S106."""
    path = tmp_path / "settings.json"
    settings = Settings(path)
    settings.set("theme", "dark")

    def crash(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "fsync", crash)
    settings.set("theme", "light")
    assert Settings(path).get("theme", "") == "dark"
    assert list(tmp_path.iterdir()) == [path]
