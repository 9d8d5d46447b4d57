"""Products and datasets of a workspace."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Row, Select, bindparam, false, func, select, update
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.datasets import Dataset, Product
from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.json import Json
from reviewer_app.domain.reasons import Reason, Reasons
from reviewer_app.store import marks
from reviewer_app.store.catalogue import columns_of
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, IMPORTS, PRODUCTS


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetCount:
    """A dataset with its product, the heads in it, how many are not done, and done.

    undecided: as its list has them, without what is deferred until later.
    """

    dataset: Dataset
    product: Product
    cases: int
    undecided: int
    done: int


def find_product(session: Session, name: str) -> Product | None:
    """The product with this very name, unless it is deleted."""
    query = select(PRODUCTS).where(PRODUCTS.c.name == name, PRODUCTS.c.deleted_at.is_(None))
    row = session.execute(query).first()
    return Product(id=row.id, name=row.name) if row else None


def find_dataset(session: Session, product_id: str, name: str) -> Dataset | None:
    """The product's dataset with this very name, unless it is deleted."""
    query = select(DATASETS).where(
        DATASETS.c.product_id == product_id,
        DATASETS.c.name == name,
        DATASETS.c.deleted_at.is_(None),
    )
    row = session.execute(query).first()
    return _dataset(row) if row else None


def find_datasets(session: Session, name: str) -> list[Dataset]:
    """The datasets of this name, in any product."""
    query = _present().where(DATASETS.c.name == name).order_by(DATASETS.c.n)
    return [_dataset(row) for row in session.execute(query)]


def find_home(session: Session, families: Sequence[str]) -> Dataset | None:
    """The dataset that has most of these families now; None where none of them is here."""
    query = (
        select(CASES.c.dataset_id)
        .where(
            CASES.c.family_id.in_(families),
            CASES.c.legacy_at.is_(None),
            CASES.c.deleted_at.is_(None),
        )
        .group_by(CASES.c.dataset_id)
        .order_by(func.count().desc())
    )
    present = {each.id: each for each in map(_dataset, session.execute(_present()))}
    found = (present.get(dataset_id) for dataset_id in session.execute(query).scalars())
    return next((dataset for dataset in found if dataset), None)


def read_dataset(session: Session, dataset_id: str) -> Dataset:
    """A dataset by id, deleted or not; raises NotFound."""
    row = session.execute(select(DATASETS).where(DATASETS.c.id == dataset_id)).first()
    if row is None:
        raise NotFound("dataset", dataset_id)
    return _dataset(row)


def read_product(session: Session, product_id: str) -> Product:
    """A product by id, deleted or not; raises NotFound."""
    row = session.execute(select(PRODUCTS).where(PRODUCTS.c.id == product_id)).first()
    if row is None:
        raise NotFound("product", product_id)
    return Product(id=row.id, name=row.name)


def all_products(session: Session) -> list[Product]:
    """Every product that is not deleted, in the order of their making; also without a dataset."""
    query = select(PRODUCTS).where(
        PRODUCTS.c.deleted_at.is_(None),
        PRODUCTS.c.id.not_in(_made_for_imports()) | PRODUCTS.c.id.in_(_shown()),
    )
    rows = session.execute(query.order_by(PRODUCTS.c.n))
    return [Product(id=row.id, name=row.name) for row in rows]


def is_for_imports_only(session: Session, product_id: str) -> bool:
    """Whether a product is there only for imports that have not finished."""
    made = PRODUCTS.c.id.in_(_made_for_imports()) & PRODUCTS.c.id.not_in(_shown())
    return (
        session.execute(select(PRODUCTS.c.n).where(PRODUCTS.c.id == product_id, made)).scalar()
        is not None
    )


def _made_for_imports() -> Select[Any]:
    made = select(DATASETS.c.product_id).join(IMPORTS, IMPORTS.c.dataset_id == DATASETS.c.id)
    return made.where(IMPORTS.c.finished_at.is_(None), IMPORTS.c.makes_product)


def _shown() -> Select[Any]:
    return _present().with_only_columns(DATASETS.c.product_id)


def _present() -> Select[Any]:
    """Datasets that are shown: not deleted, and not there for an unfinished import only."""
    hidden = select(IMPORTS.c.dataset_id).where(
        IMPORTS.c.finished_at.is_(None), IMPORTS.c.makes_dataset
    )
    return (
        select(DATASETS, PRODUCTS.c.name.label("product_name"))
        .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
        .where(
            DATASETS.c.deleted_at.is_(None),
            PRODUCTS.c.deleted_at.is_(None),
            DATASETS.c.id.not_in(hidden),
        )
    )


def _dataset(row: Row[Any]) -> Dataset:
    return Dataset(
        id=row.id,
        product_id=row.product_id,
        name=row.name,
        type=row.type,
        created_at=row.created_at,
        background_noise_profile=row.background_noise_profile,
        background_noise_level=row.background_noise_level,
        language=row.language,
        input_schema=None if row.input_schema is None else Json(row.input_schema),
        metadata=None if row.metadata is None else Json(row.metadata),
    )


_REASONS = select(DATASETS.c.reasons).where(DATASETS.c.id == bindparam("dataset"))


def read_reasons(session: Session, dataset_id: str) -> Reasons:
    """The reasons of a dataset; none for those of the program."""
    kept = session.scalar(_REASONS, {"dataset": dataset_id})
    parts: list[dict[str, str]] = json.loads(kept) if kept else []
    return tuple(Reason(**part) for part in parts)


def write_reasons(session: Session, dataset_id: str, reasons: Reasons) -> None:
    """Keep the reasons of a dataset; none for those of the program. Raises NotFound."""
    kept = json.dumps([asdict(reason) for reason in reasons]) if reasons else None
    change = update(DATASETS).where(DATASETS.c.id == dataset_id).values(reasons=kept)
    if session.execute(change.returning(DATASETS.c.n)).first() is None:
        raise NotFound("dataset", dataset_id)


def add_product(session: Session, product: Product) -> None:
    """Add a product."""
    session.execute(insert(PRODUCTS).values(id=product.id, name=product.name))


def add_dataset(session: Session, dataset: Dataset) -> None:
    """Add a dataset to a product that is there."""
    session.execute(
        insert(DATASETS).values(
            id=dataset.id,
            product_id=dataset.product_id,
            type=dataset.type,
            created_at=dataset.created_at,
            **columns_of(dataset.facts),
        )
    )


def all_datasets(session: Session) -> list[DatasetCount]:
    """Every dataset that is shown, by product, in the order of their making."""
    counts, deferred = _counts(session), marks.deferred_by_dataset(session)
    query = _present().order_by(PRODUCTS.c.n, DATASETS.c.n)
    return [
        DatasetCount(
            dataset=_dataset(row),
            product=Product(id=row.product_id, name=row.product_name),
            cases=counts.get(row.id, (0, 0))[0],
            undecided=counts.get(row.id, (0, 0))[1] - deferred.get(row.id, 0),
            done=counts.get(row.id, (0, 0))[0] - counts.get(row.id, (0, 0))[1],
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
