"""What products answered: texts that belong to one revision, with where they come from."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Row, Select, delete, select
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.outputs import KeepOutput
from reviewer_app.store.hiding import HIDING, PURGED, PUT_AWAY
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, IMPORTS, OUTPUTS

FROM_IMPORT = "import:"
"""How the origin of an output begins that a file brought; the import's id follows."""

PASTED = "pasted"
"""The origin of an output that a person gave by hand."""

MOST_IN_FAMILY = 500
"""Answers to a case that are looked at, the latest ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One answer. label: the column or run it comes from; tool_calls: JSON, where known."""

    id: str
    revision: str
    label: str
    text: str
    tool_calls: str | None
    origin: str


def outputs_of(session: Session, revision: str) -> list[Output]:
    """The answers to a revision that are to be seen, in the order of coming in."""
    query = _visible().where(OUTPUTS.c.revision == revision)
    return [_to_output(row) for row in session.execute(query.order_by(OUTPUTS.c.n))]


def outputs_of_family(session: Session, revision: str) -> list[Output]:
    """The answers to all revisions of the case that a revision is of, in the order of coming in.

    Of more than MOST_IN_FAMILY only the last ones.
    """
    family = select(CASES.c.family_id).where(CASES.c.id == revision).scalar_subquery()
    members = select(CASES.c.id).where(CASES.c.family_id == family)
    query = _visible().where(OUTPUTS.c.revision.in_(members))
    latest = query.order_by(OUTPUTS.c.n.desc()).limit(MOST_IN_FAMILY)
    return [_to_output(row) for row in session.execute(latest)][::-1]


def keep_output(session: Session, change: KeepOutput) -> None:
    """Keep an answer that was pasted in, or let it go; raises NotFound without its revision."""
    if not change.kept:
        session.execute(delete(OUTPUTS).where(OUTPUTS.c.id == change.output_id))
        return
    if session.execute(select(CASES.c.n).where(CASES.c.id == change.revision)).first() is None:
        raise NotFound("test case", change.revision)
    row = insert(OUTPUTS).values(
        id=change.output_id,
        revision=change.revision,
        label=change.label,
        text=change.text,
        tool_calls=change.tool_calls,
        origin=PASTED,
        at=change.made_at,
    )
    session.execute(row.on_conflict_do_nothing(index_elements=["id"]))


def known_outputs(session: Session, revisions: Iterable[str]) -> set[tuple[str, str, str]]:
    """Revision, label and text of the answers that are kept for these revisions."""
    query = _visible().where(OUTPUTS.c.revision.in_(listed(revisions)))
    return {(row.revision, row.label, row.text) for row in session.execute(query)}


def _to_output(row: Row[tuple[object, ...]]) -> Output:
    return Output(
        id=row.id,
        revision=row.revision,
        label=row.label,
        text=row.text,
        tool_calls=row.tool_calls,
        origin=row.origin,
    )


def _visible() -> Select[tuple[object, ...]]:
    """Without those of imports that have not finished, or were taken back."""
    origin = FROM_IMPORT + IMPORTS.c.id
    gone = IMPORTS.c.sweep.in_((*HIDING, PUT_AWAY, PURGED))
    hidden = select(origin).where(IMPORTS.c.finished_at.is_(None) | gone)
    return select(OUTPUTS).where(OUTPUTS.c.origin.not_in(hidden))
