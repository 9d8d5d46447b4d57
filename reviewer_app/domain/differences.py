"""Differences: what changed between two test cases or two revisions, field by field."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, LIST_FIELDS, TestCase
from reviewer_app.domain.conversations import Turn, messages_of, turns_of
from reviewer_app.domain.json import Json, JsonError, dump
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.domain.sequences import Tools
from reviewer_app.domain.spans import Reason, State
from reviewer_app.domain.structures import (
    PartsDifference,
    compare_items,
    compare_json,
    compare_turns,
)
from reviewer_app.domain.texts import TextDifference, compare_texts

FIELDS = (*CONTENT_FIELDS, *LABEL_FIELDS)

STRUCTURED = 2_000_000
"""Letters of JSON up to which it is compared by path; a longer one is compared as text."""

Difference = TextDifference | PartsDifference


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldDifference:
    """How one field of case B differs from that of case A.

    a, b: the values as they are stored. form: how they are compared. difference: None where
    there is nothing to show, as the two are equal. reason: why the whole of it is quiet, where
    that stands in no text (the order of JSON keys). is_begun: only the values are known so far.
    """

    name: str
    state: State
    a: object
    b: object
    form: str = "text"
    difference: Difference | None = None
    reason: Reason | None = None
    is_begun: bool = False

    @property
    def removed(self) -> int:
        """Words that only A has."""
        return sum(text.removed for text in self._texts())

    @property
    def added(self) -> int:
        """Words that only B has."""
        return sum(text.added for text in self._texts())

    @property
    def is_coarse(self) -> bool:
        """Whether a closer look is to be had on request."""
        return self.difference is not None and self.difference.is_coarse

    def _texts(self) -> Iterator[TextDifference]:
        if isinstance(self.difference, TextDifference):
            yield self.difference
        elif self.difference is not None:
            yield from (part.text for part in self.difference.parts)


def compare_fields(a: TestCase, b: TestCase, tools: Tools) -> Iterator[FieldDifference]:
    """Compare all fields that either case has, in their order, each as soon as it is asked for."""
    for name in FIELDS:
        value_a, value_b = value_of(a, name), value_of(b, name)
        if value_a is not None or value_b is not None:
            yield compare_field(name, value_a, value_b, tools)


def value_of(case: TestCase, name: str) -> object:
    """The value of a content or label field; None where it is not given."""
    return getattr(case.content if name in CONTENT_FIELDS else case.labels, name)


def compare_field(name: str, a: object, b: object, tools: Tools) -> FieldDifference:
    """Compare two values of a field by their form: text, items, turns or JSON paths."""
    if a == b:
        return FieldDifference(name=name, state=State.SAME, a=a, b=b)
    if name in LIST_FIELDS:
        items = compare_items(_items(a), _items(b), tools)
        return _told(name, a, b, "items", items)
    turns = _both_turns(name, a, b)
    if turns is not None:
        return _told(name, a, b, "turns", compare_turns(*turns, tools))
    if isinstance(a, Json) and isinstance(b, Json):
        return _compare_json_field(name, a, b, tools)
    return _told(name, a, b, "text", compare_texts(_laid(a), _laid(b), tools))


def _laid(value: object) -> str:
    """A value as text, JSON in the layout that an editor gives it: a text was made of that."""
    return laid_out(value.text) if isinstance(value, Json) else as_text(value)


def _told(name: str, a: object, b: object, form: str, found: Difference) -> FieldDifference:
    """Given on one side only, or text become JSON, is a change even where no letter differs."""
    is_other_kind = (a is None) != (b is None) or isinstance(a, Json) != isinstance(b, Json)
    state = State.CHANGED if is_other_kind else found.state
    reason = None
    if state is State.SAME:  # different as written, the same in all that is compared
        state, reason = State.QUIET, Reason.JSON_FORM
    return FieldDifference(
        name=name, state=state, a=a, b=b, form=form, difference=found, reason=reason
    )


def _compare_json_field(name: str, a: Json, b: Json, tools: Tools) -> FieldDifference:
    is_short = len(a.text) + len(b.text) <= STRUCTURED
    try:
        if is_short:
            return _told(name, a, b, "json", compare_json(a.text, b.text, tools))
    except JsonError:
        pass  # kept by an older version that looked less closely: shown as text
    return _told(name, a, b, "text", compare_texts(a.text, b.text, tools))


def _items(value: object) -> tuple[str, ...]:
    return cast("tuple[str, ...]", value) if isinstance(value, tuple) else ()


def _both_turns(name: str, a: object, b: object) -> tuple[list[Turn], list[Turn]] | None:
    """The turns of both sides, where both are conversations or one of them is not given."""
    if name not in {"conversation_history", "input"} or (a is None and b is None):
        return None
    read = turns_of if name == "conversation_history" else messages_of
    sides = [
        [] if value is None else read(value) if isinstance(value, Json) else None
        for value in (a, b)
    ]
    if sides[0] is None or sides[1] is None:
        return None
    return sides[0], sides[1]


def as_text(value: object) -> str:
    """A value as the text that is compared; nothing is an empty one."""
    if value is None:
        return ""
    if isinstance(value, Json):
        return value.text
    return str(value) if isinstance(value, str) else dump(value)
