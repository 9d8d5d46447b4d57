"""Arrivals: a file that was read into a dataset, and its being taken back."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

from reviewer_app.domain.acts import Change, stamp_of


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportCases(Change):
    """A file was read into a dataset: one change, however many rows; the rows carry import_id.

    mapping: column → field. taken: new cases; changed: cases that got another content;
    relabelled: cases with other labels only; conflicting: left, since they were decided or
    edited here. can_undo: not for imports of programs that could not take one back.
    """

    import_id: str
    dataset_id: str
    file_name: str
    file_hash: str
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    on_conflict: Literal["keep", "replace"] = "keep"
    taken: int = 0
    same: int = 0
    changed: int = 0
    relabelled: int = 0
    conflicting: int = 0
    refused: int = 0
    can_undo: bool = True

    def inverse(self, **stamp: Any) -> "RemoveImport":
        """What the import brought goes."""
        return RemoveImport(
            import_id=self.import_id,
            dataset_id=self.dataset_id,
            file_name=self.file_name,
            removed=True,
            **(stamp_of(self) | stamp),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveImport(Change):
    """What an import brought goes, or comes back; what was decided since stays in any case."""

    import_id: str
    dataset_id: str
    file_name: str
    removed: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, removed=not self.removed, **stamp)
