"""Reasons of a dataset: kept, shown with its cases, undone together with what else was edited."""

from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.changes import Reason
from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.errors import NotFound, RuleBroken
from tests.support.builders import DATASET, PRODUCT
from tests.support.stores import Bench, a_bench, run, seen

OWN = (Reason(word="Wrong dose", meaning="twice the limit"), Reason(), Reason(word="Tone"))


def _reasons(bench: Bench) -> tuple[Reason, ...]:
    return run(bench.browsing.case_by_id("case-1")).reasons


def test_cases_come_with_the_reasons_of_their_dataset(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        assert _reasons(bench) == ()
        run(bench.organizing.set_reasons(DATASET.id, OWN))
        assert _reasons(bench) == OWN
    with a_bench(tmp_path) as bench:
        assert run(bench.organizing.reasons(DATASET.id)) == OWN


def test_votes_keep_the_words_of_reasons_that_are_gone(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.organizing.set_reasons(DATASET.id, OWN))
        run(bench.reviewing.vote(seen(1), -1, "Wrong dose: 80 mg"))
        run(bench.organizing.set_reasons(DATASET.id, ()))
        view = run(bench.browsing.case_by_id("case-1"))
        assert (view.vote.reason, view.reasons) == ("Wrong dose: 80 mg", ())


def test_name_and_reasons_of_one_save_are_one_step(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        facts = replace(DATASET.facts, name="Debit cards")
        deed = run(bench.organizing.edit_dataset(DATASET.id, facts, OWN))
        assert deed is not None
        assert (deed.name, deed.subject) == ("edit_dataset", "Debit cards")
        assert run(bench.organizing.edit_dataset(DATASET.id, facts, OWN)) is None
        run(bench.undoing.undo())
        assert _reasons(bench) == ()
        assert run(bench.organizing.dataset(DATASET.id)).name == DATASET.name
        run(bench.undoing.redo())
        assert _reasons(bench) == OWN
        alone = run(bench.organizing.edit_dataset(DATASET.id, facts, OWN[:1]))
        assert alone is not None
        assert (alone.name, alone.subject) == ("set_reasons", "Debit cards")
        assert bench.problems() == []


def test_a_new_dataset_begins_with_its_reasons_and_goes_with_them(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        made = run(
            bench.organizing.make_dataset(PRODUCT.id, "QUALITY", DatasetFacts(name="Loans"), OWN)
        )
        assert run(bench.organizing.reasons(made.id)) == OWN
        run(bench.undoing.undo())
        assert run(bench.organizing.find_dataset(PRODUCT.name, "Loans")) is None
        run(bench.undoing.redo())
        assert run(bench.organizing.reasons(made.id)) == OWN
        assert bench.problems() == []


def test_reasons_that_clash_are_not_kept(tmp_path: Path) -> None:
    """B12."""
    with a_bench(tmp_path) as bench:
        with pytest.raises(RuleBroken):
            run(
                bench.organizing.set_reasons(DATASET.id, [Reason(word="Tone"), Reason(word="tone")])
            )
        with pytest.raises(NotFound):
            run(bench.organizing.set_reasons("nowhere", OWN))
        assert _reasons(bench) == ()
