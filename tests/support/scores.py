"""Scoring in one line, for the tests."""

from reviewer_app.domain.evaluations import Answer, Plain, Result, Sample
from reviewer_app.evaluators.registry import Evaluators


def score(
    eval_type: str,
    expected: Plain,
    output: Plain = "",
    config: Plain = None,
    *,
    tool_calls: Plain = None,
    answer: Answer = None,
) -> Result:
    """The result for one output."""
    sample = Sample(
        eval_type=eval_type,
        expected=expected,
        config=config,
        output=output,
        tool_calls=tool_calls,
    )
    return Evaluators().score_recorded(sample, answer)
