"""Looks: what is known of a file before it is read in, for the screen and the command line."""

from dataclasses import dataclass, field
from pathlib import Path

from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.files import Note, Pasted
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import Mapping, Reading
from reviewer_app.formats.encodings import EncodingChoice as EncodingChoice
from reviewer_app.formats.origins import Origin
from reviewer_app.formats.sources import HeaderChoice as HeaderChoice
from reviewer_app.formats.sources import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnLook:
    """One column; filled: in how many of the rows that were looked at it holds something."""

    name: str
    first_value: str
    filled: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What a first look at a file found; nothing is read in by it.

    name: the file's. format: "CSV", "JSONL", "JSON", "XLSX" or "YAML"; CSV stands for any
    delimiter. place: where in the file the rows stand ("the sheet Cases"), if not everywhere.
    size in bytes. rows: how many there are, None where that takes reading the whole file.
    sampled: how many rows were looked at. reading: as asked, or as remembered.

    must_ask: "encoding" where nobody but a person can tell it; `encodings` has the likeliest
    first, and until one is chosen the file is shown in that. delimiter, header_row: what is in
    use (header_row 0: none). delimiters, sheets, header_rows: what could be chosen instead.

    proposed: the mapping to begin with, remembered from a file of the same shape where
    is_remembered. lacks: why the proposed mapping makes no cases, "" where it does. not_kept:
    what no field takes by that mapping. suggested_*: names for where the cases could go.
    dataset_metadata: a suite's own keys, which the dataset keeps. notes: on the file as a whole.
    """

    name: str
    format: str
    encoding: str
    place: str
    size: int
    rows: int | None
    sampled: int
    columns: tuple[ColumnLook, ...]
    proposed: Mapping
    is_remembered: bool
    reading: Reading
    must_ask: str
    encodings: tuple[EncodingChoice, ...]
    delimiter: str
    delimiters: tuple[str, ...]
    sheets: tuple[str, ...]
    header_row: int | None
    header_rows: tuple[HeaderChoice, ...]
    lacks: str
    not_kept: tuple[str, ...]
    suggested_product: str
    suggested_dataset: str
    dataset_metadata: Json | None
    type: DatasetType
    notes: tuple[Note, ...]
    origin: Origin = field(repr=False)
    source: Source = field(repr=False)

    @property
    def file(self) -> Path | Pasted:
        """What was looked at."""
        data = self.origin.data
        return self.origin.path if data is None else Pasted(data=data, name=self.name)
