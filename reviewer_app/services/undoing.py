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

        def work(session: Session) -> Decided | None:
            step = journal.next_undo(session, self._signature.person_id)
            if step:
                self._reverse(session, step.id, undoes=step.id)
            return decided(session, step)

        return await self._turn(work)

    async def redo(self) -> Decided | None:
        """Do again what was taken back last, unless something else was done since.

        Raises as `undo` does.
        """
        ready = await self._make_ready()

        def work(session: Session) -> Decided | None:
            step = journal.next_redo(session, self._signature.person_id)
            if step and step.undone_by:
                self._reverse(session, step.undone_by, undoes=step.undone_by)
            return decided(session, step)

        try:
            return await self._turn(work)
        except BaseException:
            for import_id in ready:
                await self._sweeping.give_up(import_id)
            self._sweeping.start()
            raise

    async def undo_stack(self) -> UndoStack:
        """What Undo and Redo would do, for their menu entries."""
        me = self._signature.person_id

        def query(session: Session) -> UndoStack:
            undo, redo = journal.next_undo(session, me), journal.next_redo(session, me)
            return UndoStack(undo=decided(session, undo), redo=decided(session, redo))

        return await self._database.read(query)

    async def _make_ready(self) -> list[str]:
        """Put the rows of an import back, hidden, that the next redo is going to show."""
        me = self._signature.person_id

        def query(session: Session) -> list[str]:
            step = journal.next_redo(session, me)
            undone = journal.changes_of(session, step.undone_by) if step and step.undone_by else []
            return [
                change.import_id
                for change in undone
                if isinstance(change, RemoveImport) and change.removed
            ]

        found = await self._database.read(query)
        for import_id in found:
            await self._sweeping.put_back(import_id)
        return found

    async def _turn(self, work: Callable[[Session], Decided | None]) -> Decided | None:
        deed = await self._database.write(work)
        if deed:
            self._feed.publish(affected(deed))
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
        raise StillInUse(inverse.file_name, why, len(stays), titles)
