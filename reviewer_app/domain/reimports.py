"""What a row of a file changes in a case that is here already: only what the file has."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json
from reviewer_app.domain.revisions import is_same

_NOISE = ("background_noise_profile", "background_noise_level")


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldChange:
    """A field that a file changes, with its values as texts; None: not given."""

    field: str
    before: str | None
    after: str | None


def with_file(content: Content, row: ImportedCase) -> Content:
    """The content with the fields that the row gives; the very one where none differs.

    An empty cell against an empty text or list is no change: a table cannot tell them apart.
    """
    return _replaced(content, row.content, [n for n in CONTENT_FIELDS if n in row.given])


def labels_with_file(labels: Labels, row: ImportedCase) -> Labels:
    """The labels with those that the row gives; the very ones where none differs.

    A row without background noise inherited it from the dataset, so that is no change.
    """
    given = [name for name in LABEL_FIELDS if name in row.given]
    if row.labels.background_noise_profile is None:
        given = [name for name in given if name not in _NOISE]
    return _replaced(labels, row.labels, given)


def with_edits(base: Content, head: Content, row: ImportedCase) -> Content:
    """A head with what the row changed of an earlier revision; other changes since then stay."""
    edited = [
        name
        for name in CONTENT_FIELDS
        if name in row.given and not _is_kept(getattr(base, name), getattr(row.content, name))
    ]
    return _replaced(head, row.content, edited)


def _replaced(kept: Any, given: Content | Labels, names: Iterable[str]) -> Any:
    changed = {
        name: value
        for name in names
        if not _is_kept(getattr(kept, name), value := getattr(given, name))
    }
    return replace(kept, **changed) if changed else kept


def _is_kept(before: object, after: object) -> bool:
    if after is None:
        return before in (None, "", ())
    return is_same(before, after)


def changes_between(
    before: Content | Labels, after: Content | Labels, names: Iterable[str]
) -> tuple[FieldChange, ...]:
    """The fields of these names that differ, in the order of the names."""
    return tuple(
        FieldChange(field=name, before=_shown(old), after=_shown(new))
        for name in names
        if not is_same(old := getattr(before, name), new := getattr(after, name))
    )


def _shown(value: object) -> str | None:
    if value is None or isinstance(value, str):
        return value
    return value.text if isinstance(value, Json) else json.dump(value)
