"""Composition root without Qt: one workspace's database and the services on it."""

import errno
import os
import platform
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from reviewer_app import __version__
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import (
    FileProblem,
    StoreError,
    StoreFull,
    StoreReadOnly,
    StoreUnwritable,
    WorkspaceUnsuitable,
    WorkspaceUnwritable,
)
from reviewer_app.services.blinding import Blinding
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.checking import Checking
from reviewer_app.services.comparing import Comparing
from reviewer_app.services.deciding_many import DecidingMany
from reviewer_app.services.desk import Desk
from reviewer_app.services.drafting import RESULT, Drafting
from reviewer_app.services.editing import Editing
from reviewer_app.services.exporting import Exporting
from reviewer_app.services.feed import Feed
from reviewer_app.services.forecasting import Forecasting
from reviewer_app.services.guiding import Guiding
from reviewer_app.services.importing import Importing
from reviewer_app.services.marking import Marking
from reviewer_app.services.merging import Merging
from reviewer_app.services.organizing import Organizing
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.sampling import Sampling
from reviewer_app.services.signing import Signature, Signing, find_signer
from reviewer_app.services.surveying import Surveying
from reviewer_app.services.sweeping import Sweeping
from reviewer_app.services.undoing import Undoing
from reviewer_app.services.viewing import Viewing
from reviewer_app.store.database import Database
from reviewer_app.store.opening import exists, open_store, open_store_to_read
from reviewer_app.system.clock import Clock, SystemClock
from reviewer_app.system.ids import Ids, UniqueIds
from reviewer_app.system.locks import WorkspaceLock
from reviewer_app.system.paths import account_name, why_unsuitable
from reviewer_app.system.resources import resource

FALLBACK_NAME = "Reviewer"
"""Used where the system tells no account name and nobody was asked yet."""


@dataclass(slots=True)
class Workspace:
    """An open workspace; it is held until it is closed. lock None: opened for reading."""

    folder: Path
    database: Database
    desk: Desk
    lock: WorkspaceLock | None
    sweeping: Sweeping

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Finish what waits to be written and let the workspace go."""
        try:
            self.database.close()
        finally:
            if self.lock:
                self.lock.release()


def place_in(folder: Path) -> Path:
    """Where a workspace goes that is to be in a folder: beside other things into one of its own."""
    try:
        is_empty = not any(folder.iterdir())
    except OSError:  # opening it will tell why
        return folder
    return folder if is_empty or exists(folder) else folder / "Reviewer"


async def open_workspace(
    folder: Path,
    *,
    name: str | None = None,
    clock: Clock | None = None,
    ids: Ids | None = None,
) -> Workspace:
    """Open a workspace for work, or make one.

    name: whose acts these will be (a command line's --as). A new workspace without a name takes
    the account's, until somebody gives theirs. Raises WorkspaceOpen, WorkspaceUnsuitable,
    WorkspaceUnwritable where no new one can be made, FileProblem where a file is in the way of
    the folder, or a StoreError; then nothing was changed.
    """
    _refuse_file(folder)
    if why := why_unsuitable(folder):
        raise WorkspaceUnsuitable(folder, why)
    with _making(folder, is_new=_is_new(folder)):
        return await _open(folder, name, clock or SystemClock(), ids or UniqueIds())


async def _open(folder: Path, name: str | None, clock: Clock, ids: Ids) -> Workspace:
    _make_folder(folder)
    lock = WorkspaceLock(folder)
    lock.acquire()
    try:
        database = open_store(folder)
    except BaseException:
        lock.release()
        raise
    try:
        signer = await find_signer(database, ids, name, account_name() or FALLBACK_NAME)
        return _compose(folder, database, lock, signer, clock, ids)
    except BaseException:
        database.close()
        lock.release()
        raise


def is_workspace(folder: Path) -> bool:
    """Whether a workspace is in a folder, or was once."""
    return exists(folder)


async def open_workspace_to_read(folder: Path) -> Workspace:
    """Open a workspace that another process may have open; nothing can be written.

    Raises a StoreError, or FileProblem where a file is in the place of the folder.
    """
    _refuse_file(folder)
    database = open_store_to_read(folder)
    return _compose(folder, database, None, "", SystemClock(), UniqueIds())


def _refuse_file(folder: Path) -> None:
    """Refuse a folder that is a file, or would be inside of one."""
    for part in (folder, *folder.parents):
        if os.path.exists(part) and not os.path.isdir(part):  # noqa: PTH110, PTH112 - never raise
            raise FileProblem(part, "This is a file, not a folder.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WorkspaceUnwritable(folder, cause_of(error)) from error


def _is_new(folder: Path) -> bool:
    try:
        return not exists(folder)
    except OSError:  # it may not even be looked into
        return True


@contextmanager
def _making(folder: Path, *, is_new: bool) -> Generator[None]:
    """What the store says of a workspace that was never there is said of its folder instead."""
    try:
        yield
    except (StoreFull, StoreReadOnly, StoreUnwritable) as error:
        if not is_new:
            raise
        raise WorkspaceUnwritable(folder, _reason(error)) from error


def _reason(error: StoreError) -> str:
    if isinstance(error.__cause__, OSError):
        return cause_of(error.__cause__)
    code = errno.EIO
    if isinstance(error, StoreFull):
        code = errno.ENOSPC
    elif isinstance(error, StoreReadOnly):
        code = errno.EACCES
    return cause_of(OSError(code, ""))


def _compose(
    folder: Path,
    database: Database,
    lock: WorkspaceLock | None,
    signer: str,
    clock: Clock,
    ids: Ids,
) -> Workspace:
    database.now = clock.now
    feed = Feed()
    signature = Signature(
        person_id=signer,
        device=platform.node(),
        app_version=__version__,
        clock=clock,
        ids=ids,
    )
    sweeping = Sweeping(database)
    if lock:
        sweeping.begin()
    deciding_many = DecidingMany(database, feed, signature)
    surveying = Surveying(database, clock)
    blinding = Blinding()
    importing = Importing(database, feed, signature, surveying, sweeping)
    editing = Editing(database, feed, signature)
    browsing = Browsing(database, blinding)
    organizing = Organizing(database, feed, signature)
    guiding = Guiding(database, feed, signature)
    desk = Desk(
        folder=folder,
        feed=feed,
        signing=Signing(database, signer),
        blinding=blinding,
        browsing=browsing,
        viewing=Viewing(database, signature, blinding),
        reviewing=Reviewing(database, feed, signature),
        editing=editing,
        drafting=Drafting(database, signature),
        resolving=Drafting(database, signature, RESULT),
        forecasting=Forecasting(database, feed, signature),
        undoing=Undoing(database, feed, signature, sweeping, deciding_many),
        marking=Marking(database, feed, signature, deciding_many),
        deciding_many=deciding_many,
        organizing=organizing,
        surveying=surveying,
        importing=importing,
        sampling=Sampling(importing, browsing, organizing, guiding, resource("samples")),
        exporting=Exporting(database, blinding),
        guiding=guiding,
        checking=Checking(database, can_write=lock is not None),
        comparing=Comparing(database),
        merging=Merging(database, editing),
    )
    return Workspace(folder, database, desk, lock, sweeping)
