"""A reviewer at work in a process that is made to be killed: `python -m tests.support.kills`.

Says "warm" when everything is imported, waits for one line with its orders, and then says, a line
each: "open", "> act" before an act, "< what it came to" once that is on the disk, "closing".
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reviewer_app.services.reviewing import Reviewing
from reviewer_app.store.cases import read_case
from reviewer_app.store.database import Database, Session
from reviewer_app.store.imports import NewCase, add_cases
from reviewer_app.store.workers import Priority
from reviewer_app.workspace import open_workspace
from tests.support.builders import ME, a_case, from_file
from tests.support.edit_models import EditHand, random_edit
from tests.support.models import Act, Hand, random_act
from tests.support.stores import fill

CASES = 12
FIRST = "Yes"
"""The expected output of each case at first."""

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, kw_only=True)
class Orders:
    """What the process is to do. acts: close after these. checkpoints: whether the WAL shrinks.

    edits: the acts of `edit_models` rather than those of `models`.
    """

    folder: str
    seed: int
    acts: int = 1_000_000
    checkpoints: bool = True
    batches: bool = False
    edits: bool = False


def say(word: str, *facts: Any) -> None:
    """One line, handed to the system at once."""
    os.write(1, (" ".join([word, *(json.dumps(fact) for fact in facts)]) + "\n").encode())


async def work(orders: Orders) -> None:
    """Open the workspace, act until killed or done, close."""
    workspace = await open_workspace(Path(orders.folder), name=ME.name)
    database, reviewing = workspace.database, workspace.desk.reviewing
    if not await database.read(_is_filled):
        await database.write(lambda session: fill(session, CASES, expected_output=FIRST))
    if not orders.checkpoints:
        await database.write(_keep_wal)
    reviewing = _as_me(reviewing)
    say("open")
    random_ = random.Random(orders.seed)
    desk = workspace.desk
    hand = Hand(reviewing, desk.undoing)
    edit_hand = EditHand(desk.editing, desk.drafting, reviewing, desk.undoing)
    batches = asyncio.create_task(_import(database, orders.seed)) if orders.batches else None
    for _ in range(orders.acts):
        act = random_edit(random_) if orders.edits else random_act(random_, CASES)
        say(">", act)
        say("<", await (edit_hand if orders.edits else hand).perform(act))
    if batches:
        batches.cancel()
    say("closing")
    workspace.close()
    say("closed")


def _as_me(reviewing: Reviewing) -> Reviewing:
    """The workspace's own services; `fill` names the person of these cases."""
    signature = reviewing._signature
    object.__setattr__(signature, "person_id", ME.id)
    return reviewing


def _is_filled(session: Session) -> bool:
    try:
        read_case(session, f"case-{CASES}")
    except LookupError:
        return False
    except Exception as error:  # noqa: BLE001 - NotFound
        return type(error).__name__ != "NotFound"
    return True


def _keep_wal(session: Session) -> None:
    session.connection().exec_driver_sql("PRAGMA wal_autocheckpoint = 0")


async def _import(database: Database, seed: int) -> None:
    """Batches that run beside the person's acts; their import never finishes."""
    for batch in range(1_000_000):
        base = 1000 + seed % 1000 * 100_000 + batch * 50

        def write(session: Session, base: int = base) -> None:
            cases = [a_case(base + n, input="word " * 50) for n in range(50)]
            new = [NewCase(case=case, imported=from_file(case)) for case in cases]
            add_cases(session, "import-1", new)

        await database.write(write, Priority.BATCH)


def main() -> None:
    say("warm")
    asyncio.run(work(Orders(**json.loads(sys.stdin.readline()))))


class Victim:
    """A process of this module, seen from the test that kills it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.kills"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def order(self, **orders: Any) -> None:
        """Let it begin."""
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stdout.readline() == b"warm\n", self._errors()
        self._process.stdin.write(json.dumps(orders).encode() + b"\n")
        self._process.stdin.flush()

    def wait_for(self, word: str) -> None:
        """Read on until it says a word."""
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith(word.encode()):
                return
        raise AssertionError(self._errors())

    def kill(self) -> list[str]:
        """End it without a warning; everything it has still said."""
        self._process.kill()
        return self.finish()

    def finish(self) -> list[str]:
        """Wait for its end; everything it has still said."""
        assert self._process.stdout
        assert self._process.stderr
        with self._process:
            said = self._process.stdout.read().decode("utf-8", "replace").splitlines(keepends=True)
            errors = self._process.stderr.read().decode()
        assert "Traceback" not in errors, errors
        # A long line can be torn by the kill when the pipe is full: it was not said to its end.
        return [line.rstrip("\n") for line in said if line.endswith("\n")]

    def _errors(self) -> str:
        self._process.kill()
        assert self._process.stderr
        with self._process:
            return self._process.stderr.read().decode()


def acts_in(said: list[str]) -> tuple[list[tuple[Act, Any]], Act | None]:
    """The acts that were confirmed with what they came to, and the one that was not, if any."""
    confirmed: list[tuple[Act, Any]] = []
    trying: Act | None = None
    for line in said:
        if line.startswith("> "):
            trying = json.loads(line[2:])
        elif line.startswith("< ") and trying:
            confirmed.append((trying, json.loads(line[2:])))
            trying = None
    return confirmed, trying


if __name__ == "__main__":
    main()
