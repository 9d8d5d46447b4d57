"""Saved views: lists under a name, in the order of their making."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.queues import Listing, decode_listing, encode_listing
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import SAVED_VIEWS


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedView:
    """A list under a name."""

    id: str
    name: str
    listing: Listing


def all_views(session: Session) -> list[SavedView]:
    """The views that are not deleted; without those that only a newer program understands."""
    query = select(SAVED_VIEWS).where(SAVED_VIEWS.c.deleted_at.is_(None)).order_by(SAVED_VIEWS.c.n)
    found: list[SavedView] = []
    for row in session.execute(query):
        try:
            listing = decode_listing(row.listing)
        except ValueError:
            continue
        found.append(SavedView(id=row.id, name=row.name, listing=listing))
    return found


def add_view(session: Session, view: SavedView, at: datetime) -> None:
    """Keep a new view."""
    listing = encode_listing(view.listing)
    values = {"id": view.id, "name": view.name, "listing": listing, "created_at": at}
    session.execute(insert(SAVED_VIEWS).values(values))


def change_view(session: Session, view: SavedView) -> None:
    """Keep another name or list for a view; raises NotFound."""
    values = {"name": view.name, "listing": encode_listing(view.listing)}
    _update(session, view.id, values)


def set_deleted(session: Session, view_id: str, at: datetime | None) -> None:
    """Delete a view, or bring it back with None; raises NotFound."""
    _update(session, view_id, {"deleted_at": at})


def _update(session: Session, view_id: str, values: Mapping[str, object]) -> None:
    changed = update(SAVED_VIEWS).where(SAVED_VIEWS.c.id == view_id).values(values)
    if session.execute(changed.returning(SAVED_VIEWS.c.n)).first() is None:
        raise NotFound("saved view", view_id)


def is_taken(session: Session, name: str, but: str = "") -> bool:
    """Whether another view bears this name, in any case."""
    taken = select(SAVED_VIEWS.c.n).where(
        func.lower(SAVED_VIEWS.c.name) == func.lower(name),
        SAVED_VIEWS.c.deleted_at.is_(None),
        SAVED_VIEWS.c.id != but,
    )
    return session.execute(taken).first() is not None
