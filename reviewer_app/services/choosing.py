"""Choosing: which cases an export writes, in which order, and what goes into one file."""

import re
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.formats.writing import Layout
from reviewer_app.formats.yaml_writing import SuiteHead
from reviewer_app.services.blinding import Blinding
from reviewer_app.store import datasets, exports, queues
from reviewer_app.store.database import Database, Lane, Session

_T = TypeVar("_T")

_CHUNK = 20_000
"""Row numbers that are read at once: a few milliseconds."""

_UNSUITABLE = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which cases are to be written; all that is given must hold.

    dataset: the name of one, or of several in different products. product: its name. ids: of a
    revision, of a case, or as a file had it. rows: exactly these, by number and in this order,
    such as a selection; nothing else counts then.
    """

    filter: Filter = field(default_factory=Filter)
    order: Order = Order.ARRIVAL
    dataset: str | None = None
    product: str | None = None
    ids: tuple[str, ...] = ()
    rows: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Portion:
    """What goes into one file: rows in their order, and how it is written."""

    numbers: "array[int]"
    layout: Layout

    @property
    def file_name(self) -> str:
        """The dataset's name as every system takes it for a file's."""
        name = _UNSUITABLE.sub("-", self.layout.suite.name).strip(" .")[:_LONGEST_NAME]
        return name.strip(" .") or "cases"


class Choosing:
    """Finds the rows that an export writes; each once. blinding: so that they are those shown."""

    def __init__(self, database: Database, blinding: Blinding | None = None) -> None:
        self._database = database
        self._blinding = blinding or Blinding()

    async def choose(self, wanted: Wanted) -> "array[int]":
        """Their numbers, in the queue's order; raises NotFound for a dataset or an id."""
        if wanted.rows is not None:
            return array("q", dict.fromkeys(wanted.rows))
        filter_ = self._blinding.filter(wanted.filter)
        filter_ = await self._of_product(filter_, wanted.product)
        filter_ = await self._within(filter_, wanted.dataset)
        if wanted.ids:
            return await self._by_ids(filter_, wanted.ids, wanted.order)
        found = array("q")
        while more := await self._after(filter_, found[-1] if found else 0, wanted.order):
            found.extend(more)
        return found

    async def by_dataset(self, numbers: "array[int]") -> list[Portion]:
        """The rows of each dataset, in the order in which the datasets appear."""
        groups: dict[str, array[int]] = {}
        for start in range(0, len(numbers), _CHUNK):
            chunk = numbers[start : start + _CHUNK]
            of_row = await self._read(lambda session, c=chunk: exports.datasets_of(session, c))
            for number in chunk:
                if (dataset_id := of_row.get(number)) is not None:
                    groups.setdefault(dataset_id, array("q")).append(number)
        if not groups:
            return [Portion(numbers=array("q"), layout=Layout())]
        return [
            Portion(numbers=rows, layout=Layout(suite=await self._head(dataset_id)))
            for dataset_id, rows in groups.items()
        ]

    async def _of_product(self, filter_: Filter, name: str | None) -> Filter:
        """The filter inside the product of a name."""
        if name is None:
            return filter_
        found = await self._read(lambda session: datasets.find_product(session, name))
        if found is None:
            raise NotFound("product", name)
        return replace(filter_, products=frozenset({found.id}))

    async def _within(self, filter_: Filter, name: str | None) -> Filter:
        """The filter inside the datasets of a name."""
        if name is None:
            return filter_
        found = await self._read(lambda session: datasets.find_datasets(session, name))
        ids = {dataset.id for dataset in found}
        if filter_.datasets:
            ids &= filter_.datasets
        if not ids:
            raise NotFound("dataset", name)
        return replace(filter_, datasets=frozenset(ids))

    async def _by_ids(self, filter_: Filter, ids: Sequence[str], order: Order) -> "array[int]":
        found = await self._read(lambda session: exports.find_rows(session, filter_, ids))
        known = {name for row in found for name in row.names}
        if missing := next((id_ for id_ in ids if id_ not in known), None):
            raise NotFound("test case", missing)
        numbers = [row.n for row in found]
        return await self._read(lambda session: queues.in_order(session, numbers, order))

    async def _after(self, filter_: Filter, after: int, order: Order) -> "array[int]":
        return await self._read(
            lambda session: queues.ids_after(session, filter_, after, _CHUNK, order)
        )

    async def _head(self, dataset_id: str) -> SuiteHead:
        head = await self._read(lambda session: exports.read_head(session, dataset_id))
        return SuiteHead(name=head.name, keys=head.keys)

    async def _read(self, query: Callable[[Session], _T]) -> _T:
        return await self._database.read(query, Lane.COUNTS)
