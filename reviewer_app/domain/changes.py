"""Changes: things a person did, each with everything needed to send, undo or recover it.

The only codec of changes is here: journal, second copy, and later wire and packages use it.
Each kind has a version; `_UPGRADES` lifts what an older program wrote.
"""

import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.acts import Change as Change
from reviewer_app.domain.acts import Seen as Seen
from reviewer_app.domain.arrivals import ImportCases as ImportCases
from reviewer_app.domain.arrivals import RemoveImport as RemoveImport
from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.edits import CreateCase as CreateCase
from reviewer_app.domain.edits import DeleteCase as DeleteCase
from reviewer_app.domain.edits import EditContent as EditContent
from reviewer_app.domain.edits import Relabel as Relabel
from reviewer_app.domain.edits import TakeBackEdit as TakeBackEdit
from reviewer_app.domain.guidelines import WithdrawGuidelines as WithdrawGuidelines
from reviewer_app.domain.guidelines import WriteGuidelines as WriteGuidelines
from reviewer_app.domain.json import Json
from reviewer_app.domain.marks import Mark as Mark
from reviewer_app.domain.marks import MarkState as MarkState
from reviewer_app.domain.organizations import DeleteDataset as DeleteDataset
from reviewer_app.domain.organizations import DeleteProduct as DeleteProduct
from reviewer_app.domain.organizations import EditDataset as EditDataset
from reviewer_app.domain.organizations import MakeDataset as MakeDataset
from reviewer_app.domain.organizations import MakeProduct as MakeProduct
from reviewer_app.domain.organizations import RenameProduct as RenameProduct
from reviewer_app.domain.outputs import KeepOutput as KeepOutput
from reviewer_app.domain.reasons import Reason as Reason
from reviewer_app.domain.reasons import Reasons as Reasons
from reviewer_app.domain.reasons import SetReasons as SetReasons
from reviewer_app.domain.spellings import (
    read_content,
    read_labels,
    read_values,
    spelled,
    spelled_fields,
)
from reviewer_app.domain.votes import NO_VOTE as NO_VOTE
from reviewer_app.domain.votes import CastVote as CastVote
from reviewer_app.domain.votes import MarkReviewed as MarkReviewed
from reviewer_app.domain.votes import Score as Score
from reviewer_app.domain.votes import Vote as Vote


class CodecError(ValueError):
    """The text is no change that this program can read."""


Decision = CastVote | MarkReviewed | Mark
"""Changes that are about one revision of a case, or the case that it is of."""

AnyChange = (
    CastVote
    | MarkReviewed
    | Mark
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
    | EditContent
    | TakeBackEdit
    | Relabel
    | CreateCase
    | DeleteCase
    | SetReasons
    | KeepOutput
)


def case_of(change: AnyChange) -> str | None:
    """The revision that a change is about, if it is about one: of an edit, the one it made."""
    match change:
        case EditContent() | TakeBackEdit():
            return change.revision_id
        case CreateCase():
            return change.case_id
        case CastVote() | MarkReviewed() | Mark() | Relabel() | DeleteCase():
            return change.based_on.case_id
        case KeepOutput():
            return change.revision
        case _:
            return None


def revisions_of(change: AnyChange) -> tuple[str, ...]:
    """The revisions that a change is about: of an edit, the one before it too."""
    about = case_of(change)
    before = change.based_on.case_id if isinstance(change, EditContent | TakeBackEdit) else about
    return tuple({case_id: None for case_id in (before, about) if case_id})


def pointing(change: AnyChange) -> AnyChange:
    """The change as the journal keeps it: the content stands in the row of the revision alone."""
    return replace(change, content=None) if isinstance(change, EditContent | CreateCase) else change


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
    "mark": (1, Mark),
    "set_reasons": (1, SetReasons),
    "edit_content": (1, EditContent),
    "take_back_edit": (1, TakeBackEdit),
    "relabel": (1, Relabel),
    "create_case": (1, CreateCase),
    "delete_case": (1, DeleteCase),
    "keep_output": (1, KeepOutput),
}


def _lift_import(body: dict[str, Any]) -> dict[str, Any]:
    """Version 1 left changed rows as they were, counted them all as changed, had no undo."""
    return body | {"changed": 0, "conflicting": body["changed"], "can_undo": False}


_UPGRADES: dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {
    ("import_cases", 1): _lift_import,
}
"""(kind, version) → a function that lifts that version by one."""


def _read_facts(parts: Mapping[str, Any]) -> DatasetFacts:
    """JSON travels as the text that it was written in."""
    texts = {name: parts[name] for name in ("input_schema", "metadata")}
    read = {name: None if text is None else Json(text) for name, text in texts.items()}
    whole: dict[str, Any] = {**parts, **read}
    return DatasetFacts(**whole)


def _read_seen(parts: Mapping[str, Any]) -> Seen:
    return Seen(**parts)


def _read_vote(parts: Mapping[str, Any]) -> Vote:
    return Vote(**parts)


def _read_mark(parts: Mapping[str, Any] | None) -> MarkState | None:
    if parts is None:
        return None
    until = None if parts["until"] is None else datetime.fromisoformat(parts["until"])
    return MarkState(until=until, note=parts["note"])


def _read_reasons(parts: Iterable[Mapping[str, Any]]) -> Reasons:
    return tuple(Reason(**part) for part in parts)


_READERS: dict[str, Callable[[Any], object]] = {
    "made_at": datetime.fromisoformat,
    "visible": tuple,
    "based_on": _read_seen,
    "vote": _read_vote,
    "facts": _read_facts,
    "content": read_content,
}
"""Field → what makes a value of its written form; the others are as they are written."""

_READERS_OF: dict[type[AnyChange], dict[str, Callable[[Any], object]]] = {
    CastVote: {"before": _read_vote},
    EditDataset: {"before": _read_facts},
    EditContent: {"labels_before": read_values, "labels": read_values},
    Relabel: {"before": read_values, "after": read_values},
    CreateCase: {"labels": read_labels},
    Mark: {"state": _read_mark, "before": _read_mark},
    SetReasons: {"reasons": _read_reasons, "before": _read_reasons},
}
"""The same for fields whose names mean something else in one kind."""


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
    match value:
        case datetime():
            return value.astimezone(UTC).isoformat()
        case Seen() | Vote() | DatasetFacts() | MarkState() | Reason():
            return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
        case Content() | Labels():
            return spelled_fields(value)
        case dict():
            values = cast("dict[str, object]", value)
            return {name: spelled(one) for name, one in values.items()}
        case tuple():
            return [_plain(part) for part in cast("tuple[object, ...]", value)]
        case Json():
            return value.text
        case _:
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
    read = _READERS_OF.get(cls, {}).get(name) or _READERS.get(name)
    return read(value) if read else value


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
