"""Rows that go for good: those of imports that never finished, or can no longer come back."""

from collections.abc import Sequence

from sqlalchemy import delete, select, update

from reviewer_app.store.hiding import PURGED, PUT_AWAY
from reviewer_app.store.outputs import FROM_IMPORT
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import (
    CASES,
    IMPORT_EDITS,
    IMPORTS,
    OUTPUTS,
    REVIEWS,
    SEARCH_DOCS,
    STEPS,
    VOTES,
)

BATCH = 500
"""Rows that are dealt with in one transaction."""

_DROPPED = "dropped"


def drop_cases(session: Session, numbers: Sequence[int]) -> None:
    """Delete cases by row number, with everything that is known of them."""
    ids = select(CASES.c.id).where(CASES.c.n.in_(numbers)).scalar_subquery()
    for facts in (VOTES, REVIEWS, OUTPUTS):
        session.execute(delete(facts).where(facts.c.revision.in_(ids)))
    session.execute(delete(SEARCH_DOCS).where(SEARCH_DOCS.c.n.in_(numbers)))
    session.execute(delete(CASES).where(CASES.c.n.in_(numbers)))


def drop_some(session: Session, import_id: str) -> bool:
    """Delete a batch of the rows of an import, then what it had staged; whether any is left."""
    first = session.execute(select(IMPORTS.c.first_n).where(IMPORTS.c.id == import_id)).scalar()
    if first is None:
        return False
    query = select(CASES.c.n).where(CASES.c.n >= first, CASES.c.import_id == import_id)
    numbers = session.execute(query.order_by(CASES.c.n).limit(BATCH)).scalars().all()
    drop_cases(session, numbers)
    if len(numbers) == BATCH:
        return True
    session.execute(delete(IMPORT_EDITS).where(IMPORT_EDITS.c.import_id == import_id))
    session.execute(delete(OUTPUTS).where(OUTPUTS.c.origin == FROM_IMPORT + import_id))
    return False


def purgeable(session: Session) -> list[str]:
    """Imports that were taken back, and whose redo is no longer offered."""
    query = (
        select(IMPORTS.c.id)
        .join(STEPS, STEPS.c.id == IMPORTS.c.step)
        .where(IMPORTS.c.sweep == PUT_AWAY, STEPS.c.state == _DROPPED)
    )
    return list(session.execute(query).scalars())


def purge_some(session: Session, import_id: str) -> bool:
    """Delete a batch of such an import; whether any is left. What is told of it stays."""
    if import_id not in purgeable(session):
        return False
    if drop_some(session, import_id):
        return True
    done = update(IMPORTS).where(IMPORTS.c.id == import_id)
    session.execute(done.values(sweep=PURGED))
    return False
