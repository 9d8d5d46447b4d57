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


def find_number(session: Session, typed: str) -> int | None:
    """The row that a person means by an id: external, ours, or a part of one; None without any.

    Exact before a beginning, before the end of ours that titles show ("9c41-e07b"). What names a
    case names its head, the id of another revision that revision; among equals a head comes
    first, then the one that came in first.
    """
    wanted = typed.strip()
    if not wanted:
        return None
    end = wanted.replace("-", "").lower()
    tries: list[ColumnElement[bool]] = [
        CASES.c.external_id == wanted,
        and_(CASES.c.family_id == wanted, _IS_HEAD),
        CASES.c.id == wanted,
        _begins(CASES.c.external_id, wanted),
        and_(_begins(CASES.c.family_id, wanted), _IS_HEAD),
        _begins(CASES.c.id, wanted),
        or_(func.substr(CASES.c.family_id, -8) == end, func.substr(CASES.c.id, -8) == end),
    ]
    for condition in tries:
        query = select(CASES.c.n).where(CASES.c.deleted_at.is_(None), *is_visible(session))
        ranked = query.where(condition).order_by(CASES.c.legacy_at.is_not(None), CASES.c.n)
        if (found := session.execute(ranked.limit(1)).scalar()) is not None:
            return found
    return None


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
