"""Takes times, sums them up, and prints them beside their goals."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

_T = TypeVar("_T")

FRAME_MS = 1000 / 60
"""One picture of a screen that shows 60 a second."""


def timed(act: Callable[[], _T]) -> tuple[_T, float]:
    """What an act gives, and the seconds it took."""
    began = time.perf_counter()
    result = act()
    return result, time.perf_counter() - began


def median(seconds: Sequence[float]) -> float:
    """The middle one; noise of a busy machine moves it least."""
    return statistics.median(seconds)


def p95(seconds: Sequence[float]) -> float:
    """Slower than this was one of twenty."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]


def in_ms(seconds: float) -> str:
    """Seconds as milliseconds, for people."""
    return f"{seconds * 1000:.2f} ms"


def spread(seconds: Sequence[float]) -> str:
    """Median and p95 in words."""
    return (
        f"median {in_ms(median(seconds))}, p95 {in_ms(p95(seconds))}, least {in_ms(min(seconds))}, "
        f"of {len(seconds)}"
    )


@dataclass(slots=True)
class Report:
    """Prints each figure as it is found, and remembers the goals that were missed."""

    show: Callable[[str], None] = print
    missed: list[str] = field(default_factory=list[str])
    met: list[str] = field(default_factory=list[str])

    def title(self, words: str) -> None:
        """Begin a benchmark."""
        self.show(f"\n== {words}")

    def say(self, words: str) -> None:
        """A figure without a goal: it depends on the machine."""
        self.show(f"   {words}")

    def judge(self, name: str, found: float, goal: float, unit: str, *, at_least: bool) -> None:
        """A figure with its goal, both in the same run."""
        is_met = found >= goal if at_least else found <= goal
        (self.met if is_met else self.missed).append(name)
        relation = "at least" if at_least else "at most"
        verdict = "met" if is_met else "NOT met"
        self.show(f"   {name}: {found:.2f}{unit}; goal {relation} {goal:.2f}{unit}: {verdict}")
