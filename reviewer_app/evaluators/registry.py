"""The registry: which module scores which evaluation type.

Whatever goes wrong is an error result of that case, and never stops a run (reference G8).
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.checks import Check
from reviewer_app.domain.evaluations import (
    Answer,
    CustomEvaluator,
    Judge,
    JudgeFailed,
    Plain,
    Question,
    Result,
    Sample,
    Unscorable,
)
from reviewer_app.domain.remarks import KnownKey, Remark
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.evaluators.contains import Contains
from reviewer_app.evaluators.custom import Custom
from reviewer_app.evaluators.exact_match import ExactMatch
from reviewer_app.evaluators.fuzzy_match import FuzzyMatch
from reviewer_app.evaluators.llm_judge import LlmJudge
from reviewer_app.evaluators.options import Options, Recorder, kind_of
from reviewer_app.evaluators.schema import Schema
from reviewer_app.evaluators.tool_usage import ToolUsage

Evaluator = ExactMatch | FuzzyMatch | Contains | ToolUsage | Schema | LlmJudge | Custom
Reader = Callable[[Plain, Options], Evaluator]

READERS: Mapping[str, Reader] = {
    "exact_match": ExactMatch.read,
    "fuzzy_match": FuzzyMatch.read,
    "contains": Contains.read,
    "tool_usage": ToolUsage.read,
    "schema": Schema.read,
    "llm_judge": LlmJudge.read,
    "custom": Custom.read,
}
"""Each type's way to read what is expected; the evaluator that it gives does the scoring."""

_TEXT_ONLY = ("exact_match", "fuzzy_match", "contains")
_LOG = logging.getLogger(__name__)


class Evaluators:
    """Scores samples of every type.

    judge: asked by llm_judge. custom: evaluators by name; those that installed packages offer as
    entry points are found besides.
    """

    def __init__(
        self, *, judge: Judge | None = None, custom: Mapping[str, CustomEvaluator] | None = None
    ) -> None:
        self._judge = judge
        self._custom = custom or {}

    async def score(self, sample: Sample) -> Result:
        """The result for one output, by the judge where its type needs one.

        Raises nothing but what the judge raises beside JudgeFailed, such as a cancellation.
        """
        return self.score_recorded(sample, await self.ask(sample))

    def score_recorded(self, sample: Sample, answer: Answer = None) -> Result:
        """The result for one output and the answer that a judge gave on it; it raises nothing."""
        remarks: list[Remark] = []
        try:
            result = self._score(sample, answer, remarks)
        except Unscorable as error:
            return Result.failed_to_score(error.reason, _sentences(remarks))
        except (RecursionError, MemoryError):
            return Result.failed_to_score("This is too large to be scored.", _sentences(remarks))
        except Exception as error:  # noqa: BLE001 - our own mistake; the run goes on
            _LOG.exception("scoring %s failed", sample.eval_type)
            told = f"Reviewer itself could not score this ({type(error).__name__})."
            return Result.failed_to_score(told, _sentences(remarks))
        if remarks:
            return replace(result, warnings=(*_sentences(remarks), *result.warnings))
        return result

    async def ask(self, sample: Sample) -> Answer:
        """What the judge answers on an output; None where its type or our setting asks none."""
        if sample.eval_type != "llm_judge" or self._judge is None:
            return None
        try:
            question = find_question(sample)
        except Unscorable:
            return None  # scoring finds the same, and says it
        if not (question.model or self._judge.has_model):
            return None
        try:
            return await self._judge.answer(question)
        except JudgeFailed as failure:
            return failure

    def _score(self, sample: Sample, answer: Answer, remarks: list[Remark]) -> Result:
        evaluator = _read(sample, remarks)
        match evaluator:
            case LlmJudge():
                return evaluator.score(sample, answer)
            case Custom():
                return evaluator.score(sample, self._custom)
            case _:
                return evaluator.score(sample)


def find_question(sample: Sample) -> Question:
    """What llm_judge asks about a sample. Raises Unscorable where it cannot be asked."""
    config = Options(sample.config, "eval_config", [])
    return LlmJudge.read(sample.expected, config).ask(sample)


def find_warnings(sample: Sample) -> tuple[str, ...]:
    """What is probably not meant in an expectation, without scoring the output.

    An expectation that cannot be scored at all is the last of them.
    """
    return _sentences(find_remarks(sample))


def find_remarks(sample: Sample) -> list[Remark]:
    """What is probably not meant in an expectation, each with its place; `find_warnings` in facts.

    Which keys a type reads is known here only, by its evaluator: the others are remarked on.
    """
    remarks: list[Remark] = []
    try:
        _read(sample, remarks)
    except Unscorable as error:
        remarks.append(Remark(sentence=error.reason, kind="unscorable"))
    except (RecursionError, MemoryError):
        told = "This is too large to be scored."
        remarks.append(Remark(sentence=told, kind="unscorable"))
    return remarks


def find_keys(eval_type: str) -> tuple[KnownKey, ...]:
    """The keys that a type asks its maps for, as its own evaluator does; none for no type.

    Keys that decide the shape of an expectation, such as `regex`, are not among them.
    """
    read = READERS.get(eval_type)
    keys: dict[tuple[str, str], KnownKey] = {}
    if read is not None:
        read(None, Recorder("eval_config", keys))
    return tuple(keys.values())


def explain(sample: Sample, result: Result) -> list[Check]:
    """What a result is made of; nothing for an error, a judge or somebody else's evaluator."""
    if result.is_error:
        return []
    evaluator = _read(sample, [])
    return [] if isinstance(evaluator, LlmJudge | Custom) else evaluator.explain(result)


def _sentences(remarks: list[Remark]) -> tuple[str, ...]:
    return tuple(remark.sentence for remark in remarks)


def _read(sample: Sample, remarks: list[Remark]) -> Evaluator:
    read = READERS.get(sample.eval_type)
    if read is None:
        types = list_up(EVAL_TYPES)
        raise Unscorable(
            say(
                'The eval_type "{name}" is none of {types}.',
                name=sample.eval_type[:100],
                types=types,
            )
        )
    config = Options(sample.config, "eval_config", remarks)
    evaluator = read(sample.expected, config)
    config.warn_of_unread()
    if sample.eval_type in _TEXT_ONLY and not isinstance(sample.output, str | None):
        told = f"The output is {kind_of(sample.output)} and counts as empty."
        remarks.append(Remark(sentence=told))
    return evaluator
