"""Results of an import, for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from itertools import starmap
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from reviewer_app.cli.words import count
from reviewer_app.domain import json
from reviewer_app.domain.files import Refusal
from reviewer_app.services.import_counts import NUMBERS, Counts
from reviewer_app.services.naming import readable

if TYPE_CHECKING:
    from reviewer_app.services.importing import Difference, ImportResult, Survey

_SHOWN, _LONGEST = 20, 60
"""Differences that are told in words, and characters of a value in them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileResult(Counts):
    """What became of one file. was_read: it could be read at all. is_dry_run: nothing was written.

    The counts are those of ImportResult.
    """

    path: Path
    dataset: str
    was_read: bool = True
    is_dry_run: bool = False
    differences: "tuple[Difference, ...]" = ()
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    not_kept: tuple[str, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether every row of the file is in the store as the file has it, or would be."""
        return not (self.refused or self.conflicting)

    @classmethod
    def failed(cls, path: Path, dataset: str | None, reason: str) -> Self:
        """A file of which nothing was taken."""
        refusal = Refusal(place="file", reason=reason)
        name = dataset or readable(path.stem)
        return cls(path=path, dataset=name, was_read=False, refused=(refusal,))

    @classmethod
    def of(cls, path: Path, result: "ImportResult") -> Self:
        """What an import says of its file. path: as it was named."""
        return cls(
            path=path,
            dataset=result.dataset,
            mapping=result.mapping,
            not_kept=result.not_kept,
            **_counted(result),
        )

    @classmethod
    def of_survey(cls, path: Path, dataset: str, mapping: dict[str, str], survey: "Survey") -> Self:
        """What an import would do."""
        return cls(
            path=path,
            dataset=dataset,
            is_dry_run=True,
            differences=survey.differences,
            mapping=mapping,
            **_counted(survey),
        )


def _counted(counts: Counts) -> dict[str, Any]:
    """Everything that is said of an import and of its dry run alike."""
    return {each.name: getattr(counts, each.name) for each in fields(Counts)}


def to_json(result: FileResult) -> str:
    """One line of JSON; counts are integers, places those of Refusal."""
    told: dict[str, object] = {
        "file": readable(str(result.path)),
        "dataset": result.dataset,
        **{name: getattr(result, name) for name in NUMBERS if name not in ("rows", "lines")},
        "refused": [{"place": r.place, "reason": r.reason} for r in result.refused],
        "notes": [{"place": note.place, "reason": note.reason} for note in result.notes],
        "mapping": result.mapping,
    }
    if result.is_dry_run:
        told["dry_run"] = True
        told["differences"] = [_difference(difference) for difference in result.differences]
    return json.dump(told)


def _difference(difference: "Difference") -> dict[str, object]:
    return {
        "place": difference.place,
        "case": difference.title,
        "verdict": difference.verdict,
        "fields": {
            change.field: {"before": change.before, "after": change.after}
            for change in difference.fields
        },
    }


def lines_for(result: FileResult) -> Iterator[str]:
    """The same for people, with what was not kept."""
    if not result.was_read:
        yield from (f"{readable(str(result.path))}: {refusal.reason}" for refusal in result.refused)
        return
    nothing = " (a dry run: nothing is written)" if result.is_dry_run else ""
    yield f"{readable(str(result.path))} → {result.dataset}{nothing}"
    yield f"  {_counts(result)}"
    yield f"  Columns: {', '.join(starmap(_pair, result.mapping.items()))}"
    if result.not_kept:
        yield f"  Columns not kept: {', '.join(result.not_kept)}"
    if fault := result.id_fault:
        yield f"  Cases are known by their content: {fault.reason} ({fault.place})."
    if result.conflicting and not result.is_dry_run:
        yield "  Cases that were decided or edited here stay as they are; see --on-conflict."
    yield from _difference_lines(result)
    yield from (f"  Note, {note.place}: {note.reason}" for note in result.notes)
    yield from (f"  Not taken, {refusal.place}: {refusal.reason}" for refusal in result.refused)


def _difference_lines(result: FileResult) -> Iterator[str]:
    for difference in result.differences[:_SHOWN]:
        yield f"  {difference.title} ({difference.place}), {difference.verdict}:"
        for change in difference.fields:
            before, after = _short(change.before), _short(change.after)
            yield f"    {change.field}: {before} → {after}"
    more = len(result.differences) - _SHOWN
    if more > 0:
        yield f"  … {more} more in --json"


def _short(value: str | None) -> str:
    if value is None:
        return "(nothing)"
    return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"


def _pair(column: str, field: str) -> str:
    return column if column == field else f"{column} → {field}"


def _counts(result: FileResult) -> str:
    counts = [f"{result.taken} taken", f"{result.same} same"]
    told = (
        (result.changed, "changed"),
        (result.relabelled, "with other labels or votes"),
        (result.conflicting, "changed there and decided here"),
        (result.history, "earlier revisions"),
        (result.outputs, "answer kept" if result.outputs == 1 else "answers kept"),
    )
    counts += [f"{number} {words}" for number, words in told if number]
    counts.append(f"{len(result.refused)} refused")
    where = f"{count(result.rows, 'row')} on {count(result.lines, 'line')}"
    return f"{', '.join(counts)} ({where})"
