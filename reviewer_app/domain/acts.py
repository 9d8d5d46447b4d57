"""Acts: what every change of a person has in common, whatever it is about."""

from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What was on screen: the revision and the hash of its content."""

    case_id: str
    content_hash: str


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


def stamp_of(change: Change) -> dict[str, Any]:
    """The fields of a change that every change has, for another kind that takes it back."""
    return {f.name: getattr(change, f.name) for f in fields(Change)}
