"""Figures: percentiles and means as the reference framework computes them (reference D)."""

import math
from array import array
from collections.abc import Iterable, Sequence

from reviewer_app.domain.runs import Spread
from reviewer_app.evaluators.texts import round_half_up


def find_percentile(ordered: Sequence[int], percent: int) -> int:
    """The percentile of ascending whole numbers, 0 where there are none.

    Between two neighbours it is interpolated and rounded to a whole number, halves away from
    zero.
    """
    if not ordered:
        return 0
    place = percent / 100 * (len(ordered) - 1)
    below = math.floor(place)
    if place == below:
        return ordered[below]
    low, high = ordered[below], ordered[below + 1]
    return int(round_half_up(low + (high - low) * (place - below), 0))


def find_mean(numbers: Sequence[float]) -> float:
    """The mean, not rounded; 0 where there are no numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: Iterable[int]) -> Spread:
    """Total, mean and percentiles of whole numbers."""
    ordered = array("q", sorted(numbers))
    return Spread(
        total=sum(ordered),
        mean=find_mean(ordered),
        p50=find_percentile(ordered, 50),
        p95=find_percentile(ordered, 95),
        p99=find_percentile(ordered, 99),
    )
