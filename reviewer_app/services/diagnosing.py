"""Diagnosing: what could keep this computer or this workspace from working, and what to do."""

import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal

from reviewer_app.domain.errors import (
    ReviewerError,
    StoreError,
    StoreOlder,
    WorkspaceOpen,
)
from reviewer_app.store import opening, people
from reviewer_app.store.connections import sqlite_version
from reviewer_app.store.journal import newest_change_at
from reviewer_app.system.locks import LOCK, WorkspaceLock
from reviewer_app.system.paths import why_unsuitable

_LITTLE_ROOM = 500_000_000
"""Bytes. Opening after an update copies the store, and an import needs room beside it."""

_CLOCK_SLACK = timedelta(days=1)

Level = Literal["good", "note", "trouble"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that was looked at. remedy: what a person can do; empty where all is well."""

    level: Level
    subject: str
    words: str
    remedy: str = ""


class Diagnosing:
    """Looks at a workspace folder from outside, so that it also works where nothing opens."""

    def __init__(
        self, folder: Path, version: str, now: Callable[[], datetime], *, is_chosen: bool = False
    ) -> None:
        """is_chosen: the person keeps work there, so it cannot be a new one."""
        self._folder, self._is_chosen = folder, is_chosen
        self._version = version
        self._now = now

    async def look(self, describe: Callable[[ReviewerError], str]) -> list[Finding]:
        """Everything in the order in which it matters; nothing is changed or made.

        describe: puts an error of the store into words.
        """
        found = [self._program(), _text_encoding(), self._place()]
        if self._is_chosen and not opening.exists(self._folder):
            words = "The chosen folder has no workspace."
            remedy = "Connect the drive that it is on, or choose another folder in the settings."
            gone = Finding(level="trouble", subject="Workspace", words=words, remedy=remedy)
            return [*found, gone]
        if not self._folder.is_dir():
            words = "There is none yet; the first start makes it."
            return [*found, Finding(level="note", subject="Workspace", words=words)]
        found += [self._room(), self._user(), *self._side_copies()]
        return [*found, *await self._store(describe)]

    def _program(self) -> Finding:
        frozen = " (installed program)" if getattr(sys, "frozen", False) else ""
        parts = (
            f"Reviewer {self._version}{frozen}",
            f"Python {platform.python_version()}",
            f"SQLite {sqlite_version()}",
            f"{platform.system()} {platform.release()}",
        )
        return Finding(level="good", subject="Program", words=", ".join(parts))

    def _place(self) -> Finding:
        why = why_unsuitable(self._folder)
        if why is None:
            return Finding(level="good", subject="Folder", words=f"{self._folder}")
        what = "a cloud program synchronizes it" if why == "cloud" else "it is on a network drive"
        return Finding(
            level="trouble",
            subject="Folder",
            words=f"{self._folder}: {what}, which damages databases.",
            remedy="Move the folder to a disk of this computer, or name another with --workspace.",
        )

    def _room(self) -> Finding:
        free = shutil.disk_usage(self._folder).free
        used = sum(_size(file) for file in self._folder.iterdir())
        words = f"{_megabytes(free)} free; the workspace takes {_megabytes(used)}."
        if free >= max(_LITTLE_ROOM, used):
            return Finding(level="good", subject="Disk", words=words)
        return Finding(
            level="note",
            subject="Disk",
            words=words,
            remedy="Free some space: an update copies the whole workspace once.",
        )

    def _user(self) -> Finding:
        """Who has the workspace open; looking makes no lock file where there is none."""
        if not os.access(self._folder, os.W_OK):
            return Finding(
                level="trouble",
                subject="Access",
                words="The folder may only be read.",
                remedy="Give your account the right to write into it.",
            )
        lock = WorkspaceLock(self._folder)
        if not (self._folder / LOCK).exists():
            return Finding(level="good", subject="Access", words="Nobody has it open.")
        try:
            lock.acquire()
        except WorkspaceOpen:
            words = "It is open in a window or command now."
            return Finding(level="note", subject="Access", words=words)
        except ReviewerError as error:
            return Finding(
                level="trouble",
                subject="Access",
                words=f"The folder cannot be locked: {error}.",
                remedy="Use a folder on a disk of this computer.",
            )
        lock.release()
        return Finding(level="good", subject="Access", words="Nobody has it open.")

    def _side_copies(self) -> Iterator[Finding]:
        for file in sorted(self._folder.iterdir()):
            if opening.is_side_copy(file.name):
                yield Finding(
                    level="trouble",
                    subject="Copies",
                    words=f"{file.name} looks like a second copy that another program made.",
                    remedy="Keep it until `reviewer-app check` finds nothing, then move it away.",
                )

    async def _store(self, describe: Callable[[ReviewerError], str]) -> list[Finding]:
        try:
            database = opening.open_store_to_read(self._folder)
        except StoreOlder as error:
            return [Finding(level="note", subject="Store", words=describe(error))]
        except StoreError as error:
            words = describe(error)
            remedy = "Leave the folder as it is; `reviewer-app check` says more."
            return [Finding(level="trouble", subject="Store", words=words, remedy=remedy)]
        try:
            me = await database.read(people.read_me)
            newest = await database.read(newest_change_at)
        finally:
            database.close()
        whose = f" and is {me.name}'s" if me else ""
        form = opening.schema_in(self._folder)
        opens = Finding(level="good", subject="Store", words=f"It opens (form {form}){whose}.")
        return [opens, *self._clock(newest)]

    def _clock(self, newest: datetime | None) -> Iterator[Finding]:
        if newest and newest > self._now() + _CLOCK_SLACK:
            yield Finding(
                level="note",
                subject="Clock",
                words=f"The last change was made on {newest:%Y-%m-%d}, which is still to come.",
                remedy="Set the clock of this computer. No change is lost by it.",
            )


def _text_encoding() -> Finding:
    encoding = sys.getfilesystemencoding()
    if encoding.lower().replace("-", "") == "utf8":
        return Finding(level="good", subject="Texts", words="File names are read as UTF-8.")
    return Finding(
        level="note",
        subject="Texts",
        words=f"File names are read as {encoding}.",
        remedy="Set the language of the system to one with UTF-8, such as LANG=C.UTF-8.",
    )


def _size(file: Path) -> int:
    try:
        return file.stat().st_size if file.is_file() else 0
    except OSError:
        return 0


def _megabytes(count: int) -> str:
    return f"{count / 1e6:,.0f} MB"
