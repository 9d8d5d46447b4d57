"""Half-typed texts, kept per case and field until they become a change or are let go."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from reviewer_app.store.tables import DRAFTS

REASON = "reason"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Text as it was typed, and where the caret stood (in characters)."""

    text: str
    caret: int
    at: datetime


def save_draft(session: Session, case_id: str, field: str, draft: Draft) -> None:
    """Keep the text of one field of one case."""
    values = {"text": draft.text, "caret": draft.caret, "at": draft.at}
    row = insert(DRAFTS).values(case_id=case_id, field=field, **values)
    session.execute(row.on_conflict_do_update(index_elements=["case_id", "field"], set_=values))


def read_draft(session: Session, case_id: str, field: str) -> Draft | None:
    """The kept text, or None."""
    query = select(DRAFTS).where(DRAFTS.c.case_id == case_id, DRAFTS.c.field == field)
    row = session.execute(query).first()
    return Draft(text=row.text, caret=row.caret, at=row.at) if row else None


def drop_draft(session: Session, case_id: str, field: str) -> None:
    """Let a kept text go; it became a change, or the field was emptied."""
    session.execute(delete(DRAFTS).where(DRAFTS.c.case_id == case_id, DRAFTS.c.field == field))
