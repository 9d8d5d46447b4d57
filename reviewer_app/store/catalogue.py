"""Products and datasets as changes make them: made, renamed, edited, deleted, brought back."""

from datetime import datetime
from typing import Any

from sqlalchemy import Table, exists, func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.changes import (
    DeleteDataset,
    DeleteProduct,
    EditDataset,
    MakeDataset,
    MakeProduct,
    RenameProduct,
)
from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.errors import NameTaken, NotFound
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, IMPORTS, PRODUCTS

CatalogueChange = (
    MakeProduct | RenameProduct | DeleteProduct | MakeDataset | EditDataset | DeleteDataset
)


def organize(session: Session, change: CatalogueChange) -> None:
    """Make a change to a product or dataset true; raises NameTaken, or NotFound."""
    match change:
        case MakeProduct():
            _make_product(session, change)
        case RenameProduct():
            _refuse_product(session, change.name, change.product_id)
            _set(session, PRODUCTS, change.product_id, name=change.name)
        case DeleteProduct():
            if not change.deleted:
                _refuse_product(session, change.name, change.product_id)
            _set(session, PRODUCTS, change.product_id, deleted_at=_deleted_at(change))
        case MakeDataset():
            _make_dataset(session, change)
        case EditDataset():
            _refuse_dataset(session, change.facts.name, change.dataset_id)
            _set(session, DATASETS, change.dataset_id, **columns_of(change.facts))
        case DeleteDataset():
            if not change.deleted:
                _refuse_dataset(session, change.name, change.dataset_id)
            _set(session, DATASETS, change.dataset_id, deleted_at=_deleted_at(change))


def _deleted_at(change: DeleteProduct | DeleteDataset) -> datetime | None:
    return change.made_at if change.deleted else None


def _make_product(session: Session, change: MakeProduct) -> None:
    """Also one that an import made already, for its own use until now."""
    _refuse_product(session, change.name, change.product_id)
    row = insert(PRODUCTS).values(id=change.product_id, name=change.name)
    told = {"name": change.name, "deleted_at": None}
    session.execute(row.on_conflict_do_update(index_elements=["id"], set_=told))


def _make_dataset(session: Session, change: MakeDataset) -> None:
    found = select(PRODUCTS.c.n).where(PRODUCTS.c.id == change.product_id)
    if session.execute(found).first() is None:
        raise NotFound("product", change.product_id)
    _refuse_dataset_of(session, change.product_id, change.facts.name, change.dataset_id)
    values = columns_of(change.facts) | {
        "product_id": change.product_id,
        "type": change.type,
        "created_at": change.made_at,
        "deleted_at": None,
    }
    # Here already: an import made it for its own use, or it was made and deleted before.
    session.execute(
        insert(DATASETS)
        .values(id=change.dataset_id, **values)
        .on_conflict_do_update(index_elements=["id"], set_=values)
    )


def columns_of(facts: DatasetFacts) -> dict[str, Any]:
    """The facts of a dataset by the columns that keep them."""
    return {
        "name": facts.name,
        "language": facts.language,
        "background_noise_profile": facts.background_noise_profile,
        "background_noise_level": facts.background_noise_level,
        "input_schema": facts.input_schema.text if facts.input_schema else None,
        "metadata": facts.metadata.text if facts.metadata else None,
    }


def _set(session: Session, table: Table, id_: str, **values: Any) -> None:
    row = update(table).where(table.c.id == id_).values(values).returning(table.c.n)
    if session.execute(row).first() is None:
        raise NotFound(table.name, id_)


def _refuse_product(session: Session, name: str, id_: str) -> None:
    query = exists().where(
        PRODUCTS.c.name == name, PRODUCTS.c.id != id_, PRODUCTS.c.deleted_at.is_(None)
    )
    if session.execute(select(query)).scalar_one():
        raise NameTaken("product", name)


def _refuse_dataset(session: Session, name: str, id_: str) -> None:
    owner = select(DATASETS.c.product_id).where(DATASETS.c.id == id_)
    _refuse_dataset_of(session, session.execute(owner).scalar(), name, id_)


def _refuse_dataset_of(session: Session, product_id: str | None, name: str, id_: str) -> None:
    query = (
        select(PRODUCTS.c.name)
        .join(DATASETS, DATASETS.c.product_id == PRODUCTS.c.id)
        .where(
            DATASETS.c.name == name,
            DATASETS.c.id != id_,
            DATASETS.c.product_id == product_id,
            DATASETS.c.deleted_at.is_(None),
        )
    )
    if product := session.execute(query).scalar():
        raise NameTaken("dataset", name, product)


def is_in_use(session: Session, dataset_id: str) -> bool:
    """Whether anything but what was taken back is in a dataset."""
    imports = exists().where(
        IMPORTS.c.dataset_id == dataset_id,
        IMPORTS.c.removed_at.is_(None),
        IMPORTS.c.makes_dataset.is_(False) | IMPORTS.c.finished_at.is_not(None),
    )
    by_hand = exists().where(
        CASES.c.dataset_id == dataset_id, CASES.c.import_id.is_(None), CASES.c.deleted_at.is_(None)
    )
    return session.execute(select(imports | by_hand)).scalar_one()


def count_datasets(session: Session, product_id: str) -> int:
    """How many datasets of a product there are that are not deleted."""
    query = select(func.count()).where(
        DATASETS.c.product_id == product_id, DATASETS.c.deleted_at.is_(None)
    )
    return session.execute(query).scalar_one()
