"""Runs: what came of evaluating cases, one result each, and what the results amount to.

(reference: Nous.Eval, part D.)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from reviewer_app.domain.evaluations import Plain

ErrorKind = Literal["product", "timeout", "scoring"]
"""product: it gave no answer that can be used. timeout: none in time. scoring: no score."""

Winner = Literal["a", "b", "tie"]
"""Which of two runs is better, by mean score."""

_NO_TOOLS: Mapping[str, int] = {}
_NO_DETAILS: Mapping[str, Plain] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseMetrics:
    """What one answer took. total_duration_ms: of the product alone, in milliseconds.

    total_tokens, total_duration_ms: None where nobody counted, which no mean counts as 0.
    tools_used: how often each tool was called; calls without a name are "unknown".
    estimated_cost: in dollars, None where the model is not known.
    """

    input_tokens: int = 0
    output_tokens: int = 0
    total_tokens: int | None = None
    requests: int = 0
    tool_calls: int = 0
    total_duration_ms: int | None = None
    tools_used: Mapping[str, int] = field(default_factory=lambda: _NO_TOOLS)
    model: str | None = None
    estimated_cost: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseResult:
    """One case of a run. It is an error where `error` says why there is no score.

    key: the same for the same case with the same content. suite, id, name, eval_type, tags: the
    case's. passed, score, reason, details, warnings: as `Result` has them. output, tool_calls:
    what the product gave. duration_ms: all attempts and the pauses between them, without the
    scoring. metrics: None where nothing was told, and for errors.
    """

    key: str
    suite: str
    id: str
    name: str
    eval_type: str
    run_at: datetime
    tags: tuple[str, ...] = ()
    passed: bool = False
    score: float = 0.0
    reason: str | None = None
    error: str | None = None
    error_kind: ErrorKind | None = None
    output: Plain = None
    tool_calls: Plain = None
    expected: Plain = None
    details: Mapping[str, Plain] = field(default_factory=lambda: _NO_DETAILS)
    warnings: tuple[str, ...] = ()
    attempts: int = 1
    duration_ms: int = 0
    metrics: CaseMetrics | None = None

    @property
    def can_be_run_again(self) -> bool:
        """Whether an answer is missing, the judge's too, so that a resumed run asks again."""
        if self.eval_type == "llm_judge" and "error" in self.details:
            return True
        return self.error_kind in ("product", "timeout")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Counts over some results. failed: all that did not pass, errors among them.

    pass_rate and mean_score: 0 to 1, rounded to 4 places; 0 where there are no results.
    """

    total: int = 0
    passed: int = 0
    errors: int = 0
    pass_rate: float = 0.0
    mean_score: float = 0.0

    @property
    def failed(self) -> int:
        """How many did not pass, errors included."""
        return self.total - self.passed


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """Mean and percentiles of whole numbers: tokens, or milliseconds."""

    total: int = 0
    mean: float = 0.0
    p50: int = 0
    p95: int = 0
    p99: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricsSummary:
    """What the answers of a run took together.

    count: results with metrics. mean_score, min_score, max_score: over all results, errors as 0,
    not rounded. at_least_half: results with metrics and a score from 0.5 on, which the framework
    calls its pass_count here (reference G4: passing is said by `Tally`). costs: over those that
    have one, None where none has. prompt and completion tokens are in `input_tokens` and
    `output_tokens`.
    """

    count: int
    mean_score: float
    min_score: float
    max_score: float
    tokens: Spread
    latency_ms: Spread
    input_tokens: int
    output_tokens: int
    total_tool_calls: int
    tool_call_distribution: Mapping[str, int]
    total_estimated_cost: float | None
    mean_cost_per_run: float | None
    at_least_half: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a run amounts to; by_type and by_tag in the order of first appearance.

    A case with two tags counts under both. metrics: None where no result has any.
    """

    all: Tally
    by_type: Mapping[str, Tally]
    by_tag: Mapping[str, Tally]
    metrics: MetricsSummary | None
