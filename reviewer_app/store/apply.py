"""The one door for writing what a person did: facts, derived columns and journal, together."""

from sqlalchemy import update

from reviewer_app.domain.changes import (
    AnyChange,
    CastVote,
    CreateCase,
    DeleteCase,
    EditContent,
    ImportCases,
    KeepOutput,
    Mark,
    MarkReviewed,
    Relabel,
    RemoveImport,
    SetReasons,
    TakeBackEdit,
    WithdrawGuidelines,
    WriteGuidelines,
)
from reviewer_app.domain.errors import NotFound
from reviewer_app.store import journal, staged_edits
from reviewer_app.store.catalogue import organize
from reviewer_app.store.datasets import write_reasons
from reviewer_app.store.decisions import cast_vote, mark_reviewed, require_case
from reviewer_app.store.edits import edit
from reviewer_app.store.guidelines import take as take_guidelines
from reviewer_app.store.marks import set_marks
from reviewer_app.store.outputs import keep_output
from reviewer_app.store.removals import bring_back_import, remove_import
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import IMPORTS


def apply(session: Session, change: AnyChange) -> None:
    """Make a change true here: its facts, the columns derived from them, its journal row.

    The caller's transaction commits all of it or nothing. Raises NotFound for what is not here,
    NameTaken for a product or dataset, StillInUse for an import that cannot come back, and
    HeadMoved for an edit of what is no longer the latest revision.
    """
    match change:
        case CastVote():
            cast_vote(session, change)
        case MarkReviewed():
            mark_reviewed(session, change)
        case EditContent() | TakeBackEdit() | Relabel() | CreateCase() | DeleteCase():
            edit(session, change)
        case Mark():
            require_case(session, change.based_on.case_id)
            set_marks(session, [change])
        case SetReasons():
            write_reasons(session, change.dataset_id, change.reasons)
        case ImportCases():
            _finish_import(session, change)
        case RemoveImport():
            take = remove_import if change.removed else bring_back_import
            take(session, change)
        case KeepOutput():
            keep_output(session, change)
        case WriteGuidelines() | WithdrawGuidelines():
            take_guidelines(session, change)
        case _:
            organize(session, change)
    journal.append(session, change)


def _finish_import(session: Session, change: ImportCases) -> None:
    finish = update(IMPORTS).where(IMPORTS.c.id == change.import_id)
    values = {"finished_at": change.made_at, "step": change.step}
    if session.execute(finish.values(values).returning(IMPORTS.c.n)).first() is None:
        raise NotFound("import", change.import_id)
    staged_edits.make_true(session, change.import_id, change.made_at)
