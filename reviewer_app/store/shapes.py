"""Shapes of files: how files with the same columns were read the last time."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import FILE_SHAPES


def remember_mapping(session: Session, shapes: Iterable[str], mapping: str, at: datetime) -> None:
    """Keep a mapping, as JSON, for files of these shapes; a later one replaces it."""
    for shape in shapes:
        values = {"mapping": mapping, "at": at}
        row = insert(FILE_SHAPES).values(shape=shape, **values)
        session.execute(row.on_conflict_do_update(index_elements=["shape"], set_=values))


def recall_mapping(session: Session, shape: str) -> str | None:
    """The mapping that was kept for files of this shape, as JSON."""
    return session.scalar(select(FILE_SHAPES.c.mapping).where(FILE_SHAPES.c.shape == shape))


def forget_mapping(session: Session, shapes: Iterable[str]) -> None:
    """Let go what was kept for files of these shapes."""
    session.execute(delete(FILE_SHAPES).where(FILE_SHAPES.c.shape.in_(list(shapes))))
