"""Votes and reviewed marks as changes make them, and the columns that follow from them."""

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, and_, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import CastVote, MarkReviewed, Vote
from reviewer_app.domain.errors import NotFound
from reviewer_app.store import people
from reviewer_app.store.hiding import HIDING
from reviewer_app.store.search import note_reasons
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, IMPORTS, REVIEWS, VOTES


def cast_vote(session: Session, change: CastVote) -> None:
    """Make a vote true; raises NotFound for a case that is gone."""
    revision, person = change.based_on.case_id, change.made_by
    require_case(session, revision)
    if change.vote == Vote():
        session.execute(delete(VOTES).where(_of(VOTES, revision, person)))
    else:
        values = {"score": change.vote.score, "reason": change.vote.reason, "at": change.made_at}
        row = insert(VOTES).values(revision=revision, person=person, **values)
        session.execute(
            row.on_conflict_do_update(index_elements=["revision", "person"], set_=values)
        )
    note_reasons(session, revision)
    derive(session, revision)


def mark_reviewed(session: Session, change: MarkReviewed) -> None:
    """Make a reviewed mark true, or its absence; raises NotFound for a case that is gone."""
    require_case(session, change.based_on.case_id)
    set_mark(session, change.based_on.case_id, change.made_by, change.made_at, change.reviewed)


def set_mark(session: Session, revision: str, person: str, at: datetime, marked: bool) -> None:
    """Put a person's mark on a revision, or take it away; a mark that is there stays as it is."""
    if marked:
        row = insert(REVIEWS).values(revision=revision, person=person, label="", at=at)
        session.execute(row.on_conflict_do_nothing(index_elements=["revision", "person"]))
    else:
        session.execute(delete(REVIEWS).where(_of(REVIEWS, revision, person)))
    derive(session, revision)


_HIDDEN = select(IMPORTS.c.id).where(IMPORTS.c.sweep.in_(HIDING))
_THERE = select(CASES.c.n).where(
    CASES.c.id == bindparam("case"),
    CASES.c.deleted_at.is_(None),
    CASES.c.import_id.is_(None) | CASES.c.import_id.not_in(_HIDDEN),
)


def require_case(session: Session, case_id: str) -> None:
    """A case that is there: what is deleted, or hidden with its import, may go for good."""
    if session.execute(_THERE, {"case": case_id}).first() is None:
        raise NotFound("test case", case_id)


def _of(table: Table, revision: str, person: str) -> ColumnElement[bool]:
    return and_(table.c.revision == revision, table.c.person == person)


def _mine(table: Table, *columns: ColumnElement[Any]) -> Select[Any]:
    return select(*columns).where(
        table.c.revision == bindparam("revision_of"), table.c.person == bindparam("whose")
    )


_MY_VOTE = _mine(VOTES, VOTES.c.score, VOTES.c.reason)
_MY_MARK = _mine(REVIEWS, REVIEWS.c.at)
_DERIVED = (
    update(CASES)
    .where(CASES.c.id == bindparam("case"))
    .values({name: bindparam(name) for name in ("my_score", "my_reason", "my_reviewed_at", "done")})
)


def derive(session: Session, revision: str) -> None:
    """Recompute the columns of a row that follow from the facts of the workspace's person.

    Done means my 1 or -1, or my mark, on this very revision; anyone else's do not count.
    """
    me = people.my_id(session) or ""
    mine = {"revision_of": revision, "whose": me}
    vote = session.execute(_MY_VOTE, mine).first()
    mark = session.execute(_MY_MARK, mine).first()
    derived = {
        "my_score": vote.score if vote else None,
        "my_reason": vote.reason if vote else None,
        "my_reviewed_at": mark.at if mark else None,
        "done": bool(mark) or (vote is not None and vote.score != 0),
    }
    session.connection().execute(_DERIVED, {"case": revision, **derived})
