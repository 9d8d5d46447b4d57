"""Queues: an ordered, stable list of cases to review."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which cases belong to a queue. One value: the store makes SQL of it, the window a sentence.

    dataset_id: only this dataset. undecided: only cases that are not done, where done means my
    vote of 1 or -1, or my reviewed mark, on the current revision. include_legacy: superseded
    revisions too.
    """

    dataset_id: str | None = None
    undecided: bool = False
    include_legacy: bool = False


TO_REVIEW = Filter(undecided=True)
