"""What each benchmark is given."""

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
