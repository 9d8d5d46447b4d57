"""Taking an import back, and bringing it back: at once for whoever looks, its rows later.

One small commit hides the rows; they are put away (deleted each by itself) in batches after it,
so that counts need not ask for the import of each row for ever. The way back is the reverse.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Row, Select, Update, and_, delete, func, select, union, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import RemoveImport
from reviewer_app.domain.errors import NotFound, StillInUse
from reviewer_app.store import staged_edits
from reviewer_app.store.hiding import BACK, DUE, HIDING, PUT_AWAY, READY
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import by_a_person
from reviewer_app.store.tables import CASES, IMPORT_EDITS, IMPORTS, REVIEWS, VOTES

BATCH = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Staying:
    """A case that the removal of an import leaves, and why: "decided" or "changed" since.

    kind: what the import had done to it.
    """

    case_id: str
    family_id: str
    external_id: str | None
    why: Literal["decided", "changed"]
    kind: Literal["new", "fork", "labels"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """What an import brought that is there now: new cases, revisions, changes of labels."""

    new: int
    forks: int
    labels: int


def read_run(session: Session, import_id: str) -> Row[Any]:
    """An import by id; raises NotFound."""
    row = session.execute(select(IMPORTS).where(IMPORTS.c.id == import_id)).first()
    if row is None:
        raise NotFound("import", import_id)
    return row


def _new_of(run: Row[Any]) -> ColumnElement[bool]:
    """The cases that an import added, all of them to its dataset."""
    return and_(
        CASES.c.dataset_id == run.dataset_id,
        CASES.c.n >= run.first_n,
        CASES.c.import_id == run.id,
        CASES.c.parent_id.is_(None),
    )


def _forks_of(run: Row[Any]) -> ColumnElement[bool]:
    """The revisions that an import made; our own exports may hold cases of other datasets."""
    made = staged_edits.edits_of(run.id, staged_edits.FORK, "new_id")
    return and_(CASES.c.id.in_(made), CASES.c.import_id == run.id)


def staying(session: Session, import_id: str) -> list[Staying]:
    """What of an import was decided or changed since: rows of it, and cases that it relabelled."""
    run = read_run(session, import_id)
    columns: list[ColumnElement[Any]] = [
        CASES.c.id,
        CASES.c.family_id,
        CASES.c.external_id,
        CASES.c.parent_id,
        CASES.c.legacy_at,
    ]
    found: list[Row[Any]] = []
    for rows in (_new_of(run), _forks_of(run)):
        live: Select[Any] = select(*columns).where(rows, CASES.c.deleted_at.is_(None))
        found += session.execute(
            live.where(CASES.c.legacy_at.is_(None), CASES.c.id.in_(_decided()))
        )
        found += session.execute(live.where(CASES.c.legacy_at.is_not(None)))
    return [
        *[
            Staying(
                case_id=row.id,
                family_id=row.family_id,
                external_id=row.external_id,
                why="changed" if row.legacy_at else "decided",
                kind="fork" if row.parent_id else "new",
            )
            for row in found
        ],
        *[
            Staying(
                case_id=row.case_id,
                family_id=row.family_id,
                external_id=row.external_id,
                why="changed" if row.legacy_at else "decided",
                kind="labels",
            )
            for row in staged_edits.outdated_labels(session, import_id, "after")
            if row.deleted_at is None
        ],
    ]


def _decided() -> Select[Any]:
    """The cases that some person decided: by their small indexes, not through all rows."""
    votes = select(VOTES.c.revision).where(by_a_person(VOTES))
    marks = select(REVIEWS.c.revision).where(by_a_person(REVIEWS))
    return select(union(votes, marks).subquery().c.revision)


def extent(session: Session, import_id: str) -> Extent:
    """What an import brought, that which would stay included."""
    run = read_run(session, import_id)
    is_head = CASES.c.deleted_at.is_(None) & CASES.c.legacy_at.is_(None)
    new, forks = (
        session.execute(select(func.count()).where(rows, is_head)).scalar_one()
        for rows in (_new_of(run), _forks_of(run))
    )
    labels = select(func.count()).select_from(
        staged_edits.edits_of(import_id, staged_edits.LABELS).subquery()
    )
    return Extent(new=new, forks=forks, labels=session.execute(labels).scalar_one())


def remove_import(session: Session, change: RemoveImport) -> None:
    """Hide what an import brought, but for what was decided or changed since.

    An import that is gone already stays so.
    """
    run = read_run(session, change.import_id)
    if run.removed_at is not None:
        return
    stays = [stay.case_id for stay in staying(session, run.id) if stay.kind != "labels"]
    _let_stay(session, run, [*stays, *_deleted_of(session, run)])
    staged_edits.flip_back(session, run.id, change.made_at)
    kept = {row.case_id for row in staged_edits.outdated_labels(session, run.id, "after")}
    labels = session.execute(staged_edits.edits_of(run.id, staged_edits.LABELS)).all()
    staged_edits.relabel(session, [row for row in labels if row.case_id not in kept], "before")
    _note(session, run.id, removed_at=change.made_at, sweep=DUE)


def _deleted_of(session: Session, run: Row[Any]) -> list[str]:
    """What persons deleted of an import: with it, it would go for good."""
    found: list[str] = []
    for rows in (_new_of(run), _forks_of(run)):
        query = select(CASES.c.id).where(rows, CASES.c.deleted_at.is_not(None))
        found += session.execute(query).scalars()
    return found


def _let_stay(session: Session, run: Row[Any], case_ids: Iterable[str]) -> None:
    """Rows of an import that stay are its own no longer; noted for when it comes back."""
    rows = [
        {"import_id": run.id, "kind": staged_edits.STAY, "case_id": case_id, "standing": ""}
        for case_id in case_ids
    ]
    if not rows:
        return
    session.execute(insert(IMPORT_EDITS), rows)
    stays = staged_edits.edits_of(run.id, staged_edits.STAY, "case_id")
    theirs = update(CASES).where(CASES.c.id.in_(stays), CASES.c.import_id == run.id)
    session.execute(theirs.values(import_id=None))


def in_the_way(session: Session, import_id: str) -> list[Row[Any]]:
    """Edits of an import that was taken back which its coming back would no longer fit."""
    return [
        *staged_edits.outdated_forks(session, import_id),
        *[
            row
            for row in staged_edits.outdated_labels(session, import_id)
            if row.deleted_at is None and not staged_edits.holds(row, "after")  # it stayed
        ],
    ]


def bring_back_import(session: Session, change: RemoveImport) -> None:
    """Show again what an import brought.

    Raises StillInUse where a case that it changed was changed or decided otherwise since.
    """
    run = read_run(session, change.import_id)
    if run.removed_at is None:
        return
    if blocked := in_the_way(session, run.id):
        titles = tuple(row.case_id for row in blocked[:3])
        raise StillInUse(run.file_name, "changed", len(blocked), titles)
    if run.sweep != READY:
        session.execute(_put_back(run))
    staged_edits.flip(session, run.id, change.made_at)
    others = {
        row.case_id
        for row in staged_edits.outdated_labels(session, run.id)
        if row.deleted_at is not None and not staged_edits.holds(row, "before")
    }
    labels = session.execute(staged_edits.edits_of(run.id, staged_edits.LABELS)).all()
    staged_edits.relabel(session, [row for row in labels if row.case_id not in others], "after")
    stays = staged_edits.edits_of(run.id, staged_edits.STAY, "case_id")
    session.execute(update(CASES).where(CASES.c.id.in_(stays)).values(import_id=run.id))
    session.execute(delete(IMPORT_EDITS).where(_is_stay(run.id)))
    _note(session, run.id, removed_at=None, sweep=None)


def _is_stay(import_id: str) -> ColumnElement[bool]:
    return and_(IMPORT_EDITS.c.import_id == import_id, IMPORT_EDITS.c.kind == staged_edits.STAY)


def _put_back(run: Row[Any]) -> Update:
    """All but revisions, which take their places in the end."""
    away = update(CASES).where(_new_of(run), CASES.c.deleted_at == run.removed_at)
    return away.values(deleted_at=None)


def _note(session: Session, import_id: str, **values: Any) -> None:
    session.execute(update(IMPORTS).where(IMPORTS.c.id == import_id).values(values))


def due(session: Session) -> list[str]:
    """Removed imports whose rows are still to be put away."""
    query = select(IMPORTS.c.id).where(IMPORTS.c.sweep.in_(HIDING)).order_by(IMPORTS.c.n)
    return list(session.execute(query).scalars())


def is_to_be_put_away(session: Session, import_id: str) -> bool:
    """Whether rows of an import are to go, rather than to come back."""
    return read_run(session, import_id).sweep == DUE


def put_some_away(session: Session, import_id: str, after: int) -> int | None:
    """Put away the next rows of a removed import behind a row number; where to go on, or None."""
    run = read_run(session, import_id)
    if run.sweep != DUE:
        return None
    numbers = _next(session, run, CASES.c.deleted_at.is_(None), after)
    change = update(CASES).where(CASES.c.n.in_(numbers)).values(deleted_at=run.removed_at)
    session.execute(change)
    if len(numbers) < BATCH:
        _note(session, import_id, sweep=PUT_AWAY)
        return None
    return numbers[-1]


def prepare_return(session: Session, import_id: str) -> bool:
    """Before an import comes back: its rows stay hidden while they are put back; whether any is."""
    if read_run(session, import_id).sweep not in (DUE, BACK, PUT_AWAY):
        return False
    _note(session, import_id, sweep=BACK)
    return True


def put_some_back(session: Session, import_id: str, after: int) -> int | None:
    """Undo `put_some_away`, a batch at a time; where to go on, or None when all are back."""
    run = read_run(session, import_id)
    if run.sweep != BACK:
        return None
    numbers = _next(session, run, CASES.c.deleted_at == run.removed_at, after, but_forks=True)
    session.execute(update(CASES).where(CASES.c.n.in_(numbers)).values(deleted_at=None))
    if len(numbers) < BATCH:
        _note(session, import_id, sweep=READY)
        return None
    return numbers[-1]


def give_up_return(session: Session, import_id: str) -> None:
    """An import that was about to come back does not: its rows are put away again."""
    run = read_run(session, import_id)
    if run.sweep in (BACK, READY):
        _note(session, import_id, sweep=DUE)


def _next(
    session: Session,
    run: Row[Any],
    condition: ColumnElement[bool],
    after: int,
    *,
    but_forks: bool = False,
) -> Sequence[int]:
    """The next rows of an import that something holds for."""
    query = select(CASES.c.n).where(
        CASES.c.n >= max(run.first_n, after + 1), CASES.c.import_id == run.id, condition
    )
    if but_forks:  # the case that a revision took the place of is the head until the very end
        query = query.where(CASES.c.parent_id.is_(None))
    return session.execute(query.order_by(CASES.c.n).limit(BATCH)).scalars().all()
