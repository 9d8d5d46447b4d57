"""A process is killed while a file changes cases, and while that is undone and done again."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.filing import Filing, a_filing
from tests.support.stores import copy_store, run

ROOT = Path(__file__).resolve().parents[2]
BEFORE = "id,question,variant\n" + "".join(f"{n},Why {n}?,rag\n" for n in range(1200))
AFTER = "id,question,variant\n" + "".join(
    f"{n},{'How' if n % 3 == 0 else 'Why'} {n}?,{'qa' if n % 3 == 1 else 'rag'}\n"
    for n in range(1500)
)
"""Every third case has another text, every third another label, and 300 are new."""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A closed workspace with the cases before, and the file that changes them."""
    with a_filing(tmp_path, "base") as filing:
        filing.take(BEFORE, "cases.csv")
    (tmp_path / "changed.csv").write_text(AFTER)
    return tmp_path


def shown(filing: Filing) -> list[tuple[str, str, str]]:
    rows = filing.rows(
        "SELECT c.external_id, c.input, c.variant FROM test_case c "
        "LEFT JOIN import_run i ON i.id = c.import_id WHERE c.legacy_at IS NULL "
        "AND c.deleted_at IS NULL AND i.finished_at IS NOT NULL "
        "AND (i.sweep IS NULL OR i.sweep = 'away')"
    )
    return sorted(rows)


def told(table: str) -> list[tuple[str, ...]]:
    return sorted(tuple(line.split(",")) for line in table.splitlines()[1:])


def kill_after(base: Path, workspace: Path, word: str, seconds: float) -> list[str]:
    """Run the import until it has said a word, and some time longer; all that it said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.import_kills", workspace, base / "changed.csv"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    said: list[str] = []
    for line in process.stdout:
        said.append(line.strip())
        if said[-1] == word:
            break
    time.sleep(seconds)
    process.kill()
    with process:
        said += process.stdout.read().split()
    return said


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_kill_shows_the_import_whole_or_not_at_all_and_it_can_go_on(
    base: Path, kills: int
) -> None:
    """B85, S125: also in the middle of the last step, of an undo and of a redo."""
    random_ = random.Random(kills)
    words = ["open", "0", "done", "undone", "redone"]
    states: set[str] = set()
    for number in range(max(5, kills // 3)):
        name = f"killed-{number}"
        workspace = copy_store(base / "base", base / name)
        said = kill_after(base, workspace, words[number % len(words)], random_.uniform(0, 0.4))
        with a_filing(base, name) as filing:
            found = shown(filing)
            assert found in (told(BEFORE), told(AFTER)), said
            waiting = run(filing.desk.importing.unfinished())
            states.add("unfinished" if waiting else "whole")
            if waiting:
                assert found == told(BEFORE)
                result = run(filing.desk.importing.resume(waiting[0].import_id))
                assert (result.changed, result.taken) == (400, 300)
                assert shown(filing) == told(AFTER)
            run(filing.workspace.sweeping.wait())
            assert len(filing.cases()) == len(shown(filing))
    print(f"killed with the import {sorted(states)}")
    assert states == {"unfinished", "whole"}
