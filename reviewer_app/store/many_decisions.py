"""Decisions on many cases at once: what each of them has now, and a batch made true together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, Text, and_, bindparam, case, delete, func, select

from reviewer_app.domain.changes import (
    NO_VOTE,
    CastVote,
    Decision,
    Mark,
    MarkReviewed,
    MarkState,
    Seen,
    Vote,
)
from reviewer_app.domain.marks import MarkKind
from reviewer_app.store import journal
from reviewer_app.store.decisions import DERIVED, SET_REVIEW, SET_VOTE
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.marks import set_marks
from reviewer_app.store.search import note_reasons
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, MARKS, REASON_DOCS, REVIEWS, VOTES

_NUMBERS = func.json_each(bindparam("numbers", type_=Text)).table_valued("value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """What one person thinks of one revision. mark: the kind that was asked for, if it is set."""

    seen: Seen
    is_legacy: bool
    vote: Vote
    is_reviewed: bool
    mark: MarkState | None


def read_now(
    session: Session, numbers: Iterable[int], person: str, kind: MarkKind | None
) -> list[Now]:
    """What a person thinks of the cases of these rows, in order; without those that are gone."""
    query = _standings(session, person, kind)
    ordered = [*numbers]
    rows = {row.n: _now(row) for row in session.execute(query, {"numbers": _told(ordered)})}
    return [rows[number] for number in ordered if number in rows]


def _now(row: Row[Any]) -> Now:
    return Now(
        seen=Seen(case_id=row.id, content_hash=row.content_hash),
        is_legacy=row.legacy_at is not None,
        vote=Vote(score=row.score or 0, reason=row.reason or ""),
        is_reviewed=row.reviewed_at is not None,
        mark=None if row.mark is None else MarkState(until=row.until, note=row.note),
    )


def _standings(session: Session, person: str, kind: MarkKind | None) -> Select[Any]:
    votes = and_(VOTES.c.revision == CASES.c.id, VOTES.c.person == person)
    reviews = and_(REVIEWS.c.revision == CASES.c.id, REVIEWS.c.person == person)
    mine = and_(MARKS.c.family == CASES.c.family_id, MARKS.c.person == person)
    return (
        select(CASES.c.n, CASES.c.id, CASES.c.content_hash, CASES.c.legacy_at)
        .add_columns(VOTES.c.score, VOTES.c.reason, REVIEWS.c.at.label("reviewed_at"))
        .add_columns(MARKS.c.mark, MARKS.c.until, MARKS.c.note)
        .outerjoin(VOTES, votes)
        .outerjoin(REVIEWS, reviews)
        .outerjoin(MARKS, and_(mine, MARKS.c.mark == (kind or "")))
        .where(CASES.c.n.in_(select(_NUMBERS.c.value)), CASES.c.deleted_at.is_(None))
        .where(*is_visible(session))
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """How many cases are alike in what a person thinks of them."""

    count: int
    is_legacy: bool
    score: int
    has_reason: bool
    is_same_reason: bool
    is_reviewed: bool
    is_marked: bool
    is_same_mark: bool


def count_groups(
    session: Session,
    numbers: Iterable[int],
    person: str,
    *,
    reason: str,
    kind: MarkKind | None,
    state: MarkState | None,
) -> list[Group]:
    """The cases of these rows by what a person thinks of them, against what they are to become."""
    rows = _standings(session, person, kind).subquery()
    until, note = (state.until, state.note) if state else (None, "")
    columns = {
        "is_legacy": rows.c.legacy_at.is_not(None),
        "score": func.coalesce(rows.c.score, 0),
        "has_reason": func.coalesce(rows.c.reason, "") != "",
        "is_same_reason": func.coalesce(rows.c.reason, "") == reason,
        "is_reviewed": rows.c.reviewed_at.is_not(None),
        "is_marked": rows.c.mark.is_not(None),
        "is_same_mark": case(
            (and_(rows.c.until.is_not_distinct_from(until), rows.c.note == note), True),
            else_=False,
        ),
    }
    named = [column.label(name) for name, column in columns.items()]
    query = select(func.count().label("count"), *named).group_by(*columns.values())
    found = session.execute(query, {"numbers": _told(numbers)})
    return [Group(**dict(row._mapping)) for row in found]  # noqa: SLF001 - SQLAlchemy's own name


def _told(numbers: Iterable[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"


def read_value(session: Session, change: Decision) -> Vote | bool | MarkState | None:
    """What now holds of what a decision changed, for the person who made it."""
    case_id, person = change.based_on.case_id, change.made_by
    if isinstance(change, CastVote):
        of = and_(VOTES.c.revision == case_id, VOTES.c.person == person)
        row = session.execute(select(VOTES.c.score, VOTES.c.reason).where(of)).first()
        return Vote(score=row.score, reason=row.reason) if row else NO_VOTE
    if isinstance(change, MarkReviewed):
        of = and_(REVIEWS.c.revision == case_id, REVIEWS.c.person == person)
        return session.execute(select(REVIEWS.c.at).where(of)).first() is not None
    family = select(CASES.c.family_id).where(CASES.c.id == case_id).scalar_subquery()
    of = and_(MARKS.c.family == family, MARKS.c.person == person, MARKS.c.mark == change.mark)
    found = session.execute(select(MARKS.c.until, MARKS.c.note).where(of)).first()
    return MarkState(until=found.until, note=found.note) if found else None


def decide_many(session: Session, changes: Sequence[Decision], *, is_last: bool = True) -> None:
    """Make decisions of one step true, as `apply` does with each of them.

    What is gone for good is left out; the journal has it all the same, for it was decided.
    is_last: of a step that is taken back, no more of them come.
    """
    ids = select(CASES.c.id).where(CASES.c.id.in_(listed(c.based_on.case_id for c in changes)))
    here = set(session.execute(ids).scalars())
    votes = [c for c in changes if isinstance(c, CastVote) and c.based_on.case_id in here]
    reviews = [c for c in changes if isinstance(c, MarkReviewed) and c.based_on.case_id in here]
    _cast_votes(session, votes)
    _mark_reviewed(session, reviews)
    set_marks(session, [c for c in changes if isinstance(c, Mark)])
    _derive(session, [c.based_on.case_id for c in (*votes, *reviews)])
    journal.append_many(session, changes, is_last=is_last)


def _cast_votes(session: Session, votes: Sequence[CastVote]) -> None:
    rows = [
        {
            **_whose(one.based_on, one.made_by),
            "score": one.vote.score,
            "reason": one.vote.reason,
            "at": one.made_at,
        }
        for one in votes
        if one.vote != NO_VOTE
    ]
    if rows:
        session.connection().execute(SET_VOTE, rows)
    _delete(session, [one for one in votes if one.vote == NO_VOTE])
    for case_id in _with_reasons(session, votes):
        note_reasons(session, case_id)


def _with_reasons(session: Session, votes: Sequence[CastVote]) -> set[str]:
    """The revisions whose reasons the search has to read anew: few, as a rule."""
    given = {one.based_on.case_id for one in votes if one.vote.reason}
    ids = listed(one.based_on.case_id for one in votes)
    known = select(CASES.c.id).join(REASON_DOCS, REASON_DOCS.c.n == CASES.c.n)
    return given | set(session.execute(known.where(CASES.c.id.in_(ids))).scalars())


def _mark_reviewed(session: Session, reviews: Sequence[MarkReviewed]) -> None:
    rows = [
        {**_whose(one.based_on, one.made_by), "label": "", "at": one.made_at}
        for one in reviews
        if one.reviewed
    ]
    if rows:
        session.connection().execute(SET_REVIEW, rows)
    _delete(session, [one for one in reviews if not one.reviewed])


def _whose(seen: Seen, person: str) -> dict[str, object]:
    return {"revision": seen.case_id, "person": person}


def _delete(session: Session, changes: Sequence[CastVote] | Sequence[MarkReviewed]) -> None:
    if not changes:
        return
    table = VOTES if isinstance(changes[0], CastVote) else REVIEWS
    ids = listed(change.based_on.case_id for change in changes)
    mine = table.c.person == changes[0].made_by
    session.execute(delete(table).where(mine, table.c.revision.in_(ids)))


def _derive(session: Session, case_ids: Sequence[str]) -> None:
    if case_ids:
        session.execute(DERIVED.where(CASES.c.id.in_(listed(case_ids))))
