"""Products and datasets of a workspace."""

from dataclasses import dataclass

from sqlalchemy import Row, false, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from reviewer_app.domain.datasets import Dataset, Product
from reviewer_app.store.queues import is_visible
from reviewer_app.store.tables import CASES, DATASETS, PRODUCTS


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetCount:
    """A dataset with its product, the heads in it, and how many of them are not done."""

    dataset: Dataset
    product: Product
    cases: int
    undecided: int


def find_product(session: Session, name: str) -> Product | None:
    """The product with this very name."""
    row = session.execute(select(PRODUCTS).where(PRODUCTS.c.name == name)).first()
    return Product(id=row.id, name=row.name) if row else None


def find_dataset(session: Session, product_id: str, name: str) -> Dataset | None:
    """The product's dataset with this very name."""
    query = select(DATASETS).where(DATASETS.c.product_id == product_id, DATASETS.c.name == name)
    row = session.execute(query).first()
    return _dataset(row) if row else None


def find_datasets(session: Session, name: str) -> list[Dataset]:
    """The datasets of this name, in any product."""
    query = select(DATASETS).where(DATASETS.c.name == name).order_by(DATASETS.c.n)
    return [_dataset(row) for row in session.execute(query)]


def _dataset(row: Row[tuple[object, ...]]) -> Dataset:
    return Dataset(
        id=row.id,
        product_id=row.product_id,
        name=row.name,
        type=row.type,
        created_at=row.created_at,
        background_noise_profile=row.background_noise_profile,
        background_noise_level=row.background_noise_level,
    )


def add_product(session: Session, product: Product) -> None:
    """Add a product."""
    session.execute(insert(PRODUCTS).values(id=product.id, name=product.name))


def add_dataset(session: Session, dataset: Dataset) -> None:
    """Add a dataset to a product that is there."""
    session.execute(
        insert(DATASETS).values(
            id=dataset.id,
            product_id=dataset.product_id,
            name=dataset.name,
            type=dataset.type,
            created_at=dataset.created_at,
            background_noise_profile=dataset.background_noise_profile,
            background_noise_level=dataset.background_noise_level,
        )
    )


def all_datasets(session: Session) -> list[DatasetCount]:
    """Every dataset that shows cases or was filled, by product, in the order of their making."""
    counts = _counts(session)
    query = (
        select(DATASETS, PRODUCTS.c.name.label("product_name"))
        .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
        .order_by(PRODUCTS.c.n, DATASETS.c.n)
    )
    return [
        DatasetCount(
            dataset=_dataset(row),
            product=Product(id=row.product_id, name=row.product_name),
            cases=counts.get(row.id, (0, 0))[0],
            undecided=counts.get(row.id, (0, 0))[1],
        )
        for row in session.execute(query)
    ]


def _counts(session: Session) -> dict[str, tuple[int, int]]:
    query = (
        select(CASES.c.dataset_id, func.count(), func.count().filter(CASES.c.done == false()))
        .where(CASES.c.legacy_at.is_(None), CASES.c.deleted_at.is_(None), *is_visible(session))
        .group_by(CASES.c.dataset_id)
    )
    return {dataset: (cases, undecided) for dataset, cases, undecided in session.execute(query)}
