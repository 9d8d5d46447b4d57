"""Edits: what a person changed of test cases, made, or deleted.

Galtea: another content makes a revision and resets the votes and marks of the case; everything
else changes in place. Who creates a case or saves an edit of it becomes its reviewer.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Self

from reviewer_app.domain.acts import Change, Seen, stamp_of
from reviewer_app.domain.cases import LABEL_FIELDS, Content, Labels
from reviewer_app.domain.revisions import is_same


@dataclass(frozen=True, slots=True, kw_only=True)
class EditContent(Change):
    """Another content took the place of a revision, perhaps together with other labels.

    based_on: the revision before, now its parent. revision_id, content_hash: the new one's.
    content: None in the journal, which points to the row of the revision instead.
    labels_before, labels: by field, those that changed in the same act. note: why.
    """

    based_on: Seen
    revision_id: str
    content_hash: str
    content: Content | None
    labels_before: dict[str, Any] = field(default_factory=dict[str, Any])
    labels: dict[str, Any] = field(default_factory=dict[str, Any])
    note: str = ""

    def inverse(self, **stamp: Any) -> "TakeBackEdit":
        """The revision goes, and the one before it is the latest again."""
        return TakeBackEdit(
            based_on=self.based_on,
            revision_id=self.revision_id,
            taken_back=True,
            **(stamp_of(self) | stamp),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackEdit(Change):
    """A revision that was never sent goes, or comes back. based_on: the one before it."""

    based_on: Seen
    revision_id: str
    taken_back: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, taken_back=not self.taken_back, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class Relabel(Change):
    """Labels of a revision were changed in place; before, after: by field, those that differ.

    marked: whether the person's reviewed mark is on it afterwards; marked_before: it was before.
    """

    based_on: Seen
    before: dict[str, Any]
    after: dict[str, Any]
    marked_before: bool
    marked: bool = True

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(
            self,
            before=self.after,
            after=self.before,
            marked_before=self.marked,
            marked=self.marked_before,
            **stamp,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateCase(Change):
    """A case was made by hand: the first revision of a family with the same id.

    content: None in the journal, which points to the row instead. copy_of: the revision that it
    was made from, if it is a duplicate.
    """

    case_id: str
    dataset_id: str
    content_hash: str
    content: Content | None
    labels: Labels
    note: str = ""
    copy_of: str | None = None

    def inverse(self, **stamp: Any) -> "DeleteCase":
        """The case goes."""
        return DeleteCase(
            family=self.case_id,
            based_on=Seen(case_id=self.case_id, content_hash=self.content_hash),
            deleted=True,
            **(stamp_of(self) | stamp),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteCase(Change):
    """A case was deleted with all its revisions, or brought back. based_on: the latest one."""

    family: str
    based_on: Seen
    deleted: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, deleted=not self.deleted, **stamp)


CaseChange = EditContent | TakeBackEdit | Relabel | CreateCase | DeleteCase


def label_changes(before: Labels, after: Labels) -> tuple[dict[str, Any], dict[str, Any]]:
    """The labels that differ, by field: as they were and as they are. JSON counts by value."""
    differ = [
        name for name in LABEL_FIELDS if not is_same(getattr(before, name), getattr(after, name))
    ]
    return (
        {name: getattr(before, name) for name in differ},
        {name: getattr(after, name) for name in differ},
    )
