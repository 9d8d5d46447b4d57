"""Reviewing: votes, reasons and marks."""

from collections.abc import Callable, Sequence

from reviewer_app.domain.changes import (
    CastVote,
    Decision,
    MarkReviewed,
    Score,
    Seen,
    Vote,
)
from reviewer_app.domain.errors import DecidedTooLate, HeadMoved
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal
from reviewer_app.store.apply import apply
from reviewer_app.store.cases import Standing, read_standing
from reviewer_app.store.database import Database, Session
from reviewer_app.store.drafts import REASON, Draft, drop_draft, read_draft, save_draft
from reviewer_app.store.edits import moved


class Reviewing:
    """What a reviewer does with one case. Every answer comes after the disk has it."""

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature

    async def vote(
        self,
        seen: Seen,
        score: Score,
        reason: str = "",
        *,
        step: str | None = None,
        visible: tuple[str, ...] = (),
        as_latest: bool = False,
    ) -> Decided | None:
        """Cast my vote with its reason; None when it is the vote I had.

        A new score never keeps the old score's reason. step: the deed that this completes; where
        something else was done meanwhile, it is a deed of its own. as_latest: the revision was
        shown as the latest one; here and below, raises DecidedTooLate where it no longer is.
        """

        def work(session: Session) -> list[Decision]:
            before = self._now(session, seen, as_latest=as_latest).vote
            vote = Vote(score=score, reason=reason)
            drop_draft(session, seen.case_id, REASON)
            deed = journal.joinable(session, self._signature.person_id, step, seen.case_id)
            return [] if vote == before else [self._vote(seen, before, vote, deed, visible)]

        return await self._decide(work)

    def new_step(self) -> str:
        """An id for a deed that may have several parts, known before its first part is saved."""
        return self._signature.ids.new()

    async def press(
        self,
        seen: Seen,
        score: Score,
        visible: tuple[str, ...] = (),
        *,
        step: str | None = None,
        as_latest: bool = False,
    ) -> Decided | None:
        """Vote with a key: a second press of the same vote changes nothing, 0 takes it back.

        step: of `new_step`, so that a reason can join the vote.
        """

        def work(session: Session) -> list[Decision]:
            before = self._now(session, seen, as_latest=as_latest).vote
            if before.score == score:
                return []
            return [self._vote(seen, before, Vote(score=score), step, visible)]

        return await self._decide(work)

    async def mark(
        self,
        seen: Seen,
        reviewed: bool,
        visible: tuple[str, ...] = (),
        *,
        as_latest: bool = False,
    ) -> Decided | None:
        """Mark a revision as reviewed by me, or take my mark back; None when it is so already."""

        def work(session: Session) -> list[Decision]:
            before = self._now(session, seen, as_latest=as_latest).is_marked
            return [] if before == reviewed else [self._mark(seen, before, reviewed, None, visible)]

        return await self._decide(work)

    async def approve(
        self,
        seen: Seen,
        reason: str = "",
        visible: tuple[str, ...] = (),
        *,
        as_latest: bool = False,
    ) -> Decided | None:
        """Upvote and mark as reviewed in one step; what is so already stays as it is."""
        step = self._signature.ids.new()

        def work(session: Session) -> list[Decision]:
            now = self._now(session, seen, as_latest=as_latest)
            kept = now.vote.reason if now.vote.score == 1 else ""
            vote = Vote(score=1, reason=reason or kept)
            drop_draft(session, seen.case_id, REASON)
            made: list[Decision] = []
            if vote != now.vote:
                made.append(self._vote(seen, now.vote, vote, step, visible))
            if not now.is_marked:
                made.append(self._mark(seen, False, True, step, visible))
            return made

        return await self._decide(work)

    def _now(self, session: Session, seen: Seen, *, as_latest: bool) -> Standing:
        """What the acting person thinks of the revision so far; raises NotFound."""
        now = read_standing(session, seen.case_id, self._signature.person_id)
        if as_latest and now.is_superseded:
            late = moved(session, now.family_id)
            if isinstance(late, HeadMoved):
                raise DecidedTooLate(late.head_id, late.who, late.at)
            raise late
        return now

    def _vote(
        self, seen: Seen, before: Vote, vote: Vote, step: str | None, visible: tuple[str, ...]
    ) -> CastVote:
        stamp = self._signature.stamp(step)
        return CastVote(based_on=seen, before=before, vote=vote, visible=visible, **stamp)

    def _mark(
        self, seen: Seen, before: bool, reviewed: bool, step: str | None, visible: tuple[str, ...]
    ) -> MarkReviewed:
        stamp = self._signature.stamp(step)
        return MarkReviewed(
            based_on=seen, before=before, reviewed=reviewed, visible=visible, **stamp
        )

    async def keep_draft(self, case_id: str, text: str, caret: int) -> None:
        """Keep a half-typed reason; an empty one lets the kept one go."""
        draft = Draft(text=text, caret=caret, at=self._signature.clock.now())

        def work(session: Session) -> None:
            if text:
                save_draft(session, case_id, REASON, draft)
            else:
                drop_draft(session, case_id, REASON)

        await self._database.write(work)

    async def draft(self, case_id: str) -> Draft | None:
        """The half-typed reason of a case, or None."""
        return await self._database.read(lambda session: read_draft(session, case_id, REASON))

    async def _decide(self, work: Callable[[Session], Sequence[Decision]]) -> Decided | None:
        def write(session: Session) -> Decided | None:
            made = work(session)
            for change in made:
                apply(session, change)
            return decided(session, journal.read_step(session, made[0].step)) if made else None

        deed = await self._database.write(write)
        if deed:
            self._feed.publish(affected(deed))
        return deed
