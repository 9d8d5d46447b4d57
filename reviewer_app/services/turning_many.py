"""Turning many: a step of many decisions is taken back, or done again, batch by batch."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from reviewer_app.domain.changes import CastVote, Decision, Mark, MarkReviewed
from reviewer_app.services import cut_offs
from reviewer_app.services.batches import MOST, Batches
from reviewer_app.services.cut_offs import Course
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal
from reviewer_app.store.database import Database, Session
from reviewer_app.store.many_decisions import decide_many, read_value

MANY = MOST
"""Decisions of a step from which on it is turned in batches."""


def is_many(session: Session, step: str) -> bool:
    """Whether a step is to be turned in batches; only decisions come in such numbers."""
    return journal.count_of(session, step) > MANY


async def turn_many(
    database: Database, signature: Signature, step: str, progress: Progress, *, undone: str = ""
) -> bool:
    """Reverse the decisions of a step, the last one first; whether all of them are reversed.

    undone: where the step is itself the undo of one, that one, which is then done again.
    Cancelled in the middle, a step that was to be taken back stays on the stack, so that Undo
    goes on with it. Where a person decided otherwise meanwhile, that stays.
    """
    total = await database.read(lambda session: journal.count_of(session, step))
    turn = _Turn(signature, step, total, undone)
    turn.since = await database.read(journal.last_number)
    batches = Batches(database, turn.take, progress)
    before: int | None = None
    while not progress.cancelled:
        page = await database.read(_page(step, before))
        if not page:
            break
        await batches.take([change for _, change in page], of=total, before=batches.done)
        before = page[-1][0]
    return batches.done == total


def _page(step: str, before: int | None) -> Callable[[Session], list[tuple[int, Decision]]]:
    def read(session: Session) -> list[tuple[int, Decision]]:
        found = journal.changes_before(session, step, before, MOST)
        return [(n, change) for n, change in found if isinstance(change, Decision)]

    return read


class _Turn:
    """One step on its way back."""

    def __init__(self, signature: Signature, step: str, total: int, undone: str) -> None:
        self._signature, self._undoes, self._undone = signature, step, undone
        self._total = self._left = total
        self._step = signature.ids.new()
        self.since = 0
        self._own: set[str] = set()

    def take(self, session: Session, changes: list[Decision]) -> None:
        """Reverse the next decisions."""
        self._own |= journal.cases_since(session, self.since, but=self._step)
        self._left -= len(changes)
        inverses = [self._inverse(session, change) for change in changes]
        decide_many(session, inverses, is_last=self._left == 0)
        self.since = journal.last_number(session)
        cut_offs.note(session, self._course)

    @property
    def _course(self) -> Course:
        return Course(
            act="redo" if self._undone else "undo",
            step=self._undone or self._undoes,
            done=self._total - self._left,
            cases=self._total,
        )

    def _inverse(self, session: Session, change: Decision) -> Decision:
        inverse = change.inverse(**self._signature.stamp(self._step, self._undoes))
        if change.based_on.case_id not in self._own:
            return inverse
        return _as_it_is(inverse, read_value(session, change))


def _as_it_is(inverse: Decision, now: Any) -> Decision:
    """A part of the step that changes nothing, for a case that was decided by hand meanwhile."""
    match inverse:
        case CastVote():
            return replace(inverse, vote=now, before=now)
        case MarkReviewed():
            return replace(inverse, reviewed=now, before=now)
        case Mark():
            return replace(inverse, state=now, before=now)
