"""The turns of a conversation while they are edited; what is not touched keeps its spelling."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reviewer_app.domain import json
from reviewer_app.domain.conversations import READ, turns_of
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.json_outlines import Outline


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEntry:
    """One turn. written: its JSON; empty for a new one. Role and text are what it says there."""

    role: str
    text: str
    written: str = ""

    def changed(self, *, role: str | None = None, text: str | None = None) -> "TurnEntry":
        """The turn with another role or another text; whatever else it carries stays."""
        new = replace(
            self,
            role=self.role if role is None else role,
            text=self.text if text is None else text,
        )
        if (new.role, new.text) == (self.role, self.text):
            return self
        return replace(new, written=_rewritten(new))


def _rewritten(turn: TurnEntry) -> str:
    """The JSON of a turn: its own with another role and text."""
    parts = json.members(turn.written) if turn.written else []
    known = {"role": json.quote(turn.role), "content": json.quote(turn.text)}
    written = [(key, known.pop(key, value)) for key, value in parts]
    written += known.items()
    return "{" + ", ".join(f"{json.quote(key)}: {value}" for key, value in written) + "}"


def new_turn(role: str, text: str = "") -> TurnEntry:
    """A turn that was not there before."""
    turn = TurnEntry(role=role, text=text)
    return replace(turn, written=_rewritten(turn))


def turn_entries(text: str) -> list[TurnEntry] | None:
    """The turns of a conversation's JSON; none for an empty text.

    None where it is no list of turns whose content is text, or too long: edited as JSON then.
    """
    if not text.strip():
        return []
    if len(text) > READ:
        return None
    turns = turns_of(Json(text))
    if turns is None:
        return None
    try:
        outline = Outline(text).complete()
    except JsonError:
        return None
    written = [outline.source(row) for row in outline.children(0)]
    found = [
        TurnEntry(role=turn.role, text=turn.text, written=source)
        for turn, source in zip(turns, written, strict=True)
    ]
    return found if all(_is_plain(turn) for turn in found) else None


def _is_plain(turn: TurnEntry) -> bool:
    """Whether role and content are all that is edited, each of them a text."""
    parts = dict(json.members(turn.written))
    return parts.get("content", "").startswith('"')


def turns_text(turns: Sequence[TurnEntry]) -> str:
    """The JSON of a conversation, a line for each turn; empty without any."""
    if not turns:
        return ""
    return "[\n" + ",\n".join(f"  {turn.written}" for turn in turns) + "\n]"
