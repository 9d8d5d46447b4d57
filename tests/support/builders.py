"""Facts with everything in place, so that a test names only what it is about."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.changes import CastVote, ImportCases, MarkReviewed, Seen, Vote
from reviewer_app.domain.datasets import Dataset, Product
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.people import Person
from reviewer_app.domain.revisions import content_hash

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ME = Person(id="person-me", name="Ada")
OTHER = Person(id="person-other", name="Grace")
PRODUCT = Product(id="product-1", name="Bank")
DATASET = Dataset(
    id="dataset-1", product_id=PRODUCT.id, name="Cards", type="QUALITY", created_at=NOON
)


@dataclass
class TickingClock:
    """A clock that goes on by a second at each look."""

    moment: datetime = NOON

    def now(self) -> datetime:
        self.moment += timedelta(seconds=1)
        return self.moment


@dataclass
class CountingIds:
    """Ids that can be read: prefix-1, prefix-2 and so on."""

    prefix: str = "id"
    made: int = field(default=0)

    def new(self) -> str:
        self.made += 1
        return f"{self.prefix}-{self.made}"


def a_case(number: int = 1, **more: Any) -> TestCase:
    """A case with an input of its own; `more` goes to its content, labels or itself."""
    content = {name: more.pop(name) for name in list(more) if name in Content.__slots__}
    labels = {name: more.pop(name) for name in list(more) if name in Labels.__slots__}
    asked: dict[str, Any] = {"input": f"May I block card {number}?"}
    whole = Content(**asked | content)
    kept: dict[str, Any] = {
        "id": f"case-{number}",
        "family_id": f"case-{number}",
        "dataset_id": DATASET.id,
        "created_at": NOON,
        "created_by": ME.id,
        "external_id": f"E{number}",
    } | more
    return TestCase(
        content=whole, labels=Labels(**labels), content_hash=content_hash(whole), **kept
    )


def from_file(case: TestCase, **more: Any) -> ImportedCase:
    """The case as a file has it."""
    return ImportedCase(
        place=f"line {case.id}",
        content=case.content,
        labels=case.labels,
        external_id=case.external_id,
        **more,
    )


def a_stamp(change_id: str, **more: Any) -> dict[str, Any]:
    return {
        "id": change_id,
        "step": change_id,
        "made_at": NOON,
        "made_by": ME.id,
        "device": "desk",
        "app_version": "1",
    } | more


def a_vote(change_id: str = "change-1", vote: Vote = Vote(score=1), **more: Any) -> CastVote:
    seen = more.pop("based_on", Seen(case_id="case-1", content_hash="h"))
    before = more.pop("before", Vote())
    return CastVote(based_on=seen, vote=vote, before=before, **a_stamp(change_id, **more))


def a_mark(change_id: str = "change-1", reviewed: bool = True, **more: Any) -> MarkReviewed:
    seen = more.pop("based_on", Seen(case_id="case-1", content_hash="h"))
    return MarkReviewed(
        based_on=seen, reviewed=reviewed, before=not reviewed, **a_stamp(change_id, **more)
    )


def an_import(change_id: str = "change-1", **more: Any) -> ImportCases:
    facts: dict[str, Any] = {
        "import_id": "import-1",
        "dataset_id": DATASET.id,
        "file_name": "cards.csv",
        "file_hash": "f",
        "mapping": {"question": "input"},
        "taken": 3,
    }
    stamp = {name: more.pop(name) for name in list(more) if name not in facts}
    return ImportCases(**facts | more, **a_stamp(change_id, **stamp))
