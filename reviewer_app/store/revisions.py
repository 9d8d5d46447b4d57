"""The revisions of a case: who made which when, the latest first."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import CTE, func, literal, select

from reviewer_app.domain.changes import Score
from reviewer_app.domain.errors import NotFound
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.people import my_id
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, IMPORTS, PEOPLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """One revision as the history shows it.

    number: from 1, or None where the first ones of the family are not here. file_name: of the
    import that made it; empty for an edit. note: why it was made. same_as: the number of the
    first revision with this very content, where that is an earlier one.
    """

    case_id: str
    number: int | None
    author: str
    is_mine: bool
    made_at: datetime
    file_name: str
    is_latest: bool
    my_score: Score
    is_reviewed: bool
    note: str = ""
    same_as: int | None = None


def read_family(session: Session, case_id: str) -> list[Revision]:
    """All revisions of a case that are here, the latest first; raises NotFound.

    They are found by the ids of their parents, so that a family costs its own length and not
    that of the store.
    """
    chain = chain_from(latest_of(session, case_id))
    query = (
        select(
            CASES.c.id,
            CASES.c.parent_id,
            CASES.c.content_hash,
            CASES.c.created_at,
            CASES.c.created_by,
            CASES.c.legacy_at,
            CASES.c.my_score,
            CASES.c.my_reviewed_at,
            func.coalesce(PEOPLE.c.name, "").label("author"),
            func.coalesce(IMPORTS.c.file_name, "").label("file_name"),
            func.coalesce(CASES.c.note, "").label("note"),
        )
        .join(chain, chain.c.id == CASES.c.id)
        .outerjoin(PEOPLE, PEOPLE.c.id == CASES.c.created_by)
        .outerjoin(IMPORTS, IMPORTS.c.id == CASES.c.import_id)
        .where(CASES.c.deleted_at.is_(None))
        .order_by(chain.c.depth)
    )
    rows = session.execute(query).all()
    me = my_id(session)
    is_complete = bool(rows) and rows[-1].parent_id is None
    firsts = {row.content_hash: len(rows) - place for place, row in enumerate(rows)}

    def same_as(place: int, content_hash: str) -> int | None:
        first = firsts[content_hash]
        return first if is_complete and first < len(rows) - place else None

    return [
        Revision(
            case_id=row.id,
            number=len(rows) - place if is_complete else None,
            author=row.author,
            is_mine=row.created_by == me,
            made_at=row.created_at,
            file_name=row.file_name,
            is_latest=row.legacy_at is None,
            my_score=row.my_score or 0,
            is_reviewed=row.my_reviewed_at is not None,
            note=row.note,
            same_as=same_as(place, row.content_hash),
        )
        for place, row in enumerate(rows)
    ]


def chain_from(latest: str) -> CTE:
    """A revision and its ancestors that are here: id, parent_id and depth, which begins with 0."""
    chain = (
        select(CASES.c.id, CASES.c.parent_id, literal(0).label("depth"))
        .where(CASES.c.id == latest)
        .cte("chain", recursive=True)
    )
    parents = select(CASES.c.id, CASES.c.parent_id, chain.c.depth + 1)
    return chain.union_all(parents.join(chain, CASES.c.id == chain.c.parent_id))


def numbers_of(session: Session, case_ids: Iterable[str]) -> dict[str, int]:
    """Revision → its number, from 1; without those whose first ancestor is not here."""
    start = (
        select(CASES.c.id.label("of"), CASES.c.parent_id, literal(1).label("number"))
        .where(CASES.c.id.in_(listed(case_ids)))
        .cte("up", recursive=True)
    )
    parents = select(start.c.of, CASES.c.parent_id, start.c.number + 1)
    up = start.union_all(parents.join(start, CASES.c.id == start.c.parent_id))
    query = select(up.c.of, up.c.number).where(up.c.parent_id.is_(None))
    return {row.of: row.number for row in session.execute(query)}


def latest_of(session: Session, case_id: str) -> str:
    """The latest revision of the family of a case, else the case; raises NotFound."""
    family = select(CASES.c.family_id).where(CASES.c.id == case_id)
    family_id = session.execute(family).scalar()
    if family_id is None:
        raise NotFound("test case", case_id)
    heads = select(CASES.c.id).where(
        CASES.c.family_id == family_id, CASES.c.legacy_at.is_(None), CASES.c.deleted_at.is_(None)
    )
    return session.execute(heads).scalar() or case_id


def present_revision(session: Session, case_id: str) -> str | None:
    """The latest revision of the family of a case; None where the case is gone, or hidden."""
    family = select(CASES.c.family_id).where(CASES.c.id == case_id).scalar_subquery()
    heads = select(CASES.c.id).where(
        CASES.c.family_id == family,
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
        *is_visible(session),
    )
    return session.execute(heads).scalar()
