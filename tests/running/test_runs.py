"""Runs: every case gets a result, in order, whatever products and expectations do."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import aclosing

import pytest

from reviewer_app.domain.answers import ProductAnswer, Usage
from reviewer_app.domain.evaluations import JudgeFailed, Question, Sample
from reviewer_app.domain.json import Json
from reviewer_app.domain.runs import CaseResult
from reviewer_app.domain.suites import Suite
from reviewer_app.running.cases import RunCase
from reviewer_app.running.scoring import Scoring, is_quick
from tests.support.runs import Parrot, Silent, a_result, a_run, a_run_case, busy, gather, results_of
from tests.support.vectors import read_vectors


class Judge:
    """A judge that gives one answer, or fails."""

    has_model = True

    def __init__(self, answer: str | Exception) -> None:
        self._answer = answer

    async def answer(self, question: Question) -> str:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def a_judged_case() -> RunCase:
    return a_run_case(eval_type="llm_judge", expected=Json('"polite?"'))


@pytest.mark.parametrize("concurrency", [1, 3, 50])
def test_results_come_in_the_cases_order(concurrency: int) -> None:
    ids = [f"c{number}" for number in range(40)]
    found = results_of(Parrot({}), [a_run_case(id_) for id_ in ids], concurrency=concurrency)
    assert [result.id for result in found] == ids
    assert all(result.passed for result in found)


def test_no_more_cases_are_asked_at_once_than_allowed() -> None:
    product = Parrot({})
    results_of(product, [a_run_case(f"c{number}") for number in range(40)], concurrency=4)
    assert product.most_at_once == 4


def test_one_bad_case_never_stops_the_run() -> None:
    """G8: bad expectations, failing products and our own mistakes are results of their case."""
    product = Parrot({"failing": [busy()], "broken": [ZeroDivisionError()]})
    cases = [
        a_run_case("failing"),
        a_run_case("broken"),
        a_run_case("bad", expected=Json('{"contains": "text"}')),
        a_run_case("twice", expected=Json('{"contains": [], "contains": []}')),
        a_run_case("good"),
    ]
    found = results_of(product, cases)
    assert [(result.error_kind, result.passed) for result in found] == [
        ("product", False),
        ("product", False),
        ("scoring", False),
        ("scoring", False),
        (None, True),
    ]
    assert found[1].error == "Reviewer itself could not ask the product (ZeroDivisionError)."
    assert all(result.score == 0.0 for result in found[:4])


def test_a_case_that_cannot_be_scored_is_not_even_asked() -> None:
    product = Parrot({})
    (found,) = results_of(product, [a_run_case(expected=Json('{"a":1,"a":2}'))])
    assert product.asked == []
    assert (found.attempts, found.error) == (0, 'The key "a" stands twice in one object.')


def test_what_makes_the_framework_break_a_run_off_is_handed_to_the_product() -> None:
    """G8, G21: the vectors of its run stage are tools by name, and a model without a provider."""
    vectors = [vector for vector in read_vectors("nous_raises.jsonl") if vector["stage"] == "run"]
    assert len(vectors) == 2
    case = a_run_case(agent_config=Json('{"tools": ["calculator"], "model": "no-provider-prefix"}'))
    (found,) = results_of(Parrot({}), [case])
    assert found.passed


def test_the_product_is_asked_again_and_scoring_is_not() -> None:
    """G19: a failed evaluation is no reason to ask again."""
    product = Parrot({"busy": [busy(), busy(), "hello"], "wrong": ["bye"]})
    found = results_of(product, [a_run_case("busy"), a_run_case("wrong")], retries=2)
    assert [(result.passed, result.attempts) for result in found] == [(True, 3), (False, 1)]
    assert product.asked == ["busy", "busy", "busy", "wrong"]


def test_a_product_that_never_answers_is_given_up_after_the_cases_own_time() -> None:
    async def run() -> tuple[list[CaseResult], Silent]:
        product = Silent()
        return await gather(a_run(product), [a_run_case(timeout=1)]), product

    (found,), product = asyncio.run(run())
    assert (found.error, found.error_kind) == ("It gave no answer within 0.001 s.", "timeout")
    assert product.given_up == ["a"]


@pytest.mark.parametrize("concurrency", [1, 3])
def test_closing_the_stream_gives_up_the_calls_in_flight(concurrency: int) -> None:
    async def run() -> tuple[list[str], list[str]]:
        product = Silent()
        taken: list[str] = []

        def cases() -> Iterator[RunCase]:
            for number in range(1000):
                taken.append(f"c{number}")
                yield a_run_case(f"c{number}")

        async def consume() -> None:
            async with aclosing(a_run(product, concurrency=concurrency).results(cases())) as stream:
                async for _ in stream:
                    raise AssertionError

        task = asyncio.create_task(consume())
        await product.begun.wait()
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(asyncio.all_tasks()) == 1
        return product.given_up, taken

    given_up, taken = asyncio.run(run())
    assert given_up == [f"c{number}" for number in range(concurrency)]
    assert len(taken) < 50


def test_what_is_done_already_is_not_run_again() -> None:
    done, product, heard = a_result("a", score=0.5), Parrot({}), list[CaseResult]()
    cases = [a_run_case("a"), a_run_case("b")]
    found = results_of(product, cases, find_done={cases[0].key: done}.get, heard=heard.append)
    assert found[0] is done
    assert product.asked == ["b"]
    assert [result.id for result in heard] == ["b"]


def test_a_result_is_heard_before_earlier_ones_are_there() -> None:
    async def run() -> None:
        heard, arrived = list[str](), asyncio.Event()

        def hear(result: CaseResult) -> None:
            heard.append(result.id)
            arrived.set()

        class SlowFirst(Parrot):
            async def answer(self, asked: object, *, timeout: float) -> ProductAnswer:  # noqa: ASYNC109 - AiProduct's
                if getattr(asked, "id", "") == "slow":
                    await arrived.wait()
                return ProductAnswer(output="hello")

        cases = [a_run_case("slow"), a_run_case("quick")]
        found = await gather(a_run(SlowFirst({}), concurrency=2, heard=hear), cases)
        assert heard == ["quick", "slow"]
        assert [result.id for result in found] == ["slow", "quick"]

    asyncio.run(run())


def test_a_disk_that_takes_no_results_ends_the_run() -> None:
    def fail(_: CaseResult) -> None:
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        results_of(Parrot({}), [a_run_case("a"), a_run_case("b")], heard=fail, concurrency=2)


def test_a_result_tells_what_the_answer_took() -> None:
    answer = ProductAnswer(
        output="hello",
        tool_calls=[{"name": "wave"}, {"name": "wave"}, {}],
        seconds=1.5,
        usage=Usage(input_tokens=1000, output_tokens=100, requests=2),
        model="openai:gpt-4",
    )
    (found,) = results_of(Parrot({"a": [answer]}), [a_run_case()])
    assert found.metrics
    metrics = found.metrics
    assert (metrics.total_tokens, metrics.total_duration_ms, metrics.requests) == (1100, 1500, 2)
    assert (metrics.tool_calls, metrics.tools_used) == (3, {"wave": 2, "unknown": 1})
    assert metrics.estimated_cost == 0.013
    assert found.output == "hello"


@pytest.mark.parametrize(
    ("config", "model"),
    [('{"model": "groq:x"}', "groq:x"), ("{}", "openai:y"), ('{"model": 5}', "openai:y")],
)
def test_the_cases_own_model_goes_before_the_suites(config: str, model: str) -> None:
    answer = ProductAnswer(output="hello", usage=Usage(input_tokens=1000))
    suite = Suite(name="s", default_model="openai:y")
    case = a_run_case(suite=suite, agent_config=Json(config))
    (found,) = results_of(Parrot({"a": [answer]}), [case])
    assert found.metrics
    assert found.metrics.model == model


def test_an_answer_of_which_nothing_is_known_has_no_metrics() -> None:
    (found,) = results_of(Parrot({}), [a_run_case()])
    assert found.metrics is None


def test_the_judge_is_asked_once_the_product_has_answered() -> None:
    (found,) = results_of(Parrot({}), [a_judged_case()], scoring=Scoring(judge=Judge("SCORE: 5")))
    assert (found.passed, found.score) == (True, 1.0)


def test_a_judge_that_fails_is_a_failed_case_and_run_again_when_resumed() -> None:
    """Reference C6: no error result."""
    scoring = Scoring(judge=Judge(JudgeFailed("It is busy.")))
    (found,) = results_of(Parrot({}), [a_judged_case()], scoring=scoring)
    assert (found.passed, found.error, found.details["error"]) == (False, None, "It is busy.")
    assert found.can_be_run_again


def test_a_judge_with_a_mistake_in_it_is_an_error_of_that_case() -> None:
    found = results_of(
        Parrot({}), [a_judged_case(), a_run_case("b")], scoring=Scoring(judge=Judge(KeyError()))
    )
    assert [result.error_kind for result in found] == ["scoring", None]


def test_a_custom_evaluator_runs_beside_the_event_loop() -> None:
    threads: list[threading.Thread] = []

    def mine(_: Sample, /) -> object:
        threads.append(threading.current_thread())
        return {"score": 1, "passed": True}

    case = a_run_case(eval_type="custom", eval_config=Json('{"evaluator": "mine"}'))
    (found,) = results_of(Parrot({}), [case], scoring=Scoring(custom={"mine": mine}))
    assert found.passed
    assert threads != [threading.main_thread()]


@pytest.mark.parametrize(
    ("sample", "quick"),
    [
        (Sample(eval_type="contains", expected=["a"], output="a"), True),
        (Sample(eval_type="contains", expected={"regex": ["a"]}, output="a"), False),
        (Sample(eval_type="contains", expected=["a"], output="a" * 30_000), False),
        (Sample(eval_type="contains", expected=[*["a"] * 300], output="a"), False),
        (Sample(eval_type="fuzzy_match", expected="a", output="a"), True),
        (Sample(eval_type="fuzzy_match", expected="a" * 30_000, output="a"), False),
        (Sample(eval_type="schema", expected={}, output="{}"), False),
        (Sample(eval_type="custom", output="a"), False),
        (Sample(eval_type="tool_usage", expected={}, output={"a": 1}), False),
        (
            Sample(
                eval_type="tool_usage", expected={}, tool_calls=[{"name": "a"} for _ in range(300)]
            ),
            False,
        ),
    ],
)
def test_only_what_is_quick_is_scored_on_the_event_loop(sample: Sample, quick: bool) -> None:
    assert is_quick(sample) == quick
