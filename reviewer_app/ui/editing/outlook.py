"""What saving would do: the case as it stands in the fields, what is wrong, and what changes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypeVar

from reviewer_app.domain.case_fields import in_order, value_of
from reviewer_app.domain.cases import CONTENT_FIELDS, Content, Labels
from reviewer_app.domain.changes import Seen
from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json
from reviewer_app.domain.revisions import is_same
from reviewer_app.domain.validating import Fault, faults, with_old_ones_excused

Effect = Literal["nothing", "labels", "revision", "case"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EditedCase:
    """A case that is edited, or a new one to be made. seen: None for a new one.

    key: what its drafts are kept by. revision: its number, None where not all revisions are here.
    language: what its dataset gives to cases without one. hidden: fields that are not shown and
    stay as they are. visible: what else was in sight, for the audit trail. wanted: fields that
    are shown though they are empty, as most cases of the dataset have them.
    """

    key: str
    seen: Seen | None
    title: str
    dataset_id: str
    dataset: str
    dataset_type: DatasetType
    input_schema: Json | None
    language: str
    content: Content
    labels: Labels
    revision: int | None = 1
    hidden: frozenset[str] = frozenset()
    visible: tuple[str, ...] = ()
    wanted: frozenset[str] = frozenset()

    @property
    def is_new(self) -> bool:
        """Whether it is still to be made."""
        return self.seen is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What the fields come to.

    changed: the fields that differ from what is saved. effect: what saving does. content and
    labels: as far as the fields can be read; the others as they are saved.
    """

    content: Content
    labels: Labels
    changed: tuple[str, ...]
    faults: tuple[Fault, ...]
    effect: Effect

    @property
    def errors(self) -> tuple[Fault, ...]:
        """What has to be mended before it can be saved."""
        return tuple(fault for fault in self.faults if not fault.is_warning)

    def fault_at(self, field: str) -> Fault | None:
        """What to say at a field: what must be mended before what is good to know."""
        here = [fault for fault in self.faults if fault.field == field]
        return min(here, key=lambda fault: fault.is_warning, default=None)


Reading = Callable[[], object]
"""Gives the value of a field, or raises EntryError."""


def read_outlook(case: EditedCase, readings: Mapping[str, Reading]) -> Outlook:
    """What the fields come to; it may be called in another thread."""
    return outlook_of(case, {name: _value(reading) for name, reading in readings.items()})


def _value(reading: Reading) -> object:
    try:
        return reading()
    except EntryError as error:
        return error


def outlook_of(case: EditedCase, values: Mapping[str, object]) -> Outlook:
    """What the values of the fields come to; an EntryError stands for a field that is none."""
    unread = [value for value in values.values() if isinstance(value, EntryError)]
    read = {name: value for name, value in values.items() if not isinstance(value, EntryError)}
    content, labels = _with(case.content, read), _with(case.labels, read)
    before = faults(case.content, case.labels, case.dataset_type)
    found = faults(content, labels, case.dataset_type, before=case.content)
    if not case.is_new:
        found = with_old_ones_excused(found, before)
    changed = {
        name
        for name, value in read.items()
        if not is_same(value, value_of(case.content, case.labels, name))
    } | {error.field for error in unread}
    return Outlook(
        content=content,
        labels=labels,
        changed=in_order(changed),
        faults=(*(Fault.of(error) for error in unread), *found),
        effect=_effect(case, changed),
    )


def _effect(case: EditedCase, changed: set[str]) -> Effect:
    if case.is_new:
        return "case"
    if changed & set(CONTENT_FIELDS):
        return "revision"
    return "labels" if changed else "nothing"


_Facts = TypeVar("_Facts", Content, Labels)


def _with(facts: _Facts, values: Mapping[str, object]) -> _Facts:
    known = {field.name for field in fields(facts)}
    wanted: dict[str, Any] = {name: value for name, value in values.items() if name in known}
    return replace(facts, **wanted)
