"""Counting: a first reading of a file, that finds whether its ids can tell its rows apart."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from reviewer_app.domain.files import ImportedCase, Note, Refusal
from reviewer_app.domain.mappings import Mapping
from reviewer_app.domain.sayings import say
from reviewer_app.formats.building import read_cases
from reviewer_app.formats.sources import Cell, Record, Source
from reviewer_app.services.progress import Progress

MOST_NOTES = 1000
"""Notes that are kept of one file; of the others only the number is told."""

_OWN = ("family_id", "content_hash")
"""What a row of our own exports has beside an id."""

_EVERY = 10_000
"""Rows between two looks whether anybody still wants the count, and reports how far it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """What a first reading found. rows: all but the blank ones, refused ones included.

    has_ids: an id column is mapped, and each row has an id of its own in it. id_fault: why the
    mapped column is none, with the first row where that shows; an empty id is no fault in a row
    of our own exports, which is known by the case that it came from. alike: ids that differ from
    another one only in case, blanks or Unicode form.
    """

    rows: int
    has_ids: bool
    id_fault: Refusal | None = None
    alike: tuple[Note, ...] = ()


def count_rows(source: Source, mapping: Mapping, progress: Progress) -> Count:
    """Read a source once; raises FileProblem as its `records` do. Cancelled: the rows so far."""
    use = mapping.by_field.get("external_id")
    ids = _Ids(use.column) if use else None
    rows = 0
    for place, cell, is_own in _cells(source, mapping, use.column if use else ""):
        rows += 1
        if rows % _EVERY == 0:
            progress.report(rows, 0)
            if progress.cancelled:
                break
        if ids and place:
            ids.look_at(place, cell, is_own=is_own)
    return Count(
        rows=rows,
        has_ids=ids is not None and ids.are_whole,
        id_fault=ids.fault if ids else None,
        alike=tuple(ids.alike) if ids else (),
    )


def _cells(source: Source, mapping: Mapping, column: str) -> Iterator[tuple[str, Cell, bool]]:
    """Place and id of each row, and whether it is one of our own exports.

    Without a place where it is refused, or is history.
    """
    if mapping.grouping:
        yield from _of_cases(read_cases(source, mapping))
        return
    history, is_own = _history_column(source), _own_rows(source)
    for record in source.records():
        if isinstance(record, Record) and not record.cells.get(history):
            yield record.place, record.cells.get(column), is_own(record)
        else:
            yield "", None, False


def _of_cases(cases: Iterable[ImportedCase | Refusal]) -> Iterator[tuple[str, Cell, bool]]:
    for case in cases:
        if isinstance(case, Refusal):
            yield "", None, False
        else:
            yield case.place, case.external_id, case.known_as is not None


def _history_column(source: Source) -> str:
    """In our own exports, what says that a row is an earlier revision; it bears its head's id."""
    return "legacy_at" if {"family_id", "legacy_at"} <= set(source.columns) else ""


def _own_rows(source: Source) -> Callable[[Record], bool]:
    """Whether a row says which of our cases it was."""
    if not set(_OWN) <= set(source.columns):
        return lambda _: False
    return lambda record: all(record.cells.get(name) for name in _OWN)


class _Ids:
    """The ids of a file so far.

    Fingerprints instead of ids keep a million of them small; two that clash by chance would only
    make the rows be known by their content.
    """

    def __init__(self, column: str) -> None:
        self.fault: Refusal | None = None
        self.are_whole = True
        self.alike: list[Note] = []
        self._column = column
        self._met: set[int] = set()
        self._folded: set[int] = set()

    def look_at(self, place: str, cell: Cell, *, is_own: bool) -> None:
        """Take the id of the next row into account."""
        if cell is None or cell == "":
            self.are_whole = False
            if not is_own:
                self._blame(place, say("The column {column} is empty", column=self._column))
            return
        text = cell if isinstance(cell, str) else str(cell)
        if hash(text) in self._met:
            reason = say("The column {column} has a value twice", column=self._column)
            self._blame(place, reason)
            return
        folded = _fold(text)
        is_alike = hash(folded) in self._folded or hash(folded) in self._met
        if is_alike and len(self.alike) < MOST_NOTES:
            reason = say(
                "The id “{id}” is like another one but for case, blanks or Unicode form", id=text
            )
            self.alike.append(Note(place=place, reason=reason, field="external_id"))
        self._met.add(hash(text))
        if folded != text:  # few are, so that most ids are kept once
            self._folded.add(hash(folded))

    def _blame(self, place: str, reason: str) -> None:
        self.are_whole = False
        if self.fault is None:
            self.fault = Refusal(place=place, reason=reason, field="external_id")


def _fold(text: str) -> str:
    """An id without what people do not see: case, blanks, the form of its accents."""
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    return "".join(text.split()).casefold()
