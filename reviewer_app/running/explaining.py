"""Explaining: verdicts of known outputs with the checks behind them, and remarks beforehand."""

from dataclasses import dataclass

from reviewer_app.domain.cases import Content
from reviewer_app.domain.checks import Check
from reviewer_app.domain.evaluations import Plain, Result, Sample, Unscorable, read_plain
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.remarks import KnownKey, Remark
from reviewer_app.domain.sayings import say
from reviewer_app.domain.suites import DEFAULT_EVAL_TYPE
from reviewer_app.evaluators.registry import Evaluators, explain, find_keys, find_remarks

NOT_SCORED_HERE = frozenset({"llm_judge", "custom"})
"""Types that ask a model, or run somebody else's code, each time anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What one output scores, and the checks that the score is made of."""

    result: Result
    checks: tuple[Check, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """What a content expects, ready to be scored. fault: why it cannot be, as a sentence."""

    eval_type: str
    expected: Plain = None
    config: Plain = None
    fault: str = ""


def expectation_of(content: Content) -> Expectation:
    """What a content expects; without an eval_type the framework's default counts."""
    eval_type = content.eval_type or DEFAULT_EVAL_TYPE
    try:
        return Expectation(
            eval_type=eval_type,
            expected=_plain(content.expected),
            config=_plain(content.eval_config),
        )
    except Unscorable as error:
        return Expectation(eval_type=eval_type, fault=error.reason)


def decide(expectation: Expectation, output: str, tool_calls: str | None = None) -> Verdict:
    """The verdict on one output; whatever is wrong with it becomes an error result.

    tool_calls: JSON. It takes two seconds at most, as every score does, and asks nobody.
    """
    if expectation.fault:
        return Verdict(result=Result.failed_to_score(expectation.fault))
    try:
        calls = None if tool_calls is None else read_plain(tool_calls)
    except (Unscorable, JsonError) as error:
        told = say("tool_calls cannot be read: {why}", why=error.reason)
        return Verdict(result=Result.failed_to_score(told))
    sample = _sample(expectation, output, calls)
    result = Evaluators().score_recorded(sample)
    return Verdict(result=result, checks=tuple(explain(sample, result)))


def remark_on(content: Content) -> tuple[Remark, ...]:
    """What is probably not meant in a content's expectation, whatever the outputs."""
    expectation = expectation_of(content)
    if expectation.fault:
        return (Remark(sentence=expectation.fault, kind="unscorable"),)
    return tuple(find_remarks(_sample(expectation)))


def keys_of(eval_type: str) -> tuple[KnownKey, ...]:
    """The keys that a type reads, with what counts without them."""
    return find_keys(eval_type)


def _sample(expectation: Expectation, output: str = "", calls: Plain = None) -> Sample:
    return Sample(
        eval_type=expectation.eval_type,
        expected=expectation.expected,
        config=expectation.config,
        output=output,
        tool_calls=calls,
    )


def _plain(value: Json | None) -> Plain:
    return None if value is None else read_plain(value.text)
