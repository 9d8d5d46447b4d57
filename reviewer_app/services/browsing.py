"""Browsing: what the sidebar, the list and the case page show."""

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import Score, Seen, Vote
from reviewer_app.domain.json import Json
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.domain.queues import Filter
from reviewer_app.store import cases, datasets, queues
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.drafts import REASON, Draft, read_draft

PAGE = 200
"""List rows that are read at once."""

_FIRST_TEXT = re.compile(r':\s*"((?:[^"\\]|\\.)+)')


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueItem:
    """One row of the list. n: its place in the order. confidence: 0..1, or None."""

    n: int
    case_id: str
    title: str
    excerpt: str
    dataset_id: str
    variant: str | None
    language: str | None
    confidence: float | None
    score: Score
    reason: str
    is_reviewed: bool
    is_legacy: bool

    @property
    def is_done(self) -> bool:
        """My 1 or -1, or my mark."""
        return self.score != 0 or self.is_reviewed


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What the file or the server says of a case: not mine. reviewer: as it is spelled there."""

    score: Score
    reason: str
    reviewer: str | None
    is_from_file: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseView:
    """Everything the case page shows of one revision. draft: my half-typed reason."""

    n: int
    seen: Seen
    title: str
    external_id: str | None
    dataset_id: str
    dataset: str
    product: str
    content: Content
    labels: Labels
    is_augmented: bool | None
    is_legacy: bool
    created_at: datetime
    vote: Vote
    reviewed_at: datetime | None
    published: Published | None
    draft: Draft | None = None

    @property
    def case_id(self) -> str:
        """The id of this revision."""
        return self.seen.case_id

    @property
    def is_done(self) -> bool:
        """My 1 or -1, or my mark."""
        return self.vote.score != 0 or self.reviewed_at is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetView:
    """One dataset in the sidebar."""

    dataset_id: str
    name: str
    product: str
    type: str
    cases: int
    undecided: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sidebar:
    """The queues and datasets with their counts."""

    to_review: int
    cases: int
    datasets: tuple[DatasetView, ...]


class Browsing:
    """Reads for the screen; nothing here changes anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sidebar(self) -> Sidebar:
        """Datasets by product with their counts."""

        def query(session: Session) -> Sidebar:
            found = [_dataset(counted) for counted in datasets.all_datasets(session)]
            return Sidebar(
                to_review=sum(dataset.undecided for dataset in found),
                cases=sum(dataset.cases for dataset in found),
                datasets=tuple(found),
            )

        return await self._database.read(query, Lane.COUNTS)

    async def has_cases(self) -> bool:
        """Whether there is anything to review at all; answered at once, however much there is."""
        return bool(await self.numbers(Filter(), limit=1))

    async def count(self, filter_: Filter) -> int:
        """How many cases match now, by the very query that lists them."""
        return await self._database.read(
            lambda session: queues.count(session, filter_), Lane.COUNTS, latest="count"
        )

    async def numbers(self, filter_: Filter, after: int = 0, limit: int = PAGE) -> "array[int]":
        """The next row numbers of a queue behind one of them, in its order."""
        return await self._database.read(
            lambda session: queues.ids_after(session, filter_, after, limit), Lane.COUNTS
        )

    async def open_queue(self, filter_: Filter) -> "tuple[array[int], list[QueueItem]]":
        """The first row numbers of a queue with their rows, for the first paint."""

        def query(session: Session) -> "tuple[array[int], list[QueueItem]]":
            numbers = queues.ids_after(session, filter_, 0, PAGE)
            return numbers, _items(session, numbers)

        return await self._database.read(query, latest="queue")

    async def items(self, numbers: Sequence[int]) -> list[QueueItem]:
        """List rows by row number; at most PAGE of them."""
        return await self._database.read(lambda session: _items(session, numbers))

    async def case(self, number: int) -> CaseView:
        """The case page of one row; raises NotFound."""
        return await self._database.read(
            lambda session: _view(session, cases.read_number(session, number)), latest="case"
        )

    async def prepare(self, number: int) -> CaseView:
        """The same for a case that will probably be next; it does not end other readings."""
        return await self._database.read(
            lambda session: _view(session, cases.read_number(session, number))
        )

    async def case_by_id(self, case_id: str) -> CaseView:
        """The case page of one revision; raises NotFound."""
        return await self._database.read(
            lambda session: _view(session, cases.read_case(session, case_id))
        )

    async def next_undecided(self, filter_: Filter, after: int) -> int | None:
        """The next row of the queue that is not done, behind a row number, else from the start."""

        def query(session: Session) -> int | None:
            found = queues.first_undecided(session, filter_, after)
            return found if found is not None else queues.first_undecided(session, filter_, 0)

        return await self._database.read(query)


def _dataset(counted: datasets.DatasetCount) -> DatasetView:
    return DatasetView(
        dataset_id=counted.dataset.id,
        name=counted.dataset.name,
        product=counted.product.name,
        type=counted.dataset.type,
        cases=counted.cases,
        undecided=counted.undecided,
    )


def _items(session: Session, numbers: Sequence[int]) -> list[QueueItem]:
    return [_item(row) for row in queues.listed(session, numbers)]


def _item(row: tuple[Any, ...]) -> QueueItem:
    """A list row of the columns of `queues.LISTED`, taken apart at once: names cost 2 ms a page."""
    (n, case_id, external_id, dataset_id, text, is_json, goal, name, *rest) = row
    (variant, language, confidence, score, reason, is_reviewed, is_legacy) = rest
    return QueueItem(
        n=n,
        case_id=case_id,
        title=title(case_id, external_id),
        excerpt=excerpt(text or goal or name or "", is_json),
        dataset_id=dataset_id,
        variant=variant,
        language=language,
        confidence=None if confidence is None else _share(confidence),
        score=score or 0,
        reason=reason or "",
        is_reviewed=is_reviewed,
        is_legacy=is_legacy,
    )


def _share(confidence: str) -> float:
    """A confidence as a share of a bar; anything beyond 0..1 is drawn as the nearest end."""
    return min(1.0, max(0.0, float(confidence)))


def title(case_id: str, external_id: str | None) -> str:
    """What people call a case: its id in the file, else the end of ours."""
    return external_id or f"{case_id[-8:-4]}-{case_id[-4:]}"


def excerpt(text: str, is_json: bool) -> str:
    """The beginning of a text on one line; of JSON the first text in it."""
    if is_json and (found := _FIRST_TEXT.search(text)):
        text = found[1].replace("\\n", " ").replace('\\"', '"')
    return " ".join(text.split())


def _view(session: Session, reviewed: cases.ReviewedCase) -> CaseView:
    return case_view(reviewed, read_draft(session, reviewed.case.id, REASON))


def case_view(reviewed: cases.ReviewedCase, draft: Draft | None = None) -> CaseView:
    """The view of a case with its review."""
    case = reviewed.case
    return CaseView(
        n=reviewed.n,
        seen=Seen(case_id=case.id, content_hash=case.content_hash),
        title=title(case.id, case.external_id),
        external_id=case.external_id,
        dataset_id=case.dataset_id,
        dataset=reviewed.dataset,
        product=reviewed.product,
        content=case.content,
        labels=case.labels,
        is_augmented=case.is_augmented,
        is_legacy=case.legacy_at is not None,
        created_at=case.created_at,
        vote=reviewed.my_vote,
        reviewed_at=reviewed.my_reviewed_at,
        published=_published(reviewed),
        draft=draft,
    )


def _published(reviewed: cases.ReviewedCase) -> Published | None:
    if reviewed.published_by is None:
        return None
    return Published(
        score=reviewed.published_score or 0,
        reason=reviewed.published_reason or "",
        reviewer=reviewed.published_reviewer,
        is_from_file=reviewed.published_by == UNKNOWN_FILE.id,
    )


def plain_text(value: str | Json | None) -> str:
    """Text or JSON as the characters to show."""
    return value.text if isinstance(value, Json) else value or ""
