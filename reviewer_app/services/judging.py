"""Judging: the rows of a file in batches, each with what it is to the cases that are here."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from reviewer_app.domain.datasets import Dataset
from reviewer_app.domain.files import ImportedCase, Note, Refusal
from reviewer_app.domain.mappings import Mapping
from reviewer_app.domain.revisions import content_hash
from reviewer_app.domain.sayings import say_n
from reviewer_app.formats.building import read_cases
from reviewer_app.formats.sources import Source
from reviewer_app.services.counting import MOST_NOTES, Count
from reviewer_app.services.identifying import FileRow, Identity, Judged
from reviewer_app.store import known
from reviewer_app.store.database import Database, Lane
from reviewer_app.store.outputs import known_outputs

_ROOM_SECONDS = 0.001
_MOST_REASONS = 1000
_MOST_ROOM_SECONDS = 0.2


@dataclass(slots=True)
class Notes:
    """What is told of a file; after a while only counted."""

    kept: list[Note] = field(default_factory=list[Note])
    more: int = 0

    def add(self, *notes: Note) -> None:
        """Take notes."""
        room = max(0, MOST_NOTES - len(self.kept))
        self.kept += notes[:room]
        self.more += len(notes[room:])

    def told(self) -> tuple[Note, ...]:
        """The notes, with the number of those that were only counted."""
        if not self.more:
            return tuple(self.kept)
        reason = say_n("{n} more note is not listed", "{n} more notes are not listed", self.more)
        return (*self.kept, Note(place="file", reason=reason))


class _Reasons:
    """Equal reasons as one object: of a million refused rows most say the same."""

    def __init__(self) -> None:
        self._met: dict[str, str] = {}

    def share(self, refusal: Refusal) -> Refusal:
        """The refusal with the reason that was met before, if it was."""
        if len(self._met) > _MOST_REASONS:
            self._met.clear()
        met = self._met.setdefault(refusal.reason, refusal.reason)
        return refusal if met is refusal.reason else replace(refusal, reason=met)


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Rows of a file that stand together. last: the number of the last one, from 1."""

    judged: tuple[Judged, ...]
    refused: tuple[Refusal, ...]
    last: int


class Judging:
    """Reads one file's rows, and says what each is to one dataset. dataset None: not made yet."""

    def __init__(
        self,
        database: Database,
        source: Source,
        mapping: Mapping,
        count: Count,
        dataset: Dataset | None,
    ) -> None:
        self._database = database
        self._dataset = dataset
        self._rows = enumerate(read_cases(source, mapping), start=1)
        self._identity = Identity(has_ids=count.has_ids)
        self._has_cases: bool | None = None
        self._reasons = _Reasons()
        self.notes = Notes()
        self.notes.add(*source.notes, *count.alike)

    async def next(self, most: int) -> Batch | None:
        """The next rows, at most so many; None at the end. Raises FileProblem."""
        rows = await asyncio.to_thread(self._read, most)
        if not rows:
            return None
        cases = [row for row in rows if isinstance(row, FileRow)]
        for row in cases:
            self.notes.add(*row.imported.notes)
        return Batch(
            judged=tuple(await self._judge(cases)),
            refused=tuple(self._reasons.share(row) for row in rows if isinstance(row, Refusal)),
            last=self._last,
        )

    def _read(self, most: int) -> list[FileRow | Refusal]:
        """The next rows, after the window has shown what came of an act.

        Whoever acts all the time still does not keep a file from being read.
        """
        end = time.monotonic() + _MOST_ROOM_SECONDS
        while self._database.is_person_at_work() and time.monotonic() < end:
            time.sleep(_ROOM_SECONDS)
        return list(self._some(most))

    def _some(self, most: int) -> Iterator[FileRow | Refusal]:
        for number, row in islice(self._rows, most):
            self._make_room()
            self._last = number
            yield _to_row(number, row)

    def _make_room(self) -> None:
        """Let a person's act go first: the interpreter runs one thread at a time."""
        while self._database.is_person_waiting():
            time.sleep(_ROOM_SECONDS)

    async def _judge(self, rows: list[FileRow]) -> list[Judged]:
        dataset = self._dataset
        if dataset is None:
            return [_unknown(row) for row in rows]
        if self._has_cases is None:
            self._has_cases = await self._database.read(
                lambda session: known.has_heads(session, dataset.id), Lane.COUNTS
            )
        if not self._has_cases:
            return [_unknown(row) for row in rows]
        return await self._database.read(
            lambda session: self._identity.judge(session, dataset.id, rows), Lane.COUNTS
        )

    async def new_outputs(self, judged: list[Judged]) -> set[tuple[str, str, str]]:
        """Case, label and text of the answers that are kept already for known cases."""
        ids = [one.case_id for one in judged if one.case_id and one.row.imported.outputs]
        if not ids:
            return set()
        return await self._database.read(lambda session: known_outputs(session, ids), Lane.COUNTS)


def _to_row(number: int, row: ImportedCase | Refusal) -> FileRow | Refusal:
    if isinstance(row, Refusal):
        return row
    return FileRow(number=number, imported=row, content_hash=content_hash(row.content))


def _unknown(row: FileRow) -> Judged:
    """In an empty dataset; only the earlier revisions of an export of ours are no cases of it."""
    known_as = row.imported.known_as
    return Judged(row=row, verdict="history" if known_as and known_as.legacy else "taken")
