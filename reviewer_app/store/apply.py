"""The one door for writing what a person did: facts, derived columns and journal, together."""

from sqlalchemy import ColumnElement, Table, and_, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from reviewer_app.domain.changes import (
    AnyChange,
    CastVote,
    ImportCases,
    MarkReviewed,
    RemoveImport,
    Vote,
    WithdrawGuidelines,
    WriteGuidelines,
)
from reviewer_app.domain.errors import NotFound
from reviewer_app.store import edits, journal, people
from reviewer_app.store.catalogue import organize
from reviewer_app.store.guidelines import take as take_guidelines
from reviewer_app.store.hiding import HIDING
from reviewer_app.store.removals import bring_back_import, remove_import
from reviewer_app.store.search import note_reasons
from reviewer_app.store.tables import CASES, IMPORTS, REVIEWS, VOTES


def apply(session: Session, change: AnyChange) -> None:
    """Make a change true here: its facts, the columns derived from them, its journal row.

    The caller's transaction commits all of it or nothing. Raises NotFound for what is not here,
    NameTaken for a product or dataset, and StillInUse for an import that cannot come back.
    """
    match change:
        case CastVote():
            _cast_vote(session, change)
        case MarkReviewed():
            _mark_reviewed(session, change)
        case ImportCases():
            _finish_import(session, change)
        case RemoveImport():
            take = remove_import if change.removed else bring_back_import
            take(session, change)
        case WriteGuidelines() | WithdrawGuidelines():
            take_guidelines(session, change)
        case _:
            organize(session, change)
    journal.append(session, change)


def _cast_vote(session: Session, change: CastVote) -> None:
    revision, person = change.based_on.case_id, change.made_by
    _require_case(session, revision)
    if change.vote == Vote():
        session.execute(delete(VOTES).where(_of(VOTES, revision, person)))
    else:
        values = {"score": change.vote.score, "reason": change.vote.reason, "at": change.made_at}
        row = insert(VOTES).values(revision=revision, person=person, **values)
        session.execute(
            row.on_conflict_do_update(index_elements=["revision", "person"], set_=values)
        )
    note_reasons(session, revision)
    derive(session, revision)


def _mark_reviewed(session: Session, change: MarkReviewed) -> None:
    revision, person = change.based_on.case_id, change.made_by
    _require_case(session, revision)
    if change.reviewed:
        row = insert(REVIEWS).values(revision=revision, person=person, label="", at=change.made_at)
        session.execute(row.on_conflict_do_nothing(index_elements=["revision", "person"]))
    else:
        session.execute(delete(REVIEWS).where(_of(REVIEWS, revision, person)))
    derive(session, revision)


def _finish_import(session: Session, change: ImportCases) -> None:
    finish = update(IMPORTS).where(IMPORTS.c.id == change.import_id)
    values = {"finished_at": change.made_at, "step": change.step}
    if session.execute(finish.values(values).returning(IMPORTS.c.n)).first() is None:
        raise NotFound("import", change.import_id)
    edits.make_true(session, change.import_id, change.made_at)


def _require_case(session: Session, case_id: str) -> None:
    """A case that is there: what is deleted, or hidden with its import, may go for good."""
    hidden = select(IMPORTS.c.id).where(IMPORTS.c.sweep.in_(HIDING))
    is_there = CASES.c.deleted_at.is_(None) & (
        CASES.c.import_id.is_(None) | CASES.c.import_id.not_in(hidden)
    )
    if session.execute(select(CASES.c.n).where(CASES.c.id == case_id, is_there)).first() is None:
        raise NotFound("test case", case_id)


def _of(table: Table, revision: str, person: str) -> ColumnElement[bool]:
    return and_(table.c.revision == revision, table.c.person == person)


def derive(session: Session, revision: str) -> None:
    """Recompute the columns of a row that follow from the facts of the workspace's person.

    Done means my 1 or -1, or my mark, on this very revision; anyone else's do not count.
    """
    me = people.my_id(session) or ""
    vote = session.execute(select(VOTES).where(_of(VOTES, revision, me))).first()
    mark = session.execute(select(REVIEWS.c.at).where(_of(REVIEWS, revision, me))).first()
    session.execute(
        update(CASES)
        .where(CASES.c.id == revision)
        .values(
            my_score=vote.score if vote else None,
            my_reason=vote.reason if vote else None,
            my_reviewed_at=mark.at if mark else None,
            done=bool(mark) or (vote is not None and vote.score != 0),
        )
    )
