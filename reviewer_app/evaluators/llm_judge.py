"""llm_judge: a model reads the output and gives it a mark (reference C6).

The judge answers in two lines, `SCORE: n` and `EXPLANATION: …`; other answers count by the first
number in them.
"""

import re
from dataclasses import dataclass

from reviewer_app.domain.evaluations import (
    Answer,
    JudgeFailed,
    Plain,
    Question,
    Result,
    Sample,
    Unscorable,
)
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.options import Options, kind_of
from reviewer_app.evaluators.scales import Scale, read_scale
from reviewer_app.evaluators.texts import to_text, trim

DEFAULT_THRESHOLD = 0.6
DEFAULT_CRITERIA = "Judge how good the response is as a whole, and whether what it says is correct."
DEFAULT_RUBRIC = """\
1 - very poor: wrong, or no answer to what was asked
2 - poor: large gaps or errors
3 - fair: answers in part, or with some errors
4 - good: correct and useful, with small faults
5 - excellent: correct, complete and clear"""
SYSTEM = """\
You are an impartial evaluator of the answers of AI products. Judge the response only by the \
criteria and the rubric that you are given. Answer in exactly two parts:
SCORE: <a number from 1 to 5, unless the rubric sets another scale>
EXPLANATION: <a short reason for the score>"""

_SCORE = re.compile(
    r"SCORE:\s*([0-9]+(?:\.[0-9]+)?)(?:\s*/\s*(5|10|100)\b)?", re.IGNORECASE | re.ASCII
)
_FIRST_NUMBER = re.compile(r"\b([0-9]+(?:\.[0-9]+)?)\s*(?:/\s*(5|10|100))?\b", re.ASCII)
_EXPLANATION = re.compile(r"EXPLANATION:(.*)", re.IGNORECASE | re.ASCII | re.DOTALL)
_MAX_MARK_LENGTH = 300


@dataclass(frozen=True, slots=True)
class LlmJudge:
    """What the judge is told, and how its mark is read."""

    criteria: str
    rubric: str
    reference: str | None
    model: str | None
    threshold: float
    scale: Scale

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "LlmJudge":
        """Criteria and rubric: from expected, else eval_config, else the defaults.

        A text is the criteria. A reference answer counts only from a map. Options: judge_model,
        pass_threshold (0.6), and ours: scale, see `scales`.
        """
        if isinstance(expected, str):
            expected = {"criteria": expected}
            takes_reference = False
        elif takes_reference := isinstance(expected, dict):
            pass
        elif expected is not None:
            config.warn(f"expected is {kind_of(expected)} and is not shown to the judge.")
            expected = None
        wanted = config.beside(expected, "expected")
        given_rubric = _choose("rubric", wanted, config)
        judge = cls(
            criteria=_choose("criteria", wanted, config) or DEFAULT_CRITERIA,
            rubric=given_rubric or DEFAULT_RUBRIC,
            reference=_choose("reference_answer", wanted, config) if takes_reference else None,
            model=_read_model(config),
            threshold=config.threshold("pass_threshold", DEFAULT_THRESHOLD),
            scale=read_scale(config.get("scale"), has_own_rubric=given_rubric is not None),
        )
        wanted.warn_of_unread()
        return judge

    def ask(self, sample: Sample) -> Question:
        """The question for the judge. Raises Unscorable for an output that is no text."""
        blocks = [
            "Evaluate this response of an AI product.",
            f"RESPONSE:\n{to_text(sample.output, 'The output')}",
            f"CRITERIA:\n{self.criteria}",
            f"SCORING RUBRIC:\n{self.rubric}",
        ]
        if self.reference is not None:
            blocks.append(f"REFERENCE ANSWER:\n{self.reference}")
        return Question(system=SYSTEM, prompt="\n\n".join(blocks), model=self.model)

    def score(self, sample: Sample, answer: Answer) -> Result:
        """The judge's mark on its scale; a judge that fails is a failed case (reference C6).

        So is a case for which no model is named; where one is named and nobody answered, it
        raises Unscorable.
        """
        output = to_text(sample.output, "The output")
        if answer is None and self.model is None:
            reason = "No judge_model is named, and no answer of a judge is there."
            return Result(score=0.0, passed=False, reason=reason, details={"error": reason})
        if answer is None:
            raise Unscorable(say("There is no answer of the judge, and no judge to ask."))
        if isinstance(answer, JudgeFailed):
            reason = f"The judge gave no answer: {answer.reason}"
            return Result(score=0.0, passed=False, reason=reason, details={"error": answer.reason})
        return self._conclude(answer, output)

    def _conclude(self, answer: str, output: str) -> Result:
        details: dict[str, Plain] = {"judge_response": answer}
        match = _SCORE.search(answer)
        if match:
            explanation = _EXPLANATION.search(answer)
            details["explanation"] = trim(explanation[1]) if explanation else None
            details["actual_output"] = output
        else:
            match = _FIRST_NUMBER.search(answer)
            details["parse_method"] = "fallback"
        if match is None:
            reason = "The judge's answer has no score in it."
            return Result(score=0.0, passed=False, reason=reason, details=details)
        return self._mark(match, details)

    def _mark(self, match: "re.Match[str]", details: dict[str, Plain]) -> Result:
        # Cut, for a number of any length: what is left is above every scale.
        raw = float(match[1][:_MAX_MARK_LENGTH])
        details["raw_score"] = raw
        mark = self.scale.read(raw, match[2])
        passed = mark.score is not None and mark.score >= self.threshold
        return Result(
            score=mark.score or 0.0,
            passed=passed,
            reason=None if passed else self._why_failed(mark.score, raw),
            details=details,
            warnings=mark.warnings,
        )

    def _why_failed(self, score: float | None, raw: float) -> str:
        if score is None:
            return f"The judge's mark {raw:g} is not on the scale."
        if self.threshold != self.threshold:
            return "The pass_threshold is no number, so nothing passes."
        return f"The judge's mark {raw:g} is a score of {score:.2f}, below {self.threshold:g}."


def _choose(key: str, wanted: Options, config: Options) -> str | None:
    """A text from the expectation, else from the configuration."""
    first, second = wanted.get(key), config.get(key)
    value, place = (first, "expected") if first else (second, "eval_config")
    if value is None or value is False:
        return None
    if not isinstance(value, str):
        raise Unscorable(
            say(
                "{place}.{key} must be a text, and is {kind}.",
                place=place,
                key=key,
                kind=kind_of(value),
            )
        )
    return value


def _read_model(config: Options) -> str | None:
    model = config.get("judge_model")
    if model is not None and not isinstance(model, str):
        raise Unscorable(
            say("eval_config.judge_model must be a text, and is {kind}.", kind=kind_of(model))
        )
    return model or None
