"""What can go wrong, as classes with their facts; the window and the command line word them.

ReviewerError
├── StoreError              the SQLite file of a workspace
│   ├── StoreFull           no room left on the disk
│   ├── StoreUnwritable     the disk answered with an error
│   ├── StoreReadOnly       the file or its folder may not be written
│   ├── StoreBusy           another program holds the file for too long
│   ├── StoreReplaced       the file was swapped or removed while open
│   ├── StoreDamaged        SQLite finds the file malformed
│   ├── StoreForeign        a file that is no Reviewer store
│   ├── StoreNewer          made by a newer version of the program
│   ├── StoreOlder          made by an older one, and may not be migrated now
│   └── StoreMissing        a store existed here and is gone
├── WorkspaceOpen           another process works on this workspace
├── WorkspaceUnsuitable     a folder in which no store is safe
├── WorkspaceUnwritable     a folder that takes no new workspace
├── FileProblem             a file cannot be read or written at all
├── NotFound                an id that names nothing here
├── RuleBroken              a change that the rules do not allow
├── NameTaken               something else bears the name
├── StillInUse              an undo would take away what others did since
├── HeadMoved               another revision took the place of the one that is edited
│   └── DecidedTooLate      or of the one that a vote or a mark was meant for
├── NotEditable             only the latest revision of a case can be edited
├── EditedSince             an undo would take away a revision that was built upon
├── ImportUnfinished        an import into the dataset was cut off and waits
├── ProductFailed           an AI product gave no answer that can be used
│   └── ProductTimedOut     it gave none in time
└── Superseded              a newer reading took the place of this one
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path


class ReviewerError(Exception):
    """Something that is expected to go wrong in the world; never our own bug."""


@dataclass(eq=False)
class StoreError(ReviewerError):
    """The store at `path` could not do what was asked; `detail` is SQLite's own wording."""

    path: Path
    detail: str = ""

    def __str__(self) -> str:
        return f"{type(self).__name__}: {self.path}: {self.detail}"


class StoreFull(StoreError):
    """The disk is full; what was asked is not saved, everything before it is."""


class StoreUnwritable(StoreError):
    """The disk answered a write with an error; what was asked is not saved."""


class StoreReadOnly(StoreError):
    """The store may be read but not written."""


class StoreBusy(StoreError):
    """Another program held the store for longer than we wait."""


@dataclass(eq=False)
class StoreReplaced(StoreError):
    """The file at `path` is no longer the one that was opened; `rescue` holds what it had."""

    rescue: Path | None = None


class StoreDamaged(StoreError):
    """SQLite finds the file malformed; it is left exactly as it is."""


class StoreForeign(StoreError):
    """The file is no Reviewer store; it is left exactly as it is."""


@dataclass(eq=False)
class StoreNewer(StoreError):
    """The store has schema `found`, this program knows up to `known`."""

    found: int = 0
    known: int = 0


@dataclass(eq=False)
class StoreOlder(StoreError):
    """The store has schema `found` and cannot be migrated to `known` while only read."""

    found: int = 0
    known: int = 0


class StoreMissing(StoreError):
    """The folder says that a store was here, and it is gone; no new one is made in its place."""


@dataclass(eq=False)
class WorkspaceOpen(ReviewerError):
    """Another process has the workspace in `folder` open."""

    folder: Path


@dataclass(eq=False)
class WorkspaceUnsuitable(ReviewerError):
    """A store in `folder` would not be safe; `why` is one of the words in system.paths."""

    folder: Path
    why: str


@dataclass(eq=False)
class WorkspaceUnwritable(ReviewerError):
    """No workspace can be made in `folder`; `reason` says why, as of `causes`, or is empty."""

    folder: Path
    reason: str


@dataclass(eq=False)
class FileProblem(ReviewerError):
    """`path` cannot be read or written at all; `reason` is a sentence for the person."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


@dataclass(eq=False)
class NotFound(ReviewerError):
    """No `kind` with this id."""

    kind: str
    id: str


@dataclass(eq=False)
class RuleBroken(ReviewerError):
    """The rules do not allow the change; `reason` is a sentence for the person."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class ProductFailed(ReviewerError):
    """An AI product gave no usable answer; `reason` is a sentence for the person.

    can_retry: asking again may help (busy, out of reach), in `retry_after` seconds where the
    product said so. status: HTTP's, where there was an answer at all.
    """

    reason: str
    can_retry: bool = False
    retry_after: float | None = None
    status: int | None = None

    def __str__(self) -> str:
        return self.reason


class ProductTimedOut(ProductFailed):
    """An AI product gave no answer in the time that its case has."""


@dataclass(eq=False)
class NameTaken(ReviewerError):
    """Another `kind` ("product" or "dataset") is called `name`; `product`: the one that it is in.

    Nothing was changed.
    """

    kind: str
    name: str
    product: str = ""

    def __str__(self) -> str:
        return f"There is another {self.kind} called “{self.name}”."


@dataclass(eq=False)
class StillInUse(ReviewerError):
    """What `name` names cannot be taken back: `count` cases (`cases`: some of their titles).

    why: "decided" or "changed" since then, or "filled": other cases came into the dataset.
    people: the names of those who decided.
    """

    name: str
    why: str
    count: int = 0
    cases: tuple[str, ...] = ()
    people: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.why == "filled":
            return f"“{self.name}” cannot be taken back: other cases came into it since."
        cases = "1 case was" if self.count == 1 else f"{self.count} cases were"
        by = f" by {', '.join(self.people)}" if self.people else ""
        return f"“{self.name}” cannot be taken back: {cases} {self.why} since{by}."


@dataclass(eq=False)
class HeadMoved(ReviewerError):
    """`who` made the revision `head_id` of the case at `at`, so the one that is edited is older.

    who: a name, or that of a file. Nothing was changed; what was typed stays as a draft.
    """

    head_id: str
    who: str
    at: datetime

    def __str__(self) -> str:
        return f"The case was changed by {self.who or 'somebody'} since."


class DecidedTooLate(HeadMoved):
    """A vote or mark on a revision that was the latest one when it was shown; not saved."""


@dataclass(eq=False)
class NotEditable(ReviewerError):
    """`case_id` is an earlier revision; `head_id` is the one to edit instead."""

    case_id: str
    head_id: str

    def __str__(self) -> str:
        return "Only the latest revision of a case can be edited."


@dataclass(eq=False)
class EditedSince(ReviewerError):
    """An act on the case `title` cannot be turned round: `who` made the revision `head_id` since.

    is_undo: it was to be taken back, rather than done again. Nothing was changed.
    """

    title: str
    head_id: str
    who: str
    at: datetime
    is_undo: bool = True

    def __str__(self) -> str:
        again = "taken back" if self.is_undo else "done again"
        return f"This cannot be {again}: {self.who or 'somebody'} changed “{self.title}” since."


@dataclass(eq=False)
class ImportUnfinished(ReviewerError):
    """An import of `file_name` into `dataset` waits to be continued or discarded.

    why: "file" (this is another file), "mapping" (the same, to be read in another way), or
    "running" (somebody is at it).
    """

    import_id: str
    file_name: str
    dataset: str
    why: str

    def __str__(self) -> str:
        return f"An import of {self.file_name} into {self.dataset} is not finished."


class Superseded(ReviewerError):
    """A newer reading of the same kind was asked for, so this one was given up."""
