"""Cases of a run: whose timeout counts, which cases are taken, and when a case is another one."""

from typing import Any

import pytest

from reviewer_app.domain.json import Json
from reviewer_app.domain.suites import Suite, SuiteCase
from reviewer_app.running.cases import Selection, foresee, prepare, question_of
from tests.support.runs import a_run_case

SUITE = Suite(name="s", default_timeout=45_000, default_model="m", default_instructions="Be brief.")


def a_case(**more: Any) -> SuiteCase:
    return SuiteCase(id="a", input="hi", **more)


@pytest.mark.parametrize(
    ("own", "run", "seconds"), [(20_000, 10, 20.0), (None, 10, 0.01), (None, None, 45.0)]
)
def test_the_cases_timeout_goes_before_the_runs_and_then_comes_the_suites(
    own: int | None, run: int | None, seconds: float
) -> None:
    """G3."""
    assert prepare(a_case(timeout=own), SUITE, timeout=run).seconds == seconds


def test_a_product_is_told_the_suites_model_and_instructions() -> None:
    asked = prepare(a_case(), SUITE).asked
    assert (asked.model, asked.instructions) == ("m", "Be brief.")


@pytest.mark.parametrize(
    ("selection", "taken"),
    [
        (Selection(), True),
        (Selection(tags=frozenset({"x", "z"})), True),
        (Selection(tags=frozenset({"z"})), False),
        (Selection(tags=frozenset()), False),
        (Selection(excluded=frozenset({"y"})), False),
        (Selection(tags=frozenset({"x"}), excluded=frozenset({"y"})), False),
    ],
)
def test_a_case_is_taken_by_any_of_the_tags_and_left_out_by_any(
    selection: Selection, taken: bool
) -> None:
    assert selection.takes(a_case(tags=("x", "y"))) == taken


def test_the_key_is_the_same_for_the_same_content_only() -> None:
    key = prepare(a_case(), SUITE).key
    assert prepare(a_case(), SUITE).key == key
    others = [
        prepare(a_case(expected=Json('"x"')), SUITE),
        prepare(a_case(), Suite(name="s")),
        prepare(a_case(), SUITE, number=2),
    ]
    assert len({key, *(other.key for other in others)}) == 4


def test_what_is_probably_not_meant_is_known_before_the_run() -> None:
    assert foresee(a_run_case(expected=None)) == ("expected is null, so every output passes.",)
    assert foresee(a_run_case(expected=Json('{"a":1,"a":1}'))) == (
        'The key "a" stands twice in one object.',
    )
    assert foresee(a_run_case()) == ()


def test_a_judges_prompt_is_known_without_asking() -> None:
    question = question_of(a_run_case(eval_type="llm_judge", expected=Json('"Is it polite?"')))
    assert question
    assert "Is it polite?" in question.prompt
    assert question_of(a_run_case()) is None
    bad = a_run_case(eval_type="llm_judge", eval_config=Json('{"scale": "x"}'))
    assert question_of(bad) is None
