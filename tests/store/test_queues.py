"""Filters, orders and searches: the store's reading is the plain reading, by every index."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from reviewer_app.domain.changes import Seen
from reviewer_app.domain.datasets import Dataset, Product
from reviewer_app.domain.marks import MarkKind, MarkState
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.store import filters, orders, queues, samples
from reviewer_app.store.cases import read_number
from reviewer_app.store.datasets import add_dataset, add_product
from reviewer_app.store.facets import facet
from reviewer_app.store.imports import NewCase, NewImport, add_cases, begin_import
from tests.support.builders import NOON, an_import, from_file
from tests.support.filtering import LANGUAGES, VARIANTS, WORDS, Known, arranged, fits, some_cases
from tests.support.stores import Bench, a_bench, apply

COUNT = 120
OLD = range(1, 21)
"""Cases that were superseded by those twenty further on."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Bench, list[Known]]]:
    """A store of cases with votes, marks and revisions, and what is known of them."""
    folder = tmp_path_factory.mktemp("queues")
    with a_bench(folder, 0) as bench:
        bench.write(_add)
        yield bench, [_known(bench, n) for n in range(1, COUNT + 1)]


def _add(session: Any) -> None:
    add_product(session, Product(id="product-2", name="Clinic"))
    other = Dataset(
        id="dataset-2", product_id="product-2", name="B", type="BEHAVIOR", created_at=NOON
    )
    add_dataset(session, other)
    new = NewImport(
        id="import-2", dataset_id="dataset-2", file_name="f", file_hash="f", started_at=NOON
    )
    begin_import(session, new)
    cases = [
        replace(case, legacy_at=NOON)
        if n in OLD
        else replace(case, family_id=f"case-{n - 20}" if n - 20 in OLD else case.family_id)
        for n, case in enumerate(some_cases(COUNT), start=1)
    ]
    add_cases(session, "import-2", [NewCase(case=case, imported=from_file(case)) for case in cases])
    apply(session, an_import("change-2", import_id="import-2"))


def _known(bench: Bench, n: int) -> Known:
    """Vote and mark by number, and say what was done."""
    case = bench.read(lambda session: read_number(session, n).case)
    seen = Seen(case_id=case.id, content_hash=case.content_hash)
    score, reason = (0, 1, -1)[n % 3], "refund 卡" if n % 9 == 1 else ""
    if score:
        asyncio.run(bench.reviewing.vote(seen, score, reason))  # pyright: ignore[reportArgumentType]
    if n % 5 == 0:
        asyncio.run(bench.reviewing.mark(seen, True))
    is_other = case.dataset_id == "dataset-2"
    kinds, is_drafted = _marks_of(n - 20 if n - 20 in OLD else n)
    for kind in kinds:
        until = NOON + timedelta(days=9000) if kind == "defer" else None
        asyncio.run(bench.marking.set(seen, kind, MarkState(until=until)))
    if is_drafted:
        asyncio.run(bench.drafting.keep(case.id, "goal", "half", 0))
    return Known(
        n=n,
        case=case,
        product="product-2" if is_other else "product-1",
        type="BEHAVIOR" if is_other else "QUALITY",
        score=score,
        reason=reason if score else "",
        is_marked=n % 5 == 0,
        earlier_score=(0, 1, -1)[(n - 20) % 3] if n - 20 in OLD else 0,
        marks=kinds,
        is_drafted=is_drafted,
    )


def _marks_of(family: int) -> tuple[frozenset[MarkKind], bool]:
    """The marks of a case, which all its revisions bear, and whether it is half-edited."""
    every: dict[MarkKind, int] = {"flag": 5, "skip": 7, "defer": 8, "ask": 11}
    return frozenset(kind for kind, step in every.items() if family % step == 3), family % 9 == 2


def some(values: Any) -> Any:
    return st.frozensets(st.sampled_from(values), max_size=2)


FILTERS = st.builds(
    Filter,
    datasets=some(["dataset-1", "dataset-2", "nowhere"]),
    products=some(["product-1", "product-2"]),
    types=some(["QUALITY", "BEHAVIOR"]),
    variants=some([*VARIANTS, "absent"]),
    strategies=some(["original", None]),
    languages=some(LANGUAGES),
    sources=some(["book", "web", None]),
    tags=some(["red", "blue", "größe", None]),
    votes=some([-1, 0, 1]),
    reviewed=st.sampled_from([None, None, True, False]),
    augmented=st.sampled_from([None, None, True, False]),
    least_confidence=st.sampled_from([None, None, 0.5]),
    most_confidence=st.sampled_from([None, None, 0.5, 0.9]),
    changed_since_vote=st.sampled_from([False, False, True]),
    undecided=st.booleans(),
    drafted=st.sampled_from([False, False, True]),
    marks=some(["flag", "skip", "defer", "ask", None]),
    include_legacy=st.booleans(),
    text=st.sampled_from(["", "", *WORDS, "caf", "re car", '"the', "的卡", "PI调", "E1", "b"]),
    with_accents=st.booleans(),
)


def _narrowed(whole: Filter, names: set[str]) -> Filter:
    return Filter(**{name: getattr(whole, name) for name in names})


FEW_FIELDS = st.builds(
    _narrowed, FILTERS, st.sets(st.sampled_from([*Filter.__slots__]), max_size=3)
)


@pytest.mark.parametrize(("few", "looked_at"), [(0, 0), (3, 10), (4000, 3000)])
def test_every_way_to_read_a_filter_gives_what_it_says(
    filled: tuple[Bench, list[Known]], few: int, looked_at: int
) -> None:
    """B73, and the rule that counts come from the list's own query."""
    bench, known = filled

    @settings(max_examples=60)
    @given(FEW_FIELDS, st.sampled_from(Order), st.sampled_from([7, 200]))
    def compare(filter_: Filter, order: Order, limit: int) -> None:
        expected = arranged(filter_, [one for one in known if fits(filter_, one)], order)
        to_do = replace(filter_, undecided=True)
        left = arranged(to_do, [one for one in known if fits(to_do, one)], order)

        def query(session: Any) -> None:
            pages: list[int] = []
            while page := queues.ids_after(
                session, filter_, pages[-1] if pages else 0, limit, order
            ):
                pages += page
            assert pages == expected
            assert queues.count(session, filter_) == len(expected)
            first = queues.first_undecided(session, filter_, 0, order)
            assert first == (left[0] if left else None)
            assert list(queues.in_order(session, expected, order, filter_)) == expected

        bench.read(query)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(filters, "FEW", few)
        patch.setattr(orders, "STRETCH", looked_at)
        patch.setattr(samples, "LOOKED_AT", looked_at)
        patch.setattr(samples, "SAMPLE", looked_at)
        patch.setattr(samples, "SAMPLE_OF_SIGNS", looked_at)
        compare()


SWITCHES = ("augmented", "reviewed")
FACETS = ("datasets", "products", "types", "variants", "strategies", "languages", "sources")


@given(FEW_FIELDS, st.sampled_from([*FACETS, "tags", "votes", "marks", *SWITCHES]))
def test_a_facet_tells_how_many_each_value_would_leave(
    filled: tuple[Bench, list[Known]], filter_: Filter, name: str
) -> None:
    bench, known = filled
    counted = dict(bench.read(lambda session: facet(session, filter_, name)))
    for value in [True, False] if name in SWITCHES else counted:
        chosen: Any = value if name in SWITCHES else frozenset({value})
        narrowed = replace(filter_.without(name), **{name: chosen})
        expected = sum(fits(narrowed, one) for one in known)
        assert counted.get(int(value) if name in SWITCHES else value, 0) == expected
    if name in {"variants", "strategies", "languages", "sources", "tags"}:
        having = dict(bench.read(lambda session: facet(session, filter_, name, "E")))
        assert having == {value: n for value, n in counted.items() if value and "e" in value}


@given(st.text(max_size=30), st.booleans())
def test_whatever_is_typed_is_no_error(
    filled: tuple[Bench, list[Known]], typed: str, with_accents: bool
) -> None:
    bench, known = filled
    filter_ = Filter(text=typed, with_accents=with_accents, include_legacy=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(samples, "LOOKED_AT", 0)
        found = bench.read(lambda session: list(queues.ids_after(session, filter_, 0, 500)))
    assert found == [one.n for one in known if fits(filter_, one)]


@pytest.mark.parametrize(
    "typed", ['"', "AND", "a OR", "NEAR(", "*", "col:x", "-", "(", "\0", "\ud800"]
)
def test_words_of_the_index_are_only_words(filled: tuple[Bench, list[Known]], typed: str) -> None:
    bench, _ = filled
    bench.read(lambda session: queues.count(session, Filter(text=typed)))


def test_tags_follow_their_case(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:

        def set_tags(value: str | None) -> None:
            change = text("UPDATE test_case SET tags = :tags WHERE n = 2")
            bench.write(lambda session: session.execute(change, {"tags": value}))

        set_tags('["a", "b", "a"]')
        assert bench.rows("SELECT tag, n FROM case_tag ORDER BY tag") == [("a", 2), ("b", 2)]
        set_tags('["c"]')
        assert bench.rows("SELECT tag, n FROM case_tag") == [("c", 2)]
        bench.write(lambda session: session.execute(text("DELETE FROM test_case WHERE n = 2")))
        assert bench.rows("SELECT count(*) FROM case_tag") == [(0,)]


def test_a_reason_is_found_as_long_as_it_is_given(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:

        def found(typed: str) -> list[int]:
            filter_ = Filter(text=typed)
            return bench.read(lambda session: list(queues.ids_after(session, filter_, 0, 9)))

        case = Seen(case_id="case-2", content_hash="h")
        asyncio.run(bench.reviewing.vote(case, -1, "too vague 卡片"))
        assert found("vag") == found("片") == found("vague block") == [2]
        asyncio.run(bench.reviewing.vote(case, -1, "wrong"))
        assert found("vague") == []
        assert found("wrong") == [2]
        asyncio.run(bench.undoing.undo())
        assert found("vague") == [2]
        asyncio.run(bench.reviewing.vote(case, 0))
        assert found("vague") == []
        assert bench.problems() == []
