"""Results that are half-decided, as text to keep on the disk and to show again after a restart.

A result is kept as runs: words with whose they are, and the inline objects between them. What it
was merged of is kept beside it, as a fingerprint; over other texts it means nothing.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtGui import QTextCharFormat, QTextCursor

from reviewer_app.domain.merging import FieldMerge
from reviewer_app.domain.resolving import ResultPart, Side, Words, shown
from reviewer_app.ui.merging.document import MergedDocument, insert_stand_in
from reviewer_app.ui.merging.objects import OBJECT, Kind, Property, object_format

NOTE = "note"
"""Stands for the note among the fields that are kept."""

_KINDS = {"letter": Kind.LETTER, "choice": Kind.CHOICE, "stand_in": Kind.STAND_IN}
_NAMES: dict[int, str] = {kind.value: name for name, kind in _KINDS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Words, a line's end, or an inline object. kind: "words", "line", or a name of _KINDS.

    text: of a stand-in, what it stands for. number, side: of an answer, or of a choice, or of a
    fold (below 0). whole: the side that was taken as a whole.
    """

    kind: str
    text: str = ""
    origin: str = ""
    number: int | None = None
    side: str = ""
    whole: str = ""


def fingerprint(field: FieldMerge, parts: Sequence[ResultPart]) -> str:
    """Of what a result is made: it holds for the very same three sides, merged in the same way."""
    sides = [getattr(field, side) for side in ("base", "mine", "theirs")]
    told = [
        *(None if value is None else shown(field.name, value) for value in sides),
        *(
            [part.text, part.origin]
            if isinstance(part, Words)
            else [part.number, part.place.base, part.place.mine, part.place.theirs]
            for part in parts
        ),
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:32]


def written_out(document: MergedDocument, made_of: str) -> str:
    """The result as text to keep. made_of: its fingerprint."""
    runs = [
        [run.kind, run.text, run.origin, run.number, run.side, run.whole] for run in _runs(document)
    ]
    return json.dumps({"of": made_of, "runs": runs})


def put_back(document: MergedDocument, kept: str, made_of: str) -> bool:
    """Show what was kept; whether it was of these texts. Otherwise the result stays as it is."""
    runs = _read(kept, made_of)
    choices = document.choices
    if any(run.kind == "choice" and run.number not in choices for run in runs):
        return False
    if runs:
        cursor = document.emptied()
        for run in runs:
            _insert(document, cursor, run)
        document.setUndoRedoEnabled(True)
    return bool(runs)


def _read(kept: str, made_of: str) -> list[Run]:
    try:
        found: dict[str, Any] = json.loads(kept)
        if found["of"] != made_of:
            return []
        names = ("kind", "text", "origin", "number", "side", "whole")
        return [Run(**dict(zip(names, run, strict=True))) for run in found["runs"]]
    except (ValueError, KeyError, TypeError):
        return []  # of a program that kept it otherwise


def _runs(document: MergedDocument) -> Iterator[Run]:
    yield Run(kind="words")  # an emptied result is one, too
    for place, block in enumerate(document.blocks()):
        if place:
            yield Run(kind="line")
        for text, kind in document.pieces_of(block):
            for each in text if kind.objectType() in _NAMES else (text,):
                yield _run(each, kind)


def _run(text: str, kind: QTextCharFormat) -> Run:
    name = _NAMES.get(kind.objectType(), "words")
    if name == "stand_in":
        text = str(json.loads(kind.property(Property.TEXT)))
    return Run(
        kind=name,
        text=text if name in {"words", "stand_in"} else "",
        origin=kind.property(Property.ORIGIN) or "",
        number=kind.property(Property.NUMBER),
        side=kind.property(Property.ANSWER) or "",
        whole=kind.property(Property.WHOLE) or "",
    )


def _insert(document: MergedDocument, cursor: QTextCursor, run: Run) -> None:
    kind = _format(document, run)
    if run.kind == "line":
        cursor.insertBlock()
    elif run.kind == "words":
        cursor.insertText(run.text, kind)
    elif run.kind == "stand_in":
        number = -run.number if run.number and run.number < 0 else 0
        insert_stand_in(cursor, run.text, kind, number=number)
    else:
        made = object_format(document.plain(), _KINDS[run.kind])
        made.setProperty(Property.ORIGIN, run.origin)
        made.setProperty(Property.NUMBER, run.number)
        cursor.insertText(OBJECT, made)


def _format(document: MergedDocument, run: Run) -> QTextCharFormat:
    if run.origin:
        is_answer = bool(run.side) and run.number is not None
        answer = (cast(int, run.number), cast(Side, run.side)) if is_answer else None
        made = document.marked(run.origin, answer=answer)
    else:
        made = document.plain()
    if run.whole:
        made.setProperty(Property.WHOLE, run.whole)
    return made
