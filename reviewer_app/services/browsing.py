"""Browsing: what the sidebar, the list and the case page show."""

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import (
    DOWNVOTED,
    DRAFTED,
    LOW_CONFIDENCE,
    MARKED,
    Filter,
    Order,
)
from reviewer_app.services.blinding import Blinding
from reviewer_app.services.case_views import CaseView, Published, plain_text, view_of
from reviewer_app.services.listing import QueueItem, read_items
from reviewer_app.store import cases, datasets, drafts, facets, marks, queues
from reviewer_app.store.cases import NamedCase
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.revisions import present_revision

__all__ = [
    "MOST_VALUES",
    "PAGE",
    "Browsing",
    "CaseView",
    "DatasetView",
    "FacetValue",
    "NamedCase",
    "Published",
    "Sidebar",
    "plain_text",
]

MOST_VALUES = facets.MOST
"""Values of a facet that are told at once."""

PAGE = 200
"""List rows that are read at once."""

_ALL = Filter()

_AT_ONCE = 500
"""Row numbers that are asked about at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetView:
    """One dataset in the sidebar. undecided: as its list has them, without what is deferred."""

    dataset_id: str
    name: str
    product: str
    type: str
    cases: int
    undecided: int
    done: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sidebar:
    """The queues and datasets with their counts.

    marked: those of `queues.MARKED`. drafted: cases that are half-edited. downvoted: by me.
    low_confidence: those to do of `queues.LOW_CONFIDENCE`; 0 while confidence is hidden from me,
    since a list of them would give it away.
    """

    to_review: int
    cases: int
    datasets: tuple[DatasetView, ...]
    marked: Mapping[MarkKind, int] = field(default_factory=dict[MarkKind, int])
    drafted: int = 0
    downvoted: int = 0
    low_confidence: int = 0

    @property
    def done(self) -> int:
        """How many cases are done."""
        return sum(dataset.done for dataset in self.datasets)


@dataclass(frozen=True, slots=True, kw_only=True)
class FacetValue:
    """One value that cases have. value: None for those without. label: of an id, what to show.

    count: None where that is not known.
    """

    value: str | int | None
    label: str
    count: int | None


class Browsing:
    """Reads for the screen; nothing here changes anything. blinding: what is hidden from me."""

    def __init__(self, database: Database, blinding: Blinding | None = None) -> None:
        self._database = database
        self.blinding = blinding or Blinding()

    async def sidebar(self) -> Sidebar:
        """Datasets by product with their counts."""
        is_blind = self.blinding.is_on

        def query(session: Session) -> Sidebar:
            found = [_dataset(counted) for counted in datasets.all_datasets(session)]
            is_drafting = drafts.is_anything_half_edited(session)
            borne = marks.kinds_in_effect(session)
            return Sidebar(
                to_review=sum(dataset.undecided for dataset in found),
                cases=sum(dataset.cases for dataset in found),
                datasets=tuple(found),
                marked={
                    kind: queues.count(session, of) if kind in borne else 0
                    for kind, of in MARKED.items()
                },
                drafted=queues.count(session, DRAFTED) if is_drafting else 0,
                downvoted=queues.count(session, DOWNVOTED),
                low_confidence=0 if is_blind else queues.count(session, LOW_CONFIDENCE),
            )

        return await self._database.read(query, Lane.COUNTS)

    async def has_cases(self) -> bool:
        """Whether there is anything to review at all; answered at once, however much there is."""
        return bool(await self.numbers(Filter(), limit=1))

    async def count(self, filter_: Filter) -> int:
        """How many cases match now, by the very query that lists them."""
        filter_ = self.blinding.filter(filter_)
        return await self._database.read(
            lambda session: queues.count(session, filter_), Lane.COUNTS, latest="count"
        )

    async def count_done(self, filter_: Filter) -> int:
        """How many cases are done of those that match, undecided or not."""
        filter_ = self.blinding.filter(filter_)
        return await self._database.read(
            lambda session: queues.count_done(session, filter_), Lane.COUNTS, latest="count done"
        )

    async def numbers(
        self,
        filter_: Filter,
        after: int = 0,
        limit: int = PAGE,
        order: Order = Order.ARRIVAL,
        *,
        latest: str = "",
    ) -> "array[int]":
        """The next row numbers of a queue behind one of them, in its order.

        latest: as `Database.read` has it.
        """
        filter_ = self.blinding.filter(filter_)
        return await self._database.read(
            lambda session: queues.ids_after(session, filter_, after, limit, order),
            Lane.COUNTS,
            latest,
        )

    async def open_queue(
        self, filter_: Filter, order: Order = Order.ARRIVAL
    ) -> "tuple[array[int], list[QueueItem]]":
        """The first row numbers of a queue with their rows, for the first paint."""
        filter_ = self.blinding.filter(filter_)

        def query(session: Session) -> "tuple[array[int], list[QueueItem]]":
            numbers = queues.ids_after(session, filter_, 0, PAGE, order)
            return numbers, read_items(session, numbers, filter_)

        return await self._database.read(query, latest="queue")

    async def items(self, numbers: Sequence[int], filter_: Filter = _ALL) -> list[QueueItem]:
        """List rows by row number, in this order; at most PAGE of them.

        Where the filter has a text, a row shows the place that has it.
        """
        filter_ = self.blinding.filter(filter_)
        return await self._database.read(lambda session: read_items(session, numbers, filter_))

    async def present(self, numbers: Sequence[int]) -> "array[int]":
        """The same row numbers without those whose import or dataset is gone."""
        return await self._database.read(lambda session: queues.present(session, numbers))

    async def done_among(self, numbers: Sequence[int]) -> set[int]:
        """Which of the cases of these rows are done now."""
        return await self._database.read(lambda session: queues.done_among(session, numbers))

    async def in_order(
        self, numbers: Sequence[int], order: Order, filter_: Filter = _ALL
    ) -> "array[int]":
        """The same row numbers as the list of a filter has them, without those that are gone."""
        return await self._database.read(
            lambda session: queues.in_order(session, numbers, order, filter_)
        )

    async def facet(self, filter_: Filter, name: str, having: str = "") -> list[FacetValue]:
        """What a field of Filter could be set to beside the rest of the filter; most cases first.

        At most MOST_VALUES of those texts that cases have themselves. having: letters in them.
        """
        filter_ = self.blinding.filter(filter_)

        def query(session: Session) -> list[FacetValue]:
            labels = _labels(session, name)
            counted = dict(facets.facet(session, filter_, name, having))
            if labels:  # what is chosen has a name, also where no case has it now
                counted |= dict.fromkeys(getattr(filter_, name) - counted.keys(), 0)
            return [
                FacetValue(value=value, label=labels.get(value, ""), count=count)
                for value, count in counted.items()
            ]

        return await self._database.read(query, Lane.COUNTS, latest=f"facet {name}")

    async def names(self) -> dict[str, str]:
        """What datasets and products are called, by id."""

        def query(session: Session) -> dict[str, str]:
            known = _labels(session, "datasets") | _labels(session, "products")
            return {str(key): name for key, name in known.items()}

        return await self._database.read(query)

    async def find(self, typed: str) -> list[NamedCase]:
        """The cases that a person may mean by an id: its own, ours, or a part.

        Exact ids go before beginnings, and heads before superseded revisions.
        """
        return await self._database.read(lambda session: cases.find_named(session, typed))

    async def introduce(self, numbers: Sequence[int]) -> list[CaseView]:
        """The cases of these rows, to tell them from one another; raises NotFound."""

        def query(session: Session) -> list[CaseView]:
            return [self._view(session, cases.read_number(session, n)) for n in numbers]

        return await self._database.read(query)

    async def case(self, number: int) -> CaseView:
        """The case page of one row; raises NotFound."""
        return await self._database.read(
            lambda session: self._view(session, cases.read_number(session, number)), latest="case"
        )

    async def prepare(self, number: int) -> CaseView:
        """The same for a case that will probably be next; it does not end other readings."""
        return await self._database.read(
            lambda session: self._view(session, cases.read_number(session, number))
        )

    async def case_by_id(self, case_id: str) -> CaseView:
        """The case page of one revision; raises NotFound."""
        return await self._database.read(
            lambda session: self._view(session, cases.read_case(session, case_id))
        )

    async def case_to_resume(self, case_id: str, filter_: Filter) -> CaseView:
        """The case page of a case that a queue was left at: now perhaps of a later revision.

        An earlier one where the queue has those. Raises NotFound for a case that is gone.
        """

        def query(session: Session) -> CaseView:
            head = present_revision(session, case_id)
            if head is None:
                raise NotFound("test case", case_id)
            is_there = filter_.include_legacy and cases.is_there(session, case_id)
            return self._view(session, cases.read_case(session, case_id if is_there else head))

        return await self._database.read(query)

    def _view(self, session: Session, reviewed: cases.ReviewedCase) -> CaseView:
        return self.blinding.view(view_of(session, reviewed))

    async def next_undecided(
        self, filter_: Filter, after: int, order: Order = Order.ARRIVAL
    ) -> int | None:
        """The next row of the queue that is not done, behind a row number, else from the start."""
        filter_ = self.blinding.filter(filter_)

        def query(session: Session) -> int | None:
            return queues.first_undecided(session, filter_, after, order)

        return await self._database.read(query)

    async def first_undecided_of(self, numbers: Sequence[int]) -> int | None:
        """The first of these rows that is not done; skipped ones after all others."""
        for skipped in (False, True):
            for start in range(0, len(numbers), _AT_ONCE):
                some = numbers[start : start + _AT_ONCE]
                among = partial(queues.undecided_among, numbers=some, skipped=skipped)
                if left := await self._database.read(among):
                    return next(number for number in some if number in left)
        return None


def _dataset(counted: datasets.DatasetCount) -> DatasetView:
    return DatasetView(
        dataset_id=counted.dataset.id,
        name=counted.dataset.name,
        product=counted.product.name,
        type=counted.dataset.type,
        cases=counted.cases,
        undecided=counted.undecided,
        done=counted.done,
    )


def _labels(session: Session, name: str) -> dict[str | int | None, str]:
    """What ids stand for; datasets of one name are told apart by their products."""
    if name == "datasets":
        found = datasets.all_datasets(session)
        named = Counter(one.dataset.name for one in found)
        return {
            one.dataset.id: f"{one.dataset.name} · {one.product.name}"
            if named[one.dataset.name] > 1
            else one.dataset.name
            for one in found
        }
    if name == "products":
        return {product.id: product.name for product in datasets.all_products(session)}
    return {}
