"""Changes: things a person did, each with everything needed to send, undo or recover it.

The only codec of changes is here: journal, second copy, and later wire and packages use it.
Each kind has a version; `_UPGRADES` lifts what an older program wrote.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from typing import Any, Literal, Self, cast

from reviewer_app.domain import json
from reviewer_app.domain.datasets import DatasetFacts, DatasetType
from reviewer_app.domain.json import Json

Score = Literal[-1, 0, 1]
"""1 good, -1 bad, 0 no vote (Galtea's values)."""


class CodecError(ValueError):
    """The text is no change that this program can read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What was on screen: the revision and the hash of its content."""

    case_id: str
    content_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """A score with its reason. Raises ValueError for a score outside -1, 0, 1."""

    score: Score = 0
    reason: str = ""

    def __post_init__(self) -> None:
        if self.score not in (-1, 0, 1):
            raise ValueError(f"{self.score!r} is no score")


NO_VOTE = Vote()


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One thing a person did.

    step: changes with one step are undone together. undoes: the step that this one takes back
    (an undo names what was done, a redo names the undo). visible: what else of the case was on
    screen, such as its confidence or other people's votes.
    """

    id: str
    step: str
    made_at: datetime
    made_by: str
    device: str
    app_version: str
    undoes: str | None = None
    visible: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CastVote(Change):
    """A reviewer's vote on one revision. A later vote replaces it; 0 takes it back."""

    based_on: Seen
    vote: Vote
    before: Vote = NO_VOTE

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, vote=self.before, before=self.vote, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkReviewed(Change):
    """A person marked one revision as reviewed, or took the mark back."""

    based_on: Seen
    reviewed: bool
    before: bool = False

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, reviewed=self.before, before=self.reviewed, **stamp)


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
            **(_stamp_of(self) | stamp),
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


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeProduct(Change):
    """A product was made."""

    product_id: str
    name: str

    def inverse(self, **stamp: Any) -> "DeleteProduct":
        """The product goes."""
        more = _stamp_of(self) | stamp
        return DeleteProduct(product_id=self.product_id, name=self.name, deleted=True, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameProduct(Change):
    """A product got another name."""

    product_id: str
    name: str
    before: str

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, name=self.before, before=self.name, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteProduct(Change):
    """A product was deleted with all its datasets, or brought back."""

    product_id: str
    name: str
    deleted: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, deleted=not self.deleted, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeDataset(Change):
    """A dataset of a product was made."""

    dataset_id: str
    product_id: str
    type: DatasetType
    facts: DatasetFacts

    def inverse(self, **stamp: Any) -> "DeleteDataset":
        """The dataset goes."""
        more = _stamp_of(self) | stamp
        name = self.facts.name
        return DeleteDataset(dataset_id=self.dataset_id, name=name, deleted=True, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class EditDataset(Change):
    """What can be edited of a dataset was."""

    dataset_id: str
    facts: DatasetFacts
    before: DatasetFacts

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, facts=self.before, before=self.facts, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteDataset(Change):
    """A dataset was deleted with its cases, or brought back."""

    dataset_id: str
    name: str
    deleted: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, deleted=not self.deleted, **stamp)


def _stamp_of(change: Change) -> dict[str, Any]:
    return {f.name: getattr(change, f.name) for f in fields(Change)}


Decision = CastVote | MarkReviewed
"""Changes that are about one revision of a case."""

AnyChange = (
    CastVote
    | MarkReviewed
    | ImportCases
    | RemoveImport
    | MakeProduct
    | RenameProduct
    | DeleteProduct
    | MakeDataset
    | EditDataset
    | DeleteDataset
)


def case_of(change: AnyChange) -> str | None:
    """The revision that a change is about, if it is about one."""
    return change.based_on.case_id if isinstance(change, CastVote | MarkReviewed) else None


def is_undoable(change: AnyChange) -> bool:
    """Whether the undo stack holds a change."""
    return not isinstance(change, ImportCases) or change.can_undo


_KINDS: dict[str, tuple[int, type[AnyChange]]] = {
    "cast_vote": (1, CastVote),
    "mark_reviewed": (1, MarkReviewed),
    "import_cases": (2, ImportCases),
    "remove_import": (1, RemoveImport),
    "make_product": (1, MakeProduct),
    "rename_product": (1, RenameProduct),
    "delete_product": (1, DeleteProduct),
    "make_dataset": (1, MakeDataset),
    "edit_dataset": (1, EditDataset),
    "delete_dataset": (1, DeleteDataset),
}


def _lift_import(body: dict[str, Any]) -> dict[str, Any]:
    """Version 1 left changed rows as they were, counted them all as changed, had no undo."""
    return body | {"changed": 0, "conflicting": body["changed"], "can_undo": False}


_UPGRADES: dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {
    ("import_cases", 1): _lift_import,
}
"""(kind, version) → a function that lifts that version by one."""


def _read_facts(**parts: Any) -> DatasetFacts:
    """JSON travels as the text that it was written in."""
    for name in ("input_schema", "metadata"):
        parts[name] = None if parts[name] is None else Json(parts[name])
    return DatasetFacts(**parts)


_PARTS: dict[str, Callable[..., object]] = {
    "based_on": Seen,
    "vote": Vote,
    "facts": _read_facts,
}


def kind_of(change: Change) -> tuple[str, int]:
    """The name and version under which a change is written."""
    for kind, (version, cls) in _KINDS.items():
        if type(change) is cls:
            return kind, version
    raise CodecError(f"{type(change).__name__} has no written form")


def encode(change: Change) -> str:
    """A change as one line of JSON."""
    kind, version = kind_of(change)
    body = {f.name: _plain(getattr(change, f.name)) for f in fields(change)}
    return json.dump({"kind": kind, "v": version} | body)


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat()
    if isinstance(value, Seen | Vote | DatasetFacts):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    return value.text if isinstance(value, Json) else value


def decode(text: str) -> AnyChange:
    """Read what `encode` of this or an older version wrote.

    Raises CodecError for other text, unknown kinds and versions newer than this program.
    """
    try:
        body = json.to_python(json.parse(text))
        kind, found = cast(str, body.pop("kind")), cast(int, body.pop("v"))
        version, cls = _KINDS[kind]
        for older in range(found, version):
            body = _UPGRADES[kind, older](body)
        if found > version:
            raise CodecError(f"{kind} has version {found}, this program reads up to {version}")
        return cls(**{name: _typed(cls, name, value) for name, value in body.items()})
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, CodecError):
            raise
        raise CodecError(f"no readable change: {error}") from error


def _typed(cls: type[AnyChange], name: str, value: Any) -> Any:
    if name == "made_at":
        return datetime.fromisoformat(value)
    if name == "visible":
        return tuple(value)
    if name == "before":
        name = "vote" if cls is CastVote else "facts" if cls is EditDataset else name
    return _PARTS[name](**value) if name in _PARTS else value


def to_line(change: Change) -> str:
    """A change as a line of the second copy, with a checksum that tells a torn line."""
    text = encode(change)
    return f"{_checksum(text)} {text}\n"


def from_line(line: str) -> AnyChange:
    """Read a line of the second copy; raises CodecError for a torn or damaged one."""
    checksum, _, text = line.rstrip("\n").partition(" ")
    if checksum != _checksum(text):
        raise CodecError("the checksum does not fit")
    return decode(text)


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"
