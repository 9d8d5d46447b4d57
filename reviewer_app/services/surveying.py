"""Surveying: what a file is and how it will be read, found from its head within a moment.

A look reads the beginning of a text file, and the whole of a workbook or a document; nothing is
changed by it. `open_whole` then proves the file from end to end before it is read in.
"""

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from reviewer_app.domain import json
from reviewer_app.domain.datasets import DEFAULT_PRODUCT
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted as Pasted
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import (
    FOUND_OUT,
    Mapping,
    Reading,
    decode_mapping,
    encode_mapping,
)
from reviewer_app.domain.places import say_place
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.formats.cells import is_given, to_text
from reviewer_app.formats.delimiters import CANDIDATES
from reviewer_app.formats.detection import open_head, open_source, open_unproven
from reviewer_app.formats.forms import PROMPT
from reviewer_app.formats.forms import forms_for as forms_for
from reviewer_app.formats.headers import looks_like_data
from reviewer_app.formats.mapping import holds_scenarios
from reviewer_app.formats.names import OWN_MARKS, OWN_SIGNS, fold
from reviewer_app.formats.origins import Origin, find_origin
from reviewer_app.formats.prompts import PROMPT_KEYS
from reviewer_app.formats.proposing import propose_mapping
from reviewer_app.formats.sources import Record, Source, TextSource
from reviewer_app.services.finding_rows import find_rows
from reviewer_app.services.looks import ColumnLook as ColumnLook
from reviewer_app.services.looks import EncodingChoice as EncodingChoice
from reviewer_app.services.looks import HeaderChoice as HeaderChoice
from reviewer_app.services.looks import Look as Look
from reviewer_app.services.naming import readable
from reviewer_app.services.previewing import Preview as Preview
from reviewer_app.services.previewing import PreviewRow as PreviewRow
from reviewer_app.services.previewing import make_preview
from reviewer_app.store.database import Database, Session
from reviewer_app.store.datasets import find_home, read_product
from reviewer_app.store.shapes import forget_mapping, recall_mapping, remember_mapping
from reviewer_app.system.clock import Clock

_SAMPLES = 200
_SHOWN, _SHOWN_COLUMNS, _SHOWN_VALUE = 40, 20, 200
_NO_HEADER = say(
    "The first row looks like data: say which row is the header, or that there is none."
)
_NO_PERSONA = say(
    "A case needs an input, or a goal and a user persona: no column holds the persona."
)
_COMMENTS = say("(comments)")


class Surveying:
    """Looks files over and shows their rows before anything is read in."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def look(self, file: Path | Pasted, reading: Reading = FOUND_OUT) -> Look:
        """What the file is, within a second also for one of gigabytes; raises FileProblem.

        Without a reading of one's own, what was remembered for files of its shape comes first.
        An export of ours is proposed to go back where its dataset is.
        """
        look = await asyncio.to_thread(make_look, file, reading)
        if is_own_export(look.source):
            families = await asyncio.to_thread(_first_families, look.source)
            look = await self._database.read(lambda session: _with_home(session, look, families))
        if reading != FOUND_OUT:
            return await self._with_remembered(look)
        for candidate in await asyncio.to_thread(_list_candidates, look):
            found = await self._with_remembered(candidate)
            if found.is_remembered:
                return found
        return look

    async def preview(
        self, look: Look, mapping: Mapping, first: int = 0, limit: int = 200
    ) -> Preview:
        """The rows from number `first` on, counted from 0, as they will be; raises FileProblem.

        Raises ValueError for a mapping that does not fit the file.
        """
        return await asyncio.to_thread(make_preview, look, mapping, first, limit)

    async def find_rows(
        self, look: Look, mapping: Mapping, places: Collection[str]
    ) -> tuple[tuple[int, PreviewRow], ...]:
        """The rows of these places with their numbers, from 0; raises as `preview` does."""
        return await asyncio.to_thread(find_rows, look, mapping, places)

    async def remember(self, look: Look, mapping: Mapping) -> None:
        """Propose this mapping first for files of the same shape from now on."""
        shapes = await asyncio.to_thread(_list_shapes, look)
        text, at = encode_mapping(replace(mapping, reading=look.reading)), self._clock.now()
        await self._database.write(lambda session: remember_mapping(session, shapes, text, at))

    async def forget(self, look: Look) -> None:
        """Let what was remembered for files of this shape go."""
        shapes = await asyncio.to_thread(_list_shapes, look)
        await self._database.write(lambda session: forget_mapping(session, shapes))

    async def _with_remembered(self, look: Look) -> Look:
        """The look with the mapping that is kept for its shape, where there is one that fits."""
        shape = find_shape(look.source)
        text = await self._database.read(lambda session: recall_mapping(session, shape))
        if text is None:
            return look
        return await asyncio.to_thread(_apply_remembered, look, text)


def make_look(file: Path | Pasted | Origin, reading: Reading = FOUND_OUT) -> Look:
    """A first look at a file by its own names alone; raises FileProblem."""
    origin = find_origin(file)
    source = open_head(origin, reading)
    samples = list(islice(source.records(), _SAMPLES))
    if source.is_cut and len(samples) < _SAMPLES:  # long rows, or a quote that is never closed
        samples = list(islice(open_unproven(origin, reading).records(), _SAMPLES))
    records = [sample for sample in samples if isinstance(sample, Record)]
    mapping = propose_mapping(source, records, reading)
    choices = source.text.choices if isinstance(source, TextSource) else ()
    is_whole = len(samples) < _SAMPLES and not source.is_cut
    return Look(
        name=readable(origin.path.name),
        format=source.format,
        encoding=source.encoding,
        place=source.place,
        size=origin.size,
        rows=len(samples) if is_whole else None,
        sampled=len(records),
        columns=tuple(_look_at(column, records, source) for column in source.columns),
        proposed=mapping,
        is_remembered=False,
        reading=reading,
        must_ask="encoding" if choices else "",
        encodings=choices,
        delimiter=source.delimiter,
        delimiters=CANDIDATES if source.format == "CSV" else (),
        sheets=source.sheets,
        header_row=source.header_row,
        header_rows=source.header_choices,
        lacks=describe_lack(source, mapping),
        not_kept=list_left_out(source, mapping),
        suggested_product=DEFAULT_PRODUCT,
        suggested_dataset=_suggest_dataset(source, records),
        dataset_metadata=_suite_keys(source),
        type="BEHAVIOR" if holds_scenarios(mapping.as_pairs(), records) else "QUALITY",
        notes=source.notes,
        origin=origin,
        source=source,
    )


def open_whole(look: Look, mapping: Mapping) -> Source:
    """The file that was looked at, proven from end to end: its hash, lines and all its columns.

    Raises FileProblem when it is another file by now, when not all of it is text, and when its
    encoding must be asked about first. Takes as long as reading the file once.
    """
    reading = mapping.reading
    if look.source.file_hash and reading == look.reading:
        look.origin.require_same()
        return look.source
    return open_source(look.origin, reading)


def describe_lack(source: Source, mapping: Mapping) -> str:
    """Why a mapping makes no cases of a source, as a sentence; "" where it does."""
    fields = mapping.fields
    if "input" in fields or {"goal", "user_persona"} <= fields:
        return ""
    if "goal" in fields:
        return _NO_PERSONA
    return _describe_columns(source)


def list_left_out(source: Source, mapping: Mapping) -> tuple[str, ...]:
    """What no field takes: columns, keys beside the list of cases, and comments.

    A suite's own keys are kept by the dataset.
    """
    prompts = PROMPT_KEYS if any(use.form.startswith(PROMPT) for use in mapping.uses) else ()
    grouped = mapping.grouping.columns if mapping.grouping else ()
    used = {*(use.column for use in mapping.uses), *grouped}
    names = set(map(fold, source.columns))
    signs = OWN_SIGNS if names.issuperset(OWN_MARKS) else frozenset[str]()
    columns = [name for name in source.columns if name not in used and fold(name) not in signs]
    keys = [] if source.is_suite else [key for key in source.extras if key not in prompts]
    beside = [say("{key} (top level)", key=key) for key in keys]
    return (*columns, *beside, *([_COMMENTS] if source.has_comments else []))


def find_shape(source: Source) -> str:
    """What files that can be read alike have in common: format and columns, whatever their order.

    It is a hash: the names of columns are content of the person's files.
    """
    names = sorted(fold(column) for column in source.columns)
    text = json.dump([source.format, *names])
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _list_candidates(look: Look) -> list[Look]:
    """The look, and, where the encoding must be asked about, one for each that it may have."""
    readings = [replace(look.reading, encoding=choice.encoding) for choice in look.encodings]
    return [look] if not readings else [make_look(look.origin, each) for each in readings]


def _list_shapes(look: Look) -> list[str]:
    """The shape as it was read, and the one that the next such file shows at first."""
    shapes = [find_shape(look.source)]
    if look.reading not in (FOUND_OUT, Reading(encoding=look.reading.encoding)):
        plain = Reading(encoding=look.reading.encoding)
        shapes.append(find_shape(open_head(look.origin, plain)))
    return shapes


def _apply_remembered(look: Look, text: str) -> Look:
    """The look by a remembered mapping; as it is where that does not fit this file."""
    try:
        kept = decode_mapping(text)
        encoding = look.reading.encoding
        if encoding is not None and kept.reading.encoding != encoding:
            return look
        # An encoding that was chosen once says nothing about a file that tells its own.
        reading = replace(kept.reading, encoding=encoding)
        if reading.sheet not in look.sheets:  # the next month's sheet, say
            reading = replace(reading, sheet=None)
        look = look if reading == look.reading else make_look(look.origin, reading)
        mapping = _rename_columns(replace(kept, reading=reading), look.source)
    except (ValueError, FileProblem):
        return look
    return replace(
        look,
        proposed=mapping,
        is_remembered=True,
        lacks=describe_lack(look.source, mapping),
        not_kept=list_left_out(look.source, mapping),
    )


def _rename_columns(mapping: Mapping, source: Source) -> Mapping:
    """The mapping with this file's own spelling of its columns; raises ValueError."""
    by_name = {fold(column): column for column in reversed(source.columns)}

    def rename(column: str) -> str:
        if not column:
            return column
        if column in source.columns:  # as a saying, where the name is ours
            return source.columns[source.columns.index(column)]
        if fold(column) not in by_name:
            raise ValueError(column)
        return by_name[fold(column)]

    grouping = mapping.grouping
    if grouping:
        grouping = replace(
            grouping,
            conversation=rename(grouping.conversation),
            role=rename(grouping.role),
            text=rename(grouping.text),
            speakers=tuple(replace(each, column=rename(each.column)) for each in grouping.speakers),
        )
    uses = tuple(replace(use, column=rename(use.column)) for use in mapping.uses)
    return replace(mapping, uses=uses, grouping=grouping)


def _look_at(column: str, records: Sequence[Record], source: Source) -> ColumnLook:
    cells = (record.cells.get(column) for record in records)
    values = [cell for cell in cells if is_given(cell, source.has_types)]
    first = to_text(values[0])[:_SHOWN_VALUE] if values else ""
    return ColumnLook(name=column, first_value=first, filled=len(values))


def is_own_export(source: Source) -> bool:
    """Whether the columns are those of a table that was exported here."""
    return set(OWN_MARKS) <= {fold(column) for column in source.columns}


def _first_families(source: Source) -> list[str]:
    """The families that the first rows of an export of ours belong to."""
    column = next(column for column in source.columns if fold(column) == "familyid")
    cells = (
        record.cells.get(column)
        for record in islice(source.records(), _SAMPLES)
        if isinstance(record, Record)
    )
    return [cell.strip() for cell in cells if isinstance(cell, str) and cell.strip()]


def _with_home(session: Session, look: Look, families: Sequence[str]) -> Look:
    """The look with the dataset that has most of the exported cases, where they are here."""
    home = find_home(session, families)
    if home is None:
        return look
    product = read_product(session, home.product_id).name
    return replace(look, suggested_product=product, suggested_dataset=home.name)


def _suggest_dataset(source: Source, records: Sequence[Record]) -> str:
    """Where the file's cases were, or what its suite is called, else the file's own name."""
    stem = readable(source.file.path.stem)
    if source.is_suite:
        name = source.extras.get("name")
        return to_text(name).strip() or stem if name is not None else stem
    by_name = {fold(column): column for column in source.columns}
    if set(OWN_MARKS) <= set(by_name) and records:
        cell = records[0].cells.get(by_name.get("dataset", ""))
        return to_text(cell).strip() or stem if cell is not None else stem
    return stem


def _suite_keys(source: Source) -> Json | None:
    """A suite's keys beside its cases, as they are written."""
    if not source.is_suite or not source.extras:
        return None
    return Json(json.dump(dict(source.extras)))


def _describe_columns(source: Source) -> str:
    """Why a file without an input cannot be taken: its columns, or that it has none."""
    if not source.columns:
        first = next((row for row in source.records() if isinstance(row, Refusal)), None)
        if first is None:
            return say("It has no columns.")
        return say("{why} ({place}).", why=first.reason, place=say_place(first.place))
    # Where the header is missing, the "columns" are whole texts.
    names = [name if len(name) <= _SHOWN else f"{name[:_SHOWN]}…" for name in source.columns]
    more = ["…"] if len(names) > _SHOWN_COLUMNS else []
    columns = list_up([*names[:_SHOWN_COLUMNS], *more])
    if source.place:
        lack = say(
            "No column of {place} is known to hold the input. The columns: {columns}.",
            place=source.place,
            columns=columns,
        )
    else:
        lack = say("No column is known to hold the input. The columns: {columns}.", columns=columns)
    is_data = not source.has_types and looks_like_data(source.columns)
    return say("{problem} {advice}", problem=lack, advice=_NO_HEADER) if is_data else lack
