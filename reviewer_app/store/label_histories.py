"""What became of the labels of a case: which of them changed, when, and who changed them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import pairwise
from typing import Any, cast

from sqlalchemy import Row, func, or_, select, text

from reviewer_app.domain.cases import LABEL_FIELDS, Labels
from reviewer_app.domain.changes import Relabel
from reviewer_app.domain.edits import label_changes
from reviewer_app.store.journal import DONE, read_body
from reviewer_app.store.people import my_id
from reviewer_app.store.revisions import chain_from, latest_of
from reviewer_app.store.rows import to_labels
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, CHANGES, IMPORT_EDITS, IMPORTS, PEOPLE, STEPS

# As the indexes have it; SQLite uses them only where a query says the very same.
_IS_RELABEL = text("change.kind = 'relabel'")
_IS_OF_LABELS = text("import_edit.kind = 'labels'")

_NO_LABELS: dict[str, Any] = dict.fromkeys(LABEL_FIELDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelChange:
    """Labels of a revision were changed in place, by a person or by a file that was read in.

    before, after: by field of LABEL_FIELDS, those that differ. author: their name; empty of a
    file, which has a name instead.
    """

    revision: str
    at: datetime
    author: str
    is_mine: bool
    file_name: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelHistory:
    """What became of the labels of all revisions of a case.

    in_place: changes of one revision, the latest first. along: by revision, before and after of
    what changed together with its content.
    """

    in_place: Sequence[LabelChange]
    along: Mapping[str, tuple[Mapping[str, Any], Mapping[str, Any]]]


def read_label_history(session: Session, case_id: str) -> LabelHistory:
    """The label changes of a case that are in effect; raises NotFound.

    What was undone, or came in by an import that was taken back, is left out. It costs the length
    of the family and not that of the journal.
    """
    kept = _kept(session, case_id)
    found = [*_by_persons(session, kept), *_by_files(session, kept)]
    found.sort(key=lambda change: change.at)
    return LabelHistory(in_place=found[::-1], along=_along(kept, found))


def _kept(session: Session, case_id: str) -> dict[str, Labels]:
    """The labels of each revision as they are now, the latest first."""
    chain = chain_from(latest_of(session, case_id))
    query = (
        select(CASES.c.id, *[CASES.c[name] for name in LABEL_FIELDS])
        .join(chain, chain.c.id == CASES.c.id)
        .where(CASES.c.deleted_at.is_(None))
        .order_by(chain.c.depth)
    )
    rows = session.execute(query).mappings()
    return {row["id"]: to_labels(cast("dict[str, object]", row)) for row in rows}


def _by_persons(session: Session, revisions: Iterable[str]) -> list[LabelChange]:
    query = (
        select(CHANGES.c.body, func.coalesce(PEOPLE.c.name, "").label("author"))
        .outerjoin(PEOPLE, PEOPLE.c.id == CHANGES.c.made_by)
        .outerjoin(STEPS, STEPS.c.id == CHANGES.c.step)
        .where(_IS_RELABEL, CHANGES.c.case_id.in_(listed(revisions)), CHANGES.c.undoes.is_(None))
        .where(or_(STEPS.c.state.is_(None), STEPS.c.state == DONE))
        .order_by(CHANGES.c.n)
    )
    me = my_id(session)
    told = [(read_body(row.body), row.author) for row in session.execute(query)]
    return [_told(change, author, me) for change, author in told if isinstance(change, Relabel)]


def _told(change: Relabel, author: str, me: str | None) -> LabelChange:
    return LabelChange(
        revision=change.based_on.case_id,
        at=change.made_at,
        author=author,
        is_mine=change.made_by == me,
        file_name="",
        before=change.before,
        after=change.after,
    )


def _by_files(session: Session, revisions: Iterable[str]) -> list[LabelChange]:
    query = (
        select(
            IMPORT_EDITS.c.case_id,
            IMPORT_EDITS.c.before,
            IMPORT_EDITS.c.after,
            IMPORTS.c.file_name,
            IMPORTS.c.finished_at,
        )
        .join(IMPORTS, IMPORTS.c.id == IMPORT_EDITS.c.import_id)
        .where(_IS_OF_LABELS, IMPORT_EDITS.c.case_id.in_(listed(revisions)))
        .where(IMPORTS.c.finished_at.is_not(None), IMPORTS.c.removed_at.is_(None))
        .order_by(IMPORT_EDITS.c.n)
    )
    found = [_read_in(row) for row in session.execute(query)]
    return [change for change in found if change.after]


def _read_in(row: Row[*tuple[Any, ...]]) -> LabelChange:
    """A file may change what is no label, too, such as a published vote; that is not told here."""
    before, after = label_changes(_labels_in(row.before), _labels_in(row.after))
    return LabelChange(
        revision=row.case_id,
        at=row.finished_at,
        author="",
        is_mine=False,
        file_name=row.file_name,
        before=before,
        after=after,
    )


def _labels_in(columns: str) -> Labels:
    found: dict[str, Any] = json.loads(columns)
    return to_labels({name: found.get(name) for name in _NO_LABELS})


def _along(
    kept: Mapping[str, Labels], in_place: Sequence[LabelChange]
) -> dict[str, tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """What a revision began with that the one before it did not have.

    in_place: in the order of time. A revision began with what its first changes found.
    """
    first = dict(kept)
    for change in reversed(in_place):
        first[change.revision] = replace(first[change.revision], **change.before)
    found = {
        revision: label_changes(kept[parent], first[revision])
        for revision, parent in pairwise(kept)
    }
    return {revision: both for revision, both in found.items() if both[1]}
