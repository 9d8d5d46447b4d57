"""Votes and reviewed marks: what a person thinks of one revision of a test case."""

from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from reviewer_app.domain.acts import Change, Seen

Score = Literal[-1, 0, 1]
"""1 good, -1 bad, 0 no vote (Galtea's values)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """A score with its reason. Raises ValueError for a score outside -1, 0, 1."""

    score: Score = 0
    reason: str = ""

    def __post_init__(self) -> None:
        if self.score not in (-1, 0, 1):
            raise ValueError(f"{self.score!r} is no score")


NO_VOTE = Vote()


@dataclass(frozen=True, slots=True, kw_only=True)
class CastVote(Change):
    """A reviewer's vote on one revision. A later vote replaces it; 0 takes it back."""

    based_on: Seen
    vote: Vote
    before: Vote = NO_VOTE

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, vote=self.before, before=self.vote, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkReviewed(Change):
    """A person marked one revision as reviewed, or took the mark back."""

    based_on: Seen
    reviewed: bool
    before: bool = False

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, reviewed=self.before, before=self.reviewed, **stamp)
