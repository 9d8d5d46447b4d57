"""What is told of a workspace from outside, and that looking changes nothing."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reviewer_app.cli.words import describe
from reviewer_app.services.diagnosing import Diagnosing, Finding
from reviewer_app.store.opening import STORE
from reviewer_app.system.locks import WorkspaceLock
from tests.support.stores import a_bench, run, seen

LATER = datetime(2126, 1, 1, tzinfo=UTC)


def look(folder: Path, now: datetime = LATER) -> dict[str, Finding]:
    """What is told, by subject."""
    found = run(Diagnosing(folder, "1.2.3", lambda: now).look(describe))
    return {finding.subject: finding for finding in found}


def a_workspace(folder: Path) -> Path:
    with a_bench(folder) as bench:
        run(bench.reviewing.press(seen(1), 1))
        return bench.folder


def test_a_sound_workspace_has_nothing_to_note(tmp_path: Path) -> None:
    found = look(a_workspace(tmp_path))

    assert {finding.level for finding in found.values()} == {"good"}
    assert "Reviewer 1.2.3" in found["Program"].words
    assert found["Store"].words.startswith("It opens")


def test_looking_at_a_folder_that_is_not_there_makes_nothing(tmp_path: Path) -> None:
    found = look(tmp_path / "nowhere")

    assert found["Workspace"].level == "note"
    assert not (tmp_path / "nowhere").exists()


def test_looking_leaves_every_file_as_it_was(tmp_path: Path) -> None:
    folder = a_workspace(tmp_path)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}

    look(folder)

    # SQLite makes and removes its shared memory; what holds facts stays to the byte.
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert {name: after.get(name) for name in before} == before


def test_a_workspace_in_a_cloud_folder_is_trouble_with_a_way_out(tmp_path: Path) -> None:
    """B97: a synchronized store is warned about."""
    folder = tmp_path / "Dropbox" / "cases"
    folder.mkdir(parents=True)

    found = look(folder)["Folder"]

    assert (found.level, "cloud" in found.words) == ("trouble", True)
    assert "Move the folder" in found.remedy


def test_a_conflicted_copy_beside_the_store_is_named(tmp_path: Path) -> None:
    """B97: the second file that a sync program leaves."""
    folder = a_workspace(tmp_path)
    stem, _, suffix = STORE.partition(".")
    (folder / f"{stem} (Ana's conflicted copy).{suffix}").write_bytes(b"")

    found = look(folder)["Copies"]

    assert found.level == "trouble"
    assert "Ana's conflicted copy" in found.words


def test_an_open_workspace_is_noted_and_stays_open(tmp_path: Path) -> None:
    folder = a_workspace(tmp_path)
    lock = WorkspaceLock(folder)
    lock.acquire()
    try:
        found = look(folder)["Access"]
    finally:
        lock.release()

    assert (found.level, "open in a window" in found.words) == ("note", True)


def test_a_damaged_store_is_trouble_in_words(tmp_path: Path) -> None:
    folder = a_workspace(tmp_path)
    (folder / STORE).write_bytes(b"not a database" * 1000)

    found = look(folder)["Store"]

    assert found.level == "trouble"
    assert "damaged" in found.words
    assert "reviewer-app check" in found.remedy


def test_a_clock_that_runs_behind_the_changes_is_noted(tmp_path: Path) -> None:
    """B95: a wrong clock is shown; order never depends on it."""
    found = look(a_workspace(tmp_path), now=datetime(1970, 1, 1, tzinfo=UTC))

    assert found["Clock"].level == "note"
    assert "No change is lost" in found["Clock"].remedy


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_only_be_read_is_trouble(tmp_path: Path) -> None:
    folder = a_workspace(tmp_path)
    folder.chmod(0o500)
    try:
        assert look(folder)["Access"].level == "trouble"
    finally:
        folder.chmod(0o700)
