"""Options by which a command chooses cases; they are the fields of `domain.queues.Filter`."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated

import typer

from reviewer_app.domain.changes import Score
from reviewer_app.domain.queues import Order
from reviewer_app.services.naming import readable


class Vote(StrEnum):
    """My vote on the current revision."""

    UP = "up"
    DOWN = "down"
    NONE = "none"


_SCORES: Mapping[Vote, Score] = {Vote.UP: 1, Vote.DOWN: -1, Vote.NONE: 0}
_MORE = 'Repeatable; "" means none.'

Variant = Annotated[list[str] | None, typer.Option(help=f"Only this variant. {_MORE}")]
Strategy = Annotated[list[str] | None, typer.Option(help=f"Only this strategy. {_MORE}")]
Language = Annotated[list[str] | None, typer.Option(help=f"Only this language. {_MORE}")]
Source = Annotated[list[str] | None, typer.Option(help=f"Only from this source. {_MORE}")]
Tag = Annotated[list[str] | None, typer.Option(help=f"Only with this tag. {_MORE}")]
Votes = Annotated[list[Vote] | None, typer.Option("--vote", help="Only with my vote. Repeatable.")]
Reviewed = Annotated[
    bool | None,
    typer.Option("--reviewed/--not-reviewed", help="Only with, or without, my reviewed mark."),
]
LeastConfidence = Annotated[
    float | None, typer.Option("--least-confidence", help="Only of this confidence or more.")
]
MostConfidence = Annotated[
    float | None, typer.Option("--most-confidence", help="Only of this confidence or less.")
]
Search = Annotated[str, typer.Option(help="Only with these words, as in the search field.")]
Sorted = Annotated[Order, typer.Option("--order", help="How the cases are sorted.")]


def to_set(names: Iterable[str] | None) -> frozenset[str | None]:
    """The values of an option; an empty one means cases without such a value."""
    return frozenset(readable(name) or None for name in names or ())


def to_scores(votes: Iterable[Vote] | None) -> frozenset[Score]:
    """The votes as they are kept."""
    return frozenset(_SCORES[vote] for vote in votes or ())
