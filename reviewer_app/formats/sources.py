"""Sources: files to import, seen as records however they are written."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

from reviewer_app.domain.files import Note, Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.sayings import Amount, say
from reviewer_app.formats.texts import TextFile

Cell = str | Number | bool | Json | None
"""One value of a record; in a table always text."""

Format = Literal["CSV", "JSONL", "JSON", "XLSX", "YAML"]
"""CSV stands for text with any delimiter."""

_TABLES = ("CSV", "XLSX")
_FORMULA = re.compile(r"=\s*[-+(@\w\"'$]")


class SourceFile(Protocol):
    """What is known of the bytes under a source."""

    @property
    def path(self) -> Path:
        """Where the file is."""
        ...

    @property
    def size(self) -> int:
        """How many bytes it has."""
        ...

    @property
    def encoding(self) -> str:
        """The encoding of its text, in Python's name."""
        ...

    @property
    def file_hash(self) -> str:
        """SHA-256 of its bytes, in hexadecimal digits; "" until they were all read once."""
        ...

    @property
    def lines(self) -> int:
        """How many physical lines it has; in a workbook, rows; 0 until all were read once."""
        ...


class Remark(NamedTuple):
    """Something to tell about one row that is taken; column: "" for the row as a whole."""

    column: str
    reason: str


class Record(NamedTuple):
    """One row of a file: `place` says where it starts ("line 7"); `cells` by column name.

    is_apart: a blank row parts it from the row before it, or it is the first of its sheet.
    A tuple, because it is made in a third of the time that a frozen data class takes.
    """

    place: str
    cells: Mapping[str, Cell]
    remarks: tuple[Remark, ...] = ()
    is_apart: bool = False


FORMULA = say("A formula: it is read as text and will not be calculated")


MOST_UNITS = 32_767
CUT_OFF = say(
    "Probably cut off: it has the {most} characters that a spreadsheet's cell holds at most",
    most=Amount(MOST_UNITS),
)
_LONG = MOST_UNITS // 2


def remark_on(cells: Mapping[str, str]) -> tuple[Remark, ...]:
    """What is told about a table's row: texts that a spreadsheet runs or cut."""
    for text in cells.values():  # nearly all rows have none, so a list is made for the others only
        if text[:1] == "=" or len(text) > _LONG:
            break
    else:
        return ()
    return tuple(Remark(*found) for column, text in cells.items() if (found := _odd(column, text)))


def _odd(column: str, text: str) -> tuple[str, str] | None:
    if _FORMULA.match(text):
        return column, FORMULA
    if len(text) > _LONG and len(text.encode("utf-16-le", "surrogatepass")) == MOST_UNITS * 2:
        return column, CUT_OFF
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderChoice:
    """A row that could hold the columns' names; number: as in places; 0: no row does."""

    number: int
    cells: tuple[str, ...]


class Source(ABC):
    """A readable file. `columns` stand in the file's order, spelled as there.

    known_fields: column → field where the format itself says so, and no guess is needed.
    is_suite: it is an evaluation suite, in which a blank input is an input. place: where in the
    file the rows stand, if not everywhere. extras: what stands beside them. has_comments: it
    has comments, which no record tells. notes: what is told about the file as a whole.
    delimiter, header_row, sheets: how a table was read; sheets: all that could be. is_cut: only
    the file's first rows are read.
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
        self.notes: tuple[Note, ...] = ()
        self.delimiter = ""
        self.header_row: int | None = None
        self.header_choices: tuple[HeaderChoice, ...] = ()
        self.sheets: tuple[str, ...] = ()
        self.is_cut = False

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
        self.is_cut = file.is_cut
