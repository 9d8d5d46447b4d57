"""Tells the pages coarsely what changed; each asks "any of mine?" and reloads."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Affected:
    """What one act changed: ids per kind. everything: too much to name, such as an import.

    guidelines: those of some dataset. verdicts_only: nothing but votes, reasons of votes and
    reviewed marks changed, so that texts, revisions and what comes back later are as they were.
    """

    cases: frozenset[str] = frozenset()
    datasets: frozenset[str] = frozenset()
    everything: bool = False
    guidelines: bool = False
    verdicts_only: bool = False


class Feed:
    """Hands each note to everyone who listens, in the thread that published it."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Affected], None]] = []

    def listen(self, listener: Callable[[Affected], None]) -> Callable[[], None]:
        """Hear every note from now on; call what comes back to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, affected: Affected) -> None:
        """Tell everyone who listens."""
        for listener in list(self._listeners):
            listener(affected)
