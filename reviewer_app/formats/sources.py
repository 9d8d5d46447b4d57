"""Sources: files to import, seen as records however they are written."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.texts import TextFile

Cell = str | Number | bool | Json | None
"""One value of a record; in a CSV file always text."""

Format = Literal["CSV", "JSONL"]


class Record(NamedTuple):
    """One row of a file: `place` is "line N", where the record starts; `cells` by column name.

    A tuple, because it is made in a third of the time that a frozen data class takes.
    """

    place: str
    cells: Mapping[str, Cell]


class Source(ABC):
    """A readable file. `columns` stand in the file's order, spelled as there."""

    format: Format

    def __init__(self, file: TextFile) -> None:
        self.file = file
        self.columns: tuple[str, ...] = ()

    @property
    def encoding(self) -> str:
        """The encoding that the file was found to have, in Python's name."""
        return self.file.encoding

    @property
    def file_hash(self) -> str:
        """SHA-256 of the file's bytes, in hexadecimal digits."""
        return self.file.file_hash

    @property
    def lines(self) -> int:
        """How many physical lines the file has."""
        return self.file.lines

    @property
    def has_types(self) -> bool:
        """Whether cells carry a type of their own; in CSV an empty cell means "not given"."""
        return self.format != "CSV"

    @abstractmethod
    def records(self) -> Iterator[Record | Refusal]:
        """Read the file from its start, one record at a time and with flat memory.

        Raises FileProblem when the file can no longer be read or is not the one surveyed.
        """
