"""Scoring: one recorded output against what is expected of it, without asking anybody."""

from collections.abc import Mapping
from dataclasses import dataclass

from reviewer_app.domain.evaluations import Answer, CustomEvaluator, Plain, Result, Sample
from reviewer_app.evaluators.registry import Evaluators


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """An output, and what was answered on it when it was recorded.

    answer: the judge's, for llm_judge. evaluator_returns: what a custom evaluator gave; None
    leaves it to the evaluator itself, where it is installed.
    """

    sample: Sample
    answer: Answer = None
    evaluator_returns: Plain = None


def score_recorded(recorded: Recorded) -> Result:
    """The result of one output; whatever is wrong with it becomes an error result."""
    evaluators = Evaluators(custom=_replay(recorded))
    return evaluators.score_recorded(recorded.sample, recorded.answer)


def _replay(recorded: Recorded) -> Mapping[str, CustomEvaluator]:
    """An evaluator that gives what was recorded, under the name that the case asks for."""
    config = recorded.sample.config
    if recorded.evaluator_returns is None or not isinstance(config, dict):
        return {}
    name = config.get("evaluator")
    return {name: lambda _: recorded.evaluator_returns} if isinstance(name, str) else {}
