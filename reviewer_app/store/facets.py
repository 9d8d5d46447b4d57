"""Facets: which values the cases of a filter have in one respect, and how often."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select

from reviewer_app.domain.marks import MARK_KINDS
from reviewer_app.domain.queues import Filter
from reviewer_app.store import queues
from reviewer_app.store.filters import COLUMNS, best_index, hinted, matches
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASE_TAGS, CASES, DATASETS, PRODUCTS

MOST = 200
"""Values of a facet that are told: the most frequent ones."""

_BARE = frozenset[str | None]({None})

Counted = Sequence[tuple[Any, int]]
"""Values, None for cases without one, each with the number of cases."""


def facet(session: Session, filter_: Filter, name: str, having: str = "") -> Counted:
    """The values of a field of Filter in the cases that the other fields leave, most first.

    having: letters that a value must have, of the fields with texts of the case; small and
    capital letters of English are the same. Then there is no None among them.
    """
    others = filter_.without(name)
    if name == "tags":
        return _tags(session, others, having)
    if name == "marks":
        return _marks(session, others)
    if name in {"datasets", "products", "types"}:
        return _of_datasets(session, others, name)
    return _run(session, others, _column(name), having)


def _column(name: str) -> ColumnElement[Any]:
    if name == "votes":
        return func.coalesce(CASES.c.my_score, 0)
    if name == "reviewed":
        return case((CASES.c.my_reviewed_at.is_not(None), 1), else_=0)
    if name == "augmented":
        return case((CASES.c.is_augmented.is_(True), 1), else_=0)
    return COLUMNS[name]


def _run(session: Session, filter_: Filter, value: ColumnElement[Any], having: str = "") -> Counted:
    index = _index(session, filter_, value)
    conditions = [*matches(session, filter_), *_having(value, having)]
    return _grouped(session, hinted(select(value.label("value")).where(*conditions), index))


def _having(value: ColumnElement[Any], letters: str) -> list[ColumnElement[bool]]:
    return [func.instr(func.lower(value), func.lower(letters)) > 0] if letters else []


def _index(session: Session, filter_: Filter, value: ColumnElement[Any]) -> str | None:
    """The index of the value itself where it has all, since there equal values stand together."""
    if filter_.include_legacy:
        return None
    if set(filter_.active) <= {"undecided"}:
        named = {column.name: f"by_{column.name}" for column in COLUMNS.values()}
        return named.get(getattr(value, "name", ""), "facets")
    return best_index(session, filter_) or "facets"


def _grouped(session: Session, cases: Select[Any]) -> Counted:
    rows = cases.subquery()
    count = func.count().label("count")
    query = (
        select(rows.c.value, count)
        .group_by(rows.c.value)
        .order_by(count.desc(), rows.c.value)
        .limit(MOST)
    )
    return [(value, number) for value, number in session.execute(query)]


def _tags(session: Session, filter_: Filter, having: str) -> Counted:
    tagged = CASE_TAGS.join(CASES, CASES.c.n == CASE_TAGS.c.n)
    cases = select(CASE_TAGS.c.tag.label("value")).select_from(tagged)
    index = None if filter_.include_legacy else "facets"
    conditions = [*matches(session, filter_), *_having(CASE_TAGS.c.tag, having)]
    counted = _grouped(session, hinted(cases, index).where(*conditions))
    bare = 0 if having else queues.count(session, replace(filter_, tags=_BARE))
    return [*counted, (None, bare)] if bare else counted


def _marks(session: Session, filter_: Filter) -> Counted:
    """Each counted as the list of it would be: a deferred case is in no other undecided list."""
    counts = [
        (kind, queues.count(session, replace(filter_, marks=frozenset({kind}))))
        for kind in MARK_KINDS
    ]
    return [(kind, count) for kind, count in counts if count]


def _of_datasets(session: Session, filter_: Filter, name: str) -> Counted:
    """Counted by dataset, which an index has, and added up for products and types."""
    by_dataset = dict(_run(session, filter_, CASES.c.dataset_id))
    query = select(DATASETS.c.id, DATASETS.c.type, PRODUCTS.c.id.label("product")).join(
        PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id
    )
    totals: dict[str, int] = {}
    for dataset_id, type_, product in session.execute(query.order_by(DATASETS.c.n)):
        value = {"datasets": dataset_id, "types": type_, "products": product}[name]
        if dataset_id in by_dataset:
            totals[value] = totals.get(value, 0) + by_dataset[dataset_id]
    return list(totals.items())
