"""Comparing: two runs of the same cases, and what changed from one (A) to the other (B)."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from reviewer_app.domain.runs import CaseResult, MetricsSummary, Summary, Tally, Winner
from reviewer_app.running.summing import Counting

MARGIN = 0.05
"""Mean scores that differ by no more are a tie, in double arithmetic (reference D)."""


class Outcome(NamedTuple):
    """What is kept of a result of A, small enough for a hundred thousand of them."""

    passed: bool
    score: float
    is_error: bool


class _Place(NamedTuple):
    """Where a case stands: the number counts those of its id in its suite, from 1."""

    suite: str
    id: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A case whose outcome differs. before: A's; after: B's, with reason where it failed."""

    suite: str
    id: str
    name: str
    eval_type: str
    tags: tuple[str, ...]
    before: Outcome
    after: Outcome
    reason: str | None = None

    @property
    def delta(self) -> float:
        """By how much the score rose."""
        return self.after.score - self.before.score


@dataclass(frozen=True, slots=True, kw_only=True)
class TallyChange:
    """One type or tag in both runs, over the cases that both have."""

    before: Tally
    after: Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What differs between two runs, case by case and in total (B minus A).

    newly_failing, newly_passing: by the case's own verdict. rescored: the verdict stayed and the
    score differs. only_before, only_after: cases that one run alone has. score_diff: of the mean
    scores, not rounded, and pass_rate_diff: of the pass rates by verdict (reference G4), both
    over the cases that both runs have, so that a selection of cases does not count as a change.
    tokens_diff, latency_diff, cost_diff: of the means and the total, None unless both have one.
    """

    newly_failing: tuple[Change, ...]
    newly_passing: tuple[Change, ...]
    rescored: tuple[Change, ...]
    same: int
    only_before: tuple[tuple[str, str], ...]
    only_after: tuple[tuple[str, str], ...]
    score_diff: float
    pass_rate_diff: float
    tokens_diff: float | None
    latency_diff: float | None
    cost_diff: float | None
    winner: Winner
    by_type: Mapping[str, TallyChange]
    by_tag: Mapping[str, TallyChange]


def find_winner(mean_a: float, mean_b: float) -> Winner:
    """Which mean score is better by more than MARGIN."""
    if mean_b > mean_a + MARGIN:
        return "b"
    return "a" if mean_a > mean_b + MARGIN else "tie"


class Outcomes:
    """The outcomes of a run by suite and case; cases of one id are told apart by their order."""

    def __init__(self) -> None:
        self.found: dict[_Place, Outcome] = {}
        self._met: Counter[tuple[str, str]] = Counter()

    def add(self, result: CaseResult) -> _Place:
        """Keep the outcome of one more result; under what it is kept."""
        self._met[result.suite, result.id] += 1
        place = _Place(result.suite, result.id, self._met[result.suite, result.id])
        self.found[place] = outcome_of(result)
        return place

    def without(self, other: "Outcomes") -> tuple[tuple[str, str], ...]:
        """Suite and id of the cases that the other run does not have."""
        return tuple((place.suite, place.id) for place in self.found if place not in other.found)


def outcome_of(result: CaseResult) -> Outcome:
    """What is compared of a result."""
    return Outcome(result.passed, result.score, result.error is not None)


class Comparing:
    """Takes the results of B as they come, and sets them against A's."""

    def __init__(self, before: Outcomes) -> None:
        self._before = before
        self._after = Outcomes()
        self._changes: dict[bool | None, list[Change]] = {True: [], False: [], None: []}
        self._same = 0
        self._all = _Pair()
        self._types: dict[str, _Pair] = {}
        self._tags: dict[str, _Pair] = {}

    def add(self, result: CaseResult) -> None:
        """Compare one result of B."""
        before = self._before.found.get(self._after.add(result))
        if before is None:
            return
        after = outcome_of(result)
        self._all.add(before, after)
        self._types.setdefault(result.eval_type, _Pair()).add(before, after)
        for tag in dict.fromkeys(result.tags):
            self._tags.setdefault(tag, _Pair()).add(before, after)
        if before == after:
            self._same += 1
        else:
            verdict = None if before.passed == after.passed else after.passed
            self._changes[verdict].append(_change(result, before, after))

    def conclude(self, before: Summary, after: Summary) -> Comparison:
        """The comparison, with the totals of both runs."""
        mean_a, mean_b = self._all.mean_scores()
        rate_a, rate_b = self._all.pass_rates()
        metrics = (before.metrics, after.metrics)
        return Comparison(
            newly_failing=tuple(self._changes[False]),
            newly_passing=tuple(self._changes[True]),
            rescored=tuple(sorted(self._changes[None], key=lambda change: change.delta)),
            same=self._same,
            only_before=self._before.without(self._after),
            only_after=self._after.without(self._before),
            score_diff=mean_b - mean_a,
            pass_rate_diff=rate_b - rate_a,
            tokens_diff=_diff(metrics, lambda found: found.tokens.mean),
            latency_diff=_diff(metrics, lambda found: found.latency_ms.mean),
            cost_diff=_diff(metrics, lambda found: found.total_estimated_cost),
            winner=find_winner(mean_a, mean_b),
            by_type={name: pair.tallies() for name, pair in self._types.items()},
            by_tag={name: pair.tallies() for name, pair in self._tags.items()},
        )


class _Pair:
    """The tallies of one type or tag in both runs."""

    def __init__(self) -> None:
        self._before, self._after = Counting(), Counting()

    def add(self, before: Outcome, after: Outcome) -> None:
        self._before.add(before.passed, before.score, before.is_error)
        self._after.add(after.passed, after.score, after.is_error)

    def mean_scores(self) -> tuple[float, float]:
        """Not rounded."""
        return self._before.mean_score(), self._after.mean_score()

    def pass_rates(self) -> tuple[float, float]:
        """Not rounded."""
        return self._before.pass_rate(), self._after.pass_rate()

    def tallies(self) -> TallyChange:
        return TallyChange(before=self._before.tally(), after=self._after.tally())


def _change(result: CaseResult, before: Outcome, after: Outcome) -> Change:
    return Change(
        suite=result.suite,
        id=result.id,
        name=result.name,
        eval_type=result.eval_type,
        tags=result.tags,
        before=before,
        after=after,
        reason=result.error or result.reason,
    )


def _diff(
    metrics: tuple[MetricsSummary | None, MetricsSummary | None],
    pick: Callable[[MetricsSummary], float | None],
) -> float | None:
    """B minus A; None unless both runs have the figure (reference D)."""
    before, after = (pick(found) if found else None for found in metrics)
    return None if before is None or after is None else after - before
