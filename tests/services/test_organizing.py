"""Products and datasets are made, renamed, edited and deleted, and all of it is undone."""

from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.errors import NameTaken, NotFound, RuleBroken, StillInUse
from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Filter
from reviewer_app.domain.sayings import Saying
from reviewer_app.services.feed import Affected
from reviewer_app.services.organizing import Organizing
from tests.support.builders import DATASET, PRODUCT
from tests.support.stores import Bench, a_bench, run, seen

FACTS = DatasetFacts(
    name="Cards 2",
    language="pt-BR",
    background_noise_profile="car",
    background_noise_level="light",
    input_schema=Json('{"type": "object", "a": 1.10}'),
    metadata=Json("[1E5]"),
)


@pytest.fixture
def bench(tmp_path: Path) -> Generator[Bench]:
    with a_bench(tmp_path) as bench:
        yield bench
        assert bench.problems() == []


def shown(bench: Bench) -> list[tuple[str, str, int]]:
    """Product, dataset and cases, as the sidebar has them."""
    return [(d.product, d.name, d.cases) for d in run(bench.browsing.sidebar()).datasets]


def products(bench: Bench) -> list[str]:
    return [product.name for product in run(bench.organizing.products())]


Act = Callable[[Organizing], Coroutine[Any, Any, Any]]
ACTS: dict[str, tuple[Act, str]] = {
    "make_product": (lambda o: o.make_product("Shop"), "Shop"),
    "rename_product": (lambda o: o.rename_product(PRODUCT.id, "Bank AG"), "Bank AG"),
    "delete_product": (lambda o: o.delete_product(PRODUCT.id), "Bank"),
    "make_dataset": (lambda o: o.make_dataset(PRODUCT.id, "SECURITY", FACTS), "Cards 2"),
    "edit_dataset": (lambda o: o.edit_dataset(DATASET.id, FACTS), "Cards 2"),
    "delete_dataset": (lambda o: o.delete_dataset(DATASET.id), "Cards"),
}


@pytest.mark.parametrize("name", ACTS)
def test_each_act_is_undone_and_done_again(bench: Bench, name: str) -> None:
    """B38: and named."""
    act, subject = ACTS[name]

    before = shown(bench), products(bench)
    run(act(bench.organizing))
    after = shown(bench), products(bench)
    undone = run(bench.undoing.undo())
    assert undone
    assert (undone.name, undone.case_id, undone.subject) == (name, "", subject)
    assert (shown(bench), products(bench)) == before
    run(bench.undoing.redo())
    assert (shown(bench), products(bench)) == after
    assert bench.notes[-1] == Affected(everything=True)


def test_a_dataset_keeps_its_facts_as_they_were_written(bench: Bench) -> None:
    made = run(bench.organizing.make_dataset(PRODUCT.id, "BEHAVIOR", FACTS))
    dataset = run(bench.organizing.dataset(made.id))
    assert (dataset.facts, dataset.type) == (FACTS, "BEHAVIOR")
    assert run(bench.organizing.find_dataset("Bank", "Cards 2")) == dataset
    assert run(bench.organizing.find_dataset("Bank", "Cards 3")) is None
    assert run(bench.organizing.edit_dataset(made.id, FACTS)) is None


def test_a_deleted_dataset_takes_its_cases_out_of_every_list_and_count(bench: Bench) -> None:
    """B34, B61."""
    run(bench.organizing.delete_dataset(DATASET.id))
    assert shown(bench) == []
    assert run(bench.browsing.count(Filter())) == 0
    assert run(bench.browsing.count(Filter(undecided=True, include_legacy=True))) == 0
    assert list(run(bench.browsing.numbers(Filter()))) == []
    assert run(bench.browsing.next_undecided(Filter(), 0)) is None
    assert not run(bench.browsing.has_cases())
    assert run(bench.organizing.delete_dataset(DATASET.id)) is None


def test_votes_outlive_the_deletion_of_their_dataset(bench: Bench) -> None:
    run(bench.reviewing.press(seen(1), 1))
    run(bench.organizing.delete_product(PRODUCT.id))
    assert run(bench.browsing.sidebar()).cases == 0
    run(bench.undoing.undo())
    assert run(bench.browsing.sidebar()).to_review == 4


def test_a_name_is_used_once_and_free_again_after_a_deletion(bench: Bench) -> None:
    with pytest.raises(NameTaken, match="Bank"):
        run(bench.organizing.make_product(" Bank "))
    with pytest.raises(NameTaken, match="Cards"):
        run(bench.organizing.make_dataset(PRODUCT.id, "QUALITY", DatasetFacts(name="Cards")))
    run(bench.organizing.delete_dataset(DATASET.id))
    run(bench.organizing.make_dataset(PRODUCT.id, "QUALITY", DatasetFacts(name="Cards")))
    assert shown(bench) == [("Bank", "Cards", 0)]


def test_an_undo_that_needs_a_name_which_was_given_since_names_it(bench: Bench) -> None:
    run(bench.organizing.delete_dataset(DATASET.id))
    bench.write(
        lambda session: (
            session.connection().exec_driver_sql(
                "INSERT INTO dataset (id, product_id, name, type, created_at) VALUES ('other', "
                "'product-1', 'Cards', 'QUALITY', '2026-03-01T12:00:00.000000Z')"
            )
            and None
        )
    )
    with pytest.raises(NameTaken) as caught:
        run(bench.undoing.undo())
    assert (caught.value.kind, caught.value.name, caught.value.product) == (
        "dataset",
        "Cards",
        "Bank",
    )
    assert shown(bench) == [("Bank", "Cards", 0)]


def test_two_products_may_have_datasets_of_one_name(bench: Bench) -> None:
    made = run(bench.organizing.make_product("Shop"))
    run(bench.organizing.make_dataset(made.id, "QUALITY", DatasetFacts(name="Cards")))
    assert shown(bench) == [("Bank", "Cards", 5), ("Shop", "Cards", 0)]


def test_making_a_product_is_not_undone_once_another_person_filled_it(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        made = run(bench.organizing.make_product("Shop"))
    with a_bench(tmp_path, person_id="person-other") as other:
        run(other.organizing.make_dataset(made.id, "QUALITY", DatasetFacts(name="Cards")))
    with a_bench(tmp_path) as bench:
        with pytest.raises(StillInUse, match="Shop"):
            run(bench.undoing.undo())
        assert products(bench) == ["Bank", "Shop"]


@pytest.mark.parametrize(
    "facts",
    [
        {"name": " "},
        {"name": "a\nb"},
        {"name": "x" * 201},
        {"language": "Englisch!"},
        {"background_noise_profile": "car"},
        {"background_noise_level": "light"},
        {"background_noise_profile": "sea", "background_noise_level": "light"},
        {"background_noise_profile": "car", "background_noise_level": "loud"},
        {"input_schema": Json("[]")},
        {"input_schema": Json("{")},
        {"metadata": Json("{a}")},
    ],
)
def test_what_the_platform_would_not_take_is_refused_with_a_sentence(
    bench: Bench, facts: dict[str, Any]
) -> None:
    told: dict[str, Any] = {"name": "New"} | facts
    whole = DatasetFacts(**told)
    with pytest.raises(RuleBroken, match=r"\.$") as caught:
        run(bench.organizing.make_dataset(PRODUCT.id, "QUALITY", whole))
    assert isinstance(caught.value.reason, Saying)  # so that the window can translate it
    with pytest.raises(RuleBroken, match=r"\.$"):
        run(bench.organizing.edit_dataset(DATASET.id, whole))
    assert shown(bench) == [("Bank", "Cards", 5)]


def test_a_type_that_there_is_not_and_a_product_that_is_not_here_are_refused(bench: Bench) -> None:
    wrong: Any = "SCENARIOS"
    with pytest.raises(RuleBroken, match="BEHAVIOR"):
        run(bench.organizing.make_dataset(PRODUCT.id, wrong, FACTS))
    with pytest.raises(NotFound):
        run(bench.organizing.make_dataset("nobody", "QUALITY", FACTS))
    with pytest.raises(NotFound):
        run(bench.organizing.rename_product("nobody", "X"))


def test_a_name_that_it_has_already_changes_nothing(bench: Bench) -> None:
    assert run(bench.organizing.rename_product(PRODUCT.id, " Bank ")) is None
    assert bench.notes == []
