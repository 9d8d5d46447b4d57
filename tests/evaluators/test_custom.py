"""custom: evaluators of other packages, which may do anything but run from a file."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from reviewer_app.domain.evaluations import CustomEvaluator, Plain, Result, Sample
from reviewer_app.evaluators import custom
from reviewer_app.evaluators.registry import Evaluators


def run(evaluator: CustomEvaluator | None, config: Plain = None) -> Result:
    sample = Sample(
        eval_type="custom", expected="e", config=config or {"evaluator": "mine"}, output="o"
    )
    return Evaluators(custom={"mine": evaluator} if evaluator else {}).score_recorded(sample)


def give(answer: object) -> CustomEvaluator:
    return lambda _: answer


def test_an_evaluator_sees_the_whole_sample() -> None:
    def compare(sample: Sample) -> Result:
        assert sample.config == {"evaluator": "mine", "least": 3}
        return Result(score=0.3, passed=sample.output != sample.expected, details={"a": 1})

    result = run(compare, {"evaluator": "mine", "least": 3})
    assert (result.score, result.passed, result.details) == (0.3, True, {"a": 1})
    assert result.warnings == ()


def test_a_score_outside_0_to_1_is_kept_and_warned_of() -> None:
    result = run(give({"score": 1.7, "passed": False, "reason": "odd"}))
    assert (result.score, result.passed, result.reason) == (1.7, False, "odd")
    assert result.warnings == ("The evaluator mine gave the score 1.7, outside 0 to 1.",)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        True,
        0.5,
        {"score": 1.0},
        {"passed": True},
        {"score": True, "passed": True},
        {"score": float("nan"), "passed": True},
        {"score": 10**400, "passed": True},
        Result(score=float("inf"), passed=True),
    ],
)
def test_an_answer_that_is_no_result_is_an_error(answer: object) -> None:
    assert run(give(answer)).is_error


def test_an_evaluator_that_breaks_off_is_an_error_of_its_case() -> None:
    def fail(sample: Sample) -> Result:
        raise ZeroDivisionError("no sentences")

    result = run(fail)
    assert result.is_error
    assert result.reason == "The evaluator mine broke off: ZeroDivisionError: no sentences"


def test_details_become_what_json_can_say() -> None:
    """G13."""
    circle: list[object] = []
    circle.append(circle)
    details = {"pair": (1, 2.5), 5: float("nan"), "thing": object, "circle": circle}
    found = run(give({"score": 1, "passed": True, "details": details})).details
    assert (found["pair"], found["5"], found["thing"]) == ([1, 2.5], "nan", "<type>")
    assert isinstance(found["circle"], list)


@pytest.mark.parametrize("name", ["x", "os:system", "../evil.py", "tests.support.scores:score"])
def test_a_file_cannot_point_to_code(name: str) -> None:
    result = run(None, {"evaluator": name})
    assert result.is_error
    assert result.reason == f'There is no evaluator "{name}".'


def test_without_a_name_the_case_fails() -> None:
    assert run(None, {"evaluator": None}).reason == "eval_config names no evaluator."


def offer(value: str) -> Callable[..., EntryPoints]:
    """Installed packages that offer this one evaluator."""
    offered = EntryPoints([EntryPoint("offered", value, custom.GROUP)])

    def find(*, group: str, name: str) -> EntryPoints:
        return offered.select(group=group, name=name)

    return find


def test_an_installed_package_offers_evaluators(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom, "entry_points", offer("json:dumps"))
    result = run(None, {"evaluator": "offered"})
    assert result.reason is not None
    assert result.reason.startswith("The evaluator offered broke off: TypeError")


def test_an_evaluator_that_cannot_be_loaded_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom, "entry_points", offer("json:nothing"))
    result = run(None, {"evaluator": "offered"})
    assert result.reason is not None
    assert result.reason.startswith("The evaluator offered cannot be loaded: AttributeError")
