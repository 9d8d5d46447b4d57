"""Summing: results as they come, made into totals, by type and by tag; holds numbers only."""

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.domain.runs import CaseMetrics, CaseResult, MetricsSummary, Summary, Tally
from reviewer_app.evaluators.texts import round_half_up
from reviewer_app.running.figures import find_mean, spread

_HALF = 0.5


@dataclass(slots=True)
class Counting:
    """A tally that is still counted."""

    total: int = 0
    passed: int = 0
    errors: int = 0
    score: float = 0.0

    def add(self, passed: bool, score: float, is_error: bool) -> None:
        """Count one more."""
        self.total += 1
        self.passed += passed
        self.errors += is_error
        self.score += score

    def tally(self) -> Tally:
        """What was counted up to now."""
        return Tally(
            total=self.total,
            passed=self.passed,
            errors=self.errors,
            pass_rate=round_half_up(self.pass_rate(), 4),
            mean_score=round_half_up(self.mean_score(), 4),
        )

    def pass_rate(self) -> float:
        """Not rounded; 0 where nothing was counted."""
        return self.passed / self.total if self.total else 0.0

    def mean_score(self) -> float:
        """Not rounded; 0 where nothing was counted."""
        return self.score / self.total if self.total else 0.0


class Totals:
    """Adds results up; some 40 bytes stay of each."""

    def __init__(self) -> None:
        self._all = Counting()
        self._by_type: dict[str, Counting] = {}
        self._by_tag: dict[str, Counting] = {}
        self._metrics = _Metrics()

    def add(self, result: CaseResult) -> None:
        """Count one more result."""
        for counts in self._counts_of(result):
            counts.add(result.passed, result.score, result.error is not None)
        self._metrics.add(result.score, result.metrics)

    def _counts_of(self, result: CaseResult) -> Iterator[Counting]:
        yield self._all
        yield self._by_type.setdefault(result.eval_type, Counting())
        for tag in dict.fromkeys(result.tags):
            yield self._by_tag.setdefault(tag, Counting())

    def sum_up(self) -> Summary:
        """What was added up to now."""
        return Summary(
            all=self._all.tally(),
            by_type={name: counts.tally() for name, counts in self._by_type.items()},
            by_tag={name: counts.tally() for name, counts in self._by_tag.items()},
            metrics=self._metrics.sum_up(),
        )


class _Metrics:
    """The numbers of a metrics summary, while they are collected."""

    def __init__(self) -> None:
        self._scores = array("d")
        self._tokens = array("q")
        self._latencies = array("q")
        self._costs = array("d")
        self._tools: Counter[str] = Counter()
        self._count = self._input = self._output = self._calls = self._at_least_half = 0

    def add(self, score: float, metrics: CaseMetrics | None) -> None:
        self._scores.append(score)
        if metrics is None:
            return
        self._count += 1
        if metrics.total_tokens is not None:
            self._tokens.append(metrics.total_tokens)
        if metrics.total_duration_ms is not None:
            self._latencies.append(metrics.total_duration_ms)
        if metrics.estimated_cost is not None:
            self._costs.append(metrics.estimated_cost)
        self._tools.update(metrics.tools_used)
        self._input += metrics.input_tokens
        self._output += metrics.output_tokens
        self._calls += metrics.tool_calls
        self._at_least_half += score >= _HALF

    def sum_up(self) -> MetricsSummary | None:
        """None where no result had metrics (reference D)."""
        if not self._count:
            return None
        return MetricsSummary(
            count=self._count,
            mean_score=find_mean(self._scores),
            min_score=min(self._scores),
            max_score=max(self._scores),
            tokens=spread(self._tokens),
            latency_ms=spread(self._latencies),
            input_tokens=self._input,
            output_tokens=self._output,
            total_tool_calls=self._calls,
            tool_call_distribution=dict(self._tools),
            total_estimated_cost=sum(self._costs) if self._costs else None,
            mean_cost_per_run=find_mean(self._costs) if self._costs else None,
            at_least_half=self._at_least_half,
        )
