"""Samples: what a search finds in the next rows of a list, looked at one by one.

What stands in many cases is found at once that way. The full-text index would first gather all
of them, which takes longer the more there are.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, func, select

from reviewer_app.domain.queues import Filter
from reviewer_app.domain.searching import Term
from reviewer_app.store import search
from reviewer_app.store.sessions import Session

SAMPLE, LOOKED_AT = 200, 3000
"""Rows that are looked at to tell how frequent something is, and at most."""

SAMPLE_OF_SIGNS = 5000
"""The same for a search with signs, whose texts SQLite itself looks through."""

_PIECE = 50_000
"""Characters of joined numbers that are split at once, which other threads have to wait for."""

COMMON = 0.15
"""The part of a sample from which on the index would take longer than looking further."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What was found among the first rows, how many there were, and how many were asked for."""

    found: "array[int]"
    rows: int
    most: int


def look_for_page(
    session: Session,
    filter_: Filter,
    along: Sequence[Select[Any]],
    limit: int,
    *,
    is_whole: bool,
) -> "array[int] | None":
    """The first rows that have what is searched, if looking gives a page of them, or all.

    along: the rows of a list in its order, one query after the other. is_whole: there are no more.
    """
    if limit >= LOOKED_AT:
        return None
    sample = _look(session, filter_, along, SAMPLE)
    if _has_page(sample, limit, is_whole=is_whole):
        return sample.found[:limit]
    if (most := _worth_looking_at(filter_, sample, limit)) > SAMPLE:
        sample = _look(session, filter_, along, most)
        if _has_page(sample, limit, is_whole=is_whole):
            return sample.found[:limit]
    return None


def _has_page(sample: Sample, limit: int, *, is_whole: bool) -> bool:
    return len(sample.found) >= limit or (is_whole and sample.rows < sample.most)


def _worth_looking_at(filter_: Filter, sample: Sample, limit: int) -> int:
    """As many rows as probably have a page, if that is quicker than the index."""
    if len(sample.found) >= COMMON * SAMPLE:
        return min(LOOKED_AT, round(1.5 * limit * SAMPLE / len(sample.found)))
    return SAMPLE_OF_SIGNS if search.has_signs(filter_) else 0


def _look(session: Session, filter_: Filter, along: Sequence[Select[Any]], most: int) -> Sample:
    found: array[int] = array("q")
    seen = 0
    for query in along:
        if seen < most:
            rows = query.limit(most - seen).subquery()
            has = search.has_terms(session, filter_, rows.c.n)
            looked = select(func.count(), func.group_concat(case((has, rows.c.n))))
            count, joined = session.execute(looked).one()
            found += split(joined)
            seen += count
    return Sample(found, seen, most)


def rare_terms(session: Session, filter_: Filter, along: Sequence[Select[Any]]) -> Sequence[Term]:
    """The terms of a search that the index is worth asking for."""
    return search.rare_terms(session, filter_, along[0].limit(SAMPLE), COMMON * SAMPLE)


def numbers(session: Session, query: Select[Any]) -> "array[int]":
    """The row numbers that a query gives, in its order.

    SQLite joins them into one text: fetching each as a row takes nearly three times as long
    and hinders the other threads at every one of them.
    """
    page = query.subquery()
    return split(session.execute(select(func.group_concat(page.c[0]))).scalar_one())


def split(joined: str | None) -> "array[int]":
    """Numbers from the text that SQLite joined them into, without a string of each at once."""
    found: array[int] = array("q")
    start, end = 0, len(joined or "")
    while joined and start < end:
        comma = joined.find(",", start + _PIECE)
        stop = end if comma < 0 else comma
        found.extend(map(int, joined[start:stop].split(",")))
        start = stop + 1
    return found
