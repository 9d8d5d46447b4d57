"""Marks as SQL: set and read, and as conditions on the cases that bear them.

Marks are facts of their own, found by the person who set them. A condition names the row numbers
of marked cases, which an index of the families gives; where nothing is marked it is left out, so
that a million cases without a mark cost nothing.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, exists, func, or_, select
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.marks import MARK_KINDS, CaseMarks, Mark, MarkKind, MarkState, marks_at
from reviewer_app.store.people import MY_ID, my_id
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, MARKS

Condition = ColumnElement[bool]

_HEAD = CASES.alias("marked")
"""Made once: an alias costs more than the query that it stands in."""


_KEY = ("family", "person", "mark")
_NEW = insert(MARKS)
_SET = _NEW.on_conflict_do_update(
    index_elements=_KEY, set_={name: _NEW.excluded[name] for name in ("until", "note", "at")}
)
_TAKE_OFF = delete(MARKS).where(*(MARKS.c[name] == bindparam(f"of_{name}") for name in _KEY))


def set_marks(session: Session, changes: Sequence[Mark]) -> None:
    """Set marks on the cases that the revisions are of, or take them off."""
    families = _families_of(session, [change.based_on.case_id for change in changes])
    on: list[dict[str, object]] = []
    off: list[dict[str, object]] = []
    for change in changes:
        family = families.get(change.based_on.case_id)
        state = change.state
        if family is None:
            continue
        key: dict[str, object] = {"family": family, "person": change.made_by, "mark": change.mark}
        if state is None:
            off.append({f"of_{name}": value for name, value in key.items()})
        else:
            on.append(key | {"until": state.until, "note": state.note, "at": change.made_at})
    if on:
        session.connection().execute(_SET, on)
    if off:
        session.connection().execute(_TAKE_OFF, off)


def _families_of(session: Session, case_ids: Iterable[str]) -> dict[str, str]:
    query = select(CASES.c.id, CASES.c.family_id).where(CASES.c.id.in_(listed(case_ids)))
    return {row.id: row.family_id for row in session.execute(query)}


_MARKS_OF = select(MARKS).where(
    MARKS.c.family == bindparam("case"), MARKS.c.person == bindparam("whose")
)


def read_marks(session: Session, family: str, person: str) -> dict[MarkKind, MarkState]:
    """The marks of a person on a case as they were set, also those whose time has come."""
    rows = session.execute(_MARKS_OF, {"whose": person, "case": family})
    return {cast(MarkKind, row.mark): MarkState(until=row.until, note=row.note) for row in rows}


def marks_of(session: Session, family: str) -> CaseMarks:
    """The marks of the workspace's person that are in effect on a case."""
    me = my_id(session)
    return marks_at(read_marks(session, family, me) if me else {}, session.now)


def marks_of_rows(session: Session, numbers: Iterable[int]) -> Mapping[int, CaseMarks]:
    """Row number → the marks in effect, for those of these rows that have any."""
    if not kinds_in_effect(session):
        return {}
    chosen = func.json_each(f"[{','.join(map(str, numbers))}]").table_valued("value")
    query = (
        select(CASES.c.n, MARKS.c.mark, MARKS.c.until, MARKS.c.note)
        .select_from(CASES)
        .join(MARKS, and_(MARKS.c.family == CASES.c.family_id, MARKS.c.person == MY_ID))
        .where(CASES.c.n.in_(select(chosen.c.value)))
    )
    found: dict[int, dict[MarkKind, MarkState]] = {}
    for row in session.execute(query):
        found.setdefault(row.n, {})[row.mark] = MarkState(until=row.until, note=row.note)
    moment = session.now
    return {n: marks_at(states, moment) for n, states in found.items()}


def next_return(session: Session) -> datetime | None:
    """When the next deferred case comes back; None where none is deferred."""
    query = select(func.min(MARKS.c.until)).where(*_mine(session, ("defer",)))
    return session.execute(query).scalar()


def is_marked(
    session: Session, kinds: Collection[MarkKind], *, with_legacy: bool = False
) -> Condition:
    """Whether a case bears one of these marks of mine. with_legacy: superseded revisions too."""
    if with_legacy:
        return CASES.c.family_id.in_(_families(session, kinds))
    return CASES.c.n.in_(_numbers(session, kinds))


def has_marks(
    session: Session, kinds: Collection[MarkKind | None], *, with_legacy: bool
) -> Condition:
    """Whether a case bears one of these marks; None among them: or none at all."""
    named: list[MarkKind] = [kind for kind in kinds if kind is not None]
    some = is_marked(session, named, with_legacy=with_legacy)
    if None not in kinds:
        return some
    bare = ~is_marked(session, MARK_KINDS, with_legacy=with_legacy)
    return or_(bare, some) if named else bare


def is_not_deferred(session: Session, *, with_legacy: bool) -> list[Condition]:
    """Leaves out what is deferred until later; empty where nothing is."""
    if "defer" not in kinds_in_effect(session):
        return []
    return [~is_marked(session, ("defer",), with_legacy=with_legacy)]


def is_anything_skipped(session: Session) -> bool:
    """Whether a list has to ask for skipped cases at all."""
    return "skip" in kinds_in_effect(session)


def is_number_skipped(session: Session, number: int) -> bool:
    """Whether the case of a row is skipped."""
    family = select(CASES.c.family_id).where(CASES.c.n == number).scalar_subquery()
    query = select(MARKS.c.mark).where(*_mine(session, ("skip",)), MARKS.c.family == family)
    return session.execute(query).first() is not None


def deferred_by_dataset(session: Session) -> dict[str, int]:
    """How many undecided heads of each dataset are deferred until later."""
    if "defer" not in kinds_in_effect(session):
        return {}
    query = (
        select(CASES.c.dataset_id, func.count())
        .with_hint(CASES, "INDEXED BY facets", "sqlite")
        .where(CASES.c.n.in_(_numbers(session, ("defer",))), CASES.c.done.is_(False))
        .where(CASES.c.legacy_at.is_(None), CASES.c.deleted_at.is_(None))
        .group_by(CASES.c.dataset_id)
    )
    return {row[0]: row[1] for row in session.execute(query)}


def _is_borne(kind: MarkKind) -> ColumnElement[bool]:
    mine = [MARKS.c.person == MY_ID, MARKS.c.mark == kind]
    if kind == "defer":
        mine.append(MARKS.c.until > bindparam("moment", type_=MARKS.c.until.type))
    return exists().where(*mine).label(kind)


_BORNE = select(*map(_is_borne, MARK_KINDS))


def kinds_in_effect(session: Session) -> frozenset[MarkKind]:
    """Which marks of mine any case bears now: one question for all that depends on it."""
    return session.once(_kinds_in_effect)


def _kinds_in_effect(session: Session) -> frozenset[MarkKind]:
    found = session.execute(_BORNE, {"moment": session.now}).one()
    return frozenset(kind for kind, is_borne in zip(MARK_KINDS, found, strict=True) if is_borne)


def _mine(session: Session, kinds: Collection[MarkKind]) -> list[Condition]:
    """The marks in effect of the workspace's person."""
    mine = [MARKS.c.person == (my_id(session) or ""), MARKS.c.mark.in_(sorted(kinds))]
    if "defer" not in kinds:
        return mine
    return [*mine, or_(MARKS.c.mark != "defer", MARKS.c.until > session.now)]


def _families(session: Session, kinds: Collection[MarkKind]) -> Select[Any]:
    return select(MARKS.c.family).where(*_mine(session, kinds))


def _numbers(session: Session, kinds: Collection[MarkKind]) -> Select[Any]:
    """The row numbers of marked heads, by the index of families."""
    return (
        select(_HEAD.c.n)
        .with_hint(_HEAD, "INDEXED BY one_head", "sqlite")
        .where(_HEAD.c.family_id.in_(_families(session, kinds)))
        .where(_HEAD.c.legacy_at.is_(None), _HEAD.c.deleted_at.is_(None))
    )
