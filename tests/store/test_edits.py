"""Rows of edited cases: what moves with a revision, and what everything else sees of it."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reviewer_app.domain.queues import Filter
from reviewer_app.store.apply import apply
from reviewer_app.store.cases import read_case
from reviewer_app.store.database import Session
from reviewer_app.store.imports import NewCase, NewImport, add_cases, begin_import
from reviewer_app.store.revisions import present_revision, read_family
from tests.support.builders import DATASET, NOON, a_case, an_import, from_file
from tests.support.stores import Bench, a_bench, run


@pytest.fixture
def bench(tmp_path: Path) -> Generator[Bench]:
    """Three cases; whatever a test did, the store is sound at its end."""
    with a_bench(tmp_path, 3) as bench:
        yield bench
        assert bench.problems() == []


def edit(bench: Bench, case_id: str, words: str, *tags: str) -> str:
    """Another expected output and other tags for a case; the id of its latest revision then."""
    case = run(bench.browsing.case_by_id(case_id))
    content = replace(case.content, expected_output=words)
    labels = replace(case.labels, tags=tags or None)
    made = run(bench.editing.save(case.seen, content, labels))
    assert made
    return made.case_id


def numbers(bench: Bench, **filter_: object) -> list[int]:
    return list(run(bench.browsing.numbers(Filter(**filter_))))  # type: ignore[arg-type]


def number(bench: Bench, case_id: str) -> int:
    return bench.read(lambda session: read_case(session, case_id)).n


def test_tags_and_reasons_go_with_their_revision(bench: Bench) -> None:
    first = edit(bench, "case-2", "No", "red", "blue")
    run(bench.reviewing.vote(run(bench.browsing.case_by_id(first)).seen, -1, "much too slow"))
    second = edit(bench, first, "Never", "red")
    old, new = number(bench, first), number(bench, second)
    assert numbers(bench, tags=frozenset({"blue"})) == []
    assert numbers(bench, tags=frozenset({"blue"}), include_legacy=True) == [old]
    assert numbers(bench, tags=frozenset({"red"})) == [new]
    assert numbers(bench, text="slow") == []
    assert numbers(bench, text="slow", include_legacy=True) == [old]
    run(bench.undoing.undo())
    assert numbers(bench, tags=frozenset({"blue"})) == numbers(bench, text="slow") == [new]
    assert number(bench, first) == new


def test_every_order_of_the_list_shows_the_latest_revision_once(bench: Bench) -> None:
    for words in ("a", "b", "c"):
        edit(bench, bench.read(lambda s: present_revision(s, "case-2") or ""), words)
    assert numbers(bench) == [1, 2, 3]
    assert len(numbers(bench, include_legacy=True)) == 6
    assert bench.rows("SELECT count(*) FROM search_index") == [(6,)]


def test_a_revision_gets_no_number_that_an_import_is_about_to_use(bench: Bench) -> None:
    """An edit between two batches of an import."""

    def add(session: Session, *added: int) -> None:
        cases = [a_case(n) for n in added]
        add_cases(session, "i", [NewCase(case=case, imported=from_file(case)) for case in cases])

    begun = NewImport(id="i", dataset_id=DATASET.id, file_name="f", file_hash="f", started_at=NOON)
    bench.write(lambda session: begin_import(session, begun))
    bench.write(lambda session: add(session, 11, 12))
    edit(bench, "case-1", "No")
    bench.write(lambda session: add(session, 13))
    assert numbers(bench) == [1, 2, 3]
    bench.write(finish)
    assert numbers(bench) == [1, 2, 3, 4, 5, 7]


def finish(session: Session) -> None:
    apply(session, an_import("c", import_id="i", taken=3))


def test_a_family_is_read_by_its_chain_whoever_is_asked(bench: Bench) -> None:
    first = edit(bench, "case-1", "a")
    taken_back = edit(bench, first, "b")
    run(bench.undoing.undo())
    second = edit(bench, first, "c")
    for asked in ("case-1", first, second, taken_back):
        family = bench.read(lambda session, asked=asked: read_family(session, asked))
        assert [revision.case_id for revision in family] == [second, first, "case-1"]
        assert [revision.number for revision in family] == [3, 2, 1]


@given(words=st.lists(st.sampled_from(["a", "b", "c"]), max_size=12))
@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_a_family_has_one_latest_revision_whatever_is_typed(bench: Bench, words: list[str]) -> None:
    """A text that is there already makes no revision; each other one makes exactly one."""
    for word in words:
        head = bench.read(lambda session: present_revision(session, "case-1"))
        assert head
        case = run(bench.browsing.case_by_id(head))
        made = run(
            bench.editing.save(case.seen, replace(case.content, expected_output=word), case.labels)
        )
        assert (made is None) == (case.content.expected_output == word)
        heads = "legacy_at IS NULL AND deleted_at IS NULL AND family_id = 'case-1'"
        found = bench.rows(f"SELECT n, expected_output FROM test_case WHERE {heads}")
        assert found == [(1, word)]
