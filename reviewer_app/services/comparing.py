"""Comparing: what changed between two revisions or two cases, quickly first, then exactly."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.differences import FIELDS, FieldDifference, compare_field, value_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.json import Json
from reviewer_app.domain.sayings import say
from reviewer_app.domain.spans import State
from reviewer_app.services.differing import COARSE_SECONDS, EXACT_SECONDS, DiffTools
from reviewer_app.services.placing import find_place
from reviewer_app.store import cases, revisions
from reviewer_app.store.database import Database, Session
from reviewer_app.store.label_histories import LabelChange, LabelHistory, read_label_history
from reviewer_app.store.revisions import Revision

__all__ = [
    "Comparing",
    "Extent",
    "LabelChange",
    "LabelHistory",
    "Revision",
    "compare_cases",
    "compare_closer",
    "compare_in_steps",
]

LONG = 1_000_000
"""Letters of two values from which a person sees them before they are compared."""

MOST_MEASURED = 50
"""Revisions of which it is told how much they changed; those of a long history are not asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much one revision changed: fields, and words removed and added in all.

    is_rough: words are not counted exactly, since the texts are long.
    """

    fields: int = 0
    words: int = 0
    is_rough: bool = False


class Comparing:
    """Reads what is to be compared; nothing here changes anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def family(self, case_id: str) -> list[Revision]:
        """All revisions of a case, the latest first; raises NotFound."""
        return await self._database.read(
            lambda session: revisions.read_family(session, case_id), latest="family"
        )

    async def label_history(self, case_id: str) -> LabelHistory:
        """What became of the labels of all revisions of a case; raises NotFound."""
        return await self._database.read(
            lambda session: read_label_history(session, case_id), latest="label history"
        )

    async def two_cases(self, a: str, b: str) -> tuple[TestCase, TestCase]:
        """Two revisions, or two cases, by their ids; raises NotFound."""

        def query(session: Session) -> tuple[TestCase, TestCase]:
            return cases.read_case(session, a).case, cases.read_case(session, b).case

        return await self._database.read(query, latest="two cases")

    async def extent(self, before: str, after: str) -> Extent:
        """How much a revision changed beside the one before it; raises NotFound."""

        def query(session: Session) -> tuple[TestCase, TestCase]:
            return cases.read_case(session, before).case, cases.read_case(session, after).case

        a, b = await self._database.read(query)
        changed = [field async for field in compare_cases(a, b) if field.state is State.CHANGED]
        return await asyncio.to_thread(_extent_of, changed)

    async def extents(self, ids: Sequence[str]) -> AsyncIterator[tuple[str, Extent]]:
        """How much each of these revisions, the latest first, changed beside the next one.

        At most MOST_MEASURED of them, one after the other; raises NotFound.
        """
        for after, before in pairwise(ids[: MOST_MEASURED + 1]):
            yield after, await self.extent(before, after)

    async def save(self, path: Path, data: bytes) -> None:
        """Write a comparison to a file, whole or not at all.

        Raises FileProblem for a place that cannot be written or is the program's own.
        """
        await asyncio.to_thread(_write, path, self._database.path.parent, data)


def _extent_of(changed: Sequence[FieldDifference]) -> Extent:
    return Extent(
        fields=len(changed),
        words=sum(field.removed + field.added for field in changed),
        is_rough=any(field.is_coarse for field in changed),
    )


def _write(path: Path, workspace: Path, data: bytes) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        find_place(path, workspace)
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        why = cause_of(error)
        raise FileProblem(path, say("The file cannot be written: {why}.", why=why)) from error
    finally:
        with suppress(OSError):
            part.unlink()


async def compare_cases(a: TestCase, b: TestCase) -> AsyncIterator[FieldDifference]:
    """Compare two cases, stored or not, field by field; each comes as soon as it is known.

    The work is done beside the window's thread; who gives up waiting ends it. Long texts are
    compared coarsely at first, which the field says (`is_coarse`).
    """
    async for field in compare_in_steps(a, b):
        if not field.is_begun:
            yield field


async def compare_in_steps(a: TestCase, b: TestCase) -> AsyncIterator[FieldDifference]:
    """As `compare_cases`, but a long field comes twice: begun, with its values alone, at first."""
    for name in FIELDS:
        value_a, value_b = value_of(a, name), value_of(b, name)
        if value_a is None and value_b is None:
            continue
        if _length(value_a) + _length(value_b) >= LONG and value_a != value_b:
            state = State.CHANGED
            yield FieldDifference(name=name, state=state, a=value_a, b=value_b, is_begun=True)
        yield await _compared(name, value_a, value_b, COARSE_SECONDS, is_rough=True)


def _length(value: object) -> int:
    return len(value.text if isinstance(value, Json) else value if isinstance(value, str) else "")


async def compare_closer(coarse: FieldDifference) -> FieldDifference:
    """Compare a field again, exactly; after some seconds as far as it got."""
    return await _compared(coarse.name, coarse.a, coarse.b, EXACT_SECONDS, is_rough=False)


async def _compared(
    name: str, a: object, b: object, seconds: float, *, is_rough: bool
) -> FieldDifference:
    if a == b:  # as most are, and known at once
        return compare_field(name, a, b, DiffTools(seconds))
    given_up = threading.Event()

    def run() -> FieldDifference:
        tools = DiffTools(seconds, is_rough=is_rough, is_wanted=lambda: not given_up.is_set())
        return compare_field(name, a, b, tools)

    try:
        return await asyncio.get_running_loop().run_in_executor(None, run)
    except asyncio.CancelledError:
        given_up.set()
        raise
