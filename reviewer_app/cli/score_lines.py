"""The lines that `reviewer-app score` reads and writes."""

import codecs
import json
from dataclasses import dataclass, replace

from reviewer_app.domain.evaluations import (
    Answer,
    JudgeFailed,
    Plain,
    Result,
    Sample,
    Unscorable,
    read_plain,
)
from reviewer_app.domain.json import JsonError
from reviewer_app.running.scoring import Recorded, score_recorded

_CODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
_ESCAPING_CODER = json.JSONEncoder(ensure_ascii=True, allow_nan=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Scored:
    """A line of output, and whether it says that its input could not be scored."""

    line: bytes
    is_error: bool


def score_line(line: bytes, number: int) -> Scored:
    """The line that answers a line of input; `number` counts from 1."""
    try:
        given = _read(line)
        result = score_recorded(_to_recorded(given))
    except Unscorable as error:
        result = Result.failed_to_score(error.reason)
    else:
        if "output" not in given:
            warning = "The line has no output, which counts as empty."
            result = replace(result, warnings=(*result.warnings, warning))
    return Scored(_write(result, number), result.is_error)


def refuse_line(reason: str, number: int) -> Scored:
    """The line that answers one that was not read."""
    return Scored(_write(Result.failed_to_score(reason), number), is_error=True)


def _read(line: bytes) -> dict[str, Plain]:
    """Raises Unscorable for a line that is no JSON object."""
    try:
        given = read_plain(line.rstrip(b"\r\n").decode("utf-8"))
    except UnicodeDecodeError as error:
        if line.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            raise Unscorable("This is UTF-16. Save the lines as UTF-8.") from None
        raise Unscorable(f"This is no UTF-8 (at byte {error.start + 1}).") from None
    except JsonError as error:
        where = f" (character {error.position + 1})" if error.position else ""
        raise Unscorable(f"This is no JSON: {error.reason}{where}.") from None
    if not isinstance(given, dict):
        raise Unscorable("This is JSON, but no object.")
    return given


def _to_recorded(given: dict[str, Plain]) -> Recorded:
    """Raises Unscorable for a line that says no eval_type, or has a judge_response of no text."""
    eval_type = given.get("eval_type")
    if not isinstance(eval_type, str):
        raise Unscorable(
            "The eval_type is missing." if eval_type is None else "The eval_type is no text."
        )
    return Recorded(
        sample=Sample(
            eval_type=eval_type,
            expected=given.get("expected"),
            config=given.get("eval_config"),
            output=given.get("output"),
            tool_calls=given.get("tool_calls"),
        ),
        answer=_read_answer(given.get("judge_response"), given.get("judge_error")),
        evaluator_returns=given.get("evaluator_returns"),
    )


def _read_answer(response: Plain, error: Plain) -> Answer:
    if error is not None:
        return JudgeFailed(error if isinstance(error, str) else _CODER.encode(error))
    if response is not None and not isinstance(response, str):
        raise Unscorable("The judge_response is no text.")
    return response


def _write(result: Result, number: int) -> bytes:
    details = dict(result.details)
    reason = result.reason
    if result.warnings:
        details["warnings"] = [*result.warnings]
    if result.is_error:
        details["line"] = number
        reason = f"Line {number}: {reason}"
    told: dict[str, Plain] = {
        "passed": result.passed,
        "score": result.score,
        "reason": reason,
        "details": details,
    }
    try:
        return _CODER.encode(told).encode() + b"\n"
    except UnicodeEncodeError:  # half a surrogate pair, which only an escape can carry
        return _ESCAPING_CODER.encode(told).encode() + b"\n"
