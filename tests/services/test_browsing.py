"""What the sidebar, the list and the case page show."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from reviewer_app.domain.datasets import Product
from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import TO_REVIEW, Filter
from reviewer_app.services.browsing import PAGE, plain_text
from reviewer_app.store.datasets import add_dataset, add_product
from reviewer_app.store.imports import NewCase, NewImport, add_cases, begin_import
from tests.support.builders import DATASET, NOON, a_case, from_file
from tests.support.stores import Bench, a_bench, run, seen


def test_counts_go_down_with_a_decision_and_up_with_its_undo(tmp_path: Path) -> None:
    """B43: they are what the list shows."""
    with a_bench(tmp_path) as bench:
        for act, left in (
            (lambda: bench.reviewing.press(seen(1), 1), 4),
            (lambda: bench.reviewing.mark(seen(1), True), 4),
            (lambda: bench.reviewing.mark(seen(2), True), 3),
            (bench.undoing.undo, 4),
            (bench.undoing.undo, 4),
            (bench.undoing.undo, 5),
        ):
            run(act())
            sidebar = run(bench.browsing.sidebar())
            assert sidebar.to_review == sidebar.datasets[0].undecided == left
            assert run(bench.browsing.count(TO_REVIEW)) == left
            assert len(run(bench.browsing.numbers(TO_REVIEW))) == left
        assert sidebar.cases == 5
        assert (sidebar.datasets[0].name, sidebar.datasets[0].product) == ("Cards", "Bank")


def test_pages_follow_one_another_without_gaps(tmp_path: Path) -> None:
    with a_bench(tmp_path, PAGE + 50) as bench:
        first, items = run(bench.browsing.open_queue(Filter()))
        rest = run(bench.browsing.numbers(Filter(), first[-1]))
        assert [*first, *rest] == list(range(1, PAGE + 51))
        assert [item.n for item in items] == list(first)
        assert [item.n for item in run(bench.browsing.items([3, 50, 7]))] == [3, 50, 7]
        assert list(run(bench.browsing.numbers(Filter.of_dataset("other")))) == []


def test_the_page_of_a_case_has_all_of_it(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.vote(seen(2), -1, "tone"))
        view = run(bench.browsing.case(2))
        assert view == run(bench.browsing.prepare(2)) == run(bench.browsing.case_by_id("case-2"))
        assert view.content == a_case(2).content
        assert (view.vote.score, view.vote.reason, view.is_done) == (-1, "tone", True)
        assert view.seen == seen(2)
        assert view.published is None
        with pytest.raises(NotFound):
            run(bench.browsing.case(99))
        with pytest.raises(NotFound):
            run(bench.browsing.case_by_id("nothing"))


def add(bench: Bench, import_id: str, imported: ImportedCase, number: int) -> None:
    new = NewCase(case=a_case(number), imported=imported)
    bench.write(lambda session: add_cases(session, import_id, [new]))


def test_what_a_file_says_is_published_and_never_mine(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        said = from_file(
            a_case(6), user_score=-1, user_score_reason="no", reviewed_by="Grace Hopper"
        )
        add(bench, "import-1", said, 6)
        add(bench, "import-1", from_file(a_case(7), user_score=0), 7)
        view = run(bench.browsing.case_by_id("case-6"))
        assert view.published
        assert (view.published.score, view.published.reviewer) == (-1, "Grace Hopper")
        assert view.published.is_from_file
        assert not view.is_done
        assert run(bench.browsing.count(TO_REVIEW)) == 7
        assert bench.rows("SELECT published_score FROM test_case WHERE n > 5") == [(-1,), (0,)]
        assert bench.problems() == []


def test_rows_of_an_import_that_has_not_finished_are_nowhere(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        new = NewImport(
            id="import-2", dataset_id=DATASET.id, file_name="b", file_hash="b", started_at=NOON
        )
        bench.write(lambda session: begin_import(session, new))
        add(bench, "import-2", from_file(a_case(6)), 6)
        assert run(bench.browsing.count(Filter())) == 5
        assert run(bench.browsing.sidebar()).cases == 5
        assert list(run(bench.browsing.numbers(Filter()))) == [1, 2, 3, 4, 5]
        assert run(bench.browsing.next_undecided(TO_REVIEW, 5)) == 1


def test_superseded_revisions_show_only_when_asked_for(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        old = text("UPDATE test_case SET legacy_at = '2026-01-01T00:00:00.000000Z' WHERE n = 2")
        bench.write(lambda session: session.execute(old))
        assert list(run(bench.browsing.numbers(Filter()))) == [1, 3, 4, 5]
        assert list(run(bench.browsing.numbers(Filter(include_legacy=True)))) == [1, 2, 3, 4, 5]


def test_the_next_undecided_wraps_around_and_ends(tmp_path: Path) -> None:
    with a_bench(tmp_path, 3) as bench:
        run(bench.reviewing.press(seen(3), 1))
        assert run(bench.browsing.next_undecided(TO_REVIEW, 2)) == 1
        run(bench.reviewing.press(seen(1), 1))
        run(bench.reviewing.press(seen(2), 1))
        assert run(bench.browsing.next_undecided(TO_REVIEW, 0)) is None


def test_nothing_and_json_are_shown_as_they_are() -> None:
    assert plain_text(None) == ""
    assert plain_text(Json("{}")) == "{}"


def test_a_case_is_found_by_any_of_its_ids(tmp_path: Path) -> None:
    with a_bench(tmp_path, 12) as bench:

        def first(typed: str) -> int | None:
            found = run(bench.browsing.find(typed))
            return found[0].n if found else None

        assert first(" E12 ") == 12
        assert first("E1") == 1
        assert first("case-7") == 7
        assert first("case-1") == 1
        long = text("UPDATE test_case SET id = '0190aaaa-7000-8000-0123456789ab' WHERE n = 3")
        bench.write(lambda session: session.execute(long))
        assert first("6789-89ab") is None
        assert first("4567-89AB") == 3
        family = text(
            "UPDATE test_case SET family_id = '0190bbbb-7000-8000-aaaabbbbcccc' WHERE n=5"
        )
        bench.write(lambda session: session.execute(family))
        assert first("bbbb-CCCC") == first("0190bbbb-7") == 5
        assert first("") is first("nothing") is None


def test_datasets_of_one_name_are_told_apart_and_a_chosen_one_keeps_its_name(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path) as bench:
        chosen = Filter(datasets=frozenset({"dataset-2", "gone"}), text="nowhere")
        assert run(bench.browsing.facet(Filter(), "datasets"))[0].label == "Cards"
        bench.write(lambda session: add_product(session, Product(id="p2", name="Clinic")))
        other = replace(DATASET, id="dataset-2", product_id="p2")
        bench.write(lambda session: add_dataset(session, other))
        (shown,) = run(bench.browsing.facet(Filter(), "datasets"))
        assert (shown.label, shown.count) == ("Cards · Bank", 5)
        found = {one.value: one for one in run(bench.browsing.facet(chosen, "datasets"))}
        assert [(one.label, one.count) for one in found.values()].count(("", 0)) == 1
        assert found["dataset-2"].label == "Cards · Clinic"
        assert run(bench.browsing.names())["dataset-2"] == "Cards · Clinic"
