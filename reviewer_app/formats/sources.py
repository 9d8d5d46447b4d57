"""Sources: files to import, seen as records however they are written."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.texts import TextFile

Cell = str | Number | bool | Json | None
"""One value of a record; in a table always text."""

Format = Literal["CSV", "JSONL", "JSON", "XLSX", "YAML"]
"""CSV stands for text with any delimiter."""

_TABLES = ("CSV", "XLSX")


class SourceFile(Protocol):
    """What is known of the bytes under a source."""

    @property
    def path(self) -> Path:
        """Where the file is."""
        ...

    @property
    def encoding(self) -> str:
        """The encoding of its text, in Python's name."""
        ...

    @property
    def file_hash(self) -> str:
        """SHA-256 of its bytes, in hexadecimal digits."""
        ...

    @property
    def lines(self) -> int:
        """How many physical lines it has; in a workbook, rows."""
        ...


class Record(NamedTuple):
    """One row of a file: `place` says where it starts ("line 7"); `cells` by column name.

    A tuple, because it is made in a third of the time that a frozen data class takes.
    """

    place: str
    cells: Mapping[str, Cell]


class Source(ABC):
    """A readable file. `columns` stand in the file's order, spelled as there.

    known_fields: column → field where the format itself says so, and no guess is needed.
    is_suite: it is an evaluation suite, in which a blank input is an input. place: where in the
    file the rows stand, if not everywhere. extras: what stands beside them. has_comments: it
    has comments, which no record tells.
    """

    format: Format

    def __init__(self, file: SourceFile) -> None:
        self._file = file
        self.columns: tuple[str, ...] = ()
        self.known_fields: Mapping[str, str] = {}
        self.is_suite = False
        self.place = ""
        self.extras: Mapping[str, Cell] = {}
        self.has_comments = False

    @property
    def file(self) -> SourceFile:
        """The file that was surveyed."""
        return self._file

    @property
    def encoding(self) -> str:
        """The encoding that the file was found to have, in Python's name."""
        return self._file.encoding

    @property
    def file_hash(self) -> str:
        """SHA-256 of the file's bytes, in hexadecimal digits."""
        return self._file.file_hash

    @property
    def lines(self) -> int:
        """How many physical lines the file has."""
        return self._file.lines

    @property
    def has_types(self) -> bool:
        """Whether cells carry a type of their own; in tables an empty cell means "not given"."""
        return self.format not in _TABLES

    @abstractmethod
    def records(self) -> Iterator[Record | Refusal]:
        """Read the file from its start, one record at a time and with flat memory.

        Raises FileProblem when the file can no longer be read or is not the one surveyed.
        """


class TextSource(Source, ABC):
    """A source whose file is text."""

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        self.text = file
