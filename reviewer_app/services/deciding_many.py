"""Deciding many: one act on every case of a selection, with a preview and one undo step."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from reviewer_app.domain.changes import (
    CastVote,
    Decision,
    Mark,
    MarkReviewed,
    MarkState,
    Score,
    Vote,
)
from reviewer_app.domain.marks import MarkKind
from reviewer_app.services import cut_offs
from reviewer_app.services.batches import Batches
from reviewer_app.services.cut_offs import Course, CutOff
from reviewer_app.services.deeds import Decided, decided
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal, queues
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.many_decisions import Group, Now, count_groups, decide_many, read_now

CASES_PER_SECOND = 1_500
"""Measured while other programs keep the machine busy; the estimate of a preview goes by it."""

_AT_ONCE = 50_000
"""Rows that are counted by one query."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to become of each case: a vote, a reviewed mark, or one of the other marks.

    Of a vote without a reason the reason that is there stays, if the score does; a senior who
    is asked nothing in particular keeps the question that is there.
    """

    act: Literal["vote", "review", "mark"]
    vote: Vote = Vote()
    is_on: bool = True
    kind: MarkKind | None = None
    state: MarkState | None = None

    @classmethod
    def to_vote(cls, score: Score, reason: str = "") -> "Wish":
        """A vote of mine on each of them; 0 takes mine back."""
        return cls(act="vote", vote=Vote(score=score, reason=reason))

    @classmethod
    def to_review(cls, is_on: bool) -> "Wish":
        """My reviewed mark on each of them, or off."""
        return cls(act="review", is_on=is_on)

    @classmethod
    def to_mark(cls, kind: MarkKind, state: MarkState | None) -> "Wish":
        """A mark of mine on each of them; None takes it off."""
        return cls(act="mark", kind=kind, state=state, is_on=state is not None)

    @property
    def makes_done(self) -> bool:
        """Whether cases are done after it, so that they leave Skipped and Deferred."""
        if self.act == "vote":
            return self.vote.score != 0
        return self.act == "review" and self.is_on


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What a wish would do. cases: how many were chosen.

    changed: how many would change. same: are so already. upvotes, downvotes: of mine that would
    be replaced or taken back. reasons: of mine that would be replaced or lost where the score
    stays. replaced: marks that would be set otherwise. skipped, deferred: that would leave these
    queues, being done. legacy: earlier revisions, which are left out. gone: no longer here.
    seconds: how long it will take.
    """

    cases: int
    changed: int = 0
    same: int = 0
    upvotes: int = 0
    downvotes: int = 0
    reasons: int = 0
    replaced: int = 0
    skipped: int = 0
    deferred: int = 0
    legacy: int = 0
    gone: int = 0

    @property
    def seconds(self) -> float:
        """About how long it will take on a machine like ours."""
        return self.changed / CASES_PER_SECOND


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What was done. deed: the step to undo, None where nothing had to change.

    changed: cases that were. left: those that the work did not come to. own: cases that somebody
    decided by hand meanwhile; they stay as they are.
    """

    deed: Decided | None
    changed: int
    left: int = 0
    own: int = 0


class DecidingMany:
    """One act on many cases, in batches that never keep a person's own act waiting."""

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._running: dict[str, tuple[Progress, asyncio.Event]] = {}

    async def stop(self, step: str) -> None:
        """End the work on a step, if it is still going on, and wait until it has ended."""
        if running := self._running.get(step):
            progress, ended = running
            progress.cancel()
            await ended.wait()

    async def preview(self, numbers: Sequence[int], wish: Wish) -> Preview:
        """Count what a wish would do to the cases of these rows; nothing is changed."""
        person, found = self._signature.person_id, list[Group]()
        for start in range(0, len(numbers), _AT_ONCE):
            some = numbers[start : start + _AT_ONCE]
            found += await self._database.read(
                lambda session, some=some: count_groups(
                    session, some, person, reason=wish.vote.reason, kind=wish.kind, state=wish.state
                ),
                Lane.COUNTS,
            )
        summed = _summed(len(numbers), found, wish)
        if not wish.makes_done:
            return summed
        skipped = await self._waiting(numbers, "skip")
        return replace(summed, skipped=skipped, deferred=await self._waiting(numbers, "defer"))

    async def _waiting(self, numbers: Sequence[int], kind: MarkKind) -> int:
        """How many of these cases bear a mark that a decision makes pointless."""
        count = 0
        for start in range(0, len(numbers), _AT_ONCE):
            among = partial(
                queues.waiting_among, numbers=numbers[start : start + _AT_ONCE], kind=kind
            )
            count += await self._database.read(among, Lane.COUNTS)
        return count

    async def decide(
        self, numbers: Sequence[int], wish: Wish, progress: Progress | None = None
    ) -> Outcome:
        """Do it to the cases of these rows, in this order, as one step.

        Cancelled, or ended by a StoreError, what was done until then stays and is that step.
        """
        run = _Run(self._signature, wish, len(numbers))
        progress, ended = progress or Progress(), asyncio.Event()
        batches = Batches(self._database, run.take, progress)
        run.since = await self._database.read(journal.last_number)
        self._running[run.step] = progress, ended
        try:
            await batches.take(list(numbers), of=len(numbers))
        finally:
            del self._running[run.step]
            ended.set()
            if run.changed:
                self._feed.publish(Affected(everything=True))
        deed = await self._database.read(
            lambda session: decided(session, journal.read_step(session, run.step))
        )
        left = len(numbers) - batches.done
        return Outcome(deed=deed, changed=run.changed, left=left, own=run.own)

    async def cut_off(self) -> CutOff | None:
        """The last act on many cases, its undo or redo, where it was cut off and nobody said so."""
        me = self._signature.person_id
        return await self._database.read(lambda session: cut_offs.read_cut_off(session, me))

    async def forget_cut_off(self) -> None:
        """The person knows that it was."""
        await self._database.write(cut_offs.forget)


class _Run:
    """One wish on its way through so many cases."""

    def __init__(self, signature: Signature, wish: Wish, cases: int) -> None:
        self._signature, self._wish, self._cases = signature, wish, cases
        self.step = signature.ids.new()
        self._done = 0
        self.since = 0
        self.changed = self.own = 0
        self._own: set[str] = set()

    def take(self, session: Session, numbers: list[int]) -> None:
        """Decide the next cases; what a person has decided since the start is theirs."""
        person = self._signature.person_id
        self._own |= journal.cases_since(session, self.since, but=self.step)
        found = read_now(session, numbers, person, self._wish.kind)
        wanted = [now for now in found if not now.is_legacy and change_of(now, self._wish)]
        mine = [now for now in wanted if now.seen.case_id not in self._own]
        decide_many(session, [self._change(now) for now in mine])
        self.since = journal.last_number(session)
        self.changed += len(mine)
        self.own += len(wanted) - len(mine)
        self._done += len(numbers)
        course = Course(act="decide", step=self.step, done=self._done, cases=self._cases)
        cut_offs.note(session, course)

    def _change(self, now: Now) -> Decision:
        wish, stamp = self._wish, self._signature.stamp(self.step)
        if wish.act == "vote":
            return CastVote(based_on=now.seen, vote=wish.vote, before=now.vote, **stamp)
        if wish.act == "review":
            before = now.is_reviewed
            return MarkReviewed(based_on=now.seen, reviewed=wish.is_on, before=before, **stamp)
        assert wish.kind is not None
        return Mark(based_on=now.seen, mark=wish.kind, state=wish.state, before=now.mark, **stamp)


def change_of(now: Now, wish: Wish) -> bool:
    """Whether a wish changes anything about a case."""
    if wish.act == "vote":
        is_same = now.vote.score == wish.vote.score
        return not is_same or (wish.vote.reason not in ("", now.vote.reason))
    if wish.act == "review":
        return now.is_reviewed != wish.is_on
    if _keeps_question(wish):
        return now.mark is None
    return now.mark != wish.state


def _keeps_question(wish: Wish) -> bool:
    """Whether a question that is there stays, since none is given."""
    return wish.kind == "ask" and wish.state is not None and not wish.state.note


def _summed(cases: int, groups: Sequence[Group], wish: Wish) -> Preview:
    known = sum(group.count for group in groups)
    heads = [group for group in groups if not group.is_legacy]
    changed = [group for group in heads if _changes(group, wish)]
    others = [group for group in changed if wish.act == "vote" and group.score != wish.vote.score]
    count = sum(group.count for group in changed)
    total = sum(group.count for group in heads)
    return Preview(
        cases=cases,
        changed=count,
        same=total - count,
        upvotes=sum(group.count for group in others if group.score == 1),
        downvotes=sum(group.count for group in others if group.score == -1),
        reasons=sum(
            group.count
            for group in changed
            if wish.act == "vote" and group.score == wish.vote.score and group.has_reason
        ),
        replaced=sum(group.count for group in changed if wish.state and group.is_marked),
        legacy=known - total,
        gone=cases - known,
    )


def _changes(group: Group, wish: Wish) -> bool:
    """What `change_of` says of a case, of a group of them."""
    if wish.act == "vote":
        has_new_reason = wish.vote.reason != "" and not group.is_same_reason
        return group.score != wish.vote.score or has_new_reason
    if wish.act == "review":
        return group.is_reviewed != wish.is_on
    if _keeps_question(wish):
        return not group.is_marked
    return not (group.is_marked and group.is_same_mark) if wish.is_on else group.is_marked
