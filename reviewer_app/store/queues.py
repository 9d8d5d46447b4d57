"""Queues as SQL: the order of a filter's cases, their number, a page of them."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from sqlalchemy import ColumnElement, Text, bindparam, case, false, func, select, true

from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.store import marks
from reviewer_app.store.filters import best_index, has_words, hinted, own_index
from reviewer_app.store.filters import matches as matches
from reviewer_app.store.hiding import BACK as BACK
from reviewer_app.store.hiding import DUE as DUE
from reviewer_app.store.hiding import HIDING as HIDING
from reviewer_app.store.hiding import PURGED as PURGED
from reviewer_app.store.hiding import PUT_AWAY as PUT_AWAY
from reviewer_app.store.hiding import READY as READY
from reviewer_app.store.hiding import is_visible as is_visible
from reviewer_app.store.orders import KEYS, Place
from reviewer_app.store.pages import read_page
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES

_ALL = Filter()

EXCERPT = 240
"""Characters of a text that a list row can show."""

JSON_EXCERPT = 8 * EXCERPT
"""Characters of JSON in which those are looked for: instructions come before what a user says."""

LISTED = (
    CASES.c.n,
    CASES.c.id,
    CASES.c.family_id,
    CASES.c.external_id,
    CASES.c.dataset_id,
    func.substr(
        CASES.c.input,
        1,
        case((CASES.c.input_is_json, JSON_EXCERPT), else_=EXCERPT),
        type_=CASES.c.input.type,
    ).label("input"),
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
    CASES.c.parent_id.is_not(None).label("is_revised"),
)
"""The columns of a list row, in their order; texts cut to EXCERPT characters, JSON to more."""

# The numbers go as one text: with a parameter each, SQLAlchemy writes the query anew each time.
_NUMBERS = func.json_each(bindparam("numbers", type_=Text)).table_valued("value")
_CHOSEN = select(_NUMBERS.c.value)
_LISTED_BY_NUMBER = select(*LISTED).where(CASES.c.n.in_(_CHOSEN)).order_by(CASES.c.n)


def ids_after(
    session: Session, filter_: Filter, after: int, limit: int, order: Order = Order.ARRIVAL
) -> "array[int]":
    """The next row numbers of a queue behind one of them (0: from the start), for paging by key."""
    place = Place(filter=filter_, order=order, after=after)
    if not puts_last(session, filter_):
        return read_page(session, place, limit)
    skipped = _is_skipped(session, filter_)
    is_last = after > 0 and marks.is_number_skipped(session, after)
    found = array("q") if is_last else read_page(session, place, limit, ~skipped)
    if len(found) < limit:
        last = replace(place, filter=_skipped_of(filter_), after=after if is_last else 0)
        found += read_page(session, last, limit - len(found))
    return found


def puts_last(session: Session, filter_: Filter) -> bool:
    """Whether a list of this filter has skipped cases at its end."""
    return filter_.undecided and not filter_.marks and marks.is_anything_skipped(session)


def _is_skipped(session: Session, filter_: Filter) -> ColumnElement[bool]:
    return marks.is_marked(session, ("skip",), with_legacy=filter_.include_legacy)


def _skipped_of(filter_: Filter) -> Filter:
    """The skipped cases at the end of a list, which are few."""
    return replace(filter_, marks=frozenset({"skip"}))


def count(session: Session, filter_: Filter) -> int:
    """How many cases a filter means now.

    The few that are deferred are counted by themselves: asking each of a million whether it is
    one of them would take twice as long.
    """
    deferred = frozenset[MarkKind | None]({"defer"})
    if not filter_.undecided or filter_.marks or has_words(filter_):
        return _count(session, filter_)
    every = _count(session, filter_, with_deferred=True)
    return every - _count(session, replace(filter_, marks=deferred)) if every else 0


def _count(session: Session, filter_: Filter, *, with_deferred: bool = False) -> int:
    index = own_index(filter_) or best_index(session, filter_)
    query = hinted(select(func.count()).select_from(CASES), index)
    conditions = matches(session, filter_, with_deferred=with_deferred)
    return session.execute(query.where(*conditions)).scalar_one()


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
    lists: list[tuple[Filter, tuple[ColumnElement[bool], ...]]] = [(filter_, ())]
    if puts_last(session, filter_):
        lists = [(filter_, (~_is_skipped(session, filter_),)), (_skipped_of(filter_), ())]
    for one, only in lists:
        for start in dict.fromkeys((after, 0)):
            place = Place(filter=one, order=order, after=start)
            if found := read_page(session, place, 1, *only):
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


def done_among(session: Session, numbers: Iterable[int]) -> set[int]:
    """Which of these cases are done: voted on or marked as reviewed by me."""
    chosen = f"[{','.join(map(str, numbers))}]"
    query = select(CASES.c.n).where(CASES.c.n.in_(_CHOSEN), CASES.c.done)
    return set(session.execute(query, {"numbers": chosen}).scalars())


def waiting_among(session: Session, numbers: Iterable[int], kind: MarkKind) -> int:
    """How many of these heads are not done and bear a mark that a decision makes pointless."""
    chosen = f"[{','.join(map(str, numbers))}]"
    query = select(func.count()).where(
        CASES.c.n.in_(_CHOSEN),
        CASES.c.done == false(),
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
        marks.is_marked(session, (kind,)),
    )
    return session.execute(query, {"numbers": chosen}).scalar_one()


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
    if order not in KEYS and not is_split:
        return array("q", sorted(numbers, reverse=order is Order.NEWEST))
    keys: list[ColumnElement[Any]] = [CASES.c.n.desc() if order is Order.NEWEST else CASES.c.n]
    if order in KEYS:
        key = KEYS[order][0]
        keys = [key.is_(None), key, *keys]
    if is_split:
        keys = [_is_skipped(session, filter_), *keys]
    chosen = f"[{','.join(map(str, numbers))}]"
    query = select(CASES.c.n).where(CASES.c.n.in_(_CHOSEN)).order_by(*keys)
    return array("q", session.execute(query, {"numbers": chosen}).scalars())


def count_done(session: Session, filter_: Filter) -> int:
    """How many cases of a filter, whether it asks for undecided ones or not, are done."""
    filter_ = replace(filter_, undecided=False)
    query = hinted(select(func.count()).select_from(CASES), best_index(session, filter_))
    done = CASES.c.done == true()
    return session.execute(query.where(*matches(session, filter_), done)).scalar_one()
