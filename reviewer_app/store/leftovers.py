"""What an import that did not finish would leave behind, beside its rows."""

from sqlalchemy import delete, exists, select

from reviewer_app.store.purges import drop_some
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, IMPORTS, PRODUCTS


def forget_some(session: Session, import_id: str) -> bool:
    """Remove a batch of an unfinished import, at last also the dataset made for it.

    Says whether there is more to remove.
    """
    query = select(IMPORTS.c.dataset_id).where(
        IMPORTS.c.id == import_id, IMPORTS.c.finished_at.is_(None)
    )
    dataset_id = session.execute(query).scalar()
    if dataset_id is None:
        return False
    if drop_some(session, import_id):
        return True
    session.execute(delete(IMPORTS).where(IMPORTS.c.id == import_id))
    _drop_unused(session, dataset_id)
    return False


def _drop_unused(session: Session, dataset_id: str) -> None:
    """Remove a dataset that no import filled, and its product if it has no other."""
    row = select(DATASETS.c.product_id).where(
        DATASETS.c.id == dataset_id,
        ~exists().where(CASES.c.dataset_id == dataset_id),
        ~exists().where(IMPORTS.c.dataset_id == dataset_id),
    )
    product_id = session.execute(row).scalar()
    if product_id is None:
        return
    session.execute(delete(DATASETS).where(DATASETS.c.id == dataset_id))
    others = exists().where(DATASETS.c.product_id == product_id)
    session.execute(delete(PRODUCTS).where(PRODUCTS.c.id == product_id, ~others))
