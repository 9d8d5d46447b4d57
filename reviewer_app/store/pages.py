"""Pages of a list: its next rows, by whatever finds them soonest.

A list is walked along its order as far as that is quick. Where too few rows fit on the way, all
that fit are gathered by the index that has what filters look at, and then sorted.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select

from reviewer_app.domain.queues import Order
from reviewer_app.store import search
from reviewer_app.store.filters import best_index, facts, has_words, hinted, is_answered_by
from reviewer_app.store.orders import (
    KEYS,
    Condition,
    Place,
    along_key,
    behind_number,
    by_number,
    gathered,
    stretch,
)
from reviewer_app.store.samples import look_for_page, numbers, rare_terms
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES


def read_page(session: Session, place: Place, limit: int, *only: Condition) -> "array[int]":
    """The next row numbers behind a place in a list. only: what must hold beside the filter."""
    conditions = [*facts(session, place.filter), *only]
    if place.order in KEYS:
        return _by_key(session, place, limit, conditions)
    n = CASES.c.n
    query = hinted(select(n), best_index(session, place.filter))
    query = query.where(*conditions, *behind_number(n, place)).order_by(by_number(n, place))
    if not has_words(place.filter):
        return numbers(session, query.limit(limit))
    found = look_for_page(session, place.filter, [query], limit, is_whole=True)
    return _from_index(session, place, limit, conditions, query) if found is None else found


def _from_index(
    session: Session,
    place: Place,
    limit: int,
    conditions: Sequence[Condition],
    query: Select[Any],
) -> "array[int]":
    """A page of a search by the full-text index, in an order by number.

    The index gives its rows in that order by itself, so its reading ends with the page.
    """
    asked = rare_terms(session, place.filter, [query])
    sides = search.sides(session, place.filter, asked)
    if not sides:
        has = search.has_terms(session, place.filter, CASES.c.n)
        return numbers(session, query.where(has).limit(limit))
    pages = [numbers(session, _stream(place, side, conditions).limit(limit)) for side in sides]
    joined = {number for page in pages for number in page}
    return array("q", sorted(joined, reverse=place.order is Order.NEWEST)[:limit])


def _stream(place: Place, side: search.Side, conditions: Sequence[Condition]) -> Select[Any]:
    n = side.number
    is_wide = place.filter.include_legacy or place.filter.changed_since_vote
    query = hinted(select(n).join(CASES, CASES.c.n == n), None if is_wide else "facets")
    query = query.where(*conditions, *side.checks, *behind_number(n, place))
    return query.order_by(by_number(n, place))


def _by_key(
    session: Session, place: Place, limit: int, conditions: Sequence[Condition]
) -> "array[int]":
    """A page of a list that is sorted by a value."""
    parts = along_key(session, place)
    is_answered = place.filter.include_legacy or is_answered_by(KEYS[place.order][1], place.filter)
    is_search = has_words(place.filter)
    near = None if is_answered and not is_search else stretch(session, place, parts)
    along = [query.where(*conditions) for query in near or parts]
    if is_search:
        found = look_for_page(session, place.filter, along, limit, is_whole=near is None)
        if found is None:
            asked = rare_terms(session, place.filter, along)
            has = search.has_text(session, place.filter, asked)
            return numbers(session, gathered(session, place, [*conditions, has]).limit(limit))
        return found
    found = _one_after_the_other(session, along, limit)
    if near is None or len(found) >= limit:
        return found
    return numbers(session, gathered(session, place, conditions).limit(limit))


def _one_after_the_other(
    session: Session, parts: Sequence[Select[Any]], limit: int
) -> "array[int]":
    found: array[int] = array("q")
    for query in parts:
        if limit > len(found):
            found += numbers(session, query.limit(limit - len(found)))
    return found
