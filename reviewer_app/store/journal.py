"""The journal of changes, and the undo stack as a reading of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, cast

from sqlalchemy import ColumnElement, Row, Select, bindparam, func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import (
    AnyChange,
    Decision,
    case_of,
    from_line,
    is_undoable,
    kind_of,
    pointing,
    to_line,
)
from reviewer_app.domain.steps import StepName, step_case, step_name
from reviewer_app.store.bulk import Bulk
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CHANGES, STEPS

DONE, UNDONE, DROPPED = "done", "undone", "dropped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing a person did, as Undo and Redo name it. case_id: empty if it is about none."""

    id: str
    name: StepName
    case_id: str
    undone_by: str | None = None


_APPEND = insert(CHANGES)
_FILED = ("id", "kind", "kind_version", "step", "undoes", "made_at", "made_by", "case_id")


def append(session: Session, change: AnyChange) -> None:
    """Write a change into the journal and the undo stack, and queue it for the second copy.

    Both hold a line with its checksum: SQLite's pages have none, so that a bit which the disk
    lost would go unnoticed. The line of the second copy has the texts of a revision, too.
    """
    line, kept = to_line(change), pointing(change)
    body = line if kept is change else to_line(kept)
    row = dict(zip(_FILED, _filed(change), strict=True))
    session.execute(_APPEND, {**row, "body": body.rstrip("\n")})
    session.lines.append(line)
    if is_undoable(change):
        _stack(session, change)


def _stack(session: Session, change: AnyChange) -> None:
    """Undo and redo move a step that exists; anything else is a step of its own."""
    if change.undoes is None:
        _push(session, change)
        return
    taken_back = update(STEPS).where(STEPS.c.id == change.undoes)
    session.execute(taken_back.values(state=UNDONE, undone_by=change.step))
    again = update(STEPS).where(STEPS.c.undone_by == change.undoes)
    session.execute(again.values(state=DONE, undone_by=None))


_DROP_UNDONE = (
    update(STEPS)
    .where(STEPS.c.made_by == bindparam("whose"), STEPS.c.state == UNDONE)
    .values(state=DROPPED)
)
_NEW_STEP = insert(STEPS).on_conflict_do_nothing(index_elements=["id"]).returning(STEPS.c.n)
_RENAME = (
    update(STEPS)
    .where(STEPS.c.id == bindparam("step"))
    .values(name=bindparam("named"), case_id=bindparam("case"))
)


def _push(session: Session, change: AnyChange) -> None:
    session.execute(_DROP_UNDONE, {"whose": change.made_by})
    row = {
        "id": change.step,
        "name": step_name([change]),
        "case_id": case_of(change) or "",
        "made_by": change.made_by,
        "state": DONE,
    }
    if session.execute(_NEW_STEP, row).first() is None:  # it has changes already
        whole = changes_of(session, change.step)
        values = {"named": step_name(whole), "case": step_case(whole)}
        session.execute(_RENAME, {"step": change.step, **values})


_ROWS = Bulk(CHANGES, *_FILED, "body")


def append_many(session: Session, changes: Sequence[Decision], *, is_last: bool = True) -> None:
    """Write decisions of one step, as `append` does with each; a step may have many such parts.

    A step that is being taken back in parts stays in effect until the last one, so that Undo
    goes on with it whatever came in between; one that is done again is so from the first part.
    is_last: no more of them come. Counting them anew each time would take longer than they do.
    """
    if not changes:
        return
    lines = [to_line(change) for change in changes]
    rows = [
        _ROWS.convert([*_filed(change), line.rstrip("\n")])
        for change, line in zip(changes, lines, strict=True)
    ]
    _ROWS.write(session, rows)
    session.lines.extend(lines)
    undoes = changes[0].undoes
    if undoes is None:
        _push_many(session, changes)
    elif is_last:
        _stack(session, changes[0])
    else:
        again = update(STEPS).where(STEPS.c.undone_by == undoes)
        session.execute(again.values(state=DONE, undone_by=None))


def _filed(change: AnyChange) -> list[object]:
    """What a row of the journal is found by: the columns of _FILED."""
    kind, version = kind_of(change)
    step, undoes, case_id = change.step, change.undoes, case_of(change)
    return [change.id, kind, version, step, undoes, change.made_at, change.made_by, case_id]


def _push_many(session: Session, changes: Sequence[Decision]) -> None:
    step, person = changes[0].step, changes[0].made_by
    session.execute(_DROP_UNDONE, {"whose": person})
    first = select(CHANGES.c.body).where(CHANGES.c.step == step).order_by(CHANGES.c.n).limit(1)
    told = [read_body(session.execute(first).scalar_one()), *changes]
    values = {"name": step_name(told), "case_id": step_case(told)}
    row = insert(STEPS).values(id=step, made_by=person, state=DONE, **values)
    session.execute(row.on_conflict_do_update(index_elements=["id"], set_=values))


def count_of(session: Session, step: str) -> int:
    """How many changes a step has."""
    query = select(func.count()).select_from(CHANGES).where(CHANGES.c.step == step)
    return session.execute(query).scalar_one()


def first_of(session: Session, step: str, most: int) -> list[AnyChange]:
    """The first changes of a step, which tell what it is about."""
    query = select(CHANGES.c.body).where(CHANGES.c.step == step).order_by(CHANGES.c.n).limit(most)
    return [read_body(body) for body in session.execute(query).scalars()]


def changes_before(
    session: Session, step: str, before: int | None, most: int
) -> list[tuple[int, AnyChange]]:
    """The changes of a step from its end, each with its number in the journal, to page by."""
    query = select(CHANGES.c.n, CHANGES.c.body).where(CHANGES.c.step == step)
    if before is not None:
        query = query.where(CHANGES.c.n < before)
    rows = session.execute(query.order_by(CHANGES.c.n.desc()).limit(most))
    return [(row.n, read_body(row.body)) for row in rows]


def last_number(session: Session) -> int:
    """The number of the last change in the journal, to ask later what came since; 0 for none."""
    return session.execute(select(func.max(CHANGES.c.n))).scalar() or 0


def cases_since(session: Session, after: int, *, but: str) -> set[str]:
    """The revisions that something was done to since, by anybody, except by one step."""
    query = select(CHANGES.c.case_id).where(CHANGES.c.n > after, CHANGES.c.step != but)
    return {case_id for case_id in session.execute(query).scalars() if case_id}


def read_body(body: str) -> AnyChange:
    """The change in a row of the journal; raises CodecError where it is damaged."""
    return from_line(body)


_BODIES = select(CHANGES.c.body).where(CHANGES.c.step == bindparam("in_step")).order_by(CHANGES.c.n)


def changes_of(session: Session, step: str) -> list[AnyChange]:
    """The changes of one step, in the order in which they were made."""
    return [read_body(body) for body in session.execute(_BODIES, {"in_step": step}).scalars()]


def next_undo(session: Session, person: str) -> Step | None:
    """The person's last step that is in effect."""
    return _step(session, person, DONE, last=True)


def next_redo(session: Session, person: str) -> Step | None:
    """The step that the person took back last, if nothing else was done since."""
    return _step(session, person, UNDONE, last=False)


def _at_the_edge(edge: ColumnElement[int]) -> Select[Any]:
    place = select(edge).where(
        STEPS.c.made_by == bindparam("whose"), STEPS.c.state == bindparam("standing")
    )
    return select(STEPS).where(STEPS.c.n == place.scalar_subquery())


_FIRST_STEP = _at_the_edge(func.min(STEPS.c.n))
_LAST_STEP = _at_the_edge(func.max(STEPS.c.n))
_STEP_BY_ID = select(STEPS).where(STEPS.c.id == bindparam("step"))


def _step(
    session: Session, person: str, state: Literal["done", "undone"], *, last: bool
) -> Step | None:
    query = _LAST_STEP if last else _FIRST_STEP
    return _to_step(session.execute(query, {"whose": person, "standing": state}).first())


def joinable(session: Session, person: str, step: str | None, case_id: str) -> str | None:
    """The step if something may still be added to it: the person's last one, on this very case.

    Added to any other, a change would be undone out of turn, or never.
    """
    last = next_undo(session, person)
    return step if last and (last.id, last.case_id) == (step, case_id) else None


def read_step(session: Session, step: str) -> Step | None:
    """A step of the undo stack by id."""
    return _to_step(session.execute(_STEP_BY_ID, {"step": step}).first())


def is_in_effect(session: Session, step: str) -> bool:
    """Whether a step of the undo stack is done now, at least in part."""
    row = session.execute(_STEP_BY_ID, {"step": step}).first()
    return row is not None and row.state == DONE


def _to_step(row: Row[Any] | None) -> Step | None:
    if row is None:
        return None
    name = cast(StepName, row.name)
    return Step(id=row.id, name=name, case_id=row.case_id, undone_by=row.undone_by)


def count_changes(session: Session) -> int:
    """How many changes the journal holds."""
    return session.execute(select(func.count()).select_from(CHANGES)).scalar_one()


def all_changes(session: Session) -> list[AnyChange]:
    """Every change ever made here, in order; for checks and recovery."""
    query = select(CHANGES.c.body).order_by(CHANGES.c.n)
    return [read_body(body) for body in session.execute(query).scalars()]


def newest_change_at(session: Session) -> datetime | None:
    """When the last change was made, by the clock of the computer that made it; None for none."""
    last = select(func.max(CHANGES.c.n)).scalar_subquery()
    return session.execute(select(CHANGES.c.made_at).where(CHANGES.c.n == last)).scalar()
