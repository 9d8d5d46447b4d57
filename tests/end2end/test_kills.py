"""The real process is killed at random moments; what it confirmed is there."""

import random
import time
from pathlib import Path
from typing import TypeVar

import pytest

from reviewer_app.domain.changes import EditContent
from reviewer_app.store.checks import full_check
from reviewer_app.store.opening import exists, open_store
from reviewer_app.store.second_copy import read_changes
from reviewer_app.system.locks import WorkspaceLock
from tests.support.edit_models import EditModel, first_cases
from tests.support.kills import CASES, FIRST, Victim, acts_in
from tests.support.models import Model
from tests.support.stores import Bench

_Model = TypeVar("_Model", Model, EditModel)


def look(folder: Path, model: _Model, said: list[str]) -> _Model:
    """Open what the process left; compare it with what it confirmed. Returns what is there."""
    confirmed, trying = acts_in(said)
    for act, outcome in confirmed:
        expected = model.perform(act)
        assert outcome == (list(expected) if isinstance(expected, tuple) else expected), act
    lock = WorkspaceLock(folder)
    lock.acquire()  # a dead process holds nothing
    database = open_store(folder)
    try:
        bench = Bench(database)
        assert bench.read(full_check) == []
        possible = [model, model.after(trying)] if trying else [model]
        found = [bench.read(candidate.differences) for candidate in possible]
        assert [] in found, found
        journal = {row[0] for row in bench.rows("SELECT id FROM change")}
    finally:
        database.close()
        lock.release()
    second = read_changes(folder)[0]
    assert journal <= {change.id for change in second}
    assert all(change.content for change in second if isinstance(change, EditContent))
    return possible[found.index([])]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_whatever_was_confirmed_before_a_kill_is_there(tmp_path: Path, kills: int) -> None:
    """B41, S125: votes, reasons, marks, undo, redo and drafts, with an import running or not."""
    random_ = random.Random(kills)
    folder, model, confirmed = tmp_path / "reviews", Model(), 0
    next_victim = Victim()
    for number in range(kills):
        victim, next_victim = next_victim, Victim()
        victim.order(folder=str(folder), seed=number, batches=number % 3 == 2)
        victim.wait_for("open")
        time.sleep(random_.uniform(0, 0.5))
        said = victim.kill()
        confirmed += len(acts_in(said)[0])
        model = look(folder, model, said)
    next_victim.kill()
    print(f"{kills} kills, {confirmed} confirmed acts, none lost")
    assert confirmed > kills


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_no_confirmed_edit_is_lost_by_a_kill(tmp_path: Path, kills: int) -> None:
    """S125: edits, new, duplicated and deleted cases, restored revisions, their undo, drafts."""
    random_ = random.Random(kills)
    folder, confirmed = tmp_path / "reviews", 0
    model = EditModel(first_cases(CASES, FIRST))
    next_victim = Victim()
    for number in range(kills):
        victim, next_victim = next_victim, Victim()
        batches = number % 3 == 2
        victim.order(folder=str(folder), seed=number, batches=batches, edits=True)
        victim.wait_for("open")
        time.sleep(random_.uniform(0, 0.5))
        said = victim.kill()
        confirmed += len(acts_in(said)[0])
        model = look(folder, model, said)
    next_victim.kill()
    print(f"{kills} kills, {confirmed} confirmed acts, none lost")
    assert confirmed > kills


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_kill_while_opening_or_closing_leaves_a_store_that_opens(
    tmp_path: Path, kills: int
) -> None:
    """S108, S125: every second time in a folder where nothing was."""
    random_ = random.Random(kills)
    folder, model = tmp_path / "reviews", Model()
    for number in range(max(2, kills // 5)):
        if number % 2 == 0:
            folder, model = tmp_path / f"reviews-{number}", Model()
        victim = Victim()
        victim.order(folder=str(folder), seed=number, acts=random_.randint(0, 5))
        if number % 3 == 0:
            victim.wait_for("open")
            victim.wait_for("closing")
            time.sleep(random_.uniform(0, 0.01))
            # What was said before is not heard here, so the store is only looked over.
            victim.kill()
            check(folder)
            folder, model = tmp_path / f"reviews-{number}-next", Model()
            continue
        time.sleep(random_.uniform(0, 0.15))
        said = victim.kill()
        if exists(folder) and "open" in said:
            model = look(folder, model, said)
        else:
            check(folder)


def check(folder: Path) -> None:
    """A store that was being made is there whole or not at all; either way it opens."""
    folder.mkdir(exist_ok=True)
    database = open_store(folder)
    try:
        bench = Bench(database)
        assert bench.read(full_check) == []
        assert bench.rows("SELECT count(*) FROM test_case")[0][0] in (0, CASES)
    finally:
        database.close()


def test_a_process_that_closes_leaves_neither_wal_nor_mark(tmp_path: Path) -> None:
    victim = Victim()
    victim.order(folder=str(tmp_path / "reviews"), seed=1, acts=20)
    said = victim.finish()
    assert said[-1] == "closed"
    assert not (tmp_path / "reviews" / "store.sqlite-wal").exists()
    look(tmp_path / "reviews", Model(), said)
