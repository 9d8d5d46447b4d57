"""What became of the rows of a file, in numbers and sentences; loads nothing of the store."""

from dataclasses import dataclass, fields

from reviewer_app.domain.files import Note, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """What an import does or would do.

    rows: in the file, on `lines` physical lines (in a workbook, rows). taken: new cases. same:
    cases that the file has as they are. changed, relabelled: cases whose content, or only labels
    or the file's own votes, the file has otherwise. conflicting: such cases that were decided or
    edited here. history: earlier revisions in one of our own exports, which are not read in.
    outputs: answers that are new. id_fault: why the column of ids tells no cases apart, so that
    they are known by content.
    """

    rows: int = 0
    lines: int = 0
    taken: int = 0
    same: int = 0
    changed: int = 0
    relabelled: int = 0
    conflicting: int = 0
    history: int = 0
    outputs: int = 0
    refused: tuple[Refusal, ...] = ()
    notes: tuple[Note, ...] = ()
    id_fault: Refusal | None = None


NUMBERS = tuple(field.name for field in fields(Counts) if field.type is int)
"""The counts among them, in this order."""
