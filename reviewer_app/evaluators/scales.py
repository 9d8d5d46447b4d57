"""Scales: how a judge's mark becomes a score from 0 to 1.

Without `scale` the mark's size tells the scale, as in the original, with two differences
(reference G6): exactly 1, the worst mark from 1 to 5, is the worst score, and a denominator
counts, so that 5/10 is not full marks. `scale: "nous"` is the original's arithmetic,
`scale: [low, high]` says what the rubric's marks are.
"""

from dataclasses import dataclass
from typing import Protocol

from reviewer_app.domain.evaluations import Plain, Unscorable
from reviewer_app.domain.sayings import say

_LOWEST = {5: 1.0, 10: 1.0, 100: 0.0}
_WORST_MARK = 1.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A score, None for a mark that is not on the scale."""

    score: float | None
    warnings: tuple[str, ...] = ()


class Scale(Protocol):
    """Turns marks into scores."""

    def read(self, raw: float, denominator: str | None) -> Mark:
        """The score of a mark and of what stands after its slash."""
        ...


class OriginalScale:
    """The original's arithmetic: the size of the mark alone decides."""

    def read(self, raw: float, denominator: str | None) -> Mark:
        """1 is the best mark of a scale from 0 to 1, and above 100 is the worst."""
        return Mark(_by_size(raw))


@dataclass(frozen=True, slots=True)
class GuessedScale:
    """The scale that the mark itself shows."""

    has_own_rubric: bool

    def read(self, raw: float, denominator: str | None) -> Mark:
        """The denominator's scale where there is one, else by size, with 1 as the worst mark."""
        if denominator is not None:
            return _within(raw, _LOWEST[int(denominator)], float(denominator))
        if raw == _WORST_MARK:
            return Mark(0.0, self._warnings())
        return Mark(_by_size(raw))

    def _warnings(self) -> tuple[str, ...]:
        if not self.has_own_rubric:
            return ()
        return (
            "The mark 1 was taken as the worst; where the rubric goes to 1, set scale to [0, 1].",
        )


@dataclass(frozen=True, slots=True)
class GivenScale:
    """A scale with its two ends, the worst mark first."""

    worst: float
    best: float

    def read(self, raw: float, denominator: str | None) -> Mark:
        """The mark's place between the two ends."""
        return _within(raw, self.worst, self.best)


def read_scale(given: Plain, *, has_own_rubric: bool) -> Scale:
    """The scale that eval_config names. Raises Unscorable for what is none."""
    match given:
        case None:
            return GuessedScale(has_own_rubric)
        case "nous":
            return OriginalScale()
        case [bool(), _] | [_, bool()]:
            pass
        case [int() | float() as worst, int() | float() as best] if worst != best:
            return GivenScale(float(worst), float(best))
        case _:
            pass
    raise Unscorable(say('eval_config.scale must be two numbers, such as [0, 10], or "nous".'))


def _within(raw: float, worst: float, best: float) -> Mark:
    score = (raw - worst) / (best - worst)
    if raw < worst < best and raw >= 0:
        score = 0.0  # 0 of 5: below the worst mark
    return Mark(score if 0 <= score <= 1 else None)


def _by_size(raw: float) -> float:
    """Up to 1 as it is, up to 5 and 10 from 1 on, up to 100 as a percentage, above nothing."""
    if raw <= 1:
        return raw
    if raw <= 5:
        return (raw - 1) / 4
    if raw <= 10:
        return (raw - 1) / 9
    return raw / 100 if raw <= 100 else 0.0
