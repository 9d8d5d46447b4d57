"""Changes: things a person did, each with everything needed to send, undo or recover it.

The only codec of changes is here: journal, second copy, and later wire and packages use it.
Each kind has a version; `_UPGRADES` lifts what an older program wrote.
"""

import zlib
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.acts import Change as Change
from reviewer_app.domain.acts import Seen as Seen
from reviewer_app.domain.arrivals import ImportCases as ImportCases
from reviewer_app.domain.arrivals import RemoveImport as RemoveImport
from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.guidelines import WithdrawGuidelines as WithdrawGuidelines
from reviewer_app.domain.guidelines import WriteGuidelines as WriteGuidelines
from reviewer_app.domain.json import Json
from reviewer_app.domain.organizations import DeleteDataset as DeleteDataset
from reviewer_app.domain.organizations import DeleteProduct as DeleteProduct
from reviewer_app.domain.organizations import EditDataset as EditDataset
from reviewer_app.domain.organizations import MakeDataset as MakeDataset
from reviewer_app.domain.organizations import MakeProduct as MakeProduct
from reviewer_app.domain.organizations import RenameProduct as RenameProduct
from reviewer_app.domain.votes import NO_VOTE as NO_VOTE
from reviewer_app.domain.votes import CastVote as CastVote
from reviewer_app.domain.votes import MarkReviewed as MarkReviewed
from reviewer_app.domain.votes import Score as Score
from reviewer_app.domain.votes import Vote as Vote


class CodecError(ValueError):
    """The text is no change that this program can read."""


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
    | WriteGuidelines
    | WithdrawGuidelines
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
    "write_guidelines": (1, WriteGuidelines),
    "withdraw_guidelines": (1, WithdrawGuidelines),
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
