"""Half-typed texts, kept per case and field until they become a change or are let go."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, and_, bindparam, delete, or_, select
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DRAFTS

REASON = "reason"
EDIT = "edit:"
"""What the fields of the editor begin with; their drafts go by family."""

RESULT = "result:"
"""The same for what a draft and a revision that came meanwhile are put together to."""


_IS_EDIT = DRAFTS.c.field.startswith(EDIT, autoescape=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Text as it was typed, and where the caret stood (in characters).

    begun_on: the revision that it is a draft for; None of a reason, and of a new case.
    """

    text: str
    caret: int
    at: datetime
    begun_on: str | None = None


def save_draft(session: Session, case_id: str, field: str, draft: Draft) -> None:
    """Keep the text of one field of one case."""
    values = {"text": draft.text, "caret": draft.caret, "at": draft.at}
    row = insert(DRAFTS).values(case_id=case_id, field=field, **values)
    session.execute(row.on_conflict_do_update(index_elements=["case_id", "field"], set_=values))


_DRAFT = select(DRAFTS).where(
    DRAFTS.c.case_id == bindparam("case"), DRAFTS.c.field == bindparam("named")
)


def read_draft(session: Session, case_id: str, field: str) -> Draft | None:
    """The kept text, or None."""
    row = session.execute(_DRAFT, {"case": case_id, "named": field}).first()
    return Draft(text=row.text, caret=row.caret, at=row.at) if row else None


_DROP = delete(DRAFTS).where(
    DRAFTS.c.case_id == bindparam("of_case"), DRAFTS.c.field == bindparam("named")
)


def drop_draft(session: Session, case_id: str, field: str) -> None:
    """Let a kept text go; it became a change, or the field was emptied."""
    session.execute(_DROP, {"of_case": case_id, "named": field})


def save_edit(session: Session, case_id: str, field: str, draft: Draft, kind: str = EDIT) -> None:
    """Keep the text of a field of the editor; it is found from any revision of the case.

    case_id: of a revision, or any key for a case that is not made yet. kind: EDIT or RESULT.
    """
    family = _family(session, case_id)
    begun_on = case_id if family else None
    values = {"text": draft.text, "caret": draft.caret, "at": draft.at, "begun_on": begun_on}
    row = insert(DRAFTS).values(case_id=family or case_id, field=kind + field, **values)
    session.execute(row.on_conflict_do_update(index_elements=["case_id", "field"], set_=values))


def edit_drafts(session: Session, case_id: str, kind: str = EDIT) -> Mapping[str, Draft]:
    """What is half-edited of a case, by field of the editor. kind: EDIT or RESULT."""
    query = select(DRAFTS).where(_is_kept(_family(session, case_id) or case_id, kind))
    return {
        row.field.removeprefix(kind): Draft(
            text=row.text, caret=row.caret, at=row.at, begun_on=row.begun_on
        )
        for row in session.execute(query)
    }


def drop_edits(session: Session, case_id: str, field: str | None = None, kind: str = EDIT) -> None:
    """Let go what is half-edited of a case, in one field or in all of them.

    With all of a draft goes what it was put together to. kind: EDIT or RESULT.
    """
    key = _family(session, case_id) or case_id
    is_meant = _is_kept(key, kind)
    if field is not None:
        is_meant = and_(is_meant, DRAFTS.c.field == kind + field)
    elif kind == EDIT:
        is_meant = or_(is_meant, _is_kept(key, RESULT))
    session.execute(delete(DRAFTS).where(is_meant))


_AN_EDIT = select(DRAFTS.c.field).where(DRAFTS.c.case_id == bindparam("family"), _IS_EDIT).limit(1)


def has_edit(session: Session, family_id: str) -> bool:
    """Whether anything of a case is half-edited: a draft of any field of the editor."""
    return session.execute(_AN_EDIT, {"family": family_id}).first() is not None


_HALF_EDITED = select(DRAFTS.c.case_id).where(_IS_EDIT).distinct()


def half_edited_families(session: Session) -> frozenset[str]:
    """The families of which anything is half-edited: few, however many cases there are.

    The keys of cases that are not made yet are among them.
    """
    return frozenset(session.execute(_HALF_EDITED).scalars())


def is_half_edited(*, with_legacy: bool) -> ColumnElement[bool]:
    """Whether anything of a case is half-edited. with_legacy: superseded revisions too."""
    families = select(DRAFTS.c.case_id).where(_IS_EDIT)
    if with_legacy:
        return CASES.c.family_id.in_(families)
    head = CASES.alias("drafted")
    numbers = (
        select(head.c.n)
        .with_hint(head, "INDEXED BY one_head", "sqlite")
        .where(head.c.family_id.in_(families))
        .where(head.c.legacy_at.is_(None), head.c.deleted_at.is_(None))
    )
    return CASES.c.n.in_(numbers)


def is_anything_half_edited(session: Session) -> bool:
    """Whether there is a draft of the editor at all."""
    return session.execute(select(DRAFTS.c.field).where(_IS_EDIT).limit(1)).first() is not None


def _is_kept(key: str, kind: str) -> ColumnElement[bool]:
    return and_(DRAFTS.c.case_id == key, DRAFTS.c.field.startswith(kind, autoescape=True))


def _family(session: Session, case_id: str) -> str | None:
    return session.execute(select(CASES.c.family_id).where(CASES.c.id == case_id)).scalar()
