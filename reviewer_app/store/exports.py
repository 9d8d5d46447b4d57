"""Cases with their review as a file carries them: mine where I have one, else the published."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, or_, select

from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json
from reviewer_app.domain.people import Person
from reviewer_app.domain.queues import Filter
from reviewer_app.store.cases import ReviewedCase, to_reviewed
from reviewer_app.store.columns import to_safe
from reviewer_app.store.filters import matches
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, DATASETS, PRODUCTS


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedRow:
    """A row that answers to some ids: its own, its family's, and the one that it brought along."""

    n: int
    names: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetHead:
    """What an exported dataset says of itself. keys: a JSON object, of suites their own keys."""

    name: str
    keys: Json | None = None


def exported(session: Session, numbers: Sequence[int], me: Person | None) -> list[ExportedCase]:
    """The cases of these rows, in this order; those that are gone by now are left out."""
    query = (
        select(CASES, DATASETS.c.name.label("dataset"), PRODUCTS.c.name.label("product"))
        .join(DATASETS, DATASETS.c.id == CASES.c.dataset_id)
        .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
        .where(*_are(session, numbers))
    )
    found = {row["n"]: row for row in session.execute(query).mappings()}
    rows = (found[n] for n in numbers if n in found)
    return [_exported(to_reviewed(row), me) for row in rows]


def find_rows(session: Session, filter_: Filter, ids: Sequence[str]) -> list[NamedRow]:
    """The rows of a filter that answer to any of these ids, in the order of coming in."""
    listed = _listed(map(to_safe, ids))
    columns = (CASES.c.id, CASES.c.family_id, CASES.c.external_id)
    query = (
        select(CASES.c.n, *columns)
        .where(*matches(session, filter_), or_(*(column.in_(listed) for column in columns)))
        .order_by(CASES.c.n)
    )
    return [
        NamedRow(n=n, names=frozenset(name for name in names if name is not None))
        for n, *names in session.execute(query).all()
    ]


def datasets_of(session: Session, numbers: Sequence[int]) -> dict[int, str]:
    """Row number → id of its dataset."""
    query = select(CASES.c.n, CASES.c.dataset_id).where(*_are(session, numbers))
    return {row.n: row.dataset_id for row in session.execute(query)}


def read_head(session: Session, dataset_id: str) -> DatasetHead:
    """What a dataset is called, and what else it says of itself."""
    query = select(DATASETS.c.name, DATASETS.c["metadata"]).where(DATASETS.c.id == dataset_id)
    name, keys = session.execute(query).one()
    return DatasetHead(name=name, keys=None if keys is None else Json(keys))


def _are(session: Session, numbers: Sequence[int]) -> list[Any]:
    return [CASES.c.n.in_(_listed(numbers)), CASES.c.deleted_at.is_(None), *is_visible(session)]


def _listed(values: Iterable[object]) -> Select[Any]:
    """Values to look for as one parameter: hundreds of them cost as much as the search itself."""
    listed = json.dumps(list(values))
    return select(func.json_each(listed).table_valued("value").c.value)


def _exported(reviewed: ReviewedCase, me: Person | None) -> ExportedCase:
    mine = reviewed.my_vote.score != 0
    marked = reviewed.my_reviewed_at is not None and me is not None
    return ExportedCase(
        case=reviewed.case,
        dataset=reviewed.dataset,
        user_score=reviewed.my_vote.score if mine else reviewed.published_score,
        user_score_reason=reviewed.my_vote.reason if mine else reviewed.published_reason,
        reviewed_by=me.name if marked and me else reviewed.published_reviewer,
    )
