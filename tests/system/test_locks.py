"""One process at a time; the lock goes with the process, however it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from reviewer_app.domain.errors import StoreError, WorkspaceOpen
from reviewer_app.system.locks import WorkspaceLock

HOLDER = """
import sys
from pathlib import Path
from reviewer_app.domain.errors import WorkspaceOpen
from reviewer_app.system.locks import WorkspaceLock
lock = WorkspaceLock(Path(sys.argv[1]))
try:
    lock.acquire()
except WorkspaceOpen:
    print("refused", flush=True)
else:
    print("held", flush=True)
    sys.stdin.readline()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_another_process_is_told_and_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        assert first.stdout
        assert first.stdout.readline() == "held\n"
        with holder(tmp_path) as second:
            assert second.communicate("\n")[0] == "refused\n"
        with pytest.raises(WorkspaceOpen) as found:
            WorkspaceLock(tmp_path).acquire()
        assert found.value.folder == tmp_path
        first.kill()
        first.wait()
    lock = WorkspaceLock(tmp_path)
    lock.acquire()
    lock.release()


def test_a_second_opener_in_the_same_process_is_told_too(tmp_path: Path) -> None:
    lock = WorkspaceLock(tmp_path)
    lock.acquire()
    with pytest.raises(WorkspaceOpen):
        WorkspaceLock(tmp_path).acquire()
    lock.release()
    again = WorkspaceLock(tmp_path)
    again.acquire()
    again.release()


def test_where_no_lock_can_be_made_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        WorkspaceLock(tmp_path / "file").acquire()
