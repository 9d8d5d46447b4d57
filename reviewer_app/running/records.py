"""Records: results as JSON, the same in reports and in the file that a run is resumed from.

The framework's names for what it knows, and ours beside them (reference D).
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import cast, get_args

from reviewer_app.domain.evaluations import Plain
from reviewer_app.domain.runs import CaseMetrics, CaseResult, ErrorKind

RESULTS_FORMAT = "reviewer-results"
"""What the first line of a file of kept results says that it is."""

_CODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
_ESCAPING_CODER = json.JSONEncoder(ensure_ascii=True, allow_nan=False, separators=(",", ":"))
_COUNTS = (
    "input_tokens",
    "output_tokens",
    "requests",
    "tool_calls",
)
_MAYBE_COUNTS = ("total_tokens", "total_duration_ms")


class RecordUnreadable(ValueError):
    """A record that tells no result; `reason` is a sentence for the person."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def to_record(result: CaseResult) -> dict[str, Plain]:
    """A result as an object of JSON; every key is there, with null where nothing is known."""
    return {
        "suite": result.suite,
        "test_case_id": result.id,
        "test_case_name": result.name,
        "eval_type": result.eval_type,
        "tags": [*result.tags],
        "passed": result.passed,
        "score": result.score,
        "reason": result.reason,
        "error": result.error,
        "error_kind": result.error_kind,
        "warnings": [*result.warnings],
        "actual_output": result.output,
        "tool_calls": result.tool_calls,
        "expected_output": result.expected,
        "evaluation_details": dict(result.details),
        "attempts": result.attempts,
        "duration_ms": result.duration_ms,
        "run_at": result.run_at.isoformat(),
        "metrics": None if result.metrics is None else _metrics_record(result.metrics),
        "key": result.key,
    }


def from_record(record: Plain) -> CaseResult:
    """The result that an object tells; all but suite, id, passed and score may be missing.

    Raises RecordUnreadable where these are missing or of another kind.
    """
    if not isinstance(record, dict):
        raise RecordUnreadable("It is no object.")
    score, passed = record.get("score"), record.get("passed")
    if isinstance(score, bool) or not isinstance(score, int | float):
        raise RecordUnreadable("Its score is no number.")
    if not isinstance(passed, bool):
        raise RecordUnreadable("It does not say whether the case passed.")
    id_ = _require_text(record, "test_case_id")
    kind = record.get("error_kind")
    return CaseResult(
        key=_text(record, "key") or "",
        suite=_require_text(record, "suite"),
        id=id_,
        name=_text(record, "test_case_name") or id_,
        eval_type=_text(record, "eval_type") or "",
        run_at=_read_time(record.get("run_at")),
        tags=_texts(record, "tags"),
        passed=passed,
        score=float(score),
        reason=_text(record, "reason"),
        error=_text(record, "error"),
        error_kind=cast(ErrorKind, kind) if kind in get_args(ErrorKind) else None,
        output=record.get("actual_output"),
        tool_calls=record.get("tool_calls"),
        expected=record.get("expected_output"),
        details=_map(record, "evaluation_details"),
        warnings=_texts(record, "warnings"),
        attempts=_count(record, "attempts"),
        duration_ms=_count(record, "duration_ms"),
        metrics=_read_metrics(record.get("metrics")),
    )


def encode(value: Plain) -> bytes:
    """A value as one line of JSON, without its line end."""
    try:
        return _CODER.encode(value).encode()
    except UnicodeEncodeError:  # half a surrogate pair, which only an escape can carry
        return _ESCAPING_CODER.encode(value).encode()


def _metrics_record(metrics: CaseMetrics) -> dict[str, Plain]:
    names = (*_COUNTS, *_MAYBE_COUNTS)
    record: dict[str, Plain] = {name: getattr(metrics, name) for name in names}
    record["tools_used"] = {**metrics.tools_used}
    record["model"] = metrics.model
    record["estimated_cost"] = metrics.estimated_cost
    return record


def _read_metrics(record: Plain) -> CaseMetrics | None:
    if not isinstance(record, dict):
        return None
    cost = record.get("estimated_cost")
    tools = _map(record, "tools_used")
    return CaseMetrics(
        **{name: _count(record, name) for name in _COUNTS},
        **{name: _count(record, name) for name in _MAYBE_COUNTS if record.get(name) is not None},
        tools_used={name: count for name, count in tools.items() if isinstance(count, int)},
        model=_text(record, "model"),
        estimated_cost=float(cost) if isinstance(cost, int | float) else None,
    )


def _require_text(record: Mapping[str, Plain], key: str) -> str:
    found = _text(record, key)
    if found is None:
        raise RecordUnreadable(f"Its {key} is no text.")
    return found


def _text(record: Mapping[str, Plain], key: str) -> str | None:
    found = record.get(key)
    return found if isinstance(found, str) else None


def _texts(record: Mapping[str, Plain], key: str) -> tuple[str, ...]:
    found = record.get(key)
    items = found if isinstance(found, list) else []
    return tuple(item for item in items if isinstance(item, str))


def _map(record: Mapping[str, Plain], key: str) -> dict[str, Plain]:
    found = record.get(key)
    return found if isinstance(found, dict) else {}


def _count(record: Mapping[str, Plain], key: str) -> int:
    found = record.get(key)
    return found if isinstance(found, int) else 0


def _read_time(given: Plain) -> datetime:
    """Aware and in UTC; the beginning of time where there is none."""
    try:
        found = datetime.fromisoformat(given if isinstance(given, str) else "")
    except ValueError:
        return datetime.fromtimestamp(0, UTC)
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
