"""Writing: cases become JSON Lines, CSV, XLSX or YAML, with every fact that reading takes back.

Nothing is guarded against spreadsheet formulas unless that is asked for: a guard changes the
text, and whoever reads an export by program would get the change.
"""

import csv
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, BinaryIO, Literal, Protocol, TextIO

from reviewer_app.domain.files import ExportedCase, Note
from reviewer_app.formats.exported import COLUMNS, to_cells, to_line
from reviewer_app.formats.guards import GUARD_COLUMN, guard
from reviewer_app.formats.xlsx_columns import case_columns
from reviewer_app.formats.yaml_writing import SuiteHead, SuiteWriter

WrittenFormat = Literal["csv", "jsonl", "xlsx", "yaml"]
"""The formats that can be written, by the names that people type."""

PACKED_FORMATS = frozenset({"xlsx"})
"""Those that are written to a binary stream."""

SUFFIXES: Mapping[str, WrittenFormat] = {
    ".csv": "csv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".xlsx": "xlsx",
    ".yaml": "yaml",
    ".yml": "yaml",
}
"""What the end of a file's name says of its format."""

_ENCODING = "utf-8"
_ERRORS = "surrogatepass"
"""CSV has no other way to carry half a character (a lone surrogate) than its bytes."""

_MARK = "\ufeff"


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """How a file is written beyond its format.

    excel_delimiter: CSV for Excel, with the delimiter that Excel expects on this computer; None:
    plain CSV. suite: what stands above the cases of a YAML suite. words: puts what explains a
    workbook into the language of the person.
    """

    excel_delimiter: str | None = None
    words: Callable[[str], str] = str
    suite: SuiteHead = field(default_factory=SuiteHead)


def open_to_write(
    path: Path, format_: str = "csv", opener: Callable[[str, int], int] | None = None
) -> IO[Any]:
    """Open a new file for a writer, whatever the machine's own encoding and line ends are.

    opener: opens the file by path and flags, where that needs more care than usual.
    """
    if format_ in PACKED_FORMATS:
        return open(path, "wb", opener=opener)
    return open(path, "w", encoding=_ENCODING, errors=_ERRORS, newline="", opener=opener)


def set_up(stream: TextIOWrapper) -> None:
    """Make a stream that is open already, such as standard output, fit for a writer."""
    stream.reconfigure(encoding=_ENCODING, errors=_ERRORS, newline="")


class Writer(Protocol):
    """Writes cases behind those that it wrote before."""

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the file does not hold whole; complete after `finish`."""
        ...

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        ...

    def finish(self) -> None:
        """Write what comes after the last case. The stream stays open."""
        ...

    def close(self) -> None:
        """Let go of what is held beside the stream, also when nothing was finished."""
        ...


class _PlainWriter:
    """A writer that needs nothing in the end, and holds everything whole."""

    notes: tuple[Note, ...] = ()

    def finish(self) -> None:
        """Nothing comes after the last case."""

    def close(self) -> None:
        """Nothing is held beside the stream."""


class JsonlWriter(_PlainWriter):
    """Writes one JSON object per case and line. Facts not given are null.

    Text is readable, JSON stands as it was written (on one line), times are ISO 8601 in UTC.
    out: from `open_to_write` or `set_up`.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        lines = [to_line(case) for case in cases]
        self._out.writelines(lines)
        return len(lines)


class CsvWriter(_PlainWriter):
    """Writes a header, then one row per case. Facts not given are empty.

    Rows end in CR LF: RFC 4180 says so, spreadsheets write it, and only then does Python's
    writer quote a cell with either character. out: from `open_to_write` or `set_up`.
    """

    def __init__(self, out: TextIO) -> None:
        self._writer = csv.writer(out, lineterminator="\r\n")
        self._writer.writerow(COLUMNS)

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        rows = [to_cells(case) for case in cases]
        self._writer.writerows(rows)
        return len(rows)


class ExcelCsvWriter(_PlainWriter):
    """Writes CSV that Excel opens by itself: marked as UTF-8, with the delimiter of the place.

    Texts that Excel would run as formulas are guarded; a column more says so, and our reader
    takes the guards off again. Every cell is quoted, so that one with another place's delimiter
    is not torn into a cell that would run.
    """

    def __init__(self, out: TextIO, delimiter: str) -> None:
        out.write(_MARK)
        self._writer = csv.writer(
            out, delimiter=delimiter, lineterminator="\r\n", quoting=csv.QUOTE_ALL
        )
        self._writer.writerow([*COLUMNS, GUARD_COLUMN])

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        rows = [[*map(guard, to_cells(case)), ""] for case in cases]
        self._writer.writerows(rows)
        return len(rows)


class XlsxWriter:
    """Writes a workbook with the rows that CSV has, all cells text.

    Texts over 32,767 UTF-16 units are cut, marked and listed on a sheet of their own.
    out: binary; it has the workbook after `finish`. words: see Layout.
    """

    def __init__(self, out: BinaryIO, words: Callable[[str], str] = str) -> None:
        # The library takes memory and time that a window would spend at its start.
        from reviewer_app.formats.xlsx_writing import WorkbookWriter

        self._workbook = WorkbookWriter(out, case_columns(), words)

    @property
    def notes(self) -> tuple[Note, ...]:
        """The texts that were cut."""
        return self._workbook.notes

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        rows = [to_cells(case) for case in cases]
        self._workbook.add(rows)
        return len(rows)

    def finish(self) -> None:
        """Pack the workbook; raises OSError."""
        self._workbook.finish()

    def close(self) -> None:
        """Remove what waited to be packed."""
        self._workbook.close()


def make_writer(format_: WrittenFormat, out: Any, layout: Layout | None = None) -> Writer:
    """A writer of the format on an open stream, which is binary for PACKED_FORMATS."""
    layout = layout or Layout()
    match format_:
        case "csv" if layout.excel_delimiter:
            return ExcelCsvWriter(out, layout.excel_delimiter)
        case "csv":
            return CsvWriter(out)
        case "jsonl":
            return JsonlWriter(out)
        case "xlsx":
            return XlsxWriter(out, layout.words)
        case "yaml":
            return SuiteWriter(out, layout.suite)
