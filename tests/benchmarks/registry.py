"""The benchmarks by name, and what each is given."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.benchmarks.measuring import Report
from tests.benchmarks.worlds import Worlds


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """cases: how many the large workspace has. rounds: how often a quick thing is measured."""

    worlds: Worlds
    report: Report
    cases: int
    rounds: int


Benchmark = Callable[[Setting], None]


def all_benchmarks() -> dict[str, Benchmark]:
    """Every benchmark, in the order in which they run."""
    from tests.benchmarks import (
        counting,
        exporting,
        importing,
        opening,
        paging,
        reviewing,
        scrolling,
        voting,
    )

    return {
        "import": importing.measure,
        "page": paging.measure,
        "open": opening.measure,
        "review": reviewing.measure,
        "vote": voting.measure,
        "scroll": scrolling.measure,
        "counts": counting.measure,
        "export": exporting.measure,
    }
