"""What an import is asked to do, and what it says of a file: before, after, and later."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Literal

from reviewer_app.domain.reimports import FieldChange
from reviewer_app.services.identifying import Verdict
from reviewer_app.services.import_counts import Counts

OnConflict = Literal["keep", "replace"]
"""What becomes of a case that was decided or edited here and that the file has otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Where a file's cases go, by name; what is missing is made."""

    product: str
    dataset: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A row that differs from the case that it is. title: what people call the case."""

    place: str
    title: str
    case_id: str
    verdict: Verdict
    fields: tuple[FieldChange, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey(Counts):
    """What an import would do. differences: of the first rows that differ from their cases."""

    differences: tuple[Difference, ...] = ()
    is_cancelled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportResult(Counts):
    """What became of a file's rows.

    changed and relabelled cases were changed; conflicting ones were left, so with "replace"
    only those that somebody decided meanwhile. dataset_id is None when nothing was left of the
    import. is_cancelled: what was read in so far is hidden, to be continued or discarded.
    """

    import_id: str
    path: Path
    product: str
    dataset: str
    dataset_id: str | None
    file_hash: str = ""
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    not_kept: tuple[str, ...] = ()
    is_cancelled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UnfinishedImport:
    """An import that was cancelled or cut off. done, rows: of the file.

    why_not: why it cannot be continued, as a sentence; empty where it can.
    """

    import_id: str
    file_name: str
    path: Path | None
    product: str
    dataset: str
    done: int
    rows: int
    started_at: datetime
    why_not: str = ""

    @property
    def can_continue(self) -> bool:
        """Whether the file can be read on."""
        return not self.why_not


@dataclass(frozen=True, slots=True, kw_only=True)
class PastImport:
    """An import that finished. changed: cases that got another content or other labels."""

    import_id: str
    file_name: str
    at: datetime
    product: str
    dataset: str
    dataset_id: str
    taken: int
    changed: int
    is_removed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay:
    """A case that would stay. why: "decided" or "changed" since the import."""

    case_id: str
    title: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal:
    """What removing an import would do. goes: cases that go; back: cases that become as before."""

    import_id: str
    file_name: str
    dataset: str
    goes: int
    back: int
    stays: tuple[Stay, ...]
    is_removed: bool = False
