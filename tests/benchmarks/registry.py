"""The benchmarks by name, in the order in which they run."""

from collections.abc import Callable

from tests.benchmarks import (
    comparing,
    counting,
    editing,
    exporting,
    forecasting,
    importing,
    opening,
    pacing,
    paging,
    reading,
    reviewing,
    scoring,
    scrolling,
    searching,
    showing,
    voting,
)
from tests.benchmarks.setting import Setting

BENCHMARKS: dict[str, Callable[[Setting], None]] = {
    "read": reading.measure,
    "import": importing.measure,
    "page": paging.measure,
    "open": opening.measure,
    "review": reviewing.measure,
    "vote": voting.measure,
    "pace": pacing.measure,
    "edit": editing.measure,
    "scroll": scrolling.measure,
    "show": showing.measure,
    "counts": counting.measure,
    "search": searching.measure,
    "export": exporting.measure,
    "score": scoring.measure,
    "forecast": forecasting.measure,
    "compare": comparing.measure,
}
