"""Suites: cases with an expectation of any shape, read and checked by the rules of Nous.Eval.

A suite's file stays as it was written in `Content` and `Labels`; a `SuiteCase` is what an
evaluation sees of it, with the defaults filled in. (reference: Nous.Eval, TestCase and Suite.)
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from reviewer_app.domain import json
from reviewer_app.domain.cases import EVAL_TYPES, TestCase
from reviewer_app.domain.json import Json, Members, Number, Value
from reviewer_app.domain.sayings import say

DEFAULT_EVAL_TYPE = "contains"
DEFAULT_TIMEOUT = 30_000
"""Milliseconds for a case where neither it, nor the run, nor its suite says anything."""

CASE_LISTS = ("test_cases", "cases", "tests")
"""The names that a suite's list of cases goes by; the framework itself knows the first."""

CASE_FIELDS: Mapping[str, str] = {
    "id": "external_id",
    "name": "name",
    "description": "description",
    "input": "input",
    "expected": "expected",
    "eval_type": "eval_type",
    "eval_config": "eval_config",
    "tags": "tags",
    "deps": "deps",
    "agent_config": "agent_config",
    "timeout": "timeout",
    "metadata": "metadata",
}
"""A suite case's keys, and the fields of Content and Labels that hold them."""

_EMPTY = Json("{}")
_WHOLE = re.compile(r"[0-9]{1,18}")

Given = Value | Json
"""A value as a file has it; a list or map may also be the text of its JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A rule that a case or suite breaks: the key that it is about, and a sentence."""

    rule: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteCase:
    """One case as an evaluation sees it; `timeout` in milliseconds, None where it is not set.

    eval_type may be a text that names no type, and eval_config JSON of any shape: `validate`
    tells. tools: what a kept case has; `from_map` takes none from a file.
    """

    id: str
    input: str | Json
    name: str | None = None
    description: str | None = None
    expected: Json | None = None
    eval_type: str = DEFAULT_EVAL_TYPE
    eval_config: Json = _EMPTY
    tags: tuple[str, ...] = ()
    deps: Json = _EMPTY
    tools: Json | None = None
    agent_config: Json = _EMPTY
    timeout: int | None = None
    metadata: Json = _EMPTY

    @property
    def display_name(self) -> str:
        """The name, also an empty one; without a name the id."""
        return self.id if self.name is None else self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Suite:
    """Cases that are evaluated together; times in milliseconds."""

    name: str
    cases: tuple[SuiteCase, ...] = ()
    description: str | None = None
    default_model: str | None = None
    default_instructions: str | None = None
    default_timeout: int = DEFAULT_TIMEOUT
    parallelism: int = 1
    retry_failed: int = 0
    metadata: Json = _EMPTY


def from_map(given: Mapping[str, Given]) -> SuiteCase | Fault:
    """A case from its keys, or the first rule that keeps it from being one.

    null and false count as absent, but for `expected: false`, which is an expectation. Keys
    that are not the case's, `tools` among them, do not count.
    """
    values = _present(given)
    for key in ("id", "input"):
        if key not in values:
            return Fault(rule=key, reason=say("The {key} is missing", key=key))
    tags = _to_tags(values.get("tags"))
    if tags is None:
        return Fault(rule="tags", reason=say("The tags are no list"))
    timeout = _to_whole(values.get("timeout"))
    if timeout is None and "timeout" in values:
        reason = say("The timeout is no whole number of milliseconds")
        return Fault(rule="timeout", reason=reason)
    return SuiteCase(
        id=_to_text(values["id"]),
        input=_to_input(values["input"]),
        name=_text_at(values, "name"),
        description=_text_at(values, "description"),
        expected=_json_at(values, "expected"),
        eval_type=_to_eval_type(values.get("eval_type")),
        eval_config=_json_at(values, "eval_config") or _EMPTY,
        tags=tags,
        deps=_json_at(values, "deps") or _EMPTY,
        agent_config=_json_at(values, "agent_config") or _EMPTY,
        timeout=timeout,
        metadata=_json_at(values, "metadata") or _EMPTY,
    )


def of_case(case: TestCase) -> SuiteCase | Fault:
    """A kept case as an evaluation sees it; without an id of its own, by the one it has here."""
    given: dict[str, Given] = {"id": case.id}
    for key, field in CASE_FIELDS.items():
        owner = next((part for part in (case.content, case.labels) if hasattr(part, field)), case)
        value = getattr(owner, field)
        if value is not None:
            given[key] = _as_given(value)
    found = from_map(given)
    return found if isinstance(found, Fault) else replace(found, tools=case.content.tools)


def validate(case: SuiteCase) -> Fault | None:
    """The first rule that the case breaks, in the framework's order.

    What it does not ask for is not asked for here: an expectation, a timeout, an id used once.
    """
    if not case.id:
        return Fault(rule="id", reason=say("The id is empty"))
    if case.eval_type not in EVAL_TYPES:
        reason = say(
            "The eval_type {value} is none of {types}",
            value=json.quote(case.eval_type),
            types=", ".join(EVAL_TYPES),
        )
        return Fault(rule="eval_type", reason=reason)
    if case.eval_type == "custom" and "evaluator" not in _keys(case.eval_config):
        reason = say("The eval_type custom needs an evaluator in eval_config")
        return Fault(rule="evaluator", reason=reason)
    return None


def suite_from_map(
    given: Mapping[str, Given], cases: Sequence[SuiteCase], *, default_name: str
) -> Suite | Fault:
    """A suite from its own keys and its cases, or the first rule that keeps it from being one.

    null and false count as absent here too. default_name: for a suite without a name, its
    file's name without the last extension.
    """
    values = _present(given)
    numbers: dict[str, int] = {}
    for key in ("default_timeout", "parallelism", "retry_failed"):
        number = _to_whole(values.get(key))
        if number is not None:
            numbers[key] = number
        elif key in values:
            return Fault(rule=key, reason=say("The {key} is no whole number", key=key))
    return Suite(
        name=_to_text(values.get("name", default_name)),
        cases=tuple(cases),
        description=_text_at(values, "description"),
        default_model=_text_at(values, "default_model"),
        default_instructions=_text_at(values, "default_instructions"),
        metadata=_json_at(values, "metadata") or _EMPTY,
        **numbers,
    )


def validate_suite(suite: Suite) -> Fault | None:
    """The first rule that the suite or one of its cases breaks, in the framework's order."""
    if not suite.name:
        return Fault(rule="name", reason=say("The suite's name is empty"))
    if not suite.cases:
        return Fault(rule="test_cases", reason=say("The suite has no test cases"))
    for case in suite.cases:
        if fault := validate(case):
            reason = say("Test case {id}: {why}", id=case.id, why=fault.reason)
            return Fault(rule=fault.rule, reason=reason)
    return None


def _present(given: Mapping[str, Given]) -> dict[str, Given]:
    return {
        key: value
        for key, value in given.items()
        if value is not None and (value is not False or key == "expected")
    }


def _as_given(value: object) -> Given:
    """A field of Content or Labels as a file would have it."""
    if isinstance(value, str | Json):
        return value
    return Number(value) if isinstance(value, int) else Json(json.dump(value))


def _to_text(value: Given) -> str:
    """Text to the character; everything else as it is spelled."""
    return str.__str__(value) if isinstance(value, str) else json.dump(value)


def _text_at(values: Mapping[str, Given], key: str) -> str | None:
    return _to_text(values[key]) if key in values else None


def _json_at(values: Mapping[str, Given], key: str) -> Json | None:
    return _to_json(values[key]) if key in values else None


def _to_json(value: Given) -> Json:
    return value if isinstance(value, Json) else Json(json.dump(value))


def _to_input(value: Given) -> str | Json:
    return _to_json(value) if isinstance(value, list | Members | Json) else _to_text(value)


def _to_eval_type(value: Given) -> str:
    """Text as it is, known or not; no text is taken for the default (the framework's rule)."""
    if isinstance(value, str) and not isinstance(value, Number):
        return value
    return DEFAULT_EVAL_TYPE


def _to_tags(value: Given) -> tuple[str, ...] | None:
    """The tags as texts, what is no text as it is spelled; None when there is no list of them."""
    if value is None:
        return ()
    items = json.parse(value.text) if isinstance(value, Json) else value
    return tuple(map(_to_text, items)) if isinstance(items, list) else None


def _to_whole(value: Given) -> int | None:
    """A whole number from 0, None for anything else."""
    return int(value) if isinstance(value, str) and _WHOLE.fullmatch(value) else None


def _keys(value: Json) -> set[str]:
    found = json.parse(value.text)
    return {key for key, _ in found.pairs} if isinstance(found, Members) else set()
