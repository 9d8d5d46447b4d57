"""Marks: not now, not so sure, look here. None of them is a vote, and none makes a case done."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, Self, get_args

from reviewer_app.domain.acts import Change, Seen

MarkKind = Literal["skip", "defer", "flag", "ask"]
"""Skipped cases come last, deferred ones come back at their time; flag and ask only tell."""

MARK_KINDS: tuple[MarkKind, ...] = get_args(MarkKind)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkState:
    """One mark as it is set. until: of "defer", when the case comes back. note: for a senior.

    Raises ValueError for a time without a zone: nobody can say when that is.
    """

    until: datetime | None = None
    note: str = ""

    def __post_init__(self) -> None:
        if self.until is not None and self.until.tzinfo is None:
            raise ValueError("a time without a zone")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark(Change):
    """A person set a mark on a case, or took it off; it is about the case, not one revision.

    state: None where it was taken off. before: how it was set before, None for not at all.
    """

    based_on: Seen
    mark: MarkKind
    state: MarkState | None
    before: MarkState | None = None

    def __post_init__(self) -> None:
        if self.mark not in MARK_KINDS:
            raise ValueError(f"{self.mark!r} is no mark")
        if self.mark == "defer" and self.state and self.state.until is None:
            raise ValueError("deferred until when?")

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, state=self.before, before=self.state, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseMarks:
    """The marks of one person that are in effect on one case. question: what a senior is asked."""

    is_skipped: bool = False
    deferred_until: datetime | None = None
    is_flagged: bool = False
    is_asked: bool = False
    question: str = ""

    @property
    def is_put_off(self) -> bool:
        """Whether the case is not for now: it comes last, or later."""
        return self.is_skipped or self.deferred_until is not None

    @property
    def kinds(self) -> tuple[MarkKind, ...]:
        """The marks that are set."""
        states: dict[MarkKind, object] = {
            "skip": self.is_skipped,
            "defer": self.deferred_until,
            "flag": self.is_flagged,
            "ask": self.is_asked,
        }
        return tuple(kind for kind, is_set in states.items() if is_set)

    def having(self, kind: MarkKind, state: MarkState | None) -> "CaseMarks":
        """The marks after one of them was set, or taken off with None."""
        is_set = state is not None
        if kind == "skip":
            return replace(self, is_skipped=is_set)
        if kind == "defer":
            return replace(self, deferred_until=state.until if state else None)
        if kind == "flag":
            return replace(self, is_flagged=is_set)
        return replace(self, is_asked=is_set, question=state.note if state else "")


NO_MARKS = CaseMarks()


def marks_at(states: Mapping[MarkKind, MarkState], now: datetime) -> CaseMarks:
    """What marks mean at a time: what was deferred until then or before is back."""
    deferred, asked = states.get("defer"), states.get("ask")
    is_deferred = deferred is not None and deferred.until is not None and deferred.until > now
    return CaseMarks(
        is_skipped="skip" in states,
        deferred_until=deferred.until if deferred and is_deferred else None,
        is_flagged="flag" in states,
        is_asked=asked is not None,
        question=asked.note if asked else "",
    )
