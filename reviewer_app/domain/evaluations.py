"""Evaluations: an output with what is expected of it, and the score that it gets.

(reference: Nous.Eval, parts C and D.)
"""

import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NoReturn, Protocol

from reviewer_app.domain.json import MAX_DEPTH, Members, Number, Value, parse
from reviewer_app.domain.sayings import say

Plain = str | int | float | bool | None | list["Plain"] | dict[str, "Plain"]
"""A value of JSON as Python's own; what evaluators count with and compare."""

MAX_DIGITS = 4_300
"""Digits of a whole number that is counted with; Python itself reads no more."""

_WHOLE = re.compile(r"-?[0-9]+")
_NOTHING: Mapping[str, Plain] = {}


class Unscorable(Exception):
    """What is expected, or the output, has no score; `reason` is a sentence for the person.

    It never leaves the evaluators: it becomes an error result of the case.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One output with what is expected of it.

    expected and config: a suite's `expected` and `eval_config`, of any shape; None stands for
    absent. tool_calls: the calls in their order, each with `name` and `args` or `arguments`.
    """

    eval_type: str
    expected: Plain = None
    config: Plain = None
    output: Plain = None
    tool_calls: Plain = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What an output scores.

    score: 0 to 1, only a custom evaluator may leave that range. passed does not follow from it.
    reason: a sentence, None where passed. details: by type, JSON values only. warnings: what is
    probably not meant, such as an expectation that always passes. is_error: it could not be
    scored, and counts as 0 and not passed.
    """

    score: float
    passed: bool
    reason: str | None = None
    details: Mapping[str, Plain] = field(default_factory=lambda: _NOTHING)
    warnings: tuple[str, ...] = ()
    is_error: bool = False

    @classmethod
    def failed_to_score(cls, reason: str, warnings: tuple[str, ...] = ()) -> "Result":
        """The result of a case that could not be scored (reference G8: results, no exceptions)."""
        return cls(
            score=0.0,
            passed=False,
            reason=reason,
            details={"error": reason},
            warnings=warnings,
            is_error=True,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a judge is asked: the role it has, the prompt, and the model where one is named."""

    system: str
    prompt: str
    model: str | None = None


class JudgeFailed(Exception):
    """A judge gave no answer; `reason` is a sentence for the person."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Answer = str | JudgeFailed | None
"""A judge's text as it came, or why there is none; None where no judge was asked."""


class Judge(Protocol):
    """A model that judges outputs."""

    @property
    def has_model(self) -> bool:
        """Whether it can answer a question that names no model."""
        ...

    async def answer(self, question: Question) -> str:
        """The judge's text as it came. Raises JudgeFailed when there is none."""
        ...


class CustomEvaluator(Protocol):
    """A function of somebody else's that scores an output.

    It gives a Result, or a mapping with `score`, `passed` and optionally `reason`, `details`.
    """

    def __call__(self, sample: Sample, /) -> object:
        """The result for one output."""
        ...


def read_plain(text: str) -> Plain:
    """The value of a JSON text, as `to_plain` has it.

    Raises JsonError for what is no JSON, and Unscorable as `to_plain` does.
    """
    # The short way takes a tenth of the time of the long one. What it refuses, the long way
    # refuses with the place and the reason.
    with suppress(ValueError, RecursionError):
        value = _DECODER.decode(text)
        # With so few brackets the nesting cannot be too deep.
        if text.count("[") + text.count("{") <= MAX_DEPTH or not _is_too_deep(value):
            return value
    return to_plain(parse(text))


def to_plain(value: Value) -> Plain:
    """The value with Python's own numbers, lists and maps.

    Raises Unscorable for a key that stands twice and a number that is too large to count with.
    """
    if isinstance(value, Number):
        return _to_number(value)
    if isinstance(value, list):
        return [to_plain(inner) for inner in value]
    if isinstance(value, Members):
        found = {key: to_plain(inner) for key, inner in value.pairs}
        if len(found) != len(value.pairs):
            raise Unscorable(
                say('The key "{value}" stands twice in one object.', value=_repeated(value))
            )
        return found
    return value


def _is_too_deep(value: Plain) -> bool:
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False
    return True


def _inside(value: Plain) -> Iterable[Plain]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _to_number(value: Number) -> int | float:
    if _WHOLE.fullmatch(value):
        if len(value) > MAX_DIGITS:
            raise Unscorable(
                say("A number with {count} digits is too long to count with.", count=len(value))
            )
        return int(value)
    number = float(value)
    if number in (float("inf"), float("-inf")):
        raise Unscorable(say("The number {name} is too large to count with.", name=value[:40]))
    return number


def _repeated(members: Members) -> str:
    seen: set[str] = set()
    for key, _ in members.pairs:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError


def _refuse(spelling: str) -> NoReturn:
    raise ValueError(spelling)


def _read_finite(spelling: str) -> float:
    number = float(spelling)
    return number if number not in (float("inf"), float("-inf")) else _refuse(spelling)


def _read_members(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    found = dict(pairs)
    return found if len(found) == len(pairs) else _refuse("a key stands twice")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_read_members, parse_float=_read_finite, parse_constant=_refuse
)
