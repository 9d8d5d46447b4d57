"""Surveying: what a file is, how it will be read, and whether its ids tell its rows apart."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.headers import looks_like_data
from reviewer_app.formats.mapping import holds_scenarios
from reviewer_app.formats.proposing import propose_mapping
from reviewer_app.formats.sources import Cell, Record, Source

_SAMPLES = 200
_SHOWN, _SHOWN_COLUMNS = 40, 20

_NO_HEADER = "The first row looks like data: put a header with the columns' names above it."


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """What a first reading found. rows: all but the blank ones, refused ones included.

    has_ids: an id column is mapped, and each row has an id of its own in it. id_fault: why the
    mapped column is none, with the first row where that shows.
    """

    rows: int
    has_ids: bool
    id_fault: Refusal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How a file will be read: which column is which field, and how rows are known again."""

    source: Source
    mapping: dict[str, str]
    type: DatasetType
    survey: Survey

    @property
    def not_kept(self) -> tuple[str, ...]:
        """What no field takes: columns, keys beside the list of cases, and comments."""
        columns = [column for column in self.source.columns if column not in self.mapping]
        beside = [f"{key} (top level)" for key in self.source.extras]
        return (*columns, *beside, *(["(comments)"] if self.source.has_comments else []))


def make_plan(path: Path) -> Plan:
    """Look a file over without changing anything; raises FileProblem when it cannot be read."""
    source = open_source(path)
    first = islice(source.records(), _SAMPLES)
    samples = [record for record in first if isinstance(record, Record)]
    mapping = propose_mapping(source, samples).as_pairs()
    fields = set(mapping.values())
    if "input" not in fields and not {"goal", "user_persona"} <= fields:
        raise FileProblem(path, _describe_columns(source))
    by_field = {field: column for column, field in mapping.items()}
    return Plan(
        source=source,
        mapping=mapping,
        type="BEHAVIOR" if holds_scenarios(mapping, samples) else "QUALITY",
        survey=survey(source, by_field.get("external_id")),
    )


def _describe_columns(source: Source) -> str:
    """Why a file without an input cannot be taken: its columns, or that it has none."""
    if not source.columns:
        first = next((row for row in source.records() if isinstance(row, Refusal)), None)
        return f"{first.reason} ({first.place})." if first else "It has no columns."
    # Where the header is missing, the "columns" are whole texts.
    names = [name if len(name) <= _SHOWN else f"{name[:_SHOWN]}…" for name in source.columns]
    more = ", …" if len(names) > _SHOWN_COLUMNS else ""
    columns = ", ".join(names[:_SHOWN_COLUMNS])
    where = f" of {source.place}" if source.place else ""
    is_data = not source.has_types and looks_like_data(source.columns)
    advice = f" {_NO_HEADER}" if is_data else ""
    return f"No column{where} is known to hold the input. The columns: {columns}{more}.{advice}"


def survey(source: Source, id_column: str | None) -> Survey:
    """Read a source once: count its rows, and see whether its ids can tell them apart."""
    rows, fault = 0, None
    # Fingerprints instead of ids keep a million of them small; two that clash by chance would
    # only make the rows be known by their content.
    met: set[int] = set()
    for record in source.records():
        rows += 1
        if id_column is None or fault is not None or isinstance(record, Refusal):
            continue
        cell = record.cells.get(id_column)
        fault = _find_fault(record, id_column, cell, met)
        met.add(hash(cell))
    return Survey(rows=rows, has_ids=id_column is not None and fault is None, id_fault=fault)


def _find_fault(record: Record, column: str, cell: Cell, met: set[int]) -> Refusal | None:
    if cell is None or cell == "":
        return Refusal(place=record.place, reason=f"The column {column} is empty")
    if hash(cell) in met:
        return Refusal(place=record.place, reason=f"The column {column} has a value twice")
    return None
