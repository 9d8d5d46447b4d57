"""A plain reading of filters and searches, to compare the store's with."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.json import Number
from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.domain.searching import finders, has_all, terms
from tests.support.builders import DATASET, a_case

LANGUAGES = ("en", "zh", "fr", None)
VARIANTS = ("rag", "tools", None)
TAGS = ("red", "blue", "größe")
WORDS = ("card", "Café", "cafe\u0301", "refund", "我的卡", "使用API调用", "ｶｰﾄﾞ", "a-b", "😀", "the")


@dataclass(kw_only=True)
class Known:
    """A case with what a filter may ask about it."""

    n: int
    case: TestCase
    product: str = "product-1"
    type: str = "QUALITY"
    score: int = 0
    reason: str = ""
    is_marked: bool = False
    earlier_score: int = 0
    tags: tuple[str, ...] = field(default=())
    marks: frozenset[MarkKind] = frozenset()
    is_drafted: bool = False

    @property
    def is_done(self) -> bool:
        return self.score != 0 or self.is_marked


def some_cases(count: int, seed: int = 5) -> list[TestCase]:
    """Cases with values drawn from few, so that filters hit some and miss some."""
    random = Random(seed)
    return [_a_case(random, number) for number in range(1, count + 1)]


def _a_case(random: Random, number: int) -> TestCase:
    confidence = random.choice(("0.1", "0.50", "0.5", "0.9", None))
    return a_case(
        number,
        input=" ".join(random.choices(WORDS, k=random.randrange(1, 5))),
        expected_output=random.choice(WORDS),
        expected_tools=random.choice((None, ("find_slots", "e9"))),
        stopping_criterias=random.choice((None, (), ("done",), ("我的卡", "café"))),
        language=random.choice(LANGUAGES),
        variant=random.choice(VARIANTS),
        strategy=random.choice(("original", None)),
        source=random.choice(("book", "web", None)),
        name=random.choice(("Alpha", "alpha", "beta", None)),
        tags=random.choice((None, (), ("red",), ("red", "blue", "red"), ("größe",))),
        confidence=None if confidence is None else Number(confidence),
        is_augmented=random.choice((True, False, None)),
        dataset_id=random.choice((DATASET.id, "dataset-2")),
        external_id=f"E{number}",
    )


def fits(filter_: Filter, known: Known) -> bool:
    """Whether a case belongs to a filter, read off its definition."""
    case, labels = known.case, known.case.labels
    confidence = None if labels.confidence is None else float(labels.confidence)
    sets: list[tuple[frozenset[Any], set[Any]]] = [
        (filter_.datasets, {case.dataset_id}),
        (filter_.products, {known.product}),
        (filter_.types, {known.type}),
        (filter_.variants, {labels.variant}),
        (filter_.strategies, {labels.strategy}),
        (filter_.languages, {case.content.language}),
        (filter_.sources, {labels.source}),
        (filter_.tags, set(labels.tags or ()) or {None}),
        (filter_.votes, {known.score}),
        (filter_.marks, set(known.marks) or {None}),
    ]
    least, most = filter_.least_confidence, filter_.most_confidence
    was_voted = case.legacy_at is None and known.score == 0 and known.earlier_score != 0
    return all(
        [
            *[not wanted or bool(wanted & has) for wanted, has in sets],
            filter_.reviewed in {None, known.is_marked},
            filter_.augmented in {None, bool(case.is_augmented)},
            least is None or (confidence is not None and confidence >= least),
            most is None or (confidence is not None and confidence <= most),
            not filter_.changed_since_vote or was_voted,
            not filter_.undecided or not known.is_done,
            not filter_.undecided or "defer" not in known.marks or "defer" in filter_.marks,
            known.is_drafted or not filter_.drafted,
            filter_.include_legacy or case.legacy_at is None,
            has_words(filter_, known),
        ]
    )


def has_words(filter_: Filter, known: Known) -> bool:
    case = known.case
    parts = [
        case.content.input,
        case.content.expected_output,
        case.labels.name,
        case.labels.variant,
        case.labels.source,
        case.labels.strategy,
        *(case.labels.tags or ()),
        *(case.content.expected_tools or ()),
        *(case.content.stopping_criterias or ()),
        case.external_id,
        known.reason,
    ]
    return has_all(
        "\n".join(str(part) for part in parts if part),
        finders(terms(filter_.text), with_accents=filter_.with_accents, is_spaced=False),
    )


def arranged(filter_: Filter, found: list[Known], order: Order) -> list[int]:
    """Row numbers as the list of a filter has them: of what is to do, skipped cases last."""
    is_split = filter_.undecided and not filter_.marks
    skipped = [known for known in found if is_split and "skip" in known.marks]
    others = [known for known in found if known not in skipped]
    return [*ordered(others, order), *ordered(skipped, order)]


def ordered(found: list[Known], order: Order) -> list[int]:
    """Row numbers in an order; without a value last."""

    def key(known: Known) -> tuple[Any, ...]:
        labels = known.case.labels
        value = {
            Order.CONFIDENCE: None if labels.confidence is None else float(labels.confidence),
            Order.NAME: None if labels.name is None else labels.name.lower(),
            Order.LANGUAGE: known.case.content.language,
            Order.VARIANT: labels.variant,
        }.get(order, 0)
        number = -known.n if order is Order.NEWEST else known.n
        return (value is None, 0 if value is None else value, number)

    return [known.n for known in sorted(found, key=key)]
