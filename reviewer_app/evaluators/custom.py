"""custom: an evaluator of somebody else's, found by its name (reference C7).

A name is registered by the program, or by an installed package as an entry point of the group
`reviewer_app.evaluators`. A file names it, and can never point to code.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.metadata import entry_points
from typing import cast

from reviewer_app.domain.evaluations import CustomEvaluator, Plain, Result, Sample, Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.options import Options, kind_of

GROUP = "reviewer_app.evaluators"
MAX_DEPTH = 50
"""Nesting of details that is kept."""


@dataclass(frozen=True, slots=True)
class Custom:
    """The evaluator that eval_config names; None where it names none."""

    name: str | None

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "Custom":
        """Only `evaluator` is read here; every other key is the evaluator's own."""
        name = config.get("evaluator")
        config.read_all()
        if name is not None and not isinstance(name, str):
            raise Unscorable(
                say("eval_config.evaluator must be a name, and is {kind}.", kind=kind_of(name))
            )
        return cls(name or None)

    def score(self, sample: Sample, registered: Mapping[str, CustomEvaluator]) -> Result:
        """What the evaluator says, unchanged: passed is independent of the score."""
        if self.name is None:
            reason = "eval_config names no evaluator."
            return Result(score=0.0, passed=False, reason=reason)
        evaluator = registered.get(self.name) or _load(self.name)
        try:
            answer = evaluator(sample)
        except Exception as error:  # somebody else's code: a result of this case
            told = f"{type(error).__name__}: {error}"[:500]
            raise Unscorable(
                say("The evaluator {name} broke off: {told}", name=self.name, told=told)
            ) from error
        return read_answer(answer, self.name)


def _load(name: str) -> CustomEvaluator:
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise Unscorable(say('There is no evaluator "{name}".', name=name))
    try:
        return cast(CustomEvaluator, next(iter(found)).load())
    except Exception as error:  # somebody else's code
        told = f"{type(error).__name__}: {error}"[:500]
        raise Unscorable(
            say("The evaluator {name} cannot be loaded: {told}", name=name, told=told)
        ) from error


def read_answer(answer: object, name: str) -> Result:
    """A result from what an evaluator gave. Raises Unscorable for what is none."""
    if isinstance(answer, Result):
        return _check(replace(answer, details=_to_details(answer.details)), name)
    if not isinstance(answer, Mapping):
        raise Unscorable(say("The evaluator {name} gave no result.", name=name))
    given = cast(Mapping[object, object], answer)
    score, passed = given.get("score"), given.get("passed")
    reason, details = given.get("reason"), given.get("details")
    if isinstance(score, bool) or not isinstance(score, int | float):
        raise Unscorable(say("The evaluator {name} gave no score.", name=name))
    if not isinstance(passed, bool):
        raise Unscorable(
            say("The evaluator {name} did not say whether the output passed.", name=name)
        )
    told = None if reason is None else str(reason)
    return _check(_to_result(score, passed, told, details), name)


def _to_result(score: float, passed: bool, reason: str | None, details: object) -> Result:
    try:
        number = float(score)
    except OverflowError:
        number = math.inf
    return Result(score=number, passed=passed, reason=reason, details=_to_details(details))


def _check(result: Result, name: str) -> Result:
    """A score outside 0 to 1 is kept and warned about; one that is no number is none."""
    if not math.isfinite(result.score):
        raise Unscorable(say("The evaluator {name} gave a score that is no number.", name=name))
    if 0 <= result.score <= 1:
        return result
    warning = f"The evaluator {name} gave the score {result.score:g}, outside 0 to 1."
    return replace(result, warnings=(*result.warnings, warning))


def _to_details(details: object) -> dict[str, Plain]:
    found = _to_plain(details, MAX_DEPTH)
    if found is None:
        return {}
    return found if isinstance(found, dict) else {"details": found}


def _to_plain(value: object, depth: int) -> Plain:
    """What JSON can say of a value: lists and maps as they are, other things by their name."""
    if value is None or isinstance(value, str | bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, Mapping) and depth:
        pairs = cast(Mapping[object, object], value).items()
        return {str(key): _to_plain(inner, depth - 1) for key, inner in pairs}
    if isinstance(value, list | tuple | set | frozenset) and depth:
        return [_to_plain(inner, depth - 1) for inner in cast(list[object], value)]
    return f"<{type(cast(object, value)).__name__}>"
