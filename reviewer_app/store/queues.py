"""Queues as SQL: which cases a filter means, their order, their number, a page of them."""

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlalchemy import ColumnElement, Text, bindparam, false, func, or_, select
from sqlalchemy.orm import Session

from reviewer_app.domain.queues import Filter
from reviewer_app.store.tables import CASES, IMPORTS

EXCERPT = 240
"""Characters of a text that a list row can show."""

LISTED = (
    CASES.c.n,
    CASES.c.id,
    CASES.c.external_id,
    CASES.c.dataset_id,
    func.substr(CASES.c.input, 1, EXCERPT, type_=CASES.c.input.type).label("input"),
    CASES.c.input_is_json,
    func.substr(CASES.c.goal, 1, EXCERPT, type_=CASES.c.goal.type).label("goal"),
    CASES.c.name,
    CASES.c.variant,
    CASES.c.language,
    CASES.c.confidence,
    CASES.c.my_score,
    CASES.c.my_reason,
    CASES.c.my_reviewed_at.is_not(None).label("is_reviewed"),
    CASES.c.legacy_at.is_not(None).label("is_legacy"),
)
"""The columns of a list row, in their order; texts cut to EXCERPT characters."""

# The numbers go as one text: with a parameter each, SQLAlchemy writes the query anew each time.
_NUMBERS = func.json_each(bindparam("numbers", type_=Text)).table_valued("value")
_LISTED_BY_NUMBER = (
    select(*LISTED).where(CASES.c.n.in_(select(_NUMBERS.c.value))).order_by(CASES.c.n)
)


def is_visible(session: Session) -> list[ColumnElement[bool]]:
    """Leaves out the rows of imports that have not finished; empty when there are none.

    Rows from before those imports are known by their number, which is in every index: looking
    up the import of each row made counts 13 times as slow.
    """
    hidden = select(IMPORTS.c.id, IMPORTS.c.first_n).where(IMPORTS.c.finished_at.is_(None))
    found = session.execute(hidden).all()
    if not found:
        return []
    is_older = CASES.c.n < min(row.first_n for row in found)
    import_id = CASES.c.import_id
    return [or_(is_older, import_id.is_(None), import_id.not_in([row.id for row in found]))]


def matches(session: Session, filter_: Filter) -> list[ColumnElement[bool]]:
    """The conditions that a filter means."""
    conditions = [CASES.c.deleted_at.is_(None), *is_visible(session)]
    if not filter_.include_legacy:
        conditions.append(CASES.c.legacy_at.is_(None))
    if filter_.dataset_id is not None:
        conditions.append(CASES.c.dataset_id == filter_.dataset_id)
    if filter_.undecided:
        conditions.append(CASES.c.done == false())
    return conditions


def ids_after(session: Session, filter_: Filter, after: int, limit: int) -> "array[int]":
    """The next row numbers of a queue, in its order, for paging by key.

    SQLite joins them into one text: fetching each as a row takes nearly three times as long
    and hinders the other threads at every one of them.
    """
    page = (
        select(CASES.c.n)
        .where(*matches(session, filter_), CASES.c.n > after)
        .order_by(CASES.c.n)
        .limit(limit)
        .subquery()
    )
    joined = session.execute(select(func.group_concat(page.c.n))).scalar_one()
    return array("q", map(int, joined.split(","))) if joined else array("q")


def count(session: Session, filter_: Filter) -> int:
    """How many cases a filter means now."""
    query = select(func.count()).select_from(CASES).where(*matches(session, filter_))
    return session.execute(query).scalar_one()


def listed(session: Session, numbers: Iterable[int]) -> Sequence[tuple[Any, ...]]:
    """What list rows show of these cases: the columns of LISTED, by row number."""
    chosen = f"[{','.join(map(str, numbers))}]"
    found = session.execute(_LISTED_BY_NUMBER, {"numbers": chosen}).all()
    return cast("Sequence[tuple[Any, ...]]", found)


def first_undecided(session: Session, filter_: Filter, after: int) -> int | None:
    """The next case of the queue, behind a row number, that is not done."""
    query = (
        select(CASES.c.n)
        .where(*matches(session, filter_), CASES.c.done == false(), CASES.c.n > after)
        .order_by(CASES.c.n)
        .limit(1)
    )
    return session.execute(query).scalar()
