"""Undoing: what I did last is taken back, step by step, and done again."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from reviewer_app.domain.changes import ImportCases, MakeDataset, MakeProduct, RemoveImport
from reviewer_app.domain.errors import EditedSince, HeadMoved, StillInUse
from reviewer_app.domain.steps import subject
from reviewer_app.services.deciding_many import DecidingMany
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.listing import title
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.services.sweeping import Sweeping
from reviewer_app.services.turning_many import is_many, turn_many
from reviewer_app.store import catalogue, journal, removals
from reviewer_app.store.apply import apply
from reviewer_app.store.cases import read_identity
from reviewer_app.store.database import Database, Session
from reviewer_app.store.standings import deciders

_SHOWN = 3
"""Titles of cases that an error names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoStack:
    """What Undo and Redo would do now; None where there is nothing."""

    undo: Decided | None
    redo: Decided | None


class Undoing:
    """The undo stack of the person who acts here; it outlives the window."""

    def __init__(
        self,
        database: Database,
        feed: Feed,
        signature: Signature,
        sweeping: Sweeping,
        deciding: DecidingMany,
    ) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._sweeping = sweeping
        self._deciding = deciding
        self._turning = asyncio.Lock()

    async def undo(self, progress: Progress | None = None) -> Decided | None:
        """Take my last step back; returns what it was, or None when there is none.

        A step of many decisions goes in batches and may be cancelled between two of them; then
        it is still there to be taken back, and the answer is None.

        Raises StillInUse for an import in which something was decided or changed since, and for
        a dataset or product that was filled since; NameTaken for a name that is in use by now;
        EditedSince, with who did it, for an edit that is no longer the latest revision.
        """
        return await self._turn(_undoable, progress)

    async def redo(self, progress: Progress | None = None) -> Decided | None:
        """Do again what was taken back last, unless something else was done since.

        Raises as `undo` does.
        """
        return await self._turn(_redoable, progress)

    async def is_long(self, *, is_undo: bool) -> bool:
        """Whether Undo, or Redo, would take long enough to show how far it is."""
        find, me = (_undoable if is_undo else _redoable), self._signature.person_id

        def query(session: Session) -> bool:
            turn = find(session, me)
            return turn is not None and is_many(session, turn.reversed)

        return await self._database.read(query)

    async def undo_stack(self) -> UndoStack:
        """What Undo and Redo would do, for their menu entries."""
        me = self._signature.person_id

        def query(session: Session) -> UndoStack:
            undo, redo = journal.next_undo(session, me), journal.next_redo(session, me)
            return UndoStack(undo=decided(session, undo), redo=decided(session, redo))

        return await self._database.read(query)

    async def _turn(self, find: "_Find", progress: Progress | None) -> Decided | None:
        """Reverse the step that is found; one after the other, however long one of them takes."""
        me = self._signature.person_id

        def query(session: Session) -> _Turn | None:
            turn = find(session, me)
            return turn if turn and is_many(session, turn.reversed) else None

        async with self._turning:
            if turn := await self._database.read(lambda session: find(session, me)):
                await self._deciding.stop(turn.step.id)
            long = await self._database.read(query)
            if long:
                return await self._turn_many(long, progress or Progress())
            return await self._turn_one(find)

    async def _turn_many(self, turn: "_Turn", progress: Progress) -> Decided | None:
        is_whole = await turn_many(
            self._database,
            self._signature,
            turn.reversed,
            progress,
            undone="" if turn.is_undo else turn.step.id,
        )
        self._feed.publish(Affected(everything=True))
        if not is_whole:
            return None
        return await self._database.read(lambda session: decided(session, turn.step))

    async def _turn_one(self, find: "_Find") -> Decided | None:
        """Reverse the step that is found, with what has to be put back for it."""
        me = self._signature.person_id
        returning = await self._database.read(
            lambda session: _returning(session, find(session, me))
        )

        def work(session: Session) -> Decided | None:
            turn = find(session, me)
            if turn:
                self._reverse(session, turn)
            return decided(session, turn.step if turn else None)

        try:
            for import_id in returning:
                await self._sweeping.put_back(import_id)
            deed = await self._database.write(work)
        finally:
            for import_id in returning:
                await self._sweeping.give_up(import_id)  # nothing, if it has come back
            if returning:
                self._sweeping.start()
        if deed:
            self._feed.publish(affected(deed))
        if deed and not deed.case_id:
            self._sweeping.start()
        return deed

    def _reverse(self, session: Session, turn: "_Turn") -> None:
        """Apply the inverse of each change of a step, the last one first, as one step."""
        changes = journal.changes_of(session, turn.reversed)
        is_import = any(isinstance(change, ImportCases) for change in changes)
        new_step = self._signature.ids.new()
        for change in reversed(changes):
            inverse = change.inverse(**self._signature.stamp(new_step, turn.reversed))
            if isinstance(inverse, RemoveImport) and inverse.removed:
                _refuse_decided(session, inverse)
            if isinstance(change, MakeProduct | MakeDataset) and _is_filled(session, change):
                if not is_import:
                    raise StillInUse(subject([change]), "filled")
                continue  # what the import made for itself serves others by now
            try:
                apply(session, inverse)
            except HeadMoved as moved:
                raise _edited_since(session, moved, is_undo=turn.is_undo) from moved


@dataclass(frozen=True, slots=True)
class _Turn:
    """A step that Undo or Redo is about. reversed: the step whose changes are reversed for it."""

    step: journal.Step
    reversed: str

    @property
    def is_undo(self) -> bool:
        return self.step.id == self.reversed


_Find = Callable[[Session, str], _Turn | None]


def _undoable(session: Session, person: str) -> _Turn | None:
    step = journal.next_undo(session, person)
    return _Turn(step, step.id) if step else None


def _redoable(session: Session, person: str) -> _Turn | None:
    step = journal.next_redo(session, person)
    return _Turn(step, step.undone_by) if step and step.undone_by else None


def _returning(session: Session, turn: _Turn | None) -> list[str]:
    """The imports that come back with a turn: their rows are put back first, hidden."""
    changes = journal.changes_of(session, turn.reversed) if turn else []
    return [
        change.import_id
        for change in changes
        if isinstance(change, RemoveImport) and change.removed
    ]


def _is_filled(session: Session, change: MakeProduct | MakeDataset) -> bool:
    """Whether anything came into a product or dataset since it was made, by whomever."""
    if isinstance(change, MakeProduct):
        return catalogue.count_datasets(session, change.product_id) > 0
    return catalogue.is_in_use(session, change.dataset_id)


def _edited_since(session: Session, moved: HeadMoved, *, is_undo: bool) -> EditedSince:
    case = read_identity(session, moved.head_id)
    named = title(case.family_id, case.external_id)
    return EditedSince(named, moved.head_id, moved.who, moved.at, is_undo)


def _refuse_decided(session: Session, inverse: RemoveImport) -> None:
    stays = removals.staying(session, inverse.import_id)
    if stays:
        titles = tuple(title(stay.family_id, stay.external_id) for stay in stays[:_SHOWN])
        why = "decided" if all(stay.why == "decided" for stay in stays) else "changed"
        people = deciders(session, [stay.case_id for stay in stays])
        raise StillInUse(inverse.file_name, why, len(stays), titles, tuple(people))
