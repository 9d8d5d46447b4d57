"""Imports as a list: those that were cut off, and those that finished, with what came of them."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Row, Select, select

from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import DATASETS, IMPORTS, PRODUCTS


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportRun:
    """An import, finished or not.

    path: empty for what was pasted. mapping: as it was written. position: rows of the file that
    are dealt with, of `rows`. counts: what came of them, once it finished.
    """

    id: str
    dataset_id: str
    dataset: str
    product: str
    file_name: str
    file_hash: str
    path: str
    mapping: str
    on_conflict: Literal["keep", "replace"]
    position: int
    rows: int
    counts: dict[str, int]
    makes_dataset: bool
    makes_product: bool
    started_at: datetime
    finished_at: datetime | None
    removed_at: datetime | None


def unfinished_runs(session: Session) -> list[ImportRun]:
    """Imports that were cancelled or cut off; nothing of them was ever visible."""
    query = _runs().where(IMPORTS.c.finished_at.is_(None)).order_by(IMPORTS.c.n)
    return [_to_run(row) for row in session.execute(query)]


def unfinished_in(session: Session, dataset_id: str) -> list[ImportRun]:
    """The same of one dataset."""
    return [run for run in unfinished_runs(session) if run.dataset_id == dataset_id]


def finished_runs(session: Session, dataset_id: str | None = None) -> list[ImportRun]:
    """Imports that finished, the latest first; of one dataset or of all."""
    query = _runs().where(IMPORTS.c.finished_at.is_not(None)).order_by(IMPORTS.c.n.desc())
    if dataset_id is not None:
        query = query.where(IMPORTS.c.dataset_id == dataset_id)
    return [_to_run(row) for row in session.execute(query)]


def find_run(session: Session, import_id: str) -> ImportRun | None:
    """An import by id."""
    row = session.execute(_runs().where(IMPORTS.c.id == import_id)).first()
    return _to_run(row) if row else None


def _runs() -> Select[Any]:
    return (
        select(IMPORTS, DATASETS.c.name.label("dataset"), PRODUCTS.c.name.label("product"))
        .join(DATASETS, DATASETS.c.id == IMPORTS.c.dataset_id)
        .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
    )


def _to_run(row: Row[Any]) -> ImportRun:
    return ImportRun(
        **{name: getattr(row, name) for name in ImportRun.__slots__ if name != "counts"},
        counts=json.loads(row.counts),
    )
