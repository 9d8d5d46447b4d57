"""What a person's edits do to the rows of cases: revisions, labels, new and deleted cases.

A row number is a place in the lists. The latest revision of a case stands in the place of the
case; the ones before it move behind everything else.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, RowMapping, func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.cases import Content, TestCase
from reviewer_app.domain.changes import (
    CreateCase,
    DeleteCase,
    EditContent,
    Relabel,
    TakeBackEdit,
)
from reviewer_app.domain.edits import CaseChange
from reviewer_app.domain.errors import HeadMoved, NotFound, RuleBroken
from reviewer_app.domain.revisions import fork, is_same
from reviewer_app.domain.sayings import say
from reviewer_app.store.decisions import require_case, set_mark
from reviewer_app.store.revisions import chain_from
from reviewer_app.store.rows import CASE_COLUMNS, label_columns, to_case, to_values
from reviewer_app.store.search import search_text
from reviewer_app.store.sessions import Session
from reviewer_app.store.staged_edits import index
from reviewer_app.store.tables import (
    CASE_TAGS,
    CASES,
    CHANGES,
    DATASETS,
    IMPORTS,
    PEOPLE,
    REASON_DOCS,
    SEARCH_DOCS,
)


def edit(session: Session, change: CaseChange) -> None:
    """Make an edit true.

    Raises NotFound for a case or dataset that is gone, HeadMoved where another revision is the
    latest one, and RuleBroken for a content that is no other.
    """
    match change:
        case EditContent():
            _edit_content(session, change)
        case TakeBackEdit():
            turn = _take_back if change.taken_back else _bring_back
            turn(session, change)
        case Relabel():
            _relabel(session, change)
        case CreateCase():
            _create(session, change)
        case DeleteCase():
            turn = _delete if change.deleted else _undelete
            turn(session, change)


def _edit_content(session: Session, change: EditContent) -> None:
    row = _require_head(session, change.based_on.case_id)
    head = to_case(cast("dict[str, object]", row))
    forked = fork(
        head,
        _given(change.content),
        replace(head.labels, **change.labels),
        new_id=change.revision_id,
        at=change.made_at,
        by=change.made_by,
    )
    if forked is None:
        raise RuleBroken(say("The content is the same as before."))
    new = replace(forked.head, content_hash=change.content_hash)
    _supersede(session, head.id, change.made_at)
    _move(session, row["n"], _next_place(session))
    _insert(session, new, row["n"], change.note)
    set_mark(session, new.id, change.made_by, change.made_at, True)


def _given(content: Content | None) -> Content:
    if content is None:
        raise RuleBroken(say("The change does not say what the content is."))
    return content


def _require_head(session: Session, case_id: str) -> RowMapping:
    """The whole row of a revision that is the latest one, and to be seen."""
    query = select(CASES).where(CASES.c.id == case_id)
    row = session.execute(query).mappings().first()
    if row is None:
        raise NotFound("test case", case_id)
    if row["deleted_at"] is not None or row["legacy_at"] is not None:
        raise moved(session, row["family_id"])
    require_case(session, case_id)
    return row


def moved(session: Session, family_id: str) -> HeadMoved | NotFound:
    """Why an edit of a family comes too late: who made its latest revision; or it is gone."""
    query = (
        select(
            CASES.c.id,
            CASES.c.created_at,
            func.coalesce(IMPORTS.c.file_name, PEOPLE.c.name, "").label("who"),
        )
        .outerjoin(PEOPLE, PEOPLE.c.id == CASES.c.created_by)
        .outerjoin(IMPORTS, IMPORTS.c.id == CASES.c.import_id)
        .where(CASES.c.family_id == family_id, *_is_head())
    )
    row = session.execute(query).first()
    if row is None:
        return NotFound("test case", family_id)
    return HeadMoved(row.id, row.who, row.created_at)


def _is_head() -> list[ColumnElement[bool]]:
    return [CASES.c.legacy_at.is_(None), CASES.c.deleted_at.is_(None)]


def _supersede(session: Session, case_id: str, at: datetime | None) -> None:
    session.execute(update(CASES).where(CASES.c.id == case_id).values(legacy_at=at))


def _next_place(session: Session) -> int:
    return session.execute(select(func.coalesce(func.max(CASES.c.n), 0) + 1)).scalar_one()


def _move(session: Session, place: int, to: int) -> None:
    """Give a row another number, with all that is kept by it."""
    for table in (CASES, SEARCH_DOCS, REASON_DOCS, CASE_TAGS):
        session.execute(update(table).where(table.c.n == place).values(n=to))


def _swap(session: Session, leaving: str, coming: str) -> None:
    """Let one revision stand in the place of another, which moves behind everything else."""
    places = select(CASES.c.id, CASES.c.n).where(CASES.c.id.in_((leaving, coming)))
    place = {row.id: row.n for row in session.execute(places)}
    _move(session, place[leaving], _next_place(session))
    _move(session, place[coming], place[leaving])


def _insert(session: Session, case: TestCase, place: int, note: str) -> None:
    values = dict(zip(CASE_COLUMNS, to_values(case), strict=True))
    row: dict[str, Any] = values | {"n": place, "note": note or None, "done": False}
    session.execute(insert(CASES).values(row))
    body = search_text(case.content, case.labels, case.external_id)
    session.execute(insert(SEARCH_DOCS).values(n=place, body=body))


def _take_back(session: Session, change: TakeBackEdit) -> None:
    """The revision stays here, deleted, for the way back; its parent is the latest again."""
    _require_head(session, change.revision_id)
    _set_deleted(session, [change.revision_id], change.made_at)
    _supersede(session, change.based_on.case_id, None)
    _swap(session, change.revision_id, change.based_on.case_id)


def _bring_back(session: Session, change: TakeBackEdit) -> None:
    parent = change.based_on.case_id
    _require_head(session, parent)
    _supersede(session, parent, change.made_at)
    _set_deleted(session, [change.revision_id], None)
    _swap(session, parent, change.revision_id)


def _set_deleted(session: Session, case_ids: Sequence[str], at: datetime | None) -> None:
    session.execute(update(CASES).where(CASES.c.id.in_(case_ids)).values(deleted_at=at))


def _relabel(session: Session, change: Relabel) -> None:
    revision = change.based_on.case_id
    row = _require_head(session, revision)
    now = to_case(cast("dict[str, object]", row)).labels
    if any(not is_same(getattr(now, name), value) for name, value in change.before.items()):
        raise _relabelled(session, row)
    labels = replace(now, **change.after)
    values = {name: value for name, value in label_columns(labels).items() if name in change.after}
    session.execute(
        update(CASES)
        .where(CASES.c.id == revision)
        .values({CASES.c[k]: v for k, v in values.items()})
    )
    index(session, [revision])
    set_mark(session, revision, change.made_by, change.made_at, change.marked)


def _relabelled(session: Session, row: RowMapping) -> HeadMoved:
    """Labels that a change is about were changed again since: by whom, if a person did it."""
    query = (
        select(PEOPLE.c.name, CHANGES.c.made_at)
        .join(PEOPLE, PEOPLE.c.id == CHANGES.c.made_by)
        .where(CHANGES.c.case_id == row["id"], CHANGES.c.kind == "relabel")
        .order_by(CHANGES.c.n.desc())
    )
    last = session.execute(query).first()
    who, at = (last.name, last.made_at) if last else ("", row["created_at"])
    return HeadMoved(row["id"], who, at)


def _create(session: Session, change: CreateCase) -> None:
    dataset = select(DATASETS.c.n).where(
        DATASETS.c.id == change.dataset_id, DATASETS.c.deleted_at.is_(None)
    )
    if session.execute(dataset).first() is None:
        raise NotFound("dataset", change.dataset_id)
    case = TestCase(
        id=change.case_id,
        family_id=change.case_id,
        dataset_id=change.dataset_id,
        content=_given(change.content),
        labels=change.labels,
        content_hash=change.content_hash,
        created_at=change.made_at,
        created_by=change.made_by,
    )
    _insert(session, case, _next_place(session), change.note)
    set_mark(session, case.id, change.made_by, change.made_at, True)


def _delete(session: Session, change: DeleteCase) -> None:
    _require_head(session, change.based_on.case_id)
    _set_deleted(session, _family(session, change.based_on.case_id), change.made_at)


def _undelete(session: Session, change: DeleteCase) -> None:
    _set_deleted(session, _family(session, change.based_on.case_id), None)


def _family(session: Session, head: str) -> list[str]:
    """A latest revision and those before it; revisions that were taken back are none of them."""
    return list(session.execute(select(chain_from(head).c.id)).scalars())
