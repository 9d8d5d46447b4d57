"""Whether the rows of cases are those that the edits in the journal tell."""

from collections.abc import Iterable, Sequence

from sqlalchemy import select

from reviewer_app.domain.changes import (
    AnyChange,
    CreateCase,
    DeleteCase,
    EditContent,
    TakeBackEdit,
)
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES

_Row = tuple[str, str | None, str, bool]
"""Fingerprint, parent, note, and whether the revision is there."""


def edit_problems(session: Session, changes: Sequence[AnyChange]) -> list[str]:
    """What is wrong with revisions that persons made, or with cases that they deleted."""
    deleted = _deleted(changes)
    told = _told(session, changes, deleted)
    kept = _kept(session, told)
    lost = sum(revision not in kept for revision in told)
    wrong = sum(told[revision] != row for revision, row in kept.items())
    left = _left(session, deleted)
    found = [
        (lost, "edits whose revision is not there"),
        (wrong, "revisions that are not as the journal tells"),
        (left, "deleted cases that are still there"),
    ]
    return [f"{count} {words}" for count, words in found if count]


def _deleted(changes: Iterable[AnyChange]) -> set[str]:
    told = {change.family: change.deleted for change in changes if isinstance(change, DeleteCase)}
    return {family for family, is_deleted in told.items() if is_deleted}


def _told(session: Session, changes: Sequence[AnyChange], deleted: set[str]) -> dict[str, _Row]:
    """The revisions that edits made, as they have to be now."""
    taken_back = {
        change.revision_id: change.taken_back
        for change in changes
        if isinstance(change, TakeBackEdit)
    }
    made: dict[str, tuple[str, str | None, str]] = {}
    for change in changes:
        if isinstance(change, EditContent):
            made[change.revision_id] = (change.content_hash, change.based_on.case_id, change.note)
        elif isinstance(change, CreateCase):
            made[change.case_id] = (change.content_hash, None, change.note)
    families = _families(session, made)
    return {
        revision: (*facts, not taken_back.get(revision) and families.get(revision) not in deleted)
        for revision, facts in made.items()
    }


def _families(session: Session, revisions: Iterable[str]) -> dict[str, str]:
    query = select(CASES.c.id, CASES.c.family_id).where(CASES.c.id.in_(listed(revisions)))
    return {row.id: row.family_id for row in session.execute(query)}


def _kept(session: Session, revisions: Iterable[str]) -> dict[str, _Row]:
    columns = (CASES.c.id, CASES.c.content_hash, CASES.c.parent_id, CASES.c.note)
    query = select(*columns, CASES.c.deleted_at).where(CASES.c.id.in_(listed(revisions)))
    return {
        row.id: (row.content_hash, row.parent_id, row.note or "", row.deleted_at is None)
        for row in session.execute(query)
    }


def _left(session: Session, families: Iterable[str]) -> int:
    """How many of these families still have a revision that is not deleted."""
    query = select(CASES.c.family_id).where(
        CASES.c.family_id.in_(listed(families)),
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
    )
    return len(session.execute(query).all())
