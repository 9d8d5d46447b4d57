"""What products answered: texts that belong to one revision, with where they come from."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from reviewer_app.store.hiding import HIDING, PURGED, PUT_AWAY
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import IMPORTS, OUTPUTS

FROM_IMPORT = "import:"
"""How the origin of an output begins that a file brought; the import's id follows."""


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
    return [
        Output(
            id=row.id,
            revision=row.revision,
            label=row.label,
            text=row.text,
            tool_calls=row.tool_calls,
            origin=row.origin,
        )
        for row in session.execute(query.order_by(OUTPUTS.c.n))
    ]


def known_outputs(session: Session, revisions: Iterable[str]) -> set[tuple[str, str, str]]:
    """Revision, label and text of the answers that are kept for these revisions."""
    query = _visible().where(OUTPUTS.c.revision.in_(listed(revisions)))
    return {(row.revision, row.label, row.text) for row in session.execute(query)}


def _visible() -> Select[tuple[object, ...]]:
    """Without those of imports that have not finished, or were taken back."""
    origin = FROM_IMPORT + IMPORTS.c.id
    gone = IMPORTS.c.sweep.in_((*HIDING, PUT_AWAY, PURGED))
    hidden = select(origin).where(IMPORTS.c.finished_at.is_(None) | gone)
    return select(OUTPUTS).where(OUTPUTS.c.origin.not_in(hidden))
