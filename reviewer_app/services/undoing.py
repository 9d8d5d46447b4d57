"""Undoing: what I did last is taken back, step by step, and done again."""

from collections.abc import Callable
from dataclasses import dataclass

from reviewer_app.domain.changes import ImportCases, MakeDataset, MakeProduct, RemoveImport
from reviewer_app.domain.errors import StillInUse
from reviewer_app.domain.steps import subject
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.services.sweeping import Sweeping
from reviewer_app.store import catalogue, journal, removals
from reviewer_app.store.apply import apply
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
        self, database: Database, feed: Feed, signature: Signature, sweeping: Sweeping
    ) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._sweeping = sweeping

    async def undo(self) -> Decided | None:
        """Take my last step back; returns what it was, or None when there is none.

        Raises StillInUse for an import in which something was decided or changed since, and for
        a dataset or product that was filled since; NameTaken for a name that is in use by now.
        """
        return await self._turn(_undoable)

    async def redo(self) -> Decided | None:
        """Do again what was taken back last, unless something else was done since.

        Raises as `undo` does.
        """
        return await self._turn(_redoable)

    async def undo_stack(self) -> UndoStack:
        """What Undo and Redo would do, for their menu entries."""
        me = self._signature.person_id

        def query(session: Session) -> UndoStack:
            undo, redo = journal.next_undo(session, me), journal.next_redo(session, me)
            return UndoStack(undo=decided(session, undo), redo=decided(session, redo))

        return await self._database.read(query)

    async def _turn(self, find: "_Find") -> Decided | None:
        """Reverse the step that is found, with what has to be put back for it."""
        me = self._signature.person_id
        returning = await self._database.read(
            lambda session: _returning(session, find(session, me))
        )

        def work(session: Session) -> Decided | None:
            turn = find(session, me)
            if turn:
                self._reverse(session, turn.reversed, undoes=turn.reversed)
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

    def _reverse(self, session: Session, step: str, undoes: str) -> None:
        """Apply the inverse of each change of a step, the last one first, as one step."""
        changes = journal.changes_of(session, step)
        is_import = any(isinstance(change, ImportCases) for change in changes)
        new_step = self._signature.ids.new()
        for change in reversed(changes):
            inverse = change.inverse(**self._signature.stamp(new_step, undoes))
            if isinstance(inverse, RemoveImport) and inverse.removed:
                _refuse_decided(session, inverse)
            if isinstance(change, MakeProduct | MakeDataset) and _is_filled(session, change):
                if not is_import:
                    raise StillInUse(subject([change]), "filled")
                continue  # what the import made for itself serves others by now
            apply(session, inverse)


@dataclass(frozen=True, slots=True)
class _Turn:
    """A step that Undo or Redo is about. reversed: the step whose changes are reversed for it."""

    step: journal.Step
    reversed: str


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


def _refuse_decided(session: Session, inverse: RemoveImport) -> None:
    stays = removals.staying(session, inverse.import_id)
    if stays:
        titles = tuple(stay.external_id or stay.case_id for stay in stays[:_SHOWN])
        why = "decided" if all(stay.why == "decided" for stay in stays) else "changed"
        people = deciders(session, [stay.case_id for stay in stays])
        raise StillInUse(inverse.file_name, why, len(stays), titles, tuple(people))
