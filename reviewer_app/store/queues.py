"""Queues as SQL: the order of a filter's cases, their number, a page of them."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from sqlalchemy import (
    ColumnElement,
    Select,
    Text,
    bindparam,
    case,
    false,
    func,
    select,
    true,
    tuple_,
)
from sqlalchemy.orm import Session

from reviewer_app.domain.queues import Filter, Order
from reviewer_app.store import marks, search
from reviewer_app.store.filters import best_index, facts, has_words, hinted
from reviewer_app.store.filters import matches as matches
from reviewer_app.store.hiding import BACK as BACK
from reviewer_app.store.hiding import DUE as DUE
from reviewer_app.store.hiding import HIDING as HIDING
from reviewer_app.store.hiding import PURGED as PURGED
from reviewer_app.store.hiding import PUT_AWAY as PUT_AWAY
from reviewer_app.store.hiding import READY as READY
from reviewer_app.store.hiding import is_visible as is_visible
from reviewer_app.store.tables import CASES

_ALL = Filter()

EXCERPT = 240
"""Characters of a text that a list row can show."""

SAMPLE, LOOKED_AT = 400, 3000
"""Rows of a list that are looked at one by one for a search before the index is asked.

What is in one of ten cases or more is found at once that way; the index would first gather all of
them, which takes longer the more there are.
"""

COMMON = 0.1
"""The part of a sample from which on a search counts as found in most cases."""

_KEYS: dict[Order, tuple[ColumnElement[Any], str]] = {
    Order.CONFIDENCE: (CASES.c.confidence_value, "by_confidence"),
    Order.NAME: (CASES.c.name.collate("NOCASE"), "by_name"),
    Order.LANGUAGE: (CASES.c.language, "by_language"),
    Order.VARIANT: (CASES.c.variant, "by_variant"),
}
"""What an order goes by, and its index; without a value last, then by the order of coming in."""

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
_CHOSEN = select(_NUMBERS.c.value)
_LISTED_BY_NUMBER = select(*LISTED).where(CASES.c.n.in_(_CHOSEN)).order_by(CASES.c.n)


def ids_after(
    session: Session, filter_: Filter, after: int, limit: int, order: Order = Order.ARRIVAL
) -> "array[int]":
    """The next row numbers of a queue behind one of them (0: from the start), for paging by key."""
    index = best_index(session, filter_)
    found: array[int] = array("q")
    for query in _parts(session, filter_, after, order, index):
        if limit > len(found):
            found += _page(session, filter_, query, limit - len(found))
    return found


def _parts(
    session: Session, filter_: Filter, after: int, order: Order, index: str | None
) -> list[Select[Any]]:
    """The rows behind a place; what was skipped comes last where the list is of undecided ones."""
    if not puts_last(session, filter_):
        return _ordered(session, filter_, after, order, index)
    skipped = marks.is_marked(session, ("skip",), with_legacy=filter_.include_legacy)
    is_last = after > 0 and marks.is_number_skipped(session, after)
    first = [] if is_last else _ordered(session, filter_, after, order, index)
    few = None if filter_.include_legacy else "facets"
    last = _ordered(session, filter_, after if is_last else 0, order, few)
    return [*(query.where(~skipped) for query in first), *(query.where(skipped) for query in last)]


def puts_last(session: Session, filter_: Filter) -> bool:
    """Whether a list of this filter has skipped cases at its end."""
    return filter_.undecided and not filter_.marks and marks.is_anything_skipped(session)


def _ordered(
    session: Session, filter_: Filter, after: int, order: Order, index: str | None
) -> list[Select[Any]]:
    """The rows behind a place: those with a key, then those without, so that an index serves."""
    n = CASES.c.n
    conditions = facts(session, filter_)
    if order not in _KEYS:
        is_up = order is Order.ARRIVAL
        behind = [n > after if is_up else n < after] if after else []
        query = select(n).where(*conditions, *behind).order_by(n if is_up else n.desc())
        return [hinted(query, index)]
    key, key_index = _KEYS[order]
    query = hinted(select(n).where(*conditions), _index_for(filter_, index, key_index))
    with_key = query.where(key.is_not(None)).order_by(key, n)
    without_key = query.where(key.is_(None)).order_by(n)
    if not after:
        return [with_key, without_key]
    place = session.execute(select(key).where(n == after)).scalar()
    if place is None:
        return [without_key.where(n > after)]
    return [with_key.where(tuple_(key, n) > tuple_(place, after)), without_key]


def _index_for(filter_: Filter, index: str | None, key_index: str) -> str | None:
    """The index of the order, unless the filter leaves few rows, or many of them out."""
    if filter_.include_legacy:
        return None
    if index == "facets":
        return key_index if key_index == "by_name" and not filter_.marks else index
    return index or key_index


def _page(session: Session, filter_: Filter, query: Select[Any], limit: int) -> "array[int]":
    if not has_words(filter_):
        return _numbers(session, query.limit(limit))
    if limit >= LOOKED_AT:
        return _numbers(session, query.where(search.has_text(session, filter_)).limit(limit))
    found, count = _look(session, filter_, query, SAMPLE)
    if count < SAMPLE or len(found) >= limit:
        return found[:limit]
    if len(found) >= COMMON * SAMPLE:
        enough = min(LOOKED_AT, round(1.5 * limit * SAMPLE / len(found)))
        found, count = _look(session, filter_, query, enough)
        if count < enough or len(found) >= limit:
            return found[:limit]
    rare = search.rare_terms(session, filter_, query.limit(SAMPLE), COMMON * SAMPLE)
    return _numbers(session, query.where(search.has_text(session, filter_, rare)).limit(limit))


def _look(
    session: Session, filter_: Filter, query: Select[Any], most: int
) -> "tuple[array[int], int]":
    """What is found among the next rows of a list, and how many rows that were."""
    rows = query.limit(most).subquery()
    has = search.has_terms(session, filter_, rows.c.n)
    looked = select(func.count(), func.group_concat(case((has, rows.c.n))))
    count, joined = session.execute(looked).one()
    return _split(joined), count


def _numbers(session: Session, query: Select[Any]) -> "array[int]":
    """The numbers that a query gives, in its order.

    SQLite joins them into one text: fetching each as a row takes nearly three times as long
    and hinders the other threads at every one of them.
    """
    page = query.subquery()
    return _split(session.execute(select(func.group_concat(page.c.n))).scalar_one())


def _split(joined: str | None) -> "array[int]":
    return array("q", map(int, joined.split(","))) if joined else array("q")


def count(session: Session, filter_: Filter) -> int:
    """How many cases a filter means now."""
    query = hinted(select(func.count()).select_from(CASES), best_index(session, filter_))
    return session.execute(query.where(*matches(session, filter_))).scalar_one()


def listed(session: Session, numbers: Iterable[int]) -> Sequence[tuple[Any, ...]]:
    """What list rows show of these cases: the columns of LISTED, by row number."""
    chosen = f"[{','.join(map(str, numbers))}]"
    found = session.execute(_LISTED_BY_NUMBER, {"numbers": chosen}).all()
    return cast("Sequence[tuple[Any, ...]]", found)


def first_undecided(
    session: Session, filter_: Filter, after: int, order: Order = Order.ARRIVAL
) -> int | None:
    """The next case of the queue that is not done: behind a row number, else from the start.

    What was skipped comes after all others, also where it stands before them in the list.
    """
    filter_ = replace(filter_, undecided=True)
    index = best_index(session, filter_)
    conditions: list[ColumnElement[bool]] = [true()]
    if puts_last(session, filter_):
        skipped = marks.is_marked(session, ("skip",), with_legacy=filter_.include_legacy)
        conditions = [~skipped, skipped]
    for condition in conditions:
        for start in dict.fromkeys((after, 0)):
            for query in _ordered(session, filter_, start, order, index):
                if found := _page(session, filter_, query.where(condition), 1):
                    return found[0]
    return None


def undecided_among(session: Session, numbers: Iterable[int], *, skipped: bool) -> set[int]:
    """Which of these cases are not done and not deferred, of the skipped ones or the others."""
    chosen = f"[{','.join(map(str, numbers))}]"
    is_skipped = marks.is_marked(session, ("skip",), with_legacy=True)
    query = select(CASES.c.n).where(
        CASES.c.n.in_(_CHOSEN),
        CASES.c.done == false(),
        *marks.is_not_deferred(session, with_legacy=True),
        is_skipped if skipped else ~is_skipped,
    )
    return set(session.execute(query, {"numbers": chosen}).scalars())


def present(session: Session, numbers: Sequence[int]) -> "array[int]":
    """The same row numbers without those that are no longer to be seen, in the same order."""
    chosen = f"[{','.join(map(str, numbers))}]"
    query = select(CASES.c.n).where(
        CASES.c.n.in_(_CHOSEN), CASES.c.deleted_at.is_(None), *is_visible(session)
    )
    there = set(session.execute(query, {"numbers": chosen}).scalars())
    return array("q", [number for number in numbers if number in there])


def in_order(
    session: Session, numbers: Iterable[int], order: Order, filter_: Filter = _ALL
) -> "array[int]":
    """The same row numbers as a list has them, without those that are not to be seen."""
    numbers = present(session, list(numbers))
    is_split = puts_last(session, filter_)
    if order not in _KEYS and not is_split:
        return array("q", sorted(numbers, reverse=order is Order.NEWEST))
    keys: list[ColumnElement[Any]] = [CASES.c.n.desc() if order is Order.NEWEST else CASES.c.n]
    if order in _KEYS:
        key = _KEYS[order][0]
        keys = [key.is_(None), key, *keys]
    if is_split:
        skipped = marks.is_marked(session, ("skip",), with_legacy=filter_.include_legacy)
        keys = [skipped, *keys]
    chosen = f"[{','.join(map(str, numbers))}]"
    query = select(CASES.c.n).where(CASES.c.n.in_(_CHOSEN)).order_by(*keys)
    return array("q", session.execute(query, {"numbers": chosen}).scalars())


def count_done(session: Session, filter_: Filter) -> int:
    """How many cases of a filter, whether it asks for undecided ones or not, are done."""
    filter_ = replace(filter_, undecided=False)
    query = hinted(select(func.count()).select_from(CASES), best_index(session, filter_))
    done = CASES.c.done == true()
    return session.execute(query.where(*matches(session, filter_), done)).scalar_one()
