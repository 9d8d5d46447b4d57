"""Cases as a run has them: what is asked, what is expected, and how long it may take."""

import hashlib
from dataclasses import dataclass

from reviewer_app.domain.answers import Asked
from reviewer_app.domain.cases import Content
from reviewer_app.domain.evaluations import Plain, Question, Sample, Unscorable, read_plain
from reviewer_app.domain.json import Json
from reviewer_app.domain.suites import DEFAULT_TIMEOUT, Suite, SuiteCase
from reviewer_app.evaluators.registry import find_question, find_warnings


@dataclass(frozen=True, slots=True, kw_only=True)
class RunCase:
    """One case ready to be run.

    key: the same for the same case with the same content. sample: without an output yet.
    fault: why its expectation cannot be read, so that it is not even asked. seconds: for one
    answer.
    """

    key: str
    suite: str
    asked: Asked
    sample: Sample
    seconds: float
    fault: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """Which cases are run: those with any of `tags`, unless they have any of `excluded`.

    tags: None takes all; an empty list takes none (reference B).
    """

    tags: frozenset[str] | None = None
    excluded: frozenset[str] = frozenset()

    def takes(self, case: SuiteCase) -> bool:
        """Whether a case is to be run."""
        if self.tags is not None and self.tags.isdisjoint(case.tags):
            return False
        return self.excluded.isdisjoint(case.tags)


def prepare(
    case: SuiteCase,
    suite: Suite,
    *,
    content: Content | None = None,
    timeout: int | None = None,
    number: int = 1,
) -> RunCase:
    """A suite's case ready to be run.

    content: what the product sees, where the file says more than a `SuiteCase` holds. timeout:
    the run's, in milliseconds; the case's own goes before it, and then comes the suite's
    (reference G3). number: of the cases with this id in the suite, from 1.
    """
    milliseconds = next(
        (found for found in (case.timeout, timeout, suite.default_timeout) if found is not None),
        DEFAULT_TIMEOUT,
    )
    sample, fault = _read_sample(case)
    return RunCase(
        key=_make_key(case, suite, content, number),
        suite=suite.name,
        asked=Asked(
            id=case.id,
            name=case.display_name,
            content=content or content_of(case),
            model=suite.default_model,
            instructions=suite.default_instructions,
            metadata=case.metadata,
            tags=case.tags,
        ),
        sample=sample,
        seconds=milliseconds / 1000,
        fault=fault,
    )


def content_of(case: SuiteCase) -> Content:
    """What a product sees of a case that is no more than its suite says."""
    return Content(
        input=case.input,
        expected=case.expected,
        eval_type=case.eval_type,
        eval_config=case.eval_config,
        deps=case.deps,
        tools=case.tools,
        agent_config=case.agent_config,
        timeout=case.timeout,
    )


def foresee(case: RunCase) -> tuple[str, ...]:
    """What is probably not meant in a case, or cannot be scored, without any output."""
    return (case.fault,) if case.fault else find_warnings(case.sample)


def question_of(case: RunCase) -> Question | None:
    """What a judge would be asked on an empty output; None where none is asked."""
    if case.fault or case.sample.eval_type != "llm_judge":
        return None
    try:
        return find_question(case.sample)
    except Unscorable:
        return None


def _read_sample(case: SuiteCase) -> tuple[Sample, str | None]:
    try:
        expected, config = _plain(case.expected), _plain(case.eval_config)
    except Unscorable as error:
        return Sample(eval_type=case.eval_type), error.reason
    return Sample(eval_type=case.eval_type, expected=expected, config=config), None


def _plain(value: Json | None) -> Plain:
    return None if value is None else read_plain(value.text)


def _make_key(case: SuiteCase, suite: Suite, content: Content | None, number: int) -> str:
    """A hash of all that the answer and its score depend on."""
    parts = (suite.name, suite.default_model, suite.default_instructions, case, content, number)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
