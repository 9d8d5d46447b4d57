"""Changes: things a person did, each with everything needed to send, undo or recover it.

The only codec of changes is here: journal, second copy, and later wire and packages use it.
Each kind has a version; `_UPGRADES` lifts what an older program wrote.
"""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from typing import Any, Literal, Self, cast

from reviewer_app.domain import json

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
    """A file was read into a dataset: one change, however many rows; the rows carry import_id."""

    import_id: str
    dataset_id: str
    file_name: str
    file_hash: str
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    taken: int = 0
    same: int = 0
    changed: int = 0
    refused: int = 0


Decision = CastVote | MarkReviewed
"""Changes that the undo stack of decisions holds."""

AnyChange = CastVote | MarkReviewed | ImportCases

_KINDS: dict[str, tuple[int, type[AnyChange]]] = {
    "cast_vote": (1, CastVote),
    "mark_reviewed": (1, MarkReviewed),
    "import_cases": (1, ImportCases),
}
_UPGRADES: dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""(kind, version) → a function that lifts that version by one."""

_PARTS = {"based_on": Seen, "vote": Vote}


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
    if isinstance(value, Seen | Vote):
        return {f.name: getattr(value, f.name) for f in fields(value)}
    return value


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
    if name == "before" and cls is CastVote:
        return Vote(**value)
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


StepName = Literal[
    "upvote",
    "downvote",
    "clear_vote",
    "reason",
    "mark_reviewed",
    "unmark_reviewed",
    "approve",
    "import",
]


def step_name(changes: Sequence[Change]) -> StepName:
    """What a person would call the step that these changes make, for Undo and Redo.

    The last vote of the step counts: a downvote and its reason are one "downvote"; a vote whose
    score was there before is a "reason".
    """
    votes = [change for change in changes if isinstance(change, CastVote)]
    marks = [change for change in changes if isinstance(change, MarkReviewed)]
    if votes and marks and votes[-1].vote.score == 1 and marks[-1].reviewed:
        return "approve"
    if votes and votes[0].before.score == votes[-1].vote.score:
        return "reason"
    if votes:
        return ("clear_vote", "upvote", "downvote")[votes[-1].vote.score]
    if marks:
        return "mark_reviewed" if marks[-1].reviewed else "unmark_reviewed"
    return "import"
