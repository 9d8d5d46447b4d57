"""What no list shows: rows of imports that are under way or taken back, and deleted datasets."""

from sqlalchemy import ColumnElement, or_, select

from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, IMPORTS, PRODUCTS

DUE, BACK, READY, PUT_AWAY, PURGED = "due", "back", "ready", "away", "purged"
"""How far the rows of a removed import are put away.

Not all yet; being put back; all back, but not to be seen yet; all away; gone for good.
"""

HIDING = (DUE, BACK, READY)
"""While one of these holds the import hides its rows; put away, they are deleted each by itself."""


def is_visible(session: Session) -> list[ColumnElement[bool]]:
    """Leaves out what is not there yet, or no more; empty when there is no such thing.

    Those are the cases of deleted datasets, and the rows of imports that have not finished or
    were taken back, until these rows are put away.
    """
    hidden, deleted = _outside_hidden_imports, _outside_deleted_datasets
    return [*session.once(hidden), *session.once(deleted)]


_HIDDEN_IMPORTS = select(IMPORTS.c.id, IMPORTS.c.first_n).where(
    IMPORTS.c.finished_at.is_(None) | IMPORTS.c.sweep.in_(HIDING)
)


def _outside_hidden_imports(session: Session) -> list[ColumnElement[bool]]:
    """Rows from before hidden imports are known by their number, which is in every index.

    Looking up the import of each row made counts 13 times as slow.
    """
    found = session.execute(_HIDDEN_IMPORTS).all()
    if not found:
        return []
    is_older = CASES.c.n < min(row.first_n for row in found)
    import_id = CASES.c.import_id
    return [or_(is_older, import_id.is_(None), import_id.not_in([row.id for row in found]))]


_DELETED_DATASETS = (
    select(DATASETS.c.id)
    .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
    .where(DATASETS.c.deleted_at.is_not(None) | PRODUCTS.c.deleted_at.is_not(None))
)


def _outside_deleted_datasets(session: Session) -> list[ColumnElement[bool]]:
    found = session.execute(_DELETED_DATASETS).scalars().all()
    return [CASES.c.dataset_id.not_in(found)] if found else []
