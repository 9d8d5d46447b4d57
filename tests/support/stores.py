"""Real stores in folders of their own, filled with a few cases."""

import asyncio
import itertools
import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import text

from reviewer_app.domain.changes import Seen
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.checking import Checking
from reviewer_app.services.deciding_many import DecidingMany
from reviewer_app.services.drafting import Drafting
from reviewer_app.services.editing import Editing
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.marking import Marking
from reviewer_app.services.organizing import Organizing
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.signing import Signature
from reviewer_app.services.sweeping import Sweeping
from reviewer_app.services.undoing import Undoing
from reviewer_app.services.viewing import Viewing
from reviewer_app.store import people
from reviewer_app.store.apply import apply
from reviewer_app.store.checks import full_check
from reviewer_app.store.database import Database
from reviewer_app.store.datasets import add_dataset, add_product
from reviewer_app.store.imports import NewCase, NewImport, add_cases, begin_import
from reviewer_app.store.opening import open_store, store_path
from reviewer_app.store.sessions import Session
from tests.support.builders import (
    DATASET,
    ME,
    NOON,
    PRODUCT,
    CountingIds,
    TickingClock,
    a_case,
    an_import,
    from_file,
)

_T = TypeVar("_T")
_BENCHES = itertools.count(1)
"""Each bench makes ids of its own, also on a store that another one has left."""


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run what a test awaits."""
    return asyncio.run(work)


@dataclass
class Bench:
    """An open store with the services that a reviewer uses, and every note they published."""

    database: Database
    clock: TickingClock = field(default_factory=TickingClock)
    ids: CountingIds = field(default_factory=lambda: CountingIds(f"id-{next(_BENCHES)}"))
    notes: list[Affected] = field(default_factory=list[Affected])
    person_id: str = ME.id

    def __post_init__(self) -> None:
        self.database.now = lambda: self.clock.moment
        feed = Feed()
        feed.listen(self.notes.append)
        signature = Signature(
            person_id=self.person_id,
            device="desk",
            app_version="1",
            clock=self.clock,
            ids=self.ids,
        )
        self.sweeping = Sweeping(self.database)
        self.reviewing = Reviewing(self.database, feed, signature)
        self.editing = Editing(self.database, feed, signature)
        self.drafting = Drafting(self.database, signature)
        self.deciding_many = DecidingMany(self.database, feed, signature)
        self.marking = Marking(self.database, feed, signature, self.deciding_many)
        self.undoing = Undoing(self.database, feed, signature, self.sweeping, self.deciding_many)
        self.organizing = Organizing(self.database, feed, signature)
        self.browsing = Browsing(self.database)
        self.viewing = Viewing(self.database, signature)
        self.checking = Checking(self.database, can_write=True)

    @property
    def folder(self) -> Path:
        return self.database.path.parent

    def write(self, work: Callable[[Session], _T]) -> _T:
        """Write and wait."""
        return self.database.submit_write(work).result()

    def read(self, query: Callable[[Session], _T]) -> _T:
        """Read and wait."""
        return run(self.database.read(query))

    def rows(self, query: str, **values: object) -> list[tuple[Any, ...]]:
        """What a query gives, by a reader."""
        return self.read(lambda session: [tuple(r) for r in session.execute(text(query), values)])

    def problems(self) -> list[str]:
        """What is wrong with the store."""
        return self.read(full_check)


def fill(session: Session, count: int = 5, **more: Any) -> None:
    """A dataset with cases 1..count, as a finished import leaves them."""
    people.save_me(session, ME, given=True)
    add_product(session, PRODUCT)
    add_dataset(session, DATASET)
    begin_import(
        session,
        NewImport(
            id="import-1",
            dataset_id=DATASET.id,
            file_name="cards.csv",
            file_hash="f",
            started_at=NOON,
        ),
    )
    cases = [a_case(number, **more) for number in range(1, count + 1)]
    add_cases(session, "import-1", [NewCase(case=case, imported=from_file(case)) for case in cases])
    apply(session, an_import("change-import", taken=count, can_undo=False))


@contextmanager
def a_bench(folder: Path, count: int = 5, **more: Any) -> Generator[Bench]:
    """A store in the folder, filled when it is new; closed at the end."""
    is_new = not store_path(folder).exists()
    database = open_store(folder)
    try:
        bench = Bench(database, **more)
        if is_new:
            bench.write(lambda session: fill(session, count))
        yield bench
    finally:
        database.close()


def seen(number: int = 1) -> Seen:
    """Case `number` as it is on screen."""
    case = a_case(number)
    return Seen(case_id=case.id, content_hash=case.content_hash)


@contextmanager
def raw(folder: Path) -> Generator[sqlite3.Connection]:
    """The closed store of a folder, as any SQLite tool sees it."""
    connection = sqlite3.connect(store_path(folder), isolation_level=None)
    with closing(connection):
        yield connection


def copy_store(source: Path, target: Path) -> Path:
    """Copy the files of a store that nobody in this process has open."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.is_file() and not path.name.endswith((".lock", "-shm")):
            shutil.copy2(path, target / path.name)
    return target
