"""Queues: an ordered, stable list of cases to review."""

import json
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import UnionType
from typing import Any, Self, cast, get_args, get_origin

from reviewer_app.domain.marks import MARK_KINDS, MarkKind
from reviewer_app.domain.votes import Score


class Order(StrEnum):
    """How a list is sorted; equal ones, and those without a value (last), by order of coming in."""

    ARRIVAL = "arrival"
    NEWEST = "newest"
    CONFIDENCE = "confidence"
    NAME = "name"
    LANGUAGE = "language"
    VARIANT = "variant"


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which cases belong to a queue. One value: the store makes SQL of it, the window a sentence.

    A set that is empty does not restrict; None in a set means cases without such a value. All
    that is given must hold. datasets, products: ids. types: of the dataset. votes: mine on this
    revision, 0 for none. marks: mine that are in effect. reviewed: by me. augmented: False also
    where nothing is known.
    least_confidence, most_confidence: 0..1, both included. changed_since_vote: heads without a
    vote of mine whose earlier revision has one. drafted: cases that somebody has half-edited here.
    undecided: only cases that are not done, where
    done means my vote of 1 or -1, or my reviewed mark, on the current revision; what I deferred
    is left out until its time, unless marks ask for it, and what I skipped comes last.
    include_legacy: superseded revisions too. text: what a person typed into the search field.
    with_accents: the text means its accents. blind: reasons are searched only where I have
    voted; nobody chooses that by itself, and no list is saved with it.
    """

    datasets: frozenset[str] = frozenset()
    products: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    variants: frozenset[str | None] = frozenset()
    strategies: frozenset[str | None] = frozenset()
    languages: frozenset[str | None] = frozenset()
    sources: frozenset[str | None] = frozenset()
    tags: frozenset[str | None] = frozenset()
    votes: frozenset[Score] = frozenset()
    marks: frozenset[MarkKind | None] = frozenset()
    reviewed: bool | None = None
    augmented: bool | None = None
    least_confidence: float | None = None
    most_confidence: float | None = None
    changed_since_vote: bool = False
    drafted: bool = False
    undecided: bool = False
    include_legacy: bool = False
    text: str = ""
    with_accents: bool = False
    blind: bool = False

    @classmethod
    def of_dataset(cls, dataset_id: str, **more: Any) -> Self:
        """The cases of one dataset."""
        return cls(datasets=frozenset({dataset_id}), **more)

    @property
    def active(self) -> tuple[str, ...]:
        """The names of the fields that restrict or widen, in their order."""
        told = [one.name for one in fields(self) if getattr(self, one.name) != one.default]
        told = [name for name in told if name != "blind"]
        return tuple(name for name in told if name != "with_accents" or self.text)

    def without(self, name: str) -> Self:
        """The same filter with one field as if it was never set."""
        default = next(one.default for one in fields(self) if one.name == name)
        return replace(self, **{name: default})

    def is_within(self, wider: Self) -> bool:
        """Whether it is the other filter or that with more set, so that it has no other cases."""
        return all(
            getattr(wider, one.name) in (one.default, getattr(self, one.name))
            for one in fields(self)
            if one.name != "include_legacy"
        ) and (wider.include_legacy or not self.include_legacy)


TO_REVIEW = Filter(undecided=True)
DRAFTED = Filter(drafted=True)
DOWNVOTED = Filter(votes=frozenset({-1}))

LOW = 0.5
"""The confidence up to which a case counts as one of low confidence; 0..1."""

LOW_CONFIDENCE = Filter(most_confidence=LOW, undecided=True)

MARKED: dict[MarkKind, Filter] = {
    "skip": Filter(marks=frozenset({"skip"}), undecided=True),
    "defer": Filter(marks=frozenset({"defer"}), undecided=True),
    "flag": Filter(marks=frozenset({"flag"})),
    "ask": Filter(marks=frozenset({"ask"})),
}
"""The queues of marked cases; who decides a case has no more reason to put it off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """What a list shows: its filter and its order. Saved views and the last state keep one."""

    filter: Filter = Filter()
    order: Order = Order.ARRIVAL


def encode_listing(listing: Listing) -> str:
    """A listing as text: JSON that names only what differs from the default."""
    values = {
        name: _encoded(getattr(listing.filter, name))
        for name in [one.name for one in fields(Filter)]
        if name != "blind" and listing.filter.without(name) != listing.filter
    }
    return json.dumps({"order": listing.order.value, **values}, ensure_ascii=False, sort_keys=True)


def _encoded(value: object) -> object:
    if not isinstance(value, frozenset):
        return value
    parts = cast("frozenset[str | int | None]", value)
    return sorted(parts, key=lambda part: (part is not None, str(part)))


def decode_listing(text: str) -> Listing:
    """A listing from `encode_listing`; ValueError for anything that this program does not know."""
    try:
        values: object = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(values, dict):
        raise ValueError("not a listing")
    named = cast("dict[str, object]", values)
    order = Order(str(named.pop("order", Order.ARRIVAL)))
    known = {one.name: one.type for one in fields(Filter)}
    if unknown := set(named) - set(known):
        raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
    decoded = {name: _decoded(name, value, known[name]) for name, value in named.items()}
    return Listing(filter=Filter(**decoded), order=order)


def _decoded(name: str, value: object, kind: Any) -> Any:
    """The value of a field, if it is one of its kind; JSON tells 1 from 1.0 and from true."""
    if get_origin(kind) is frozenset:
        if not isinstance(value, list):
            raise ValueError(f"{name} is no list")
        parts = cast("list[object]", value)
        return frozenset(_part(name, part, get_args(kind)[0]) for part in parts)
    return _part(name, value, kind)


def _part(name: str, value: object, kind: Any) -> Any:
    if kind == Score:
        kinds: tuple[Any, ...] = (int,)
        is_fit = type(value) is int and value in get_args(Score)
    elif name == "marks":
        kinds = (str,)
        is_fit = value is None or value in MARK_KINDS
    else:
        kinds = get_args(kind) if isinstance(kind, UnionType) else (kind,)
        is_fit = type(value) in kinds
    if float in kinds and type(value) is int:
        return float(value)
    if not is_fit:
        raise ValueError(f"{name} cannot be {value!r}")
    return value
