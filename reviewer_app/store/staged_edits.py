"""What an import does to cases that were here before: staged, then made true at its end.

A new content comes as a revision that is deleted until then; new labels wait beside their case.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Row, Select, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.cases import LABEL_FIELDS
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.store.purges import drop_cases
from reviewer_app.store.rows import to_case
from reviewer_app.store.search import note_reasons, search_text
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import is_decided, listed, standings
from reviewer_app.store.tables import CASES, IMPORT_EDITS, REVIEWS, SEARCH_DOCS, VOTES

FORK, LABELS, STAY = "fork", "labels", "stay"

_PUBLISHED = ("published_score", "published_reason", "published_reviewer", "published_by")
IN_PLACE = (*LABEL_FIELDS, "is_augmented", *_PUBLISHED)
"""What of a case an import changes without a revision."""

_IN_PLACE = [
    CASES.c[name] for name in (*IN_PLACE, "family_id", "external_id", "legacy_at", "deleted_at")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class StagedEdit:
    """What is to become of a case that was here before.

    new_id: the revision that takes its place. before, after: the columns that change in place.
    """

    case_id: str
    standing: str
    new_id: str | None = None
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None


def stage(session: Session, import_id: str, edits: Sequence[StagedEdit]) -> None:
    """Keep edits until the import ends."""
    rows = [
        {
            "import_id": import_id,
            "kind": FORK if edit.new_id else LABELS,
            "case_id": edit.case_id,
            "new_id": edit.new_id,
            "standing": edit.standing,
            "before": None if edit.before is None else json.dumps(edit.before),
            "after": None if edit.after is None else json.dumps(edit.after),
        }
        for edit in edits
    ]
    if rows:
        session.execute(insert(IMPORT_EDITS), rows)


def edits_of(import_id: str, kind: Literal["fork", "labels", "stay"], *columns: str) -> Select[Any]:
    """The edits of an import, or some columns of them."""
    chosen = [IMPORT_EDITS.c[name] for name in columns] or [IMPORT_EDITS]
    return select(*chosen).where(IMPORT_EDITS.c.import_id == import_id, IMPORT_EDITS.c.kind == kind)


def drop_outdated(session: Session, import_id: str) -> tuple[int, int]:
    """Give up what was staged for cases that somebody touched or changed since.

    Says how many revisions and how many changes of labels that were.
    """
    forks, labels = outdated_forks(session, import_id), outdated_labels(session, import_id)
    _drop(session, [*forks, *labels])
    return len(forks), len(labels)


def make_true(session: Session, import_id: str, at: datetime) -> None:
    """Let the staged revisions take their places and the labels change, all at once."""
    flip(session, import_id, at)
    relabel(session, session.execute(edits_of(import_id, LABELS)).all(), "after")


def outdated_forks(session: Session, import_id: str) -> list[Row[Any]]:
    """Staged revisions whose case is no more as it was: superseded, deleted or decided."""
    new = CASES.alias("new")
    query = (
        edits_of(import_id, FORK)
        .add_columns(CASES.c.legacy_at, CASES.c.deleted_at)
        .join(CASES, CASES.c.id == IMPORT_EDITS.c.case_id)
        .join(new, new.c.id == IMPORT_EDITS.c.new_id)
        .where(new.c.import_id == import_id)
    )
    # Nearly all are as they were: only the others are fetched.
    has_moved = CASES.c.legacy_at.is_not(None) | CASES.c.deleted_at.is_not(None)
    may_be = has_moved | (IMPORT_EDITS.c.standing != "") | is_decided()
    return _outdated(session, query.where(may_be), "before")


def outdated_labels(
    session: Session, import_id: str, side: Literal["before", "after"] = "before"
) -> list[Row[Any]]:
    """Changes of labels whose case is no more as on this side of them, or was decided since."""
    query = edits_of(import_id, LABELS).add_columns(*_IN_PLACE)
    return _outdated(session, query.join(CASES, CASES.c.id == IMPORT_EDITS.c.case_id), side)


def _outdated(
    session: Session, query: Select[Any], side: Literal["before", "after"]
) -> list[Row[Any]]:
    rows = session.execute(query).all()
    now = standings(session, [row.case_id for row in rows])
    return [
        row
        for row in rows
        if row.legacy_at is not None
        or row.deleted_at is not None
        or now.get(row.case_id, "") != row.standing
        or not holds(row, side)
    ]


def holds(row: Row[Any], side: Literal["before", "after"]) -> bool:
    """Whether the columns have the values of one side of a change of labels."""
    told: str | None = getattr(row, side)
    if told is None:
        return True
    return all(getattr(row, name) == value for name, value in json.loads(told).items())


def _drop(session: Session, edits: Iterable[Row[Any]]) -> None:
    """Give up staged edits; a revision that never was one goes for good."""
    edits = list(edits)
    new = listed([edit.new_id for edit in edits if edit.new_id])
    numbers = session.execute(select(CASES.c.n).where(CASES.c.id.in_(new))).scalars().all()
    drop_cases(session, numbers)
    session.execute(delete(IMPORT_EDITS).where(IMPORT_EDITS.c.n.in_([edit.n for edit in edits])))


def flip(session: Session, import_id: str, at: datetime) -> None:
    """The revisions of an import take the places of the cases that they were made from."""
    parents, forks = _sides(import_id)
    session.execute(update(CASES).where(CASES.c.id.in_(parents)).values(legacy_at=at))
    session.execute(update(CASES).where(CASES.c.id.in_(forks)).values(deleted_at=None))


def flip_back(session: Session, import_id: str, at: datetime) -> None:
    """The cases come back that the import put revisions in place of."""
    parents, forks = _sides(import_id)
    session.execute(update(CASES).where(CASES.c.id.in_(forks)).values(deleted_at=at))
    session.execute(update(CASES).where(CASES.c.id.in_(parents)).values(legacy_at=None))


def _sides(import_id: str) -> tuple[Select[Any], Select[Any]]:
    """The superseded cases, and the revisions that are still the import's own."""
    new = CASES.alias("new")
    forks = edits_of(import_id, FORK, "new_id").join(new, new.c.id == IMPORT_EDITS.c.new_id)
    parents = edits_of(import_id, FORK, "case_id").join(new, new.c.id == IMPORT_EDITS.c.new_id)
    return (
        parents.where(new.c.import_id == import_id),
        forks.where(new.c.import_id == import_id),
    )


def relabel(session: Session, edits: Sequence[Row[Any]], side: Literal["before", "after"]) -> None:
    """Give cases the labels of one side of their change, and let the search know."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for edit in edits:
        values = json.loads(getattr(edit, side))
        alike.setdefault(tuple(values), []).append({"of": edit.case_id, **values})
    for names, rows in alike.items():
        change = update(CASES).where(CASES.c.id == bindparam("of"))
        values: dict[Any, Any] = {CASES.c[name]: bindparam(name) for name in names}
        session.connection().execute(change.values(values), rows)
        if "published_score" in names or "published_reviewer" in names:
            for row in rows:
                _publish(session, row["of"])
    index(session, [edit.case_id for edit in edits])


def _publish(session: Session, case_id: str) -> None:
    """Let the vote and mark that stand for files be what the row says of them."""
    row = session.execute(
        select(CASES.c.created_at, *[CASES.c[name] for name in _PUBLISHED]).where(
            CASES.c.id == case_id
        )
    ).one()
    whose = {"revision": case_id, "person": UNKNOWN_FILE.id}
    for table in (VOTES, REVIEWS):
        is_theirs = (table.c.revision == case_id) & (table.c.person == UNKNOWN_FILE.id)
        session.execute(delete(table).where(is_theirs))
    if row.published_score:
        vote = {"score": row.published_score, "reason": row.published_reason or ""}
        session.execute(insert(VOTES).values(**whose, **vote, at=row.created_at))
    if row.published_reviewer:
        mark = {"label": row.published_reviewer, "at": row.created_at}
        session.execute(insert(REVIEWS).values(**whose, **mark))
    note_reasons(session, case_id)


def index(session: Session, case_ids: Sequence[str]) -> None:
    """Let the search read cases anew."""
    for place in range(0, len(case_ids), 500):
        query = select(CASES).where(CASES.c.id.in_(listed(case_ids[place : place + 500])))
        rows = session.execute(query).mappings().all()
        cases = [(row["n"], to_case(dict(row))) for row in rows]
        bodies = [
            {"at": n, "text": search_text(case.content, case.labels, case.external_id)}
            for n, case in cases
        ]
        if bodies:
            change = update(SEARCH_DOCS).where(SEARCH_DOCS.c.n == bindparam("at"))
            session.connection().execute(change.values(body=bindparam("text")), bodies)
