"""Turn columns: whether a table has one turn of a conversation per row, and in which columns."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, starmap
from operator import eq

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Members
from reviewer_app.domain.mappings import Grouping, Speaker
from reviewer_app.formats.cells import to_text
from reviewer_app.formats.conversations import SPEAKER_KEYS, TEXT_KEYS, find_role
from reviewer_app.formats.grouping import TURNS, Grouper
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.sources import Record

_CONVERSATIONS = (
    "conversationid", "conversation", "convid", "convoid", "dialogueid", "dialogid", "dialogue",
    "sessionid", "session", "threadid", "thread", "chatid", "chat", "scenarioid",
    *NAMES["external_id"],
)  # fmt: skip
_FEWEST_ROWS = 2


def propose_grouping(columns: Sequence[str], samples: Sequence[Record]) -> Grouping | None:
    """The grouping for a table whose rows are turns; None for any other."""
    if len(samples) < _FEWEST_ROWS:
        return None
    found = _by_role(columns, samples) or _by_speaker(columns, samples)
    if found is None:
        return None
    return replace(found, has_answer=_ends_with_answers(found, samples))


def _by_role(columns: Sequence[str], samples: Sequence[Record]) -> Grouping | None:
    """One column says who speaks, another what, and a third in which conversation."""
    role = _find(columns, SPEAKER_KEYS)
    text = _find(columns, TEXT_KEYS)
    if role is None or text is None:
        return None
    spoken = [_text(sample, role) for sample in samples]
    if not all(map(find_role, spoken)) or len({find_role(name) for name in spoken}) < 2:
        return None
    conversation = _find_conversation(columns, samples)
    if conversation is None and not _has_gaps(samples):
        return None
    return Grouping(conversation=conversation or "", role=role, text=text)


def _by_speaker(columns: Sequence[str], samples: Sequence[Record]) -> Grouping | None:
    """Each side has a column of its own, and no row has words of both.

    In a table of two columns one known side is enough.
    """
    known = {column: role for column in columns if (role := find_role(column)) and len(column) > 1}
    if len(columns) == 2 and len(known) == 1:
        other = "assistant" if "user" in known.values() else "user"
        known = {column: known.get(column, other) for column in columns}
    if set(known.values()) < {"user", "assistant"} or len(known) != 2:
        return None
    filled = [sum(bool(_text(sample, column)) for column in known) for sample in samples]
    if max(filled) > 1 or not all(any(_text(each, column) for each in samples) for column in known):
        return None
    speakers = tuple(Speaker(column=column, role=role) for column, role in known.items())
    conversation = _find_conversation(columns, samples)
    return Grouping(conversation=conversation or "", speakers=speakers)


def _find(columns: Sequence[str], names: Sequence[str]) -> str | None:
    by_name = {fold(column): column for column in reversed(columns)}
    return next((by_name[name] for name in names if name in by_name), None)


def _find_conversation(columns: Sequence[str], samples: Sequence[Record]) -> str | None:
    """The column that names conversations: filled everywhere, and equal in some neighbours."""
    by_name = {fold(column): column for column in reversed(columns)}
    for name in _CONVERSATIONS:
        if (column := by_name.get(name)) is None:
            continue
        values = [_text(sample, column) for sample in samples]
        if all(values) and any(starmap(eq, pairwise(values))):
            return column
    return None


def _has_gaps(samples: Sequence[Record]) -> bool:
    return any(sample.is_apart for sample in samples[1:])


def _ends_with_answers(grouping: Grouping, samples: Sequence[Record]) -> bool:
    """Whether every conversation that is surely seen to its end ends with the assistant."""
    groups = list(Grouper(grouping, ()).group(samples))
    whole = groups[:-1] if len(groups) > 1 else groups
    return all(isinstance(each, Record) and _last_role(each) == "assistant" for each in whole)


def _last_role(group: Record) -> str:
    cell = group.cells[TURNS]
    turns = json.parse(cell.text) if isinstance(cell, Json) else None
    last = turns[-1] if isinstance(turns, list) and turns else None
    return str(dict(last.pairs)["role"]) if isinstance(last, Members) else ""


def _text(record: Record, column: str) -> str:
    cell = record.cells.get(column)
    return "" if cell is None else to_text(cell).strip()
