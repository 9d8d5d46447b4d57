"""Filters as SQL conditions, and the index that a list is best read by."""

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, false, func, or_, select

from reviewer_app.domain.queues import Filter
from reviewer_app.store import drafts, marks, search
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASE_TAGS, CASES, DATASETS

FEW = 4000
"""Rows that are sorted and looked at one by one faster than the order of the list is walked."""

COLUMNS = {
    "variants": CASES.c.variant,
    "strategies": CASES.c.strategy,
    "languages": CASES.c.language,
    "sources": CASES.c.source,
}
"""Filters on one text column, whose index is named after it."""

OWN_FIELDS = {
    "by_confidence": {"least_confidence", "most_confidence"},
    **{f"by_{column.name}": {name} for name, column in COLUMNS.items()},
}
"""The fields of a filter that an index of one value answers by itself, beside `undecided`."""

Condition = ColumnElement[bool]


def heads(filter_: Filter) -> list[Condition]:
    """Leaves out what was deleted and, unless asked for, what was superseded."""
    deleted, legacy = CASES.c.deleted_at, CASES.c.legacy_at
    return [deleted.is_(None)] if filter_.include_legacy else [legacy.is_(None), deleted.is_(None)]


def matches(session: Session, filter_: Filter, *, with_deferred: bool = False) -> list[Condition]:
    """The conditions that a filter means. with_deferred: also those that it leaves out as such."""
    found = facts(session, filter_, with_deferred=with_deferred)
    return [*found, *_text(session, filter_)]


def facts(session: Session, filter_: Filter, *, with_deferred: bool = False) -> list[Condition]:
    """The conditions of a filter without its text."""
    conditions = [*heads(filter_), *is_visible(session), *_datasets(session, filter_)]
    for name, column in COLUMNS.items():
        if values := getattr(filter_, name):
            conditions.append(_is_one_of(column, values))
    if filter_.tags:
        conditions.append(_is_tagged(filter_.tags))
    if filter_.votes:
        conditions.append(_is_voted(filter_.votes))
    if filter_.undecided and "defer" not in filter_.marks and not with_deferred:
        conditions += marks.is_not_deferred(session, with_legacy=filter_.include_legacy)
    if filter_.marks:
        with_legacy = filter_.include_legacy
        conditions.append(marks.has_marks(session, filter_.marks, with_legacy=with_legacy))
    if filter_.drafted:
        conditions.append(drafts.is_half_edited(with_legacy=filter_.include_legacy))
    return [*conditions, *_mine(filter_)]


def _text(session: Session, filter_: Filter) -> list[Condition]:
    if not has_words(filter_):
        return []
    return [search.has_text(session, filter_)]


def has_words(filter_: Filter) -> bool:
    """Whether the text of a filter restricts anything."""
    return bool(search.terms(filter_.text))


def _datasets(session: Session, filter_: Filter) -> list[Condition]:
    """Products and types are looked up first, so that the index of a dataset can be used."""
    chosen = filter_.datasets
    if not (chosen or filter_.products or filter_.types):
        return []
    query = select(DATASETS.c.id)
    if chosen:
        query = query.where(DATASETS.c.id.in_(sorted(chosen)))
    if filter_.products:
        query = query.where(DATASETS.c.product_id.in_(sorted(filter_.products)))
    if filter_.types:
        query = query.where(DATASETS.c.type.in_(sorted(filter_.types)))
    ids = sorted(session.execute(query).scalars())
    return [CASES.c.dataset_id == ids[0] if len(ids) == 1 else CASES.c.dataset_id.in_(ids)]


def _is_one_of(column: ColumnElement[Any], values: Iterable[str | None]) -> Condition:
    given = sorted(value for value in values if value is not None)
    if None not in values:
        return column == given[0] if len(given) == 1 else column.in_(given)
    return or_(column.is_(None), column.in_(given)) if given else column.is_(None)


def _is_tagged(tags: frozenset[str | None]) -> Condition:
    given = sorted(tag for tag in tags if tag is not None)
    has_tag = CASES.c.n.in_(select(CASE_TAGS.c.n).where(CASE_TAGS.c.tag.in_(given)))
    if None not in tags:
        return has_tag
    has_none = CASES.c.n.not_in(select(CASE_TAGS.c.n))
    return or_(has_none, has_tag) if given else has_none


def _is_voted(votes: frozenset[Any]) -> Condition:
    given = sorted(votes)
    column = CASES.c.my_score
    if 0 in votes:
        return or_(column.is_(None), column.in_(given))
    return column == given[0] if len(given) == 1 else column.in_(given)


def _mine(filter_: Filter) -> list[Condition]:
    """What is mine, and what a number says."""
    conditions: list[Condition] = []
    add: Callable[[Condition], None] = conditions.append
    if filter_.undecided:
        add(CASES.c.done == false())
    if filter_.reviewed is not None:
        marked = CASES.c.my_reviewed_at
        add(marked.is_not(None) if filter_.reviewed else marked.is_(None))
    if filter_.augmented is not None:
        made = CASES.c.is_augmented
        add(made.is_(True) if filter_.augmented else made.is_not(True))
    conditions += _confidence(filter_)
    if filter_.changed_since_vote:
        conditions += _changed_since_vote()
    return conditions


def _confidence(filter_: Filter) -> list[Condition]:
    conditions: list[Condition] = []
    if filter_.least_confidence is not None:
        conditions.append(CASES.c.confidence_value >= filter_.least_confidence)
    if filter_.most_confidence is not None:
        conditions.append(CASES.c.confidence_value <= filter_.most_confidence)
    return conditions


def _changed_since_vote() -> list[Condition]:
    """Heads without a vote of mine in whose family an earlier revision has one."""
    old = CASES.alias("old")
    voted = select(old.c.family_id).where(
        old.c.legacy_at.is_not(None), old.c.my_score.is_not(None), old.c.my_score != 0
    )
    has_none = or_(CASES.c.my_score.is_(None), CASES.c.my_score == 0)
    return [CASES.c.legacy_at.is_(None), has_none, CASES.c.family_id.in_(voted)]


def best_index(session: Session, filter_: Filter) -> str | None:
    """The index that a list of this filter is read by; None where SQLite knows best itself.

    SQLite keeps no statistics here, so it would take any equality for a rare one. So it is tried
    how many rows each index has at most, which is done after FEW of them.
    """
    if filter_.include_legacy or filter_.changed_since_vote or filter_.tags:
        return None
    if filter_.drafted or (filter_.marks and None not in filter_.marks):
        return "facets"  # which begins with the row number; drafts and marked cases are few
    counted = {name: _count_few(session, name, only) for name, only in _indexes(session, filter_)}
    fewest = min(counted, key=lambda name: counted[name], default=None)
    if fewest is not None and counted[fewest] < FEW:
        return fewest
    asked = set(filter_.active) - {"undecided", "text", "with_accents"}
    is_plain = asked <= {"datasets"} and len(filter_.datasets) <= 1
    return None if is_plain and not filter_.text else "facets"


def own_index(filter_: Filter) -> str | None:
    """The index of the one value that a filter asks for, which has all that counting it needs."""
    if filter_.active == ("votes",) and 0 not in filter_.votes:
        return "by_vote"
    found = [name for name in OWN_FIELDS if is_answered_by(name, filter_)]
    return found[0] if len(found) == 1 and not has_words(filter_) else None


def is_answered_by(index: str, filter_: Filter) -> bool:
    """Whether an index of one value has all that a filter asks for, beside its text."""
    asked = set(filter_.active) - {"undecided", "text", "with_accents"}
    return asked <= OWN_FIELDS.get(index, set())


def _indexes(session: Session, filter_: Filter) -> list[tuple[str, Condition]]:
    found = [
        (f"by_{column.name}", _is_one_of(column, values))
        for name, column in COLUMNS.items()
        if (values := getattr(filter_, name))
    ]
    if filter_.votes and 0 not in filter_.votes:
        found.append(("by_vote", _is_voted(filter_.votes)))
    if filter_.undecided:
        found.append(("to_review", CASES.c.done == false()))
    if confidence := _confidence(filter_):
        found.append(("by_confidence", and_(*confidence)))
    if datasets := _datasets(session, filter_):
        found.append(("in_dataset", datasets[0]))
    return found


def _count_few(session: Session, index: str, condition: Condition) -> int:
    some = hinted(select(CASES.c.n), index).where(condition, *heads(Filter())).limit(FEW)
    return session.execute(select(func.count()).select_from(some.subquery())).scalar_one()


def hinted(query: Select[Any], index: str | None) -> Select[Any]:
    """The query by this index and no other."""
    return query.with_hint(CASES, f"INDEXED BY {index}", "sqlite") if index else query
