"""Writing a file's cases in batches that stay hidden until the import finishes."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Table, func, select
from sqlalchemy.dialects.sqlite import dialect, insert
from sqlalchemy.orm import Session

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.domain.searching import spaced
from reviewer_app.store.columns import to_safe
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.rows import CASE_COLUMNS, to_values
from reviewer_app.store.search import search_text
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, IMPORTS, REASON_DOCS, REVIEWS, SEARCH_DOCS, VOTES

_DIALECT = dialect()

_AT_ONCE = 20
"""Rows written between two looks whether somebody waits: some 5 ms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewImport:
    """A file that is about to be read into a dataset."""

    id: str
    dataset_id: str
    file_name: str
    file_hash: str
    started_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownCase:
    """A case that is here already. is_touched: it was voted on, marked or edited here."""

    content_hash: str
    is_touched: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NewCase:
    """A case of a file, with the identity it gets here."""

    case: TestCase
    imported: ImportedCase


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedCase:
    """A case of a file as the tuples that are written; only its row number is missing."""

    new: NewCase
    row: tuple[Any, ...]
    body: str
    vote: tuple[Any, ...] | None
    review: tuple[Any, ...] | None


def begin_import(session: Session, new: NewImport) -> None:
    """Announce an import: what it adds is hidden until `apply(ImportCases)` finishes it."""
    last = session.execute(select(func.coalesce(func.max(CASES.c.n), 0))).scalar_one()
    session.execute(
        insert(IMPORTS).values(
            id=new.id,
            dataset_id=new.dataset_id,
            file_name=new.file_name,
            file_hash=new.file_hash,
            first_n=last + 1,
            started_at=new.started_at,
        )
    )


def known_by_external_id(
    session: Session, dataset_id: str, external_ids: Iterable[str]
) -> dict[str, KnownCase]:
    """The heads of a dataset that bear these ids."""
    query = select(
        CASES.c.external_id,
        CASES.c.content_hash,
        CASES.c.my_score,
        CASES.c.my_reviewed_at,
        CASES.c.parent_id,
    ).where(
        CASES.c.dataset_id == dataset_id,
        CASES.c.external_id.in_(listed(external_ids)),
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
        *is_visible(session),
    )
    return {
        row.external_id: KnownCase(
            content_hash=row.content_hash,
            is_touched=bool(row.my_score or row.my_reviewed_at or row.parent_id),
        )
        for row in session.execute(query)
    }


def known_by_content(session: Session, dataset_id: str, hashes: Iterable[str]) -> dict[str, int]:
    """How many heads of a dataset have each of these contents."""
    query = (
        select(CASES.c.content_hash, func.count())
        .where(
            CASES.c.dataset_id == dataset_id,
            CASES.c.content_hash.in_(listed(hashes)),
            CASES.c.legacy_at.is_(None),
            CASES.c.deleted_at.is_(None),
            *is_visible(session),
        )
        .group_by(CASES.c.content_hash)
    )
    return {row[0]: row[1] for row in session.execute(query)}


def prepare(import_id: str, new: NewCase) -> PreparedCase:
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
        new=new,
        row=_CASE_ROWS.convert([*to_values(case), import_id, *published, False]),
        body=to_safe(search_text(case.content, case.labels, case.external_id)),
        vote=vote,
        review=review,
    )


def add_cases(session: Session, import_id: str, new: Sequence[NewCase]) -> None:
    """Add one batch (of at most 500) with the votes and marks that the file carries."""
    add_until(session, [prepare(import_id, case) for case in new], lambda: False)


def add_until(
    session: Session, cases: Sequence[PreparedCase], is_enough: Callable[[], bool]
) -> int:
    """Add prepared cases, a few at a time, until it is enough; says how many were added."""
    last = session.execute(select(func.coalesce(func.max(CASES.c.n), 0))).scalar_one()
    added = 0
    while added < len(cases) and not (added and is_enough()):
        some = cases[added : added + _AT_ONCE]
        _add(session, some, first=last + added + 1)
        added += len(some)
    return added


def _add(session: Session, cases: Sequence[PreparedCase], first: int) -> None:
    numbered = list(enumerate(cases, start=first))
    _CASE_ROWS.write(session, [(*case.row, n) for n, case in numbered])
    _SEARCH_ROWS.write(session, [(n, case.body) for n, case in numbered])
    _REASON_ROWS.write(session, [(n, said) for n, case in numbered if (said := _said(case.new))])
    _VOTE_ROWS.write(session, [case.vote for case in cases if case.vote])
    _REVIEW_ROWS.write(session, [case.review for case in cases if case.review])


def _said(new: NewCase) -> str:
    """The reason that a file gives for its vote, ready for the index."""
    imported = new.imported
    return to_safe(spaced(imported.user_score_reason or "")) if imported.user_score else ""


class _Bulk:
    """Writes rows of one table as plain tuples: 28 times as fast as objects."""

    def __init__(self, table: Table, *names: str) -> None:
        marks = ", ".join("?" * len(names))
        columns = ", ".join(f'"{name}"' for name in names)
        self._sql = f'INSERT INTO "{table.name}" ({columns}) VALUES ({marks})'  # noqa: S608
        self._converters = [
            (place, convert)
            for place, name in enumerate(names)
            if (convert := table.columns[name].type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
        ]

    def convert(self, values: list[Any]) -> tuple[Any, ...]:
        """Values as the columns keep them; the last columns may still be missing."""
        for place, convert in self._converters:
            if (value := values[place]) is not None:
                values[place] = convert(value)
        return tuple(values)

    def write(self, session: Session, rows: Sequence[tuple[Any, ...]]) -> None:
        if rows:
            session.connection().exec_driver_sql(self._sql, list(rows))


_PUBLISHED = ("published_score", "published_reason", "published_reviewer", "published_by")
_CASE_ROWS = _Bulk(CASES, *CASE_COLUMNS, "import_id", *_PUBLISHED, "done", "n")
_SEARCH_ROWS = _Bulk(SEARCH_DOCS, "n", "body")
_REASON_ROWS = _Bulk(REASON_DOCS, "n", "body")
_VOTE_ROWS = _Bulk(VOTES, "revision", "person", "score", "reason", "at")
_REVIEW_ROWS = _Bulk(REVIEWS, "revision", "person", "label", "at")


def unfinished_imports(session: Session) -> list[str]:
    """Imports that were cancelled or cut off by a crash; nothing of them was ever visible."""
    query = select(IMPORTS.c.id).where(IMPORTS.c.finished_at.is_(None)).order_by(IMPORTS.c.n)
    return list(session.execute(query).scalars())
