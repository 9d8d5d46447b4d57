"""Votes and reviewed marks as changes make them, and the columns that follow from them."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Delete,
    ScalarSelect,
    Table,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import NO_VOTE, CastVote, MarkReviewed
from reviewer_app.domain.errors import NotFound
from reviewer_app.store.hiding import HIDING
from reviewer_app.store.people import MY_ID
from reviewer_app.store.search import note_reasons
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, IMPORTS, REVIEWS, VOTES

_WHOSE = ("revision", "person")
_VOTE = insert(VOTES)
SET_VOTE = _VOTE.on_conflict_do_update(
    index_elements=_WHOSE,
    set_={name: _VOTE.excluded[name] for name in ("score", "reason", "at")},
)
SET_REVIEW = insert(REVIEWS).on_conflict_do_nothing(index_elements=_WHOSE)
"""Statements of a decision are made once: to write one anew takes longer than to do it."""


def _take_away(table: Table) -> Delete:
    return delete(table).where(*(table.c[name] == bindparam(f"of_{name}") for name in _WHOSE))


_TAKE_VOTE = _take_away(VOTES)
_TAKE_REVIEW = _take_away(REVIEWS)


def cast_vote(session: Session, change: CastVote) -> None:
    """Make a vote true; raises NotFound for a case that is gone."""
    revision, person = change.based_on.case_id, change.made_by
    require_case(session, revision)
    if change.vote == NO_VOTE:
        session.execute(_TAKE_VOTE, {"of_revision": revision, "of_person": person})
    else:
        vote = {"score": change.vote.score, "reason": change.vote.reason, "at": change.made_at}
        session.execute(SET_VOTE, {"revision": revision, "person": person, **vote})
    note_reasons(session, revision)
    derive(session, revision)


def mark_reviewed(session: Session, change: MarkReviewed) -> None:
    """Make a reviewed mark true, or its absence; raises NotFound for a case that is gone."""
    require_case(session, change.based_on.case_id)
    set_mark(session, change.based_on.case_id, change.made_by, change.made_at, change.reviewed)


def set_mark(session: Session, revision: str, person: str, at: datetime, marked: bool) -> None:
    """Put a person's mark on a revision, or take it away; a mark that is there stays as it is."""
    if marked:
        review = {"revision": revision, "person": person, "label": "", "at": at}
        session.execute(SET_REVIEW, review)
    else:
        session.execute(_TAKE_REVIEW, {"of_revision": revision, "of_person": person})
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


def _mine(table: Table, column: ColumnElement[Any]) -> ScalarSelect[Any]:
    mine = select(column).where(table.c.revision == CASES.c.id, table.c.person == MY_ID)
    return mine.scalar_subquery()


_SCORE, _MARKED_AT = _mine(VOTES, VOTES.c.score), _mine(REVIEWS, REVIEWS.c.at)

DERIVED = update(CASES).values(
    my_score=_SCORE,
    my_reason=_mine(VOTES, VOTES.c.reason),
    my_reviewed_at=_MARKED_AT,
    done=_MARKED_AT.is_not(None) | (func.coalesce(_SCORE, 0) != 0),
)
"""Recomputes the columns of rows that follow from the facts of the workspace's person.

Done means my 1 or -1, or my mark, on this very revision; anyone else's do not count.
"""

_DERIVE_ONE = DERIVED.where(CASES.c.id == bindparam("case"))


def derive(session: Session, revision: str) -> None:
    """Recompute what of a row follows from votes and marks."""
    session.execute(_DERIVE_ONE, {"case": revision})
