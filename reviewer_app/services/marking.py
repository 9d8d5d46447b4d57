"""Marking: skip, defer, flag and ask a senior; none of them is a vote."""

from datetime import datetime

from reviewer_app.domain.changes import Mark, MarkState, Seen
from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import MARKED, Filter
from reviewer_app.services.deciding_many import DecidingMany, Outcome, Wish
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal, marks, queues
from reviewer_app.store.apply import apply
from reviewer_app.store.cases import read_identity
from reviewer_app.store.database import Database, Session

_ALL = 2**31
"""More rows than there are."""


class Marking:
    """Sets and takes off the marks of the person who acts here, and knows when cases come back."""

    def __init__(
        self, database: Database, feed: Feed, signature: Signature, deciding: DecidingMany
    ) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._deciding = deciding

    async def set(
        self,
        seen: Seen,
        kind: MarkKind,
        state: MarkState | None,
        visible: tuple[str, ...] = (),
    ) -> Decided | None:
        """Set a mark on the case of a revision, or take it off with None; None when it is so.

        Raises ValueError for "defer" without a time, and NotFound for a case that is gone.
        """
        person = self._signature.person_id

        def work(session: Session) -> Decided | None:
            family = read_identity(session, seen.case_id).family_id
            before = marks.read_marks(session, family, person).get(kind)
            if before == state:
                return None
            change = Mark(
                based_on=seen,
                mark=kind,
                state=state,
                before=before,
                visible=visible,
                **self._signature.stamp(),
            )
            apply(session, change)
            return decided(session, journal.read_step(session, change.step))

        deed = await self._database.write(work)
        if deed:
            self._feed.publish(affected(deed))
        return deed

    async def take_all_off(self, kind: MarkKind, progress: Progress | None = None) -> Outcome:
        """Take a mark off every case that bears it, as one step."""
        wanted = Filter(marks=MARKED[kind].marks)
        numbers = await self._database.read(
            lambda session: queues.ids_after(session, wanted, 0, _ALL)
        )
        return await self._deciding.decide(numbers, Wish.to_mark(kind, None), progress)

    async def next_return(self) -> datetime | None:
        """When the next deferred case comes back; None where none is deferred."""
        return await self._database.read(marks.next_return)
