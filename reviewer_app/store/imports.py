"""Writing a file's cases in batches that stay hidden until the import finishes."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.files import ImportedCase, KnownOutput
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.domain.searching import spaced
from reviewer_app.store.bulk import Bulk
from reviewer_app.store.columns import to_safe
from reviewer_app.store.outputs import FROM_IMPORT
from reviewer_app.store.rows import CASE_COLUMNS, to_values
from reviewer_app.store.search import search_text
from reviewer_app.store.sessions import Session
from reviewer_app.store.staged_edits import StagedEdit, stage
from reviewer_app.store.tables import (
    CASES,
    IMPORTS,
    OUTPUTS,
    REASON_DOCS,
    REVIEWS,
    SEARCH_DOCS,
    VOTES,
)

_AT_ONCE = 20
"""Rows written between two looks whether somebody waits: some 5 ms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewImport:
    """A file that is about to be read into a dataset.

    path: to find it again, empty for what was pasted; mapping: as `encode_mapping` writes it.
    """

    id: str
    dataset_id: str
    file_name: str
    file_hash: str
    started_at: datetime
    path: str = ""
    mapping: str = ""
    on_conflict: Literal["keep", "replace"] = "keep"
    rows: int = 0
    makes_dataset: bool = False
    makes_product: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NewCase:
    """A case of a file, with the identity it gets here.

    outputs: with their ids. edit: what it changes of a case that was here before.
    """

    case: TestCase
    imported: ImportedCase
    outputs: tuple[tuple[str, KnownOutput], ...] = ()
    edit: StagedEdit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedCase:
    """What a row of a file brings, as the tuples that are written; only row numbers are missing.

    number: of the row in the file, from 1. row: of a case that is new or a new revision.
    """

    number: int = 0
    row: tuple[Any, ...] | None = None
    body: str = ""
    said: str = ""
    vote: tuple[Any, ...] | None = None
    review: tuple[Any, ...] | None = None
    outputs: tuple[tuple[Any, ...], ...] = ()
    edit: StagedEdit | None = None


def begin_import(session: Session, new: NewImport) -> None:
    """Announce an import: what it adds is hidden until `apply(ImportCases)` finishes it."""
    last = session.execute(select(func.coalesce(func.max(CASES.c.n), 0))).scalar_one()
    values = {name: getattr(new, name) for name in NewImport.__slots__}
    session.execute(insert(IMPORTS).values(first_n=last + 1, **values))


def advance(session: Session, import_id: str, position: int) -> None:
    """Note how many rows of the file are dealt with, in the transaction that deals with them."""
    run = update(IMPORTS).where(IMPORTS.c.id == import_id)
    session.execute(run.values(position=position))


def note_counts(session: Session, import_id: str, counts: Mapping[str, int]) -> None:
    """Keep what came of the rows of a finished import."""
    run = update(IMPORTS).where(IMPORTS.c.id == import_id)
    session.execute(run.values(counts=json.dumps(dict(counts))))


def prepare(import_id: str, new: NewCase, number: int = 0) -> PreparedCase:
    """Work out a case's rows before its turn to write, so that the turn is short."""
    imported, case = new.imported, new.case
    vote = review = None
    if imported.user_score:
        reason = imported.user_score_reason or ""
        values = [case.id, UNKNOWN_FILE.id, imported.user_score, reason, case.created_at]
        vote = _VOTE_ROWS.convert(values)
    if imported.reviewed_by:
        values = [case.id, UNKNOWN_FILE.id, imported.reviewed_by, case.created_at]
        review = _REVIEW_ROWS.convert(values)
    told = imported.user_score is not None or imported.reviewed_by is not None
    published = [
        imported.user_score,
        imported.user_score_reason,
        imported.reviewed_by,
        UNKNOWN_FILE.id if told else None,
    ]
    return PreparedCase(
        number=number,
        row=_CASE_ROWS.convert([*to_values(case), import_id, *published, False]),
        body=to_safe(search_text(case.content, case.labels, case.external_id)),
        said=_said(imported),
        vote=vote,
        review=review,
        outputs=prepare_outputs(import_id, case.id, new.outputs, case.created_at),
        edit=new.edit,
    )


def prepare_outputs(
    import_id: str, revision: str, outputs: Sequence[tuple[str, KnownOutput]], at: datetime
) -> tuple[tuple[Any, ...], ...]:
    """The rows of answers that a file brings for a revision; outputs: with their ids."""
    rows = [
        [
            output_id,
            revision,
            output.label,
            output.text,
            output.tool_calls.text if output.tool_calls else None,
            FROM_IMPORT + import_id,
            at,
        ]
        for output_id, output in outputs
    ]
    return tuple(_OUTPUT_ROWS.convert(row) for row in rows)


def add_cases(session: Session, import_id: str, new: Sequence[NewCase]) -> None:
    """Add one batch (of at most 500) with the votes and marks that the file carries."""
    add_until(session, import_id, [prepare(import_id, case) for case in new], lambda: False)


def add_until(
    session: Session, import_id: str, cases: Sequence[PreparedCase], is_enough: Callable[[], bool]
) -> int:
    """Add prepared rows, a few at a time, until it is enough; says how many were added."""
    last = session.execute(select(func.coalesce(func.max(CASES.c.n), 0))).scalar_one()
    added = 0
    while added < len(cases) and not (added and is_enough()):
        some = cases[added : added + _AT_ONCE]
        last = _add(session, import_id, some, first=last + 1)
        added += len(some)
    return added


def _add(session: Session, import_id: str, cases: Sequence[PreparedCase], first: int) -> int:
    """Add some rows; says the last row number that is in use then."""
    new = [case for case in cases if case.row is not None]
    numbered = list(enumerate(new, start=first))
    _CASE_ROWS.write(session, [(*case.row, n) for n, case in numbered if case.row])
    _SEARCH_ROWS.write(session, [(n, case.body) for n, case in numbered])
    _REASON_ROWS.write(session, [(n, case.said) for n, case in numbered if case.said])
    _VOTE_ROWS.write(session, [case.vote for case in new if case.vote])
    _REVIEW_ROWS.write(session, [case.review for case in new if case.review])
    _OUTPUT_ROWS.write(session, [output for case in cases for output in case.outputs])
    stage(session, import_id, [case.edit for case in cases if case.edit])
    return first + len(new) - 1


def _said(imported: ImportedCase) -> str:
    """The reason that a file gives for its vote, ready for the index."""
    return to_safe(spaced(imported.user_score_reason or "")) if imported.user_score else ""


_PUBLISHED = ("published_score", "published_reason", "published_reviewer", "published_by")
_CASE_ROWS = Bulk(CASES, *CASE_COLUMNS, "import_id", *_PUBLISHED, "done", "n")
_SEARCH_ROWS = Bulk(SEARCH_DOCS, "n", "body")
_REASON_ROWS = Bulk(REASON_DOCS, "n", "body")
_VOTE_ROWS = Bulk(VOTES, "revision", "person", "score", "reason", "at")
_OUTPUT_ROWS = Bulk(OUTPUTS, "id", "revision", "label", "text", "tool_calls", "origin", "at")
_REVIEW_ROWS = Bulk(REVIEWS, "revision", "person", "label", "at")
