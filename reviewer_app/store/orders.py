"""Orders of lists as SQL: by row number, or by a value that has an index of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select, tuple_

from reviewer_app.domain.queues import Filter, Order
from reviewer_app.store.filters import best_index, heads, hinted
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES

STRETCH = 5000
"""Rows along an order that are tried one by one before all that fit are gathered and sorted."""

Condition = ColumnElement[bool]

KEYS: dict[Order, tuple[ColumnElement[Any], str]] = {
    Order.CONFIDENCE: (CASES.c.confidence_value, "by_confidence"),
    Order.NAME: (CASES.c.name.collate("NOCASE"), "by_name"),
    Order.LANGUAGE: (CASES.c.language, "by_language"),
    Order.VARIANT: (CASES.c.variant, "by_variant"),
}
"""What an order goes by, and its index; without a value last, then by the order of coming in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place in a list. after: the row number before it, 0 for the start."""

    filter: Filter
    order: Order
    after: int


def by_number(n: ColumnElement[int], place: Place) -> ColumnElement[int]:
    """The order of coming in, or the other way round."""
    return n.desc() if place.order is Order.NEWEST else n.asc()


def behind_number(n: ColumnElement[int], place: Place) -> list[Condition]:
    """The rows behind a place in an order by number."""
    if not place.after:
        return []
    return [n < place.after if place.order is Order.NEWEST else n > place.after]


def along_key(session: Session, place: Place) -> list[Select[Any]]:
    """The rows behind a place: those with a key, then those without, so that an index serves."""
    n = CASES.c.n
    key, index = KEYS[place.order]
    query = hinted(select(n), None if place.filter.include_legacy else index)
    query = query.where(*heads(place.filter))
    with_key = query.where(_has_value(key)).order_by(key, n)
    without_key = query.where(key.is_(None)).order_by(n)
    if not place.after:
        return [with_key, without_key]
    value = _value_at(session, place)
    if value is None:
        return [without_key.where(n > place.after)]
    return [with_key.where(tuple_(key, n) > tuple_(value, place.after)), without_key]


def _has_value(key: ColumnElement[Any]) -> Condition:
    """For a text in words by which SQLite goes to that part of its index."""
    return key.is_not(None) if key is CASES.c.confidence_value else key >= ""


def _value_at(session: Session, place: Place) -> object:
    key = KEYS[place.order][0]
    return session.execute(select(key).where(CASES.c.n == place.after)).scalar()


def stretch(
    session: Session, place: Place, parts: Sequence[Select[Any]]
) -> list[Select[Any]] | None:
    """The same parts as far as STRETCH rows go; None where there are no more than that."""
    key, n = KEYS[place.order][0], CASES.c.n
    near: list[Select[Any]] = []
    for query in parts:
        end = query.with_only_columns(key, n).offset(STRETCH).limit(1)
        if (found := session.execute(end).one_or_none()) is None:
            near.append(query)
            continue
        value, number = found
        is_near = n < number if value is None else tuple_(key, n) < tuple_(value, number)
        return [*near, query.where(is_near)]
    return None


def gathered(session: Session, place: Place, conditions: Sequence[Condition]) -> Select[Any]:
    """All rows behind a place that meet the conditions, wherever they stand, and then sorted."""
    n = CASES.c.n
    key, index = KEYS[place.order]
    query = hinted(select(n), gathering(session, place.filter)).where(*conditions)
    if index == "by_name":  # the name itself stands in no other index
        query = select(n).where(n.in_(query))
    return query.where(*_behind_key(session, place)).order_by(key.is_(None), key, n)


def gathering(session: Session, filter_: Filter) -> str | None:
    """The index by which all that fits is found; None where SQLite knows best itself."""
    if filter_.include_legacy or filter_.changed_since_vote:
        return None
    return best_index(session, filter_) or "facets"


def _behind_key(session: Session, place: Place) -> list[Condition]:
    if not place.after:
        return []
    key, n = KEYS[place.order][0], CASES.c.n
    value = _value_at(session, place)
    if value is None:
        return [key.is_(None), n > place.after]
    return [or_(key.is_(None), tuple_(key, n) > tuple_(value, place.after))]
