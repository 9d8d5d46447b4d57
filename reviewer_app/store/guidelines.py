"""The guidelines of datasets: their versions, and which one somebody has looked at last."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import WithdrawGuidelines, WriteGuidelines
from reviewer_app.domain.errors import NotFound
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import DATASETS, GUIDELINES, GUIDELINES_SEEN, PEOPLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Guideline:
    """One version. number: 1 is the first that was not withdrawn. author: a name, or empty."""

    id: str
    number: int
    text: str
    written_at: datetime
    author: str


def take(session: Session, change: WriteGuidelines | WithdrawGuidelines) -> None:
    """Make a change of guidelines true; raises NotFound for a dataset or version not here."""
    if isinstance(change, WriteGuidelines):
        _write(session, change)
        return
    withdrawn_at = change.made_at if change.withdrawn else None
    row = update(GUIDELINES).where(GUIDELINES.c.id == change.guideline_id)
    done = row.values(withdrawn_at=withdrawn_at).returning(GUIDELINES.c.n)
    if session.execute(done).first() is None:
        raise NotFound("version of guidelines", change.guideline_id)


def _write(session: Session, change: WriteGuidelines) -> None:
    found = select(DATASETS.c.n).where(DATASETS.c.id == change.dataset_id)
    if session.execute(found).first() is None:
        raise NotFound("dataset", change.dataset_id)
    session.execute(
        insert(GUIDELINES).values(
            id=change.guideline_id,
            dataset_id=change.dataset_id,
            text=change.text,
            written_at=change.made_at,
            written_by=change.made_by,
        )
    )


_COUNTING = (
    select(GUIDELINES, PEOPLE.c.name.label("author"))
    .outerjoin(PEOPLE, PEOPLE.c.id == GUIDELINES.c.written_by)
    .where(GUIDELINES.c.dataset_id == bindparam("dataset"), GUIDELINES.c.withdrawn_at.is_(None))
    .order_by(GUIDELINES.c.n.desc())
)
"""The versions of a dataset that count, the latest first."""

_CURRENT = _COUNTING.limit(1)
_CURRENT_REF = _CURRENT.with_only_columns(
    GUIDELINES.c.id, (GUIDELINES.c.text == "").label("is_empty")
)
_COUNT = _COUNTING.with_only_columns(func.count()).order_by(None)


def read_versions(session: Session, dataset_id: str) -> list[Guideline]:
    """All versions that count, the latest first; the latest may be empty."""
    rows = session.execute(_COUNTING, {"dataset": dataset_id}).all()
    return [_guideline(row, len(rows) - place) for place, row in enumerate(rows)]


def read_current(session: Session, dataset_id: str) -> Guideline | None:
    """The version that counts; None where there never was one, or it was emptied."""
    row = session.execute(_CURRENT, {"dataset": dataset_id}).first()
    return _guideline(row, count(session, dataset_id)) if row and row.text else None


def count(session: Session, dataset_id: str) -> int:
    """How many versions count."""
    return session.execute(_COUNT, {"dataset": dataset_id}).scalar_one()


def _guideline(row: Any, number: int) -> Guideline:
    return Guideline(
        id=row.id,
        number=number,
        text=row.text,
        written_at=row.written_at,
        author=row.author or "",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GuidelineRef:
    """The version that counts, without its text. is_new: the person has not looked at it yet."""

    id: str
    number: int
    is_new: bool


def read_ref(session: Session, dataset_id: str, person: str) -> GuidelineRef | None:
    """The version that counts for a dataset, and whether a person knows it; None without one."""
    row = session.execute(_CURRENT_REF, {"dataset": dataset_id}).first()
    if row is None or row.is_empty:
        return None
    is_new = read_seen(session, dataset_id, person) != row.id
    return GuidelineRef(id=row.id, number=count(session, dataset_id), is_new=is_new)


def read_seen(session: Session, dataset_id: str, person: str) -> str | None:
    """The id of the version that a person looked at last; None if at none."""
    seen = GUIDELINES_SEEN
    query = select(seen.c.guideline).where(seen.c.dataset_id == dataset_id, seen.c.person == person)
    return session.execute(query).scalar()


def read_text(session: Session, guideline_id: str) -> str:
    """The text of a version, also of a withdrawn one; empty where there is none."""
    query = select(GUIDELINES.c.text).where(GUIDELINES.c.id == guideline_id)
    return session.execute(query).scalar() or ""


def note_seen(
    session: Session, dataset_id: str, person: str, guideline_id: str, at: datetime
) -> None:
    """Keep that a person has looked at a version."""
    values = {"guideline": guideline_id, "at": at}
    row = insert(GUIDELINES_SEEN).values(dataset_id=dataset_id, person=person, **values)
    session.execute(row.on_conflict_do_update(index_elements=["dataset_id", "person"], set_=values))
