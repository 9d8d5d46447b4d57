"""Results of an import, for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import starmap
from pathlib import Path
from typing import TYPE_CHECKING, Self

from reviewer_app.cli.words import count
from reviewer_app.domain import json
from reviewer_app.domain.files import Refusal
from reviewer_app.services.naming import readable

if TYPE_CHECKING:
    from reviewer_app.services.importing import ImportResult


@dataclass(frozen=True, slots=True, kw_only=True)
class FileResult:
    """What became of one file. was_read: it could be read at all. notes: sentences beside it."""

    path: Path
    dataset: str
    was_read: bool = True
    rows: int = 0
    lines: int = 0
    taken: int = 0
    same: int = 0
    changed: int = 0
    conflicting: int = 0
    refused: tuple[Refusal, ...] = ()
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    not_kept: tuple[str, ...] = ()
    id_fault: Refusal | None = None

    @property
    def is_whole(self) -> bool:
        """Whether every row of the file is in the store as the file has it."""
        return not (self.refused or self.changed or self.conflicting)

    @classmethod
    def failed(cls, path: Path, dataset: str | None, reason: str) -> Self:
        """A file of which nothing was taken."""
        refusal = Refusal(place="file", reason=reason)
        name = dataset or readable(path.stem)
        return cls(path=path, dataset=name, was_read=False, refused=(refusal,))

    @classmethod
    def of(cls, result: "ImportResult") -> Self:
        """What an import says of its file."""
        return cls(
            path=result.path,
            dataset=result.dataset,
            rows=result.rows,
            lines=result.lines,
            taken=result.taken,
            same=result.same,
            changed=result.changed,
            conflicting=result.conflicting,
            refused=result.refused,
            mapping=result.mapping,
            not_kept=result.not_kept,
            id_fault=result.id_fault,
        )


def to_json(result: FileResult) -> str:
    """One line of JSON; counts are integers, places those of Refusal."""
    return json.dump(
        {
            "file": readable(str(result.path)),
            "dataset": result.dataset,
            "taken": result.taken,
            "same": result.same,
            "changed": result.changed,
            "conflicting": result.conflicting,
            "refused": [{"place": r.place, "reason": r.reason} for r in result.refused],
            "mapping": result.mapping,
        }
    )


def lines_for(result: FileResult) -> Iterator[str]:
    """The same for people, with what was not kept."""
    if not result.was_read:
        yield from (f"{readable(str(result.path))}: {refusal.reason}" for refusal in result.refused)
        return
    yield f"{readable(str(result.path))} → {result.dataset}"
    yield f"  {_counts(result)}"
    yield f"  Columns: {', '.join(starmap(_pair, result.mapping.items()))}"
    if result.not_kept:
        yield f"  Columns not kept: {', '.join(result.not_kept)}"
    if fault := result.id_fault:
        yield f"  Cases are known by their content: {fault.reason} ({fault.place})."
    if result.changed or result.conflicting:
        yield "  Changed rows have the id of a case with other content; the cases stay as they are."
    yield from (f"  Not taken, {refusal.place}: {refusal.reason}" for refusal in result.refused)


def _pair(column: str, field: str) -> str:
    return column if column == field else f"{column} → {field}"


def _counts(result: FileResult) -> str:
    counts = [f"{result.taken} taken", f"{result.same} same"]
    if result.changed:
        counts.append(f"{result.changed} changed")
    if result.conflicting:
        counts.append(f"{result.conflicting} changed there and decided here")
    counts.append(f"{len(result.refused)} refused")
    where = f"{count(result.rows, 'row')} on {count(result.lines, 'line')}"
    return f"{', '.join(counts)} ({where})"
