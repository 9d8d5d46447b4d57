"""Reading single test cases with what is known of their review."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, RowMapping, and_, bindparam, func, or_, select

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.changes import NO_VOTE, Score, Vote
from reviewer_app.domain.errors import NotFound
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.rows import to_case
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, PRODUCTS, REVIEWS, VOTES


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedCase:
    """A case with my vote and mark, and the published ones (0 and None both mean undecided)."""

    n: int
    case: TestCase
    dataset: str
    product: str
    my_vote: Vote = NO_VOTE
    my_reviewed_at: datetime | None = None
    published_score: Score | None = None
    published_reason: str | None = None
    published_reviewer: str | None = None
    published_by: str | None = None

    @property
    def is_done(self) -> bool:
        """My 1 or -1, or my mark, on this very revision."""
        return self.my_vote.score != 0 or self.my_reviewed_at is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What one person thinks of one revision. is_superseded: another one is the latest."""

    vote: Vote
    is_marked: bool
    family_id: str
    is_superseded: bool


_STANDING = (
    select(VOTES.c.score, VOTES.c.reason, REVIEWS.c.at, CASES.c.family_id, CASES.c.legacy_at)
    .select_from(CASES)
    .outerjoin(VOTES, and_(VOTES.c.revision == CASES.c.id, VOTES.c.person == bindparam("person")))
    .outerjoin(
        REVIEWS, and_(REVIEWS.c.revision == CASES.c.id, REVIEWS.c.person == bindparam("person"))
    )
    .where(CASES.c.id == bindparam("case"))
)


def read_standing(session: Session, case_id: str, person: str) -> Standing:
    """A person's vote and mark on a revision; raises NotFound for a revision that is not here."""
    row = session.execute(_STANDING, {"case": case_id, "person": person}).first()
    if row is None:
        raise NotFound("test case", case_id)
    kept = Vote(score=row.score or 0, reason=row.reason or "")
    return Standing(
        vote=kept,
        is_marked=row.at is not None,
        family_id=row.family_id,
        is_superseded=row.legacy_at is not None,
    )


_WHOLE = (
    select(CASES, DATASETS.c.name.label("dataset"), PRODUCTS.c.name.label("product"))
    .join(DATASETS, DATASETS.c.id == CASES.c.dataset_id)
    .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
)
_BY_ID = _WHOLE.where(CASES.c.id == bindparam("case"))
_BY_NUMBER = _WHOLE.where(CASES.c.n == bindparam("number"))


def read_case(session: Session, case_id: str) -> ReviewedCase:
    """A case by id; raises NotFound."""
    found = session.execute(_BY_ID, {"case": case_id}).mappings().first()
    if found is None:
        raise NotFound("test case", case_id)
    return to_reviewed(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """What a case is known by, without its texts. n: its place in the lists."""

    n: int
    id: str
    family_id: str
    external_id: str | None
    dataset_id: str


_IDENTITY = select(
    CASES.c.n, CASES.c.id, CASES.c.family_id, CASES.c.external_id, CASES.c.dataset_id
).where(CASES.c.id == bindparam("case"))


def read_identity(session: Session, case_id: str) -> Identity:
    """What a revision is known by, deleted or not; raises NotFound."""
    row = session.execute(_IDENTITY, {"case": case_id}).mappings().first()
    if row is None:
        raise NotFound("test case", case_id)
    return Identity(**row)


def is_there(session: Session, case_id: str) -> bool:
    """Whether a revision is here and not deleted."""
    query = select(CASES.c.n).where(CASES.c.id == case_id, CASES.c.deleted_at.is_(None))
    return session.execute(query).first() is not None


def read_number(session: Session, number: int) -> ReviewedCase:
    """A case by row number; raises NotFound."""
    found = session.execute(_BY_NUMBER, {"number": number}).mappings().first()
    if found is None:
        raise NotFound("test case", str(number))
    return to_reviewed(found)


_IS_HEAD = CASES.c.legacy_at.is_(None)


MOST_NAMED = 5_000
"""Cases of one beginning that are looked through."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedCase:
    """A case that an id may mean. n: its place in the lists. is_whole: by its whole id."""

    n: int
    family_id: str
    dataset_id: str
    is_whole: bool


def find_named(session: Session, typed: str) -> list[NamedCase]:
    """The cases that a person may mean by an id: external, ours, or a part of one.

    Exact before a beginning, before the end of ours that titles show ("9c41-e07b"); only the
    first of these that finds any counts. What names a case names its head, the id of another
    revision that revision. Heads come first, then by coming in; each family once; at most
    MOST_NAMED.
    """
    wanted = typed.strip()
    if not wanted:
        return []
    end = wanted.replace("-", "").lower()
    tries: list[tuple[bool, ColumnElement[bool]]] = [
        (True, CASES.c.external_id == wanted),
        (True, and_(CASES.c.family_id == wanted, _IS_HEAD)),
        (True, CASES.c.id == wanted),
        (False, _begins(CASES.c.external_id, wanted)),
        (False, and_(_begins(CASES.c.family_id, wanted), _IS_HEAD)),
        (False, _begins(CASES.c.id, wanted)),
        (True, or_(func.substr(CASES.c.family_id, -8) == end, func.substr(CASES.c.id, -8) == end)),
    ]
    for is_whole, condition in tries:
        if found := _named(session, condition, is_whole=is_whole):
            return found
    return []


def _named(session: Session, condition: ColumnElement[bool], *, is_whole: bool) -> list[NamedCase]:
    query = (
        select(CASES.c.n, CASES.c.family_id, CASES.c.dataset_id)
        .where(CASES.c.deleted_at.is_(None), *is_visible(session), condition)
        .order_by(CASES.c.legacy_at.is_not(None), CASES.c.n)
        .limit(MOST_NAMED)
    )
    found = dict[str, NamedCase]()
    for n, family_id, dataset_id in session.execute(query):
        one = NamedCase(n=n, family_id=family_id, dataset_id=dataset_id, is_whole=is_whole)
        found.setdefault(family_id, one)
    return list(found.values())


def _begins(column: ColumnElement[Any], beginning: str) -> ColumnElement[bool]:
    """By a range, which an index serves, while LIKE looks at every row."""
    return and_(column >= beginning, column < beginning + "\U0010ffff")


def to_reviewed(row: RowMapping) -> ReviewedCase:
    """A whole row as facts."""
    return ReviewedCase(
        n=row["n"],
        case=to_case(cast("dict[str, object]", row)),
        dataset=row["dataset"],
        product=row["product"],
        my_vote=Vote(score=row["my_score"] or 0, reason=row["my_reason"] or ""),
        my_reviewed_at=row["my_reviewed_at"],
        published_score=row["published_score"],
        published_reason=row["published_reason"],
        published_reviewer=row["published_reviewer"],
        published_by=row["published_by"],
    )
